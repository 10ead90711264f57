// Checks that were too weak: branches in front of the fault that look at the very thing that
// is at fault, and let it through.

package dynamic

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// guardsWithin is how many branches up, one inside of the other, a check is looked for.
const guardsWithin = 3

// Guard returns the nearest branch on which what failed depends and which tests an operand
// of it, or calls a method of the same object to decide; where the state of an object is at
// fault, the one right above or the nearest that looks at what the app keeps; else the one
// right above if it tests what the operand that is the most at fault was looked up with or,
// of a fault that programs test for, what the app keeps; else the nearest above the calls
// that handed an operand over; -1 if there is none.
// The condition of a loop must test that operand: it may be there for another one.
func (g *Graph) Guard(c Criterion) Node {
	n := c.Node
	if n < 0 || g.Kind(n) != Instruction {
		return -1
	}
	m, i := g.codeOf(n)
	operands := held(m, i)
	first := operands
	if registers := operandRegisters(&m.Insns[i]); len(c.Operands) > 0 && c.Operands[0] < len(registers) {
		first = []holder{holderOf(m, i, registers[c.Operands[0]])}
	}
	at, weak := n, Node(-1)
	for range guardsWithin {
		branch := g.checkOf(at)
		if branch == NoNode {
			break
		}
		if bm, k := g.codeOf(branch); bm == m && m.Insns[k].Op.Has(dex.FlagIf) {
			among, loop := operands, slices.Contains(m.Controls.Of(k), k)
			if c.State && !loop && at == n {
				return branch // what is tested may be another thing than the one whose state is at fault
			}
			if loop {
				among = first
			}
			if tests(m, k, among) {
				return branch
			}
			if at == n && !loop && tests(m, k, slices.DeleteFunc(madeOf(m, first), func(h holder) bool { return constantAt(m, h.set) })) {
				weak = branch
			} else if at == n && !loop && c.Weak && g.asksKept(branch) {
				weak = branch
			}
		}
		at = branch
	}
	if path := g.letThrough(c); len(path) > 0 {
		return path[len(path)-1].To
	}
	if weak == NoNode {
		return g.guardOfCall(n, operands)
	}
	return weak
}

// guardOfCall returns the nearest branch above the calls that led to what failed, where
// nothing in their methods decided about it, which tests what they were given of it: the
// receivers and arguments for those parameters that are operands.
func (g *Graph) guardOfCall(n Node, operands []holder) Node {
	for range maxCallers {
		f := g.Frame(n)
		if g.checkOf(n) != NoNode || f.Call == NoNode || f.Parent < 0 {
			return NoNode
		}
		inner := g.code.Decoded(f.Method)
		m, i := g.codeOf(f.Call)
		given := held(m, i)
		var passed []holder
		k := 0 // a register of the call
		for p, r := range inner.ParamReg {
			if k < len(given) && slices.ContainsFunc(operands, func(h holder) bool { return h.set == -1-int32(r) }) {
				passed = append(passed, given[k])
			}
			if k++; inner.Params[p] == "J" || inner.Params[p] == "D" {
				k++
			}
		}
		if operands, n = passed, f.Call; len(operands) == 0 {
			return NoNode
		}
		for at := g.checkOf(n); at != NoNode; at = g.checkOf(at) {
			if bm, k := g.codeOf(at); bm == m && m.Insns[k].Op.Has(dex.FlagIf) && tests(m, k, operands) {
				return at
			}
		}
	}
	return NoNode
}

// letThrough returns, where the state of an object is at fault, the control dependences from
// what failed up to the nearest branch that looks at what the app keeps: the app's own idea
// of that state, which let the call through.
func (g *Graph) letThrough(c Criterion) []Edge {
	if !c.State {
		return nil
	}
	var path []Edge
	n := c.Node
	for range maxCallers {
		e, ok := g.controlOf(n)
		in := g.Insn(e.To)
		if !ok || in == nil || g.Kind(e.To) != Instruction || !in.Op.Has(invokeFlag|dex.FlagIf) {
			return nil
		}
		path = append(path, e)
		if in.Op.Has(dex.FlagIf) && g.asksKept(e.To) {
			return path
		}
		n = e.To
	}
	return nil
}

// asksKept reports whether a branch tests what a field holds, or what an object that the app
// keeps, itself among them, says of itself.
func (g *Graph) asksKept(branch Node) bool {
	m, k := g.codeOf(branch)
	return slices.ContainsFunc(UseRegisters(&m.Insns[k]), func(r uint16) bool {
		at, ok := m.Setter(k, r)
		if ok {
			at, ok = flags(m, at)
		}
		if !ok {
			return false
		}
		if m.Read(at) != "" {
			return true
		}
		if op := m.Insns[at].Op; op < dex.OpMoveResult || op > dex.OpMoveResultObject || at == 0 {
			return false
		}
		call := &m.Insns[at-1]
		if !call.Op.Has(invokeFlag) || call.NumArgs() != 1 {
			return false
		}
		of, ok := m.Setter(at-1, call.Arg(0))
		return ok && m.Read(of) != "" || !ok && !m.Static && len(m.ParamReg) > 0 && call.Arg(0) == m.ParamReg[0]
	})
}

// flags returns what set the value of which an instruction takes one flag of many, the
// instruction itself if it does not.
func flags(m *bodies.Body, at int32) (int32, bool) {
	in := &m.Insns[at]
	of := in.B
	switch in.Op {
	case dex.OpAndIntLit8, dex.OpAndIntLit16:
	case dex.OpAndInt, dex.OpAndInt2addr:
		// The other operand is the constant; that of the short form is A.
		all := UseRegisters(in)
		k := slices.IndexFunc(all, func(r uint16) bool {
			set, ok := m.Setter(at, r)
			return ok && constantAt(m, set)
		})
		if k < 0 {
			return at, true
		}
		of = all[1-k]
	default:
		return at, true
	}
	return m.Setter(at, of)
}

