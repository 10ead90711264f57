// Arithmetic: which operands an operator takes, and what it yields.

package verify

import "github.com/esdroid/esdroid/dex"

// operator is the signature of an arithmetic instruction by kinds: LongLow and
// DoubleLow stand for pairs.
type operator struct{ result, left, right Kind }

var operators = func() (t [256]operator) {
	unary := func(op dex.Op, result, operand Kind) { t[op] = operator{result, operand, Undefined} }
	unary(dex.OpNegInt, Int, Int)
	unary(dex.OpNotInt, Int, Int)
	unary(dex.OpNegLong, LongLow, LongLow)
	unary(dex.OpNotLong, LongLow, LongLow)
	unary(dex.OpNegFloat, Float, Float)
	unary(dex.OpNegDouble, DoubleLow, DoubleLow)
	kinds := []Kind{Int, LongLow, Float, DoubleLow}
	op := dex.OpIntToLong
	for _, from := range kinds {
		for _, to := range kinds {
			if from != to {
				unary(op, to, from)
				op++
			}
		}
	}
	unary(dex.OpIntToByte, Byte, Int)
	unary(dex.OpIntToChar, Char, Int)
	unary(dex.OpIntToShort, Short, Int)
	for i := range dex.OpRemDouble - dex.OpAddInt + 1 {
		o := operator{Int, Int, Int}
		switch op := dex.OpAddInt + i; {
		case op >= dex.OpAddDouble:
			o = operator{DoubleLow, DoubleLow, DoubleLow}
		case op >= dex.OpAddFloat:
			o = operator{Float, Float, Float}
		case op >= dex.OpShlLong:
			o = operator{LongLow, LongLow, Int}
		case op >= dex.OpAddLong:
			o = operator{LongLow, LongLow, LongLow}
		}
		t[dex.OpAddInt+i], t[dex.OpAddInt2addr+i] = o, o
	}
	for op := dex.OpAddIntLit16; op <= dex.OpUshrIntLit8; op++ {
		t[op] = operator{Int, Int, Undefined}
	}
	return t
}()

func (m *methodCheck) operand(in *dex.Insn, r uint16, kind Kind) {
	switch kind {
	case Int:
		m.integral(in, r)
	case Float:
		m.float(in, r)
	case LongLow, DoubleLow:
		m.pair(in, r, kind)
	}
}

// wideOperands reports which of the registers A, B and C of an instruction are
// the first of a pair.
func wideOperands(op dex.Op) (a, b, c bool) {
	switch {
	case op >= dex.OpMoveWide && op <= dex.OpMoveWide16:
		return true, true, false
	case op == dex.OpMoveResultWide, op == dex.OpReturnWide, op >= dex.OpConstWide16 && op <= dex.OpConstWideHigh16,
		op == dex.OpAgetWide, op == dex.OpAputWide, op == dex.OpIgetWide, op == dex.OpIputWide, op == dex.OpSgetWide, op == dex.OpSputWide:
		return true, false, false
	case op >= dex.OpCmplDouble && op <= dex.OpCmpLong:
		return false, true, true
	case op >= 256:
		return false, false, false
	}
	o := operators[op]
	wide := func(k Kind) bool { return k == LongLow || k == DoubleLow }
	if op >= dex.OpAddInt2addr && op <= dex.OpRemDouble2addr {
		return wide(o.result), wide(o.right), false
	}
	return wide(o.result), wide(o.left), wide(o.right)
}

func (m *methodCheck) arithmetic(in *dex.Insn) {
	o := operators[in.Op]
	left, right := in.B, in.C
	if in.Op >= dex.OpAddInt2addr && in.Op <= dex.OpRemDouble2addr {
		left, right = in.A, in.B
	}
	m.operand(in, left, o.left)
	m.operand(in, right, o.right)
	switch o.result {
	case LongLow, DoubleLow:
		m.setWide(in.A, o.result)
		return
	case Int:
		if m.keepsBoolean(in, left, right) {
			m.set(in.A, Type(Boolean))
			return
		}
	}
	m.set(in.A, Type(o.result))
}

// keepsBoolean reports whether and, or, xor have boolean operands.
func (m *methodCheck) keepsBoolean(in *dex.Insn, left, right uint16) bool {
	switch in.Op {
	case dex.OpAndInt, dex.OpOrInt, dex.OpXorInt, dex.OpAndInt2addr, dex.OpOrInt2addr, dex.OpXorInt2addr:
		return isBoolean(m.kindOf(left)) && isBoolean(m.kindOf(right))
	case dex.OpAndIntLit8, dex.OpOrIntLit8, dex.OpXorIntLit8, dex.OpAndIntLit16, dex.OpOrIntLit16, dex.OpXorIntLit16:
		return isBoolean(m.kindOf(left)) && (in.Lit == 0 || in.Lit == 1)
	}
	return false
}
