// Context-sensitive backward traversal with summary edges on demand, after
// Horwitz, Reps and Binkley, "Interprocedural Slicing Using Dependence Graphs"
// (1990): a path that went down into a callee comes back up only through calls by
// which it went down. Paths through memory and events forget their context.
//
// Lists that many nodes share are gone through once: who comes second finds all of
// their members reached.
//
// Nodes are expanded level by level, by their distance from the criteria. Inside a
// level the order is free, so that of a wide slice, most of whose time goes into
// waiting for memory, is the order in which the graph lies there.

package pdg

import (
	"context"
	"math/bits"
	"sync"

	"github.com/esdroid/esdroid/dex"
)

// reach is what a traversal knows of 64 nodes: which it reached.
type reach struct {
	free uint64
	down uint64 // inside a callee entered from a call: not up from there
}

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
	call     int32 // the call statement
	node     int32 // what of it the path came by
	down     bool
	operands uint8 // how many the call has
	next     int32 // descent into the same list, 0 for none
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
	marks     []reach // by node
	elements  []reached
	level     []uint32 // nodes that are being expanded, and whether down
	queue     []uint32 // those of the next level
	sorting   []reach  // by node, empty between two levels
	wide      bool     // some level was
	hubs      []int32  // some nodes of the widest level
	widest    int      // how many it has
	ids       []int32  // of a level: of each method to be made, a node
	begun     map[dex.MethodID]bool
	joined    *closure // elements are those that it does not have
	lists     []listState
	methods   []methodState
	descents  []descent
	entered   []membership
	truncated bool
	fetched   uint8 // makes reads ahead count as needed
}

var traversals = sync.Pool{New: func() any { return &traversal{begun: map[dex.MethodID]bool{}} }}

func (a *App) newTraversal(g *depGraph, q Query) *traversal {
	t := traversals.Get().(*traversal)
	t.a, t.g, t.q, t.truncated, t.wide, t.widest, t.joined = a, g, q, false, false, 0, nil
	t.elements, t.queue, t.hubs = t.elements[:0], t.queue[:0], t.hubs[:0]
	t.descents, t.entered = append(t.descents[:0], descent{}), append(t.entered[:0], membership{})
	t.g.mu.RLock()
	t.grow()
	return t
}

// free lets go of the graph and gives the memory back, cleared: after a small slice
// only where it was used.
func (t *traversal) free() {
	t.g.mu.RUnlock()
	if len(t.elements) < len(t.marks)/4 && t.joined == nil {
		for _, r := range t.elements {
			t.marks[r.node/64] = reach{}
		}
	} else {
		clear(t.marks)
	}
	clear(t.lists)
	clear(t.methods)
	t.a, t.g, t.joined = nil, nil, nil
	traversals.Put(t)
}

