// Instructions of bodies to code units, all formats.

package write

import (
	"encoding/binary"
	"fmt"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/model"
)

// inverse returns the opposite test of an if; they come in pairs.
func inverse(op dex.Op) dex.Op {
	if op >= dex.OpIfEqz {
		return (op - dex.OpIfEqz) ^ 1 + dex.OpIfEqz
	}
	return (op - dex.OpIfEq) ^ 1 + dex.OpIfEq
}

// operands collects the first operand that does not fit its field.
type operands struct{ err error }

func (o *operands) unsigned(v uint16, bits uint) uint16 {
	if o.err == nil && v>>bits != 0 {
		o.err = fmt.Errorf("register v%d does not fit the %d bits that the instruction has for it", v, bits)
	}
	return v
}

func (o *operands) literal(v int64, bits uint) uint64 {
	if o.err == nil && v != v<<(64-bits)>>(64-bits) {
		o.err = fmt.Errorf("literal %d does not fit %d bits", v, bits)
	}
	return uint64(v)
}

func (l *layout) encodeInsn(i int, in *model.Insn) error {
	var o operands
	op := l.ops[i]
	unit := func(units ...uint16) {
		for _, u := range units {
			l.code = binary.LittleEndian.AppendUint16(l.code, u)
		}
	}
	word := func(v uint32) { l.code = binary.LittleEndian.AppendUint32(l.code, v) }
	// high makes the first unit of an 8-bit operand, nibbles that of two of 4 bits.
	high := func(v uint16) uint16 { return uint16(op) | o.unsigned(v, 8)<<8 }
	nibbles := func(a, b uint16) uint16 { return uint16(op) | o.unsigned(a, 4)<<8 | o.unsigned(b, 4)<<12 }
	var rel uint32
	switch {
	case op.Has(dex.FlagGoto | dex.FlagIf):
		rel = l.target(in.Target) - l.pcs[i]
	case op.Format() == dex.Format31t:
		rel = l.payload[in.Payload] - l.pcs[i]
	}
	if l.far[i] {
		op = inverse(op)
		rel = 2 + 3
		defer func() {
			unit(uint16(dex.OpGoto32))
			word(l.target(in.Target) - (l.pcs[i] + 2))
		}()
	}
	id := l.x.insnIndex(op.Index(), in.Index)
	switch op.Format() {
	case dex.Format10x:
		unit(uint16(op))
	case dex.Format12x:
		unit(nibbles(in.A, in.B))
	case dex.Format11n:
		unit(uint16(op) | o.unsigned(in.A, 4)<<8 | uint16(o.literal(in.Lit, 4))<<12)
	case dex.Format11x:
		unit(high(in.A))
	case dex.Format10t:
		unit(uint16(op) | uint16(rel)<<8)
	case dex.Format20t:
		unit(uint16(op), uint16(rel))
	case dex.Format22x:
		unit(high(in.A), in.B)
	case dex.Format21t:
		unit(high(in.A), uint16(rel))
	case dex.Format21s:
		unit(high(in.A), uint16(o.literal(in.Lit, 16)))
	case dex.Format21h:
		shift := uint(16)
		if op == dex.OpConstWideHigh16 {
			shift = 48
		}
		if in.Lit&(1<<shift-1) != 0 {
			o.err = fmt.Errorf("literal %#x has more than the high 16 bits", in.Lit)
		}
		unit(high(in.A), uint16(o.literal(in.Lit>>shift, 16)))
	case dex.Format21c:
		unit(high(in.A), uint16(id))
	case dex.Format23x:
		unit(high(in.A), o.unsigned(in.B, 8)|o.unsigned(in.C, 8)<<8)
	case dex.Format22b:
		unit(high(in.A), o.unsigned(in.B, 8)|uint16(o.literal(in.Lit, 8))<<8)
	case dex.Format22t:
		unit(nibbles(in.A, in.B), uint16(rel))
	case dex.Format22s:
		unit(nibbles(in.A, in.B), uint16(o.literal(in.Lit, 16)))
	case dex.Format22c:
		unit(nibbles(in.A, in.B), uint16(id))
	case dex.Format30t:
		unit(uint16(op))
		word(rel)
	case dex.Format32x:
		unit(uint16(op), in.A, in.B)
	case dex.Format31i:
		unit(high(in.A))
		word(uint32(o.literal(in.Lit, 32)))
	case dex.Format31t:
		unit(high(in.A))
		word(rel)
	case dex.Format31c:
		unit(high(in.A))
		word(id)
	case dex.Format35c, dex.Format45cc:
		if in.A > 5 {
			return fmt.Errorf("%d arguments, at most 5 fit", in.A)
		}
		a := in.Args
		unit(uint16(op)|in.A<<12|o.unsigned(a[4], 4)<<8, uint16(id),
			o.unsigned(a[0], 4)|o.unsigned(a[1], 4)<<4|o.unsigned(a[2], 4)<<8|o.unsigned(a[3], 4)<<12)
		if op.Format() == dex.Format45cc {
			unit(uint16(l.x.proto(in.Proto)))
		}
	case dex.Format3rc, dex.Format4rcc:
		unit(high(in.A), uint16(id), in.B)
		if op.Format() == dex.Format4rcc {
			unit(uint16(l.x.proto(in.Proto)))
		}
	case dex.Format51l:
		unit(high(in.A))
		l.code = binary.LittleEndian.AppendUint64(l.code, uint64(in.Lit))
	}
	return o.err
}
