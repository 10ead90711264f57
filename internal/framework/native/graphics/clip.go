// Clips that are no boxes: a mask of the pixels that may be drawn on.

package graphics

import (
	"math"

	"github.com/esdroid/esdroid/internal/vm"
)

// mask says which pixels of a box may be drawn on; it is not changed once it is made.
type mask struct {
	x, y, w, h int
	open       []bool
}

func (m *mask) has(x, y int) bool {
	x, y = x-m.x, y-m.y
	return x >= 0 && y >= 0 && x < m.w && y < m.h && m.open[y*m.w+x]
}

// The rules by which a shape changes a clip, by their numbers in Region.Op.
const (
	opDifference        = 0
	opIntersect         = 1
	opUnion             = 2
	opXor               = 3
	opReverseDifference = 4
	opReplace           = 5
)

func (c *canvas) clipped(x, y int) bool {
	return float64(x) >= c.clip.l && float64(x) < c.clip.r && float64(y) >= c.clip.t && float64(y) < c.clip.b && (c.mask == nil || c.mask.has(x, y))
}

// clipTo changes the clip by a shape of contours in the coordinates of the bitmap.
func (c *canvas) clipTo(t *vm.Thread, contours [][]float64, evenOdd, inverse bool, op int32) {
	around := around(Op{Points: contours, Clip: [4]float64{c.device.l, c.device.t, c.device.r, c.device.b}})
	around = box{math.Floor(around.l), math.Floor(around.t), math.Ceil(around.r), math.Ceil(around.b)}
	if inverse || around.empty() {
		around = c.device
	}
	in := c.device // where the new clip can be
	switch op {
	case opDifference:
		in = c.clip
	case opIntersect:
		in = c.clip.intersect(around)
	case opReverseDifference, opReplace:
		in = around
	}
	if c.target == nil { // nothing is seen of it: a box is enough
		if op == opIntersect || op == opReplace {
			c.clip = in
		}
		return
	}
	m := &mask{x: int(in.l), y: int(in.t), w: max(0, int(in.r)-int(in.l)), h: max(0, int(in.b)-int(in.t))}
	size := int64(m.w) * int64(m.h)
	if in.empty() || !t.Reserve(size) {
		c.clip, c.mask = box{}, nil
		return
	}
	t.Charge(size * 4)
	for _, p := range contours {
		t.Charge(int64(len(p)) * int64(m.h))
	}
	m.open = make([]bool, size)
	left := box{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	row := make([]bool, m.w)
	for y := range m.h {
		for x := range row {
			row[x] = inverse
		}
		spans(contours, float64(m.y+y)+0.5, evenOdd, func(l, r float64) {
			for x := max(m.x, int(math.Round(l))); x < min(m.x+m.w, int(math.Round(r))); x++ {
				row[x-m.x] = !inverse
			}
		})
		for x, shape := range row {
			old := c.clipped(m.x+x, m.y+y)
			var open bool
			switch op {
			case opDifference:
				open = old && !shape
			case opIntersect:
				open = old && shape
			case opUnion:
				open = old || shape
			case opXor:
				open = old != shape
			case opReverseDifference:
				open = shape && !old
			default:
				open = shape
			}
			if open {
				m.open[y*m.w+x] = true
				px, py := float64(m.x+x), float64(m.y+y)
				left = box{min(left.l, px), min(left.t, py), max(left.r, px+1), max(left.b, py+1)}
			}
		}
	}
	if left.empty() {
		left, m = box{}, nil
	}
	c.clip, c.mask = left, m
}
