// Folding: many alike nodes become one that says how many they are.

package view

import (
	"fmt"
	"slices"
)

// FoldOutside replaces the nodes of every cluster but those that are kept by one node a
// cluster.
func (g *Graph) FoldOutside(keep func(cluster string) bool) *Graph {
	into := map[string]string{} // the node that stands for another
	count := map[string]int{}
	for _, n := range g.Nodes {
		if n.Cluster != "" && !keep(n.Cluster) {
			into[n.ID] = n.Cluster
			count[n.Cluster]++
		}
	}
	if len(into) == len(count) { // nothing to join
		return g
	}
	out := g.part("what comes from outside is one node for each method")
	seen := map[string]bool{}
	for _, n := range g.Nodes {
		id, folded := into[n.ID]
		switch {
		case !folded:
			out.Nodes = append(out.Nodes, n)
		case !seen[id]:
			seen[id] = true
			label := clusterLabel(id)
			if k := count[id]; k > 1 {
				label += fmt.Sprintf("\n%d statements", k)
			}
			out.Nodes = append(out.Nodes, Node{ID: id, Label: label, Kind: "method"})
		}
	}
	end := func(id string) string {
		if to, ok := into[id]; ok {
			return to
		}
		return id
	}
	labels := map[Edge][]string{} // by an edge without its label
	for _, e := range g.Edges {
		e.From, e.To = end(e.From), end(e.To)
		if e.From == e.To && count[e.From] > 0 {
			continue // goes on outside
		}
		label := e.Label
		e.Label = ""
		if !slices.Contains(labels[e], label) {
			labels[e] = append(labels[e], label)
		}
	}
	for e, list := range labels {
		e.Label = list[0]
		if n := len(list); n > 1 {
			slices.Sort(list)
			e.Label = fmt.Sprintf("%s and %d more", list[0], n-1)
		}
		out.Edges = append(out.Edges, e)
	}
	out.Sort()
	return out
}

// FoldLeaves replaces nodes that hang on the same node by the same kind of edge, and on
// no other, by one: of more than most, all but the first ones.
func (g *Graph) FoldLeaves(most int) *Graph {
	type hook struct {
		on, kind, nodeKind, cluster string
		out                         bool // the edge leads away from on
	}
	degree := map[string]int{}
	for _, e := range g.Edges {
		degree[e.From]++
		degree[e.To]++
	}
	nodes := map[string]*Node{}
	for i := range g.Nodes {
		nodes[g.Nodes[i].ID] = &g.Nodes[i]
	}
	leaves := map[hook][]string{}
	var order []hook
	for _, e := range g.Edges {
		for _, x := range []struct {
			leaf, on string
			out      bool
		}{{e.To, e.From, true}, {e.From, e.To, false}} {
			n := nodes[x.leaf]
			if n == nil || degree[x.leaf] != 1 || e.Residual {
				continue
			}
			h := hook{x.on, e.Kind, n.Kind, n.Cluster, x.out}
			if leaves[h] == nil {
				order = append(order, h)
			}
			leaves[h] = append(leaves[h], x.leaf)
		}
	}
	gone := map[string]bool{}
	var more []Node
	var edges []Edge
	total := 0
	for _, h := range order {
		list := leaves[h]
		if len(list) <= most+1 { // one more takes no less room
			continue
		}
		slices.Sort(list)
		for _, id := range list[most:] {
			gone[id] = true
		}
		n := len(list) - most
		total += n
		id := fmt.Sprintf("more %s %s %v %s %s", h.kind, h.on, h.out, h.nodeKind, h.cluster)
		more = append(more, Node{ID: id, Label: fmt.Sprintf("%d more like these", n), Kind: "more", Cluster: h.cluster})
		e := Edge{From: h.on, To: id, Kind: h.kind}
		if !h.out {
			e.From, e.To = e.To, e.From
		}
		edges = append(edges, e)
	}
	if total == 0 {
		return g
	}
	out := g.part(fmt.Sprintf("%d nodes that hang on one node each, as others do, are folded", total))
	for _, n := range g.Nodes {
		if !gone[n.ID] {
			out.Nodes = append(out.Nodes, n)
		}
	}
	for _, e := range g.Edges {
		if !gone[e.From] && !gone[e.To] {
			out.Edges = append(out.Edges, e)
		}
	}
	out.Nodes, out.Edges = append(out.Nodes, more...), append(out.Edges, edges...)
	out.Sort()
	return out
}
