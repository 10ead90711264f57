// What replay and slices cost, in processor time: other programs on the machine do
// not count.

package replay

import (
	"runtime"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/internal/cost"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// TestBytesPerInstruction holds replay to 24 bytes for each instruction.
func TestBytesPerInstruction(t *testing.T) {
	if testing.Short() {
		t.Skip("replays millions of instructions")
	}
	set, err := android.NewSummarySet()
	if err != nil {
		t.Fatal(err)
	}
	for _, run := range measuredRuns(t) {
		var before, after runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&before)
		g := replayed(t, run, set)
		runtime.GC()
		runtime.ReadMemStats(&after)
		bytes := float64(after.HeapAlloc-before.HeapAlloc) / float64(run.executed)
		if t.Logf("%s: %.1f bytes for each instruction", run.name, bytes); bytes > 24 {
			t.Error("want at most 24 bytes")
		}
		runtime.KeepAlive(g)
	}
}

// A measuredRun is a trace and the least rate of its replay, in millions of
// instructions a second of processor time.
type measuredRun struct {
	name     string
	program  *dex.Program
	data     []byte
	executed int
	rate     float64
}

// measuredRuns are a tight loop, and a recorded run full of calls and objects, whose
// replay does more for each instruction.
func measuredRuns(t testing.TB) []measuredRun {
	const turns, perTurn = 500_000, 9
	p, data := loopTrace(t, turns)
	runs := openRuns(t)
	recorded, end := recordVM(t, runs, "LRuns;", "10000")
	return []measuredRun{
		{"loop", p, data, turns * perTurn, 5},
		{"calls", runs, recorded, int(end.Instructions), 3},
	}
}

func replayed(t testing.TB, run measuredRun, set *android.SummarySet) *dynamic.Graph {
	t.Helper()
	r, err := trace.NewReader(run.data)
	if err != nil {
		t.Fatal(err)
	}
	g, err := Replay(r, run.program, set)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// BenchmarkCosts holds replay to the rates of its runs, traversal to twenty million
// edges a second, and the longest log of the corpus to a fifth of a second.
func BenchmarkCosts(b *testing.B) {
	set, err := android.NewSummarySet()
	if err != nil {
		b.Fatal(err)
	}
	for _, run := range measuredRuns(b) {
		b.Run(run.name, func(b *testing.B) {
			for b.Loop() {
				var g *dynamic.Graph
				took := cost.Least(b, 5, func() { g = replayed(b, run, set) })
				rate := float64(run.executed) / took.Seconds() / 1e6
				if b.ReportMetric(rate, "Minsn/cpu-s"); rate < run.rate {
					b.Errorf("%.1f million instructions a second, want %v", rate, run.rate)
				}
				c := dynamic.Criterion{Node: dynamic.Node(g.Len() - 1)}
				if crash, ok := g.LastRaised(); ok {
					c.Node = crash
				}
				costOfTraversal(b, g, c)
			}
		})
	}
	b.Run("passwordmaker", func(b *testing.B) {
		for b.Loop() {
			took := cost.Least(b, 5, func() {
				g := importLog(b, "passwordmaker", "reduced")
				n, _ := g.LastRaised()
				g.Backward(dynamic.Criterion{Node: n}, dynamic.Full)
			})
			if b.ReportMetric(float64(took.Milliseconds()), "cpu-ms"); took > 200*time.Millisecond {
				b.Errorf("%v, want at most 0.2 s", took)
			}
		}
	})
}

func costOfTraversal(b *testing.B, g *dynamic.Graph, c dynamic.Criterion) {
	b.Helper()
	var s *dynamic.Slice
	took := cost.Least(b, 8, func() { s = g.Backward(c, dynamic.Full) })
	edges := 0
	for _, n := range s.Nodes {
		g.Edges(n, func(dynamic.Edge) bool { edges++; return true })
	}
	rate := float64(edges) / took.Seconds() / 1e6
	if b.ReportMetric(rate, "Medges/cpu-s"); rate < 20 {
		b.Errorf("%.1f million edges a second, want at least 20", rate)
	}
}
