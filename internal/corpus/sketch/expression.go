// Code of expressions: operands, calls, fields and array elements.

package sketch

import (
	"slices"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex"
)

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
