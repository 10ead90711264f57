// Statements the way their authors wrote them, as far as dex files tell:
// temporaries folded into expressions, names from debug information.

package words

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/criterion"
)

// Words prints statements in the style of Java.
type Words struct {
	// Resource names a resource number, such as R.id.height; nil knows none.
	Resource func(id uint32) string
	// Names turns the names of a shrunk app into those of its source; nil keeps them.
	Names Names
	// Line knows the lines of a shrunk app's source; nil keeps those of the code.
	Line func(criterion.Ref) int32
}

// Names knows original names: a mapping file does. Classes are dotted; ok is
// false where a name is kept.
type Names interface {
	Class(residual string) (original string, ok bool)
	Field(class, name string) (original string, ok bool)
	Method(class, name, proto string) (original string, ok bool)
}

// maxFold and maxText bound how expressions fold, so that a line stays a line.
const (
	maxFold = 12
	maxText = 110
)

var binaries = map[jimple.Op]string{
	jimple.OpAdd: "+", jimple.OpSub: "-", jimple.OpMul: "*", jimple.OpDiv: "/", jimple.OpRem: "%", jimple.OpAnd: "&", jimple.OpOr: "|",
	jimple.OpXor: "^", jimple.OpShl: "<<", jimple.OpShr: ">>", jimple.OpUshr: ">>>",
	jimple.OpCmp: "<=>", jimple.OpCmpl: "<=>", jimple.OpCmpg: "<=>",
	jimple.OpEq: "==", jimple.OpNe: "!=", jimple.OpLt: "<", jimple.OpGe: ">=", jimple.OpGt: ">", jimple.OpLe: "<=",
}

// Statement prints statement i of a body.
func (w *Words) Statement(b *jimple.Body, i int32) string {
	s := &b.Stmts[i]
	switch s.Kind {
	case jimple.Identity:
		switch s.Op {
		case jimple.OpThis:
			return "this"
		case jimple.OpParam:
			return w.local(b, s.Def)
		}
		return "catch " + w.local(b, s.Def)
	case jimple.If:
		return "if (" + w.binary(b, i, 0) + ")"
	case jimple.Goto:
		return "goto"
	case jimple.TableSwitch, jimple.LookupSwitch:
		return "switch (" + w.operand(b, i, 0, 0) + ")"
	case jimple.Return:
		return "return " + unwrap(w.typed(b, i, 0, returnType(b), 0))
	case jimple.ReturnVoid:
		return "return"
	case jimple.Throw:
		return "throw " + w.operand(b, i, 0, 0)
	case jimple.EnterMonitor:
		return "synchronized (" + w.operand(b, i, 0, 0) + ")"
	case jimple.ExitMonitor:
		return "end of synchronized (" + w.operand(b, i, 0, 0) + ")"
	case jimple.Nop:
		return "nop"
	}
	text := w.expression(b, i, 0)
	if s.Def >= 0 {
		if name := b.SourceName(s.Def); name != "" {
			return name + " = " + text
		}
		if w.shared(b, i) || merged(b, i) {
			return w.local(b, s.Def) + " = " + text
		}
	}
	if s.Op == jimple.OpDirect && strings.HasPrefix(text, "new ") {
		if defs := b.Defs(b.FirstUse(i)); len(defs) == 1 && b.Stmts[defs[0]].Op == jimple.OpNew && w.shared(b, defs[0]) {
			return w.local(b, b.Stmts[defs[0]].Def) + " = " + text
		}
	}
	return text
}

// merged reports whether a use of what statement d sets may see another value too: it
// then shows the local and not what d computes.
func merged(b *jimple.Body, d int32) bool {
	for _, use := range b.Uses(d) {
		if len(b.Defs(use)) > 1 {
			return true
		}
	}
	return false
}

// shared reports whether several statements use what statement d makes or a call
// returns, where that has no name: written out in each of them it would read as if it
// were made or called again.
func (w *Words) shared(b *jimple.Body, d int32) bool {
	s := &b.Stmts[d]
	if s.Def < 0 || b.SourceName(s.Def) != "" {
		return false
	}
	switch {
	case s.Op == jimple.OpNew:
		if class := w.simple(b.File.TypeDescriptor(s.Ref)); class == "StringBuilder" || class == "StringBuffer" {
			return false // reads as a concatenation
		}
	case !s.Op.IsInvoke():
		return false
	}
	made, _ := Constructor(b, d)
	first := int32(-1)
	for _, use := range b.Uses(d) {
		i := b.StmtOfUse(use)
		if s.Op == jimple.OpNew && i == made || i == first {
			continue
		}
		if first >= 0 {
			return true
		}
		first = i
	}
	return false
}

