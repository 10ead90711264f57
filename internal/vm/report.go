// The report of an exception, as Throwable.printStackTrace gives it.

package vm

import (
	"strings"
	"unicode/utf8"
)

// Report returns what printStackTrace would print of a throwable. It runs the
// program's own toString and getStackTrace; neither instructions nor time are
// counted for that, and what they throw is ignored.
//
// Very long reports are cut off.
func (t *Thread) Report(e *Object) string {
	vm := t.vm
	left, granted, executed, pending := t.left, t.granted, vm.executed, t.pending
	t.left, t.granted, t.pending = 1<<40, 1<<40, nil
	r := reporter{t: t, seen: map[*Object]bool{}}
	r.throwable(e, "", "", nil)
	t.left, t.granted, vm.executed, t.pending = left, granted, executed, pending
	return r.out.String()
}

// maxReported bounds the exceptions of a report, maxReport its length in bytes
// and maxReason that of a message in it or in an outcome.
const (
	maxReported = 200
	maxReport   = 1 << 20
	maxReason   = 64 << 10
)

// clip cuts a text off that is too long.
func clip(s string) string {
	if len(s) <= maxReason {
		return s
	}
	n := maxReason
	for n > 0 && !utf8.RuneStart(s[n]) {
		n--
	}
	return s[:n] + "..."
}

type reporter struct {
	t    *Thread
	out  strings.Builder
	seen map[*Object]bool
}

// object calls a method without parameters that returns an object.
func (r *reporter) object(o *Object, name, desc string) *Object {
	m := o.class.FindMethod(name, desc)
	if m == nil || m.IsStatic() {
		return nil
	}
	v, ok := r.t.CallVirtual(m, Ref(o))
	if !ok {
		r.t.pending = nil
		return nil
	}
	return v.R
}

func (r *reporter) text(o *Object) string {
	if o.class.Boot && o.class.Name == "Ljava/lang/StackTraceElement;" {
		return ElementText(o)
	}
	if s := r.object(o, "toString", "()Ljava/lang/String;"); s != nil && s.IsString() {
		return clip(GoString(s))
	}
	if o.class.IsAssignableTo(r.t.vm.throwableClass) {
		return describe(o)
	}
	return javaName(o.class.Name)
}

// ElementText is a java.lang.StackTraceElement as its toString gives it: a class that nobody
// extends, of which an overflowing stack has thousands.
func ElementText(o *Object) string {
	text := func(name string) string {
		if s := o.Field(o.class.DeclaredField(name, "Ljava/lang/String;")).R; s != nil {
			return GoString(s)
		}
		return ""
	}
	line := o.Field(o.class.DeclaredField("lineNumber", "I")).Int()
	at := text("declaringClass") + "." + text("methodName") + "("
	file := text("fileName")
	switch {
	case line == -2:
		return at + "Native Method)"
	case o.Field(o.class.DeclaredField("fileName", "Ljava/lang/String;")).R == nil:
		file = "Unknown Source" // a line may be known without a file
	}
	if line < 0 {
		return at + file + ")"
	}
	return at + file + ":" + itoa(int(line)) + ")"
}

func (r *reporter) frames(e *Object) []string {
	var out []string
	if a := r.object(e, "getStackTrace", "()[Ljava/lang/StackTraceElement;"); a != nil && a.kind == KindRefs {
		for _, f := range a.Refs() {
			if f != nil {
				out = append(out, r.text(f))
			}
		}
		return out
	}
	if b, ok := e.Native.(Backtrace); ok {
		for _, f := range b {
			out = append(out, f.String())
		}
	}
	return out
}

func (r *reporter) throwable(e *Object, indent, caption string, enclosing []string) {
	if len(r.seen) == maxReported || r.out.Len() > maxReport {
		r.out.WriteString(indent + caption + "...\n")
		return
	}
	if r.seen[e] {
		r.out.WriteString(indent + caption + "[CIRCULAR REFERENCE:" + r.text(e) + "]\n")
		return
	}
	r.seen[e] = true
	r.out.WriteString(indent + caption + r.text(e) + "\n")
	frames := r.frames(e)
	own := len(frames)
	if enclosing != nil {
		for i := len(enclosing) - 1; own > 0 && i >= 0 && frames[own-1] == enclosing[i]; i-- {
			own--
		}
	}
	for _, f := range frames[:own] {
		r.out.WriteString(indent + "\tat " + f + "\n")
	}
	if own < len(frames) {
		r.out.WriteString(indent + "\t... " + itoa(len(frames)-own) + " more\n")
	}
	if s := r.object(e, "getSuppressed", "()[Ljava/lang/Throwable;"); s != nil && s.kind == KindRefs {
		for _, k := range s.Refs() {
			if k != nil {
				r.throwable(k, indent+"\t", "Suppressed: ", frames)
			}
		}
	}
	if c := r.object(e, "getCause", "()Ljava/lang/Throwable;"); c != nil {
		r.throwable(c, indent, "Caused by: ", frames)
	}
}
