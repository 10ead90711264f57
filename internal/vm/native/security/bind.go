// The table of this area.

package security

import "github.com/esdroid/esdroid/internal/vm"

// Bind binds the natives of the area.
func Bind(b *vm.Bindings) {
	bindDigests(b)
	bindCiphers(b)
	b.Method("Ljava/security/SecureRandom;", "fill", "([B)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[0].R == nil {
			return t.Throw("Ljava/lang/NullPointerException;", "bytes == null")
		}
		random := make([]byte, a[0].R.Len())
		_, _ = t.VM().World().Random.Read(random) // never fails
		copyBytes(a[0].R.Bytes(), random)
		return vm.Slot{}
	})
}

// A byte of Java is an int8 of Go.

func copyBytes(dst []int8, src []byte) {
	for i, b := range src {
		dst[i] = int8(b)
	}
}

func goBytes(o *vm.Object) []byte {
	if o == nil {
		return nil
	}
	return goRange(o, 0, o.Len())
}

func goRange(o *vm.Object, from, n int) []byte {
	out := make([]byte, n)
	for i, b := range o.Bytes()[from : from+n] {
		out[i] = byte(b)
	}
	return out
}

func javaBytes(t *vm.Thread, data []byte) vm.Slot {
	o := t.NewArray("B", len(data))
	if o == nil {
		return vm.Slot{}
	}
	copyBytes(o.Bytes(), data)
	return vm.Ref(o)
}
