// Rows of lists: views that the framework gives back for other items.

package dynamic

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
)

// kept returns the branches that decided against making anew what an earlier callback had
// returned and the framework gave back, such as the view of another row, where a call works
// on it.
func (o *omissions) kept(n Node) []candidate {
	g := o.g
	m, i := g.codeOf(n)
	in := &m.Insns[i]
	if !in.Op.Has(dex.FlagInvoke) || in.NumArgs() == 0 || in.Op == dex.OpInvokeStatic || in.Op == dex.OpInvokeStaticRange {
		return nil
	}
	from := g.Given(n, 0)
	if from == NoNode || g.Kind(from) != Parameter || !g.givenBack(from) {
		return nil
	}
	var out []candidate
	frame := o.branches[g.FrameNumber(n)]
	register, _ := o.setBy(from)
	v := variable{int32(register), 0}
	lo, _ := slices.BinarySearch(frame, from+1)
	for _, p := range slices.Backward(frame[lo:]) {
		pm, k := g.codeOf(p)
		if at := o.decided(pm, v)[k]; p < n && len(at) > 0 {
			out = append(out, candidate{Omission{p, n, pm.Insns[at[len(at)-1]].PC, true}, pm.ID, pm.Insns[k].PC})
		}
	}
	return out
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
