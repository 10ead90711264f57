// Shapes: what a Jimple statement and a Dalvik instruction have in common
// whatever the locals are called.
//
// Local names, the target of a branch and the order of locals differ between
// versions of Soot, so a statement is compared by its kind, operator and the
// class, field, method or type that it names.

package esdroidlog

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// Shape returns what identifies a Jimple statement whatever its locals and its
// constant arguments are called; "" for statements that no instruction stands for.
func Shape(statement string) string { return statementShape(statement) }

// InstructionShape returns the Shape of the statement that Soot makes of an
// instruction; "" if it makes none.
func InstructionShape(f *dex.File, in *dex.Insn) string {
	shape, _ := instructionShape(f, in)
	return shape
}

// SubSignature spells a method as Soot does without its class: void m(int).
func SubSignature(name, proto string) string {
	params, _ := dex.ParamTypes(proto)
	for i, p := range params {
		params[i] = JavaType(p)
	}
	return JavaType(dex.ReturnType(proto)) + " " + name + "(" + strings.Join(params, ",") + ")"
}

// statementShape returns the shape of a Jimple statement; "" if it has none
// that an instruction could be compared with.
func statementShape(text string) string {
	if rest, ok := strings.CutPrefix(text, "if "); ok {
		condition, _, _ := strings.Cut(rest, " goto ")
		// The right side may be a class constant, which has a blank.
		if f := strings.Fields(condition); len(f) == 3 || len(f) == 4 && f[2] == "class" {
			return "if " + f[1]
		}
		return ""
	}
	if strings.HasPrefix(text, "lookupswitch(") || strings.HasPrefix(text, "tableswitch(") {
		return "switch"
	}
	if invoke := invokeShape(text); invoke != "" {
		return invoke
	}
	left, right, ok := cutAssignment(text)
	if !ok {
		return ""
	}
	switch {
	case strings.HasPrefix(left, "<"):
		return "putstatic " + reference(left)
	case strings.HasSuffix(left, ">"):
		return "putfield " + reference(left)
	case strings.HasSuffix(left, "]"):
		return "aput"
	}
	return valueShape(right)
}

// cutAssignment splits at the first " = " outside of angle brackets.
func cutAssignment(text string) (left, right string, ok bool) {
	depth := 0
	for i := 0; i+3 <= len(text); i++ {
		switch text[i] {
		case '<':
			depth++
		case '>':
			depth--
		case '"':
			return "", "", false
		case ' ':
			if depth <= 0 && text[i:i+3] == " = " {
				return text[:i], text[i+3:], true
			}
		}
	}
	return "", "", false
}

func valueShape(right string) string {
	if invoke := invokeShape(right); invoke != "" {
		return invoke
	}
	switch {
	case right == "":
		return ""
	case right[0] == '<':
		return "getstatic " + reference(right)
	case right[0] == '"' || strings.HasPrefix(right, "class \""):
		return "const"
	case strings.HasPrefix(right, "new "):
		return "new " + right[len("new "):]
	case strings.HasPrefix(right, "newarray (") || strings.HasPrefix(right, "newmultiarray ("):
		return "newarray"
	case strings.HasPrefix(right, "lengthof "):
		return "lengthof"
	case strings.HasPrefix(right, "neg "):
		return "neg"
	case right[0] == '(':
		if end := strings.IndexByte(right, ')'); end > 0 {
			return "cast " + right[1:end]
		}
		return ""
	}
	if strings.HasSuffix(right, ">") && strings.Contains(right, ".<") {
		return "getfield " + reference(right)
	}
	f := strings.Fields(right)
	switch {
	case len(f) == 3 && f[1] == "instanceof":
		return "instanceof " + f[2]
	case len(f) == 3:
		return "op " + f[1]
	case len(f) == 1 && strings.HasSuffix(right, "]"):
		return "aget"
	case len(f) == 1:
		return "const" // a constant, or a copy of a local
	}
	return ""
}

func invokeShape(text string) string {
	kind, _, ok := strings.Cut(text, "invoke ")
	switch kind {
	case "virtual", "interface", "special", "static", "dynamic":
	default:
		return ""
	}
	if !ok {
		return ""
	}
	return kind + " " + reference(text)
}

