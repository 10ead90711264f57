// Control dependence, after Ferrante, Ottenstein and Warren, "The Program
// Dependence Graph and Its Use in Optimization" (1987).

package jimple

// Exits says which exceptional exits control dependence counts.
type Exits uint8

const (
	// ExplicitExits: control leaves at returns and throw statements, and goes
	// to handlers from every statement that can throw to them.
	ExplicitExits Exits = iota
	// AllExits: besides, every statement that can throw can leave the method,
	// so that what follows depends on its success.
	AllExits
	// NormalExits: exceptions do not count, that a statement returned normally
	// decides nothing. Control enters at the first statement and at handlers;
	// what has to run once it did depends on that: on Entry, or by
	// EdgeException on the first statement of the handler.
	NormalExits
)

// Entry stands for the call of the method in dependences of NormalExits.
const Entry = int32(-1)

// ControlDep says that a statement runs or not by where control goes at
// another one.
type ControlDep struct {
	On   int32 // the statement that decides
	Edge EdgeKind
}

// ControlDeps are the control dependences of a body.
type ControlDeps struct {
	first  []int32
	deps   []ControlDep
	nodeOf []int32 // by statement
}

// Of returns what statement i is control dependent on, in ascending order. An
// empty list means that it depends on the call of the method alone. The slice
// must not be changed.
func (c *ControlDeps) Of(i int32) []ControlDep {
	n := c.nodeOf[i]
	return c.deps[c.first[n]:c.first[n+1]:c.first[n+1]]
}

// ControlDeps returns the control dependences.
func (b *Body) ControlDeps(exits Exits) *ControlDeps {
	return b.analysis.control[exits].get(func() *ControlDeps {
		switch exits {
		case AllExits:
			return b.controlPerStatement()
		case NormalExits:
			return b.controlWithoutExceptions()
		}
		return b.controlPerBlock()
	})
}

// controlWithoutExceptions leaves exceptional edges out of the graph; handlers
// are entries of their own.
func (b *Body) controlWithoutExceptions() *ControlDeps {
	cfg := b.CFG()
	n := len(cfg.Blocks)
	exit := int32(n)
	var edges [][2]int32
	handler := make([]bool, n)
	for k := range cfg.Blocks {
		for _, e := range cfg.Succs(int32(k)) {
			if e.Kind == EdgeException {
				handler[e.Block] = true
			} else {
				edges = append(edges, [2]int32{int32(k), e.Block})
			}
		}
		if kind := b.Stmts[cfg.Blocks[k].End-1].Kind; kind == Return || kind == ReturnVoid || kind == Throw {
			edges = append(edges, [2]int32{int32(k), exit})
		}
	}
	g := connectExit(n+1, edges)
	tree := g.reversed().dominators(exit)
	c := &controlBuilder{lists: make([][]ControlDep, n)}
	enter := func(block int32, dep ControlDep) {
		for k := block; k != exit && k >= 0; k = tree.Idom(k) {
			c.lists[k] = append(c.lists[k], dep)
		}
	}
	enter(0, ControlDep{Entry, EdgeNext})
	for k := range cfg.Blocks {
		if handler[k] && k > 0 {
			enter(int32(k), ControlDep{cfg.Blocks[k].Start, EdgeException})
		}
	}
	for k := range cfg.Blocks {
		if len(g.succs(int32(k))) < 2 {
			continue
		}
		for _, e := range cfg.Succs(int32(k)) {
			if e.Kind != EdgeException {
				c.spread(tree, int32(k), e.Block, exit, ControlDep{cfg.Blocks[k].End - 1, e.Kind})
			}
		}
	}
	return c.finish(cfg.blockOf)
}

func (b *Body) controlPerBlock() *ControlDeps {
	cfg := b.CFG()
	g := b.exitGraph()
	tree := b.PostDominators()
	c := &controlBuilder{lists: make([][]ControlDep, len(cfg.Blocks))}
	exit := int32(len(cfg.Blocks))
	for k := range cfg.Blocks {
		from, on := int32(k), cfg.Blocks[k].End-1
		if len(g.succs(from)) < 2 {
			continue
		}
		for _, e := range cfg.Succs(from) {
			c.spread(tree, from, e.Block, exit, ControlDep{on, e.Kind})
		}
	}
	return c.finish(cfg.blockOf)
}

// controlPerStatement works on single statements, because each of them may be
// the last one that runs.
func (b *Body) controlPerStatement() *ControlDeps {
	n := len(b.Stmts)
	type edge struct {
		to   int32
		kind EdgeKind
	}
	exit := int32(n)
	cfg := b.CFG()
	succs := func(i int32, yield func(edge)) {
		k := cfg.BlockOf(i)
		if i < cfg.Blocks[k].End-1 {
			yield(edge{i + 1, EdgeNext})
		} else {
			for _, e := range cfg.Succs(k) {
				yield(edge{cfg.Blocks[e.Block].Start, e.Kind})
			}
		}
		if b.exits(i) || b.Stmts[i].Throws() && !b.catchesAll(i) {
			yield(edge{exit, EdgeExit})
		}
	}
	var edges [][2]int32
	for i := range b.Stmts {
		succs(int32(i), func(e edge) { edges = append(edges, [2]int32{int32(i), e.to}) })
	}
	g := connectExit(n+1, edges)
	tree := g.reversed().dominators(exit)
	c := &controlBuilder{lists: make([][]ControlDep, n)}
	nodeOf := make([]int32, n)
	for i := range b.Stmts {
		nodeOf[i] = int32(i)
		if len(g.succs(int32(i))) < 2 {
			continue
		}
		succs(int32(i), func(e edge) {
			c.spread(tree, int32(i), e.to, exit, ControlDep{int32(i), e.kind})
		})
	}
	return c.finish(nodeOf)
}

type controlBuilder struct{ lists [][]ControlDep }

// spread adds the dependence dep to all nodes on the way up the post-dominator
// tree from the edge's end to what its start must reach anyway.
func (c *controlBuilder) spread(tree *DomTree, from, to, exit int32, dep ControlDep) {
	stop := tree.Idom(from)
	for n := to; n != stop && n != exit && n >= 0; n = tree.Idom(n) {
		list := c.lists[n]
		if len(list) == 0 || list[len(list)-1] != dep {
			c.lists[n] = append(list, dep)
		}
	}
}

func (c *controlBuilder) finish(nodeOf []int32) *ControlDeps {
	out := &ControlDeps{first: make([]int32, len(c.lists)+1), nodeOf: nodeOf}
	for n, list := range c.lists {
		out.deps = append(out.deps, list...)
		out.first[n+1] = int32(len(out.deps))
	}
	return out
}
