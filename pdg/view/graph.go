// The graph and its order.

package view

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/dominikbraun/graph"
)

// Node is a vertex. Its ID is unique and stable, such as a statement reference.
type Node struct {
	ID      string `json:"id"`
	Label   string `json:"label"`
	Kind    string `json:"kind"`
	Cluster string `json:"cluster,omitempty"`
	// Tooltip is what a drawing tells of the node beside its label, "" for its ID; Link is
	// where it leads, "" for what Graph.Link says.
	Tooltip string `json:"-"`
	Link    string `json:"-"`
	// Own marks what readers look for first, such as the app's own code beside that of
	// libraries: a cut keeps it first.
	Own bool `json:"-"`
}

// Edge leads from one node to another. Residual stands for a path through nodes
// that were cut.
type Edge struct {
	From     string `json:"from"`
	To       string `json:"to"`
	Kind     string `json:"kind"`
	Label    string `json:"label,omitempty"`
	Residual bool   `json:"residual,omitempty"`
}

// Graph is a directed multigraph.
type Graph struct {
	Title string   `json:"title"`
	Notes []string `json:"notes,omitempty"` // what was cut, what is not modelled
	Nodes []Node   `json:"nodes"`
	Edges []Edge   `json:"edges"`
	// Abreast is the number of nodes beyond which the graph is drawn from left to right:
	// many nodes with long names then stand one below the other. 0 is from top to bottom.
	Abreast int `json:"-"`
	// Whole has the graph drawn as it is, however large.
	Whole bool `json:"-"`
	// Link returns where a node leads in a drawing, nil for none.
	Link func(id string) string `json:"-"`
}

// part returns an empty graph for a part of this one, with one more note.
func (g *Graph) part(note ...string) *Graph {
	return &Graph{Title: g.Title, Notes: append(slices.Clone(g.Notes), note...), Abreast: g.Abreast, Whole: g.Whole, Link: g.Link}
}

// Near returns the nodes with the given ids, their neighbours, and the edges between
// the two.
func (g *Graph) Near(ids map[string]bool) *Graph {
	near := map[string]bool{}
	out := g.part()
	for _, e := range g.Edges {
		if ids[e.From] || ids[e.To] {
			near[e.From], near[e.To] = true, true
			out.Edges = append(out.Edges, e)
		}
	}
	for _, n := range g.Nodes {
		if near[n.ID] || ids[n.ID] {
			out.Nodes = append(out.Nodes, n)
		}
	}
	return out
}

// Sort puts nodes and edges into their order and removes repeated ones and edges
// without an end.
func (g *Graph) Sort() {
	slices.SortFunc(g.Nodes, func(a, b Node) int { return cmp.Compare(a.ID, b.ID) })
	g.Nodes = slices.CompactFunc(g.Nodes, func(a, b Node) bool { return a.ID == b.ID })
	known := make(map[string]bool, len(g.Nodes))
	for _, n := range g.Nodes {
		known[n.ID] = true
	}
	g.Edges = slices.DeleteFunc(g.Edges, func(e Edge) bool { return !known[e.From] || !known[e.To] })
	slices.SortFunc(g.Edges, func(a, b Edge) int {
		residual := 0
		if a.Residual != b.Residual {
			residual = 1
			if b.Residual {
				residual = -1
			}
		}
		return cmp.Or(cmp.Compare(a.From, b.From), cmp.Compare(a.To, b.To), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Label, b.Label), residual)
	})
	g.Edges = slices.Compact(g.Edges)
}

// Directed returns the graph for queries of paths, components and orders. Of
// parallel edges the first stands for all; loops are left out.
func (g *Graph) Directed() (graph.Graph[string, Node], error) {
	d := graph.New(func(n Node) string { return n.ID }, graph.Directed())
	for _, n := range g.Nodes {
		if err := d.AddVertex(n); err != nil {
			return nil, err
		}
	}
	for _, e := range g.Edges {
		if e.From == e.To {
			continue
		}
		if err := d.AddEdge(e.From, e.To, graph.EdgeAttribute("kind", e.Kind)); err != nil && err != graph.ErrEdgeAlreadyExists {
			return nil, err
		}
	}
	return d, nil
}

// Clusters returns the clusters of the nodes, by id.
func (g *Graph) Clusters() map[string]string {
	clusters := make(map[string]string, len(g.Nodes))
	for i := range g.Nodes {
		clusters[g.Nodes[i].ID] = g.Nodes[i].Cluster
	}
	return clusters
}

// AddMore draws that n nodes which lead to a node of a cluster are left out.
func (g *Graph) AddMore(to, cluster string, n int) {
	node, edge := More(to, cluster, n)
	g.Nodes = append(g.Nodes, node)
	g.Edges = append(g.Edges, edge)
}

// More returns what stands for n nodes which lead to a node of a cluster and are left
// out.
func More(to, cluster string, n int) (Node, Edge) {
	id := "more " + to
	return Node{ID: id, Label: fmt.Sprintf("%d more", n), Kind: "more", Cluster: cluster}, Edge{From: id, To: to, Kind: "path", Residual: true}
}

// Around returns the part of the graph within depth steps of a node, in either
// direction. Of more than max nodes the nearest stay; 0 is no bound. Beside nodes
// that have neighbours outside stands how many.
func (g *Graph) Around(id string, depth, max int) *Graph {
	next := map[string][]string{}
	for _, e := range g.Edges {
		next[e.From] = append(next[e.From], e.To)
		next[e.To] = append(next[e.To], e.From)
	}
	dist := map[string]int{id: 0}
	for work := []string{id}; len(work) > 0; work = work[1:] {
		n := work[0]
		if dist[n] == depth {
			continue
		}
		near := slices.Clone(next[n])
		slices.Sort(near)
		for _, m := range near {
			if _, ok := dist[m]; !ok && (max <= 0 || len(dist) < max) {
				dist[m] = dist[n] + 1
				work = append(work, m)
			}
		}
	}
	out := g.part()
	for _, n := range g.Nodes {
		if _, ok := dist[n.ID]; ok {
			out.Nodes = append(out.Nodes, n)
		}
	}
	outside := map[string]bool{}
	var marks []string
	more := map[string]int{}
	for _, n := range out.Nodes {
		seen := map[string]bool{}
		for _, m := range next[n.ID] {
			if _, ok := dist[m]; !ok && !seen[m] {
				seen[m], outside[m] = true, true
			}
		}
		if len(seen) > 0 {
			marks = append(marks, n.ID)
			more[n.ID] = len(seen)
		}
	}
	for _, e := range g.Edges {
		_, from := dist[e.From]
		_, to := dist[e.To]
		if from && to {
			out.Edges = append(out.Edges, e)
		}
	}
	clusters := out.Clusters()
	for _, n := range marks {
		out.AddMore(n, clusters[n], more[n])
	}
	if len(marks) > 0 {
		out.Notes = append(out.Notes, fmt.Sprintf("%d neighbours farther away are left out; dotted edges say where", len(outside)))
	}
	out.Sort()
	return out
}
