// The dependence graph numbered for wide slices, which reach most of an app: all
// methods in their order, so that a traversal can go through memory in one direction.

package pdg

import (
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/esdroid/esdroid/dex"
)

// wholeGraph returns the graph with all nodes, which takes the place of the one that
// narrow slices have begun, for all that come later.
func (a *App) wholeGraph() *depGraph {
	a.wholeOnce.Do(func() { a.graph.Store(a.newWholeGraph()) })
	return a.graph.Load()
}

func (a *App) newWholeGraph() *depGraph {
	g := newDepGraph(len(a.Prog.Methods))
	g.whole = true
	nodes := make([][]Node, len(a.Prog.Methods))
	inParallel(len(nodes), func(m int) {
		nodes[m], g.offsets[m] = a.nodesOf(nil, dex.MethodID(m))
	})
	n := len(g.nodes)
	for _, list := range nodes {
		n += len(list) + 1
	}
	g.nodes, g.starts = append(make([]Node, 0, n), Node{}), make([]uint32, n)
	for m, list := range nodes {
		g.base[m] = int32(len(g.nodes))
		g.nodes = append(append(g.nodes, list...), Node{})
	}
	return g
}

// inParallel calls f with 0 to n-1.
func inParallel(n int, f func(i int)) {
	var next atomic.Int64
	var wg sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), n) {
		wg.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				f(i)
			}
		})
	}
	wg.Wait()
}
