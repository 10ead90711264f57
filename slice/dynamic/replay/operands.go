// What an executed instruction uses: the values in registers, the parameters,
// the predicate that decided it, the objects that the trace names.

package replay

import (
	"fmt"
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// use returns the content of a register as an operand: parameters become nodes
// when they are first read.
func (rp *replay) use(f *frame, reg uint16) value {
	if int(reg) >= len(f.regs) {
		return nothing
	}
	v := f.regs[reg]
	if v.def > paramMark {
		return v
	}
	i := int(paramMark - v.def)
	v.def = rp.param(f, i)
	f.regs[reg].def = v.def
	return v
}

// param returns the node of a parameter.
func (rp *replay) param(f *frame, i int) dynamic.Node {
	if f.argNodes[i] != dynamic.NoNode {
		return f.argNodes[i]
	}
	g := rp.g
	n := g.NewNode(f.m.First+int32(len(f.m.Insns)+i), f.number)
	g.SetPart(n, dynamic.Parameter)
	g.SetPosition(n, -1)
	label := f.m.labels[i]
	if label == 0 {
		label = g.Intern(parameterName(f.m.Static, i))
		f.m.labels[i] = label
	}
	rp.valueEdges(n, f.args[i], dynamic.EdgeValue, label)
	if call := g.Frames[f.number].Call; call != dynamic.NoNode {
		g.AddEdge(n, call, dynamic.EdgeCall, label, g.Frames[f.number].Assumed)
	}
	if f.entry != dynamic.NoNode {
		g.AddEdge(n, f.entry, dynamic.EdgeControl, 0, false)
	}
	f.argNodes[i] = n
	return n
}

func parameterName(static bool, i int) string {
	if !static {
		if i == 0 {
			return "this"
		}
		i--
	}
	return fmt.Sprintf("parameter %d", i)
}

// valueEdges adds edges to all makers of a value.
func (rp *replay) valueEdges(n dynamic.Node, v value, kind dynamic.EdgeKind, label uint32) {
	if v.many {
		rp.choiceEdges(n, v, kind, label)
		return
	}
	rp.g.AddEdge(n, v.def, kind, label, v.soft && v.def != dynamic.NoNode)
	if v.barred != 0 {
		rp.g.AddEdge(n, v.barred-1, dynamic.EdgeThrow, label, false)
	}
	for _, d := range v.also {
		rp.g.AddEdge(n, d, kind, label, true)
	}
}

// choiceEdges adds edges to the many makers of a value that is one of theirs. A
// statement that made just one of them is named. Of those that a statement made in a
// loop none is more likely than the others: where there are only such, the newest is
// an example, which a slice shows and does not follow.
func (rp *replay) choiceEdges(n dynamic.Node, v value, kind dynamic.EdgeKind, label uint32) {
	var statements []int32 // in the order of their newest node
	count := map[int32]int{}
	newest := map[int32]dynamic.Node{}
	for _, d := range append([]dynamic.Node{v.def}, v.also...) {
		if d == dynamic.NoNode {
			continue
		}
		s := rp.g.Number(d)
		if count[s]++; count[s] == 1 {
			statements = append(statements, s)
		}
		newest[s] = max(newest[s], d)
	}
	once := slices.DeleteFunc(slices.Clone(statements), func(s int32) bool { return count[s] > 1 })
	if len(once) == 0 {
		once, kind = statements, dynamic.EdgeChoice
	}
	for _, s := range once[:min(len(once), maxChoices)] {
		rp.g.AddEdge(n, newest[s], kind, label, true)
	}
}

// decided returns the branch of the frame that decided about an instruction.
func (f *frame) decided(i int32) dynamic.Node {
	best := dynamic.NoNode
	if len(f.branches) > 0 {
		for _, b := range f.m.Controls.Of(i) {
			best = max(best, f.branches[b])
		}
	}
	return best
}

// node makes the node of an executed instruction, with its control dependence.
func (rp *replay) node(t *thread, f *frame, i int32) dynamic.Node {
	g := rp.g
	n := g.NewNode(f.m.First+i, f.number)
	g.SetPosition(n, t.position)
	t.position = -1
	if rp.assumed {
		g.Repair(n)
		rp.assumed = false
	}
	f.last, f.lastInsn = n, i
	best := f.decided(i)
	if f.handling != nil && f.handling.Only[i] && best < f.thrower {
		g.AddEdge(n, f.thrower, dynamic.EdgeControl, 0, false)
		if f.caught != f.thrower {
			g.AddEdge(n, f.caught, dynamic.EdgeControl, g.Intern(dynamic.CaughtLabel), false)
		}
	}
	switch {
	case best != dynamic.NoNode:
		g.AddControl(n, best, false)
	case f.entry != dynamic.NoNode:
		g.AddControl(n, f.entry, false)
	default:
		g.AddControl(n, g.Frames[f.number].Call, g.Frames[f.number].Assumed)
	}
	return n
}

// object returns the object that a register refers to, making one up if it is
// not known yet.
func (rp *replay) object(f *frame, reg uint16) object {
	if int(reg) >= len(f.regs) {
		return rp.h.newObject("", dynamic.NoNode)
	}
	v := &f.regs[reg]
	if v.obj == 0 {
		v.obj = rp.h.newObject("", v.def)
	}
	return v.obj
}

// takeHints applies what the trace states about the instruction at pc.
func (rp *replay) takeHints(t *thread, f *frame, in *dex.Insn) (index int64, haveIndex bool, result object) {
	if len(f.hints) == 0 {
		return 0, false, 0
	}
	rest := f.hints[:0]
	for _, h := range f.hints {
		if h.PC != in.PC {
			rest = append(rest, h)
			continue
		}
		switch h.Kind {
		case trace.KindIndex:
			index, haveIndex = h.N, true
		case trace.KindObject:
			if h.N == trace.OperandResult {
				result = rp.traced(h.ID)
			} else if reg, ok := operandRegister(in, int(h.N)); ok && int(reg) < len(f.regs) {
				v := &f.regs[reg]
				i := rp.parameterOf(f, v.def)
				if i == 0 && f.entry != dynamic.NoNode && !f.m.Static && h.ID != 0 {
					rp.runsOn(t, f, h.ID)
				}
				if i > 0 && f.entry != dynamic.NoNode {
					rp.handedOver(t, f, i, h.ID)
					v.obj, v.soft = f.args[i].obj, f.args[i].soft
				}
				v.obj, v.soft = rp.bind(h.ID, *v), false
				if i >= 0 {
					f.args[i].obj, f.args[i].soft = v.obj, false
					if i > 0 && f.entry != dynamic.NoNode {
						rp.givenBack(t, f, i)
					}
				}
			}
		}
	}
	f.hints = rest
	return index, haveIndex, result
}

// traced returns the object with an identity that the trace states.
func (rp *replay) traced(id uint64) object {
	if id == 0 {
		return 0
	}
	o, known := rp.h.traced[id]
	if !known {
		o = rp.h.newObject("", dynamic.NoNode)
		rp.h.objects[o].bound = true
		rp.h.traced[id] = o
	}
	return o
}

// bind returns the object with an identity that the trace states, for a reference that
// replay followed so far: it is that object, unless either is known to be another one.
func (rp *replay) bind(id uint64, v value) object {
	h := rp.h
	if id == 0 {
		return 0
	}
	o, known := h.traced[id]
	if known {
		rp.reused(o, v)
		return o
	}
	o = v.obj
	if o == 0 || v.soft || v.many || h.objects[o].bound && !v.view {
		o = h.newObject("", dynamic.NoNode)
		rp.copied(o, v)
	}
	h.objects[o].bound = true
	h.traced[id] = o
	return o
}

// maxMoves bounds how many casts and moves, one behind the other, lead to a parameter.
const maxMoves = 4

// parameterOf returns which parameter of the frame a value is, -1 if none.
func (rp *replay) parameterOf(f *frame, def dynamic.Node) int {
	if def <= paramMark {
		return int(paramMark - def)
	}
	if def >= 0 {
		for range maxMoves {
			in := rp.g.Insn(def)
			if in == nil || rp.g.Kind(def) != dynamic.Instruction || in.Op != dex.OpCheckCast && (in.Op < dex.OpMoveObject || in.Op > dex.OpMoveObject16) {
				break
			}
			rp.g.Edges(def, func(e dynamic.Edge) bool {
				if e.Kind() == dynamic.EdgeValue {
					def = e.To
				}
				return e.Kind() != dynamic.EdgeValue
			})
		}
		for i, n := range f.argNodes {
			if n == def {
				return i
			}
		}
	}
	return -1
}

// operandRegister returns the register of an operand as trace records number
// them: 0 is the base.
func operandRegister(in *dex.Insn, operand int) (uint16, bool) {
	switch {
	case in.Op.Has(dex.FlagInvoke):
		if operand < in.NumArgs() {
			return in.Arg(operand), true
		}
		return 0, false
	case in.Op >= dex.OpAget && in.Op <= dex.OpAputShort, in.Op >= dex.OpIget && in.Op <= dex.OpIputShort:
		return in.B, operand == 0
	}
	return in.A, operand == 0
}
