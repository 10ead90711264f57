// Canvases: the state that Java asks for, and what is drawn into bitmaps.

package graphics

import (
	"math"
	"slices"

	"github.com/esdroid/esdroid/internal/vm"
)

const canvasClass = "Landroid/graphics/Canvas;"

type matrix [6]float64 // x' = 0 x + 1 y + 2, y' = 3 x + 4 y + 5

var identity = matrix{1, 0, 0, 0, 1, 0}

func (m matrix) mul(n matrix) matrix {
	return matrix{
		m[0]*n[0] + m[1]*n[3], m[0]*n[1] + m[1]*n[4], m[0]*n[2] + m[1]*n[5] + m[2],
		m[3]*n[0] + m[4]*n[3], m[3]*n[1] + m[4]*n[4], m[3]*n[2] + m[4]*n[5] + m[5],
	}
}

func (m matrix) at(x, y float64) (float64, float64) {
	return m[0]*x + m[1]*y + m[2], m[3]*x + m[4]*y + m[5]
}

func (m matrix) invert() (matrix, bool) {
	det := m[0]*m[4] - m[1]*m[3]
	if det == 0 || math.IsNaN(det) {
		return identity, false
	}
	return matrix{m[4] / det, -m[1] / det, (m[1]*m[5] - m[4]*m[2]) / det, -m[3] / det, m[0] / det, (m[3]*m[2] - m[0]*m[5]) / det}, true
}

type box struct{ l, t, r, b float64 }

func (b box) empty() bool { return b.l >= b.r || b.t >= b.b }

func (b box) intersect(o box) box {
	return box{max(b.l, o.l), max(b.t, o.t), min(b.r, o.r), min(b.b, o.b)}
}

// mapped returns the box around a box that a matrix moves.
func (m matrix) mapped(b box) box {
	x0, y0 := m.at(b.l, b.t)
	out := box{x0, y0, x0, y0}
	for _, p := range [...][2]float64{{b.r, b.t}, {b.r, b.b}, {b.l, b.b}} {
		x, y := m.at(p[0], p[1])
		out = box{min(out.l, x), min(out.t, y), max(out.r, x), max(out.b, y)}
	}
	return out
}

type saved struct {
	m      matrix
	clip   box
	mask   *mask   // what of the clip may be drawn on, nil: all
	device box     // what the clip can be at most
	target *bitmap // nil: what is drawn is not seen
	layer  *layer  // what is drawn on, if it is none of the bitmaps that Java has
}

// layer is a picture of a part of what is below, put over it when it is done.
type layer struct {
	bitmap
	x, y   int // its place
	filter filter
	mode   int32
}

// Op is one drawing, in the coordinates of the bitmap.
type Op struct {
	Kind    string      // rect, line, path, text, image
	Points  [][]float64 // contours: x, y, x, y, …
	Clip    [4]float64
	Color   uint32  // ARGB
	Stroke  float64 // 0: filled
	Text    string
	Size    float64 // of text
	Advance []float32
	EvenOdd bool
	mode    int32 // by which it is put over what is there
	image   *bitmap
	filter  filter // of an image's colours
}

type canvas struct {
	saved
	stack  []saved
	config int32 // of the bitmap
	shades []shade
}

// SizeBytes is what the masks and layers take that are to come back by a restore, and those
// of now.
func (c *canvas) SizeBytes() int64 {
	total := int64(0)
	var last saved
	for _, s := range append(slices.Clone(c.stack), c.saved) {
		if s.mask != nil && s.mask != last.mask {
			total += int64(len(s.mask.open))
		}
		if s.layer != nil && s.layer != last.layer {
			total += 4 * int64(len(s.layer.pix))
		}
		last = s
	}
	return total
}

// The configurations of bitmaps that do not keep all of a colour.
const (
	alpha8 = 1
	rgb565 = 3
)

func canvasOf(s vm.Slot) *canvas {
	if s.R == nil {
		return nil
	}
	c, _ := s.R.Native.(*canvas)
	return c
}

func floats(s vm.Slot) []float32 {
	if s.R == nil {
		return nil
	}
	return s.R.Floats()
}