// reference returns the <C: T m(A)> or <C: T f> in a text, without the quotes
// that Jimple puts round reserved names; a cut one is returned as far as it goes.
func reference(text string) string {
	start := strings.IndexByte(text, '<')
	if start < 0 {
		return ""
	}
	text = text[start:]
	depth := 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '<':
			depth++
		case '>':
			if depth--; depth == 0 {
				return strings.ReplaceAll(text[:i+1], "'", "")
			}
		}
	}
	return strings.ReplaceAll(text, "'", "")
}

// logged says whether an instruction leaves a record.
type logged uint8

const (
	silent    logged = iota // never
	sometimes               // Soot may propagate or remove it
	always
)

// instructionShape returns the shape of an instruction and whether Soot's
// translation of it leaves a record.
func instructionShape(f *dex.File, in *dex.Insn) (string, logged) {
	op := in.Op
	switch {
	case op.Has(dex.FlagIf):
		return "if " + [...]string{"==", "!=", "<", ">=", ">", "<="}[(op-dex.OpIfEq)%6], always
	case op == dex.OpSparseSwitch:
		return "switch", always
	case op == dex.OpPackedSwitch:
		return "switch", sometimes // a table switch is not logged, but Soot turns some into lookup switches
	case op.Has(dex.FlagInvoke):
		return invokeInstructionShape(f, in), always
	case op >= dex.OpAget && op <= dex.OpAgetShort:
		return "aget", always
	case op >= dex.OpAput && op <= dex.OpAputShort:
		return "aput", always
	case op >= dex.OpIget && op <= dex.OpIgetShort:
		return "getfield " + fieldSignature(f, in.Index), always
	case op >= dex.OpIput && op <= dex.OpIputShort:
		return "putfield " + fieldSignature(f, in.Index), always
	case op >= dex.OpSget && op <= dex.OpSgetShort:
		return "getstatic " + fieldSignature(f, in.Index), always
	case op >= dex.OpSput && op <= dex.OpSputShort:
		return "putstatic " + fieldSignature(f, in.Index), always
	case op >= dex.OpCmplFloat && op <= dex.OpCmpLong:
		return "op " + [...]string{"cmpl", "cmpg", "cmpl", "cmpg", "cmp"}[op-dex.OpCmplFloat], sometimes
	case op >= dex.OpConst4 && op <= dex.OpConstClass, op >= dex.OpMove && op <= dex.OpMoveObject16:
		return "const", sometimes
	case op >= dex.OpAddInt && op <= dex.OpRemDouble:
		return "op " + binaryOperator(op-dex.OpAddInt), sometimes
	case op >= dex.OpAddInt2addr && op <= dex.OpRemDouble2addr:
		return "op " + binaryOperator(op-dex.OpAddInt2addr), sometimes
	case op >= dex.OpAddIntLit16 && op <= dex.OpXorIntLit16:
		return "op " + [...]string{"+", "-", "*", "/", "%", "&", "|", "^"}[op-dex.OpAddIntLit16], sometimes
	case op >= dex.OpAddIntLit8 && op <= dex.OpUshrIntLit8:
		return "op " + [...]string{"+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", ">>>"}[op-dex.OpAddIntLit8], sometimes
	case op >= dex.OpIntToLong && op <= dex.OpIntToShort:
		return "cast " + strings.SplitAfter(op.String(), "-to-")[1], sometimes
	}
	switch op {
	case dex.OpCheckCast:
		return "cast " + JavaType(f.TypeDescriptor(in.Index)), sometimes
	case dex.OpInstanceOf:
		return "instanceof " + JavaType(f.TypeDescriptor(in.Index)), sometimes
	case dex.OpArrayLength:
		return "lengthof", always
	case dex.OpNewInstance:
		return "new " + JavaType(f.TypeDescriptor(in.Index)), always
	case dex.OpNewArray, dex.OpFilledNewArray, dex.OpFilledNewArrayRange:
		return "newarray", always
	case dex.OpFillArrayData:
		return "aput", always
	case dex.OpNegInt, dex.OpNegLong, dex.OpNegFloat, dex.OpNegDouble:
		return "neg", sometimes
	case dex.OpNotInt, dex.OpNotLong:
		return "op ^", sometimes
	}
	return "", silent
}

