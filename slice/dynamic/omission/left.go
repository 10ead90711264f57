// What stayed as it was made: a variable, an array's element, a null that is returned.

package omission

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// leftAlone returns the last branch of a node's frame that decided against setting the variable
// or the array element by which the node got null: one that had been null before, by a
// constant or as its array was made. What fails may have got any constant so: a count that
// stayed zero, an index that was never found.
func (o *omissions) leftAlone(n, from dynamic.Node, fails bool) (candidate, bool) {
	g := o.g
	if from < 0 || g.Kind(n) != dynamic.Instruction || g.Kind(from) != dynamic.Instruction || g.FrameNumber(from) != g.FrameNumber(n) {
		return candidate{}, false
	}
	in, def := g.Insn(n), g.Insn(from)
	v := anyElement
	switch {
	case in.Op == dex.OpAgetObject && def.Op == dex.OpNewArray:
	case def.Op >= dex.OpConst4 && def.Op <= dex.OpConst && (fails || def.Lit == 0 && (in.Op.Has(dex.FlagInvoke) || in.Op == dex.OpReturnObject)):
		v = variable{int32(def.A), 0}
	default:
		return candidate{}, false
	}
	own := o.branches[g.FrameNumber(n)]
	hi, _ := slices.BinarySearch(own, n)
	var around candidate
	there := false
	for k := hi - 1; k >= 0 && own[k] > from; k-- {
		m, i := g.CodeOf(own[k])
		at, ok := o.skipped(own[k], m, i, v)
		if !ok || m.Insns[at].Op == def.Op {
			continue
		}
		c := candidate{Omission{own[k], n, m.Insns[at].PC, false}, m.ID, m.Insns[i].PC}
		if slices.Contains(m.Controls.Of(at), i) {
			return c, true
		}
		if !there {
			around, there = c, true // that a loop ended says less than what was not done in it
		}
	}
	return around, there
}

// chosen returns the branch right above what loads the null that a method returns, where the
// branch asks what the app keeps and its other outcome would have returned something else:
// what a caller hands in is the caller's choice, and of the value's way already.
func (o *omissions) chosen(n, from dynamic.Node) (candidate, bool) {
	g := o.g
	if from < 0 || g.Kind(from) != dynamic.Instruction || g.FrameNumber(from) != g.FrameNumber(n) {
		return candidate{}, false
	}
	def, check := g.Insn(from), g.CheckOf(from)
	if g.Insn(n).Op != dex.OpReturnObject || def.Op < dex.OpConst4 || def.Op > dex.OpConst || def.Lit != 0 || check == dynamic.NoNode || !g.AsksKept(check) {
		return candidate{}, false
	}
	m, i := g.CodeOf(check)
	_, loads := g.CodeOf(from)
	_, returns := g.CodeOf(n)
	after := bodies.Reaches(m, loads) // what moves the null on, to the register that is returned
	for _, at := range o.decided(m, variable{int32(m.Insns[returns].A), 0})[i] {
		if slices.Contains(m.Controls.Of(at), i) && at > 0 && !after[at] && !o.ranAfter(check, m, at) && m.Insns[at].Op != def.Op && lastsUntil(m, at, returns) {
			return candidate{Omission{check, n, m.Insns[at].PC, false}, m.ID, m.Insns[i].PC}, true
		}
	}
	return candidate{}, false
}

// lastsUntil reports whether what an instruction sets is still there where its block ends, and
// another one is reached from there.
func lastsUntil(m *bodies.Body, at, until int32) bool {
	for k := at + 1; int(k) < len(m.Insns) && k != until; k++ {
		switch in := &m.Insns[k]; {
		case in.Op.Has(dex.FlagSetsA) && in.A == m.Insns[at].A:
			return false
		case in.Op.Has(dex.FlagIf | dex.FlagSwitch | dex.FlagThrow | dex.FlagReturn):
			return false
		case in.Op >= dex.OpGoto && in.Op <= dex.OpGoto32:
			return bodies.Reaches(m, at)[until]
		}
	}
	return true
}

// leftEmpty returns, where a node read from an array what its making had put there, the last
// branch in whatever frame right above a store into that array that did not run for it.
func (o *omissions) leftEmpty(n, from dynamic.Node) (candidate, bool) {
	g := o.g
	if from < 0 || g.Kind(n) != dynamic.Instruction || g.Insn(n).Op != dex.OpAgetObject || g.Kind(from) == dynamic.Instruction && g.Insn(from).Op == dex.OpAputObject {
		return candidate{}, false
	}
	origins := g.Origins(from)
	if len(origins) != 1 || g.Insn(origins[0]).Op != dex.OpNewArray {
		return candidate{}, false
	}
	made := origins[0]
	lo, _ := slices.BinarySearch(o.all, made)
	hi, _ := slices.BinarySearch(o.all, n)
	for k := hi - 1; k >= lo && hi-k <= maxPotential; k-- {
		m, i := g.CodeOf(o.all[k])
		for _, at := range o.decided(m, anyElement)[i] {
			if m.Insns[at].Op == dex.OpAputObject && slices.Contains(m.Controls.Of(at), i) && !o.ranAfter(o.all[k], m, at) && g.sameArray(m, at, n, made) {
				return candidate{Omission{o.all[k], n, m.Insns[at].PC, false}, m.ID, m.Insns[i].PC}, true
			}
		}
	}
	return candidate{}, false
}

// sameArray reports whether a store is one into the array that was made at a node and that
// another one reads: when it ran, or by the field from which both have it.
func (g run) sameArray(m *bodies.Body, store int32, read, made dynamic.Node) bool {
	for _, n := range g.Executions(m.ID, m.Insns[store].PC) {
		same := false
		g.Edges(n, func(e dynamic.Edge) bool {
			same = e.Kind() == dynamic.EdgeBase && slices.Contains(g.Origins(e.To), made)
			return !same
		})
		if same {
			return true
		}
	}
	rm, i := g.CodeOf(read)
	held := m.HeldIn(store, m.Insns[store].B)
	return held != "" && held == rm.HeldIn(i, rm.Insns[i].B)
}
