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
	spans  []span  // instead of lists, where these would be too long
	tree   *DomTree
	exit   int32
}

// span is a dependence of all nodes on a way up the post-dominator tree.
type span struct {
	to, stop int32 // from here, up to but without there
	dep      ControlDep
}

// maxListed bounds the dependences that are kept as lists: four million, and more
// for long methods. There are as many as blocks times branches at worst. Beyond, each
// list is made when it is asked for.
func maxListed(nodes int) int { return 4<<20 + 64*nodes }

// Of returns what statement i is control dependent on, in ascending order. An
// empty list means that it depends on the call of the method alone. The slice
// must not be changed.
func (c *ControlDeps) Of(i int32) []ControlDep {
	n := c.nodeOf[i]
	if c.tree != nil {
		var out []ControlDep
		for _, s := range c.spans {
			if n != c.exit && c.tree.Dominates(n, s.to) && (s.stop < 0 || !c.tree.Dominates(n, s.stop)) &&
				(len(out) == 0 || out[len(out)-1] != s.dep) {
				out = append(out, s.dep)
			}
		}
		return out
	}
	return c.deps[c.first[n]:c.first[n+1]:c.first[n+1]]
}

// ControlDeps returns the control dependences.
func (b *Body) ControlDeps(exits Exits) *ControlDeps {
	return b.analysis.control[exits].get(func() *ControlDeps { return b.controlBuilder(exits).finish() })
}

func (b *Body) controlBuilder(exits Exits) *controlBuilder {
	switch exits {
	case AllExits:
		return b.controlPerStatement()
	case NormalExits:
		return b.controlWithoutExceptions()
	}
	return b.controlPerBlock()
}

// controlWithoutExceptions leaves exceptional edges out of the graph; handlers
// are entries of their own.
func (b *Body) controlWithoutExceptions() *controlBuilder {
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
	c := &controlBuilder{tree: tree, exit: exit, n: n, nodeOf: cfg.blockOf}
	enter := func(block int32, dep ControlDep) { c.spans = append(c.spans, span{block, -1, dep}) }
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
				c.spread(int32(k), e.Block, ControlDep{cfg.Blocks[k].End - 1, e.Kind})
			}
		}
	}
	return c
}

func (b *Body) controlPerBlock() *controlBuilder {
	cfg := b.CFG()
	g := b.exitGraph()
	tree := b.PostDominators()
	exit := int32(len(cfg.Blocks))
	c := &controlBuilder{tree: tree, exit: exit, n: len(cfg.Blocks), nodeOf: cfg.blockOf}
	for k := range cfg.Blocks {
		from, on := int32(k), cfg.Blocks[k].End-1
		if len(g.succs(from)) < 2 {
			continue
		}
		for _, e := range cfg.Succs(from) {
			c.spread(from, e.Block, ControlDep{on, e.Kind})
		}
	}
	return c
}

// controlPerStatement works on single statements, because each of them may be
// the last one that runs.
func (b *Body) controlPerStatement() *controlBuilder {
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
	nodeOf := make([]int32, n)
	c := &controlBuilder{tree: tree, exit: exit, n: n, nodeOf: nodeOf}
	for i := range b.Stmts {
		nodeOf[i] = int32(i)
		if len(g.succs(int32(i))) < 2 {
			continue
		}
		succs(int32(i), func(e edge) {
			c.spread(int32(i), e.to, ControlDep{int32(i), e.kind})
		})
	}
	return c
}

// controlBuilder collects dependences of n nodes.
type controlBuilder struct {
	tree   *DomTree // of post-dominators
	exit   int32
	n      int
	nodeOf []int32 // by statement
	spans  []span
}

// spread adds the dependence dep to all nodes on the way up the post-dominator
// tree from the edge's end to what its start must reach anyway.
func (c *controlBuilder) spread(from, to int32, dep ControlDep) {
	c.spans = append(c.spans, span{to, c.tree.Idom(from), dep})
}

// walk calls yield for the nodes of a span.
func (c *controlBuilder) walk(s span, yield func(n int32)) {
	for n := s.to; n != s.stop && n != c.exit && n >= 0; n = c.tree.Idom(n) {
		yield(n)
	}
}

// finish makes the lists of the nodes, or leaves that for when they are asked for.
func (c *controlBuilder) finish() *ControlDeps {
	first, last := make([]int32, c.n+1), make([]ControlDep, c.n)
	total, limit := 0, maxListed(c.n)
	for _, s := range c.spans {
		c.walk(s, func(n int32) {
			if first[n+1] == 0 || last[n] != s.dep {
				first[n+1]++
				last[n] = s.dep
				total++
			}
		})
		if total > limit {
			return c.onDemand()
		}
	}
	for n := range c.n {
		first[n+1] += first[n]
	}
	out := &ControlDeps{first: first, deps: make([]ControlDep, total), nodeOf: c.nodeOf}
	at := make([]int32, c.n)
	for _, s := range c.spans {
		c.walk(s, func(n int32) {
			if at[n] == 0 || out.deps[first[n]+at[n]-1] != s.dep {
				out.deps[first[n]+at[n]] = s.dep
				at[n]++
			}
		})
	}
	return out
}

// onDemand makes no list before it is asked for.
func (c *controlBuilder) onDemand() *ControlDeps {
	return &ControlDeps{nodeOf: c.nodeOf, spans: c.spans, tree: c.tree, exit: c.exit}
}
