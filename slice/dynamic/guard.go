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
		at, ok := setter(m, k, r)
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
		of, ok := setter(m, at-1, call.Arg(0))
		return ok && m.Read(of) != "" || !ok && !m.Static && len(m.ParamReg) > 0 && call.Arg(0) == m.ParamReg[0]
	})
}

// holder is where an operand comes from: the instruction that set its register, and the
// field or method that it was read from, "" if neither.
type holder struct {
	set  int32
	from string
}

func holderOf(m *bodies.Body, i int32, register uint16) holder {
	set, ok := setter(m, i, register)
	if !ok {
		set = -1 - int32(register) // a parameter
	}
	return holder{set, heldIn(m, i, register)}
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
	return at >= 0 && m.Insns[at].Op >= dex.OpConst4 && m.Insns[at].Op <= dex.OpConst
}

// lastTaking returns the last call near the fault of a thin slice that took something out of an
// object; NoNode if there is none.
func (g *Graph) lastTaking(thin *Slice, state *frameworkState) Node {
	for _, n := range thin.Nodes {
		if at, _ := thin.step(n); at.Dist > takenWithin || n == thin.Criterion.Node || g.Kind(n) != Instruction {
			continue
		}
		if m, i := g.codeOf(n); !m.Library && m.Insns[i].Op.Has(invokeFlag) && state.takes(m, i) {
			return n
		}
	}
	return NoNode
}

// takenWithin is how many dependences from the fault what took something out may be.
const takenWithin = 4

// guardOfTaking returns the check right above what took something out of an object, of that
// object; NoNode if there is none.
func (g *Graph) guardOfTaking(taking Node) Node {
	check := g.checkOf(taking)
	if check == NoNode {
		return NoNode
	}
	m, i := g.codeOf(taking)
	if cm, k := g.codeOf(check); cm != m || !m.Insns[k].Op.Has(dex.FlagIf) || !tests(m, k, held(m, i)[:1]) {
		return NoNode
	}
	return check
}

// secondName returns the store by which the object of a call that failed has got another name
// than the one by which something was taken out of it; NoNode if it has one name.
func (g *Graph) secondName(n, taking Node) Node {
	if g.Kind(n) != Instruction || !g.Insn(n).Op.Has(invokeFlag) || g.Insn(n).NumArgs() == 0 {
		return NoNode
	}
	m, i := g.codeOf(n)
	tm, k := g.codeOf(taking)
	if this, other := held(m, i)[0].from, held(tm, k)[0].from; this == "" || other == "" || this == other {
		return NoNode
	}
	at := g.Given(n, 0)
	for range maxOrigins {
		if at < 0 {
			break
		}
		if in := g.Insn(at); in != nil && g.Kind(at) == Instruction && (in.Op == dex.OpIputObject || in.Op == dex.OpSputObject) {
			if method, _ := g.Where(at); g.Program.MethodName(method) == "<init>" {
				break // as it was made
			}
			if call := g.accessed(at); call != NoNode {
				return call
			}
			return at
		}
		at = g.lastValue(at)
	}
	return NoNode
}

// nullField returns the read of a field near the fault of a thin slice which gave null; NoNode
// if there is none.
func (g *Graph) nullField(thin *Slice) Node {
	for _, n := range thin.Nodes {
		if at, _ := thin.step(n); at.Dist > omittedWithin || g.Kind(n) != Instruction {
			continue
		}
		if in := g.Insn(n); in.Op != dex.OpIgetObject && in.Op != dex.OpSgetObject {
			continue
		}
		if from := g.lastValue(n); g.readsUnset(n) || from >= 0 && g.storesNull(from) {
			return n
		}
	}
	return NoNode
}

func (g *Graph) storesNull(n Node) bool {
	if g.Kind(n) != Instruction {
		return false
	}
	m, i := g.codeOf(n)
	return g.setsNull(m, i)
}

// flagOf returns the read of a field that a branch tests, NoNode if it tests none: of two
// fields the one that has been set since the classes came to be.
func (g *Graph) flagOf(branch Node) Node {
	flag := NoNode
	var visit func(n Node, deep int)
	visit = func(n Node, deep int) {
		g.Edges(n, func(e Edge) bool {
			if e.Kind() != EdgeValue || deep == 0 {
				return true
			}
			if g.Kind(e.To) == Instruction {
				if m, i := g.codeOf(e.To); m.Fields[i].Known && m.Insns[i].Op.Has(dex.FlagSetsA) {
					from := g.lastValue(e.To)
					if from >= 0 && g.Kind(from) == Instruction {
						if method, _ := g.Where(from); g.Program.MethodName(method) != "<clinit>" {
							flag = max(flag, e.To)
						}
					}
					return true
				}
			}
			visit(e.To, deep-1) // by way of an accessor
			return true
		})
	}
	visit(branch, 3)
	return flag
}

func (g *Graph) fieldOf(n Node) string {
	m, i := g.codeOf(n)
	return m.File.FieldText(m.Insns[i].Index)
}

// cutStore returns the statement after which an exception kept the method which had set a
// field last from setting it again; NoNode if none did.
func (g *Graph) cutStore(read Node) Node {
	if read == NoNode {
		return NoNode
	}
	from := g.lastValue(read)
	if from < 0 || g.Kind(from) != Instruction {
		return NoNode
	}
	m, i := g.codeOf(from)
	field := g.fieldOf(read)
	after := reaches(m, i)
	last := NoNode
	for n := range g.raised {
		if n < from || n > read || n < last || g.FrameNumber(n) != g.FrameNumber(from) || g.Kind(n) != Instruction {
			continue
		}
		_, k := g.codeOf(n)
		next := reaches(m, k)
		for at := range m.Insns {
			op := m.Insns[at].Op
			stores := op >= dex.OpIput && op <= dex.OpIputShort || op >= dex.OpSput && op <= dex.OpSputShort
			if stores && after[at] && next[at] && int32(at) != i && m.File.FieldText(m.Insns[at].Index) == field {
				last = n
			}
		}
	}
	return last
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
