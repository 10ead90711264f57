// Where operands come from, and whether a branch looks at the same thing.

package bodies

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
)

// Holder is where an operand comes from: the instruction that set its register, and the
// field or method that it was read from, "" if neither.
type Holder struct {
	Set  int32 // of a parameter -1 less its register
	From string
}

// HolderOf returns where an instruction has a register from.
func HolderOf(m *Body, i int32, register uint16) Holder {
	set, ok := m.Setter(i, register)
	if !ok {
		set = -1 - int32(register) // a parameter
	}
	return Holder{set, m.HeldIn(i, register)}
}

// Same reports whether two operands are one, or come from one place.
func (h Holder) Same(o Holder) bool { return h.Set == o.Set || h.From != "" && h.From == o.From }

// Held returns the holders of what an instruction works on: the receiver and the arguments
// of a call, the base and the index of an access.
func Held(m *Body, i int32) []Holder {
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
	var all []Holder
	for _, r := range registers {
		all = append(all, HolderOf(m, i, r))
	}
	return all
}

// Tests reports whether a branch compares one of the operands, or what a method of one
// returned.
func Tests(m *Body, branch int32, operands []Holder) bool {
	return slices.ContainsFunc(Tested(m, branch), func(h Holder) bool { return slices.ContainsFunc(operands, h.Same) })
}

// Tested returns the holders of what a branch compares: its operands, the objects whose
// methods returned them, and those whose class they tell.
func Tested(m *Body, branch int32) []Holder {
	in := &m.Insns[branch]
	registers := []uint16{in.A}
	if in.Op >= dex.OpIfEq && in.Op <= dex.OpIfLe {
		registers = append(registers, in.B)
	}
	var list []Holder
	for _, r := range registers {
		h := HolderOf(m, branch, r)
		list = append(list, h)
		if h.Set < 0 {
			continue
		}
		if set := &m.Insns[h.Set]; set.Op == dex.OpInstanceOf {
			list = append(list, HolderOf(m, h.Set, set.B))
		} else if set.Op >= dex.OpMoveResult && set.Op <= dex.OpMoveResultObject && m.Insns[h.Set-1].NumArgs() > 0 {
			call := h.Set - 1
			if op := m.Insns[call].Op; op != dex.OpInvokeStatic && op != dex.OpInvokeStaticRange {
				list = append(list, HolderOf(m, call, m.Insns[call].Arg(0)))
			}
		}
	}
	return list
}

// Flags returns what set the value of which an instruction takes one flag of many, the
// instruction itself if it does not.
func Flags(m *Body, at int32) (int32, bool) {
	in := &m.Insns[at]
	of := in.B
	switch in.Op {
	case dex.OpAndIntLit8, dex.OpAndIntLit16:
	case dex.OpAndInt, dex.OpAndInt2addr:
		// The other operand is the constant; that of the short form is A.
		all := UseRegisters(in)
		k := slices.IndexFunc(all, func(r uint16) bool {
			set, ok := m.Setter(at, r)
			return ok && ConstantAt(m, set)
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

// ConstantAt reports whether an instruction, by its number, sets a constant.
func ConstantAt(m *Body, at int32) bool {
	return at >= 0 && m.Insns[at].Op >= dex.OpConst4 && m.Insns[at].Op <= dex.OpConstHigh16
}
