// Rows of lists: views that the framework gives back for other items.

package omission

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// kept returns the branches that decided against making anew what an earlier callback had
// returned and the framework gave back, such as the view of another row, where a call works
// on it, or a cast failed for it.
func (o *omissions) kept(n dynamic.Node) []candidate {
	g := o.g
	in := g.Insn(n)
	invokes := in.Op.Has(dex.FlagInvoke) && in.NumArgs() > 0 && in.Op != dex.OpInvokeStatic && in.Op != dex.OpInvokeStaticRange
	if !invokes && (in.Op != dex.OpCheckCast || !g.IsRaised(n)) {
		return nil
	}
	// The view may have been moved from the parameter to variables of its own; the last is
	// the nearest to the parameter.
	m, at := g.CodeOf(n)
	registers := bodies.Copies(m, at, bodies.Operands(in)[0])
	from := g.Given(n, 0)
	if from == dynamic.NoNode {
		from = g.operand(n, 0)
	}
	for range maxCopied {
		register, ok := o.setBy(from)
		if !ok {
			return nil
		}
		registers = append(registers, register)
		if in := g.Insn(from); g.Kind(from) != dynamic.Instruction || in.Op < dex.OpMoveObject || in.Op > dex.OpMoveObject16 {
			break
		}
		from = g.operand(from, 0)
	}
	if from == dynamic.NoNode || g.Kind(from) != dynamic.Parameter || !g.givenBack(from) {
		return nil
	}
	var out []candidate
	frame := o.branches[g.FrameNumber(n)]
	lo, _ := slices.BinarySearch(frame, from+1)
	for _, p := range slices.Backward(frame[lo:]) {
		pm, k := g.CodeOf(p)
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
func (g run) operand(n dynamic.Node, k int) dynamic.Node {
	found := dynamic.NoNode
	label := dynamic.OperandLabel(k)
	g.Edges(n, func(e dynamic.Edge) bool {
		if (e.Kind() == dynamic.EdgeValue || e.Kind() == dynamic.EdgeBase) && (g.Label(e) == label || !g.Insn(n).Op.Has(dex.FlagInvoke)) {
			found = e.To
		}
		return found == dynamic.NoNode
	})
	return found
}

// givenBack reports whether a parameter of a callback is what a callback of the same method
// returned before.
func (g run) givenBack(parameter dynamic.Node) bool {
	if g.Frame(parameter).Call != dynamic.NoNode {
		return false
	}
	method, _ := g.Where(parameter)
	found := false
	g.Edges(parameter, func(e dynamic.Edge) bool {
		if in := g.Insn(e.To); e.Kind() == dynamic.EdgeValue && in != nil && in.Op == dex.OpReturnObject {
			from, _ := g.Where(e.To)
			found = from == method
		}
		return !found
	})
	return found
}

// tellsRowsApart reports whether the adapter in whose callback a branch ran says which rows
// are of one kind, so that a view comes back for its own kind alone.
func (g run) tellsRowsApart(branch dynamic.Node) bool {
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
func (g run) below(class, other string) bool {
	for id := range g.Program.Lineage(class) {
		if g.Program.Classes[id].Descriptor == other {
			return true
		}
	}
	return false
}

// maxCopied bounds through how many variables a row is followed.
const maxCopied = 3
