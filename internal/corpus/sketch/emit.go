// Method bodies: statements and expressions.

package sketch

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
)

// locals is the number of registers of every method beside the arguments, which are
// copied into the first of them.
const locals = 24

type variable struct {
	reg int
	typ string
}

// emitter writes one body.
type emitter struct {
	*unit
	class  *class
	method *method
	code   *build.Code
	vars   map[string]variable
	free   int // first register that no variable has
	temp   int // first register that no value of the statement has
	label  int
	ended  bool // the last statement does not go on
}

func wide(typ string) bool { return typ == "J" || typ == "D" }

func (e *emitter) body() {
	static := e.method.flags&dex.AccStatic != 0
	names, types := e.method.names, e.method.params
	if !static {
		names, types = append([]string{"this"}, names...), append([]string{e.class.desc}, types...)
	}
	for i, name := range names {
		e.declare(name, types[i])
		e.move(e.vars[name].reg, e.code.P(i), types[i])
	}
	if e.method.body == 0 { // the constructor that nobody wrote
		e.code.Op(dex.OpInvokeDirect, 0, e.class.super+"-><init>()V")
		e.code.Op(dex.OpReturnVoid)
		return
	}
	e.pos = e.method.body
	if e.method.name == "<init>" && !(e.at(1) == "super" || e.at(2) == "super") {
		e.code.Op(dex.OpInvokeDirect, 0, e.class.super+"-><init>()V")
	}
	e.block()
	if !e.ended {
		if e.method.ret != "V" {
			e.fail("the method ends without a result")
		}
		e.code.Op(dex.OpReturnVoid)
	}
}

func (e *emitter) declare(name, typ string) {
	e.vars[name] = variable{e.free, typ}
	e.free++
	if wide(typ) {
		e.free++
	}
	if e.free > 12 {
		e.fail("too many variables")
	}
}

func (e *emitter) move(to, from int, typ string) {
	switch {
	case wide(typ):
		e.code.Op(dex.OpMoveWideFrom16, to, from)
	case len(typ) == 1:
		e.code.Op(dex.OpMoveFrom16, to, from)
	default:
		e.code.Op(dex.OpMoveObjectFrom16, to, from)
	}
}

func (e *emitter) newLabel() string {
	e.label++
	return fmt.Sprintf("l%d", e.label)
}

func (e *emitter) block() {
	e.want("{")
	for e.newlines(); e.err == nil && !e.take("}"); e.newlines() {
		e.ended = false
		e.temp = e.free
		e.code.Line(e.line())
		e.statement()
		if w := e.peek(); w != "\n" && w != "}" {
			e.fail("found %q after a statement", w)
		}
	}
}

func (e *emitter) statement() {
	switch e.peek() {
	case "return":
		e.next()
		if w := e.peek(); w == "\n" || w == "}" {
			e.code.Op(dex.OpReturnVoid)
		} else {
			v := e.expr("")
			switch {
			case wide(v.typ):
				e.code.Op(dex.OpReturnWide, v.reg)
			case len(e.method.ret) == 1:
				e.code.Op(dex.OpReturn, v.reg)
			default:
				e.code.Op(dex.OpReturnObject, v.reg)
			}
		}
		e.ended = true
		return
	case "throw":
		e.next()
		e.code.Op(dex.OpThrow, e.expr("").reg)
		e.ended = true
		return
	case "if":
		e.next()
		e.ifElse()
		return
	case "while":
		e.next()
		start, end := e.newLabel(), e.newLabel()
		e.code.Label(start)
		e.condition(end)
		e.block()
		e.code.Op(dex.OpGoto, start).Label(end)
		e.ended = false
		return
	case "try":
		e.next()
		e.try()
		return
	}
	e.assignOrCall()
}

// condition jumps to a label unless "(a == b)" holds.
func (e *emitter) condition(otherwise string) {
	e.want("(")
	l := e.expr("")
	op := e.next()
	r := e.expr(l.typ)
	e.want(")")
	switch op {
	case "==":
		e.code.Op(dex.OpIfNe, l.reg, r.reg, otherwise)
	case "!=":
		e.code.Op(dex.OpIfEq, l.reg, r.reg, otherwise)
	case "<":
		e.code.Op(dex.OpIfGe, l.reg, r.reg, otherwise)
	case ">":
		e.code.Op(dex.OpIfLe, l.reg, r.reg, otherwise)
	default:
		e.fail("found %q where a comparison is needed", op)
	}
}

