// Backward slices: what some nodes depend on, as far as a query follows.

package pdg

import "context"

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

// Slice is the result of a traversal.
type Slice struct {
	Truncated bool // the limit was met, or the context ended
	elements  []reached
	indices   func() map[int32]int32 // of elements, by node
	nodes     []Node
	edges     []edge
	labels    []label
}

// reached is an element and why: by an edge, by a summary edge from the call's result
// that is ^by to an argument, or, if 0, as a criterion.
type reached struct{ node, by int32 }

// Len returns the number of elements.
func (s *Slice) Len() int { return len(s.elements) }

// At returns element i.
func (s *Slice) At(i int) Element {
	r := s.elements[i]
	n := s.nodes[r.node]
	e := Element{Node: n, Parent: -1, Dep: Dep{Node: n}}
	switch {
	case r.by > 0:
		x, l := s.edges[r.by], &s.labels[r.by]
		e.Parent = s.indices()[l.from]
		e.Dep.Kind, e.Dep.Direction, e.Dep.Var, e.Dep.Guess = x.kind(), directions[x.way()], l.variable, l.guess
	case r.by < 0:
		e.Parent = s.indices()[^r.by]
		k, _ := n.Part.argument()
		e.Dep.Kind, e.Dep.Var = Param, Var{VarParam, int32(k)}
	}
	return e
}

// findIndices numbers the elements by their nodes.
func (s *Slice) findIndices() map[int32]int32 {
	indices := make(map[int32]int32, len(s.elements))
	for i, r := range s.elements {
		indices[r.node] = int32(i)
	}
	return indices
}

// Elements returns all elements, in breadth-first order.
func (s *Slice) Elements() []Element {
	list := make([]Element, len(s.elements))
	for i := range list {
		list[i] = s.At(i)
	}
	return list
}

// Backward returns what the criteria depend on. The order of the elements is
// fixed by the criteria and the query.
func (a *App) Backward(ctx context.Context, criteria []Node, q Query) *Slice {
	s, tooWide := a.backward(ctx, a.graph.Load(), criteria, q)
	if tooWide {
		s, _ = a.backward(ctx, a.wholeGraph(), criteria, q)
	}
	return s
}

// backward is Backward on one graph; tooWide tells that it takes the whole graph.
func (a *App) backward(ctx context.Context, g *depGraph, criteria []Node, q Query) (s *Slice, tooWide bool) {
	t := a.newTraversal(g, q)
	defer t.free()
	for _, n := range criteria {
		t.push(t.id(n), false, 0)
	}
	return t.run(ctx)
}
