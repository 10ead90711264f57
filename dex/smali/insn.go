// Instructions and payloads.

package smali

import (
	"cmp"
	"encoding/binary"
	"slices"
	"strconv"

	"github.com/esdroid/esdroid/dex"
)

// appendReg appends the name of a register.
func (m *method) appendReg(dst []byte, r int) []byte {
	if r >= m.firstParm {
		return strconv.AppendInt(append(dst, 'p'), int64(r-m.firstParm), 10)
	}
	return strconv.AppendInt(append(dst, 'v'), int64(r), 10)
}

func (m *method) appendInsn(c *classPrinter, dst []byte, in *dex.Insn) ([]byte, error) {
	dst = append(dst, "    "...)
	switch in.Op {
	case dex.OpPackedSwitchPayload, dex.OpSparseSwitchPayload:
		return m.appendSwitchPayload(c, dst, in)
	case dex.OpFillArrayDataPayload:
		return m.appendArray(c, dst, in), nil
	}
	dst = append(dst, in.Op.String()...)
	a, b := int(in.A), int(in.B)
	switch in.Op.Format() {
	case dex.Format10x:
	case dex.Format10t, dex.Format20t, dex.Format30t:
		dst = labelAt(labelGoto, in.Target()).append(append(dst, ' '))
	case dex.Format11x:
		dst = m.appendReg(append(dst, ' '), a)
	case dex.Format12x, dex.Format22x, dex.Format32x:
		dst = m.appendReg(append(dst, ' '), a)
		dst = m.appendReg(append(dst, ", "...), b)
	case dex.Format11n, dex.Format21s, dex.Format21h, dex.Format31i, dex.Format51l:
		dst = m.appendReg(append(dst, ' '), a)
		dst = appendLiteral(append(dst, ", "...), in.Lit)
		if in.Op.Has(dex.FlagWideA) {
			dst = appendDoubleComment(dst, in.Lit)
		} else {
			dst = appendFloatComment(dst, int32(in.Lit))
		}
	case dex.Format21t:
		dst = m.appendReg(append(dst, ' '), a)
		dst = labelAt(labelCond, in.Target()).append(append(dst, ", "...))
	case dex.Format22t:
		dst = m.appendReg(append(dst, ' '), a)
		dst = m.appendReg(append(dst, ", "...), b)
		dst = labelAt(labelCond, in.Target()).append(append(dst, ", "...))
	case dex.Format31t:
		dst = m.appendReg(append(dst, ' '), a)
		kind := labelArray
		if in.Op == dex.OpPackedSwitch {
			kind = labelPackedSwitchData
		} else if in.Op == dex.OpSparseSwitch {
			kind = labelSparseSwitchData
		}
		dst = labelAt(kind, in.Target()).append(append(dst, ", "...))
	case dex.Format23x:
		dst = m.appendReg(append(dst, ' '), a)
		dst = m.appendReg(append(dst, ", "...), b)
		dst = m.appendReg(append(dst, ", "...), int(in.C))
	case dex.Format22b, dex.Format22s:
		dst = m.appendReg(append(dst, ' '), a)
		dst = m.appendReg(append(dst, ", "...), b)
		dst = appendLiteral(append(dst, ", "...), in.Lit)
	case dex.Format21c, dex.Format31c:
		dst = m.appendReg(append(dst, ' '), a)
		return m.appendIndex(c, append(dst, ", "...), in)
	case dex.Format22c:
		dst = m.appendReg(append(dst, ' '), a)
		dst = m.appendReg(append(dst, ", "...), b)
		return m.appendIndex(c, append(dst, ", "...), in)
	case dex.Format35c, dex.Format45cc:
		dst = append(dst, " {"...)
		for i := range in.NumArgs() {
			if i > 0 {
				dst = append(dst, ", "...)
			}
			dst = m.appendReg(dst, int(in.Args[i]))
		}
		return m.appendIndex(c, append(dst, "}, "...), in)
	case dex.Format3rc, dex.Format4rcc:
		dst = append(dst, " {"...)
		if n := in.NumArgs(); n > 0 && b < m.firstParm && b+n > m.firstParm {
			// A range that begins in a local register names both ends so.
			dst = strconv.AppendInt(append(dst, 'v'), int64(b), 10)
			dst = strconv.AppendInt(append(dst, " .. v"...), int64(b+n-1), 10)
		} else if n > 0 {
			dst = m.appendReg(dst, b)
			dst = m.appendReg(append(dst, " .. "...), b+n-1)
		}
		return m.appendIndex(c, append(dst, "}, "...), in)
	}
	return append(dst, '\n'), nil
}

