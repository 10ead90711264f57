// Whether a statement can have thrown an exception, and which of its operands
// is at fault: the predicates of the table.

package slice

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/crash"
)

// candidate is a statement in question.
type candidate struct {
	body  *jimple.Body
	index int32
	stmt  *jimple.Stmt
	err   *crash.Exception
	null  nullMessage
	inner *crash.Frame // what the statement called, nil if it threw itself
	loose bool         // names in the message need not agree: they may be retraced
}

func op(ops ...jimple.Op) func(*candidate) bool {
	return func(c *candidate) bool { return slices.Contains(ops, c.stmt.Op) }
}

func kind(kinds ...jimple.Kind) func(*candidate) bool {
	return func(c *candidate) bool { return slices.Contains(kinds, c.stmt.Kind) }
}

// methodRef returns class, name and prototype of the called method.
func (c *candidate) methodRef() (class, name, proto string) {
	if !c.stmt.Op.IsInvoke() || c.stmt.Op == jimple.OpCustom {
		return "", "", ""
	}
	f := c.body.File
	r := f.MethodRef(c.stmt.Ref)
	return f.TypeDescriptor(r.Class), f.String(r.Name), f.ProtoDescriptor(r.Proto)
}

func (c *candidate) params() []string {
	_, _, proto := c.methodRef()
	if proto == "" {
		return nil
	}
	params, _ := dex.ParamTypes(proto)
	return params
}

func (c *candidate) args() []jimple.Value { return c.body.Args(c.index) }

// namesMethod tells whether the message speaks of the called method.
func (c *candidate) namesMethod() bool {
	if c.null.access != callOn || c.loose && c.renamed() {
		return true
	}
	_, name, proto := c.methodRef()
	if name != c.null.name {
		return false
	}
	params, ok := dex.ParamTypes(proto)
	return !ok || !c.null.known || sameParams(c.null.params, params)
}

// renamed tells whether the member that the message names can have another name in the
// app, which only its own members can, and the statement may fail on null.
func (c *candidate) renamed() bool {
	return android.Framework().Lookup(descriptorOf(c.null.class)) == android.NoType && c.dereferences()
}

// namesField tells whether the message speaks of the accessed field.
func (c *candidate) namesField() bool {
	if c.null.name == "" || c.loose && c.renamed() {
		return true
	}
	f := c.body.File
	return f.String(f.FieldRef(c.stmt.Ref).Name) == c.null.name
}

// kotlinChecks reports whether the statement calls one of the functions that Kotlin's
// compiler puts in for checks. They take themselves out of the stack of what they throw.
func (c *candidate) kotlinChecks(prefix string) bool {
	class, name, _ := c.methodRef()
	return class == "Lkotlin/jvm/internal/Intrinsics;" && strings.HasPrefix(name, prefix)
}

func (c *candidate) divides() bool {
	if c.stmt.Op != jimple.OpDiv && c.stmt.Op != jimple.OpRem {
		return false
	}
	if c.stmt.Def >= 0 {
		switch c.body.Locals[c.stmt.Def].Type {
		case jimple.Float, jimple.Double:
			return false
		}
	}
	// A constant divisor other than zero cannot be it.
	if v := c.args()[1]; !v.IsLocal() {
		return c.body.Const(v).Bits == 0
	}
	return true
}

// casts tells whether the statement casts to the type that the message names.
func (c *candidate) casts() bool {
	if c.stmt.Op != jimple.OpCast || c.stmt.Cast != 0 {
		return false
	}
	class, ok := castTarget(c.err.Message)
	return !ok || c.loose || javaName(c.body.File.TypeDescriptor(c.stmt.Ref)) == class
}

// throws tells whether the statement throws, or makes, the exception. Its stack
// trace is taken where it is made, so that is the line which reports show.
func (c *candidate) throws() bool {
	want := descriptorOf(c.err.Type)
	if c.stmt.Kind == jimple.Throw {
		v := c.args()[0]
		if !v.IsLocal() {
			return false
		}
		t := string(c.body.Locals[v.Local()].Type)
		return t == want || c.loose || !c.definesPrecisely(v)
	}
	class, name, _ := c.methodRef()
	return name == "<init>" && class == want && c.stmt.Op == jimple.OpDirect
}

// definesPrecisely tells whether the local only holds new objects, so that its
// type is the one that is thrown.
func (c *candidate) definesPrecisely(v jimple.Value) bool {
	for k, a := range c.args() {
		if a != v {
			continue
		}
		for _, d := range c.body.Defs(c.body.FirstUse(c.index) + int32(k)) {
			if c.body.Stmts[d].Op != jimple.OpNew {
				return false
			}
		}
		return true
	}
	return false
}

