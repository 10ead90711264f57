// Putting colours over others: the rules of Porter and Duff, and the filters of paints.

package graphics

import (
	"math"

	"github.com/esdroid/esdroid/internal/vm"
)

// The rules that need no arithmetic, by their numbers in PorterDuff.Mode.
const (
	modeClear   = 0
	modeSrc     = 1
	modeDst     = 2
	modeSrcOver = 3
)

// rules give a channel of the result, all multiplied by alpha and between 0 and 1; alpha is
// a channel, too.
var rules = [...]func(s, d, sa, da float64) float64{
	4:  func(s, d, sa, da float64) float64 { return d + s*(1-da) },        // DST_OVER
	5:  func(s, d, sa, da float64) float64 { return s * da },              // SRC_IN
	6:  func(s, d, sa, da float64) float64 { return d * sa },              // DST_IN
	7:  func(s, d, sa, da float64) float64 { return s * (1 - da) },        // SRC_OUT
	8:  func(s, d, sa, da float64) float64 { return d * (1 - sa) },        // DST_OUT
	9:  func(s, d, sa, da float64) float64 { return s*da + d*(1-sa) },     // SRC_ATOP
	10: func(s, d, sa, da float64) float64 { return d*sa + s*(1-da) },     // DST_ATOP
	11: func(s, d, sa, da float64) float64 { return s*(1-da) + d*(1-sa) }, // XOR
	12: func(s, d, sa, da float64) float64 { return min(1, s+d) },         // ADD
	13: func(s, d, sa, da float64) float64 { return s * d },               // MULTIPLY
	14: func(s, d, sa, da float64) float64 { return s + d - s*d },         // SCREEN
	15: func(s, d, sa, da float64) float64 { // OVERLAY
		if 2*d <= da {
			return s*(1-da) + d*(1-sa) + 2*s*d
		}
		return s*(1-da) + d*(1-sa) + sa*da - 2*(da-d)*(sa-s)
	},
	16: func(s, d, sa, da float64) float64 { return s + d - max(s*da, d*sa) }, // DARKEN
	17: func(s, d, sa, da float64) float64 { return s + d - min(s*da, d*sa) }, // LIGHTEN
}

// blend puts a colour over another by a rule.
func blend(mode int32, under, color uint32) uint32 {
	switch {
	case mode == modeClear:
		return 0
	case mode == modeSrc:
		return color
	case mode == modeSrcOver:
		return over(under, color)
	case mode < 0 || int(mode) >= len(rules) || rules[mode] == nil:
		return under
	}
	sa, da := float64(color>>24)/255, float64(under>>24)/255
	a := math.Round(rules[mode](sa, da, sa, da) * 255)
	if a <= 0 {
		return 0
	}
	out := uint32(a) << 24
	for shift := 0; shift < 24; shift += 8 {
		v := rules[mode](float64(color>>shift&255)/255*sa, float64(under>>shift&255)/255*da, sa, da)
		out |= uint32(max(0, min(255, math.Round(math.Round(v*255)*255/a)))) << shift
	}
	return out
}

// filter is what a paint makes of the colours that come from elsewhere.
type filter struct {
	alpha  uint32    // of the paint
	matrix []float32 // of colours, nil: none
	tint   uint32
	mode   int32 // by which tint is put over
}

func (f *filter) apply(c uint32) uint32 {
	if f.matrix != nil {
		var in, out [4]float64 // red, green, blue, alpha
		for i, shift := range [...]int{16, 8, 0, 24} {
			in[i] = float64(c >> shift & 255)
		}
		for i := range out {
			m := f.matrix[5*i : 5*i+5]
			v := float64(m[4])
			for k, x := range in {
				v += float64(m[k]) * x
			}
			out[i] = math.Round(max(0, min(255, v)))
		}
		c = uint32(out[3])<<24 | uint32(out[0])<<16 | uint32(out[1])<<8 | uint32(out[2])
	}
	if f.mode != modeDst {
		c = blend(f.mode, c, f.tint)
	}
	return c&0xffffff | (c>>24*f.alpha/255)<<24
}

// filterOf reads a filter's arguments: alpha, matrix, tint and mode.
func filterOf(a []vm.Slot) filter {
	return filter{alpha: uint32(a[0].Int()) >> 24, matrix: append([]float32(nil), floats(a[1])...), tint: uint32(a[2].Int()), mode: a[3].Int()}
}

func bindFilters(b *vm.Bindings) {
	b.Method("Landroid/graphics/ColorFilter;", "nativeApply", "(I[FII)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		f := filter{alpha: 255, matrix: floats(a[1]), tint: uint32(a[2].Int()), mode: a[3].Int()}
		return vm.Int(int32(f.apply(uint32(a[0].Int()))))
	})
}
