// Dominators and post-dominators of a body's blocks.

package jimple

import "github.com/esdroid/esdroid/internal/dominance"

// DomTree is a tree of dominators or post-dominators over blocks. In the tree
// of post-dominators the node after the last block stands for the exit.
type DomTree = dominance.Tree

// blockGraph returns the CFG as a graph.
func (g *CFG) blockGraph() *dominance.Graph {
	var edges [][2]int32
	for b := range g.Blocks {
		for _, e := range g.Succs(int32(b)) {
			edges = append(edges, [2]int32{int32(b), e.Block})
		}
	}
	return dominance.NewGraph(len(g.Blocks), edges)
}

// Dominators returns the dominator tree over blocks.
func (b *Body) Dominators() *DomTree {
	return b.analysis.dom.get(func() *DomTree { return b.CFG().blockGraph().Tree(0) })
}

// PostDominators returns the post-dominator tree over blocks, with the exit as
// node len(Blocks). Control leaves at returns and at throw statements that no
// catch-all covers; blocks of endless loops are given an exit at their last
// block.
func (b *Body) PostDominators() *DomTree {
	return b.analysis.pdom.get(func() *DomTree {
		g := b.exitGraph()
		return g.Reversed().Tree(int32(g.Len() - 1))
	})
}

// catchesAll reports whether no exception of statement i leaves the method.
func (b *Body) catchesAll(i int32) bool {
	h := b.Handlers(i)
	return len(h) > 0 && (h[len(h)-1].Type == "" || h[len(h)-1].Type == Throwable)
}

// exitGraph returns the CFG with an exit node, which every node reaches.
func (b *Body) exitGraph() *dominance.Graph {
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
	return dominance.ToExit(int(exit)+1, edges)
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
