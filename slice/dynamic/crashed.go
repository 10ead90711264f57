// Which execution a crash report speaks of.
//
// A statement may have run a thousand times; the report is about one of them. After
// it nothing went on in its thread as if it had succeeded, and the frames that the
// report names were open.

package dynamic

import (
	"iter"
	"slices"
	"sort"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// Place is an instruction of a method.
type Place struct {
	Method dex.MethodID
	PC     uint32
}

// Ending says how an execution ended, from the least to the most like a crash.
type Ending uint8

// How an execution ended.
const (
	WentOn   Ending = iota // what follows in its frames ran only because it succeeded
	Caught                 // a handler went on
	Survived               // its frames were left, and the thread did something else later
	Final                  // nothing followed in its thread
)

// Sighting is an execution of a place.
type Sighting struct {
	Node    Node // NoNode if it never ran
	Ending  Ending
	Matches bool // the frames below it are those of the report
	Ran     int  // how often the place ran
}

// Better reports whether a sighting is more like a crash than another one.
func (s Sighting) Better(o Sighting) bool { return o.Node == NoNode || s.rank() > o.rank() }

func (s Sighting) rank() int {
	r := 4 * int(s.Ending)
	if s.Matches && s.Ending != WentOn {
		r += 6 // other callers speak against it more than what ran later
	}
	return r
}

// maxSightings bounds how many executions are looked at, the newest first.
const maxSightings = 1 << 16

// Crashed finds the execution of one of the places that a crash report is most likely
// to speak of. The stack has the methods of the app that the report names, the place's
// own first; cause tells that the exception was the cause of another one, so that
// something caught it.
func (g *Graph) Crashed(places []Place, stack []dex.MethodID, cause bool) Sighting {
	wanted := map[int32]bool{}
	for _, p := range places {
		if m := g.code.Decoded(p.Method); m != nil && p.PC < uint32(len(m.At)) && m.At[p.PC] >= 0 {
			wanted[m.First+m.At[p.PC]] = true
		}
	}
	best := Sighting{Node: NoNode}
	if len(wanted) == 0 {
		return best
	}
	e := g.endings()
	ran := 0
	for n := Node(g.Len() - 1); n >= 0; n-- {
		if g.has(n, isPart) {
			continue
		}
		if wanted[g.insn.at(int(n))] {
			ran++
			s := Sighting{Node: n, Ending: e.of(n), Matches: g.stacked(n, stack)}
			if cause && s.Ending == Caught {
				s.Ending = Final
			}
			if s.Better(best) {
				best = s
			}
			if ran >= maxSightings || best.Ending == Final && best.Matches {
				break
			}
		}
		e.pass(n)
	}
	best.Ran = ran
	return best
}

// Interrupted finds a frame of the place's method that stopped before the place, with
// nothing behind it, and adds the execution of the place whose record is lost. The
// second result is false if there is none.
func (g *Graph) Interrupted(p Place, stack []dex.MethodID) (Node, bool) {
	m := g.code.Decoded(p.Method)
	if m == nil || p.PC >= uint32(len(m.At)) || m.At[p.PC] < 0 {
		return NoNode, false
	}
	at := m.At[p.PC]
	e := g.endings()
	for n := Node(g.Len() - 1); n >= 0; n-- {
		if g.has(n, isPart) {
			continue
		}
		f := g.FrameNumber(n)
		if _, later := e.next[f]; !later && g.Frames[f].Method == p.Method && e.of(n) >= Survived && g.stacked(n, stack) {
			if _, i := g.CodeOf(n); bodies.Reaches(m, i)[at] {
				return g.supply(f, n, at), true
			}
		}
		e.pass(n)
	}
	return NoNode, false
}

// Raised adds the execution of a throw whose record is lost, in the frame that made
// the exception.
func (g *Graph) Raised(p Place, making Node) (Node, bool) {
	m, i := g.CodeOf(making)
	if m.ID != p.Method || p.PC >= uint32(len(m.At)) || m.At[p.PC] < 0 || !bodies.Reaches(m, i)[m.At[p.PC]] {
		return NoNode, false
	}
	return g.supply(g.FrameNumber(making), making, m.At[p.PC]), true
}

// stacked reports whether the frames of the app that were open at a node are those
// of a stack.
func (g *Graph) stacked(n Node, stack []dex.MethodID) bool {
	f := g.FrameNumber(n)
	for _, m := range stack {
		for f >= 0 && g.Frames[f].Method != m {
			f = g.Frames[f].Parent // frames that the report does not resolve lie between
		}
		if f < 0 {
			return false
		}
		f = g.Frames[f].Parent
	}
	return true
}

// endings tells how executions ended, while a run is looked through from its end.
type endings struct {
	g       *Graph
	next    map[int32]Node // by frame: the instruction that ran next
	threads map[int32]int32
	reach   map[int32][]bool
}

func (g *Graph) endings() *endings {
	return &endings{g: g, next: map[int32]Node{}, threads: map[int32]int32{}, reach: map[int32][]bool{}}
}

// pass goes on to what ran before a node.
func (e *endings) pass(n Node) {
	f := e.g.FrameNumber(n)
	e.next[f] = n
	if t := e.g.Frames[f].Thread; e.threads[t] == 0 {
		e.threads[t] = 1 + e.g.bottom(f)
	}
}

// bottom returns the outermost frame that was open with a frame.
func (g *Graph) bottom(f int32) int32 {
	for g.Frames[f].Parent >= 0 {
		f = g.Frames[f].Parent
	}
	return f
}

// of returns how the execution of a node ended.
func (e *endings) of(n Node) Ending {
	g := e.g
	raised := g.has(n, isRaised)
	f := g.FrameNumber(n)
	for at := n; ; {
		if next, ok := e.next[f]; ok {
			m, i := g.CodeOf(at)
			_, to := g.CodeOf(next)
			if !raised && e.onward(m, i)[to] {
				return WentOn
			}
			return Caught
		}
		if m, i := g.CodeOf(at); !raised && !e.returns(m, i) {
			raised = true // it was the last of a frame that had more to do
		}
		up := g.Frames[f].Parent
		if up < 0 {
			break
		}
		if at = g.Frames[f].Call; at == NoNode {
			var ok bool
			if at, ok = g.LastOfFrame(up, n); !ok {
				break
			}
		}
		f = up
	}
	if last := e.threads[g.Frames[f].Thread]; last != 0 && last != 1+f {
		return Survived
	}
	return Final
}

// onward returns what can run after an instruction that succeeded.
func (e *endings) onward(m *bodies.Body, i int32) []bool {
	if e.reach[m.First+i] == nil {
		e.reach[m.First+i] = bodies.Reaches(m, i)
	}
	return e.reach[m.First+i]
}

// returns reports whether a method can return after an instruction without another
// one that has a node.
func (e *endings) returns(m *bodies.Body, i int32) bool {
	if m.Insns[i].Op.Has(dex.FlagReturn) {
		return true
	}
	seen := map[int32]bool{}
	work := slices.Clone(m.Succs[i])
	for len(work) > 0 {
		k := work[len(work)-1]
		work = work[:len(work)-1]
		op := m.Insns[k].Op
		if op == dex.OpReturnVoid {
			return true
		}
		if !seen[k] && passesOn(op) {
			seen[k] = true
			work = append(work, m.Succs[k]...)
		}
	}
	return false
}

// passesOn reports whether an instruction may run without a node of its own.
func passesOn(op dex.Op) bool {
	return op == dex.OpNop || op.Has(dex.FlagGoto) || op >= dex.OpMove && op <= dex.OpMoveResultObject
}

// supply adds the execution of an instruction whose record is lost, as the next of a
// frame: with the branch that decided about it and the last values that its registers
// are known to have been given.
func (g *Graph) supply(frame int32, last Node, at int32) Node {
	m, _ := g.CodeOf(last)
	in := &m.Insns[at]
	control, set := g.before(frame, last, m, at)
	operands := map[int]Node{}
	for k, r := range bodies.Operands(in) {
		if def, ok := set[bodies.Copied(m, at, r)]; ok {
			operands[k] = g.resultOf(def)
			g.succeeded(operands[k])
		}
	}
	n := g.NewNode(m.First+at, frame)
	g.supplied(n, frame, control)
	for k := range bodies.Operands(in) {
		if def, ok := operands[k]; ok {
			g.AddEdge(n, def, EdgeValue, g.Intern(OperandLabel(k)), true)
		}
	}
	g.Ended(n)
	return n
}

// before returns the branch that decided about an instruction of a frame, and what gave
// its registers their last values, as far as the nodes up to the last one tell.
func (g *Graph) before(frame int32, last Node, m *bodies.Body, at int32) (control Node, set map[uint16]Node) {
	control = NoNode
	set = map[uint16]Node{}
	for n := range g.inFrame(frame, last) {
		if _, i := g.CodeOf(n); g.Kind(n) == Instruction && control == NoNode && slices.Contains(m.Controls.Of(at), i) {
			control = n
		}
		g.setBy(n, m, func(register uint16) {
			if _, known := set[register]; !known {
				set[register] = n
			}
		})
	}
	return control, set
}

// inFrame goes through the nodes of a frame up to the last one, the last first.
func (g *Graph) inFrame(frame int32, last Node) iter.Seq[Node] {
	return func(yield func(Node) bool) {
		i := sort.Search(len(g.runs), func(i int) bool { return g.runs[i].first > last }) - 1
		for ; i >= 0; i-- {
			if g.runs[i].frame == frame {
				for n := last; n >= g.runs[i].first; n-- {
					if !yield(n) {
						return
					}
				}
			}
			last = g.runs[i].first - 1
		}
	}
}

// NextOfFrame returns the next instruction that the frame of a node executed, NoNode if it was the
// last one.
func (g *Graph) NextOfFrame(n Node) Node {
	i := sort.Search(len(g.runs), func(i int) bool { return g.runs[i].first > n }) - 1
	for frame := g.runs[i].frame; i < len(g.runs); i++ {
		if g.runs[i].frame != frame {
			continue
		}
		end := Node(g.Len())
		if i+1 < len(g.runs) {
			end = g.runs[i+1].first
		}
		for at := max(n+1, g.runs[i].first); at < end; at++ {
			if !g.has(at, isPart) {
				return at
			}
		}
	}
	return NoNode
}

// setBy visits the registers that a node of a method gave values: a parameter its own, an
// instruction its result, a constructor the object that it made.
func (g *Graph) setBy(n Node, m *bodies.Body, visit func(register uint16)) {
	switch g.Kind(n) {
	case Parameter:
		if k := g.Parameter(n); k < len(m.ParamReg) {
			visit(m.ParamReg[k])
		}
	case Instruction:
		_, i := g.CodeOf(n)
		op := &m.Insns[i]
		if r, ok := g.ResultRegister(n); ok && op.Op.Has(dex.FlagInvoke) {
			visit(r)
		}
		if op.Op.Has(dex.FlagInvoke) && op.Op.Index() == dex.IndexMethod && op.NumArgs() > 0 && m.File.String(m.File.MethodRef(op.Index).Name) == "<init>" {
			visit(op.Arg(0))
		}
		if op.Op.Has(dex.FlagSetsA) {
			visit(op.A)
		}
	}
}

// given returns what made the chosen operands of a call that returned: its own edges are
// about its effects.
func (g *Graph) given(c Criterion) []Node {
	in := g.Insn(c.Node)
	if len(c.Operands) == 0 || in == nil || g.Kind(c.Node) != Instruction || !in.Op.Has(invokeFlag) || g.hasOperands(c.Node) {
		return nil
	}
	m, at := g.CodeOf(c.Node)
	_, set := g.before(g.FrameNumber(c.Node), c.Node-1, m, at)
	out := []Node{}
	registers := bodies.Operands(in)
	for _, k := range c.Operands {
		if k < 0 || k >= len(registers) {
			continue
		}
		if def, ok := set[bodies.Copied(m, at, registers[k])]; ok {
			out = append(out, def)
		}
	}
	return out
}

// supplied marks a node whose record is lost, and adds what decided about it.
func (g *Graph) supplied(n Node, frame int32, control Node) {
	g.repaired[n] = true
	if g.position != nil {
		for len(g.position) <= int(n) {
			g.position = append(g.position, -1)
		}
	}
	switch f := &g.Frames[frame]; {
	case control != NoNode:
		g.AddControl(n, control, true)
	case f.Call != NoNode:
		g.AddControl(n, f.Call, true)
	case f.Callback > 0 && int(f.Callback) <= len(g.Callbacks) && g.Callbacks[f.Callback-1].Entry != NoNode:
		g.AddControl(n, g.Callbacks[f.Callback-1].Entry, true)
	}
}

// succeeded takes back that the end of the trace was taken for the failure of a node.
func (g *Graph) succeeded(n Node) {
	if g.has(n, isCut) {
		delete(g.raised, n)
		*g.flags.ref(int(n)) &^= isFailure | isRaised
	}
}

// resultOf returns what a call of the app returned, or the node itself: the return of
// the frame that it entered, which may have no record either.
func (g *Graph) resultOf(def Node) Node {
	if in := g.Insn(def); in == nil || !in.Op.Has(dex.FlagInvoke) || g.Kind(def) != Instruction {
		return def
	}
	for f := len(g.Frames) - 1; f >= 0; f-- {
		if g.Frames[f].Call != def {
			continue
		}
		last, ok := g.LastOfFrame(int32(f), Node(g.Len()))
		if !ok {
			return def
		}
		m, i := g.CodeOf(last)
		if m.Insns[i].Op.Has(dex.FlagReturn) {
			return last
		}
		reached := bodies.Reaches(m, i)
		for k := range m.Insns {
			if reached[k] && m.Insns[k].Op.Has(dex.FlagReturn) && m.Insns[k].Op != dex.OpReturnVoid {
				return g.supply(int32(f), last, int32(k))
			}
		}
		return def
	}
	return def
}
