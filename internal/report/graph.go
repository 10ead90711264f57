// A slice as a graph: steps of the story, causes above effects.

package report

import (
	"fmt"

	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/pdg/view"
	"github.com/esdroid/esdroid/slice"
)

// Graph returns the steps of a slice as a graph, each with the edge by which it
// was found; edges lead from causes to effects.
func (r *Crash) Graph(s *slice.Slice) *view.Graph {
	g := &view.Graph{}
	if r.Criterion != nil {
		g.Title = r.Criterion.Exception.Header()
	}
	if s.Cut {
		g.Notes = append(g.Notes, "only the nearest statements")
	}
	if s.Partial {
		g.Notes = append(g.Notes, "stopped early")
	}
	steps := r.Steps(s)
	id := func(n int) string {
		e := &s.Elements[steps[n].Elements[0]]
		return r.App.Reference(pdg.Node{Method: e.Method, Stmt: e.Stmt})
	}
	for n := range steps {
		st := &steps[n]
		kind := "statement"
		if st.Of < 0 {
			kind = "throw"
		}
		g.Nodes = append(g.Nodes, view.Node{ID: id(n), Label: fmt.Sprintf("%s\n%s", st.Place, st.Text), Kind: kind, Cluster: st.Method})
		if st.Of >= 0 {
			g.Edges = append(g.Edges, view.Edge{From: id(n), To: id(st.Of), Kind: st.Kind.String(), Label: st.Role})
		}
	}
	g.Sort()
	return g
}
