// The natives of Path: curves made into lines.

package graphics

import (
	"math"

	"github.com/esdroid/esdroid/internal/vm"
)

const pathClass = "Landroid/graphics/Path;"

// The verbs of a path, as Path.java numbers them, and how many points each takes.
const (
	moveTo = iota
	lineTo
	quadTo
	cubicTo
	closeTo
)

var pointsOf = [...]int{moveTo: 1, lineTo: 1, quadTo: 2, cubicTo: 3, closeTo: 0}

// A pathPoint is a point of the lines that stand for a path.
type pathPoint struct {
	x, y   float32
	begins bool // a contour: no line leads to it
}

// flatten returns the lines that are like a path, with no more than 64 for a curve. The
// conversions keep every processor from fusing a product with a sum.
func flatten(verbs []int8, pts []float32, acceptable float32) []pathPoint {
	out := make([]pathPoint, 0, 2*len(verbs))
	var at, start pathPoint
	for _, v := range verbs {
		if v < moveTo || v > closeTo || len(pts) < 2*pointsOf[v] {
			break
		}
		p := pts[:2*pointsOf[v]]
		pts = pts[len(p):]
		from := at
		switch v {
		case moveTo, lineTo:
			at = pathPoint{p[0], p[1], v == moveTo}
			out = append(out, at)
			if v == moveTo {
				start = at
			}
			continue
		case closeTo:
			at = pathPoint{start.x, start.y, false}
			out = append(out, at)
			continue
		}
		steps := curveSteps(from, p, acceptable)
		for k := 1; k <= steps; k++ {
			t := float32(k) / float32(steps)
			u := 1 - t
			weights := [4]float32{float32(u * u), float32(2 * u * t), float32(t * t)}
			if v == cubicTo {
				weights = [4]float32{float32(float32(u*u) * u), float32(float32(float32(3*u)*u) * t), float32(float32(float32(3*u)*t) * t), float32(float32(t*t) * t)}
			}
			x, y := float32(weights[0]*from.x), float32(weights[0]*from.y)
			for i := 0; i < len(p); i += 2 {
				x += float32(weights[1+i/2] * p[i])
				y += float32(weights[1+i/2] * p[i+1])
			}
			out = append(out, pathPoint{x, y, false})
		}
		at = pathPoint{p[len(p)-2], p[len(p)-1], false}
	}
	return out
}

// curveSteps is how many lines a curve becomes, by the length of its control polygon.
func curveSteps(from pathPoint, p []float32, acceptable float32) int {
	var length float32
	for i := 0; i < len(p); i += 2 {
		to := pathPoint{p[i], p[i+1], false}
		length += distance(from, to)
		from = to
	}
	return int(max(4, min(64, math.Sqrt(float64(length/max(acceptable, 1e-3))))))
}

func distance(a, b pathPoint) float32 {
	x, y := float64(b.x-a.x), float64(b.y-a.y)
	return float32(math.Sqrt(float64(x*x) + float64(y*y)))
}

func bindPaths(b *vm.Bindings) {
	lines := func(t *vm.Thread, a []vm.Slot) []pathPoint {
		verbs := a[0].R.Bytes()[:a[1].Int()]
		t.Charge(int64(len(verbs)) * 64)
		return flatten(verbs, floats(a[2]), a[3].Float())
	}
	array := func(t *vm.Thread, values []float32) vm.Slot {
		out := t.NewArray("F", len(values))
		if out != nil {
			copy(out.Floats(), values)
		}
		return vm.Ref(out)
	}
	// For each point the part of the length before it, x and y.
	b.Method(pathClass, "nativeApproximate", "([BI[FF)[F", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		points := lines(t, a)
		out := make([]float32, 0, 3*len(points))
		var total float32
		for i, p := range points {
			if i > 0 && !p.begins {
				total += distance(points[i-1], p)
			}
			out = append(out, total, p.x, p.y)
		}
		for i := 0; total > 0 && i < len(out); i += 3 {
			out[i] /= total
		}
		return array(t, out)
	})
	// The contours, each with its number of points in front.
	b.Method(pathClass, "nativeContours", "([BI[FF)[F", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		points := lines(t, a)
		out := make([]float32, 0, 2*len(points)+4)
		head := -1
		for _, p := range points {
			if p.begins || head < 0 {
				head = len(out)
				out = append(out, 0)
			}
			out[head]++
			out = append(out, p.x, p.y)
		}
		return array(t, out)
	})
}
