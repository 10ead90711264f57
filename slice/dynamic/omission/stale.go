// Copies of what was not there yet: what was read before it was set, kept, and read again from
// where it was kept once it had been set.

package omission

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// stale adds what set a value after its absence had been copied to a field from which the fault
// has it, and the branch that kept the copy as it was.
func (x *finding) stale() error {
	g := x.g
	var o *omissions
	left := maxLookedBack
	for _, n := range x.thin.Nodes {
		if at, _ := x.thin.Step(n); at.Dist > unsetWithin || g.Kind(n) != dynamic.Instruction || !g.readsField(n) {
			continue
		}
		copied := g.lastValue(n)
		if copied < 0 || g.Kind(copied) != dynamic.Instruction || !x.thin.Has(copied) || !g.storesField(copied) {
			continue
		}
		first, _ := slices.BinarySearchFunc(x.thin.Nodes, copied-1, func(n, of dynamic.Node) int { return int(of) - int(n) })
		for _, read := range x.thin.Nodes[first:] {
			if left--; left <= 0 || copied-read > maxCopying {
				break
			}
			if !g.foundNothing(read) {
				continue
			}
			set := g.setLater(read, copied, n, x, &left)
			if set == dynamic.NoNode {
				continue
			}
			if o == nil {
				o = newOmissionsOf(g, x.summaries)
			}
			m, i := g.CodeOf(n)
			for _, found := range o.omittedFor(variable{-1, m.Fields[i].Number}, copied, n) {
				if found.Branch > set {
					if err := x.decidedNode(found.Branch, dynamic.Kept, n); err != nil {
						return err
					}
					break
				}
			}
			return x.decidedNode(set, dynamic.Belated, n)
		}
	}
	return nil
}

// maxCopying bounds how many nodes a value takes from where it is read to where it is kept.
const maxCopying = 1 << 12

func (g run) readsField(n dynamic.Node) bool {
	in := g.Insn(n)
	return isFieldRead(in) || in.Op >= dex.OpSget && in.Op <= dex.OpSgetShort
}

func (g run) storesField(n dynamic.Node) bool {
	op := g.Insn(n).Op
	return op >= dex.OpIput && op <= dex.OpIputShort || op >= dex.OpSput && op <= dex.OpSputShort
}

// foundNothing reports whether a node read a reference that nothing had set, or was given what a
// lookup gives where nothing is.
func (g run) foundNothing(n dynamic.Node) bool {
	if g.Kind(n) != dynamic.Instruction {
		return false
	}
	if g.readsUnset(n) {
		return true
	}
	if !g.Insn(n).Op.Has(dex.FlagInvoke) || !g.calls(n) {
		return false
	}
	from := g.lastValue(n)
	return from >= 0 && g.IsDefault(n, from)
}

// setLater returns the first node after one and before another that set what was read before,
// NoNode if none did, or none of those that are left to be looked at.
func (g run) setLater(read, after, before dynamic.Node, x *finding, left *int) dynamic.Node {
	m, i := g.CodeOf(read)
	var numbers []int32
	own := !g.Insn(read).Op.Has(dex.FlagInvoke)
	if own {
		numbers = []int32{m.Fields[i].Number}
	} else {
		numbers = x.state.Reads(m, i)
	}
	sets := map[int32]bool{} // by the number of the instruction
	for n := after + 1; n < before && *left > 0; n++ {
		*left--
		if g.Kind(n) != dynamic.Instruction {
			continue
		}
		number := g.Number(n)
		may, known := sets[number]
		if !known {
			m, i := g.CodeOf(n)
			switch {
			case m.Library:
			case own:
				may = g.storesField(n) && m.Fields[i].Known && m.Fields[i].Number == numbers[0] && !g.setsNull(m, i)
			case m.Insns[i].Op.Has(dex.FlagInvoke):
				may = slices.ContainsFunc(x.state.Writes(m, i), func(w int32) bool { return slices.Contains(numbers, w) })
			}
			sets[number] = may
		}
		if may && (own && g.sameOwner(n, read) || !own && !g.ofOthers(n, read)) {
			return n
		}
	}
	return dynamic.NoNode
}

// sameOwner reports whether two accesses of a field are of the same object, as far as is known
// where it was made.
func (g run) sameOwner(a, b dynamic.Node) bool {
	if !isFieldRead(g.Insn(b)) {
		return true
	}
	made := g.Origins(g.Given(b, 0))
	return slices.ContainsFunc(g.Origins(g.Given(a, 0)), func(n dynamic.Node) bool { return slices.Contains(made, n) })
}

// ofOthers reports whether two calls are known to be of different objects: the app made each, and
// none is that of the other.
func (g run) ofOthers(a, b dynamic.Node) bool {
	here, there := g.Origins(g.Given(a, 0)), g.Origins(g.Given(b, 0))
	if len(here) == 0 || len(there) == 0 {
		return false
	}
	return !slices.ContainsFunc(here, func(n dynamic.Node) bool { return g.classMade(n) == "" || slices.Contains(there, n) }) &&
		!slices.ContainsFunc(there, func(n dynamic.Node) bool { return g.classMade(n) == "" })
}
