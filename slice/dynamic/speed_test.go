// What replay and slices cost, in processor time: other programs on the machine do
// not count.

package dynamic

import (
	"runtime"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/internal/cost"
	"github.com/esdroid/esdroid/pdg/android"
)

// TestCosts holds replay to five million instructions a second and 24 bytes for
// each, traversal to twenty million edges a second, and the longest log of the
// corpus to a fifth of a second; a recorded run full of calls and objects to 24 bytes
// and, as it does more, to three million a second.
func TestCosts(t *testing.T) {
	if testing.Short() {
		t.Skip("measures for some seconds")
	}
	const turns, perTurn = 500_000, 9
	p, data := loopTrace(t, turns)
	g := costOfReplay(t, p, data, turns*perTurn, 5)
	costOfTraversal(t, g, Criterion{Node: Node(g.Len() - 1)})
	p = openRuns(t)
	data, end := recordVM(t, p, "LRuns;", "10000")
	g = costOfReplay(t, p, data, int(end.Instructions), 3)
	crash, _ := g.LastRaised()
	costOfTraversal(t, g, Criterion{Node: crash})

	took := cost.Least(t, 5, func() {
		g := importLog(t, "passwordmaker", "reduced")
		n, _ := g.LastRaised()
		g.Backward(Criterion{Node: n}, Full)
	})
	t.Logf("passwordmaker: %v", took)
	if took > 200*time.Millisecond {
		t.Error("want at most 0.2 s")
	}
}

func costOfReplay(t *testing.T, p *dex.Program, data []byte, executed int, want float64) *Graph {
	t.Helper()
	set, err := android.NewSummarySet()
	if err != nil {
		t.Fatal(err)
	}
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	var g *Graph
	took := cost.Least(t, 5, func() {
		r, err := trace.NewReader(data)
		if err != nil {
			t.Fatal(err)
		}
		if g, err = Replay(r, p, set); err != nil {
			t.Fatal(err)
		}
	})
	runtime.GC()
	runtime.ReadMemStats(&after)
	rate := float64(executed) / took.Seconds() / 1e6
	bytes := float64(after.HeapAlloc-before.HeapAlloc) / float64(executed)
	t.Logf("replay: %.1f million instructions a second, %.1f bytes for each", rate, bytes)
	if rate < want || bytes > 24 {
		t.Errorf("want at least %v million, and at most 24 bytes", want)
	}
	return g
}

func costOfTraversal(t *testing.T, g *Graph, c Criterion) {
	t.Helper()
	var s *Slice
	took := cost.Least(t, 8, func() { s = g.Backward(c, Full) })
	edges := 0
	for _, n := range s.Nodes {
		g.Edges(n, func(Edge) bool { edges++; return true })
	}
	rate := float64(edges) / took.Seconds() / 1e6
	t.Logf("traversal: %.1f million edges a second", rate)
	if rate < 20 {
		t.Error("want at least 20 million")
	}
}
