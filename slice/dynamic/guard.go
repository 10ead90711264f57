// Checks that were too weak: branches in front of the fault that look at the very thing that
// is at fault, and let it through.

package dynamic

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
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
	m, i := g.CodeOf(n)
	operands := bodies.Held(m, i)
	first := operands
	if registers := bodies.Operands(&m.Insns[i]); len(c.Operands) > 0 && c.Operands[0] < len(registers) {
		first = []bodies.Holder{bodies.HolderOf(m, i, registers[c.Operands[0]])}
	}
	at, weak := n, Node(-1)
	for range guardsWithin {
		branch := g.CheckOf(at)
		if branch == NoNode {
			break
		}
		if bm, k := g.CodeOf(branch); bm == m && m.Insns[k].Op.Has(dex.FlagIf) {
			among, loop := operands, slices.Contains(m.Controls.Of(k), k)
			if c.State && !loop && at == n {
				return branch // what is tested may be another thing than the one whose state is at fault
			}
			if loop {
				among = first
			}
			if bodies.Tests(m, k, among) {
				return branch
			}
			if at == n && !loop && bodies.Tests(m, k, slices.DeleteFunc(madeOf(m, first), func(h bodies.Holder) bool { return bodies.ConstantAt(m, h.Set) })) {
				weak = branch
			} else if at == n && !loop && c.Weak && g.AsksKept(branch) {
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
func (g *Graph) guardOfCall(n Node, operands []bodies.Holder) Node {
	for range maxCallers {
		f := g.Frame(n)
		if g.CheckOf(n) != NoNode || f.Call == NoNode || f.Parent < 0 {
			return NoNode
		}
		inner := g.code.Decoded(f.Method)
		m, i := g.CodeOf(f.Call)
		given := bodies.Held(m, i)
		var passed []bodies.Holder
		k := 0 // a register of the call
		for p, r := range inner.ParamReg {
			if k < len(given) && slices.ContainsFunc(operands, func(h bodies.Holder) bool { return h.Set == -1-int32(r) }) {
				passed = append(passed, given[k])
			}
			if k++; inner.Params[p] == "J" || inner.Params[p] == "D" {
				k++
			}
		}
		if operands, n = passed, f.Call; len(operands) == 0 {
			return NoNode
		}
		for at := g.CheckOf(n); at != NoNode; at = g.CheckOf(at) {
			if bm, k := g.CodeOf(at); bm == m && m.Insns[k].Op.Has(dex.FlagIf) && bodies.Tests(m, k, operands) {
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
		if in.Op.Has(dex.FlagIf) && g.AsksKept(e.To) {
			return path
		}
		n = e.To
	}
	return nil
}

// AsksKept reports whether a branch tests what a field holds, or what an object that the app
// keeps, itself among them, says of itself.
func (g *Graph) AsksKept(branch Node) bool {
	m, k := g.CodeOf(branch)
	return slices.ContainsFunc(bodies.UseRegisters(&m.Insns[k]), func(r uint16) bool {
		at, ok := m.Setter(k, r)
		if ok {
			at, ok = bodies.Flags(m, at)
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

// madeOf returns the holders of the arguments of the calls that returned operands.
func madeOf(m *bodies.Body, operands []bodies.Holder) []bodies.Holder {
	var all []bodies.Holder
	for _, o := range operands {
		if o.Set <= 0 || m.Insns[o.Set].Op < dex.OpMoveResult || m.Insns[o.Set].Op > dex.OpMoveResultObject {
			continue
		}
		in := &m.Insns[o.Set-1]
		if !in.Op.Has(invokeFlag) {
			continue
		}
		first := 1
		if in.Op == dex.OpInvokeStatic || in.Op == dex.OpInvokeStaticRange {
			first = 0
		}
		for k := first; k < in.NumArgs(); k++ {
			all = append(all, bodies.HolderOf(m, o.Set-1, in.Arg(k)))
		}
	}
	return all
}

// Decided returns the first of the checks, one behind the other, of the same value whose
// outcome led to a statement: those of a chain of alternatives. NoNode if none did.
func (g *Graph) Decided(n Node) Node {
	check := g.CheckOf(n)
	if check == NoNode {
		return NoNode
	}
	m, k := g.CodeOf(check)
	about := slices.DeleteFunc(bodies.Tested(m, k), func(h bodies.Holder) bool { return bodies.ConstantAt(m, h.Set) })
	for {
		outer := g.CheckOf(check)
		if outer == NoNode {
			return check
		}
		if om, k := g.CodeOf(outer); om != m || !m.Insns[k].Op.Has(dex.FlagIf) || !bodies.Tests(m, k, about) {
			return check
		}
		check = outer
	}
}

// CheckOf returns the last branch of its own frame on which a statement depends.
func (g *Graph) CheckOf(n Node) Node {
	check := NoNode
	g.Edges(n, func(e Edge) bool {
		if e.Kind() == EdgeControl && g.Kind(e.To) == Instruction && g.FrameNumber(e.To) == g.FrameNumber(n) {
			check = max(check, e.To)
		}
		return true
	})
	return check
}
