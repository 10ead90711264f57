package jimple_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/jimple/llvm"
)

// brokenProgram has methods whose instructions say nothing, where nothing leads and
// where control comes by, and one that is as it should be.
func brokenProgram(t *testing.T) *jimple.Program {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "La/B;")
	method := func(name string) *build.Code {
		return c.Method(dex.AccPublic|dex.AccStatic, name, "(I)I").Code(2)
	}
	for name, say := range map[string]func(*build.Code) *build.Code{
		"Result": func(c *build.Code) *build.Code { return c.Op(dex.OpMoveResult, 0) },
		"Wide":   func(c *build.Code) *build.Code { return c.Op(dex.OpInvokeStatic, 0, "La/B;->wide(J)V") },
		"Few": func(c *build.Code) *build.Code {
			return c.Op(dex.OpInvokeStatic, "La/B;->fine(I)I").Op(dex.OpMoveResult, 0)
		},
		"Many":  func(c *build.Code) *build.Code { return c.Op(dex.OpInvokeStatic, 0, 1, "La/B;->fine(I)I") },
		"Array": func(c *build.Code) *build.Code { return c.Op(dex.OpNewArray, 0, 1, "La/B;") },
		"Filled": func(c *build.Code) *build.Code {
			return c.Op(dex.OpFilledNewArray, 0, 1, "La/B;").Op(dex.OpMoveResultObject, 0)
		},
	} {
		say(method("dead"+name).Op(dex.OpReturn, 2)).Op(dex.OpReturn, 2)
		say(method("live"+name).Const(0, 1).Const(1, 1)).Op(dex.OpReturn, 2)
	}
	method("fine").Op(dex.OpInvokeStatic, 2, "La/B;->liveMany(I)I").Op(dex.OpMoveResult, 0).Op(dex.OpReturn, 0)
	d, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	return jimple.New(d)
}

// What is broken where nothing leads keeps no method from being lifted, and a method
// that cannot be keeps nobody from the others.
func TestBrokenMethods(t *testing.T) {
	p := brokenProgram(t)
	for m := range p.Dex.Methods {
		name := p.Dex.MethodName(dex.MethodID(m))
		b, err := p.Body(dex.MethodID(m))
		if live := strings.HasPrefix(name, "live"); live != (err != nil) {
			t.Errorf("%s: %v", name, err)
		}
		if b != nil {
			if err := b.Check(); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
	const broken = 6
	for _, style := range []jimple.Style{jimple.Exact, jimple.Folded} {
		var out strings.Builder
		var unlifted jimple.Unlifted
		if err := p.WriteClass(&out, 0, style); !errors.As(err, &unlifted) || len(unlifted) != broken {
			t.Errorf("%v, want %d methods that are left out", err, broken)
		}
		if text := out.String(); !strings.Contains(text, "int fine(int)\n    {") || !strings.Contains(text, "    public static int liveMany(int);\n") ||
			strings.Count(text, "    // lifting La/B;->live") != broken || !strings.HasSuffix(text, "}\n") {
			t.Errorf("%s", text)
		}
	}
	var out strings.Builder
	var unlifted jimple.Unlifted
	if err := llvm.Write(&out, p, llvm.Options{}); !errors.As(err, &unlifted) || len(unlifted) != broken {
		t.Errorf("%v, want %d methods that are left out", err, broken)
	}
	if text := out.String(); !strings.Contains(text, `define i32 @"La.B;->fine(I)I"`) || !strings.Contains(text, `declare i32 @"La.B;->liveMany(I)I"`) || strings.Contains(text, `define i32 @"La.B;->live`) {
		t.Errorf("%s", text)
	}
}
