// What the graphs of a large app cost, in processor time, which other work on the
// machine disturbs least.

package pdg

import (
	"runtime"
	"syscall"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
)

// processor returns the processor time that this process has used.
func processor() time.Duration {
	var r syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &r); err != nil {
		return 0
	}
	return time.Duration(r.Utime.Nano() + r.Stime.Nano())
}

// cost returns the least processor time of some runs.
func cost(runs int, f func()) time.Duration {
	least := time.Duration(1<<63 - 1)
	for range runs {
		start := processor()
		f()
		least = min(least, processor()-start)
	}
	return least
}

// BenchmarkCost holds the bounds that docs/benchmarks.md promises for an app of
// 33,000 methods. It measures once, whatever the number of turns.
func BenchmarkCost(b *testing.B) {
	p, err := apk.Open(corpus.Public(b, "apidemos.apk"))
	if err != nil {
		b.Fatal(err)
	}
	var a *App
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	index := cost(3, func() {
		if a, err = Open(p); err != nil {
			b.Fatal(err)
		}
	})
	runtime.ReadMemStats(&after)
	allocated := (after.TotalAlloc - before.TotalAlloc) / 3 >> 20
	b.Logf("index: %v, %d MB allocated", index, allocated)
	if index > 500*time.Millisecond || allocated > 250 {
		b.Errorf("index: %v, %d MB", index, allocated)
	}

	edges := 0
	graph := cost(2, func() {
		a, err = Open(p)
		if err == nil {
			edges = len(a.CallGraph(nil, false).Edges)
		}
	})
	b.Logf("index and call graph: %v, %d edges", graph, edges)
	if err != nil || graph > 3*time.Second || edges < 100000 {
		b.Errorf("call graph: %v, %d edges, %v", graph, edges, err)
	}
}

// TestEventGraphOfLibraries bounds the event graph of an app whose bundled libraries
// are larger than itself, with message loops through which each callback reaches
// each other one.
func TestEventGraphOfLibraries(t *testing.T) {
	if testing.Short() {
		t.Skip("measures a large app")
	}
	a := open(t, corpus.Public(t, "settings.apk"))
	g := a.Events()
	t.Logf("%d events, %d edges, %d fields or locations left out", len(g.Events), len(g.Edges), len(g.Shared))
	if len(g.Edges) > 2*maxDataEdges || len(g.Events) < 100 {
		t.Errorf("%d events, %d edges", len(g.Events), len(g.Edges))
	}
	own := 0
	for _, e := range g.Edges {
		if a.isOwn(a.Prog.Methods[e.From].Class) && a.isOwn(a.Prog.Methods[e.To].Class) {
			own++
		}
	}
	if own < 50 {
		t.Errorf("%d edges inside the app's own code", own)
	}
	if n := len(g.View(false).Cut(150).Nodes); n > 150 || n < 20 {
		t.Errorf("%d nodes after a cut", n)
	}
}
