package slice

import (
	"fmt"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/corpus/crafted"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

// A forward slice through a method in which everything depends on everything follows
// the nearest dependences, and says that it is partial.
func TestCrowdedForward(t *testing.T) {
	for _, tt := range []struct {
		name    string
		partial bool
	}{{"a chain of sums that meet", true}, {"a chain of sums", false}} {
		prog, m := crafted.Program(t, tt.name, 4)
		app, err := pdg.New(prog)
		if err != nil {
			t.Fatal(err)
		}
		s := Forward(t.Context(), app, []criterion.Ref{{Method: m}}, Full, Options{})
		statements := len(app.Body(m).Stmts)
		if s.Partial != tt.partial || len(s.Elements) < statements/3 {
			t.Errorf("%s: partial is %t, %d elements of %d statements", tt.name, s.Partial, len(s.Elements), statements)
		}
	}
}

// What depends on what is bounded in an app as a whole, the operands that a full slice
// adds included, and where something is left out, the result says so.
func TestCrowdedDependents(t *testing.T) {
	prog, m := crafted.Program(t, "classes by names that meet", 2)
	app, err := pdg.New(prog)
	if err != nil {
		t.Fatal(err)
	}
	d := dependents(t.Context(), app, Full.Kinds(), nil)
	pairs := 0
	for _, list := range d.of {
		pairs += len(list)
	}
	statements := len(app.Body(m).Stmts)
	room := (maxDeps + depsPerByte*len(prog.Files[0].Data())) / atOnce
	// Behind the room, each of the some four parts of a statement has a few of each kind.
	if bound := room + 4*statements*4*8; pairs > bound || !d.partial {
		t.Errorf("%d pairs for %d statements, the bound is %d; partial is %t", pairs, statements, bound, d.partial)
	}
}

// Whether anything calls a method is told by looking at each method that leads to it once:
// in layers of methods that all call all of the next the ways are 8 to the power of 30.
func TestUncalledThroughLayers(t *testing.T) {
	const layers, wide, static = 30, 8, dex.AccPublic | dex.AccStatic
	for _, called := range []bool{false, true} {
		b := build.New(35)
		a := b.Class(dex.AccPublic, "Lorg/acme/A;")
		for l := range layers {
			for i := range wide {
				m := a.Method(static, fmt.Sprint("m", l, "x", i), "()V").Code(1)
				for j := 0; l < layers-1 && j < wide; j++ {
					m.Op(dex.OpInvokeStatic, fmt.Sprint("Lorg/acme/A;->m", l+1, "x", j, "()V"))
				}
				m.Op(dex.OpReturnVoid)
			}
		}
		if called {
			b.Class(dex.AccPublic, "Lorg/acme/B;").Method(static, "go", "()V").Code(1).Op(dex.OpInvokeStatic, "Lorg/acme/A;->m0x3()V").Op(dex.OpReturnVoid)
		}
		prog, err := b.Program()
		if err != nil {
			t.Fatal(err)
		}
		app, err := pdg.New(prog)
		if err != nil {
			t.Fatal(err)
		}
		w := newWalker(app, nil, pdg.Thin, DefaultBudget)
		for m := range prog.Methods {
			if prog.MethodName(dex.MethodID(m)) == fmt.Sprint("m", layers-1, "x", 0) && w.uncalled(dex.MethodID(m)) == called {
				t.Errorf("called is %t, uncalled as well", called)
			}
		}
	}
}
