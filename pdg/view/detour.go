// Paths through the nodes that a cut leaves out.

package view

// detours returns a residual edge for each pair of kept nodes without an edge between
// which a path leads through others only, unless two edges over a kept node lead
// there too. The others are taken together by their
// strongly connected components, so that each edge is looked at once for 64 ends.
func (g *Graph) detours(nodes []Node, kept map[string]bool) []Edge {
	number := make(map[string]int32, len(g.Nodes)) // kept nodes first
	for _, n := range nodes {
		number[n.ID] = int32(len(number))
	}
	ends := int32(len(nodes))
	for _, n := range g.Nodes {
		if !kept[n.ID] {
			number[n.ID] = int32(len(number))
		}
	}
	next := make([][]int32, len(number))
	direct := make([]bits, ends) // by kept node, the kept nodes that an edge leads to
	for i := range direct {
		direct[i] = newBits(ends)
	}
	for _, e := range g.Edges {
		from, ok1 := number[e.From]
		to, ok2 := number[e.To]
		if !ok1 || !ok2 {
			continue
		}
		next[from] = append(next[from], to)
		if from < ends && to < ends {
			direct[from].set(to)
		}
	}
	part, parts := components(next, ends)
	members := membersOf(part, parts, ends)
	path := make([]bits, ends) // likewise, that a path through others leads to
	for i := range path {
		path[i] = newBits(ends)
	}
	reach := make([]uint64, parts) // of 64 ends, those that a component leads to
	for word := range int32(len(newBits(ends))) {
		clear(reach)
		for p, list := range members { // a component comes after those it leads to
			for _, n := range list {
				for _, to := range next[n] {
					if to >= ends {
						reach[p] |= reach[part[to-ends]]
					} else if to/64 == word {
						reach[p] |= 1 << (to % 64)
					}
				}
			}
		}
		for from := range ends {
			for _, to := range next[from] {
				if to >= ends {
					path[from][word] |= reach[part[to-ends]]
				}
			}
			path[from][word] &^= direct[from][word]
		}
	}

	var list []Edge
	for from := range ends {
		// A path beside which two edges lead over a node that is drawn says no more.
		spare := newBits(ends)
		for via := range ends {
			if via == from || !direct[from].has(via) && !path[from].has(via) {
				continue
			}
			for _, to := range next[via] {
				if to < ends && to != via {
					spare.set(to)
				}
			}
		}
		for to := range ends {
			if to != from && path[from].has(to) && !spare.has(to) {
				list = append(list, Edge{From: nodes[from].ID, To: nodes[to].ID, Kind: "path", Residual: true})
			}
		}
	}
	return list
}

// bits is a set of small numbers.
type bits []uint64

func newBits(n int32) bits      { return make(bits, (n+63)/64) }
func (b bits) set(i int32)      { b[i/64] |= 1 << (i % 64) }
func (b bits) has(i int32) bool { return b[i/64]>>(i%64)&1 != 0 }

// membersOf lists the nodes of each component.
func membersOf(part []int32, parts int, first int32) [][]int32 {
	list := make([][]int32, parts)
	for i, p := range part {
		list[p] = append(list[p], first+int32(i))
	}
	return list
}

// components numbers the strongly connected components of the nodes from first on,
// each after all to which it leads (Tarjan, "Depth-First Search and Linear Graph
// Algorithms", 1972; without recursion).
func components(next [][]int32, first int32) (part []int32, parts int) {
	n := int32(len(next)) - first
	part = make([]int32, n)
	index, low := make([]int32, n), make([]int32, n)
	for i := range part {
		part[i] = -1
	}
	type frame struct{ node, edge int32 }
	var stack []int32
	var calls []frame
	count := int32(0)
	enter := func(v int32) {
		count++
		index[v], low[v] = count, count
		stack = append(stack, v)
		calls = append(calls, frame{v, 0})
	}
	for root := range n {
		if index[root] != 0 {
			continue
		}
		enter(root)
		for len(calls) > 0 {
			f := &calls[len(calls)-1]
			v := f.node
			if out := next[first+v]; int(f.edge) < len(out) {
				w := out[f.edge] - first
				f.edge++
				switch {
				case w < 0: // a kept node
				case index[w] == 0:
					enter(w)
				case part[w] < 0:
					low[v] = min(low[v], index[w])
				}
				continue
			}
			calls = calls[:len(calls)-1]
			if len(calls) > 0 {
				up := calls[len(calls)-1].node
				low[up] = min(low[up], low[v])
			}
			if low[v] == index[v] {
				for {
					w := stack[len(stack)-1]
					stack = stack[:len(stack)-1]
					part[w] = int32(parts)
					if w == v {
						break
					}
				}
				parts++
			}
		}
	}
	return part, parts
}
