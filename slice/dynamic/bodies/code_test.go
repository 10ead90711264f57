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
	f, err := b.Parse()
	if err != nil {
		t.Fatal(err)
	}
	p, err := dex.NewProgram(f)
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