func returnType(b *jimple.Body) string {
	return dex.ReturnType(b.Program().Dex.MethodProto(b.Method))
}

// Operand prints operand k of statement i.
func (w *Words) Operand(b *jimple.Body, i int32, k int) string { return w.operand(b, i, k, 0) }

func (w *Words) binary(b *jimple.Body, i int32, depth int) string {
	op := b.Stmts[i].Op
	left, right := w.operand(b, i, 0, depth+1), w.operand(b, i, 1, depth+1)
	if op == jimple.OpAdd && strings.HasPrefix(right, "-") {
		return left + " - " + right[1:]
	}
	// A comparison whose result is compared with zero is one comparison.
	if l, r, ok := strings.Cut(left, " <=> "); ok && right == "0" {
		return strings.TrimPrefix(l, "(") + " " + binaries[op] + " " + strings.TrimSuffix(r, ")")
	}
	// A truth value is compared with none.
	if l, v := b.Args(i)[0], b.Args(i)[1]; (op == jimple.OpEq || op == jimple.OpNe) && !v.IsLocal() && l.IsLocal() && b.Locals[l.Local()].Type == jimple.Boolean {
		if (op == jimple.OpEq) == (b.Const(v).Bits == 0) {
			return "!" + left
		}
		return left
	}
	return left + " " + binaries[op] + " " + right
}

// condition prints what held where a branch went the way that an edge stands for.
func (w *Words) condition(b *jimple.Body, i int32, edge jimple.EdgeKind) string {
	text := w.binary(b, i, 0)
	if not, ok := strings.CutPrefix(text, "!"); ok {
		return fmt.Sprintf("%s was %t", not, edge != jimple.EdgeJump)
	}
	if edge == jimple.EdgeJump {
		return text + " was true"
	}
	op := b.Stmts[i].Op
	if left, right, ok := strings.Cut(text, " "+binaries[op]+" "); ok && w.operand(b, i, 0, 1) == left && w.operand(b, i, 1, 1) == right {
		return left + " " + binaries[opposites[op]] + " " + right + " was true"
	}
	return text + " was false"
}

// opposites are the comparisons that hold where others do not.
var opposites = map[jimple.Op]jimple.Op{
	jimple.OpEq: jimple.OpNe, jimple.OpNe: jimple.OpEq, jimple.OpLt: jimple.OpGe, jimple.OpGe: jimple.OpLt, jimple.OpGt: jimple.OpLe, jimple.OpLe: jimple.OpGt,
}

// expression prints what statement i computes or does.
func (w *Words) expression(b *jimple.Body, i int32, depth int) string {
	s := &b.Stmts[i]
	f := b.File
	arg := func(k int) string { return w.operand(b, i, k, depth+1) }
	switch {
	case s.Op == jimple.OpConst || s.Op == jimple.OpCopy:
		t := ""
		if s.Def >= 0 {
			t = string(b.Locals[s.Def].Type)
		}
		return w.typed(b, i, 0, t, depth)
	case s.Op == jimple.OpCast:
		if s.Cast != 0 {
			return "(" + criterion.JavaName(string(s.Cast)) + ") " + arg(0)
		}
		return "(" + w.simple(f.TypeDescriptor(s.Ref)) + ") " + arg(0)
	case s.Op == jimple.OpInstanceOf:
		return arg(0) + " instanceof " + w.simple(f.TypeDescriptor(s.Ref))
	case s.Op == jimple.OpNew:
		return "new " + w.simple(f.TypeDescriptor(s.Ref))
	case s.Op == jimple.OpNewArray:
		return "new " + strings.Replace(w.simple(f.TypeDescriptor(s.Ref)), "[]", "["+arg(0)+"]", 1)
	case s.Op == jimple.OpLength:
		return arg(0) + ".length"
	case s.Op == jimple.OpGetField:
		r := f.FieldRef(s.Ref)
		if jimple.IsEnclosing(w.field(f, r)) && arg(0) == "this" {
			return w.simple(f.TypeDescriptor(r.Type)) + ".this"
		}
		return arg(0) + "." + w.field(f, r)
	case s.Op == jimple.OpPutField:
		r := f.FieldRef(s.Ref)
		return arg(0) + "." + w.field(f, r) + " = " + unwrap(w.typed(b, i, 1, f.TypeDescriptor(r.Type), depth+1))
	case s.Op == jimple.OpGetStatic:
		r := f.FieldRef(s.Ref)
		if text, ok := w.lambda(b, f.TypeDescriptor(r.Class), f.String(r.Name), nil, nil); ok {
			return text
		}
		return w.simple(f.TypeDescriptor(r.Class)) + "." + w.field(f, r)
	case s.Op == jimple.OpPutStatic:
		r := f.FieldRef(s.Ref)
		return w.simple(f.TypeDescriptor(r.Class)) + "." + w.field(f, r) + " = " + unwrap(w.typed(b, i, 0, f.TypeDescriptor(r.Type), depth+1))
	case s.Op == jimple.OpGetElement:
		return arg(0) + "[" + arg(1) + "]"
	case s.Op == jimple.OpPutElement:
		return arg(0) + "[" + arg(1) + "] = " + unwrap(arg(2))
	case s.Op == jimple.OpFillArray:
		return arg(0) + " = {…}"
	case s.Op == jimple.OpNeg:
		return "-" + arg(0)
	case s.Op.IsBinary():
		text := w.binary(b, i, depth)
		if depth > 0 {
			return "(" + text + ")"
		}
		return text
	case s.Op.IsInvoke():
		return w.call(b, i, depth)
	}
	return b.Text(i)
}

