package bodies

import (
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
)

// TestBodies decodes two methods: numbers do not overlap, what lies behind a branch
// depends on it, and what follows where the ways meet does not.
func TestBodies(t *testing.T) {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/O;")
	m := c.Method(dex.AccPublic, "run", "(I)I").Code(2)
	m.Const(0, 0)
	m.Op(dex.OpIfEqz, m.P(1), "skip")
	m.Const(0, 5)
	m.Label("skip").Op(dex.OpReturn, 0)
	o := c.Method(dex.AccPublic|dex.AccStatic, "other", "()V").Code(1)
	o.Op(dex.OpReturnVoid)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	base := New(p)
	run, _ := p.FindMethod("Lx/O;->run(I)I")
	other, _ := p.FindMethod("Lx/O;->other()V")
	first, err := base.Body(run)
	if err != nil {
		t.Fatal(err)
	}
	second, err := base.Body(other)
	if err != nil {
		t.Fatal(err)
	}
	if again, _ := base.Body(run); again != first || base.Decoded(run) != first || len(base.All()) != 2 {
		t.Error("a method was decoded twice")
	}
	if want := first.First + int32(len(first.Insns)+len(first.Params)+1); second.First != want || base.Count() != int(want)+2 {
		t.Errorf("the second method begins at %d, want %d; %d numbers", second.First, want, base.Count())
	}
	if got := first.Controls.Of(2); !slices.Equal(got, []int32{1}) || len(first.Controls.Of(3)) != 0 {
		t.Errorf("controls %v and %v", got, first.Controls.Of(3))
	}
	if !slices.Equal(first.Params, []string{"Lx/O;", "I"}) || first.Static || !second.Static {
		t.Errorf("parameters %v", first.Params)
	}
}

// TestRead: a field that a class reads of another by the method that the compiler made for
// that is the same as where the other reads it itself.
func TestRead(t *testing.T) {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/O;")
	c.Field(0, "all", "Ljava/util/List;")
	access := c.Method(dex.AccStatic|dex.AccSynthetic, "access$000", "(Lx/O;)Ljava/util/List;").Code(1)
	access.Op(dex.OpIgetObject, 0, access.P(0), "Lx/O;->all:Ljava/util/List;").Op(dex.OpReturnObject, 0)
	plain := c.Method(dex.AccStatic, "all", "(Lx/O;)Ljava/util/List;").Code(1)
	plain.Op(dex.OpIgetObject, 0, plain.P(0), "Lx/O;->all:Ljava/util/List;").Op(dex.OpReturnObject, 0)
	m := b.Class(dex.AccPublic, "Lx/P;").Method(dex.AccPublic|dex.AccStatic, "run", "(Lx/O;)V").Code(1)
	m.Op(dex.OpIgetObject, 0, m.P(0), "Lx/O;->all:Ljava/util/List;")
	m.Op(dex.OpInvokeStatic, m.P(0), "Lx/O;->access$000(Lx/O;)Ljava/util/List;").Op(dex.OpMoveResultObject, 0)
	m.Op(dex.OpInvokeStatic, m.P(0), "Lx/O;->all(Lx/O;)Ljava/util/List;").Op(dex.OpMoveResultObject, 0).Op(dex.OpReturnVoid)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	run, _ := p.FindMethod("Lx/P;->run(Lx/O;)V")
	body, err := New(p).Body(run)
	if err != nil {
		t.Fatal(err)
	}
	const field = "Lx/O;->all:Ljava/util/List;"
	for at, want := range map[int32]string{0: field, 2: field, 4: ""} {
		if got := body.Read(at); got != want {
			t.Errorf("%d reads %q, want %q", at, got, want)
		}
	}
}
