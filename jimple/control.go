// Control dependence, after Ferrante, Ottenstein and Warren, "The Program
// Dependence Graph and Its Use in Optimization" (1987).

package jimple

import "github.com/esdroid/esdroid/internal/dominance"

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
	deps   *dominance.Deps[ControlDep]
	nodeOf []int32 // by statement
}

// Of returns what statement i is control dependent on, in ascending order. An
// empty list means that it depends on the call of the method alone. The slice
// must not be changed.
func (c *ControlDeps) Of(i int32) []ControlDep { return c.deps.Of(c.nodeOf[i]) }

// ControlDeps returns the control dependences.
func (b *Body) ControlDeps(exits Exits) *ControlDeps {
	return b.analysis.control[exits].get(func() *ControlDeps {
		c, nodeOf := b.collectControl(exits)
		return &ControlDeps{c.Deps(), nodeOf}
	})
}

// collectControl gathers the dependences between the nodes that belong to the exits:
// blocks or statements, as the numbers by statement say.
func (b *Body) collectControl(exits Exits) (c *dominance.Collector[ControlDep], nodeOf []int32) {
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
func (b *Body) controlWithoutExceptions() (*dominance.Collector[ControlDep], []int32) {
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
	g := dominance.ToExit(n+1, edges)
	c := dominance.NewCollector[ControlDep](g)
	c.Enter(0, ControlDep{Entry, EdgeNext})
	for k := range cfg.Blocks {
		if handler[k] && k > 0 {
			c.Enter(int32(k), ControlDep{cfg.Blocks[k].Start, EdgeException})
		}
	}
	for k := range cfg.Blocks {
		if len(g.Succs(int32(k))) < 2 {
			continue
		}
		for _, e := range cfg.Succs(int32(k)) {
			if e.Kind != EdgeException {
				c.Branch(int32(k), e.Block, ControlDep{cfg.Blocks[k].End - 1, e.Kind})
			}
		}
	}
	return c, cfg.blockOf
}

func (b *Body) controlPerBlock() (*dominance.Collector[ControlDep], []int32) {
	cfg := b.CFG()
	g := b.exitGraph()
	c := dominance.Collect[ControlDep](b.PostDominators(), int32(len(cfg.Blocks)))
	for k := range cfg.Blocks {
		from, on := int32(k), cfg.Blocks[k].End-1
		if len(g.Succs(from)) < 2 {
			continue
		}
		for _, e := range cfg.Succs(from) {
			c.Branch(from, e.Block, ControlDep{on, e.Kind})
		}
	}
	return c, cfg.blockOf
}

// controlPerStatement works on single statements, because each of them may be
// the last one that runs.
func (b *Body) controlPerStatement() (*dominance.Collector[ControlDep], []int32) {
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
	g := dominance.ToExit(n+1, edges)
	nodeOf := make([]int32, n)
	c := dominance.NewCollector[ControlDep](g)
	for i := range b.Stmts {
		nodeOf[i] = int32(i)
		if len(g.Succs(int32(i))) < 2 {
			continue
		}
		succs(int32(i), func(e edge) {
			c.Branch(int32(i), e.to, ControlDep{int32(i), e.kind})
		})
	}
	return c, nodeOf
}
