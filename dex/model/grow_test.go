package model_test

import (
	"fmt"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/dex/model"
)

// listing builds the class, which makes the layout, and returns its only
// method's code as text.
func listing(t *testing.T, b *build.Builder) string {
	t.Helper()
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	code, _, err := p.Code(0)
	if err != nil {
		t.Fatal(err)
	}
	text := fmt.Sprintf("registers %d ins %d\n", code.Registers, code.Ins)
	if err := code.All(func(in *dex.Insn) bool {
		text += fmt.Sprintf("%d %s %d %d %d\n", in.PC, in.Op, in.A, in.B, in.Rel)
		return true
	}); err != nil {
		t.Fatal(err)
	}
	return text
}

func TestGrow(t *testing.T) {
	for _, tt := range []struct {
		locals int
		want   string
	}{
		{1, "registers 9 ins 5\n0 move-object 1 4 0\n1 move-wide 2 5 0\n2 move 4 7 0\n3 move-object 5 8 0\n4 return-void 0 0 0\n"},
		{14, "registers 22 ins 5\n0 move-object/from16 14 17 0\n2 move-wide/from16 15 18 0\n4 move/from16 17 20 0\n6 move-object/from16 18 21 0\n8 return-void 0 0 0\n"},
		{60000, "registers 60008 ins 5\n0 move-object/16 60000 60003 0\n3 move-wide/16 60001 60004 0\n6 move/16 60003 60006 0\n9 move-object/16 60004 60007 0\n12 return-void 0 0 0\n"},
	} {
		b := build.New(35)
		m := b.Class(dex.AccPublic, "Lx/A;").Method(dex.AccPublic, "m", "(JI[I)V")
		m.Code(tt.locals).Op(dex.OpReturnVoid)
		body := m.Model().Body
		first, err := body.Grow(3, b.File().Pool().ArgumentTypes(m.Model()))
		if err != nil || first != tt.locals+5 {
			t.Fatalf("first spare register %d, %v", first, err)
		}
		if got := listing(t, b); got != tt.want {
			t.Errorf("got\n%swant\n%s", got, tt.want)
		}
	}
	body := &model.Body{Registers: 65534, Insns: []model.Insn{model.NewInsn(dex.OpReturnVoid)}}
	if _, err := body.Grow(2, nil); err == nil {
		t.Error("65,536 registers accepted")
	}
}

// TestRewrite inserts a probe behind the label of a loop: the branch reaches
// it, and the old addresses are found again.
func TestRewrite(t *testing.T) {
	b := build.New(35)
	m := b.Class(dex.AccPublic, "Lx/A;").Method(dex.AccStatic, "m", "(I)V")
	m.Code(0).Op(dex.OpAddIntLit8, 0, 0, -1).Label("loop").Op(dex.OpAddIntLit8, 0, 0, 1).Op(dex.OpIfNez, 0, "loop").Op(dex.OpReturnVoid)
	f, err := b.Parse()
	if err != nil {
		t.Fatal(err)
	}
	p, err := model.Load(f)
	if err != nil {
		t.Fatal(err)
	}
	method := p.Files[0].Classes[0].DirectMethods[0]
	body, err := method.Load()
	if err != nil {
		t.Fatal(err)
	}
	body.Rewrite(func(in model.Insn, emit func(...model.Insn)) {
		emit(in)
		if in.Op == model.OpLabel {
			emit(model.NewInsn(dex.OpNop))
		}
	})
	method.Body = body
	want := "registers 1 ins 1\n0 add-int/lit8 0 0 0\n2 nop 0 0 0\n3 add-int/lit8 0 0 0\n5 if-nez 0 0 -3\n7 return-void 0 0 0\n"
	if got := listing(t, build.On(p.Files[0])); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	if pc, ok := body.NewPC(4); !ok || pc != 5 {
		t.Errorf("the instruction that was at 4 is at %d, %v", pc, ok)
	}
	if _, ok := body.NewPC(3); ok {
		t.Error("found an instruction where there was none")
	}
}

func ExampleBody_Rewrite() {
	b := build.New(35)
	m := b.Class(dex.AccPublic, "Lx/A;").Method(dex.AccStatic, "m", "()V")
	m.Code(1).Const(0, 7).Op(dex.OpReturnVoid)
	body := m.Model().Body
	body.Rewrite(func(in model.Insn, emit func(...model.Insn)) {
		if in.Op == dex.OpReturnVoid {
			emit(model.NewInsn(dex.OpNop))
		}
		emit(in)
	})
	for _, in := range body.Insns {
		fmt.Println(in.Op)
	}
	// Output:
	// const/4
	// nop
	// return-void
}