func bindCanvas(b *vm.Bindings) {
	method := func(name, desc string, f func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot) {
		b.Method(canvasClass, name, desc, func(t *vm.Thread, a []vm.Slot) vm.Slot {
			c := canvasOf(a[0])
			if c == nil {
				c = &canvas{saved: saved{m: identity}}
				a[0].R.Native = c
			}
			return f(t, c, a)
		})
	}
	// Shaders that were told are those of the next drawing.
	drawing := func(name, desc string, f func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot) {
		method(name, desc, func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot {
			out := f(t, c, a)
			c.shades = nil
			return out
		})
	}
	bindShades(method)
	float := func(s vm.Slot) float64 { return float64(s.Float()) }
	method("nativeInit", "("+bitmapClass+"III)V", func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot {
		d := box{0, 0, float64(a[2].Int()), float64(a[3].Int())}
		*c = canvas{saved: saved{m: identity, clip: d, device: d, target: bitmapOf(a[1])}, config: a[4].Int()}
		return vm.Slot{}
	})
	method("nativeSave", "()I", func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot {
		if len(c.stack) < 100000 {
			c.stack = append(c.stack, c.saved)
		}
		return vm.Int(int32(len(c.stack)))
	})
	method("nativeCount", "()I", func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot { return vm.Int(int32(len(c.stack) + 1)) })
	method("nativeRestore", "()Z", func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot {
		n := len(c.stack)
		if n == 0 {
			return vm.Bool(false)
		}
		done := c.layer
		c.saved, c.stack = c.stack[n-1], c.stack[:n-1]
		if done != nil && done != c.layer {
			c.put(t, done)
		}
		return vm.Bool(true)
	})
	// Begins a layer in the place of what the clip leaves, after a save.
	method("nativeLayer", "(II[FII)V", func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot {
		if c.target == nil || !(c.clip.l < c.clip.r && c.clip.t < c.clip.b) { // places that are no numbers are none
			return vm.Slot{}
		}
		l := &layer{x: int(c.clip.l), y: int(c.clip.t), mode: a[1].Int(), filter: filterOf(a[2:])}
		l.w, l.h = int(c.clip.r)-l.x, int(c.clip.b)-l.y
		c.device, c.target, c.layer = c.clip, &l.bitmap, l
		return vm.Slot{}
	})
	method("nativeTranslate", "(FF)V", func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot {
		c.m = c.m.mul(matrix{1, 0, float(a[1]), 0, 1, float(a[2])})
		return vm.Slot{}
	})
	method("nativeScale", "(FF)V", func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot {
		c.m = c.m.mul(matrix{float(a[1]), 0, 0, 0, float(a[2]), 0})
		return vm.Slot{}
	})
	method("nativeConcat", "([FZ)V", func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot {
		var m matrix
		for i, v := range floats(a[1])[:6] {
			m[i] = float64(v)
		}
		if a[2].Bool() {
			c.m = m
		} else {
			c.m = c.m.mul(m)
		}
		return vm.Slot{}
	})
	method("nativeMatrix", "([F)V", func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot {
		out := floats(a[1])
		for i, v := range c.m {
			out[i] = float32(v)
		}
		return vm.Slot{}
	})
	method("nativeClip", "(FFFFI)Z", func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot {
		r := c.m.mapped(box{float(a[1]), float(a[2]), float(a[3]), float(a[4])})
		straight := c.m[1] == 0 && c.m[3] == 0 || c.m[0] == 0 && c.m[4] == 0
		if op := a[5].Int(); c.target != nil && (!straight || c.mask != nil || !c.boxed(r, op)) {
			l, top, right, b := float(a[1]), float(a[2]), float(a[3]), float(a[4])
			c.clipTo(t, [][]float64{c.points(l, top, right, top, right, b, l, b)}, false, false, op)
			return vm.Bool(!c.clip.empty())
		}
		r = box{math.Round(r.l), math.Round(r.t), math.Round(r.r), math.Round(r.b)}
		switch a[5].Int() {
		case opIntersect:
			c.clip = c.clip.intersect(r)
		case opUnion:
			if c.clip.empty() {
				c.clip = r
			} else if !r.empty() {
				c.clip = box{min(c.clip.l, r.l), min(c.clip.t, r.t), max(c.clip.r, r.r), max(c.clip.b, r.b)}
			}
			c.clip = c.clip.intersect(c.device)
		case opReplace:
			c.clip = r.intersect(c.device)
		case opDifference: // where what is left is one box
			switch x := c.clip.intersect(r); {
			case x.empty():
			case x == c.clip:
				c.clip = box{}
			case x.l == c.clip.l && x.r == c.clip.r && x.t == c.clip.t:
				c.clip.t = x.b
			case x.l == c.clip.l && x.r == c.clip.r && x.b == c.clip.b:
				c.clip.b = x.t
			case x.t == c.clip.t && x.b == c.clip.b && x.l == c.clip.l:
				c.clip.l = x.r
			case x.t == c.clip.t && x.b == c.clip.b && x.r == c.clip.r:
				c.clip.r = x.l
			}
		}
		return vm.Bool(!c.clip.empty())
	})
	method("nativeClipPath", "([FZZI)Z", func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot {
		c.clipTo(t, c.contours(floats(a[1])), a[2].Bool(), a[3].Bool(), a[4].Int())
		return vm.Bool(!c.clip.empty())
	})
	method("nativeClipBounds", "([I)Z", func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot {
		out := a[1].R.Ints()
		inv, ok := c.m.invert()
		if c.clip.empty() || !ok {
			out[0], out[1], out[2], out[3] = 0, 0, 0, 0
			return vm.Bool(false)
		}
		r := inv.mapped(c.clip)
		out[0], out[1] = int32(math.Floor(r.l+0.5)), int32(math.Floor(r.t+0.5))
		out[2], out[3] = int32(math.Floor(r.r+0.5)), int32(math.Floor(r.b+0.5))
		return vm.Bool(true)
	})
	method("nativeReject", "(FFFF)Z", func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot {
		r := c.m.mapped(box{float(a[1]), float(a[2]), float(a[3]), float(a[4])})
		return vm.Bool(r.intersect(c.clip).empty())
	})
	// kind 0 is everything that may be seen, 1 a rectangle, 2 a line.
	drawing("nativeShape", "(IFFFFIFI)V", func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot {
		if c.clip.empty() {
			return vm.Slot{}
		}
		x0, y0, x1, y1 := float(a[2]), float(a[3]), float(a[4]), float(a[5])
		op := Op{Kind: "rect", Color: uint32(a[6].Int()), Stroke: float(a[7]), mode: a[8].Int()}
		switch a[1].Int() {
		case 0:
			if c.covers(op) {
				return vm.Slot{}
			}
			op.Points = [][]float64{{c.clip.l, c.clip.t, c.clip.r, c.clip.t, c.clip.r, c.clip.b, c.clip.l, c.clip.b}}
		case 1:
			op.Points = [][]float64{c.points(x0, y0, x1, y0, x1, y1, x0, y1)}
		default:
			op.Kind = "line"
			op.Points = [][]float64{c.points(x0, y0, x1, y1)}
		}
		c.draw(t, op)
		return vm.Slot{}
	})
	drawing("nativePath", "([FIFZI)V", func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot {
		all := floats(a[1])
		op := Op{Kind: "path", Color: uint32(a[2].Int()), Stroke: float(a[3]), EvenOdd: a[4].Bool(), mode: a[5].Int()}
		op.Points = c.contours(all)
		c.draw(t, op)
		return vm.Slot{}
	})
	drawing("nativeText", "(Ljava/lang/String;FFIF[FI)V", func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot {
		if c.clip.empty() {
			return vm.Slot{}
		}
		op := Op{Kind: "text", Text: vm.GoString(a[1].R), Color: uint32(a[4].Int()), Size: float(a[5]) * math.Abs(c.m[4]), mode: a[7].Int()}
		op.Points = [][]float64{c.points(float(a[2]), float(a[3]))}
		op.Advance = append(op.Advance, floats(a[6])...)
		for i := range op.Advance {
			op.Advance[i] *= float32(math.Abs(c.m[0]))
		}
		c.draw(t, op)
		return vm.Slot{}
	})
	drawing("nativeImage", "("+bitmapClass+"FFFFFFFFII[FII)V", func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot {
		img := bitmapOf(a[1])
		if img == nil || c.clip.empty() {
			return vm.Slot{}
		}
		l, tp, r, bt := float(a[6]), float(a[7]), float(a[8]), float(a[9])
		op := Op{Kind: "image", mode: a[10].Int(), filter: filterOf(a[11:]), image: img, Points: [][]float64{
			c.points(l, tp, r, tp, r, bt, l, bt), {float(a[2]), float(a[3]), float(a[4]), float(a[5])}}}
		c.draw(t, op)
		return vm.Slot{}
	})
}