func (e *emitter) ifElse() {
	otherwise, end := e.newLabel(), e.newLabel()
	e.condition(otherwise)
	e.block()
	ended := e.ended
	if !e.take("else") {
		e.code.Label(otherwise)
		e.ended = false
		return
	}
	if !ended {
		e.code.Op(dex.OpGoto, end)
	}
	e.code.Label(otherwise)
	if e.take("if") {
		e.ifElse()
	} else {
		e.block()
	}
	if !ended {
		e.code.Label(end)
	}
	e.ended = ended && e.ended
}

func (e *emitter) try() {
	start, stop, handler, end := e.newLabel(), e.newLabel(), e.newLabel(), e.newLabel()
	e.code.Label(start)
	e.block()
	ended := e.ended
	e.code.Label(stop)
	if !ended {
		e.code.Op(dex.OpGoto, end)
	}
	e.want("catch")
	e.want("(")
	typ := e.typeName()
	name := e.name()
	e.want(")")
	e.declare(name, typ)
	e.code.Label(handler).Op(dex.OpMoveException, e.vars[name].reg)
	e.code.Try(start, stop).Catch(typ, handler)
	e.block()
	if !ended {
		e.code.Label(end)
	}
	e.ended = ended && e.ended
}

// assignOrCall is a declaration, an assignment or a call.
func (e *emitter) assignOrCall() {
	start := e.pos
	typ := ""
	if w := e.peek(); w != "new" && w != "this" && w != "super" && w != "(" {
		if _, ok := e.vars[w]; !ok { // "Type name = …"
			name := e.dotted()
			for e.take("[]") {
				name += "[]"
			}
			if d := e.describe(name); d != "" && isWord((e.peek() + " ")[0]) && e.at(1) == "=" {
				typ = d
			} else {
				e.pos = start
			}
		}
	}
	if e.at(1) == "=" { // to a variable
		name := e.name()
		e.want("=")
		v := e.expr(typ)
		if typ == "" {
			typ = v.typ
		}
		if typ == "null" {
			typ = "Ljava/lang/Object;"
		}
		if _, ok := e.vars[name]; !ok {
			e.declareAbove(name, typ, &v)
			return
		}
		e.move(e.vars[name].reg, v.reg, typ)
		return
	}
	e.place()
}

// declareAbove gives a new variable a register and moves the value of the
// statement there.
func (e *emitter) declareAbove(name, typ string, v *variable) {
	e.declare(name, typ)
	if r := e.vars[name].reg; r != v.reg {
		e.move(r, v.reg, typ)
	}
}

// place is a call, or an assignment to a field or an array element.
func (e *emitter) place() {
	v, set := e.postfix("V", true)
	if set == nil {
		_ = v
		return
	}
	e.want("=")
	set(e.expr(set(variable{}).typ))
}

// expr is an operand, or a sum of two. want is the type of the variable that the
// value is for, "" if it is not known.
func (e *emitter) expr(want string) variable {
	v, _ := e.postfix(want, false)
	ops := map[string]dex.Op{"+": dex.OpAddInt, "-": dex.OpSubInt, "*": dex.OpMulInt, "/": dex.OpDivInt}
	for {
		op, ok := ops[e.peek()]
		if !ok || len(v.typ) != 1 {
			return v
		}
		e.next()
		r, _ := e.postfix(want, false)
		t := e.register("I")
		e.code.Op(op, t, v.reg, r.reg)
		v = variable{t, "I"}
	}
}

func (e *emitter) register(typ string) int {
	r := e.temp
	e.temp++
	if wide(typ) {
		e.temp++
	}
	if e.temp > locals {
		e.fail("too many values in one statement")
		return 0
	}
	return r
}

// setter assigns to a place; of the zero variable it only tells the type.
type setter func(variable) variable