// grow makes room for what the graph has by now.
func (t *traversal) grow() {
	if n := (len(t.g.nodes)+63)/64 - len(t.marks); n > 0 {
		t.marks = append(t.marks, make([]reach, n)...)
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

// wideLevel is how many nodes make a level wide: so many that the whole graph pays.
const wideLevel = 1 << 14

// run goes on until nothing is left, joining a closure, if any, when it meets one. It
// reports whether it stopped since a level is wide and the graph is not whole.
func (t *traversal) run(ctx context.Context, c *closure) (tooWide bool) {
	for len(t.queue) > 0 && !t.truncated {
		t.level, t.queue = t.queue, t.level[:0]
		if c != nil && t.joined == nil && t.meets(c) {
			t.join(c)
			continue
		}
		if t.wide = t.wide || len(t.level) > t.a.wideLevel; t.wide && !t.full() {
			if !t.g.whole {
				return true
			}
			t.sortLevel()
		}
		t.makeLevel(ctx)
		for k := 0; k < len(t.level) && !t.truncated; {
			t.truncated = ctx.Err() != nil
			block := t.level[k:min(k+blockSize, len(t.level))]
			t.fetch(block)
			for _, q := range block {
				if t.truncated = t.truncated || t.full(); t.truncated {
					break
				}
				t.expand(int32(q>>1), q&1 != 0)
			}
			k += len(block)
		}
	}
	return false
}

// full reports whether the limit is met.
func (t *traversal) full() bool { return t.q.Limit > 0 && len(t.elements) >= t.q.Limit }

// sortLevel sorts the nodes of the level, and leaves out those reached inside a callee
// that are reached freely, too.
func (t *traversal) sortLevel() {
	if n := len(t.marks) - len(t.sorting); n > 0 {
		t.sorting = append(t.sorting, make([]reach, n)...)
	}
	for _, q := range t.level {
		w, bit := &t.sorting[q>>7], uint64(1)<<(q>>1&63)
		if q&1 == 0 {
			w.free |= bit
		} else {
			w.down |= bit
		}
	}
	sorted := t.level[:0]
	for i := range t.sorting {
		w := t.sorting[i]
		all := w.free | w.down
		if all == 0 {
			continue
		}
		t.sorting[i] = reach{}
		for ; all != 0; all &= all - 1 {
			k := bits.TrailingZeros64(all)
			sorted = append(sorted, uint32(i*64+k)<<1|uint32(^w.free>>k&1))
		}
	}
	t.level = sorted
	if n := len(sorted); n > t.widest {
		t.widest, t.hubs = n, t.hubs[:0]
		for i := range triedHubs {
			if q := sorted[i*(n-1)/(triedHubs-1)]; q&1 == 0 {
				t.hubs = append(t.hubs, int32(q>>1))
			}
		}
	}
}

// fewMethods is how many methods are not worth other goroutines.
const fewMethods = 8

// makeLevel makes what the nodes of the level need, if that is much.
func (t *traversal) makeLevel(ctx context.Context) {
	if t.full() {
		return
	}
	ids := t.ids[:0]
	if len(t.begun) > 0 {
		clear(t.begun)
	}
	last := dex.MethodID(0)
	for _, q := range t.level {
		if id := int32(q >> 1); t.g.starts[id] == 0 {
			if m := t.g.nodes[id].Method; len(ids) == 0 || m != last && !t.begun[m] {
				ids, last = append(ids, id), m
				t.begun[m] = true
			}
		}
	}
	t.ids = ids
	if len(ids) < fewMethods {
		return
	}
	t.g.mu.RUnlock()
	t.g.makeAll(ctx, t.a, ids)
	t.g.mu.RLock()
	t.grow()
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
		switch e := edges[s]; e.way() {
		case wayWithin, wayAcross:
			t.fetched += uint8(t.marks[e.to/64].free)
		default:
			t.fetched += t.lists[e.to].done
		}
	}
}

// push reaches a node by an edge of another one.
func (t *traversal) push(node int32, down bool, by int32) {
	w, bit := &t.marks[node>>6], uint64(1)<<(node&63)
	if w.free&bit != 0 {
		return
	}
	isNew := w.down&bit == 0
	if down {
		if !isNew {
			return
		}
		w.down |= bit
		t.queue = append(t.queue, uint32(node)<<1|1)
	} else {
		w.free |= bit
		t.queue = append(t.queue, uint32(node)<<1)
	}
	if isNew {
		t.elements = append(t.elements, reached{node, by})
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
	for i, e := range edges {
		if !t.q.Kinds.Has(e.kind()) {
			continue
		}
		at := int32(start) + int32(i)
		switch e.way() {
		case wayWithin:
			t.push(e.to, down, at)
		case wayAcross:
			t.push(e.to, false, at)
		case wayAcrossTo:
			t.across(e.to, at)
		case wayUp:
			switch {
			case e.kind() != Param:
				if !down { // else the call is in the slice, if the path came by it
					t.across(e.to, at)
				}
			default:
				// Who went down into the method needs its argument of it, whether or
				// not the list has the call: it may be the framework's.
				t.need(g.nodes[self].Method, operand(e.operand()))
				if !down {
					t.up(e.to, e.operand(), at)
				}
			}
		case wayDown:
			t.down(e, at)
			t.enter(e.to, descent{call: self - e.behind(), node: self, down: down, operands: uint8(e.operand())})
		}
	}
}

// across goes to the nodes of a list.
func (t *traversal) across(list, edge int32) {
	if t.lists[list].done&doneNodes != 0 {
		return
	}
	t.lists[list].done |= doneNodes
	for _, n := range t.g.lists[list].members {
		t.push(n, false, edge)
	}
}

// up goes to operand k of the calls of a list.
func (t *traversal) up(list int32, k int, edge int32) {
	if k < lastOperand {
		if t.lists[list].passed&operand(k) != 0 {
			return
		}
		t.lists[list].passed |= operand(k)
	}
	l := &t.g.lists[list]
	for _, call := range l.members {
		if n := argumentOf(call, k); k < l.operands || t.g.isArgument(n, k) {
			t.push(n, false, edge)
		}
	}
}

// down goes to what leaves the methods of a list.
func (t *traversal) down(e edge, at int32) {
	done, exits := doneResults, t.g.lists[e.to].results
	if e.kind() == Exception {
		done, exits = doneExceptions, t.g.lists[e.to].exceptions
	}
	l := &t.lists[e.to]
	if l.done&done != 0 {
		return
	}
	l.done |= done
	for _, n := range exits {
		t.push(n, true, at)
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
	for ; k < int(d.operands); k++ {
		t.push(argumentOf(d.call, k), d.down, ^d.node)
		if k < lastOperand {
			break
		}
	}
}