// refersToNamed tells whether the statement refers to a class that the message
// names; a message that names none fits every reference.
func (c *candidate) refersToNamed() bool {
	f := c.body.File
	var classes []string
	switch {
	case c.stmt.Op.IsInvoke() && c.stmt.Op != jimple.OpCustom:
		class, _, _ := c.methodRef()
		classes = append(classes, class)
	case c.stmt.Op.IsField():
		classes = append(classes, f.TypeDescriptor(f.FieldRef(c.stmt.Ref).Class))
	case c.stmt.Op == jimple.OpNew, c.stmt.Op == jimple.OpNewArray, c.stmt.Op == jimple.OpInstanceOf, c.stmt.Op == jimple.OpCast && c.stmt.Cast == 0:
		classes = append(classes, strings.TrimLeft(f.TypeDescriptor(c.stmt.Ref), "["))
	default:
		for _, v := range c.args() {
			if !v.IsLocal() && c.body.Const(v).Kind == jimple.ConstClass {
				classes = append(classes, f.TypeDescriptor(c.body.Const(v).Index))
			}
		}
	}
	if len(classes) == 0 {
		return false
	}
	named := namedClasses(c.err.Message)
	if strings.HasSuffix(c.err.Type, "ClassNotFoundException") && (len(named) == 0 || c.loose) {
		return false // only calls look for a class by its name
	}
	if len(named) == 0 || c.loose {
		return true
	}
	for _, class := range classes {
		if slices.Contains(named, class) {
			return true
		}
	}
	return false
}

// dereferences tells whether the statement fails on a null operand that can be
// null: not this, not a new object, not a constant.
func (c *candidate) dereferences() bool {
	switch {
	case c.stmt.Op.HasReceiver(), c.stmt.Op == jimple.OpGetField, c.stmt.Op == jimple.OpPutField, c.stmt.Op == jimple.OpLength,
		c.stmt.Op == jimple.OpGetElement, c.stmt.Op == jimple.OpPutElement, c.stmt.Op == jimple.OpFillArray,
		c.stmt.Kind == jimple.EnterMonitor, c.stmt.Kind == jimple.Throw:
	default:
		return false
	}
	args := c.args()
	if len(args) == 0 {
		return false
	}
	v := args[0]
	if !v.IsLocal() {
		return c.body.Const(v).Kind == jimple.ConstNull || c.body.Const(v).Kind == jimple.ConstInt
	}
	for _, d := range c.body.Defs(c.body.FirstUse(c.index)) {
		if s := &c.body.Stmts[d]; !neverNull(c.body, d, s) {
			return true
		}
	}
	return false
}

func neverNull(b *jimple.Body, i int32, s *jimple.Stmt) bool {
	switch s.Op {
	case jimple.OpThis, jimple.OpNew, jimple.OpNewArray, jimple.OpCaught:
		return true
	case jimple.OpConst, jimple.OpCopy:
		v := b.Args(i)[0]
		return !v.IsLocal() && (b.Const(v).Kind == jimple.ConstString || b.Const(v).Kind == jimple.ConstClass)
	case jimple.OpGetField:
		return strings.HasPrefix(b.File.String(b.File.FieldRef(s.Ref).Name), "this$") // the object around an inner one
	case jimple.OpVirtual, jimple.OpStatic:
		r := b.File.MethodRef(s.Ref)
		class, name := b.File.TypeDescriptor(r.Class), b.File.String(r.Name)
		switch class {
		case "Ljava/lang/StringBuilder;", "Ljava/lang/StringBuffer;", "Ljava/lang/String;":
			return true // these give texts and themselves, never null
		case "Ljava/lang/Integer;", "Ljava/lang/Long;", "Ljava/lang/Boolean;", "Ljava/lang/Double;", "Ljava/lang/Float;", "Ljava/lang/Character;", "Ljava/lang/Short;", "Ljava/lang/Byte;":
			return name == "valueOf" || name == "toString"
		}
	}
	return false
}

// call accepts calls; which of them is the one was told by the frame above.
func call(c *candidate) bool {
	return c.stmt.Op.IsInvoke() || c.inner != nil && c.inner.Method == "<clinit>"
}

// The choices of operands.

func first(c *candidate) []int { return at(0)(c) }

func at(indices ...int) func(*candidate) []int {
	return func(c *candidate) []int {
		var out []int
		for _, i := range indices {
			if i < len(c.args()) {
				out = append(out, i)
			}
		}
		return out
	}
}

