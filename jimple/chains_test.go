package jimple

import (
	"os"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex"
)

// TestCoarseChains gives the search no steps: the chains it falls back on must
// contain the exact ones, in both directions.
func TestCoarseChains(t *testing.T) {
	data, err := os.ReadFile("testdata/shapes.dex")
	if err != nil {
		t.Fatal(err)
	}
	files, err := dex.Parse("shapes.dex", data)
	if err != nil {
		t.Fatal(err)
	}
	d, err := dex.NewProgram(files...)
	if err != nil {
		t.Fatal(err)
	}
	exact, coarse := New(d), New(d)
	given := 0
	for m := range d.Methods {
		b, err := exact.Body(dex.MethodID(m))
		if err != nil {
			t.Fatal(err)
		}
		c, err := coarse.Body(dex.MethodID(m))
		if err != nil {
			t.Fatal(err)
		}
		c.analysis.chains.get(func() *chains { return c.makeChains(0, 0) })
		if !c.chains().coarse {
			continue // nothing to search
		}
		given++
		for use := range int32(b.NumUses()) {
			for _, def := range b.Defs(use) {
				if !slices.Contains(c.Defs(use), def) || !slices.Contains(c.Uses(def), use) {
					t.Errorf("%s: use %d lost its definition %d", d.MethodText(dex.MethodID(m)), use, def)
				}
			}
		}
		if err := c.Check(); err != nil {
			t.Error(err)
		}
	}
	if given < 3 {
		t.Errorf("only %d methods were coarse", given)
	}
}