// unwrap removes brackets around a whole expression.
func unwrap(s string) string {
	if !strings.HasPrefix(s, "(") || !strings.HasSuffix(s, ")") {
		return s
	}
	depth := 0
	for i := range len(s) {
		switch s[i] {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 && i < len(s)-1 {
				return s
			}
		}
	}
	return s[1 : len(s)-1]
}

// call prints a call; making an object and constructing it are one.
func (w *Words) call(b *jimple.Body, i int32, depth int) string {
	s := &b.Stmts[i]
	if s.Op == jimple.OpCustom {
		return "lambda"
	}
	f := b.File
	r := f.MethodRef(s.Ref)
	name, class := w.method(f, r), w.simple(f.TypeDescriptor(r.Class))
	if name == "toString" && (class == "StringBuilder" || class == "StringBuffer") {
		if text, ok := w.concatenation(b, i, depth); ok {
			if depth > 0 && strings.Contains(text, " ") {
				text = "(" + text + ")"
			}
			return text
		}
	}
	params, _ := dex.ParamTypes(f.ProtoDescriptor(r.Proto))
	first := 0
	if s.Op.HasReceiver() {
		first = 1
	}
	var args []string
	for k := first; k < len(b.Args(i)); k++ {
		t := ""
		if k-first < len(params) {
			t = params[k-first]
		}
		args = append(args, w.typed(b, i, k, t, depth+1))
	}
	for k, a := range args {
		args[k] = unwrap(a)
	}
	list := "(" + strings.Join(args, ", ") + ")"
	if text, ok := w.lambda(b, f.TypeDescriptor(r.Class), name, params, args); ok {
		return text
	}
	switch {
	case name == "<init>":
		if w.operand(b, i, 0, depth+1) == "this" {
			if class == w.simple(b.Program().Dex.Classes[b.Program().Dex.Methods[b.Method].Class].Descriptor) {
				return "this" + list
			}
			return "super" + list
		}
		return "new " + class + list
	case s.Op == jimple.OpStatic:
		if dex.AccessorName(name) {
			if text, ok := w.accessor(b, i, args); ok {
				return text
			}
		}
		return class + "." + name + list
	case s.Op == jimple.OpSuper:
		return "super." + name + list
	}
	return w.operand(b, i, 0, depth+1) + "." + name + list
}

// lambda prints what makes an object of a class that compilers made of a lambda, or of a
// reference to a method: its constructor, a method that calls this, or a field with the only
// one. It is the method that the object calls.
func (w *Words) lambda(b *jimple.Body, descriptor, member string, params, args []string) (string, bool) {
	p := b.Program().Dex
	class, ok := p.Class(descriptor)
	if !ok || class == p.Methods[b.Method].Class {
		return "", false
	}
	m, ok := p.Lambda(class)
	if !ok {
		return "", false
	}
	for virtual := p.Classes[class].FirstVirtual; virtual < p.Classes[class].EndMethod; virtual++ {
		if p.MethodName(virtual) == member {
			return "", false // called, not made
		}
	}
	of := p.Classes[p.Methods[m].Class].Descriptor
	name := p.MethodName(m)
	if w.Names != nil {
		name, _ = w.Names.Method(criterion.JavaName(of), name, p.MethodProto(m))
	}
	if strings.HasPrefix(name, "lambda$") {
		return name, true
	}
	if p.Methods[m].Access&dex.AccStatic == 0 && len(params) > 0 && params[0] == of {
		return args[0] + "::" + name, true
	}
	return w.simple(of) + "::" + name, true
}

