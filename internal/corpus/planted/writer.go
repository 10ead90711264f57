// Writing methods with the places that matter.

package planted

import (
	"fmt"
	"math/rand"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
)

// mark is an instruction by its number in its method.
type mark struct {
	method string
	number int
}

// generator writes one program.
type generator struct {
	rng     *rand.Rand
	b       *build.Builder
	main    *build.Class
	flavour string
	prog    *Program
	carried [][]mark // by step
	decoys  []mark
	count   int // of methods
	decoy   int // of decoys
}

// writer writes one method and counts its instructions.
type writer struct {
	*build.Code
	g      *generator
	method string
	n      int
	labels int
}

func (g *generator) method(name, proto string, locals int) *writer {
	return &writer{Code: g.main.Method(dex.AccPublic|dex.AccStatic, name, proto).Code(locals), g: g, method: Main + "->" + name + proto}
}

// of writes a method of another class.
func (g *generator) of(c *build.Class, desc string, access dex.AccessFlags, name, proto string, locals int) *writer {
	return &writer{Code: c.Method(access, name, proto).Code(locals), g: g, method: desc + "->" + name + proto}
}

func (w *writer) op(op dex.Op, args ...any) mark {
	w.Line(w.n + 1)
	w.Op(op, args...)
	w.n++
	return mark{w.method, w.n - 1}
}

func (w *writer) number(reg int, v int32) mark {
	w.Line(w.n + 1)
	w.Const(reg, v)
	w.n++
	return mark{w.method, w.n - 1}
}

func (w *writer) text(reg int, s string) mark { return w.op(dex.OpConstString, reg, s) }

func (w *writer) label() string {
	w.labels++
	return fmt.Sprintf("l%d", w.labels)
}

// call calls a method and moves its result into a register, unless that is negative.
func (w *writer) call(result int, op dex.Op, args ...any) mark {
	at := w.op(op, args...)
	if result < 0 {
		return at
	}
	text := args[len(args)-1].(string)
	switch text[len(text)-1] {
	case 'V':
	case ';':
		w.op(dex.OpMoveResultObject, result)
	default:
		if text[len(text)-2] == '[' {
			w.op(dex.OpMoveResultObject, result)
		} else {
			w.op(dex.OpMoveResult, result)
		}
	}
	return at
}

// make makes an object with a constructor without parameters, or with some.
func (w *writer) make(reg int, class, proto string, args ...any) mark {
	w.op(dex.OpNewInstance, reg, class)
	return w.op(dex.OpInvokeDirect, append(append([]any{reg}, args...), class+"-><init>"+proto)...)
}

// constant makes the bad value or a decoy of a type.
func (w *writer) constant(reg int, typ string, decoy bool) []mark {
	var at mark
	w.g.decoy++
	switch {
	case typ == "I" && decoy:
		at = w.number(reg, int32(100+w.g.decoy))
	case typ == "I":
		at = w.number(reg, 0)
	case decoy:
		at = w.text(reg, fmt.Sprintf("d%d", w.g.decoy))
	case w.g.flavour == "null":
		at = w.number(reg, 0)
	default:
		at = w.text(reg, "bad")
	}
	if decoy {
		w.g.decoys = append(w.g.decoys, at)
	}
	return []mark{at}
}

// fake makes a decoy of the type that a step carries, and of the same class.
func (w *writer) fake(reg int, typ string) {
	if typ == "L" && w.g.flavour == "zero" {
		w.constant(reg, "I", true)
		w.box(reg, reg, "I")
		return
	}
	w.constant(reg, typ, true)
}

// box makes an object of a value.
func (w *writer) box(to, from int, typ string) []mark {
	if typ == "I" {
		return []mark{w.call(to, dex.OpInvokeStatic, from, "Ljava/lang/Integer;->valueOf(I)Ljava/lang/Integer;")}
	}
	w.op(dex.OpMoveObject, to, from)
	return nil
}

// unbox makes a value of an object again.
func (w *writer) unbox(reg int, typ string) []mark {
	switch typ {
	case "I":
		w.op(dex.OpCheckCast, reg, "Ljava/lang/Integer;")
		return []mark{w.call(reg, dex.OpInvokeVirtual, reg, "Ljava/lang/Integer;->intValue()I")}
	case "S":
		return []mark{w.op(dex.OpCheckCast, reg, "Ljava/lang/String;")}
	}
	return nil
}

// lost notes an instruction that only serves a decoy.
func (w *writer) lost(m mark) { w.g.decoys = append(w.g.decoys, m) }

// descriptor returns the type of parameters and results.
func descriptor(typ string) string {
	switch typ {
	case "I":
		return "I"
	case "S":
		return "Ljava/lang/String;"
	}
	return "Ljava/lang/Object;"
}

// give returns the register's value from the method.
func (w *writer) give(reg int, typ string) {
	if typ == "I" {
		w.op(dex.OpReturn, reg)
		return
	}
	w.op(dex.OpReturnObject, reg)
}

// carry writes a step as a method, and its call; the decoy may go through it, too.
func (g *generator) carry(m *writer, c *carrier, typ string) string {
	out := c.out
	if out == "" {
		out = typ
	}
	g.count++
	name := fmt.Sprintf("s%d", g.count)
	proto := "(" + descriptor(typ) + ")" + descriptor(out)
	w := g.method(name, proto, 10)
	g.prog.Steps = append(g.prog.Steps, Step{Kind: c.name, Method: w.method})
	at := len(g.prog.Steps) - 1
	marks := c.write(w, w.P(0), typ)
	g.carried = append(g.carried, nil)
	g.carried[at] = marks
	m.call(0, dex.OpInvokeStatic, 0, Main+"->"+name+proto)
	return out
}

// choose returns a carrier, at random without a name.
func (g *generator) choose(name, typ string) *carrier {
	var fits []*carrier
	for i := range carriers {
		c := &carriers[i]
		if c.name == name {
			named := *c
			if named.in == "" {
				named.in = typ
			}
			return &named
		}
		if c.takes(g.flavour) && (c.in == typ || c.in == "") {
			fits = append(fits, c)
		}
	}
	c := *fits[g.rng.Intn(len(fits))]
	c.in = typ
	return &c
}
