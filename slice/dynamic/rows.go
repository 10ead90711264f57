// Rows of lists: views that the framework gives back for other items.

package dynamic

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
)

// kept returns the branches that decided against making anew what an earlier callback had
// returned and the framework gave back, such as the view of another row, where a call works
// on it, or a cast failed for it.
func (o *omissions) kept(n Node) []candidate {
	g := o.g
	in := g.Insn(n)
	invokes := in.Op.Has(dex.FlagInvoke) && in.NumArgs() > 0 && in.Op != dex.OpInvokeStatic && in.Op != dex.OpInvokeStaticRange
	if !invokes && (in.Op != dex.OpCheckCast || !g.has(n, isRaised)) {
		return nil
	}
	// The view may have been moved from the parameter to variables of its own; the last is
	// the nearest to the parameter.
	m, at := g.codeOf(n)
	registers := copies(m, at, operandRegisters(in)[0])
	from := g.Given(n, 0)
	if from == NoNode {
		from = g.operand(n, 0)
	}
	for range guardsWithin {
		register, ok := o.setBy(from)
		if !ok {
			return nil
		}
		registers = append(registers, register)
		if in := g.Insn(from); g.Kind(from) != Instruction || in.Op < dex.OpMoveObject || in.Op > dex.OpMoveObject16 {
			break
		}
		from = g.operand(from, 0)
	}
	if from == NoNode || g.Kind(from) != Parameter || !g.givenBack(from) {
		return nil
	}
	var out []candidate
	frame := o.branches[g.FrameNumber(n)]
	lo, _ := slices.BinarySearch(frame, from+1)
	for _, p := range slices.Backward(frame[lo:]) {
		pm, k := g.codeOf(p)
		for _, register := range slices.Backward(registers) {
			at := slices.DeleteFunc(slices.Clone(o.decided(pm, variable{int32(register), 0})[k]), func(i int32) bool { return g.ranBetween(p, n, pm.First+i) })
			if p < n && len(at) > 0 {
				out = append(out, candidate{Omission{p, n, pm.Insns[at[len(at)-1]].PC, true}, pm.ID, pm.Insns[k].PC})
				break
			}
		}
	}
	return out
}

// operand returns what a node depends on for the value of an operand, as far as its edges
// tell operands apart or it has but one.
func (g *Graph) operand(n Node, k int) Node {
	found := NoNode
	label := OperandLabel(k)
	g.Edges(n, func(e Edge) bool {
		if (e.Kind() == EdgeValue || e.Kind() == EdgeBase) && (g.Label(e) == label || !g.Insn(n).Op.Has(dex.FlagInvoke)) {
			found = e.To
		}
		return found == NoNode
	})
	return found
}

// givenBack reports whether a parameter of a callback is what a callback of the same method
// returned before.
func (g *Graph) givenBack(parameter Node) bool {
	if g.Frame(parameter).Call != NoNode {
		return false
	}
	method, _ := g.Where(parameter)
	found := false
	g.Edges(parameter, func(e Edge) bool {
		if in := g.Insn(e.To); e.Kind() == EdgeValue && in != nil && in.Op == dex.OpReturnObject {
			from, _ := g.Where(e.To)
			found = from == method
		}
		return !found
	})
	return found
}

// tellsRowsApart reports whether the adapter in whose callback a branch ran says which rows
// are of one kind, so that a view comes back for its own kind alone.
func (g *Graph) tellsRowsApart(branch Node) bool {
	p := g.Program
	method := g.Frame(branch).Method
	if p.MethodName(method) != "getView" {
		return true // those of other names have other ways to tell
	}
	own := p.Classes[p.Methods[method].Class].Descriptor
	for i := range p.Classes {
		c := &p.Classes[i]
		if !g.below(c.Descriptor, own) && !g.below(own, c.Descriptor) {
			continue
		}
		for m := c.FirstMethod; m < c.EndMethod; m++ {
			if name := p.MethodName(m); name == "getItemViewType" || name == "getViewTypeCount" {
				return true
			}
		}
	}
	return false
}

// below reports whether a class of the app is another one or extends it.
func (g *Graph) below(class, other string) bool {
	for range maxSupers {
		if class == other {
			return true
		}
		c, ok := g.Program.Class(class)
		if !ok || g.Program.Classes[c].Def.Super == dex.NoIndex {
			return false
		}
		class = g.Program.Classes[c].File.TypeDescriptor(g.Program.Classes[c].Def.Super)
	}
	return false
}

// maxSupers bounds how far up a class is looked for.
const maxSupers = 50
