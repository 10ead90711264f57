// Crashes that the platform's own code may be at fault for.

package crash

import (
	"slices"
	"strings"
)

// Unthrown reports whether a crash has no frame that app accepts and was raised where code
// of the platform throws nothing: by an instruction of it that failed, or by a collection or
// the like that it used. What the platform throws itself, it means: a window without a token,
// an activity that nobody has. The other kind is a fault of the platform, or of an app that
// handed it what it cannot work with.
func (r *Report) Unthrown(app func(Frame) bool) bool {
	if r.Kind != Java || r.Exception == nil {
		return false
	}
	chain := r.Chain()
	for _, e := range chain {
		if slices.ContainsFunc(e.Stack(), app) {
			return false
		}
	}
	root := chain[len(chain)-1]
	stack := root.Stack()
	if len(stack) == 0 || !slices.ContainsFunc(stack, func(f Frame) bool { return !ofLanguage(f) }) {
		return false
	}
	return raisedByMachine(root) || ofLanguage(stack[0]) && !byName(stack[0])
}

// byName reports whether a frame is of what looks up by name what the app is to have: a
// class that its manifest or a layout names and that it lacks, or a member.
func byName(f Frame) bool {
	return f.Class == "java.lang.ClassLoader" || strings.HasPrefix(f.Class, "java.lang.reflect.")
}

// ofLanguage reports whether a frame is of the class library that is not Android's.
func ofLanguage(f Frame) bool {
	return slices.ContainsFunc([]string{"java.", "javax.", "libcore.", "sun."}, func(p string) bool { return strings.HasPrefix(f.Class, p) })
}

// raised are how the messages begin with which machines raise exceptions, by class.
var raised = map[string]string{
	"java.lang.NullPointerException":           "Attempt to ",
	"java.lang.ArithmeticException":            "divide by zero",
	"java.lang.ArrayIndexOutOfBoundsException": "length=",
	"java.lang.NegativeArraySizeException":     "",
	"java.lang.ArrayStoreException":            "",
	"java.lang.AbstractMethodError":            "",
	"java.lang.IncompatibleClassChangeError":   "",
}

// raisedByMachine reports whether an exception looks like one of an instruction.
func raisedByMachine(e *Exception) bool {
	if e.Type == "java.lang.ClassCastException" {
		return strings.Contains(e.Message, " cannot be cast to ")
	}
	start, ok := raised[e.Type]
	return ok && strings.HasPrefix(e.Message, start)
}
