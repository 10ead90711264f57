// Cutting graphs that are too large to be read.

package view

import (
	"cmp"
	"fmt"
	"slices"
)

// Cut keeps at most max nodes and replaces paths through the others by residual edges.
// A graph that is small enough is returned as it is. The rule is: nodes without edges
// go first. Then the app's own code comes first, then what is next to it, and nothing
// else if that is enough; of each what has more edges inside the app's own code, then
// more edges, then the order of the ids. Nodes to which no edge is left go too.
func (g *Graph) Cut(max int) *Graph {
	if max <= 0 {
		return g
	}
	if len(g.Nodes) > max {
		g = g.withoutLoners()
	}
	if len(g.Nodes) <= max {
		return g.thin()
	}
	own, near := map[string]bool{}, map[string]bool{}
	for _, n := range g.Nodes {
		if n.Own {
			own[n.ID] = true
		}
	}
	degree := map[string]int{} // that inside the app's own code counts first
	for _, e := range g.Edges {
		weight := 1
		if own[e.From] && own[e.To] {
			weight = len(g.Edges)
		}
		degree[e.From] += weight
		degree[e.To] += weight
		near[e.From] = near[e.From] || own[e.To]
		near[e.To] = near[e.To] || own[e.From]
	}
	order := slices.Clone(g.Nodes)
	rank := func(n Node) int {
		switch {
		case n.Own:
			return 0
		case near[n.ID]:
			return 1
		}
		return 2
	}
	slices.SortStableFunc(order, func(a, b Node) int {
		return cmp.Or(cmp.Compare(rank(a), rank(b)), cmp.Compare(degree[b.ID], degree[a.ID]), cmp.Compare(a.ID, b.ID))
	})
	if len(own) >= fewNodes { // what goes on among libraries alone says little
		if i := slices.IndexFunc(order, func(n Node) bool { return rank(n) == 2 }); i >= 0 {
			max = min(max, i)
		}
	}
	kept := map[string]bool{}
	for _, n := range order[:max] {
		kept[n.ID] = true
	}
	out := g.part(fmt.Sprintf("cut: %d of %d nodes, those of the app's own code, those next to it, those with the most edges; dotted edges are paths through the others", max, len(g.Nodes)))
	for _, n := range g.Nodes {
		if kept[n.ID] {
			out.Nodes = append(out.Nodes, n)
		}
	}
	for _, e := range g.Edges {
		if kept[e.From] && kept[e.To] {
			out.Edges = append(out.Edges, e)
		}
	}
	out.Edges = append(out.Edges, g.detours(out.Nodes, kept)...)
	out.Sort()
	return out.thin().withoutLoners()
}

// withoutLoners leaves out the nodes without edges.
func (g *Graph) withoutLoners() *Graph {
	linked := map[string]bool{}
	for _, e := range g.Edges {
		if e.From != e.To {
			linked[e.From], linked[e.To] = true, true
		}
	}
	alone := len(g.Nodes) - len(linked)
	if alone == 0 || len(linked) == 0 {
		return g
	}
	out := g.part(fmt.Sprintf("%d nodes without edges to others here are left out", alone))
	out.Nodes = slices.DeleteFunc(slices.Clone(g.Nodes), func(n Node) bool { return !linked[n.ID] })
	for _, e := range g.Edges {
		if linked[e.From] { // loops go with their nodes
			out.Edges = append(out.Edges, e)
		}
	}
	return out
}

// fewNodes is how much of the app's own code there must be to be drawn without what
// only libraries do.
const fewNodes = 20

// edgesPerNode bounds the edges of a graph that may be cut, in multiples of its nodes:
// more cannot be told apart in a drawing. Small graphs have fewEdges at least.
const (
	edgesPerNode = 4
	fewEdges     = 60
)

// thin keeps the edges that say most: residual ones go first, then data, then others,
// of each those of libraries first, then those whose label the most edges have.
func (g *Graph) thin() *Graph {
	limit := max(edgesPerNode*len(g.Nodes), fewEdges)
	if len(g.Edges) <= limit+limit/4 { // a few more do no harm
		return g
	}
	own := map[string]bool{}
	for _, n := range g.Nodes {
		own[n.ID] = n.Own
	}
	labels := map[string]int{}
	for _, e := range g.Edges {
		labels[e.Label]++
	}
	rank := func(e Edge) int {
		rank := 0
		switch {
		case e.Residual:
			rank = 4
		case e.Kind == "data":
			rank = 2
		}
		if !own[e.From] || !own[e.To] {
			rank++
		}
		return rank
	}
	order := slices.Clone(g.Edges)
	slices.SortStableFunc(order, func(a, b Edge) int {
		return cmp.Or(cmp.Compare(rank(a), rank(b)), cmp.Compare(labels[a.Label], labels[b.Label]))
	})
	out := g.part(fmt.Sprintf("cut: %d of %d edges; paths through left-out nodes went first, then data, then what libraries do, of each what the most edges carry", limit, len(g.Edges)))
	out.Nodes, out.Edges = g.Nodes, order[:limit]
	out.Sort()
	return out
}
