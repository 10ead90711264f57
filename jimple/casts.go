// Casts between integers, which Dalvik does without and Jimple as Soot writes
// it has not: wherever a byte, char, short or boolean is used as an int, there
// is a cast. Which they are follows from the types of the definitions alone,
// since a constant takes the type that its use wants.

package jimple

import (
	"slices"
	"strconv"
)

// width is what is known of an integer: its type, or of constants the least
// types that hold it. The order is that of their size.
type width uint8

const (
	widthNone width = iota // no integer, or not known yet
	width1                 // 0 and 1
	widthBoolean
	width127 // 0 to 127
	widthByte
	width32767 // 0 to 32767
	widthShort
	widthChar
	widthInt
)

// typeWidth returns the width of a type.
func typeWidth(t Type) width {
	switch t {
	case Boolean:
		return widthBoolean
	case Byte:
		return widthByte
	case Short:
		return widthShort
	case Char:
		return widthChar
	case Int:
		return widthInt
	}
	return widthNone
}

// integer returns the type that a width is; "" for those of constants.
func (w width) integer() Type {
	return [...]Type{widthBoolean: Boolean, widthByte: Byte, widthShort: Short, widthChar: Char, widthInt: Int}[w]
}

func constWidth(v int64) width {
	switch {
	case v>>1 == 0:
		return width1
	case 0 <= v && v < 1<<7:
		return width127
	case -1<<7 <= v && v < 0:
		return widthByte
	case 0 <= v && v < 1<<15:
		return width32767
	case -1<<15 <= v && v < 0:
		return widthShort
	case 0 <= v && v < 1<<16:
		return widthChar
	}
	return widthInt
}

// merged returns the width of a local with definitions of two widths: that of
// the larger type's constants.
func merged(a, b width) width {
	size := func(w width) width {
		switch w {
		case widthBoolean:
			return width1
		case widthByte:
			return width127
		case widthShort, widthChar:
			return width32767
		}
		return w
	}
	switch {
	case a == b || b == widthNone:
		return a
	case a == widthNone:
		return b
	}
	return max(size(a), size(b))
}

// masked returns the width of and, or, xor of two widths.
func masked(a, b width) width {
	switch {
	case a == b || b == widthNone || b == widthBoolean:
		return a
	case a == widthNone || a == widthBoolean:
		return b
	}
	if a > b {
		a, b = b, a
	}
	switch {
	case a == widthByte && b == width32767:
		return widthShort
	case b == widthChar && (a == widthByte || a == widthShort):
		return widthInt
	}
	return b
}

// A castPlan says which casts a body gets when it is printed.
type castPlan struct {
	b       *Body
	widths  []width            // by local
	args    map[int32][]Value  // by statement: operands to write
	before  map[int32][]string // by statement: lines in front of it
	results map[int32]int32    // by statement: the local that takes the result before it is cast
	temps   map[tempKey]int32
	counts  map[string]int // locals by prefix of their name
}

// tempKey names a local for casts: number k of its type in a statement.
type tempKey struct {
	t Type
	k int
}

// planCasts computes the casts of a body, whose locals must be its own. Locals
// whose definitions have one integer type take it.
func (b *Body) planCasts(hidden func(int32) bool) *castPlan {
	p := &castPlan{b: b, widths: make([]width, len(b.Locals)), args: map[int32][]Value{}, before: map[int32][]string{},
		results: map[int32]int32{}, temps: map[tempKey]int32{}, counts: map[string]int{}}
	p.flow()
	for i := range b.Locals {
		prefix := b.Locals[i].Type.prefix()
		p.counts[prefix]++
	}
	for i, w := range p.widths {
		if t := w.integer(); t != "" && t != b.Locals[i].Type && b.Locals[i].Type.Kind() == KindInt {
			b.Locals[i].Type = t
			b.Locals[i].Name = p.name(t)
		}
	}
	for i := range b.Stmts {
		if s := &b.Stmts[i]; !s.Dead() && !hidden(int32(i)) {
			p.statement(int32(i), s)
		}
	}
	return p
}

