// The text of statements, operands and references, in Jimple's grammar.

package jimple

import (
	"math"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// Text returns statement i in Jimple's grammar, without the closing semicolon.
// Jumps name the labels of WriteClass. OpFillArray, which Jimple lacks, is
// written as an assignment of all elements at once.
func (b *Body) Text(i int32) string { return string(b.AppendText(nil, i)) }

// AppendText appends the text of statement i to dst.
func (b *Body) AppendText(dst []byte, i int32) []byte { return b.appendStmt(dst, i, b.Args(i)) }

var binaryText = map[Op]string{
	OpAdd: "+", OpSub: "-", OpMul: "*", OpDiv: "/", OpRem: "%", OpAnd: "&", OpOr: "|", OpXor: "^",
	OpShl: "<<", OpShr: ">>", OpUshr: ">>>", OpCmp: "cmp", OpCmpl: "cmpl", OpCmpg: "cmpg",
	OpEq: "==", OpNe: "!=", OpLt: "<", OpGe: ">=", OpGt: ">", OpLe: "<=",
}

var invokeText = map[Op]string{
	OpVirtual: "virtualinvoke", OpSuper: "specialinvoke", OpDirect: "specialinvoke", OpStatic: "staticinvoke",
	OpInterface: "interfaceinvoke", OpPolymorphic: "virtualinvoke", OpCustom: "dynamicinvoke",
}

// appendStmt writes statement i with the given operands instead of its own.
func (b *Body) appendStmt(dst []byte, i int32, args []Value) []byte {
	s := &b.Stmts[i]
	label := func(t int32) { dst = append(dst, b.Label(t)...) }
	operand := func(k int) { dst = b.appendOperand(dst, args[k]) }
	text := func(t string) { dst = append(dst, t...) }
	switch s.Kind {
	case Nop:
		return append(dst, "nop"...)
	case ReturnVoid:
		return append(dst, "return"...)
	case Return:
		text("return ")
		operand(0)
	case Throw:
		text("throw ")
		operand(0)
	case EnterMonitor:
		text("entermonitor ")
		operand(0)
	case ExitMonitor:
		text("exitmonitor ")
		operand(0)
	case Goto:
		text("goto ")
		label(s.Target)
	case If:
		text("if ")
		operand(0)
		text(" " + binaryText[s.Op] + " ")
		operand(1)
		text(" goto ")
		label(s.Target)
	case TableSwitch, LookupSwitch:
		if s.Kind == TableSwitch && len(b.Switch(i).Keys) > 0 {
			text("tableswitch(")
		} else {
			text("lookupswitch(")
		}
		operand(0)
		text(") { ")
		table := b.Switch(i)
		for k, key := range table.Keys {
			text("case ")
			dst = strconv.AppendInt(dst, int64(key), 10)
			text(": goto ")
			label(table.Targets[k])
			text("; ")
		}
		text("default: goto ")
		label(table.Default)
		text("; }")
	case Identity:
		dst = append(dst, b.Locals[s.Def].Name...)
		switch s.Op {
		case OpThis:
			text(" := @this: ")
			dst = appendTypeName(dst, Type(b.signature.class))
		case OpParam:
			text(" := @parameter")
			dst = strconv.AppendUint(dst, uint64(s.Ref), 10)
			text(": ")
			dst = appendTypeName(dst, Type(b.signature.params[s.Ref]))
		default:
			text(" := @caughtexception")
		}
	default:
		return b.appendAssign(dst, i, args)
	}
	return dst
}

// appendAssign writes assignments and calls.
func (b *Body) appendAssign(dst []byte, i int32, args []Value) []byte {
	if d := b.Stmts[i].Def; d >= 0 {
		dst = append(dst, b.Locals[d].Name...)
		dst = append(dst, " = "...)
	}
	return b.appendValue(dst, i, args)
}

// appendValue writes what statement i assigns, with what a store assigns it to.
func (b *Body) appendValue(dst []byte, i int32, args []Value) []byte {
	s := &b.Stmts[i]
	operand := func(k int) { dst = b.appendOperand(dst, args[k]) }
	text := func(t string) { dst = append(dst, t...) }
	switch {
	case s.Op == OpConst || s.Op == OpCopy:
		operand(0)
	case s.Op == OpCast:
		text("(")
		if s.Cast != 0 {
			dst = appendTypeName(dst, Type(s.Cast))
		} else {
			dst = appendTypeName(dst, b.TypeRef(s.Ref))
		}
		text(") ")
		operand(0)
	case s.Op == OpInstanceOf:
		operand(0)
		text(" instanceof ")
		dst = appendTypeName(dst, b.TypeRef(s.Ref))
	case s.Op == OpNew:
		text("new ")
		dst = appendTypeName(dst, b.TypeRef(s.Ref))
	case s.Op == OpNewArray:
		text("newarray (")
		dst = appendTypeName(dst, b.TypeRef(s.Ref).Element())
		text(")[")
		operand(0)
		text("]")
	case s.Op == OpLength:
		text("lengthof ")
		operand(0)
	case s.Op == OpNeg:
		text("neg ")
		operand(0)
	case s.Op.IsBinary():
		operand(0)
		text(" " + binaryText[s.Op] + " ")
		operand(1)
	case s.Op == OpGetField:
		operand(0)
		text(".")
		dst = b.appendFieldRef(dst, s.Ref)
	case s.Op == OpPutField:
		operand(0)
		text(".")
		dst = b.appendFieldRef(dst, s.Ref)
		text(" = ")
		operand(1)
	case s.Op == OpGetStatic:
		dst = b.appendFieldRef(dst, s.Ref)
	case s.Op == OpPutStatic:
		dst = b.appendFieldRef(dst, s.Ref)
		text(" = ")
		operand(0)
	case s.Op == OpGetElement:
		operand(0)
		text("[")
		operand(1)
		text("]")
	case s.Op == OpPutElement:
		operand(0)
		text("[")
		operand(1)
		text("] = ")
		operand(2)
	case s.Op == OpFillArray:
		operand(0)
		text("[] = {")
		n := b.FillLen(i)
		for k := range n {
			if k > 0 {
				text(", ")
			}
			dst = appendConst(dst, b, b.FillElement(i, k))
		}
		text("}")
	case s.Op.IsInvoke():
		dst = b.appendInvoke(dst, s, args)
	}
	return dst
}

// appendInvoke writes the call expression of s.
func (b *Body) appendInvoke(dst []byte, s *Stmt, args []Value) []byte {
	dst = append(dst, invokeText[s.Op]...)
	dst = append(dst, ' ')
	if s.Op.HasReceiver() {
		dst = b.appendOperand(dst, args[0])
		dst = append(dst, '.')
		args = args[1:]
	}
	list := func(n int, each func(k int)) {
		dst = append(dst, '(')
		for k := range n {
			if k > 0 {
				dst = append(dst, ", "...)
			}
			each(k)
		}
		dst = append(dst, ')')
	}
	if s.Op != OpCustom {
		r := b.File.MethodRef(s.Ref)
		proto := b.File.Proto(r.Proto)
		if s.Op == OpPolymorphic {
			proto = b.File.Proto(uint32(s.Proto))
		}
		dst = b.appendMethodRef(dst, r, proto)
		list(len(args), func(k int) { dst = b.appendOperand(dst, args[k]) })
		return dst
	}
	site, err := b.File.CallSite(s.Ref)
	if err != nil { // it was read when the method was lifted
		return append(dst, "<broken call site>"...)
	}
	proto := b.File.Proto(site[2].Index())
	dst = append(dst, '"')
	dst = appendEscaped(dst, b.File.String(site[1].Index()))
	dst = append(dst, "\" <"...)
	dst = appendTypeName(dst, b.TypeRef(proto.Return))
	dst = append(dst, ' ')
	dst = b.appendParams(dst, proto)
	dst = append(dst, '>')
	list(len(args), func(k int) { dst = b.appendOperand(dst, args[k]) })
	dst = append(dst, ' ')
	dst = b.appendHandle(dst, site[0].Index())
	list(len(site)-3, func(k int) { dst = appendConst(dst, b, b.valueConst(site[3+k])) })
	return dst
}

// valueConst turns an encoded value of a call site into a constant.
func (b *Body) valueConst(v dex.Value) Const {
	switch v.Kind {
	case dex.ValueLong:
		return Const{Kind: ConstLong, Bits: v.Bits}
	case dex.ValueFloat:
		return Const{Kind: ConstFloat, Bits: v.Bits}
	case dex.ValueDouble:
		return Const{Kind: ConstDouble, Bits: v.Bits}
	case dex.ValueString:
		return Const{Kind: ConstString, Index: v.Index()}
	case dex.ValueType:
		return Const{Kind: ConstClass, Index: v.Index()}
	case dex.ValueMethodHandle:
		return Const{Kind: ConstMethodHandle, Index: v.Index()}
	case dex.ValueMethodType:
		return Const{Kind: ConstMethodType, Index: v.Index()}
	case dex.ValueNull:
		return Const{Kind: ConstNull}
	}
	return Const{Kind: ConstInt, Bits: v.Bits}
}

// TypeRef returns the type with the given index in the body's file.
func (b *Body) TypeRef(index uint32) Type { return Type(b.File.TypeDescriptor(index)) }

func (b *Body) appendOperand(dst []byte, v Value) []byte {
	if v.IsLocal() {
		return append(dst, b.Locals[v].Name...)
	}
	return appendConst(dst, b, b.Const(v))
}

func (b *Body) appendFieldRef(dst []byte, index uint32) []byte {
	r := b.File.FieldRef(index)
	dst = append(dst, '<')
	dst = appendTypeName(dst, b.TypeRef(r.Class))
	dst = append(dst, ": "...)
	dst = appendTypeName(dst, b.TypeRef(r.Type))
	dst = append(dst, ' ')
	dst = appendName(dst, b.File.String(r.Name))
	return append(dst, '>')
}

func (b *Body) appendMethodRef(dst []byte, r dex.MethodRef, proto dex.Proto) []byte {
	class := b.TypeRef(r.Class)
	if class.IsArray() { // Jimple's grammar has no methods of arrays; they are Object's
		class = ObjectType
	}
	dst = append(dst, '<')
	dst = appendTypeName(dst, class)
	dst = append(dst, ": "...)
	dst = appendTypeName(dst, b.TypeRef(proto.Return))
	dst = append(dst, ' ')
	dst = appendName(dst, b.File.String(r.Name))
	dst = b.appendParams(dst, proto)
	return append(dst, '>')
}

func (b *Body) appendParams(dst []byte, proto dex.Proto) []byte {
	dst = append(dst, '(')
	for k := range proto.Params.Len() {
		if k > 0 {
			dst = append(dst, ',')
		}
		dst = appendTypeName(dst, b.TypeRef(proto.Params.At(k)))
	}
	return append(dst, ')')
}

var handleText = [...]string{
	"REF_PUT_STATIC", "REF_GET_STATIC", "REF_PUT_FIELD", "REF_GET_FIELD", "REF_INVOKE_STATIC", "REF_INVOKE_VIRTUAL",
	"REF_INVOKE_CONSTRUCTOR", "REF_INVOKE_DIRECT", "REF_INVOKE_INTERFACE",
}

func (b *Body) appendHandle(dst []byte, index uint32) []byte {
	h, err := b.File.MethodHandle(index)
	if err != nil {
		return append(dst, "<broken method handle>"...)
	}
	if h.Kind.IsField() {
		return b.appendFieldRef(dst, h.Index)
	}
	r := b.File.MethodRef(h.Index)
	return b.appendMethodRef(dst, r, b.File.Proto(r.Proto))
}

func appendConst(dst []byte, b *Body, c Const) []byte {
	switch c.Kind {
	case ConstInt:
		return strconv.AppendInt(dst, c.Bits, 10)
	case ConstLong:
		return append(strconv.AppendInt(dst, c.Bits, 10), 'L')
	case ConstFloat:
		return append(appendFloat(dst, float64(math.Float32frombits(uint32(c.Bits))), 32), 'F')
	case ConstDouble:
		return appendFloat(dst, math.Float64frombits(uint64(c.Bits)), 64)
	case ConstNull:
		return append(dst, "null"...)
	case ConstString:
		dst = append(dst, '"')
		dst = appendEscaped(dst, b.File.String(c.Index))
		return append(dst, '"')
	case ConstClass:
		dst = append(dst, `class "`...)
		dst = appendEscaped(dst, b.File.TypeDescriptor(c.Index))
		return append(dst, '"')
	case ConstMethodHandle:
		dst = append(dst, `methodhandle: "`...)
		if h, err := b.File.MethodHandle(c.Index); err == nil {
			dst = append(dst, handleText[h.Kind]...)
		}
		dst = append(dst, `" `...)
		return b.appendHandle(dst, c.Index)
	case ConstMethodType:
		p := b.File.Proto(c.Index)
		dst = append(dst, "methodtype: "...)
		dst = appendTypeName(dst, b.TypeRef(p.Return))
		dst = append(dst, " __METHODTYPE__"...)
		return b.appendParams(dst, p)
	}
	return dst
}

// appendFloat writes a number as Java's Double.toString does, with Jimple's
// mark before what is no number.
func appendFloat(dst []byte, v float64, bits int) []byte {
	switch {
	case math.IsNaN(v):
		return append(dst, "#NaN"...)
	case math.IsInf(v, 1):
		return append(dst, "#Infinity"...)
	case math.IsInf(v, -1):
		return append(dst, "#-Infinity"...)
	}
	if a := math.Abs(v); a == 0 || a >= 1e-3 && a < 1e7 {
		start := len(dst)
		dst = strconv.AppendFloat(dst, v, 'f', -1, bits)
		if !strings.Contains(string(dst[start:]), ".") {
			dst = append(dst, ".0"...)
		}
		return dst
	}
	text := strconv.FormatFloat(v, 'e', -1, bits)
	if !strings.Contains(text, ".") {
		text = strconv.FormatFloat(v, 'e', 1, bits) // of the numbers with two digits the nearest
	}
	mantissa, exp, _ := strings.Cut(text, "e")
	dst = append(dst, mantissa...)
	n, _ := strconv.Atoi(exp)
	dst = append(dst, 'E')
	return strconv.AppendInt(dst, int64(n), 10)
}

const hexDigits = "0123456789abcdef"

// appendEscaped writes the inside of a string literal.
func appendEscaped(dst []byte, s string) []byte {
	plain := true
	for i := 0; i < len(s); i++ {
		if c := s[i]; c < 0x20 || c > 0x7e || c == '"' || c == '\'' || c == '\\' {
			plain = false
			break
		}
	}
	if plain {
		return append(dst, s...)
	}
	for _, u := range dex.UTF16(s) {
		switch {
		case u == '"' || u == '\'' || u == '\\':
			dst = append(dst, '\\', byte(u))
		case u == '\n':
			dst = append(dst, `\n`...)
		case u == '\t':
			dst = append(dst, `\t`...)
		case u == '\r':
			dst = append(dst, `\r`...)
		case u < 0x20 || u > 0x7e:
			dst = append(dst, '\\', 'u', hexDigits[u>>12], hexDigits[u>>8&15], hexDigits[u>>4&15], hexDigits[u&15])
		default:
			dst = append(dst, byte(u))
		}
	}
	return dst
}

var reserved = map[string]bool{}

func init() {
	for _, w := range strings.Fields(`abstract final native public protected private static synchronized transient
		volatile strictfp enum annotation class interface void boolean byte short char int long float double null_type
		unknown extends implements breakpoint case catch cmp cmpg cmpl default entermonitor exitmonitor goto if
		instanceof interfaceinvoke lengthof lookupswitch neg new newarray newmultiarray nop ret return specialinvoke
		staticinvoke dynamicinvoke tableswitch throw throws virtualinvoke null from to with cls break methodhandle
		methodtype`) {
		reserved[w] = true
	}
}

// appendName writes one identifier, quoted where Jimple's grammar needs it.
func appendName(dst []byte, name string) []byte {
	plain := name != "" && !reserved[name]
	for i := 0; i < len(name) && plain; i++ {
		c := name[i]
		letter := c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == '$'
		plain = letter || i > 0 && c >= '0' && c <= '9'
	}
	if plain || name == "<init>" || name == "<clinit>" {
		return append(dst, name...)
	}
	dst = append(dst, '\'')
	for _, u := range dex.UTF16(name) {
		if u < 0x20 || u > 0x7e || u == '\'' || u == '\\' {
			dst = append(dst, '\\', 'u', hexDigits[u>>12], hexDigits[u>>8&15], hexDigits[u>>4&15], hexDigits[u&15])
		} else {
			dst = append(dst, byte(u))
		}
	}
	return append(dst, '\'')
}

// appendTypeName writes a type as Java does, its parts quoted where needed.
func appendTypeName(dst []byte, t Type) []byte {
	dims := 0
	for dims < len(t) && t[dims] == '[' {
		dims++
	}
	base := t[dims:]
	if len(base) >= 2 && base[0] == 'L' && base[len(base)-1] == ';' {
		name := string(base[1 : len(base)-1])
		for {
			part, rest, more := strings.Cut(name, "/")
			dst = appendName(dst, part)
			if !more {
				break
			}
			dst = append(dst, '.')
			name = rest
		}
	} else {
		dst = append(dst, base.Java()...)
	}
	for range dims {
		dst = append(dst, "[]"...)
	}
	return dst
}

// FillLen returns the number of elements that OpFillArray statement i stores.
func (b *Body) FillLen(i int32) int {
	width, data := b.Fill(i)
	return len(data) / width
}

// FillElement returns element k of OpFillArray statement i, typed by the array.
func (b *Body) FillElement(i int32, k int) Const {
	width, data := b.Fill(i)
	var bits uint64
	for n := width - 1; n >= 0; n-- {
		bits = bits<<8 | uint64(data[k*width+n])
	}
	shift := uint(64 - 8*width)
	signed := int64(bits<<shift) >> shift
	t := b.typeOf(b.Args(i)[0])
	if t.IsArray() {
		t = t.Element()
	}
	switch {
	case t == Float && width == 4:
		return Const{Kind: ConstFloat, Bits: int64(bits)}
	case t == Double && width == 8:
		return Const{Kind: ConstDouble, Bits: int64(bits)}
	case width == 8:
		return Const{Kind: ConstLong, Bits: signed}
	case t == Char || t == Boolean:
		return Const{Kind: ConstInt, Bits: int64(bits)}
	}
	return Const{Kind: ConstInt, Bits: signed}
}

// typeOf returns the type of an operand.
func (b *Body) typeOf(v Value) Type {
	if v.IsLocal() {
		return b.Locals[v].Type
	}
	switch c := b.Const(v); c.Kind {
	case ConstLong:
		return Long
	case ConstFloat:
		return Float
	case ConstDouble:
		return Double
	case ConstNull:
		return Null
	case ConstString:
		return stringType
	case ConstClass:
		return classType
	case ConstMethodHandle:
		return "Ljava/lang/invoke/MethodHandle;"
	case ConstMethodType:
		return "Ljava/lang/invoke/MethodType;"
	}
	return Int
}