// contours reads the contours of a path: each its number of points, and those.
func (c *canvas) contours(all []float32) [][]float64 {
	var out [][]float64
	for at := 0; at < len(all); {
		n := int(all[at])
		if n < 0 || at+1+2*n > len(all) {
			break
		}
		p := make([]float64, 2*n)
		for i := range p {
			p[i] = float64(all[at+1+i])
		}
		out = append(out, c.points(p...))
		at += 1 + 2*n
	}
	return out
}

// boxed reports whether a box changes the clip to another box.
func (c *canvas) boxed(r box, op int32) bool {
	switch op {
	case opIntersect, opReplace:
		return true
	case opDifference:
		x := c.clip.intersect(box{math.Round(r.l), math.Round(r.t), math.Round(r.r), math.Round(r.b)})
		across, down := x.l == c.clip.l && x.r == c.clip.r, x.t == c.clip.t && x.b == c.clip.b
		return x.empty() || across && (x.t == c.clip.t || x.b == c.clip.b) || down && (x.l == c.clip.l || x.r == c.clip.r)
	}
	return false
}

func (c *canvas) points(p ...float64) []float64 {
	out := make([]float64, len(p))
	for i := 0; i+1 < len(p); i += 2 {
		out[i], out[i+1] = c.m.at(p[i], p[i+1])
	}
	return out
}

