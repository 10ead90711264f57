package jimple_test

import (
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/jimple"
)

// A local has the name of the parameter that it takes, or of the variable that lives in its
// register behind the instruction that fills it first.
func TestSourceNames(t *testing.T) {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "La/A;").Method(dex.AccPublic, "m", "(IJ)I").Code(3)
	c.Parameters("width", "height")
	c.Op(dex.OpAddIntLit8, 0, c.P(1), 1).Local(0, "sum", "I")
	c.Op(dex.OpMulInt, 1, 0, 0).Local(1, "area", "I")
	c.Op(dex.OpAddInt, 2, 0, 1) // of no variable: the next one begins later
	c.Op(dex.OpAddInt, 2, 2, 1).Local(2, "late", "I").Op(dex.OpReturn, 2)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	body, err := jimple.New(p).Body(0)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for i := range body.Stmts {
		if def := body.Stmts[i].Def; def >= 0 {
			names = append(names, body.SourceName(def))
		}
	}
	if want := []string{"this", "width", "height", "sum", "area", "", "late"}; !slices.Equal(names, want) {
		t.Errorf("names %q, want %q", names, want)
	}
}
