// Method bodies: statements and expressions.

package sketch

import (
	"fmt"

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
