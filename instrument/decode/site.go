// Where an exception was raised: of the instructions that can raise it, those
// that agree with what its stack trace says.

package decode

import (
	"slices"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/plan"
)

// exception is what a recording says of one. The first time that an exception
// which is not the app's is met, it says from the stack trace which method of
// the app it came to, in which line, and out of which method of the platform,
// and what its message is.
type exception struct {
	id      uint32
	class   string // descriptor
	callee  string // of the platform, "" if the app's method raised it itself
	method  string // "" if unknown
	line    int32
	message string
}

// newException reads the records of an exception: its identity, and its class,
// behind which the place may stand in further lines.
func newException(id, text event) exception {
	lines := strings.SplitN(text.text, "\n", 5)
	e := exception{id: id.value, class: dex.ClassDescriptor(lines[0])}
	if len(lines) < 4 {
		return e
	}
	line, err := strconv.ParseInt(lines[3], 10, 32)
	if err != nil {
		return e
	}
	e.callee, e.line = calledIn(lines[1]), int32(line)
	e.method = calledIn(lines[2])
	e.method = e.method[strings.LastIndexByte(e.method, '.')+1:]
	if len(lines) > 4 {
		e.message = lines[4]
	}
	return e
}

// calledIn returns class and method of a line of a stack trace, "a.B.c(B.java:7)",
// in front of which Java names the module.
func calledIn(frame string) string {
	frame, _, _ = strings.Cut(frame, "(")
	return frame[strings.LastIndexByte(frame, '/')+1:]
}

// narrow picks the instructions among candidates that can have raised an
// exception; again tells that it was met before, so that someone throws it
// once more.
func (t *thread) narrow(f *frame, candidates []int, e exception, again bool) []int {
	last := candidates[len(candidates)-1:]
	throws := f.plan.Flow.Insns[last[0]].Op == dex.OpThrow
	_, ours := t.d.program.Class(e.class)
	if throws && (again || ours || f.creates(e.class)) {
		return last
	}
	if !t.raisedIn(f, e) {
		return candidates
	}
	pick := func(fits func(in *dex.Insn) bool) []int {
		var out []int
		for _, i := range candidates {
			if in := &f.plan.Flow.Insns[i]; f.onLine(in.PC, e.line) && fits(in) {
				out = append(out, i)
			}
		}
		return out
	}
	file := f.plan.Flow.Code.File()
	class, name := e.callee, ""
	if dot := strings.LastIndexByte(e.callee, '.'); dot >= 0 {
		class, name = dex.ClassDescriptor(e.callee[:dot]), e.callee[dot+1:]
	}
	calls := func(in *dex.Insn) bool {
		return in.Op.Has(dex.FlagInvoke) && in.Op.Index() == dex.IndexMethod && file.String(file.MethodRef(in.Index).Name) == name
	}
	var out []int
	if e.callee == "" {
		if out = pick(func(in *dex.Insn) bool { return raises(in, e.class) }); len(out) == 0 && throws {
			return last
		}
	} else {
		out = pick(func(in *dex.Insn) bool {
			return calls(in) && file.TypeDescriptor(file.MethodRef(in.Index).Class) == class
		})
		if len(out) == 0 {
			out = pick(calls)
		}
		if len(out) == 0 {
			out = pick(func(in *dex.Insn) bool { return plan.CallsOut(in.Op) })
		}
	}
	if len(out) == 0 {
		return candidates
	}
	if e.callee == "" {
		out = f.firstOfEqual(f.asSaid(out, e))
	}
	return out
}

