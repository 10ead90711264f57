// java.util.concurrent.locks: parking, and the state of synchronizers.

package util

import (
	"math"

	"github.com/esdroid/esdroid/internal/vm"
)

const locks = "Ljava/util/concurrent/locks/"

func bindLocks(b *vm.Bindings) {
	blocker := cell{"Ljava/lang/Thread;", "parkBlocker", "Ljava/lang/Object;"}
	b.Method(locks+"LockSupport;", "unpark", "(Ljava/lang/Thread;)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[0].R != nil {
			if other := vm.ThreadOf(a[0].R); other != nil {
				t.Unpark(other)
			}
		}
		return vm.Slot{}
	})
	b.Method(locks+"LockSupport;", "rest", "(Ljava/lang/Object;J)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		deadline := int64(-1)
		if nanos := a[1].Long(); nanos >= 0 {
			if deadline = t.VM().World().Clock.Elapsed() + nanos; deadline < 0 {
				deadline = math.MaxInt64
			}
		}
		me, f := t.Object(), blocker.field(t)
		me.SetField(f, a[0])
		t.Park(deadline)
		me.SetField(f, vm.Slot{})
		return vm.Slot{}
	})
	b.Method(locks+"LockSupport;", "getBlocker", "(Ljava/lang/Thread;)Ljava/lang/Object;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[0].R == nil {
			return t.ThrowNull()
		}
		return a[0].R.Field(blocker.field(t))
	})
	for class, desc := range map[string]string{"AbstractQueuedSynchronizer;": "I", "AbstractQueuedLongSynchronizer;": "J"} {
		state := cell{locks + class, "state", desc}
		b.Method(state.class, "compareAndSetState", "("+desc+desc+")Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
			return compareAndSet(a[0].R, state.field(t), a[1], a[2])
		})
	}
}