func (p *castPlan) name(t Type) string {
	prefix := t.prefix()
	n := p.counts[prefix]
	p.counts[prefix]++
	return "$" + prefix + strconv.Itoa(n)
}

// flow computes the widths of all locals.
func (p *castPlan) flow() {
	b := p.b
	for changed := true; changed; {
		changed = false
		for i := range b.Stmts {
			s := &b.Stmts[i]
			if s.Def < 0 || s.Dead() || b.Locals[s.Def].Type.Kind() != KindInt {
				continue
			}
			if w := merged(p.widths[s.Def], p.result(int32(i))); w != p.widths[s.Def] {
				p.widths[s.Def], changed = w, true
			}
		}
	}
}

// result returns the width of what statement i computes.
func (p *castPlan) result(i int32) width {
	b := p.b
	s := &b.Stmts[i]
	args := b.Args(i)
	switch s.Op {
	case OpConst, OpCopy:
		return p.operand(args[0])
	case OpCmp, OpCmpl, OpCmpg:
		return widthByte
	case OpAnd, OpOr, OpXor:
		return masked(p.operand(args[0]), p.operand(args[1]))
	}
	if s.Op == OpNeg || s.Op.IsBinary() {
		return widthInt
	}
	return typeWidth(b.ResultType(i))
}

func (p *castPlan) operand(v Value) width {
	if v.IsLocal() {
		return p.widths[v]
	}
	if c := p.b.Const(v); c.Kind == ConstInt {
		return constWidth(c.Bits)
	}
	return widthNone
}

// statement plans the casts of one statement.
func (p *castPlan) statement(i int32, s *Stmt) {
	b := p.b
	args := b.FoldedArgs(nil, i)
	out := slices.Clone(args)
	taken := map[Type]int{}
	for k, v := range args {
		if !v.IsLocal() {
			continue
		}
		want := p.wanted(i, s, k, args)
		if t := p.widths[v].integer(); t == "" || want == "" || t == want {
			continue
		}
		temp := p.temp(want, taken)
		p.before[i] = append(p.before[i], b.Locals[temp].Name+" = ("+want.Java()+") "+b.Locals[v].Name)
		out[k] = Value(temp)
	}
	p.args[i] = out
	if s.Def < 0 {
		return
	}
	switch s.Op {
	case OpGetField, OpCast, OpInstanceOf, OpLength:
	default:
		if !s.Op.IsInvoke() {
			return
		}
	}
	from, to := typeWidth(b.ResultType(i)).integer(), p.widths[s.Def].integer()
	if from != "" && to != "" && from != to && len(b.Uses(i)) > 0 {
		p.results[i] = p.temp(from, taken)
	}
}

// temp returns a local for a cast; the same serves all statements.
func (p *castPlan) temp(t Type, taken map[Type]int) int32 {
	key := tempKey{t, taken[t]}
	taken[t]++
	local, ok := p.temps[key]
	if !ok {
		local = int32(len(p.b.Locals))
		p.b.Locals = append(p.b.Locals, Local{Name: p.name(t), Type: t, Register: -1})
		p.temps[key] = local
	}
	return local
}

// wanted returns the integer type that statement i wants of operand k, "" if
// any will do.
func (p *castPlan) wanted(i int32, s *Stmt, k int, args []Value) Type {
	b := p.b
	switch s.Op {
	case OpCast, OpCmp, OpCmpl, OpCmpg:
		return ""
	case OpEq, OpNe:
		left, right := p.operand(args[0]), p.operand(args[1])
		if left == widthNone || left == width1 || right == width1 || left == widthBoolean && right == widthBoolean {
			return ""
		}
		return Int
	case OpLt, OpGe, OpGt, OpLe:
		return Int
	case OpCopy, OpAnd, OpOr, OpXor, OpNeg:
		return p.widths[s.Def].integer()
	}
	if s.Op.IsBinary() {
		if p.widths[s.Def] == widthNone { // a long
			return ""
		}
		return Int
	}
	if t := b.OperandType(i, k); typeWidth(t) != widthNone {
		return t
	}
	return ""
}
