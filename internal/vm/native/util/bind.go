// Binding, and what the natives share.

package util

import (
	"crypto/md5"

	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/native/lang"
)

// Bind binds the natives of java.util.
func Bind(b *vm.Bindings) {
	bindArrays(b)
	bindAtomics(b)
	bindUpdaters(b)
	bindLocks(b)
	b.Method("Ljava/util/Random;", "worldSeed", "()J", func(t *vm.Thread, _ []vm.Slot) vm.Slot {
		return vm.Long(int64(t.VM().World().Random.Uint64()))
	})
	b.Method("Ljava/util/EnumSet;", "constants", "(Ljava/lang/Class;)[Ljava/lang/Object;", constants)
	b.Method("Ljava/util/UUID;", "md5", "([B)[B", hashMD5)
}

func constants(t *vm.Thread, a []vm.Slot) vm.Slot {
	if a[0].R == nil {
		return t.ThrowNull()
	}
	return lang.EnumConstants(t, vm.ClassOf(a[0].R))
}

func hashMD5(t *vm.Thread, a []vm.Slot) vm.Slot {
	if a[0].R == nil {
		return t.ThrowNull()
	}
	data := a[0].R.Bytes()
	t.Spend(int64(len(data)) * 8)
	in := make([]byte, len(data))
	for i, b := range data {
		in[i] = byte(b)
	}
	array := t.NewArray("B", md5.Size)
	if array == nil {
		return vm.Slot{}
	}
	for i, b := range md5.Sum(in) {
		array.Bytes()[i] = int8(b)
	}
	return vm.Ref(array)
}
