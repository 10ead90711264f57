// Where a missing value, a truth, a throw of the app's own and code on the wrong thread come
// from: what thin slices follow besides the values themselves.
//
// A lookup that found nothing returns null because of what it was asked for. A truth is
// made by a branch that loads one constant or the other. And what the app throws itself
// it throws because of the values that it tested before. Code that must not run on its thread
// is there because of the callbacks around it.

package dynamic

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// sources follows what a node was reached for besides its value.
func (w *sweep) sources(n Node, as reach) {
	g := w.g
	at, _ := w.slice.Step(n)
	dist := at.Dist + 1
	in := g.Insn(n)
	call := in != nil && in.Op.Has(invokeFlag) && g.Kind(n) == Instruction
	loads := in != nil && in.Op >= dex.OpConst4 && in.Op <= dex.OpConst && g.Kind(n) == Instruction
	if loads {
		w.loaded(n, as, dist)
		return
	}
	var chosen func(Edge) bool
	if n == w.slice.Criterion.Node || g.has(n, isFailure|isRaised|isCut) {
		chosen = g.chosen(n, w.slice.Criterion, w.size)
	}
	g.Edges(n, func(e Edge) bool {
		if chosen != nil && !chosen(e) {
			return true
		}
		switch k := e.Kind(); {
		case call && as&asNull != 0 && k == EdgeBase && g.Label(e) == KeyLabel:
			w.reached(n, e.as(EdgeValue), asWhole, dist)
		case call && as&asNull != 0 && k == EdgeChoice && g.isAbsence(e):
			w.reached(n, e, asPut, dist)
		case k != EdgeValue || w.slice.Criterion.Thread && w.size == Thin:
		case call && (g.Kind(e.To) != Effect || as&asNull != 0 && g.elsewhere(n, e.To)):
			// What a call makes of its arguments is neither of them.
		default:
			w.reached(n, e, asWhole|as, dist)
		}
		return true
	})
}

// loaded follows why a constant was loaded: a handler did it because of an exception, or
// a branch chose between true and false, or between null and something else.
func (w *sweep) loaded(n Node, as reach, dist int32) {
	g := w.g
	caught := g.handled(n)
	switch {
	case caught != NoNode:
		w.reached(n, Edge{caught, uint32(EdgeThrow)}, asWhole, dist)
	case as&asTruth != 0:
		for _, b := range g.conditions(n) {
			w.reached(n, b, asWhole|asTruth|asNull, dist)
		}
	case as&asNull != 0:
		// In one expression null is a choice of the two; elsewhere it is an early end.
		for _, b := range g.conditions(n) {
			if line := g.Line(n); line != 0 && line == g.Line(b.To) {
				w.reached(n, b, asWhole|asTruth|asNull, dist)
			}
		}
	}
}

// handled returns what raised the exception because of which a node of a handler ran, NoNode
// if that is not why it ran.
func (g *Graph) handled(n Node) Node {
	caught := NoNode
	g.Edges(n, func(e Edge) bool {
		if e.Kind() == EdgeControl && (g.Label(e) == CaughtLabel || caught == NoNode && g.has(e.To, isRaised) && !g.isBranch(e.To)) {
			caught = e.To
		}
		return true
	})
	return caught
}

// conditions returns the control dependences of a node on branches of its frame: on the
// one that decided, and on those before it in the same condition.
func (g *Graph) conditions(n Node) []Edge {
	var out []Edge
	for line := 0; ; {
		e, ok := g.controlOf(n)
		if !ok || !g.isBranch(e.To) || g.FrameNumber(e.To) != g.FrameNumber(n) {
			return out
		}
		if line != 0 && g.Line(e.To) != line || slices.ContainsFunc(out, func(above Edge) bool { return g.insn.at(int(above.To)) == g.insn.at(int(e.To)) }) {
			return out // of a loop in one line the round before has conditions of its own
		}
		if line = g.Line(e.To); line == 0 {
			return append(out, e)
		}
		out = append(out, e)
		n = e.To
	}
}

// choice returns the conditions of an expression that chose the constant which a node loads:
// their other outcome loads something else in its place, in the same line.
func (w *sweep) choice(n Node) []Edge {
	g := w.g
	in := g.Insn(n)
	if in == nil || g.Kind(n) != Instruction || in.Op < dex.OpConst4 || in.Op > dex.OpConstClass {
		return nil
	}
	above, ok := g.controlOf(n)
	if !ok || !g.isBranch(above.To) || g.FrameNumber(above.To) != g.FrameNumber(n) {
		return nil
	}
	key := [2]int32{g.insn.at(int(n)), g.insn.at(int(above.To))}
	chooses, known := w.chosen[key]
	if !known {
		if w.chosen == nil {
			w.chosen = map[[2]int32]bool{}
		}
		chooses = g.chooses(n, above.To)
		w.chosen[key] = chooses
	}
	if !chooses {
		return nil
	}
	return g.conditions(n)
}

