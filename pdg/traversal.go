// Context-sensitive backward traversal with summary edges on demand, after
// Horwitz, Reps and Binkley, "Interprocedural Slicing Using Dependence Graphs"
// (1990): a path that went down into a callee comes back up only through calls by
// which it went down. Paths through memory and events forget their context.
//
// Lists that many nodes share are gone through once: who comes second finds all of
// their members reached.

package pdg

import (
	"context"
	"math/bits"
	"slices"
	"sync"

	"github.com/esdroid/esdroid/dex"
)

// What a traversal knows of a node: the phases in which it was reached.
const (
	reachedDown uint8 = 1 << iota // inside a callee entered from a call: not up from there
	reachedFree
)

// operands is a set of operand numbers; the last bit stands for all from there on.
type operands uint64

const lastOperand = 63

func operand(k int) operands { return 1 << min(k, lastOperand) }

// What is done of a list.
const (
	doneNodes uint8 = 1 << iota
	doneResults
	doneExceptions
	doneEntered
)

// descent is a call through which a path went down into the methods of a list.
type descent struct {
	call int32 // the call statement
	node int32 // what of it the path came by
	down bool
	next int32 // descent into the same list, 0 for none
}

// listState is what a traversal knows of a list.
type listState struct {
	done     uint8
	passed   operands // of the calls of the list
	needed   operands // by some method of the list
	descents int32
}

// methodState is what a traversal knows of a method.
type methodState struct {
	needed  operands // operands that some way down in the method needs
	entered int32    // the lists through which it was entered
}

// membership is a list that a method is in.
type membership struct{ list, next int32 }

// traversal is one backward traversal, with memory that later ones use again. It
// reads the graph under its lock.
type traversal struct {
	a         *App
	g         *depGraph
	q         Query
	marks     []uint8 // by node
	elements  []reached
	queue     []uint32 // nodes, and whether down
	lists     []listState
	methods   []methodState
	descents  []descent
	entered   []membership
	truncated bool
	fetched   uint8 // makes reads ahead count as needed
}

var traversals = sync.Pool{New: func() any { return new(traversal) }}

func (a *App) newTraversal(q Query) *traversal {
	t := traversals.Get().(*traversal)
	t.a, t.g, t.q, t.truncated = a, a.graph, q, false
	t.elements, t.queue = t.elements[:0], t.queue[:0]
	t.descents, t.entered = append(t.descents[:0], descent{}), append(t.entered[:0], membership{})
	t.g.mu.RLock()
	t.grow()
	return t
}

// free lets go of the graph and gives the memory back, cleared: after a small slice
// only where it was used.
func (t *traversal) free() {
	t.g.mu.RUnlock()
	if len(t.elements) < len(t.marks)/64 {
		for _, r := range t.elements {
			t.marks[r.node] = 0
		}
	} else {
		clear(t.marks)
	}
	clear(t.lists)
	clear(t.methods)
	t.a, t.g = nil, nil
	traversals.Put(t)
}

// grow makes room for what the graph has by now.
func (t *traversal) grow() {
	if n := len(t.g.nodes) - len(t.marks); n > 0 {
		t.marks = append(t.marks, make([]uint8, n)...)
	}
	if n := len(t.a.Prog.Methods) - len(t.methods); n > 0 {
		t.methods = append(t.methods, make([]methodState, n)...)
	}
	if n := len(t.g.lists) - len(t.lists); n > 0 {
		t.lists = append(t.lists, make([]listState, n)...)
	}
}

// id returns the number of a node.
func (t *traversal) id(n Node) int32 {
	t.g.mu.RUnlock()
	t.g.mu.Lock()
	i := t.g.id(t.a, n)
	t.g.mu.Unlock()
	t.g.mu.RLock()
	t.grow()
	return i
}

// run goes on until nothing is left, and returns what was reached.
func (t *traversal) run(ctx context.Context) *Slice {
	for k := 0; k < len(t.queue) && !t.truncated; {
		t.truncated = ctx.Err() != nil
		block := t.queue[k:min(k+blockSize, len(t.queue))]
		t.fetch(block)
		for _, q := range block {
			if t.q.Limit > 0 && len(t.elements) >= t.q.Limit {
				t.truncated = true
			}
			if t.truncated {
				break
			}
			t.expand(int32(q>>1), q&1 != 0)
		}
		k += len(block)
	}
	found := t.elements
	if t.q.Limit > 0 && len(found) > t.q.Limit {
		found, t.truncated = found[:t.q.Limit], true
	}
	s := &Slice{Truncated: t.truncated, elements: slices.Clone(found), nodes: t.g.nodes, edges: t.g.edges, labels: t.g.labels}
	s.indices = sync.OnceValue(s.findIndices)
	return s
}

// blockSize is how many nodes are expanded between two looks at what they need.
const blockSize = 64