// typed prints an operand where the language expects a type: true and false
// are numbers in dex files.
func (w *Words) typed(b *jimple.Body, i int32, k int, typ string, depth int) string {
	v := b.Args(i)[k]
	if typ == "Z" && !v.IsLocal() {
		if b.Const(v).Bits != 0 {
			return "true"
		}
		return "false"
	}
	if typ == "C" && !v.IsLocal() {
		return strconv.QuoteRune(rune(b.Const(v).Bits))
	}
	if strings.HasPrefix(typ, "L") && !v.IsLocal() && b.Const(v).Kind == jimple.ConstInt && b.Const(v).Bits == 0 {
		return "null"
	}
	return w.operand(b, i, k, depth)
}

func (w *Words) operand(b *jimple.Body, i int32, k int, depth int) string {
	v := b.Args(i)[k]
	if !v.IsLocal() {
		return w.constant(b, b.Const(v))
	}
	if name := b.SourceName(v.Local()); name != "" {
		return name
	}
	defs := b.Defs(b.FirstUse(i) + int32(k))
	if len(defs) != 1 || depth >= maxFold {
		return w.local(b, v.Local())
	}
	d := defs[0]
	s := &b.Stmts[d]
	switch {
	case s.Op == jimple.OpThis:
		return "this"
	case w.shared(b, d):
		return w.local(b, v.Local())
	case s.Op == jimple.OpNew:
		if c, ok := Constructor(b, d); ok && c != i {
			if text := w.call(b, c, depth+1); len(text) <= maxText {
				return text
			}
		}
		return "new " + w.simple(b.File.TypeDescriptor(s.Ref))
	case s.Kind == jimple.Assign:
		if text := w.expression(b, d, depth+1); len(text) <= maxText {
			return text
		}
	}
	return w.local(b, v.Local())
}

// Constructor finds the constructor call of the object that statement d makes.
func Constructor(b *jimple.Body, d int32) (int32, bool) {
	for _, use := range b.Uses(d) {
		i := b.StmtOfUse(use)
		s := &b.Stmts[i]
		if s.Op == jimple.OpDirect && b.FirstUse(i) == use && b.File.String(b.File.MethodRef(s.Ref).Name) == "<init>" {
			return i, true
		}
	}
	return 0, false
}

// concatenation prints what a StringBuilder's toString returns as a sum.
func (w *Words) concatenation(b *jimple.Body, i int32, depth int) (string, bool) {
	var parts []string
	seen := 0
	var walk func(i int32) bool
	walk = func(i int32) bool { // adds what the receiver of call i holds
		if seen++; seen > 32 {
			return false
		}
		defs := b.Defs(b.FirstUse(i))
		if len(defs) != 1 {
			return false
		}
		d := defs[0]
		s := &b.Stmts[d]
		switch {
		case s.Op == jimple.OpVirtual && b.File.String(b.File.MethodRef(s.Ref).Name) == "append" && len(b.Args(d)) == 2:
			if !walk(d) {
				return false
			}
			parts = append(parts, w.appended(b, d, depth))
			return true
		case s.Op == jimple.OpNew:
			if c, ok := Constructor(b, d); ok && len(b.Args(c)) == 2 {
				parts = append(parts, w.operand(b, c, 1, depth+1))
			}
			// Calls whose result is not used append to the same object.
			for _, use := range b.Uses(d) {
				if a := b.StmtOfUse(use); a < i && a > d && b.Stmts[a].Op == jimple.OpVirtual && b.FirstUse(a) == use && b.Stmts[a].Def < 0 && len(b.Args(a)) == 2 {
					parts = append(parts, w.appended(b, a, depth))
				}
			}
			return true
		}
		return false
	}
	if !walk(i) || len(parts) == 0 {
		return "", false
	}
	return strings.Join(parts, " + "), true
}

func (w *Words) appended(b *jimple.Body, i int32, depth int) string {
	params, _ := dex.ParamTypes(b.File.ProtoDescriptor(b.File.MethodRef(b.Stmts[i].Ref).Proto))
	if len(params) == 1 {
		return w.typed(b, i, 1, params[0], depth+1)
	}
	return w.operand(b, i, 1, depth+1)
}