// otherShape returns the shape by which Soot prints an invoke when the class
// file's rules make it another method than the dex file names: what arrays and
// interfaces have from Object. It is "" if there is none.
func otherShape(f *dex.File, in *dex.Insn) string {
	if !in.Op.Has(dex.FlagInvoke) || in.Op.Index() != dex.IndexMethod {
		return ""
	}
	r := f.MethodRef(in.Index)
	class, name, proto := f.TypeDescriptor(r.Class), f.String(r.Name), f.ProtoDescriptor(r.Proto)
	if class == objectClass || !strings.HasPrefix(class, "[") && in.Op != dex.OpInvokeInterface && in.Op != dex.OpInvokeInterfaceRange {
		return ""
	}
	if name == "clone" && strings.HasPrefix(proto, "()") {
		proto = "()" + objectClass // compilers give an array's clone its own type
	}
	java, ok := objectMethods[name+proto]
	if !ok {
		return ""
	}
	return "virtual <java.lang.Object: " + java + ">"
}

const objectClass = "Ljava/lang/Object;"

// objectMethods are the methods of java.lang.Object that may be called on any
// reference, in Jimple's spelling.
var objectMethods = map[string]string{
	"clone()Ljava/lang/Object;":    "java.lang.Object clone()",
	"equals(Ljava/lang/Object;)Z":  "boolean equals(java.lang.Object)",
	"getClass()Ljava/lang/Class;":  "java.lang.Class getClass()",
	"hashCode()I":                  "int hashCode()",
	"notify()V":                    "void notify()",
	"notifyAll()V":                 "void notifyAll()",
	"toString()Ljava/lang/String;": "java.lang.String toString()",
	"wait()V":                      "void wait()",
	"wait(J)V":                     "void wait(long)",
	"wait(JI)V":                    "void wait(long,int)",
}

// manyRecords reports whether one instruction leaves several array stores.
func manyRecords(op dex.Op) bool {
	return op == dex.OpFillArrayData || op == dex.OpFilledNewArray || op == dex.OpFilledNewArrayRange
}

// binaryOperator maps the distance from add-int or add-int/2addr.
func binaryOperator(i dex.Op) string {
	ints := [...]string{"+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", ">>>"}
	if i < 22 {
		return ints[i%11]
	}
	return ints[(i-22)%5]
}

func invokeInstructionShape(f *dex.File, in *dex.Insn) string {
	kind := "virtual"
	switch in.Op {
	case dex.OpInvokeSuper, dex.OpInvokeSuperRange, dex.OpInvokeDirect, dex.OpInvokeDirectRange:
		kind = "special"
	case dex.OpInvokeStatic, dex.OpInvokeStaticRange:
		kind = "static"
	case dex.OpInvokeInterface, dex.OpInvokeInterfaceRange:
		kind = "interface"
	case dex.OpInvokeCustom, dex.OpInvokeCustomRange:
		return "dynamic"
	}
	return kind + " " + methodSignature(f, in.Index)
}

// methodSignature is Soot's <C: T m(A,B)>.
func methodSignature(f *dex.File, i uint32) string {
	r := f.MethodRef(i)
	p := f.Proto(r.Proto)
	var b strings.Builder
	b.WriteString("<" + JavaType(f.TypeDescriptor(r.Class)) + ": " + JavaType(f.TypeDescriptor(p.Return)) + " " + f.String(r.Name) + "(")
	for k := range p.Params.Len() {
		if k > 0 {
			b.WriteByte(',')
		}
		b.WriteString(JavaType(f.TypeDescriptor(p.Params.At(k))))
	}
	b.WriteString(")>")
	return b.String()
}

func fieldSignature(f *dex.File, i uint32) string {
	r := f.FieldRef(i)
	return "<" + JavaType(f.TypeDescriptor(r.Class)) + ": " + JavaType(f.TypeDescriptor(r.Type)) + " " + f.String(r.Name) + ">"
}

var primitives = map[byte]string{'V': "void", 'Z': "boolean", 'B': "byte", 'S': "short", 'C': "char", 'I': "int", 'J': "long", 'F': "float", 'D': "double"}

// JavaType spells a descriptor as Java and Jimple do: java.lang.String[].
func JavaType(descriptor string) string {
	dims := 0
	for dims < len(descriptor) && descriptor[dims] == '[' {
		dims++
	}
	base := descriptor[dims:]
	switch {
	case len(base) == 1:
		base = primitives[base[0]]
	case len(base) > 1 && base[0] == 'L':
		base = strings.ReplaceAll(strings.TrimSuffix(base[1:], ";"), "/", ".")
	}
	return base + strings.Repeat("[]", dims)
}
