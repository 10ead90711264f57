// Backward slices: what some nodes depend on, as far as a query follows.

package pdg

import (
	"cmp"
	"context"
	"math/bits"
	"slices"
	"sync"
)

// Query says what a backward traversal follows. The zero Query follows nothing;
// Kinds is needed.
type Query struct {
	Kinds KindSet
	// Limit bounds the number of elements; 0 is no bound.
	Limit int
}

// Element is a node of a slice with the dependence by which it was first reached:
// a shortest way from the criterion.
type Element struct {
	Node
	Parent int32 // element that depends on it, -1 for criteria
	Dep    Dep   // of Parent on this node
}

// Slice is the result of a traversal. Which nodes a large slice has is known at once,
// the order of its elements when it is first asked for.
type Slice struct {
	Truncated bool // the limit was met, or the context ended
	size      int
	nodes     func() []Node // in the order of the program
	ways      func() *ways
}

// ways are the elements of a slice and how they were reached.
type ways struct {
	elements []reached
	indices  func() func(node int32) int32 // of elements
	nodes    []Node
	edges    []edge
	labels   []label
}

// reached is an element and why: by an edge, by a summary edge from the call's result
// that is ^by to an argument, or, if 0, as a criterion.
type reached struct{ node, by int32 }

// Len returns the number of elements.
func (s *Slice) Len() int { return s.size }

// Nodes returns the nodes of the elements, in the order of the program. The result is
// shared.
func (s *Slice) Nodes() []Node { return s.nodes() }

// At returns element i.
func (s *Slice) At(i int) Element {
	w := s.ways()
	r := w.elements[i]
	n := w.nodes[r.node]
	e := Element{Node: n, Parent: -1, Dep: Dep{Node: n}}
	switch {
	case r.by > 0:
		x, l := w.edges[r.by], &w.labels[r.by]
		e.Parent = w.indices()(l.from)
		e.Dep.Kind, e.Dep.Direction, e.Dep.Var, e.Dep.Guess = x.kind(), directions[x.way()], l.variable, l.guess
	case r.by < 0:
		e.Parent = w.indices()(^r.by)
		k, _ := n.Part.argument()
		e.Dep.Kind, e.Dep.Var = Param, Var{VarParam, int32(k)}
	}
	return e
}

// findIndices numbers the elements by their nodes: in a table if that is not much
// larger than they are.
func (w *ways) findIndices() func(node int32) int32 {
	if len(w.elements) > len(w.nodes)/16 {
		table := make([]int32, len(w.nodes))
		for i, r := range w.elements {
			table[r.node] = int32(i)
		}
		return func(node int32) int32 { return table[node] }
	}
	indices := make(map[int32]int32, len(w.elements))
	for i, r := range w.elements {
		indices[r.node] = int32(i)
	}
	return func(node int32) int32 { return indices[node] }
}

// Elements returns all elements, in breadth-first order.
func (s *Slice) Elements() []Element {
	list := make([]Element, s.size)
	for i := range list {
		list[i] = s.At(i)
	}
	return list
}

// Backward returns what the criteria depend on. The order of the elements is
// fixed by the criteria and the query.
func (a *App) Backward(ctx context.Context, criteria []Node, q Query) *Slice {
	s, tooWide := a.backward(ctx, a.graph.Load(), criteria, q, true)
	if tooWide {
		s, _ = a.backward(ctx, a.wholeGraph(), criteria, q, true)
	}
	return s
}

// backward is Backward on one graph; tooWide tells that it takes the whole graph.
func (a *App) backward(ctx context.Context, g *depGraph, criteria []Node, q Query, join bool) (s *Slice, tooWide bool) {
	var c *closure
	if join && q.Limit == 0 {
		c = g.closures.of(q.Kinds)
	}
	t := a.newTraversal(g, q)
	for _, n := range criteria {
		t.push(t.id(n), false, 0)
	}
	if t.run(ctx, c) {
		t.free()
		return nil, true
	}
	s = t.slice()
	if t.joined != nil {
		criteria = slices.Clone(criteria)
		s.ways = sync.OnceValue(func() *ways {
			one, _ := a.backward(context.Background(), g, criteria, q, false)
			return one.ways()
		})
	}
	makes := t.wide && t.joined == nil && !t.truncated && q.Limit == 0
	hubs := slices.Clone(t.hubs)
	t.free()
	if makes {
		a.makeClosure(g, q.Kinds, s.size, hubs)
	}
	return s, false
}

// slice returns what was reached.
func (t *traversal) slice() *Slice {
	s := &Slice{Truncated: t.truncated, size: len(t.elements)}
	nodes := t.g.nodes
	if t.joined != nil {
		s.size += t.joined.size
		marks := slices.Clone(t.marks)
		s.nodes = sync.OnceValue(func() []Node { return nodesIn(nodes, marks, s.size) })
		return s
	}
	found := t.elements
	if t.q.Limit > 0 && len(found) > t.q.Limit {
		found, s.Truncated, s.size = found[:t.q.Limit], true, t.q.Limit
	}
	w := &ways{elements: slices.Clone(found), nodes: nodes, edges: t.g.edges, labels: t.g.labels}
	w.indices = sync.OnceValue(w.findIndices)
	s.ways = func() *ways { return w }
	s.nodes = sync.OnceValue(func() []Node {
		list := make([]Node, len(w.elements))
		for i, r := range w.elements {
			list[i] = nodes[r.node]
		}
		slices.SortFunc(list, inProgram)
		return list
	})
	return s
}

// nodesIn returns the nodes that were reached.
func nodesIn(nodes []Node, marks []reach, size int) []Node {
	list := make([]Node, 0, size)
	for i, w := range marks {
		for set := w.free | w.down; set != 0; set &= set - 1 {
			list = append(list, nodes[i*64+bits.TrailingZeros64(set)])
		}
	}
	if !slices.IsSortedFunc(list, inProgram) { // some node is of no statement
		slices.SortFunc(list, inProgram)
	}
	return list
}

// inProgram is the order of nodes in the program: of a method its entry, then each
// statement with its parts, see partsOf.
func inProgram(x, y Node) int {
	rank := func(n Node) int {
		switch {
		case n.Part == Thrown:
			return 1
		case n.Part > 0:
			return 1 + int(n.Part)
		}
		return 0
	}
	stmt := func(n Node) int {
		if n.Part == Entry {
			return -1
		}
		return int(n.Stmt)
	}
	return cmp.Or(cmp.Compare(x.Method, y.Method), cmp.Compare(stmt(x), stmt(y)), cmp.Compare(rank(x), rank(y)))
}