func none(*candidate) []int { return nil }

func all(c *candidate) []int {
	if !c.stmt.Op.IsInvoke() {
		out := make([]int, len(c.args()))
		for i := range out {
			out[i] = i
		}
		return out
	}
	return argsThenReceiver(c)
}

// arguments lists the operands that are arguments, with their declared types.
func (c *candidate) arguments(yield func(operand int, typ string)) {
	offset := 0
	if c.stmt.Op.HasReceiver() {
		offset = 1
	}
	params := c.params()
	for i := offset; i < len(c.args()); i++ {
		t := ""
		if i-offset < len(params) {
			t = params[i-offset]
		}
		yield(i, t)
	}
}

// types picks the arguments of a type; without any, all arguments and the receiver.
func types(accept func(string) bool) func(*candidate) []int {
	return func(c *candidate) []int {
		var out []int
		c.arguments(func(i int, t string) {
			if accept(t) {
				out = append(out, i)
			}
		})
		if len(out) == 0 {
			return argsThenReceiver(c)
		}
		return out
	}
}

func isType(descriptors ...string) func(string) bool {
	return func(t string) bool { return slices.Contains(descriptors, t) }
}

var isText = isType("Ljava/lang/String;", "Ljava/lang/CharSequence;", "[C")

func isInt(t string) bool   { return t == "I" || t == "[I" || t == "J" || t == "S" }
func isArray(t string) bool { return strings.HasPrefix(t, "[") }
func isRef(t string) bool   { return strings.HasPrefix(t, "[") || strings.HasPrefix(t, "L") }

func argsThenReceiver(c *candidate) []int {
	var out []int
	c.arguments(func(i int, _ string) { out = append(out, i) })
	return c.withReceiver(out)
}

// withReceiver appends the receiver unless it is this object or a new one.
func (c *candidate) withReceiver(out []int) []int {
	if c.stmt.Op.HasReceiver() && len(c.args()) > 0 && !c.plainReceiver() {
		out = append(out, 0)
	}
	return out
}

// plainReceiver tells that the receiver is this or an object being made, which
// says nothing about the fault.
func (c *candidate) plainReceiver() bool {
	v := c.args()[0]
	if !v.IsLocal() {
		return false
	}
	for _, d := range c.body.Defs(c.body.FirstUse(c.index)) {
		s := &c.body.Stmts[d]
		_, name, _ := c.methodRef()
		if s.Op != jimple.OpThis && !(s.Op == jimple.OpNew && name == "<init>") {
			return false
		}
	}
	return true
}

func receiverFirst(c *candidate) []int {
	var out []int
	if c.stmt.Op.HasReceiver() && len(c.args()) > 0 {
		out = append(out, 0)
	}
	c.arguments(func(i int, _ string) { out = append(out, i) })
	return out
}

func intsThenReceiver(c *candidate) []int {
	var out []int
	c.arguments(func(i int, t string) {
		if isInt(t) {
			out = append(out, i)
		}
	})
	if len(out) == 0 {
		return receiverFirst(c)
	}
	out = c.withReceiver(out)
	c.arguments(func(i int, t string) {
		if isRef(t) {
			out = append(out, i)
		}
	})
	return out
}

// formatArgs picks the format text, then what is formatted.
func formatArgs(c *candidate) []int {
	var text, rest []int
	c.arguments(func(i int, t string) {
		if isText(t) && len(text) == 0 {
			text = append(text, i)
		} else if isRef(t) && t != "Ljava/util/Locale;" {
			rest = append(rest, i)
		}
	})
	if len(text)+len(rest) == 0 {
		return receiverFirst(c)
	}
	return append(text, rest...)
}

// nullArgs picks the references that may be null, those of the type that the
// message names first.
func nullArgs(c *candidate) []int {
	var named, rest []int
	want := ""
	if c.null.class != "" {
		want = descriptorOf(c.null.class)
	}
	c.arguments(func(i int, t string) {
		if !isRef(t) || c.constant(i) {
			return
		}
		if t == want {
			named = append(named, i)
		} else {
			rest = append(rest, i)
		}
	})
	out := append(named, rest...)
	if len(out) == 0 {
		return argsThenReceiver(c)
	}
	return out
}

// constant tells that an operand is a constant other than null.
func (c *candidate) constant(i int) bool {
	v := c.args()[i]
	if v.IsLocal() {
		return false
	}
	k := c.body.Const(v).Kind
	return k != jimple.ConstNull && !(k == jimple.ConstInt && c.body.Const(v).Bits == 0)
}