// postfix reads an operand with its fields, elements and calls. As the beginning of
// a statement it may end at a place to assign to.
func (e *emitter) postfix(want string, statement bool) (variable, setter) {
	v, class := e.operand(want)
	for e.err == nil {
		switch e.peek() {
		case "[":
			e.next()
			i := e.expr("I")
			e.want("]")
			array, elem := v, strings.TrimPrefix(v.typ, "[")
			if statement && e.peek() == "=" {
				return v, func(x variable) variable {
					if x.typ != "" {
						e.code.Op(arrayOp(dex.OpAput, elem), x.reg, array.reg, i.reg)
					}
					return variable{typ: elem}
				}
			}
			r := e.register(elem)
			e.code.Op(arrayOp(dex.OpAget, elem), r, array.reg, i.reg)
			v = variable{r, elem}
		case ".":
			e.next()
			name := e.name()
			if e.peek() == "(" {
				v = e.call(v, class, name, want)
				class = ""
				continue
			}
			owner := class
			if owner == "" {
				owner = v.typ
			}
			if name == "length" && strings.HasPrefix(owner, "[") {
				r := e.register("I")
				e.code.Op(dex.OpArrayLength, r, v.reg)
				v = variable{r, "I"}
				continue
			}
			ref, typ := e.fieldRef(owner, name, want)
			base, static := v, class != ""
			if statement && e.peek() == "=" {
				return v, func(x variable) variable {
					if x.typ != "" {
						if static {
							e.code.Op(fieldOp(dex.OpSput, typ), x.reg, ref)
						} else {
							e.code.Op(fieldOp(dex.OpIput, typ), x.reg, base.reg, ref)
						}
					}
					return variable{typ: typ}
				}
			}
			r := e.register(typ)
			if static {
				e.code.Op(fieldOp(dex.OpSget, typ), r, ref)
			} else {
				e.code.Op(fieldOp(dex.OpIget, typ), r, base.reg, ref)
			}
			v, class = variable{r, typ}, ""
		default:
			return v, nil
		}
	}
	return v, nil
}

// fieldRef names a field; one of the framework has the type that is wanted, or int.
func (e *emitter) fieldRef(owner, name, want string) (ref, typ string) {
	if _, f, ok := e.findField(owner, name); ok {
		return owner + "->" + name + ":" + f.typ, f.typ
	}
	typ = frameworkFields[name]
	if typ == "" {
		typ = want
	}
	if typ == "" || typ == "V" {
		typ = "I"
	}
	return owner + "->" + name + ":" + typ, typ
}

var frameworkFields = map[string]string{"obj": "Ljava/lang/Object;", "what": "I", "arg1": "I", "arg2": "I"}

// fieldOp chooses among the forms of a field instruction, which stand in the order
// plain, wide, object, boolean, byte, char, short; arrays have the same.
func fieldOp(op dex.Op, typ string) dex.Op {
	if typ[0] == 'L' || typ[0] == '[' {
		return op + 2
	}
	return op + dex.Op(max(0, slices.Index([]string{"I", "J", "L", "Z", "B", "C", "S"}, strings.Replace(typ, "D", "J", 1))))
}

func arrayOp(op dex.Op, typ string) dex.Op { return fieldOp(op, typ) }

// operand reads what an expression begins with: a value, or a class whose static
// members follow.
func (e *emitter) operand(want string) (v variable, class string) {
	w := e.next()
	switch {
	case w == "":
		e.fail("the text ends in an expression")
	case w[0] == '"':
		r := e.register("L")
		e.code.Op(dex.OpConstString, r, w[1:len(w)-1])
		return variable{r, "Ljava/lang/String;"}, ""
	case w[0] >= '0' && w[0] <= '9' || w == "-":
		if w == "-" {
			w += e.next()
		}
		if num, ok := strings.CutSuffix(w, "L"); ok {
			n, _ := strconv.ParseInt(num, 0, 64)
			r := e.register("J")
			e.code.ConstWide(r, n)
			return variable{r, "J"}, ""
		}
		n, err := strconv.ParseInt(w, 0, 64)
		if err != nil {
			e.fail("%v", err)
		}
		if want == "J" {
			r := e.register("J")
			e.code.ConstWide(r, n)
			return variable{r, "J"}, ""
		}
		r := e.register("I")
		e.code.Const(r, int32(n))
		return variable{r, "I"}, ""
	case w == "true" || w == "false":
		r := e.register("Z")
		e.code.Const(r, int32(strings.Index("ft", w[:1])))
		return variable{r, "Z"}, ""
	case w == "null":
		r := e.register("L")
		e.code.Const(r, 0)
		return variable{r, "null"}, ""
	case w == "new":
		return e.newObject(), ""
	case w == "super":
		if e.peek() == "(" {
			e.invoke(dex.OpInvokeDirect, e.vars["this"], e.class.super, "<init>", "V")
			return variable{typ: "V"}, ""
		}
		e.want(".")
		return e.invoke(dex.OpInvokeSuper, e.vars["this"], e.class.super, e.name(), want), ""
	case w == "(" && e.peek() == "(":
		x := e.expr(want)
		e.want(")")
		return x, ""
	case w == "(":
		typ := e.typeName()
		e.want(")")
		x, _ := e.postfix(typ, false)
		r := e.register(typ)
		e.move(r, x.reg, typ)
		e.code.Op(dex.OpCheckCast, r, typ)
		return variable{r, typ}, ""
	}
	if x, ok := e.vars[w]; ok {
		return x, ""
	}
	if !isWord(w[0]) {
		e.fail("found %q where a value is needed", w)
		return
	}
	e.pos--
	start := e.pos
	name := e.name()
	for last := name; last[0] >= 'a' && e.peek() == "." && e.err == nil; {
		e.next()
		last = e.name()
		name += "." + last
	}
	desc := e.describe(name)
	if desc == "" {
		e.pos = start
		e.fail("neither a variable nor a type: %s", name)
		return
	}
	if e.peek() == "." && e.at(1) == "class" {
		e.next()
		e.next()
		r := e.register("L")
		e.code.Op(dex.OpConstClass, r, desc)
		return variable{r, "Ljava/lang/Class;"}, ""
	}
	return variable{}, desc
}

