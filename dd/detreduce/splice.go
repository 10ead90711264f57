// Bounded splicing (section 3.2): traces made of few fragments.

package detreduce

import (
	"container/heap"
	"slices"
)

// A spliced trace is a path through the transitions of all traces.
type spliced struct {
	steps    []Transition
	covered  bitset
	switches int
	order    int // of discovery
	gain     int // over what was covered when it was last looked at
}

// splicer finds the spliced trace that covers most of what is missing.
type splicer interface {
	// best returns a path that covers most beyond what is covered, of those the
	// shortest, then the one with the fewest switches, then the first found. It
	// is not offered again unless it is put back. Nil: nothing covers more.
	best(covered bitset, bad *prefixes) *spliced
	back(s *spliced)
}

// occurrence is one transition of one trace: the labels of the paper's
// transition system.
type occurrence struct{ trace, index int }

// graph is the labelled transition system of a list of traces.
type graph struct {
	traces []Trace
	from   map[int][]occurrence // by state
}

func newGraph(traces []Trace) *graph {
	g := &graph{traces: traces, from: make(map[int][]occurrence)}
	for t := range traces {
		for i := range traces[t].Steps {
			g.from[traces[t].Steps[i].From] = append(g.from[traces[t].Steps[i].From], occurrence{t, i})
		}
	}
	return g
}

func (g *graph) transition(o occurrence) *Transition { return &g.traces[o.trace].Steps[o.index] }

// allPaths is the set T_k in full: a tree of contents, so that paths of equal
// content are one, with the fewest switches that any of its origins needs.
type allPaths struct {
	nodes []pathNode
	queue pathHeap
}

type pathNode struct {
	parent   int32
	depth    int32
	switches int32
	last     *Transition
}

// workPerPath bounds the work of listing paths, as a multiple of their limit.
const workPerPath = 64

// newAllPaths lists all paths of fewer than k switches, or reports that there
// are more than limit.
func newAllPaths(s *Suite, g *graph, k, limit int) (*allPaths, bool) {
	p := &allPaths{nodes: []pathNode{{parent: -1}}}
	// origins of a path: the occurrences its last transition may be, each with
	// the fewest switches so far.
	type origin struct {
		at       occurrence
		switches int
	}
	type open struct {
		node    int32
		origins []origin
	}
	queue := []open{{node: 0}}
	for work := 0; len(queue) > 0; {
		x := queue[0]
		queue = queue[1:]
		fewest := make(map[occurrence]int)
		reach := func(o occurrence, switches int) {
			work++
			if old, ok := fewest[o]; switches < k && (!ok || switches < old) {
				fewest[o] = switches
			}
		}
		if x.node == 0 {
			for _, o := range g.from[0] {
				reach(o, 0)
			}
		}
		for _, from := range x.origins {
			next := occurrence{from.at.trace, from.at.index + 1}
			if next.index < len(g.traces[next.trace].Steps) {
				reach(next, from.switches)
			}
			if from.switches+1 < k {
				for _, o := range g.from[g.transition(from.at).To] {
					if o != next {
						reach(o, from.switches+1)
					}
				}
			}
		}
		if work > workPerPath*limit {
			return nil, false
		}
		byContent := make(map[int32]int)
		var children []open
		for _, o := range sortedOccurrences(fewest) {
			t := g.transition(o)
			c, ok := byContent[t.content]
			if !ok {
				if len(p.nodes) > limit {
					return nil, false
				}
				c = len(children)
				byContent[t.content] = c
				children = append(children, open{node: int32(len(p.nodes))})
				p.nodes = append(p.nodes, pathNode{parent: x.node, depth: p.nodes[x.node].depth + 1, switches: int32(fewest[o]), last: t})
			}
			n := &p.nodes[children[c].node]
			n.switches = min(n.switches, int32(fewest[o]))
			children[c].origins = append(children[c].origins, origin{o, fewest[o]})
		}
		queue = append(queue, children...)
	}
	covered := newBitset(s.Units)
	for i := 1; i < len(p.nodes); i++ {
		clear(covered)
		covered.add(0)
		for n := int32(i); n > 0; n = p.nodes[n].parent {
			covered.or(p.nodes[n].last.covered)
		}
		p.queue = append(p.queue, pathEntry{node: int32(i), gain: covered.count(), depth: p.nodes[i].depth, switches: p.nodes[i].switches, order: i})
	}
	heap.Init(&p.queue)
	return p, true
}

func sortedOccurrences(m map[occurrence]int) []occurrence {
	out := make([]occurrence, 0, len(m))
	for o := range m {
		out = append(out, o)
	}
	slices.SortFunc(out, func(a, b occurrence) int {
		if a.trace != b.trace {
			return a.trace - b.trace
		}
		return a.index - b.index
	})
	return out
}

// best relies on gains never growing: an entry whose gain is current and still
// the first of the heap is the best of all.
func (p *allPaths) best(covered bitset, bad *prefixes) *spliced {
	for len(p.queue) > 0 {
		top := p.queue[0]
		x := top.path
		if x == nil {
			x = p.path(top.node, len(covered))
		}
		gain := covered.gain(x.covered)
		if gain == 0 || bad.begin(x.steps) {
			heap.Pop(&p.queue)
			continue
		}
		if gain < top.gain {
			p.queue[0].gain = gain
			heap.Fix(&p.queue, 0)
			continue
		}
		heap.Pop(&p.queue)
		x.gain, x.order = gain, top.order
		return x
	}
	return nil
}

func (p *allPaths) back(s *spliced) {
	heap.Push(&p.queue, pathEntry{path: s, gain: s.gain, depth: int32(len(s.steps)), switches: int32(s.switches), order: s.order})
}

func (p *allPaths) path(node int32, words int) *spliced {
	x := &spliced{covered: make(bitset, words), switches: int(p.nodes[node].switches)}
	x.covered.add(0)
	for n := node; n > 0; n = p.nodes[n].parent {
		x.steps = append(x.steps, *p.nodes[n].last)
		x.covered.or(p.nodes[n].last.covered)
	}
	slices.Reverse(x.steps)
	return x
}

// pathEntry is a path in the heap, by its node or, if its coverage turned out
// to be other than recorded, by itself.
type pathEntry struct {
	node     int32
	depth    int32
	switches int32
	gain     int
	order    int
	path     *spliced
}

type pathHeap []pathEntry

func (h pathHeap) Len() int { return len(h) }
func (h pathHeap) Less(i, j int) bool {
	a, b := &h[i], &h[j]
	switch {
	case a.gain != b.gain:
		return a.gain > b.gain
	case a.depth != b.depth:
		return a.depth < b.depth
	case a.switches != b.switches:
		return a.switches < b.switches
	}
	return a.order < b.order
}
func (h pathHeap) Swap(i, j int) { h[i], h[j] = h[j], h[i] }
func (h *pathHeap) Push(x any)   { *h = append(*h, x.(pathEntry)) }
func (h *pathHeap) Pop() any {
	old := *h
	x := old[len(old)-1]
	*h = old[:len(old)-1]
	return x
}
