// What a reader of a recording can compute from what it knows: the operations on
// int and long. Registers hold numbers, halves of a long, or identities.

package plan

import (
	"cmp"

	"github.com/esdroid/esdroid/dex"
)

// hasWide reports whether both halves of a long are in the set.
func (s *Registers) hasWide(r uint16) bool { return s.Has(r) && s.Has(r+1) }

// Computes reports whether a reader who knows some registers knows the result
// of an instruction. It must agree with compute.
func Computes(in *dex.Insn, known *Registers) bool {
	op := in.Op
	switch {
	case op >= dex.OpMove && op <= dex.OpMove16, op >= dex.OpMoveObject && op <= dex.OpMoveObject16,
		op == dex.OpNegInt || op == dex.OpNotInt || op >= dex.OpIntToByte && op <= dex.OpIntToShort, op == dex.OpIntToLong:
		return known.Has(in.B)
	case op >= dex.OpMoveWide && op <= dex.OpMoveWide16, op == dex.OpNegLong || op == dex.OpNotLong, op == dex.OpLongToInt:
		return known.hasWide(in.B)
	case op >= dex.OpConst4 && op <= dex.OpConstWideHigh16:
		return true
	case op >= dex.OpAddInt && op <= dex.OpUshrInt:
		return known.Has(in.B) && known.Has(in.C)
	case op >= dex.OpAddLong && op <= dex.OpXorLong, op == dex.OpCmpLong:
		return known.hasWide(in.B) && known.hasWide(in.C)
	case op >= dex.OpShlLong && op <= dex.OpUshrLong:
		return known.hasWide(in.B) && known.Has(in.C)
	case op >= dex.OpAddInt2addr && op <= dex.OpUshrInt2addr:
		return known.Has(in.A) && known.Has(in.B)
	case op >= dex.OpAddLong2addr && op <= dex.OpXorLong2addr:
		return known.hasWide(in.A) && known.hasWide(in.B)
	case op >= dex.OpShlLong2addr && op <= dex.OpUshrLong2addr:
		return known.hasWide(in.A) && known.Has(in.B)
	case op >= dex.OpAddIntLit16 && op <= dex.OpUshrIntLit8:
		return known.Has(in.B)
	}
	return false
}

// Compute returns the result of an instruction for which computes holds, given
// the values of its operands: a long has all bits, all else the lower 32. It is
// false for a division by zero, which throws.
func Compute(in *dex.Insn, value func(uint16) uint32) (uint64, bool) {
	op := in.Op
	wide := func(r uint16) int64 { return int64(uint64(value(r)) | uint64(value(r+1))<<32) }
	narrow := func(v uint32, ok bool) (uint64, bool) { return uint64(v), ok }
	long := func(v int64, ok bool) (uint64, bool) { return uint64(v), ok }
	switch {
	case op >= dex.OpMoveWide && op <= dex.OpMoveWide16:
		return long(wide(in.B), true)
	case op >= dex.OpMove && op <= dex.OpMoveObject16:
		return narrow(value(in.B), true)
	case op >= dex.OpConstWide16 && op <= dex.OpConstWideHigh16:
		return long(in.Lit, true)
	case op >= dex.OpConst4 && op <= dex.OpConstHigh16:
		return narrow(uint32(in.Lit), true)
	case op == dex.OpNegInt:
		return narrow(-value(in.B), true)
	case op == dex.OpNotInt:
		return narrow(^value(in.B), true)
	case op == dex.OpNegLong:
		return long(-wide(in.B), true)
	case op == dex.OpNotLong:
		return long(^wide(in.B), true)
	case op == dex.OpIntToLong:
		return long(int64(int32(value(in.B))), true)
	case op == dex.OpLongToInt:
		return narrow(value(in.B), true)
	case op == dex.OpIntToByte:
		return narrow(uint32(int32(int8(value(in.B)))), true)
	case op == dex.OpIntToChar:
		return narrow(uint32(uint16(value(in.B))), true)
	case op == dex.OpIntToShort:
		return narrow(uint32(int32(int16(value(in.B)))), true)
	case op == dex.OpCmpLong:
		return narrow(uint32(cmp.Compare(wide(in.B), wide(in.C))), true)
	case op >= dex.OpAddInt && op <= dex.OpUshrInt:
		return narrow(arithmetic(op-dex.OpAddInt, value(in.B), value(in.C)))
	case op >= dex.OpAddLong && op <= dex.OpXorLong:
		return long(longArithmetic(op-dex.OpAddLong, wide(in.B), wide(in.C)))
	case op >= dex.OpShlLong && op <= dex.OpUshrLong:
		return long(longArithmetic(op-dex.OpAddLong, wide(in.B), int64(value(in.C))))
	case op >= dex.OpAddInt2addr && op <= dex.OpUshrInt2addr:
		return narrow(arithmetic(op-dex.OpAddInt2addr, value(in.A), value(in.B)))
	case op >= dex.OpAddLong2addr && op <= dex.OpXorLong2addr:
		return long(longArithmetic(op-dex.OpAddLong2addr, wide(in.A), wide(in.B)))
	case op >= dex.OpShlLong2addr && op <= dex.OpUshrLong2addr:
		return long(longArithmetic(op-dex.OpAddLong2addr, wide(in.A), int64(value(in.B))))
	case op == dex.OpRsubInt || op == dex.OpRsubIntLit8:
		return narrow(uint32(in.Lit)-value(in.B), true)
	case op >= dex.OpAddIntLit16 && op <= dex.OpXorIntLit16:
		return narrow(arithmetic(op-dex.OpAddIntLit16, value(in.B), uint32(in.Lit)))
	case op >= dex.OpAddIntLit8 && op <= dex.OpUshrIntLit8:
		return narrow(arithmetic(op-dex.OpAddIntLit8, value(in.B), uint32(in.Lit)))
	}
	return 0, false
}

// arithmetic computes the int operations in the order of their opcodes; false
// for a division by zero.
func arithmetic(op dex.Op, a, b uint32) (uint32, bool) {
	switch op {
	case 8:
		return a << (b & 31), true
	case 9:
		return uint32(int32(a) >> (b & 31)), true
	case 10:
		return a >> (b & 31), true
	}
	v, ok := longArithmetic(op, int64(int32(a)), int64(int32(b)))
	return uint32(v), ok
}

// longArithmetic computes the long operations in the order of their opcodes,
// which is that of the int operations.
func longArithmetic(op dex.Op, a, b int64) (int64, bool) {
	switch op {
	case 0:
		return a + b, true
	case 1:
		return a - b, true
	case 2:
		return a * b, true
	case 3, 4:
		switch {
		case b == 0:
			return 0, false
		case op == 3:
			return a / b, true // Go, too, gives MIN_VALUE for MIN_VALUE / -1
		}
		return a % b, true
	case 5:
		return a & b, true
	case 6:
		return a | b, true
	case 7:
		return a ^ b, true
	case 8:
		return a << (b & 63), true
	case 9:
		return a >> (b & 63), true
	}
	return int64(uint64(a) >> (b & 63)), true
}