// firstOfEqual leaves out instructions that fail by the same registers as one
// in front of them, which would have failed then.
func (f *frame) firstOfEqual(candidates []int) []int {
	out := candidates[:1:1]
	for _, i := range candidates[1:] {
		in := &f.plan.Flow.Insns[i]
		equal := slices.ContainsFunc(out, func(k int) bool {
			a, b := culprits(&f.plan.Flow.Insns[k]), culprits(in)
			if len(a) == 0 || !slices.Equal(a, b) {
				return false
			}
			for _, between := range f.plan.Flow.Insns[k:i] {
				if between.Op.Has(dex.FlagSetsA) && (slices.Contains(b, between.A) || between.Op.Has(dex.FlagWideA) && slices.Contains(b, between.A+1)) {
					return false
				}
			}
			return true
		})
		if !equal {
			out = append(out, i)
		}
	}
	return out
}

// culprits returns the registers by which an instruction fails.
func culprits(in *dex.Insn) []uint16 {
	op := in.Op
	switch {
	case op >= dex.OpAget && op <= dex.OpAputShort:
		return []uint16{in.B, in.C}
	case op >= dex.OpIget && op <= dex.OpIputShort:
		return []uint16{in.B}
	case op.Has(dex.FlagInvoke) && in.NumArgs() > 0:
		return []uint16{in.Arg(0)}
	case op >= dex.OpAddInt && op <= dex.OpRemDouble:
		return []uint16{in.C}
	case op >= dex.OpAddInt2addr && op <= dex.OpRemDouble2addr:
		return []uint16{in.B}
	case op == dex.OpArrayLength:
		return []uint16{in.B}
	}
	return nil
}

// raisedIn reports whether an exception came to the app in the method of f.
func (t *thread) raisedIn(f *frame, e exception) bool {
	return e.method != "" && e.method == t.d.program.MethodName(f.method)
}

// onLine reports whether an instruction is on a line as stack traces tell it:
// methods without line numbers have addresses there.
func (f *frame) onLine(pc uint32, line int32) bool {
	if !f.linesRead {
		f.lines, _ = f.plan.Flow.Code.Lines()
		f.linesRead = true
	}
	if len(f.lines) == 0 {
		return pc == uint32(line)
	}
	n, ok := dex.LineAt(f.lines, pc)
	return !ok || line <= 0 || n == uint32(line)
}

// raises reports whether an instruction can raise an exception of a class
// without calling anything.
func raises(in *dex.Insn, class string) bool {
	op := in.Op
	array := op >= dex.OpAget && op <= dex.OpAputShort
	switch class {
	case "Ljava/lang/ArithmeticException;":
		return !array && op.Has(dex.FlagThrows) && (op >= dex.OpAddInt && op <= dex.OpUshrIntLit8)
	case "Ljava/lang/ArrayIndexOutOfBoundsException;":
		return array || op == dex.OpFillArrayData
	case "Ljava/lang/ArrayStoreException;":
		return op == dex.OpAputObject
	case "Ljava/lang/ClassCastException;":
		return op == dex.OpCheckCast
	case "Ljava/lang/NegativeArraySizeException;":
		return op == dex.OpNewArray
	case "Ljava/lang/NullPointerException;":
		static := op == dex.OpInvokeStatic || op == dex.OpInvokeStaticRange
		return array || op >= dex.OpIget && op <= dex.OpIputShort || op == dex.OpArrayLength || op == dex.OpFillArrayData || op == dex.OpMonitorEnter ||
			op == dex.OpThrow || op.Has(dex.FlagInvoke) && !static
	}
	return op != dex.OpThrow && linkErrors[class]
}

// linkErrors are raised by any instruction that refers to something.
var linkErrors = map[string]bool{
	"Ljava/lang/NoClassDefFoundError;": true, "Ljava/lang/NoSuchMethodError;": true, "Ljava/lang/NoSuchFieldError;": true, "Ljava/lang/IncompatibleClassChangeError;": true,
	"Ljava/lang/AbstractMethodError;": true, "Ljava/lang/IllegalAccessError;": true, "Ljava/lang/ExceptionInInitializerError;": true, "Ljava/lang/VerifyError;": true,
	"Ljava/lang/InstantiationError;": true, "Ljava/lang/ClassCircularityError;": true, "Ljava/lang/OutOfMemoryError;": true, "Ljava/lang/StackOverflowError;": true,
}
