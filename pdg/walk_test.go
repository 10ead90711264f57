// What a node depends on, over any number of steps and in any calling context: tests
// ask for it. The product's slices are those of package slice.

package pdg

import "context"

// Query says which dependences a walk follows.
type Query struct{ Kinds KindSet }

// Element is a node with the dependence by which it was first reached.
type Element struct {
	Node
	Dep Dep
}

// Walk is what was reached.
type Walk struct{ elements []Element }

func (w *Walk) Elements() []Element { return w.elements }

// Backward walks along the dependences of some nodes, nearest first.
func (a *App) Backward(_ context.Context, from []Node, q Query) *Walk {
	w := &Walk{}
	seen := map[Node]bool{}
	reach := func(n Node, d Dep) {
		if !seen[n] {
			seen[n] = true
			w.elements = append(w.elements, Element{n, d})
		}
	}
	for _, n := range from {
		reach(n, Dep{})
	}
	var deps []Dep
	for i := 0; i < len(w.elements); i++ {
		deps = a.Deps(deps[:0], w.elements[i].Node)
		for _, d := range deps {
			if q.Kinds.Has(d.Kind) {
				reach(d.Node, d)
			}
		}
	}
	return w
}