func (m *method) appendIndex(c *classPrinter, dst []byte, in *dex.Insn) ([]byte, error) {
	switch in.Op.Index() {
	case dex.IndexString:
		dst = appendQuoted(dst, c.f.String(in.Index))
	case dex.IndexType:
		dst = append(dst, c.types[in.Index]...)
	case dex.IndexField:
		dst = c.appendField(dst, in.Index)
	case dex.IndexMethod:
		dst = c.appendMethodRef(dst, in.Index)
	case dex.IndexMethodAndProto:
		dst = c.appendMethodRef(dst, in.Index)
		dst = append(dst, ", "...)
		dst = append(dst, c.protos[in.Proto]...)
	case dex.IndexCallSite:
		var err error
		if dst, err = c.appendCallSite(dst, in.Index); err != nil {
			return dst, err
		}
	case dex.IndexMethodHandle:
		dst = c.appendHandle(dst, in.Index)
	case dex.IndexProto:
		dst = append(dst, c.protos[in.Index]...)
	}
	return append(dst, '\n'), nil
}

// appendLiteral appends an integer, marked as a long if it is no int.
func appendLiteral(dst []byte, v int64) []byte {
	dst = appendSigned(dst, v)
	if v != int64(int32(v)) {
		dst = append(dst, 'L')
	}
	return dst
}

func (m *method) appendSwitchPayload(c *classPrinter, dst []byte, in *dex.Insn) ([]byte, error) {
	i, found := slices.BinarySearchFunc(m.payloads, in.PC, func(p payload, pc uint32) int { return cmp.Compare(p.at, pc) })
	packed := in.Op == dex.OpPackedSwitchPayload
	if !found {
		// Nothing refers to it, so its targets are unknown.
		if packed {
			return append(dst, "# unused packed-switch payload\n"...), nil
		}
		return append(dst, "# unused sparse-switch payload\n"...), nil
	}
	use := m.payloads[i]
	switchInsn := dex.Insn{Op: dex.OpSparseSwitch, PC: use.base, Rel: int32(use.source - use.base)}
	kind := labelSparseSwitch
	if packed {
		switchInsn.Op, kind = dex.OpPackedSwitch, labelPackedSwitch
	}
	cases, err := m.code.SwitchCases(&switchInsn)
	if err != nil {
		return dst, err
	}
	if packed {
		dst = append(dst, ".packed-switch "...)
		dst = appendSigned(dst, int64(int32(binary.LittleEndian.Uint32(m.code.Insns[2*use.source+4:]))))
	} else {
		dst = append(dst, ".sparse-switch"...)
	}
	dst = append(dst, '\n')
	for _, k := range cases {
		dst = append(dst, "        "...)
		if !packed {
			dst = append(appendSigned(dst, int64(k.Key)), " -> "...)
		}
		dst = append(labelAt(kind, use.base+uint32(k.Rel)).append(dst), '\n')
		if c.full(dst) {
			return dst, c.tooLarge()
		}
	}
	if packed {
		return append(dst, "    .end packed-switch\n"...), nil
	}
	return append(dst, "    .end sparse-switch\n"...), nil
}

func (m *method) appendArray(c *classPrinter, dst []byte, in *dex.Insn) []byte {
	width, n := int(in.A), int(in.Lit)
	dst = append(dst, ".array-data "...)
	dst = strconv.AppendInt(dst, int64(width), 10)
	dst = append(dst, '\n')
	data := m.code.Insns[2*in.PC+8:]
	switch width {
	case 1, 2, 4, 8:
	default:
		n = 0 // no such arrays exist; the verifier says so
	}
	for i := range n {
		dst = append(dst, "        "...)
		at := data[i*width:]
		switch width {
		case 1:
			dst = append(appendSigned(dst, int64(int8(at[0]))), 't')
		case 2:
			dst = append(appendSigned(dst, int64(int16(binary.LittleEndian.Uint16(at)))), 's')
		case 4:
			v := int32(binary.LittleEndian.Uint32(at))
			dst = appendFloatComment(appendSigned(dst, int64(v)), v)
		case 8:
			v := int64(binary.LittleEndian.Uint64(at))
			dst = appendDoubleComment(appendLiteral(dst, v), v)
		}
		dst = append(dst, '\n')
		if c.full(dst) {
			return dst
		}
	}
	return append(dst, "    .end array-data\n"...)
}
