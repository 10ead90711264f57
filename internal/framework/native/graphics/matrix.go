// Matrices of three by three: what Java's Matrix does for every point of a path.

package graphics

import "github.com/esdroid/esdroid/internal/vm"

func bindMatrix(b *vm.Bindings) {
	const class = "Landroid/graphics/Matrix;"
	b.Method(class, "nativeMap", "([F[FI[FII)V", func(_ *vm.Thread, a []vm.Slot) vm.Slot {
		to, from, n := int(a[2].Int()), int(a[4].Int()), 2*int(a[5].Int())
		mapPoints([9]float32(floats(a[0])), floats(a[1])[to:to+n], floats(a[3])[from:from+n])
		return vm.Slot{}
	})
	b.Method(class, "nativeConcat", "([F[F[F)V", func(_ *vm.Thread, a []vm.Slot) vm.Slot {
		x, y := [9]float32(floats(a[1])), [9]float32(floats(a[2]))
		to := floats(a[0])
		for i := 0; i < 9; i += 3 {
			for j := range 3 {
				to[i+j] = sum(x[i]*y[j], x[i+1]*y[3+j], x[i+2]*y[6+j])
			}
		}
		return vm.Slot{}
	})
}

// mapPoints maps pairs of coordinates, one after the other.
func mapPoints(m [9]float32, dst, src []float32) {
	affine := m[6] == 0 && m[7] == 0 && m[8] == 1
	for i := 0; i+1 < len(src); i += 2 {
		x, y := src[i], src[i+1]
		nx, ny := sum(m[0]*x, m[1]*y, m[2]), sum(m[3]*x, m[4]*y, m[5])
		if !affine {
			if w := sum(m[6]*x, m[7]*y, m[8]); w != 0 {
				nx, ny = nx/w, ny/w
			}
		}
		dst[i], dst[i+1] = nx, ny
	}
}

// sum adds as Java does: each product is rounded before it is added, also where the
// processor could do both at once.
func sum(a, b, c float32) float32 { return float32(a) + float32(b) + float32(c) }