// chooses reports whether the other outcome of a branch loads something else in the place of a
// constant, in the same line.
func (g *Graph) chooses(n, above Node) bool {
	line := g.Line(n)
	if line == 0 || g.Line(above) != line {
		return false
	}
	m, i := g.CodeOf(n)
	_, branch := g.CodeOf(above)
	for k := range m.Insns {
		at, other := int32(k), &m.Insns[k]
		if at == i || !other.Op.Has(dex.FlagSetsA) || other.A != m.Insns[i].A || !slices.Contains(m.Controls.Of(at), branch) {
			continue
		}
		if of, ok := dex.LineAt(m.Lines, other.PC); ok && int(of) == line && !bodies.Reaches(m, i)[at] && !bodies.Reaches(m, at)[i] {
			return true
		}
	}
	return false
}

// controlOf returns the control dependence of a node.
func (g *Graph) controlOf(n Node) (Edge, bool) {
	var control Edge
	found := false
	g.Edges(n, func(e Edge) bool {
		if e.Kind() == EdgeControl {
			control, found = e, true
		}
		return !found
	})
	return control, found
}

func (g *Graph) isBranch(n Node) bool {
	in := g.Insn(n)
	return in != nil && g.Kind(n) == Instruction && in.Op.Has(dex.FlagIf|dex.FlagSwitch)
}

// thrown adds to a thin slice why a node threw, if it is a throw of an exception that the
// app made: the values that decided about it, there or about the call of what always
// throws. Besides, an accessor that the compiler made stands for the call of it.
func (w *sweep) thrown(n Node) {
	g := w.g
	at, _ := w.slice.Step(n)
	dist := at.Dist + 1
	if call := g.Accessed(n); call != NoNode {
		w.reached(n, Edge{To: call, bits: uint32(EdgeCall)}, asExample, dist)
	}
	for _, b := range w.choice(n) {
		w.reached(n, b, asWhole|asTruth|asNull, dist)
	}
	if n == w.slice.Criterion.Node && w.slice.Criterion.Exception == stackOverflow {
		w.endless(n, dist)
		return
	}
	if n == w.slice.Criterion.Node {
		w.letThrough(n, dist)
	}
	in := g.Insn(n)
	switch {
	case in == nil || g.Kind(n) != Instruction:
		return
	case n == w.slice.Criterion.Node && w.slice.Criterion.Guarded:
	case in.Op != dex.OpThrow || g.rethrows(n):
		return
	}
	for range maxCallers {
		conditions, first := g.conditions(n), n
		for _, e := range conditions {
			w.reached(n, e, asWhole|asTruth|asNull, dist)
			first = e.To
		}
		if caught := g.handled(first); caught != NoNode {
			// A handler that throws without the cause has it all the same.
			w.reached(n, Edge{caught, uint32(EdgeThrow)}, asWhole, dist)
			return
		}
		if len(conditions) > 0 {
			return
		}
		e, ok := g.controlOf(n)
		if in := g.Insn(e.To); !ok || in == nil || g.Kind(e.To) != Instruction || !in.Op.Has(invokeFlag) {
			return
		}
		w.reached(n, e, asExample, dist)
		n = e.To
		dist++
	}
}

// letThrough adds to a thin slice what the app took for the state that is at fault: the
// condition that let the call through, and the calls between.
func (w *sweep) letThrough(n Node, dist int32) {
	g := w.g
	path := g.letThrough(w.slice.Criterion)
	for i, e := range path {
		if i < len(path)-1 {
			if !g.isBranch(e.To) {
				w.reached(n, e, asExample, dist)
			}
		} else {
			for _, e := range g.conditions(n) {
				w.reached(n, e, asWhole|asTruth|asNull, dist)
			}
		}
		n = e.To
		dist++
	}
}

// endless adds to a thin slice what kept a recursion going: the newest of its calls, and
// the values on which the conditions for them depend.
func (w *sweep) endless(n Node, dist int32) {
	for range maxRounds {
		for _, e := range w.g.conditions(n) {
			w.reached(n, e, asWhole|asTruth|asNull, dist)
		}
		call := w.g.Frame(n).Call
		if call == NoNode {
			return
		}
		w.reached(n, Edge{To: call, bits: uint32(EdgeCall)}, asExample, dist)
		n = call
		dist++
	}
}

// maxRounds is how many calls of an endless recursion are looked at. What makes it endless
// comes back in each round.
const maxRounds = 32

const stackOverflow = "Ljava/lang/StackOverflowError;"

// maxCallers is how many calls may lie between a throw and the condition for it.
const maxCallers = 8

// rethrows reports whether a throw passes on what was caught.
func (g *Graph) rethrows(n Node) bool {
	again := false
	g.Edges(n, func(e Edge) bool {
		if e.Kind() == EdgeValue {
			in := g.Insn(e.To)
			again = in != nil && in.Op == dex.OpMoveException
		}
		return !again
	})
	return again
}

