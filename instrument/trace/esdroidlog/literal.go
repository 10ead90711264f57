// Literals: what tells two calculations of the same shape apart.

package esdroidlog

import (
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// literal is the operands of a calculation, as far as a record shows them as
// numbers.
type literal struct {
	left, right         int64
	knowLeft, knowRight bool
}

// literalOf reads the operands of a record of a calculation.
func literalOf(statement string) (literal, bool) {
	_, right, ok := cutAssignment(statement)
	f := strings.Fields(right)
	if !ok || len(f) != 3 || f[1] == "instanceof" {
		return literal{}, false
	}
	var l literal
	var err error
	l.left, err = strconv.ParseInt(f[0], 10, 64)
	l.knowLeft = err == nil
	l.right, err = strconv.ParseInt(f[2], 10, 64)
	l.knowRight = err == nil
	return l, true
}

// fits reports whether an instruction can have the operands: those that it
// carries itself are always shown.
func (l literal) fits(in *dex.Insn) bool {
	switch {
	case in.Op == dex.OpRsubInt || in.Op == dex.OpRsubIntLit8:
		return l.knowLeft && l.left == in.Lit
	case in.Op >= dex.OpAddIntLit16 && in.Op <= dex.OpUshrIntLit8:
		return l.knowRight && l.right == in.Lit
	}
	return true
}