// draw draws an op into the bitmap; what is drawn on a canvas without one is not seen.
func (c *canvas) draw(t *vm.Thread, op Op) {
	op.Clip = [4]float64{c.clip.l, c.clip.t, c.clip.r, c.clip.b}
	if op.mode != modeDst && c.target != nil && c.target.pixels(t) && (op.image == nil || op.image.pixels(t)) {
		t.Charge(int64(extent(op)) * 4)
		right, bottom := c.end()
		shaded := c.shaded()
		if op.image != nil {
			shaded = nil
		}
		if shaded != nil {
			t.Charge(int64(extent(op)) * 16)
		}
		render(op, right, bottom, func(x, y int, color uint32) {
			if shaded != nil {
				color = shaded(x, y)
			}
			c.set(x, y, op.mode, color)
		})
	}
}

// end returns where what is drawn on ends.
func (c *canvas) end() (right, bottom int) {
	if c.layer != nil {
		return c.layer.x + c.layer.w, c.layer.y + c.layer.h
	}
	return c.target.w, c.target.h
}

// set puts a colour over a pixel.
func (c *canvas) set(x, y int, mode int32, color uint32) {
	if c.mask != nil && !c.mask.has(x, y) {
		return
	}
	if c.layer != nil {
		x, y = x-c.layer.x, y-c.layer.y
	}
	p := &c.target.pix[y*c.target.w+x]
	*p = c.kept(blend(mode, *p, color))
}

// kept returns what is left of a colour in what is drawn on.
func (c *canvas) kept(color uint32) uint32 {
	switch {
	case c.layer != nil:
	case c.config == alpha8:
		return color & 0xff000000
	case c.config == rgb565:
		return over(0xff000000, color)
	}
	return color
}

// covers fills all that there is at once, where nothing of what is below can be seen.
func (c *canvas) covers(op Op) bool {
	whole := c.target != nil && c.mask == nil && len(c.shades) == 0 && c.clip == c.device && c.clip.r-c.clip.l == float64(c.target.w) && c.clip.b-c.clip.t == float64(c.target.h)
	if !whole || op.mode != modeClear && op.mode != modeSrc && (op.mode != modeSrcOver || op.Color>>24 != 255) {
		return false
	}
	c.target.fill, c.target.pix, c.target.source = c.kept(blend(op.mode, 0, op.Color)), nil, nil
	return true
}

// put puts a layer that is done over what is below.
func (c *canvas) put(t *vm.Thread, l *layer) {
	if l.pix == nil && l.fill == 0 && l.mode == modeSrcOver || l.mode == modeDst || !l.pixels(t) || !c.target.pixels(t) {
		return
	}
	t.Charge(int64(len(l.pix)) * 4)
	for i, color := range l.pix {
		c.set(l.x+i%l.w, l.y+i/l.w, l.mode, l.filter.apply(color))
	}
}

// extent is how many pixels an op may touch.
func extent(op Op) float64 {
	b := around(op)
	if b.empty() {
		return 0
	}
	return (b.r - b.l) * (b.b - b.t)
}
