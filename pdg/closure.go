// What wide slices have in common: most of an app depends on itself, so that nearly
// every full slice contains the same large part of it. That part is traversed once, as
// the slice from one node of it, the hub; a later slice that gets to a node which
// depends on the hub begins anew from there with all of that done, and adds what is
// its own. Whatever a traversal meets first, it ends with the same set: the rules by
// which it grows (see traversal.go) only ever add.

package pdg

import (
	"context"
	"math/bits"
	"slices"
	"sync"
)

// closure is the state of a traversal from a hub that came to its end.
type closure struct {
	core     []uint64 // nodes on which the hub depends and which depend on it
	size     int      // of the slice
	marks    []reach
	lists    []listState
	methods  []methodState
	descents []descent
	entered  []membership
}

// closures are those of one graph, by the kinds that were followed.
type closures struct {
	mu    sync.Mutex
	list  map[KindSet]*closure
	tries map[KindSet]int
}

// maxClosures bounds the sets of kinds: each closure has several megabytes. maxTries
// bounds the slices after which a hub is looked for.
const (
	maxClosures = 4
	maxTries    = 3
)

// triedHubs is how many nodes of the widest level are tried as a hub: ways meet there.
const triedHubs = 5

func (c *closures) of(kinds KindSet) *closure {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.list[kinds]
}

// begin reports whether the caller has to make the closure of some kinds.
func (c *closures) begin(kinds KindSet) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.tries == nil {
		c.list, c.tries = map[KindSet]*closure{}, map[KindSet]int{}
	}
	if c.tries[kinds] == 0 && len(c.tries) == maxClosures || c.tries[kinds] == maxTries || c.list[kinds] != nil {
		return false
	}
	c.tries[kinds]++
	return true
}

func (c *closures) end(kinds KindSet, made *closure) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.list[kinds] = made
}

// makeClosure makes the closure of some kinds after a slice of a size, from one of some
// nodes of it.
func (a *App) makeClosure(g *depGraph, kinds KindSet, size int, nodes []int32) {
	if len(nodes) == 0 || !g.closures.begin(kinds) {
		return
	}
	for _, hub := range nodes {
		if c := a.closureFrom(g, kinds, hub); c.size > size/2 && c.entrances() > size/16 {
			g.closures.end(kinds, c)
			return
		}
	}
}

func (a *App) closureFrom(g *depGraph, kinds KindSet, hub int32) *closure {
	t := a.newTraversal(g, Query{Kinds: kinds})
	defer t.free()
	t.push(hub, false, 0)
	t.run(context.Background(), nil)
	return &closure{
		core: t.dependents(hub), size: len(t.elements), marks: slices.Clone(t.marks), lists: slices.Clone(t.lists),
		methods: slices.Clone(t.methods), descents: slices.Clone(t.descents), entered: slices.Clone(t.entered),
	}
}

// entrances counts the nodes of the core.
func (c *closure) entrances() int {
	n := 0
	for _, w := range c.core {
		n += bits.OnesCount64(w)
	}
	return n
}

// dependents returns the nodes reached that depend on one of them, as far as ways tell
// that go through no call's result: a set of nodes.
func (t *traversal) dependents(hub int32) []uint64 {
	// The edges backwards: of nodes, and behind them of lists, by where they lead.
	n := int32(len(t.g.nodes))
	from := make([]uint32, int(n)+len(t.g.lists)+1)
	t.freeEdges(func(_, to int32) { from[to+1]++ })
	for i := 1; i < len(from); i++ {
		from[i] += from[i-1]
	}
	edges := make([]int32, from[len(from)-1])
	next := slices.Clone(from)
	t.freeEdges(func(self, to int32) {
		edges[next[to]] = self
		next[to]++
	})
	seen := make([]uint64, (len(from)+63)/64)
	seen[hub/64] |= 1 << (hub % 64)
	work := []int32{hub}
	for len(work) > 0 {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		for _, y := range edges[from[x]:from[x+1]] {
			if seen[y/64]&(1<<(y%64)) == 0 {
				seen[y/64] |= 1 << (y % 64)
				work = append(work, y)
			}
		}
	}
	return seen[:n/64] // what shares a word with lists does not matter
}

// freeEdges calls f with all edges between nodes that were reached freely, a list being
// a node behind the others.
func (t *traversal) freeEdges(f func(self, to int32)) {
	n := int32(len(t.g.nodes))
	listed := make([]bool, len(t.g.lists))
	for i, w := range t.marks {
		for set := w.free; set != 0; set &= set - 1 {
			self := int32(i*64 + bits.TrailingZeros64(set))
			for _, e := range t.g.edges[t.g.starts[self]:t.g.starts[self+1]] {
				switch way := e.way(); {
				case !t.q.Kinds.Has(e.kind()):
				case way == wayWithin || way == wayAcross:
					f(self, e.to)
				case way == wayAcrossTo || way == wayUp && e.kind() != Param:
					f(self, n+e.to)
					listed[e.to] = true
				}
			}
		}
	}
	for l, is := range listed {
		if is {
			for _, m := range t.g.lists[l].members {
				f(n+int32(l), m)
			}
		}
	}
}

// meets reports whether the level has a node of the core.
func (t *traversal) meets(c *closure) bool {
	for _, q := range t.level {
		if id := int(q >> 1); q&1 == 0 && id/64 < len(c.core) && c.core[id/64]>>(id%64)&1 != 0 {
			return true
		}
	}
	return false
}

// join begins anew with the closure and the nodes that were reached.
func (t *traversal) join(c *closure) {
	t.level = t.level[:0]
	for _, r := range t.elements {
		if t.marks[r.node/64].free>>(r.node%64)&1 != 0 {
			t.level = append(t.level, uint32(r.node)<<1)
		} else {
			t.level = append(t.level, uint32(r.node)<<1|1)
		}
	}
	clear(t.marks)
	clear(t.lists)
	clear(t.methods)
	copy(t.marks, c.marks)
	copy(t.lists, c.lists)
	copy(t.methods, c.methods)
	t.descents, t.entered = append(t.descents[:0], c.descents...), append(t.entered[:0], c.entered...)
	t.elements, t.queue, t.joined = t.elements[:0], t.queue[:0], c
	for _, q := range t.level {
		t.push(int32(q>>1), q&1 != 0, 0)
	}
}
