// Graphs over plain numbers.

package dominance

// Graph is a directed graph over dense nodes.
type Graph struct {
	succFirst, succ []int32
	predFirst, pred []int32
}

// Len returns the number of nodes.
func (g *Graph) Len() int { return len(g.succFirst) - 1 }

// Succs returns the ends of the edges from n, which must not be changed.
func (g *Graph) Succs(n int32) []int32 { return g.succ[g.succFirst[n]:g.succFirst[n+1]] }

// Preds returns the starts of the edges to n, which must not be changed.
func (g *Graph) Preds(n int32) []int32 { return g.pred[g.predFirst[n]:g.predFirst[n+1]] }

// Reversed returns the graph with all edges turned round; it shares memory.
func (g *Graph) Reversed() *Graph {
	return &Graph{g.predFirst, g.pred, g.succFirst, g.succ}
}

// NewGraph makes a graph of n nodes from edges given as pairs (from, to).
func NewGraph(n int, edges [][2]int32) *Graph {
	g := &Graph{succFirst: make([]int32, n+1), predFirst: make([]int32, n+1), succ: make([]int32, len(edges)), pred: make([]int32, len(edges))}
	for _, e := range edges {
		g.succFirst[e[0]+1]++
		g.predFirst[e[1]+1]++
	}
	for k := range n {
		g.succFirst[k+1] += g.succFirst[k]
		g.predFirst[k+1] += g.predFirst[k]
	}
	s, p := make([]int32, n), make([]int32, n)
	for _, e := range edges {
		g.succ[g.succFirst[e[0]]+s[e[0]]] = e[1]
		s[e[0]]++
		g.pred[g.predFirst[e[1]]+p[e[1]]] = e[0]
		p[e[1]]++
	}
	return g
}

// postorder returns the nodes that root reaches, in postorder.
func (g *Graph) postorder(root int32) []int32 {
	type frame struct{ node, next int32 }
	seen := make([]bool, g.Len())
	seen[root] = true
	stack := []frame{{root, 0}}
	var out []int32
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if s := g.Succs(top.node); int(top.next) < len(s) {
			n := s[top.next]
			top.next++
			if !seen[n] {
				seen[n] = true
				stack = append(stack, frame{n, 0})
			}
			continue
		}
		out = append(out, top.node)
		stack = stack[:len(stack)-1]
	}
	return out
}

// ToExit makes a graph of n nodes, the last of which is the exit, and adds edges to
// it from endless loops, so that every node reaches it.
func ToExit(n int, edges [][2]int32) *Graph {
	exit := int32(n - 1)
	g := NewGraph(n, edges)
	reached := make([]bool, n)
	work := []int32{exit}
	reached[exit] = true
	spread := func() {
		for len(work) > 0 {
			k := work[len(work)-1]
			work = work[:len(work)-1]
			for _, p := range g.Preds(k) {
				if !reached[p] {
					reached[p] = true
					work = append(work, p)
				}
			}
		}
	}
	spread()
	for k := exit - 1; k >= 0; k-- {
		if !reached[k] {
			edges = append(edges, [2]int32{k, exit})
			reached[k] = true
			work = append(work, k)
			spread()
		}
	}
	return NewGraph(n, edges)
}
