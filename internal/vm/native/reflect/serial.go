// java.io.ObjectStreamClass: what object streams need of the machine.

package reflect

import (
	"crypto/sha1" // the default serialVersionUID is made from it
	"github.com/esdroid/esdroid/internal/vm"
)

func bindSerial(b *vm.Bindings) {
	const class = "Ljava/io/ObjectStreamClass;"
	b.Method(class, "instantiate", "(Ljava/lang/Class;Ljava/lang/Class;)Ljava/lang/Object;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		c, base := vm.ClassOf(a[0].R), vm.ClassOf(a[1].R)
		m := base.Declared("<init>", "()V")
		if m == nil || !accessible(c, base, m.Flags, nil) {
			return vm.Slot{}
		}
		return construct(t, c, m)
	})
	b.Method(class, "sha1", "([B)[B", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		sum := sha1.Sum(a[0].R.RawBytes())
		o := t.NewArray("B", len(sum))
		if o != nil {
			copy(o.RawBytes(), sum[:])
		}
		return vm.Ref(o)
	})
	b.Method(class, "hasInitializer", "(Ljava/lang/Class;)Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Bool(vm.ClassOf(a[0].R).Declared("<clinit>", "()V") != nil)
	})
}
