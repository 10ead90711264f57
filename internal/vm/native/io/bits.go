// java.nio.Bits: numbers in byte arrays.

package io

import (
	"encoding/binary"

	"github.com/esdroid/esdroid/internal/vm"
)

func bindBits(b *vm.Bindings) {
	const bits = "Ljava/nio/Bits;"
	b.Method(bits, "getShort", "([BIZ)S", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		b, order, ok := number(t, a, 2, 2)
		if !ok {
			return vm.Slot{}
		}
		return vm.Int(int32(int16(order.Uint16(b))))
	})
	b.Method(bits, "getInt", "([BIZ)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		b, order, ok := number(t, a, 4, 2)
		if !ok {
			return vm.Slot{}
		}
		return vm.Int(int32(order.Uint32(b)))
	})
	b.Method(bits, "getLong", "([BIZ)J", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		b, order, ok := number(t, a, 8, 2)
		if !ok {
			return vm.Slot{}
		}
		return vm.Long(int64(order.Uint64(b)))
	})
	b.Method(bits, "putShort", "([BISZ)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if b, order, ok := number(t, a, 2, 3); ok {
			order.PutUint16(b, uint16(a[2].N))
		}
		return vm.Slot{}
	})
	b.Method(bits, "putInt", "([BIIZ)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if b, order, ok := number(t, a, 4, 3); ok {
			order.PutUint32(b, uint32(a[2].N))
		}
		return vm.Slot{}
	})
	b.Method(bits, "putLong", "([BIJZ)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if b, order, ok := number(t, a, 8, 3); ok {
			order.PutUint64(b, uint64(a[2].N))
		}
		return vm.Slot{}
	})
}

// number returns the n bytes at an index and their order, which argument big
// tells.
func number(t *vm.Thread, a []vm.Slot, n, big int) ([]byte, binary.ByteOrder, bool) {
	b, at := a[0].R.RawBytes(), int(a[1].Int())
	if at < 0 || at+n > len(b) {
		t.Throw("Ljava/lang/ArrayIndexOutOfBoundsException;", "length=%d; index=%d", len(b), at)
		return nil, nil, false
	}
	if a[big].Bool() {
		return b[at : at+n], binary.BigEndian, true
	}
	return b[at : at+n], binary.LittleEndian, true
}