// accessor prints a call of a method that the compiler made for an inner class
// as what the method does.
func (w *Words) accessor(b *jimple.Body, i int32, args []string) (string, bool) {
	p := b.Program()
	f := b.File
	r := f.MethodRef(b.Stmts[i].Ref)
	class, ok := p.Dex.Class(f.TypeDescriptor(r.Class))
	if !ok {
		return "", false
	}
	m, ok := p.Dex.Method(class, f.String(r.Name), f.ProtoDescriptor(r.Proto))
	if !ok {
		return "", false
	}
	body, err := p.Body(m)
	if err != nil || body == nil || len(body.Stmts) > 12 {
		return "", false
	}
	for k := range body.Stmts {
		s := &body.Stmts[k]
		if s.Kind != jimple.Assign && s.Kind != jimple.Invoke {
			continue
		}
		fields := body.File
		switch {
		case s.Op == jimple.OpGetField && len(args) == 1:
			return args[0] + "." + w.field(fields, fields.FieldRef(s.Ref)), true
		case s.Op == jimple.OpPutField && len(args) == 2:
			return args[0] + "." + w.field(fields, fields.FieldRef(s.Ref)) + " = " + args[1], true
		case s.Op.HasReceiver() && len(body.Args(int32(k))) == len(args) && len(args) > 0:
			return args[0] + "." + w.method(fields, fields.MethodRef(s.Ref)) + "(" + strings.Join(args[1:], ", ") + ")", true
		}
		break
	}
	return "", false
}

// local names a local without a source name.
func (w *Words) local(b *jimple.Body, l int32) string {
	if name := b.SourceName(l); name != "" {
		return name
	}
	return strings.TrimPrefix(b.Locals[l].Name, "$")
}

func (w *Words) constant(b *jimple.Body, c jimple.Const) string {
	switch c.Kind {
	case jimple.ConstNull:
		return "null"
	case jimple.ConstString:
		s := b.File.String(c.Index)
		if len(s) > 60 {
			s = strings.ToValidUTF8(s[:57], "") + "…"
		}
		return strconv.Quote(s)
	case jimple.ConstClass:
		return w.simple(b.File.TypeDescriptor(c.Index)) + ".class"
	case jimple.ConstFloat:
		return strconv.FormatFloat(float64(math.Float32frombits(uint32(c.Bits))), 'g', -1, 32) + "f"
	case jimple.ConstDouble:
		return strconv.FormatFloat(math.Float64frombits(uint64(c.Bits)), 'g', -1, 64)
	case jimple.ConstLong:
		return strconv.FormatInt(c.Bits, 10) + "L"
	case jimple.ConstInt:
		if w.Resource != nil && dex.IsResource(c.Bits) {
			if name := w.Resource(uint32(c.Bits)); name != "" {
				return name
			}
		}
		return strconv.FormatInt(c.Bits, 10)
	}
	return "?"
}

// simple returns the class name of a descriptor without its package, as the
// source has it.
func (w *Words) simple(descriptor string) string {
	if w.Names == nil {
		return simple(descriptor)
	}
	dims := strings.LastIndexByte(descriptor, '[') + 1
	name, ok := w.Names.Class(criterion.JavaName(descriptor[dims:]))
	if !ok {
		return simple(descriptor)
	}
	return name[strings.LastIndexByte(name, '.')+1:] + strings.Repeat("[]", dims)
}

// field returns the name of a field as the source has it.
func (w *Words) field(f *dex.File, r dex.FieldRef) string {
	name := f.String(r.Name)
	if w.Names != nil {
		name, _ = w.Names.Field(criterion.JavaName(f.TypeDescriptor(r.Class)), name)
	}
	return name
}

// method returns the name of a method as the source has it.
func (w *Words) method(f *dex.File, r dex.MethodRef) string {
	name := f.String(r.Name)
	if w.Names != nil {
		name, _ = w.Names.Method(criterion.JavaName(f.TypeDescriptor(r.Class)), name, f.ProtoDescriptor(r.Proto))
	}
	return name
}

// simple returns the class name of a descriptor without its package.
func simple(descriptor string) string {
	name := criterion.JavaName(descriptor)
	return name[strings.LastIndexByte(name, '.')+1:]
}

// MethodName returns Class.method of a method, without package.
func MethodName(p *dex.Program, m dex.MethodID) string {
	return simple(p.Classes[p.Methods[m].Class].Descriptor) + "." + p.MethodName(m)
}
