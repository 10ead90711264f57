// Classes that are missing: the error is about the reference to the class, and not
// about the class loader that looked for it.

package criterion

import (
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/crash"
)

// linkage returns the linkage error of which an exception of the class loader is the
// cause, else the exception itself.
func linkage(r *crash.Report, e *crash.Exception) *crash.Exception {
	for outer := range around(r, e) {
		if isLinkageError(outer.Type) && strings.HasSuffix(e.Type, "ClassNotFoundException") {
			return outer
		}
	}
	return e
}

// around yields the exception of which e is the cause, and that of which this is one.
func around(r *crash.Report, e *crash.Exception) func(func(*crash.Exception) bool) {
	return func(yield func(*crash.Exception) bool) {
		chain := r.Chain()
		for i := len(chain) - 2; i >= 0; i-- {
			if chain[i+1] == e {
				e = chain[i]
				if !yield(e) {
					return
				}
			}
		}
	}
}

// unlinked are the errors of code that does not fit what it was linked with, whatever the
// values are.
var unlinked = []string{"*NoSuchMethodError", "*NoSuchFieldError", "*IncompatibleClassChangeError", "*AbstractMethodError", "*IllegalAccessError", "*InstantiationError", "*VerifyError", "*UnsatisfiedLinkError", "*BootstrapMethodError"}

// Unlinked reports whether an exception says that code does not fit what it was linked with. A
// class that could not be initialized is no such: its code failed.
func Unlinked(e *crash.Exception) bool {
	failed := strings.HasPrefix(e.Message, "Could not initialize") || strings.HasPrefix(e.Message, "<clinit> failed")
	lacks := strings.HasSuffix(e.Type, "NoClassDefFoundError") && !failed
	return lacks || slices.ContainsFunc(unlinked, func(pattern string) bool { return strings.HasSuffix(e.Type, pattern[1:]) })
}

func isLinkageError(typ string) bool {
	for _, suffix := range []string{"NoClassDefFoundError", "LinkageError", "BootstrapMethodError"} {
		if strings.HasSuffix(typ, suffix) {
			return true
		}
	}
	return false
}

// noteMissing says so where the class that an error names is in no dex file of the app.
func (l *locator) noteMissing(e *crash.Exception) {
	if !isLinkageError(e.Type) && !strings.HasSuffix(e.Type, "ClassNotFoundException") {
		return
	}
	for _, class := range namedClasses(e.Message) {
		name := dex.JavaName(class)
		if _, there := l.program.Dex.Class(class); there || !strings.Contains(name, ".") {
			continue
		}
		l.notes = append(l.notes, fmt.Sprintf("the class %s is not in the app's dex files: it was removed by shrinking, or never packaged", name))
		return
	}
}
