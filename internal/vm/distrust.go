// The guard of natives that trust their callers.

package vm

import (
	"errors"
	"runtime"
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// distrust wraps a native so that arguments which make it panic become a Java
// exception, unless the class library's own Java code passed them: that is a
// fault of the library and must not pass for one of the program.
func distrust(fn Native) Native {
	return func(t *Thread, a []Slot) (result Slot) {
		depth := len(t.frames)
		defer func() {
			if r := recover(); r != nil {
				if class := blamed(r); class != "" && len(t.frames) == depth && !t.calledByLibrary(r) {
					result = t.Throw(class, "%s cannot work with these arguments", methodText(t.Caller(0)))
					return
				}
				panic(r)
			}
		}()
		return fn(t, a)
	}
}

// calledByLibrary reports whether what the native panicked with is a mistake of
// the class library's own Java code: whether the program, or the machine, came
// in by a public door. Who calls a method that is not for it, as reflection can,
// has to know what it takes; and an object without its payload was made past
// the constructors.
func (t *Thread) calledByLibrary(panicked any) bool {
	if _, ok := panicked.(*runtime.TypeAssertionError); ok {
		return false
	}
	var door *Method
	for n := 1; ; n++ {
		m := t.Caller(n)
		if m == nil {
			return door != nil
		}
		if !m.Class.Boot || m.IsNative() {
			return door != nil && door.isPlatform()
		}
		door = m
	}
}

// isPlatform reports whether a method of the boot classes is for programs: public,
// and not in the packages that only the class library itself uses.
func (m *Method) isPlatform() bool {
	for _, own := range []string{"Lesdroid/", "Llibcore/", "Lsun/"} {
		if strings.HasPrefix(m.Class.Name, own) {
			return false
		}
	}
	return m.Flags&m.Class.Flags&dex.AccPublic != 0
}

// blamed returns the Java exception for what a native panicked with, "" if
// that says nothing about its arguments.
func blamed(panicked any) string {
	switch p := panicked.(type) {
	case *runtime.TypeAssertionError:
		return "Ljava/lang/IllegalStateException;"
	case runtime.Error:
		text := p.Error()
		switch {
		case errors.As(p, new(*runtime.PanicNilError)):
			return ""
		case strings.Contains(text, "nil pointer"):
			return "Ljava/lang/NullPointerException;"
		case strings.Contains(text, "out of range"):
			return "Ljava/lang/ArrayIndexOutOfBoundsException;"
		}
		return "Ljava/lang/IllegalArgumentException;"
	case string: // how the host's own libraries refuse arguments
		return "Ljava/lang/IllegalArgumentException;"
	}
	return ""
}
