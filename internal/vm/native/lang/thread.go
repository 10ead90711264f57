// java.lang.Thread.

package lang

import "github.com/esdroid/esdroid/internal/vm"

func bindThread(b *vm.Bindings) {
	m := members{b, "Ljava/lang/Thread;"}
	m.bind("attach", "()V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		t.SetObject(a[0].R)
		return vm.Slot{}
	})
	m.bind("currentThread", "()Ljava/lang/Thread;", func(t *vm.Thread, _ []vm.Slot) vm.Slot { return vm.Ref(t.Object()) })
	m.bind("yield", "()V", func(t *vm.Thread, _ []vm.Slot) vm.Slot {
		t.Yield()
		return vm.Slot{}
	})
	m.bind("pause", "(JI)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if !t.Sleep(duration(a[0].Long(), a[1].Int())) && !t.Ending() {
			return t.ThrowPlain("Ljava/lang/InterruptedException;")
		}
		return vm.Slot{}
	})
	m.bind("launch", "(Z)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		t.Start(a[0].R, nil, a[1].Bool())
		return vm.Slot{}
	})
	m.bind("interrupt", "()V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if other := vm.ThreadOf(a[0].R); other != nil {
			t.Interrupt(other)
		}
		return vm.Slot{}
	})
	m.bind("interrupted", "()Z", func(t *vm.Thread, _ []vm.Slot) vm.Slot { return vm.Bool(t.Interrupted(true)) })
	m.bind("isInterrupted", "()Z", func(_ *vm.Thread, a []vm.Slot) vm.Slot {
		other := vm.ThreadOf(a[0].R)
		return vm.Bool(other != nil && other.Interrupted(false))
	})
	m.bind("isAlive", "()Z", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Bool(vm.ThreadOf(a[0].R) != nil) })
	m.bind("holdsLock", "(Ljava/lang/Object;)Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[0].R == nil {
			return t.Throw(nullPointer, "object == null")
		}
		return vm.Bool(t.HoldsLock(a[0].R))
	})
	m.bind("machineState", "()"+stringType, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		other := vm.ThreadOf(a[0].R)
		if other == nil {
			return vm.Slot{}
		}
		return text(t, other.State())
	})
	m.bind("getStackTrace", "()[Ljava/lang/StackTraceElement;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		other := vm.ThreadOf(a[0].R)
		if other == nil {
			return elements(t, nil)
		}
		return elements(t, other.Backtrace(0))
	})
	m.bind("alive", "()[Ljava/lang/Thread;", func(t *vm.Thread, _ []vm.Slot) vm.Slot {
		all := t.VM().Threads()
		array := t.NewArray("Ljava/lang/Thread;", len(all))
		if array == nil {
			return vm.Slot{}
		}
		for i, other := range all {
			array.Refs()[i] = other.Object()
		}
		return vm.Ref(array)
	})
}
