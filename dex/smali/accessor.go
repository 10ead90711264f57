// Comments at calls of synthetic accessors: the methods that compilers make so
// that nested classes can reach each other's private members.

package smali

import (
	"math"
	"strings"
	"sync"

	"github.com/esdroid/esdroid/dex"
)

// accessors knows what the methods of a file do that are such accessors.
type accessors struct {
	once sync.Once
	code map[uint32]uint32 // method id of a synthetic method to its code
}

func (p *Printer) findAccessors() {
	p.accessors.code = make(map[uint32]uint32)
	var data dex.ClassData
	budget := len(p.f.Data()) // only classes that share members have more
	for i := range uint32(p.f.NumClassDefs()) {
		if p.f.ClassData(p.f.ClassDef(i), &data) != nil {
			continue // AppendClass reports it
		}
		for _, list := range [][]dex.EncodedMethod{data.DirectMethods, data.VirtualMethods} {
			for _, m := range list {
				if budget--; budget < 0 {
					return
				}
				if m.Access&dex.AccSynthetic != 0 && m.CodeOff != 0 && strings.HasPrefix(p.f.String(p.f.MethodRef(m.Method).Name), "access$") {
					if _, ok := p.accessors.code[m.Method]; !ok {
						p.accessors.code[m.Method] = m.CodeOff
					}
				}
			}
		}
	}
}

// appendAccessorComment appends a comment in front of a call of an accessor.
func (c *classPrinter) appendAccessorComment(dst []byte, method uint32) ([]byte, error) {
	c.accessors.once.Do(c.findAccessors)
	off, ok := c.accessors.code[method]
	if !ok {
		return dst, nil
	}
	code, err := c.f.Code(off)
	if err != nil {
		return dst, nil // reported with the class that defines it
	}
	var insns [8]dex.Insn // the longest accessor
	n := 0
	_ = code.All(func(in *dex.Insn) bool {
		insns[n] = *in
		n++
		return n < len(insns)
	})
	what, index := recognise(insns[:n]), insns[0].Index
	if what == "" {
		return dst, nil
	}
	dst = append(dst, "    # "...)
	dst = append(dst, what...)
	if insns[0].Op.Index() == dex.IndexField {
		dst = c.appendField(dst, index)
	} else {
		dst = c.appendMethodRef(dst, index)
	}
	return append(dst, '\n'), nil
}

var assignments = [...]string{
	"+= operator for: ", "-= operator for: ", "*= operator for: ", "/= operator for: ", "%= operator for: ",
	"&= operator for: ", "|= operator for: ", "^= operator for: ", "<<= operator for: ", ">>= operator for: ", ">>>= operator for: ",
}

// recognise says what an accessor with the given instructions does: get, put,
// call, or get, compute and put; each returns at once.
func recognise(insns []dex.Insn) string {
	i := 0
	is := func(test func(dex.Op) bool) bool {
		if i < len(insns) && test(insns[i].Op) {
			i++
			return true
		}
		return false
	}
	returns := func(op dex.Op) bool { return op == dex.OpReturn || op == dex.OpReturnWide || op == dex.OpReturnObject }
	gets := func(op dex.Op) bool {
		return op >= dex.OpIget && op <= dex.OpIgetShort || op >= dex.OpSget && op <= dex.OpSgetShort
	}
	puts := func(op dex.Op) bool {
		return op >= dex.OpIput && op <= dex.OpIputShort || op >= dex.OpSput && op <= dex.OpSputShort
	}
	converts := func(op dex.Op) bool { return op >= dex.OpIntToLong && op <= dex.OpIntToShort }
	ends := func() bool { return is(puts) && is(returns) }
	switch {
	case is(puts):
		if is(returns) {
			return "setter for: "
		}
		return ""
	case is(func(op dex.Op) bool { return op.Has(dex.FlagInvoke) && op.Index() == dex.IndexMethod }):
		if is(func(op dex.Op) bool { return op == dex.OpReturnVoid }) ||
			is(func(op dex.Op) bool { return op >= dex.OpMoveResult && op <= dex.OpMoveResultObject }) && is(returns) {
			return "invokes: "
		}
		return ""
	case !is(gets):
		return ""
	case is(returns):
		return "getter for: "
	case is(func(op dex.Op) bool { return op == dex.OpAddIntLit16 || op == dex.OpAddIntLit8 }):
		lit := insns[i-1].Lit
		is(converts)
		if !ends() {
			return ""
		}
		return increment(lit, insns[i-2].A == insns[i-1].A)
	case is(func(op dex.Op) bool { return op >= dex.OpConst4 && op <= dex.OpConstWideHigh16 }):
		lit := insns[i-1].Lit
		op, ok := arithmetic(insns, i)
		i++
		if !ok || op > 1 || !ends() {
			return ""
		}
		switch insns[i-3].Op {
		case dex.OpAddFloat, dex.OpSubFloat, dex.OpAddFloat2addr, dex.OpSubFloat2addr:
			lit = int64(one(float64(math.Float32frombits(uint32(lit)))))
		case dex.OpAddDouble, dex.OpSubDouble, dex.OpAddDouble2addr, dex.OpSubDouble2addr:
			lit = int64(one(math.Float64frombits(uint64(lit))))
		}
		if op == 1 {
			lit = -lit
		}
		return increment(lit, insns[i-2].A == insns[i-1].A)
	}
	is(converts)
	op, ok := arithmetic(insns, i)
	if !ok {
		return ""
	}
	i++
	if is(converts) {
		is(converts)
	}
	if !ends() {
		return ""
	}
	return assignments[op]
}

// one keeps 1 and -1 apart from all other numbers.
func one(v float64) float64 {
	if v == 1 || v == -1 {
		return v
	}
	return 0
}

// arithmetic returns which operator of assignments instruction i applies.
func arithmetic(insns []dex.Insn, i int) (int, bool) {
	if i >= len(insns) {
		return 0, false
	}
	op := insns[i].Op
	if op >= dex.OpAddInt2addr && op <= dex.OpRemDouble2addr {
		op -= dex.OpAddInt2addr - dex.OpAddInt
	}
	switch {
	case op >= dex.OpAddInt && op <= dex.OpUshrInt:
		return int(op - dex.OpAddInt), true
	case op >= dex.OpAddLong && op <= dex.OpUshrLong:
		return int(op - dex.OpAddLong), true
	case op >= dex.OpAddFloat && op <= dex.OpRemFloat:
		return int(op - dex.OpAddFloat), true
	case op >= dex.OpAddDouble && op <= dex.OpRemDouble:
		return int(op - dex.OpAddDouble), true
	}
	return 0, false
}

// increment names the addition of 1 or -1; the result of a prefix operator is
// the new value.
func increment(by int64, prefix bool) string {
	switch {
	case by == 1 && prefix:
		return "++operator for: "
	case by == 1:
		return "operator++ for: "
	case by == -1 && prefix:
		return "--operator for: "
	case by == -1:
		return "operator-- for: "
	}
	return ""
}
