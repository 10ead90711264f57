// The control flow graph: basic blocks and their edges.

package jimple

import (
	"slices"
	"sync"

	"github.com/esdroid/esdroid/dex"
)

// EdgeKind tells how control takes an edge.
type EdgeKind uint8

// The kinds of edges.
const (
	EdgeNext      EdgeKind = iota // on to the next statement
	EdgeJump                      // a goto, or a conditional jump that is taken
	EdgeCase                      // a case of a switch
	EdgeException                 // from a statement that throws to a handler
	EdgeExit                      // out of the method; only in control dependence
)

// Edge leads to or, in lists of predecessors, from a block.
type Edge struct {
	Block int32
	Kind  EdgeKind
}

// Block is a run of statements that control enters at the first and leaves at
// the last one only. A statement that can throw to a handler ends its block, so
// exceptional edges leave from last statements: what the last statement defines
// does not flow along them.
type Block struct {
	Start, End int32 // statements, End exclusive
	Dead       bool
}

// CFG is the control flow graph of a body. Block 0 is the entry. Edges from
// dead into live code are left out.
type CFG struct {
	Blocks  []Block
	blockOf []int32
	succs   edgeLists
	preds   edgeLists
}

// edgeLists are the edges of all blocks, one after the other.
type edgeLists struct {
	first []int32
	edges []Edge
}

func (l *edgeLists) of(b int32) []Edge {
	return l.edges[l.first[b]:l.first[b+1]:l.first[b+1]]
}

// BlockOf returns the block of a statement.
func (g *CFG) BlockOf(stmt int32) int32 { return g.blockOf[stmt] }

// Succs returns the edges out of block b, in the order of the code, exceptional
// ones last. The slice must not be changed.
func (g *CFG) Succs(b int32) []Edge { return g.succs.of(b) }

// Preds returns the edges into block b. The slice must not be changed.
func (g *CFG) Preds(b int32) []Edge { return g.preds.of(b) }

// analyses are what is derived from a body, each computed once.
type analyses struct {
	cfg     lazy[*CFG]
	chains  lazy[*chains]
	dom     lazy[*DomTree]
	pdom    lazy[*DomTree]
	loops   lazy[*Loops]
	control [3]lazy[*ControlDeps]
	consts  lazy[[]Value]
	labels  lazy[[]int32]
	sources lazy[[]string]
}

// lazy is a value that is computed at its first use.
type lazy[T any] struct {
	once  sync.Once
	value T
}

func (l *lazy[T]) get(compute func() T) T {
	l.once.Do(func() { l.value = compute() })
	return l.value
}

// CFG returns the control flow graph.
func (b *Body) CFG() *CFG { return b.analysis.cfg.get(b.makeCFG) }

// caught reports whether statement i can throw to a handler.
func (b *Body) caught(i int32) bool { return b.Stmts[i].Throws() && b.Stmts[i].Try >= 0 }

func (b *Body) makeCFG() *CFG {
	n := len(b.Stmts)
	leader := make([]bool, n+1)
	leader[0] = true
	for i := range b.Stmts {
		s := &b.Stmts[i]
		switch s.Kind {
		case If, Goto:
			leader[s.Target], leader[i+1] = true, true
		case TableSwitch, LookupSwitch:
			for _, t := range b.Switch(int32(i)).Targets {
				leader[t] = true
			}
			leader[i+1] = true
		case Return, ReturnVoid, Throw:
			leader[i+1] = true
		default:
			if b.caught(int32(i)) {
				leader[i+1] = true
			}
		}
		leader[i] = leader[i] || s.insertedHandler()
	}
	for _, list := range b.tries {
		for _, h := range list {
			leader[h.Target] = true
		}
	}
	g := &CFG{blockOf: make([]int32, n)}
	for i := range b.Stmts {
		if leader[i] {
			if k := len(g.Blocks); k > 0 {
				g.Blocks[k-1].End = int32(i)
			}
			g.Blocks = append(g.Blocks, Block{Start: int32(i), Dead: b.Stmts[i].Dead()})
		}
		g.blockOf[i] = int32(len(g.Blocks) - 1)
	}
	g.Blocks[len(g.Blocks)-1].End = int32(n)

	g.succs.first = make([]int32, len(g.Blocks)+1)
	for k := range g.Blocks {
		g.succs.edges = b.blockSuccs(g, int32(k), g.succs.edges)
		g.succs.first[k+1] = int32(len(g.succs.edges))
	}
	g.preds = g.succs.reverse(len(g.Blocks))
	return g
}

