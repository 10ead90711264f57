// java.lang.Object.

package lang

import (
	"time"

	"github.com/esdroid/esdroid/internal/vm"
)

func bindObject(b *vm.Bindings) {
	o := members{b, "Ljava/lang/Object;"}
	o.bind("hashCode", "()I", func(t *vm.Thread, a []vm.Slot) vm.Slot { return vm.Int(t.VM().IdentityHash(a[0].R)) })
	o.bind("getClass", "()Ljava/lang/Class;", func(t *vm.Thread, a []vm.Slot) vm.Slot { return vm.Ref(a[0].R.Class().Object()) })
	o.bind("clone", "()Ljava/lang/Object;", clone)
	o.bind("notify", "()V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		t.Notify(a[0].R, false)
		return vm.Slot{}
	})
	o.bind("notifyAll", "()V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		t.Notify(a[0].R, true)
		return vm.Slot{}
	})
	o.bind("wait", "(JI)V", wait)
}

func clone(t *vm.Thread, a []vm.Slot) vm.Slot {
	o := a[0].R
	cloneable, ok := t.Load("Ljava/lang/Cloneable;")
	if !ok {
		return vm.Slot{}
	}
	if !o.IsArray() && !cloneable.IsInstance(o) {
		return t.Throw("Ljava/lang/CloneNotSupportedException;", "Class %s doesn't implement Cloneable", javaName(o.Class().Name))
	}
	return vm.Ref(t.Clone(o))
}

func wait(t *vm.Thread, a []vm.Slot) vm.Slot {
	millis, nanos := a[1].Long(), a[2].Int()
	if millis < 0 || nanos < 0 || nanos > 999999 {
		return t.Throw(illegalArgument, "timeout arguments out of range: ms=%d ns=%d", millis, nanos)
	}
	t.Wait(a[0].R, duration(millis, nanos))
	return vm.Slot{}
}

// duration is millis and nanos, cut to what a Duration can hold.
func duration(millis int64, nanos int32) time.Duration {
	if millis > int64(1<<62)/int64(time.Millisecond) {
		return 1 << 62
	}
	return time.Duration(millis)*time.Millisecond + time.Duration(nanos)
}

// javaName is the name of a class as Class.getName gives it.
func javaName(desc string) string {
	if len(desc) > 1 && desc[0] == 'L' {
		desc = desc[1 : len(desc)-1]
	}
	name := []byte(desc)
	for i, c := range name {
		if c == '/' {
			name[i] = '.'
		}
	}
	return string(name)
}