// fetch reads what the expansion of some nodes begins with. Nodes lie far apart in
// memory: reads that do not wait for each other take a fraction of the time of those
// that do.
func (t *traversal) fetch(block []uint32) {
	var starts [blockSize]uint32
	for i, q := range block {
		starts[i] = t.g.starts[q>>1]
	}
	edges := t.g.edges
	for _, s := range starts[:len(block)] {
		if int(s) >= len(edges) {
			continue // the last node of all, which depends on nothing
		}
		switch e := &edges[s]; e.way {
		case wayWithin, wayAcross:
			t.fetched += t.marks[e.to]
		default:
			t.fetched += t.lists[e.to].done
		}
	}
}

// push reaches a node by an edge of another one.
func (t *traversal) push(node int32, down bool, parent, edge int32) {
	m := t.marks[node]
	phase, state := reachedFree, uint32(0)
	if down {
		phase, state = reachedDown, 1
	}
	if m&(phase|reachedFree) != 0 {
		return
	}
	t.marks[node] = m | phase
	t.queue = append(t.queue, uint32(node)<<1|state)
	if m == 0 {
		t.elements = append(t.elements, reached{node, parent, edge})
	}
}

// expand follows the edges of a node.
func (t *traversal) expand(self int32, down bool) {
	g := t.g
	if g.starts[self] == 0 {
		g.mu.RUnlock()
		g.make(t.a, self)
		g.mu.RLock()
		t.grow()
	}
	start := g.starts[self]
	edges := g.edges[start:g.starts[self+1]]
	for i := range edges {
		e := &edges[i]
		if !t.q.Kinds.Has(e.kind) {
			continue
		}
		at := int32(start) + int32(i)
		switch e.way {
		case wayWithin:
			t.push(e.to, down, self, at)
		case wayAcross:
			t.push(e.to, false, self, at)
		case wayAcrossTo:
			t.across(e.to, self, at)
		case wayUp:
			switch {
			case e.kind != Param:
				if !down { // else the call is in the slice, if the path came by it
					t.across(e.to, self, at)
				}
			case down:
				t.need(g.nodes[self].Method, operand(int(e.operand)))
			default:
				t.up(e.to, int(e.operand), self, at)
			}
		case wayDown:
			t.down(e, self, at)
			t.enter(e.to, descent{call: self - int32(e.operand), node: self, down: down})
		}
	}
}

// across goes to the nodes of a list.
func (t *traversal) across(list, self, edge int32) {
	if t.lists[list].done&doneNodes != 0 {
		return
	}
	t.lists[list].done |= doneNodes
	for _, n := range t.g.lists[list].members {
		t.push(n, false, self, edge)
	}
}

// up goes to operand k of the calls of a list.
func (t *traversal) up(list int32, k int, self, edge int32) {
	if k < lastOperand {
		if t.lists[list].passed&operand(k) != 0 {
			return
		}
		t.lists[list].passed |= operand(k)
	}
	l := &t.g.lists[list]
	for _, call := range l.members {
		if n := argumentOf(call, k); k < l.operands || t.g.isArgument(n, k) {
			t.push(n, false, self, edge)
		}
	}
}

// down goes to what leaves the methods of a list.
func (t *traversal) down(e *edge, self, edge int32) {
	done, exits := doneResults, t.g.lists[e.to].results
	if e.kind == Exception {
		done, exits = doneExceptions, t.g.lists[e.to].exceptions
	}
	l := &t.lists[e.to]
	if l.done&done != 0 {
		return
	}
	l.done |= done
	for _, n := range exits {
		t.push(n, true, self, edge)
	}
}

// enter records that a path went down into the methods of a list, and goes on at
// the call with the operands that are known to be needed there.
func (t *traversal) enter(list int32, d descent) {
	l := &t.lists[list]
	if l.done&doneEntered == 0 {
		l.done |= doneEntered
		for _, m := range t.g.lists[list].members {
			s := &t.methods[m]
			l.needed |= s.needed
			t.entered = append(t.entered, membership{list, s.entered})
			s.entered = int32(len(t.entered) - 1)
		}
	}
	if last := t.descents[l.descents]; last.call == d.call && last.down == d.down {
		return // for its results before its exceptions
	}
	d.next = l.descents
	t.descents = append(t.descents, d)
	l.descents = int32(len(t.descents) - 1)
	for set := l.needed; set != 0; set &= set - 1 {
		t.argument(d, bits.TrailingZeros64(uint64(set)))
	}
}

// need records that a way down in a method needs an operand of its calls.
func (t *traversal) need(m dex.MethodID, k operands) {
	s := &t.methods[m]
	if s.needed&k != 0 {
		return
	}
	s.needed |= k
	for i := s.entered; i != 0; i = t.entered[i].next {
		l := &t.lists[t.entered[i].list]
		if l.needed&k != 0 {
			continue
		}
		l.needed |= k
		for d := l.descents; d != 0; d = t.descents[d].next {
			t.argument(t.descents[d], bits.TrailingZeros64(uint64(k)))
		}
	}
}

// argument is a summary edge: the call's result depends on one of its operands.
func (t *traversal) argument(d descent, k int) {
	for n := argumentOf(d.call, k); t.g.isArgument(n, k); n, k = n+1, k+1 {
		t.push(n, d.down, d.node, edgeOfSummary)
		if k < lastOperand {
			break
		}
	}
}