// holder is where an operand comes from: the instruction that set its register, and the
// field or method that it was read from, "" if neither.
type holder struct {
	set  int32
	from string
}

func holderOf(m *bodies.Body, i int32, register uint16) holder {
	set, ok := m.Setter(i, register)
	if !ok {
		set = -1 - int32(register) // a parameter
	}
	return holder{set, m.HeldIn(i, register)}
}

func (h holder) same(o holder) bool { return h.set == o.set || h.from != "" && h.from == o.from }

// held returns the holders of what an instruction works on: the receiver and the arguments
// of a call, the base and the index of an access.
func held(m *bodies.Body, i int32) []holder {
	in := &m.Insns[i]
	var registers []uint16
	switch {
	case in.Op.Has(dex.FlagInvoke):
		for k := range in.NumArgs() {
			registers = append(registers, in.Arg(k))
		}
	case in.Op >= dex.OpAget && in.Op <= dex.OpAputShort:
		registers = []uint16{in.B, in.C}
	case in.Op >= dex.OpIget && in.Op <= dex.OpIgetShort, in.Op >= dex.OpIput && in.Op <= dex.OpIputShort, in.Op == dex.OpArrayLength:
		registers = []uint16{in.B}
	}
	var all []holder
	for _, r := range registers {
		all = append(all, holderOf(m, i, r))
	}
	return all
}

// tests reports whether a branch compares one of the operands, or what a method of one
// returned.
func tests(m *bodies.Body, branch int32, operands []holder) bool {
	return slices.ContainsFunc(tested(m, branch), func(h holder) bool { return slices.ContainsFunc(operands, h.same) })
}

// tested returns the holders of what a branch compares: its operands, the objects whose
// methods returned them, and those whose class they tell.
func tested(m *bodies.Body, branch int32) []holder {
	in := &m.Insns[branch]
	registers := []uint16{in.A}
	if in.Op >= dex.OpIfEq && in.Op <= dex.OpIfLe {
		registers = append(registers, in.B)
	}
	var list []holder
	for _, r := range registers {
		h := holderOf(m, branch, r)
		list = append(list, h)
		if h.set < 0 {
			continue
		}
		if set := &m.Insns[h.set]; set.Op == dex.OpInstanceOf {
			list = append(list, holderOf(m, h.set, set.B))
		} else if set.Op >= dex.OpMoveResult && set.Op <= dex.OpMoveResultObject && m.Insns[h.set-1].NumArgs() > 0 {
			call := h.set - 1
			if op := m.Insns[call].Op; op != dex.OpInvokeStatic && op != dex.OpInvokeStaticRange {
				list = append(list, holderOf(m, call, m.Insns[call].Arg(0)))
			}
		}
	}
	return list
}

// madeOf returns the holders of the arguments of the calls that returned operands.
func madeOf(m *bodies.Body, operands []holder) []holder {
	var all []holder
	for _, o := range operands {
		if o.set <= 0 || m.Insns[o.set].Op < dex.OpMoveResult || m.Insns[o.set].Op > dex.OpMoveResultObject {
			continue
		}
		in := &m.Insns[o.set-1]
		if !in.Op.Has(invokeFlag) {
			continue
		}
		first := 1
		if in.Op == dex.OpInvokeStatic || in.Op == dex.OpInvokeStaticRange {
			first = 0
		}
		for k := first; k < in.NumArgs(); k++ {
			all = append(all, holderOf(m, o.set-1, in.Arg(k)))
		}
	}
	return all
}

// Decided returns the first of the checks, one behind the other, of the same value whose
// outcome led to a statement: those of a chain of alternatives. NoNode if none did.
func (g *Graph) Decided(n Node) Node {
	check := g.checkOf(n)
	if check == NoNode {
		return NoNode
	}
	m, k := g.codeOf(check)
	about := slices.DeleteFunc(tested(m, k), func(h holder) bool { return constantAt(m, h.set) })
	for {
		outer := g.checkOf(check)
		if outer == NoNode {
			return check
		}
		if om, k := g.codeOf(outer); om != m || !m.Insns[k].Op.Has(dex.FlagIf) || !tests(m, k, about) {
			return check
		}
		check = outer
	}
}

// checkOf returns the last branch of its own frame on which a statement depends.
func (g *Graph) checkOf(n Node) Node {
	check := NoNode
	g.Edges(n, func(e Edge) bool {
		if e.Kind() == EdgeControl && g.Kind(e.To) == Instruction && g.FrameNumber(e.To) == g.FrameNumber(n) {
			check = max(check, e.To)
		}
		return true
	})
	return check
}

// constantAt reports whether an instruction, by its number, sets a constant.
func constantAt(m *bodies.Body, at int32) bool {
	return at >= 0 && m.Insns[at].Op >= dex.OpConst4 && m.Insns[at].Op <= dex.OpConstHigh16
}

// addGuard finds the check that let the fault through.
func (x *Explanation) addGuard(code *jimple.Program) error {
	n := x.Graph.Guard(x.Criterion)
	if n < 0 {
		return nil
	}
	e, ok, err := x.Graph.Describe(n, code)
	if err != nil || !ok || e.Stmt < 0 {
		return err
	}
	x.Guard = &e
	return nil
}