func (e *emitter) newObject() variable {
	name := e.dotted()
	desc := e.describe(name)
	if desc == "" {
		e.fail("no type %s", name)
		return variable{}
	}
	if e.take("[") {
		n := e.expr("I")
		e.want("]")
		r := e.register("L")
		e.code.Op(dex.OpNewArray, r, n.reg, "["+desc)
		return variable{r, "[" + desc}
	}
	r := e.register("L")
	e.code.Op(dex.OpNewInstance, r, desc)
	v := variable{r, desc}
	e.invoke(dex.OpInvokeDirect, v, desc, "<init>", "V")
	return v
}

// call is a call on a value or of a static method.
func (e *emitter) call(v variable, class, name, want string) variable {
	if class != "" {
		return e.invoke(dex.OpInvokeStatic, variable{}, class, name, want)
	}
	if strings.HasPrefix(v.typ, "[") {
		v.typ = "Ljava/lang/Object;"
	}
	op := dex.OpInvokeVirtual
	if e.isInterface(v.typ) {
		op = dex.OpInvokeInterface
	}
	if c := e.byDesc[v.typ]; c != nil {
		for _, m := range c.methods {
			if m.name == name && m.flags&dex.AccPrivate != 0 {
				op = dex.OpInvokeDirect
			}
		}
	}
	return e.invoke(op, v, v.typ, name, want)
}

// invoke reads the arguments and writes a call.
func (e *emitter) invoke(op dex.Op, recv variable, owner, name, want string) variable {
	e.want("(")
	var args []variable
	var types []string
	for e.err == nil && !e.take(")") {
		a := e.expr("")
		args = append(args, a)
		types = append(types, a.typ)
		e.take(",")
	}
	t, ok := e.find(owner, name, types)
	if !ok {
		if e.known(owner) && !(e.byDesc[owner] != nil && name != "<init>" && !e.known(e.byDesc[owner].super)) {
			e.fail("no method %s.%s%v", owner, name, types)
			return variable{typ: "V"}
		}
		for i := range types {
			if types[i] == "null" {
				types[i] = "Ljava/lang/Object;"
			}
		}
		if want == "" {
			want = "Ljava/lang/Object;"
		}
		t = target{params: types, ret: want}
	}
	if t.static && op != dex.OpInvokeStatic {
		e.fail("%s.%s is static", owner, name)
	}
	// Arguments go into registers in a row.
	var regs []any
	if op != dex.OpInvokeStatic {
		regs = append(regs, recv.reg)
	}
	for i, a := range args {
		regs = append(regs, a.reg)
		if wide(t.params[i]) {
			if !wide(a.typ) {
				e.fail("argument %d of %s.%s is no long", i, owner, name)
			}
			regs = append(regs, a.reg+1)
		}
	}
	if len(regs) > 5 {
		first := e.temp
		for i := range regs {
			typ := "L"
			if k := i - (len(regs) - len(args)); k >= 0 && len(t.params[k]) == 1 {
				typ = t.params[k]
			}
			e.move(e.register("L"), regs[i].(int), typ)
			regs[i] = first + i
		}
	}
	e.code.Op(op, append(regs, owner+"->"+name+"("+strings.Join(t.params, "")+")"+t.ret)...)
	if t.ret == "V" {
		return variable{typ: "V"}
	}
	r := e.register(t.ret)
	switch {
	case wide(t.ret):
		e.code.Op(dex.OpMoveResultWide, r)
	case len(t.ret) == 1:
		e.code.Op(dex.OpMoveResult, r)
	default:
		e.code.Op(dex.OpMoveResultObject, r)
	}
	return variable{r, t.ret}
}
