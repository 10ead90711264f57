// java.util.Arrays.

package util

import (
	"math"
	"slices"

	"github.com/esdroid/esdroid/internal/vm"
)

const arrays = "Ljava/util/Arrays;"

func bindArrays(b *vm.Bindings) {
	bindElements(b, "I", (*vm.Object).Ints, vm.Slot.Int, slices.Sort, widen[int32], hashInt)
	bindElements(b, "J", (*vm.Object).Longs, vm.Slot.Long, slices.Sort, widen[int64], hashLong)
	bindElements(b, "S", (*vm.Object).Shorts, func(s vm.Slot) int16 { return int16(s.N) }, slices.Sort, widen[int16], hashInt)
	bindElements(b, "C", (*vm.Object).Chars, vm.Slot.Char, slices.Sort, widen[uint16], hashInt)
	bindElements(b, "B", (*vm.Object).Bytes, func(s vm.Slot) int8 { return int8(s.N) }, slices.Sort, widen[int8], hashInt)
	bindElements(b, "Z", (*vm.Object).Booleans, func(s vm.Slot) uint8 { return uint8(s.N) }, nil, widen[uint8], hashBoolean)
	bindElements(b, "F", (*vm.Object).Floats, vm.Slot.Float, sortFloats, floatBits, hashInt)
	bindElements(b, "D", (*vm.Object).Doubles, vm.Slot.Double, sortFloats, doubleBits, hashLong)
	b.Method(arrays, "newArray", "(Ljava/lang/Class;I)[Ljava/lang/Object;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[0].R == nil {
			return t.ThrowNull()
		}
		c, n := vm.ClassOf(a[0].R), a[1].Int()
		if n < 0 {
			return t.Throw("Ljava/lang/NegativeArraySizeException;", "%d", n)
		}
		if c.Elem == nil || c.Elem.IsPrimitive() {
			return t.ThrowPlain("Ljava/lang/IllegalArgumentException;")
		}
		return vm.Ref(t.NewArrayOf(c.Elem, int(n)))
	})
	b.Method(arrays, "fillChecked", "([Ljava/lang/Object;IILjava/lang/Object;)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		fill(t, a[0].R.Refs()[a[1].Int():a[2].Int()], a[3].R)
		return vm.Slot{}
	})
}

// bindElements binds the loops over arrays of one primitive type. Elements are
// the same if their bits are.
func bindElements[T any](b *vm.Bindings, letter string, of func(*vm.Object) []T, value func(vm.Slot) T, sort func([]T), bits func(T) int64, hash func(int64) int32) {
	array := "[" + letter
	if sort != nil {
		b.Method(arrays, "sortRange", "("+array+"II)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
			s := of(a[0].R)[a[1].Int():a[2].Int()]
			if t.Spend(int64(len(s)) * 8) {
				sort(s)
			}
			return vm.Slot{}
		})
	}
	b.Method(arrays, "same", "("+array+array+")Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		x, y := of(a[0].R), of(a[1].R)
		t.Spend(int64(len(x)) / 4)
		for i, v := range x {
			if bits(v) != bits(y[i]) {
				return vm.Bool(false)
			}
		}
		return vm.Bool(true)
	})
	b.Method(arrays, "hash", "("+array+")I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		s := of(a[0].R)
		t.Spend(int64(len(s)))
		h := int32(1)
		for _, v := range s {
			h = 31*h + hash(bits(v))
		}
		return vm.Int(h)
	})
	b.Method(arrays, "fillRange", "("+array+"II"+letter+")V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		fill(t, of(a[0].R)[a[1].Int():a[2].Int()], value(a[3]))
		return vm.Slot{}
	})
}

func fill[T any](t *vm.Thread, s []T, v T) {
	t.Spend(int64(len(s)) / 4)
	for i := range s {
		s[i] = v
	}
}

// sortFloats orders -0 before 0 and puts NaN last.
func sortFloats[T float32 | float64](s []T) {
	n := len(s)
	for i := 0; i < n; {
		if s[i] != s[i] {
			n--
			s[i], s[n] = s[n], s[i]
		} else {
			i++
		}
	}
	s = s[:n]
	slices.Sort(s)
	from, _ := slices.BinarySearch(s, 0)
	to, negative := from, from
	for ; to < n && s[to] == 0; to++ {
		if math.Signbit(float64(s[to])) {
			negative++
		}
	}
	for i := from; i < to; i++ {
		s[i] = 0
		if i < negative {
			s[i] = T(math.Copysign(0, -1))
		}
	}
}

func widen[T int8 | uint8 | int16 | uint16 | int32 | int64](v T) int64 { return int64(v) }

func hashInt(v int64) int32 { return int32(v) }

func hashLong(v int64) int32 { return int32(v ^ int64(uint64(v)>>32)) }

func hashBoolean(v int64) int32 {
	if v != 0 {
		return 1231
	}
	return 1237
}

// floatBits is Float.floatToIntBits: all NaN are one.
func floatBits(v float32) int64 {
	if v != v {
		return 0x7fc00000
	}
	return int64(int32(math.Float32bits(v)))
}

// doubleBits is Double.doubleToLongBits.
func doubleBits(v float64) int64 {
	if v != v {
		return 0x7ff8000000000000
	}
	return int64(math.Float64bits(v))
}
