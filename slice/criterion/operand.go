// Whether a statement can have thrown an exception, and which of its operands
// is at fault: the predicates of the table.

package criterion

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/crash"
)

// Candidate is a statement in question.
type Candidate struct {
	Body  *jimple.Body
	Index int32
	Stmt  *jimple.Stmt
	err   *crash.Exception
	null  nullMessage
	inner *crash.Frame // what the statement called, nil if it threw itself
	loose bool         // names in the message need not agree: they may be retraced
}

func op(ops ...jimple.Op) func(*Candidate) bool {
	return func(c *Candidate) bool { return slices.Contains(ops, c.Stmt.Op) }
}

func kind(kinds ...jimple.Kind) func(*Candidate) bool {
	return func(c *Candidate) bool { return slices.Contains(kinds, c.Stmt.Kind) }
}

// MethodRef returns class, name and prototype of the called method.
func (c *Candidate) MethodRef() (class, name, proto string) {
	if !c.Stmt.Op.IsInvoke() || c.Stmt.Op == jimple.OpCustom {
		return "", "", ""
	}
	f := c.Body.File
	r := f.MethodRef(c.Stmt.Ref)
	return f.TypeDescriptor(r.Class), f.String(r.Name), f.ProtoDescriptor(r.Proto)
}

// Params returns the types of the called method's parameters.
func (c *Candidate) Params() []string {
	_, _, proto := c.MethodRef()
	if proto == "" {
		return nil
	}
	params, _ := dex.ParamTypes(proto)
	return params
}

// Args returns the operands of the statement, as Body.Args has them.
func (c *Candidate) Args() []jimple.Value { return c.Body.Args(c.Index) }

// namesMethod tells whether the message speaks of the called method. One that was cut off
// before the name may speak of any whose receiver can be null.
func (c *Candidate) namesMethod() bool {
	if c.null.access != callOn {
		return c.Dereferences()
	}
	if c.loose && c.renamed() {
		return true
	}
	_, name, proto := c.MethodRef()
	if name != c.null.name {
		return false
	}
	params, ok := dex.ParamTypes(proto)
	return !ok || !c.null.known || sameParams(c.null.params, params)
}

// renamed tells whether the member that the message names can have another name in the
// app, which only its own members can, and the statement may fail on null.
func (c *Candidate) renamed() bool {
	return android.Framework().Lookup(dex.ClassDescriptor(c.null.class)) == android.NoType && c.Dereferences()
}

// namesField tells the same of the accessed field.
func (c *Candidate) namesField() bool {
	if c.null.name == "" {
		return c.Dereferences()
	}
	if c.loose && c.renamed() {
		return true
	}
	f := c.Body.File
	return f.String(f.FieldRef(c.Stmt.Ref).Name) == c.null.name
}

func (c *Candidate) divides() bool {
	if c.Stmt.Op != jimple.OpDiv && c.Stmt.Op != jimple.OpRem {
		return false
	}
	if c.Stmt.Def >= 0 {
		switch c.Body.Locals[c.Stmt.Def].Type {
		case jimple.Float, jimple.Double:
			return false
		}
	}
	// A constant divisor other than zero cannot be it.
	if v := c.Args()[1]; !v.IsLocal() {
		return c.Body.Const(v).Bits == 0
	}
	return true
}

// casts tells whether the statement casts to the type that the message names.
func (c *Candidate) casts() bool {
	if c.Stmt.Op != jimple.OpCast || c.Stmt.Cast != 0 {
		return false
	}
	class, ok := castTarget(c.err.Message)
	return !ok || c.loose || JavaName(c.Body.File.TypeDescriptor(c.Stmt.Ref)) == class
}

// throws tells whether the statement throws, or makes, the exception. Its stack
// trace is taken where it is made, so that is the line which reports show.
func (c *Candidate) throws() bool {
	want := dex.ClassDescriptor(c.err.Type)
	if c.Stmt.Kind == jimple.Throw {
		v := c.Args()[0]
		if !v.IsLocal() {
			return false
		}
		t := string(c.Body.Locals[v.Local()].Type)
		return t == want || c.loose || !c.definesPrecisely(v)
	}
	class, name, _ := c.MethodRef()
	return name == "<init>" && class == want && c.Stmt.Op == jimple.OpDirect
}

