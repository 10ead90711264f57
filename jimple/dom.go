// Dominators and post-dominators.
//
// After Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm"
// (2001), over a graph given as lists of successors and predecessors.

package jimple

// digraph is a graph over dense nodes, for the algorithms of this package.
type digraph struct {
	succFirst, succ []int32
	predFirst, pred []int32
}

func (g *digraph) len() int              { return len(g.succFirst) - 1 }
func (g *digraph) succs(n int32) []int32 { return g.succ[g.succFirst[n]:g.succFirst[n+1]] }
func (g *digraph) preds(n int32) []int32 { return g.pred[g.predFirst[n]:g.predFirst[n+1]] }

// reversed returns the graph with all edges turned round; it shares memory.
func (g *digraph) reversed() *digraph {
	return &digraph{g.predFirst, g.pred, g.succFirst, g.succ}
}

// newDigraph makes a graph of n nodes from edges given as pairs (from, to).
func newDigraph(n int, edges [][2]int32) *digraph {
	g := &digraph{succFirst: make([]int32, n+1), predFirst: make([]int32, n+1), succ: make([]int32, len(edges)), pred: make([]int32, len(edges))}
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

// DomTree is a tree of dominators or post-dominators over blocks. In the tree
// of post-dominators the node after the last block stands for the exit.
type DomTree struct {
	idom      []int32 // -1 for the root and for nodes that the root does not reach
	pre, post []int32 // numbers of a walk over the tree, -1 where not reached
}

// Idom returns the immediate (post-)dominator of a block, -1 for the root and
// for blocks that the root does not reach.
func (t *DomTree) Idom(b int32) int32 { return t.idom[b] }

// Dominates reports whether a (post-)dominates b; every block does itself.
func (t *DomTree) Dominates(a, b int32) bool {
	return a == b || t.pre[a] >= 0 && t.pre[b] >= 0 && t.pre[a] <= t.pre[b] && t.post[b] <= t.post[a]
}

// postorder returns the nodes that root reaches, in postorder.
func (g *digraph) postorder(root int32) []int32 {
	type frame struct{ node, next int32 }
	seen := make([]bool, g.len())
	seen[root] = true
	stack := []frame{{root, 0}}
	var out []int32
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if s := g.succs(top.node); int(top.next) < len(s) {
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

// dominators computes the dominator tree from root.
func (g *digraph) dominators(root int32) *DomTree {
	order := g.postorder(root)
	number := make([]int32, g.len()) // postorder number
	t := &DomTree{idom: make([]int32, g.len())}
	for n := range t.idom {
		t.idom[n], number[n] = -1, -1
	}
	for k, n := range order {
		number[n] = int32(k)
	}
	t.idom[root] = root
	for changed := true; changed; {
		changed = false
		for k := len(order) - 2; k >= 0; k-- {
			n := order[k]
			best := int32(-1)
			for _, p := range g.preds(n) {
				if number[p] < 0 || t.idom[p] < 0 {
					continue
				}
				if best < 0 {
					best = p
					continue
				}
				a, b := p, best
				for a != b {
					for number[a] < number[b] {
						a = t.idom[a]
					}
					for number[b] < number[a] {
						b = t.idom[b]
					}
				}
				best = a
			}
			if t.idom[n] != best {
				t.idom[n], changed = best, true
			}
		}
	}
	t.idom[root] = -1
	t.number(root, order)
	return t
}

// number walks the tree so that Dominates takes constant time.
func (t *DomTree) number(root int32, order []int32) {
	n := len(t.idom)
	t.pre, t.post = make([]int32, n), make([]int32, n)
	var edges [][2]int32
	for k := range n {
		t.pre[k], t.post[k] = -1, -1
	}
	for k := len(order) - 1; k >= 0; k-- {
		if d := t.idom[order[k]]; d >= 0 {
			edges = append(edges, [2]int32{d, order[k]})
		}
	}
	tree := newDigraph(n, edges)
	type frame struct{ node, next int32 }
	stack := []frame{{root, 0}}
	clock := int32(0)
	t.pre[root] = clock
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		clock++
		if s := tree.succs(top.node); int(top.next) < len(s) {
			child := s[top.next]
			top.next++
			t.pre[child] = clock
			stack = append(stack, frame{child, 0})
			continue
		}
		t.post[top.node] = clock
		stack = stack[:len(stack)-1]
	}
}

// blockGraph returns the CFG as a digraph.
func (g *CFG) blockGraph() *digraph {
	var edges [][2]int32
	for b := range g.Blocks {
		for _, e := range g.Succs(int32(b)) {
			edges = append(edges, [2]int32{int32(b), e.Block})
		}
	}
	return newDigraph(len(g.Blocks), edges)
}

// Dominators returns the dominator tree over blocks.
func (b *Body) Dominators() *DomTree {
	return b.analysis.dom.get(func() *DomTree { return b.CFG().blockGraph().dominators(0) })
}

// PostDominators returns the post-dominator tree over blocks, with the exit as
// node len(Blocks). Control leaves at returns and at throw statements that no
// catch-all covers; blocks of endless loops are given an exit at their last
// block.
func (b *Body) PostDominators() *DomTree {
	return b.analysis.pdom.get(func() *DomTree {
		g := b.exitGraph()
		return g.reversed().dominators(int32(g.len() - 1))
	})
}

// catchesAll reports whether no exception of statement i leaves the method.
func (b *Body) catchesAll(i int32) bool {
	h := b.Handlers(i)
	return len(h) > 0 && (h[len(h)-1].Type == "" || h[len(h)-1].Type == Throwable)
}

// exitGraph returns the CFG with an exit node, which every node reaches.
func (b *Body) exitGraph() *digraph {
	cfg := b.CFG()
	exit := int32(len(cfg.Blocks))
	var edges [][2]int32
	for k := range cfg.Blocks {
		for _, e := range cfg.Succs(int32(k)) {
			edges = append(edges, [2]int32{int32(k), e.Block})
		}
		if b.exits(cfg.Blocks[k].End - 1) {
			edges = append(edges, [2]int32{int32(k), exit})
		}
	}
	return connectExit(int(exit)+1, edges)
}

// exits reports whether control leaves the method at statement i by itself.
func (b *Body) exits(i int32) bool {
	switch b.Stmts[i].Kind {
	case Return, ReturnVoid:
		return true
	case Throw:
		return !b.catchesAll(i)
	}
	return false
}

// connectExit makes the graph and adds edges to the exit, the last node, so
// that every node reaches it.
func connectExit(n int, edges [][2]int32) *digraph {
	exit := int32(n - 1)
	g := newDigraph(n, edges)
	reached := make([]bool, n)
	work := []int32{exit}
	reached[exit] = true
	spread := func() {
		for len(work) > 0 {
			k := work[len(work)-1]
			work = work[:len(work)-1]
			for _, p := range g.preds(k) {
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
	return newDigraph(n, edges)
}
