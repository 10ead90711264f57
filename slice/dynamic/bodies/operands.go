// Which registers instructions work on.

package bodies

import "github.com/esdroid/esdroid/dex"

// UseRegisters returns the registers that an instruction reads.
func UseRegisters(in *dex.Insn) []uint16 {
	op := in.Op
	switch {
	case op.Has(dex.FlagInvoke) || op == dex.OpFilledNewArray || op == dex.OpFilledNewArrayRange:
		var out []uint16
		for k := range in.NumArgs() {
			out = append(out, in.Arg(k))
		}
		return out
	case op >= dex.OpAddInt2addr && op <= dex.OpRemDouble2addr, op.Format() == dex.Format22t:
		return []uint16{in.A, in.B}
	case op >= dex.OpAput && op <= dex.OpAputShort:
		return []uint16{in.A, in.B, in.C}
	case op >= dex.OpIput && op <= dex.OpIputShort:
		return []uint16{in.A, in.B}
	case op.Format() == dex.Format23x:
		return []uint16{in.B, in.C}
	case op.Has(dex.FlagIf | dex.FlagSwitch | dex.FlagReturn | dex.FlagThrow), op >= dex.OpSput && op <= dex.OpSputShort, op == dex.OpCheckCast:
		return []uint16{in.A}
	case op.Format() == dex.Format12x, op.Format() == dex.Format22b, op.Format() == dex.Format22s, op.Format() == dex.Format22c:
		return []uint16{in.B}
	}
	return nil
}

// Operands returns the registers of an instruction's operands in the order in
// which criteria number them.
func Operands(in *dex.Insn) []uint16 {
	op := in.Op
	switch {
	case op >= dex.OpAget && op < dex.OpAput:
		return []uint16{in.B, in.C}
	case op >= dex.OpAput && op <= dex.OpAputShort:
		return []uint16{in.B, in.C, in.A}
	case op >= dex.OpIput && op <= dex.OpIputShort:
		return []uint16{in.B, in.A}
	}
	return UseRegisters(in)
}

// Copied returns the register from which the moves right before an instruction filled
// a register.
func Copied(m *Body, at int32, r uint16) uint16 {
	all := Copies(m, at, r)
	return all[len(all)-1]
}

// Copies returns a register and those that the moves right before an instruction copied to
// it, one to the next.
func Copies(m *Body, at int32, r uint16) []uint16 {
	all := []uint16{r}
	for k := at - 1; k >= 0 && m.Insns[k].Op >= dex.OpMove && m.Insns[k].Op <= dex.OpMoveObject16; k-- {
		if m.Insns[k].A == r {
			r = m.Insns[k].B
			all = append(all, r)
		}
	}
	return all
}
