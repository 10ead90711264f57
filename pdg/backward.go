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

// reached is an element: a node, the node that depends on it, and by which edge.
type reached struct{ node, parent, edge int32 }

// Edges that the graph does not have.
const (
	edgeOfCriterion int32 = -1 - iota
	edgeOfSummary         // from a call's result to an argument
)

// Len returns the number of elements.
func (s *Slice) Len() int { return len(s.elements) }

// At returns element i.
func (s *Slice) At(i int) Element {
	r := s.elements[i]
	n := s.nodes[r.node]
	e := Element{Node: n, Parent: -1, Dep: Dep{Node: n}}
	if r.parent != 0 {
		e.Parent = s.indices()[r.parent]
	}
	switch r.edge {
	case edgeOfCriterion:
	case edgeOfSummary:
		k, _ := n.Part.argument()
		e.Dep.Kind, e.Dep.Var = Param, Var{VarParam, int32(k)}
	default:
		x, l := &s.edges[r.edge], &s.labels[r.edge]
		e.Dep.Kind, e.Dep.Direction, e.Dep.Var, e.Dep.Guess = x.kind, directions[x.way], l.variable, l.guess
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
	t := a.newTraversal(q)
	defer t.free()
	for _, n := range criteria {
		t.push(t.id(n), false, 0, edgeOfCriterion)
	}
	return t.run(ctx)
}