// blockSuccs appends the edges out of block k.
func (b *Body) blockSuccs(g *CFG, k int32, edges []Edge) []Edge {
	from := g.Blocks[k]
	last := from.End - 1
	s := &b.Stmts[last]
	start := len(edges)
	var many map[Edge]bool // in place of a search where it would be slow
	add := func(stmt int32, kind EdgeKind) {
		e := Edge{g.blockOf[stmt], kind}
		if from.Dead && !g.Blocks[e.Block].Dead || many[e] {
			return
		}
		if many != nil {
			many[e] = true
		} else if slices.Contains(edges[start:], e) {
			return
		}
		if edges = append(edges, e); len(edges)-start == 32 {
			many = map[Edge]bool{}
			for _, e := range edges[start:] {
				many[e] = true
			}
		}
	}
	if s.Kind.fallsThrough() && int(last)+1 < len(b.Stmts) && !b.Stmts[last+1].insertedHandler() {
		add(last+1, EdgeNext)
	}
	switch s.Kind {
	case If, Goto:
		add(s.Target, EdgeJump)
	case TableSwitch, LookupSwitch:
		for _, t := range b.Switch(last).Targets {
			add(t, EdgeCase)
		}
	}
	if b.caught(last) {
		for _, h := range b.Handlers(last) {
			add(h.Target, EdgeException)
		}
	}
	return edges
}

// reverse returns the edges the other way round, ordered by their origin.
func (l *edgeLists) reverse(blocks int) edgeLists {
	r := edgeLists{first: make([]int32, blocks+1), edges: make([]Edge, len(l.edges))}
	for _, e := range l.edges {
		r.first[e.Block+1]++
	}
	for k := range blocks {
		r.first[k+1] += r.first[k]
	}
	filled := make([]int32, blocks)
	for k := range blocks {
		for _, e := range l.of(int32(k)) {
			r.edges[r.first[e.Block]+filled[e.Block]] = Edge{int32(k), e.Kind}
			filled[e.Block]++
		}
	}
	return r
}

// At returns the statements [first, end) of the dex instruction that begins at
// or spans pc; a move-result belongs to its call. Both are 0 if pc is outside
// the method or inside a payload at its start.
func (b *Body) At(pc uint32) (first, end int32) {
	if pc >= b.endPC {
		return 0, 0
	}
	lo, hi := 0, len(b.pcs)
	for lo < hi {
		if mid := (lo + hi) / 2; b.pcs[mid].pc <= pc {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	if lo == 0 {
		return 0, 0
	}
	first = b.pcs[lo-1].first
	for end = first; int(end) < len(b.Stmts) && b.Stmts[end].PC == b.pcs[lo-1].pc && (end == first || !b.Stmts[end].Synthetic()); {
		end++
	}
	return first, end
}

// OnLine appends the statements to dst for which devices report a line, in the order of
// the code: for inlined code that is not the line where it is written.
func (b *Body) OnLine(dst []int32, line int32) []int32 {
	for i := range b.Stmts {
		if line > 0 && b.Reported(int32(i)) == line {
			dst = append(dst, int32(i))
		}
	}
	return dst
}

// Reported returns the line that devices report for a statement, 0 if unknown.
func (b *Body) Reported(i int32) int32 {
	s := &b.Stmts[i]
	if b.raw == nil || s.Synthetic() {
		return s.Line
	}
	line, _ := dex.LineAt(b.raw, s.PC)
	return max(int32(line), 0)
}
