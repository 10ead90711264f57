// The table of this area, and the natives of Paint and Typeface.

package graphics

import (
	"math"

	"github.com/esdroid/esdroid/internal/vm"
)

const paintClass = "Landroid/graphics/Paint;"

// Bind binds the natives.
func Bind(b *vm.Bindings) {
	bindBitmaps(b)
	bindCanvas(b)
	bindFilters(b)
	bindMatrix(b)
	bindPaths(b)
	// The style of a paint: family, weight, slant, linear, size, scale, spacing.
	styleOf := func(a []vm.Slot) style {
		bits := a[0].Int()
		return style{family: int(bits & 0xff), weight: int(bits >> 8 & 0xfff), italic: bits>>20&1 != 0, linear: bits>>21&1 != 0,
			size: a[1].Float(), scaleX: a[2].Float(), spacing: a[3].Float()}
	}
	b.Method(paintClass, "nativeMeasure", "(IFFF[CII[FI)F", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		s := styleOf(a)
		from, n := int(a[5].Int()), int(a[6].Int())
		units := a[4].R.Chars()[from : from+n]
		t.Charge(int64(n) * 8)
		adv := floats(a[7])
		if adv != nil {
			adv = adv[a[8].Int():]
			adv = adv[:n]
		}
		return vm.Float(s.measure(units, adv, nil))
	})
	b.Method(paintClass, "nativeBox", "(IFFF[CII[I)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		s := styleOf(a)
		from, n := int(a[5].Int()), int(a[6].Int())
		t.Charge(int64(n) * 8)
		var box bounds
		s.measure(a[4].R.Chars()[from:from+n], nil, &box)
		out := a[7].R.Ints()
		out[0], out[1] = int32(math.Floor(box.left)), int32(math.Floor(box.top))
		out[2], out[3] = int32(math.Ceil(box.right)), int32(math.Ceil(box.bottom))
		return vm.Slot{}
	})
	b.Method(paintClass, "nativeMetrics", "(IF[F)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		bits := a[0].Int()
		s := style{family: int(bits & 0xff), weight: int(bits >> 8 & 0xfff), italic: bits>>20&1 != 0, size: a[1].Float()}
		m := s.metrics()
		copy(a[2].R.Floats(), m[:])
		return vm.Slot{}
	})
	b.Method(paintClass, "nativeHasGlyph", "(II)Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		s := style{family: int(a[0].Int() & 0xff), weight: int(a[0].Int() >> 8 & 0xfff)}
		_, ok := s.face().Glyphs[rune(a[1].Int())]
		return vm.Bool(ok || wide(rune(a[1].Int())) || a[1].Int() >= 0x1f000 && a[1].Int() < 0x1fa00)
	})
	b.Method("Landroid/graphics/Typeface;", "nativeFamily", "(Ljava/lang/String;)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[0].R == nil {
			return vm.Int(-1)
		}
		f, w, ok := familyOf(vm.GoString(a[0].R))
		if !ok {
			return vm.Int(-1)
		}
		return vm.Int(int32(f | w<<8))
	})
}