// Accessed returns the call of the accessor that a node is in, NoNode if it is in none:
// methods that the compiler makes for inner classes have no lines of their own.
func (g *Graph) Accessed(n Node) Node {
	m, _ := g.CodeOf(n)
	if !m.Accessor {
		return NoNode
	}
	return g.Frame(n).Call
}

// IsDefault reports whether what a call gave is one of its arguments as it was passed, a
// constant: what is taken where a lookup finds nothing.
func (g *Graph) IsDefault(call, from Node) bool {
	in := g.Insn(from)
	if in == nil || in.Op < dex.OpConst4 || in.Op > dex.OpConstClass || g.FrameNumber(from) != g.FrameNumber(call) {
		return false
	}
	m, i := g.CodeOf(call)
	arguments := bodies.Operands(&m.Insns[i])
	return len(arguments) > 2 && slices.Contains(arguments[2:], uint16(in.A))
}

// gaveDefault reports whether a call is a lookup that found nothing, gave what it was told to
// give then, and would have found something under another key.
func (g *Graph) gaveDefault(n Node) bool {
	in := g.Insn(n)
	if in == nil || g.Kind(n) != Instruction || !in.Op.Has(invokeFlag) || in.NumArgs() < 3 {
		return false
	}
	absent, from := false, NoNode
	g.Edges(n, func(e Edge) bool {
		absent = absent || e.Kind() == EdgeChoice && g.isAbsence(e)
		if e.Kind() == EdgeValue {
			from = max(from, e.To)
		}
		return true
	})
	return absent && from != NoNode && g.IsDefault(n, from)
}

// isAbsence reports whether an edge leads to why a lookup found nothing: what was put under
// another key, or what may have taken out what was there.
func (g *Graph) isAbsence(e Edge) bool {
	label := g.Label(e)
	return label == TakenLabel || strings.HasPrefix(label, AbsentLabel)
}

// elsewhere reports whether a lookup that found nothing would have found what an effect put,
// had that been put under the same key, or had it not been taken out since.
func (g *Graph) elsewhere(n, effect Node) bool {
	found := false
	g.Edges(n, func(e Edge) bool {
		found = e.Kind() == EdgeChoice && g.isAbsence(e) && (e.To == effect || e.To > effect && g.Label(e) == TakenLabel && g.neverNull(effect))
		return !found
	})
	return found
}

// neverNull reports whether an effect put what is known not to be null: a text, an object
// that was made, or what a call of the library that never returns null gave.
func (g *Graph) neverNull(effect Node) bool {
	n := effect
	for range maxOrigins {
		values, next := 0, NoNode
		g.Edges(n, func(e Edge) bool {
			if e.Kind() == EdgeValue {
				values++
				next = e.To
			}
			return true
		})
		if n = next; values != 1 || n == NoNode {
			return false
		}
		in := g.Insn(n)
		switch {
		case in == nil || g.Kind(n) != Instruction:
			continue
		case in.Op == dex.OpConstString, in.Op == dex.OpConstStringJumbo, in.Op == dex.OpConstClass, in.Op == dex.OpNewInstance, in.Op == dex.OpNewArray:
			return true
		case in.Op.Has(invokeFlag):
			m, _ := g.Where(n)
			class, name, _, _ := dex.SplitMethodText(g.Program.MethodFile(m).MethodText(in.Index))
			return name == "toString" && strings.HasPrefix(class, "Ljava/lang/String") || name == "valueOf" && strings.HasPrefix(class, "Ljava/lang/")
		}
	}
	return false
}

// putThere adds to a thin slice the callback instances inside of which a node ran, and
// what registered, started or posted the outermost of them.
func (w *sweep) putThere(n Node) {
	g := w.g
	f := g.FrameNumber(n)
	at := n
	for {
		if c := g.Frames[f].Callback; c > 0 && int(c) <= len(g.Callbacks) {
			entry := g.Callbacks[c-1].Entry
			if entry != NoNode && entry < at {
				w.inThread(at, Edge{entry, uint32(EdgeControl)})
				at = entry
				f = g.FrameNumber(entry)
			}
		}
		up := g.Frames[f].Parent
		if up < 0 {
			break
		}
		f = up
	}
	for work := []Node{at}; len(work) > 0; work = work[1:] {
		from := work[0]
		g.Edges(from, func(e Edge) bool {
			switch k := e.Kind(); {
			case k == EdgeRegister || k == EdgeStart || k == EdgePart && from != at:
				if !w.slice.Has(e.To) {
					w.inThread(from, e)
					work = append(work, e.To)
				}
			}
			return true
		})
	}
}

// inThread puts a node into the slice without asking what it depends on.
func (w *sweep) inThread(from Node, e Edge) {
	if w.slice.Has(e.To) {
		return
	}
	step, _ := w.slice.Step(from)
	w.slice.add(e.To, Step{from, e, step.Dist + 1})
}
