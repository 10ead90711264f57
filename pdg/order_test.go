// That answers do not depend on what was asked before.

package pdg

import (
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/ordered"
)

// TestDepsInAnyOrder asks one index for the dependences of methods in their order,
// and others in random orders, of which one is asked from several sides at once.
func TestDepsInAnyOrder(t *testing.T) {
	path := filepath.Join(corpus.Crash(t, "passwordmaker"), "app.apk")
	a := open(t, path)
	want := make([][]Dep, len(a.Prog.Methods))
	for m := range want {
		want[m] = a.depsOfMethod(dex.MethodID(m))
	}
	for seed := range uint64(3) {
		if seed < 2 && raceDetector {
			continue // nobody else asks
		}
		b := open(t, path)
		order := rand.New(rand.NewPCG(seed, 0)).Perm(len(want))
		if seed == 0 {
			slices.Sort(order)
			slices.Reverse(order)
		}
		got := make([][]Dep, len(want))
		ask := func(i int) { got[order[i]] = b.depsOfMethod(dex.MethodID(order[i])) }
		if seed < 2 {
			for i := range order {
				ask(i)
			}
		} else {
			if err := ordered.Each(len(order), func(i int) error { ask(i); return nil }); err != nil {
				t.Fatal(err)
			}
		}
		for m := range want {
			if !slices.Equal(got[m], want[m]) {
				t.Errorf("order %d: %s has %d dependences instead of %d, or others", seed, a.Prog.MethodText(dex.MethodID(m)), len(got[m]), len(want[m]))
			}
		}
	}
}

func (a *App) depsOfMethod(m dex.MethodID) []Dep {
	list := a.Deps(nil, Node{Method: m, Part: Entry})
	b := a.Body(m)
	if b == nil {
		return list
	}
	for i := range b.Stmts {
		for _, p := range a.partsOf(b, int32(i)) {
			list = a.Deps(list, Node{m, int32(i), p})
		}
	}
	return list
}
