// Where an exception was raised: of the instructions that can raise it, those
// of which the platform's message speaks. The texts are those of Android's
// runtime, common_throws.cc; other texts decide nothing.

package decode

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// asSaid picks the candidates of which the message of an exception speaks and
// that can fail with what is known of the registers; all if none remains.
func (f *frame) asSaid(candidates []int, e exception) []int {
	var out []int
	for _, i := range candidates {
		in := &f.plan.Flow.Insns[i]
		if speaksOf(f.plan.Flow.Code.File(), in, e) && !f.refutes(i, e) {
			out = append(out, i)
		}
	}
	if len(out) == 0 {
		return candidates
	}
	return out
}

// speaksOf reports whether the message of an exception can be about an
// instruction.
func speaksOf(file *dex.File, in *dex.Insn, e exception) bool {
	op := in.Op
	says := func(text string) bool { return strings.HasPrefix(e.message, text) }
	field := func() string { return "'" + fieldName(file, in.Index) + "'" }
	switch {
	case e.class == "Ljava/lang/ClassCastException;":
		_, target, ok := strings.Cut(e.message, " cannot be cast to ")
		return !ok || op != dex.OpCheckCast || target == dex.JavaName(file.TypeDescriptor(in.Index))
	case e.class != "Ljava/lang/NullPointerException;":
		return true
	case says("Attempt to read from field "):
		return op >= dex.OpIget && op <= dex.OpIgetShort && strings.Contains(e.message, field())
	case says("Attempt to write to field "):
		return op >= dex.OpIput && op <= dex.OpIputShort && strings.Contains(e.message, field())
	case says("Attempt to invoke "):
		return op.Has(dex.FlagInvoke) && op.Index() == dex.IndexMethod && strings.Contains(e.message, methodName(file, in.Index))
	case says("Attempt to get length of null array"):
		return op == dex.OpArrayLength
	case says("Attempt to read from null array"):
		return op >= dex.OpAget && op <= dex.OpAgetShort
	case says("Attempt to write to null array"):
		return op >= dex.OpAput && op <= dex.OpAputShort
	case says("Attempt to throw null exception"):
		return op == dex.OpThrow
	}
	return true
}

// refutes reports whether the values of the registers that an instruction uses
// are known and do not make it fail.
func (f *frame) refutes(i int, e exception) bool {
	in := &f.plan.Flow.Insns[i]
	value := func(r uint16) (uint32, bool) {
		if !f.known.Has(r) || f.values == nil {
			return 0, false
		}
		for _, between := range f.plan.Flow.Insns[f.pos:i] {
			if between.Op.Has(dex.FlagSetsA) && (between.A == r || between.Op.Has(dex.FlagWideA) && between.A+1 == r) {
				return 0, false
			}
		}
		return f.values[r], true
	}
	registers := culprits(in)
	if i < f.pos || len(registers) == 0 {
		return false
	}
	v, known := value(registers[len(registers)-1])
	switch e.class {
	case "Ljava/lang/NullPointerException;":
		v, known = value(registers[0])
		return known && v != 0
	case "Ljava/lang/ArithmeticException;":
		return known && v != 0
	case "Ljava/lang/ArrayIndexOutOfBoundsException;":
		_, index, ok := strings.Cut(e.message, "; index=")
		return ok && known && index != fmt.Sprint(int32(v))
	}
	return false
}

// fieldName spells a field as messages do: "a.B.c".
func fieldName(file *dex.File, i uint32) string {
	ref := file.FieldRef(i)
	return dex.JavaName(file.TypeDescriptor(ref.Type)) + " " + dex.JavaName(file.TypeDescriptor(ref.Class)) + "." + file.String(ref.Name)
}

// methodName spells a method with its parameters as messages do.
func methodName(file *dex.File, i uint32) string {
	ref := file.MethodRef(i)
	params, _ := dex.ParamTypes(file.ProtoDescriptor(ref.Proto))
	names := make([]string, 0, len(params))
	for _, p := range params {
		names = append(names, dex.JavaName(p))
	}
	return " " + dex.JavaName(file.TypeDescriptor(ref.Class)) + "." + file.String(ref.Name) + "(" + strings.Join(names, ", ") + ")"
}
