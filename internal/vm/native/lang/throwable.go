// java.lang.Throwable, and the calls of threads.

package lang

import "github.com/esdroid/esdroid/internal/vm"

func bindThrowable(b *vm.Bindings) {
	m := members{b, "Ljava/lang/Throwable;"}
	m.bind("recordCalls", "()Ljava/lang/Object;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		a[0].R.Native = t.CallsFor(a[0].R)
		return vm.Slot{}
	})
	m.bind("elements", "()[Ljava/lang/StackTraceElement;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		calls, _ := a[0].R.Native.(vm.Backtrace)
		return elements(t, calls)
	})
	members{b, "Ljava/lang/StackTraceElement;"}.bind("toString", "()Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return text(t, vm.ElementText(a[0].R))
	})
}

// elements makes the StackTraceElements of calls.
func elements(t *vm.Thread, calls vm.Backtrace) vm.Slot {
	c, ok := t.Load("Ljava/lang/StackTraceElement;")
	if !ok || !t.Init(c) {
		return vm.Slot{}
	}
	array := t.NewArrayOf(c, len(calls))
	if array == nil {
		return vm.Slot{}
	}
	class, method := c.DeclaredField("declaringClass", ""), c.DeclaredField("methodName", "")
	file, line := c.DeclaredField("fileName", ""), c.DeclaredField("lineNumber", "")
	for i, f := range calls {
		e := t.New(c)
		if e == nil {
			return vm.Slot{}
		}
		e.SetField(class, text(t, javaName(f.Method.Class.Name)))
		e.SetField(method, text(t, f.Method.Name))
		if name := f.File(); name != "" {
			e.SetField(file, text(t, name))
		}
		e.SetField(line, vm.Int(int32(f.Line())))
		array.Refs()[i] = e
	}
	return vm.Ref(array)
}