var element = op(jimple.OpGetElement, jimple.OpPutElement)

// holds tells whether an array certainly has the element that is read or written: one that
// the method has made of a constant length, as compilers do for variable arguments.
func (c *Candidate) holds() bool {
	first := c.Body.FirstUse(c.Index)
	index, known := c.Body.ConstOf(first + 1)
	if !known || !c.Args()[0].IsLocal() {
		return false
	}
	defs := c.Body.Defs(first)
	return len(defs) > 0 && !slices.ContainsFunc(defs, func(d int32) bool {
		length, made := c.Body.ConstOf(c.Body.FirstUse(d))
		return c.Body.Stmts[d].Op != jimple.OpNewArray || !made || int32(index.Bits) < 0 || int32(index.Bits) >= int32(length.Bits)
	})
}

// definesPrecisely tells whether the local only holds new objects, so that its
// type is the one that is thrown.
func (c *Candidate) definesPrecisely(v jimple.Value) bool {
	for k, a := range c.Args() {
		if a != v {
			continue
		}
		for _, d := range c.Body.Defs(c.Body.FirstUse(c.Index) + int32(k)) {
			if c.Body.Stmts[d].Op != jimple.OpNew {
				return false
			}
		}
		return true
	}
	return false
}

// refersToNamed tells whether the statement refers to the member that the message names,
// or else to a class that it names other than its own, which it can do without; a message
// that names none fits every reference.
func (c *Candidate) refersToNamed() bool {
	f := c.Body.File
	var classes []string
	switch {
	case c.Stmt.Op.IsInvoke() && c.Stmt.Op != jimple.OpCustom:
		class, _, _ := c.MethodRef()
		classes = append(classes, class)
	case c.Stmt.Op.IsField():
		classes = append(classes, f.TypeDescriptor(f.FieldRef(c.Stmt.Ref).Class))
	case c.Stmt.Op == jimple.OpNew, c.Stmt.Op == jimple.OpNewArray, c.Stmt.Op == jimple.OpInstanceOf, c.Stmt.Op == jimple.OpCast && c.Stmt.Cast == 0:
		classes = append(classes, strings.TrimLeft(f.TypeDescriptor(c.Stmt.Ref), "["))
	default:
		for _, v := range c.Args() {
			if !v.IsLocal() && c.Body.Const(v).Kind == jimple.ConstClass {
				classes = append(classes, f.TypeDescriptor(c.Body.Const(v).Index))
			}
		}
	}
	if len(classes) == 0 {
		return false
	}
	if m, ok := namedMember(c.err); ok && !c.loose { // by its name, but that all classes have constructors
		return c.member() == m && (m.name != "<init>" || slices.ContainsFunc(classes, func(class string) bool { return slices.Contains(namedClasses(c.err.Message), class) }))
	}
	named := namedClasses(c.err.Message)
	p := c.Body.Program().Dex
	own := func(class string) bool { return class == p.Classes[p.Methods[c.Body.Method].Class].Descriptor }
	if slices.ContainsFunc(named, func(class string) bool { return !own(class) }) {
		named = slices.DeleteFunc(named, own)
	}
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

// member is the member that the statement refers to, none where it names a class alone.
func (c *Candidate) member() member {
	if _, name, _ := c.MethodRef(); name != "" {
		return member{name, true}
	}
	if c.Stmt.Op.IsField() {
		return member{c.Body.File.String(c.Body.File.FieldRef(c.Stmt.Ref).Name), false}
	}
	return member{}
}

// Dereferences tells whether the statement fails on a null operand that can be
// null: not this, not a new object, not a constant.
func (c *Candidate) Dereferences() bool {
	switch {
	case c.Stmt.Op.HasReceiver(), c.Stmt.Op == jimple.OpGetField, c.Stmt.Op == jimple.OpPutField, c.Stmt.Op == jimple.OpLength,
		c.Stmt.Op == jimple.OpGetElement, c.Stmt.Op == jimple.OpPutElement, c.Stmt.Op == jimple.OpFillArray,
		c.Stmt.Kind == jimple.EnterMonitor, c.Stmt.Kind == jimple.Throw:
	default:
		return false
	}
	args := c.Args()
	if len(args) == 0 {
		return false
	}
	if v := args[0]; !v.IsLocal() {
		return c.Body.Const(v).Kind == jimple.ConstNull || c.Body.Const(v).Kind == jimple.ConstInt
	}
	return c.maybeNull(0)
}

// maybeNull tells whether an operand can be null: it is no object that was just made, no
// constant other than null, not this.
func (c *Candidate) maybeNull(k int) bool {
	if !c.Args()[k].IsLocal() {
		return !c.constant(k)
	}
	for _, d := range c.Body.Defs(c.Body.FirstUse(c.Index) + int32(k)) {
		if s := &c.Body.Stmts[d]; !neverNull(c.Body, d, s) {
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
		return b.Enclosing(i)
	case jimple.OpVirtual, jimple.OpStatic:
		r := b.File.MethodRef(s.Ref)
		class, name := b.File.TypeDescriptor(r.Class), b.File.String(r.Name)
		switch class {
		case "Ljava/lang/StringBuilder;", "Ljava/lang/StringBuffer;", "Ljava/lang/String;":
			return true // these give texts and themselves, never null
		case "Ljava/lang/Class;":
			return name == "getClassLoader" || name == "getName" || name == "getSimpleName"
		case "Ljava/lang/Integer;", "Ljava/lang/Long;", "Ljava/lang/Boolean;", "Ljava/lang/Double;", "Ljava/lang/Float;", "Ljava/lang/Character;", "Ljava/lang/Short;", "Ljava/lang/Byte;":
			return name == "valueOf" || name == "toString"
		}
	}
	return false
}

// makesIterator tells whether the statement begins an iteration, which looks at no element.
func (c *Candidate) makesIterator() bool {
	_, name, _ := c.MethodRef()
	return name == "iterator" || name == "listIterator"
}

// call accepts calls; which of them is the one was told by the frame above.
func call(c *Candidate) bool {
	return c.Stmt.Op.IsInvoke() || c.inner != nil && c.inner.Method == "<clinit>"
}

// The choices of operands.

func first(c *Candidate) []int { return at(0)(c) }

func at(indices ...int) func(*Candidate) []int {
	return func(c *Candidate) []int {
		var out []int
		for _, i := range indices {
			if i < len(c.Args()) {
				out = append(out, i)
			}
		}
		return out
	}
}

func none(*Candidate) []int { return nil }

func all(c *Candidate) []int {
	if !c.Stmt.Op.IsInvoke() {
		out := make([]int, len(c.Args()))
		for i := range out {
			out[i] = i
		}
		return out
	}
	return argsThenReceiver(c)
}

// arguments lists the operands that are arguments, with their declared types.
func (c *Candidate) arguments(yield func(operand int, typ string)) {
	offset := 0
	if c.Stmt.Op.HasReceiver() {
		offset = 1
	}
	params := c.Params()
	for i := offset; i < len(c.Args()); i++ {
		t := ""
		if i-offset < len(params) {
			t = params[i-offset]
		}
		yield(i, t)
	}
}

// types picks the arguments of a type; without any, all arguments and the receiver.
func types(accept func(string) bool) func(*Candidate) []int {
	return func(c *Candidate) []int {
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

// IsRef reports whether a type is that of an object.
func IsRef(t string) bool { return strings.HasPrefix(t, "[") || strings.HasPrefix(t, "L") }

func argsThenReceiver(c *Candidate) []int {
	var out []int
	c.arguments(func(i int, _ string) { out = append(out, i) })
	return c.withReceiver(out)
}

// withReceiver appends the receiver unless it is this object or a new one.
func (c *Candidate) withReceiver(out []int) []int {
	if c.Stmt.Op.HasReceiver() && len(c.Args()) > 0 && !c.plainReceiver() {
		out = append(out, 0)
	}
	return out
}

// plainReceiver tells that the receiver is this or an object being made, which
// says nothing about the fault.
func (c *Candidate) plainReceiver() bool {
	v := c.Args()[0]
	if !v.IsLocal() {
		return false
	}
	for _, d := range c.Body.Defs(c.Body.FirstUse(c.Index)) {
		s := &c.Body.Stmts[d]
		_, name, _ := c.MethodRef()
		if s.Op != jimple.OpThis && !(s.Op == jimple.OpNew && name == "<init>") {
			return false
		}
	}
	return true
}

func receiverFirst(c *Candidate) []int {
	var out []int
	if c.Stmt.Op.HasReceiver() && len(c.Args()) > 0 {
		out = append(out, 0)
	}
	c.arguments(func(i int, _ string) { out = append(out, i) })
	return out
}

func intsThenReceiver(c *Candidate) []int {
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
		if IsRef(t) {
			out = append(out, i)
		}
	})
	return out
}

// formatArgs picks the format text, then what is formatted.
func formatArgs(c *Candidate) []int {
	var text, rest []int
	c.arguments(func(i int, t string) {
		if isText(t) && len(text) == 0 {
			text = append(text, i)
		} else if IsRef(t) && t != "Ljava/util/Locale;" {
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
func nullArgs(c *Candidate) []int {
	var named, rest []int
	want := ""
	if c.null.class != "" {
		want = dex.ClassDescriptor(c.null.class)
	}
	c.arguments(func(i int, t string) {
		if !IsRef(t) || !c.maybeNull(i) {
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

// nullInside tells that the null which a message is about can only be inside of something
// that the call was given: none of its arguments that can be null is of the kind of what was
// null. The receiver is not: the frame above shows that its method ran.
func nullInside(c *Candidate) bool {
	if !call(c) || c.null.class == "" {
		return false
	}
	refs, itself := false, false
	c.arguments(func(i int, t string) {
		if IsRef(t) {
			refs = true
			itself = itself || c.maybeNull(i) && related(t, dex.ClassDescriptor(c.null.class))
		}
	})
	return refs && !itself
}

// related tells whether an object of one type may be one of the other, as far as their
// classes tell: an interface and a class that has it not are taken for unrelated.
func related(t, of string) bool {
	types := android.Framework()
	if t == object || of == object || types.Lookup(of) == android.NoType {
		return true
	}
	return !isArray(t) && (types.Lookup(t) == android.NoType || IsA(t, of) || IsA(of, t))
}

const object = "Ljava/lang/Object;"

// insideArgs picks what a call was given that can hold something, and then its receiver.
func insideArgs(c *Candidate) []int {
	var out []int
	c.arguments(func(i int, t string) {
		if IsRef(t) && !c.constant(i) && !isText(t) && !c.isThis(i) {
			out = append(out, i)
		}
	})
	return c.withReceiver(out)
}

// isThis tells that an operand is this object.
func (c *Candidate) isThis(k int) bool {
	defs := c.Body.Defs(c.Body.FirstUse(c.Index) + int32(k))
	return c.Args()[k].IsLocal() && len(defs) == 1 && c.Body.Stmts[defs[0]].Op == jimple.OpThis
}

// constant tells that an operand is a constant other than null.
func (c *Candidate) constant(i int) bool {
	v := c.Args()[i]
	if v.IsLocal() {
		return false
	}
	k := c.Body.Const(v).Kind
	return k != jimple.ConstNull && !(k == jimple.ConstInt && c.Body.Const(v).Bits == 0)
}

// keepsWork tells whether the statement calls a format of dates or numbers that keeps what
// it is working on in fields: two threads that use one at the same time spoil each other's.
func (c *Candidate) keepsWork() bool {
	_, name, _ := c.MethodRef()
	return c.inner != nil && c.Stmt.Op.HasReceiver() && (name == "parse" || name == "format") && (IsA(c.inner.Descriptor(), "Ljava/text/DateFormat;") || IsA(c.inner.Descriptor(), "Ljava/text/NumberFormat;"))
}
