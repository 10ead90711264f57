// Shaders: colours that depend on the place, for what is drawn next.

package graphics

import (
	"math"
	"slices"

	"github.com/esdroid/esdroid/internal/vm"
)

// shade gives the colour of a place, ARGB and not multiplied by alpha.
type shade func(x, y float64) uint32

// The kinds of gradients, and what is beyond their ends.
const (
	linear = iota
	radial
	sweep
)

const (
	tileClamp = iota
	tileRepeat
	tileMirror
)

// gradient is colours at parts of a way.
type gradient struct {
	colors    []uint32
	positions []float64 // not falling, as many as colours
	tile      int32
}

// at returns the colour at a part of the way; colours run into each other multiplied by alpha.
func (g *gradient) at(t float64) uint32 {
	switch {
	case math.IsNaN(t):
		return 0
	case g.tile == tileRepeat:
		t -= math.Floor(t)
	case g.tile == tileMirror:
		t = math.Abs(t - 2*math.Floor((t+1)/2))
	}
	i, found := slices.BinarySearch(g.positions, t)
	switch {
	case found:
		for i+1 < len(g.positions) && g.positions[i+1] == t { // where colours meet, the later one begins
			i++
		}
		return g.colors[i]
	case i == 0:
		return g.colors[0]
	case i == len(g.colors):
		return g.colors[i-1]
	}
	part := (t - g.positions[i-1]) / (g.positions[i] - g.positions[i-1])
	a, b := g.colors[i-1], g.colors[i]
	aa, ba := float64(a>>24), float64(b>>24)
	alpha := aa + (ba-aa)*part
	if alpha == 0 {
		return 0
	}
	out := uint32(math.Round(alpha)) << 24
	for shift := 0; shift < 24; shift += 8 {
		x, y := float64(a>>shift&255)*aa, float64(b>>shift&255)*ba
		out |= uint32(min(255, math.Round((x+(y-x)*part)/alpha))) << shift
	}
	return out
}

// along returns the colours of a gradient of a kind at its places.
func (g *gradient) along(kind int32, p []float64) shade {
	switch kind {
	case linear:
		dx, dy := p[2]-p[0], p[3]-p[1]
		length := dx*dx + dy*dy
		return func(x, y float64) uint32 { return g.at(((x-p[0])*dx + (y-p[1])*dy) / length) }
	case radial:
		return func(x, y float64) uint32 { return g.at(math.Hypot(x-p[0], y-p[1]) / p[2]) }
	}
	return func(x, y float64) uint32 {
		t := math.Atan2(y-p[1], x-p[0]) / (2 * math.Pi)
		if t < 0 {
			t++
		}
		return g.at(t)
	}
}

// tiled returns the pixel of a picture of n pixels that stands at a place.
func tiled(v float64, n int, tile int32) int {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return 0
	}
	switch tile {
	case tileRepeat:
		v = v - math.Floor(v/float64(n))*float64(n)
	case tileMirror:
		if v = v - math.Floor(v/float64(2*n))*float64(2*n); v >= float64(n) {
			v = float64(2*n) - v - 1e-9
		}
	}
	return int(max(0, min(float64(n-1), math.Floor(v))))
}

// within is a shade in the coordinates around it; a matrix without inverse leaves nothing.
func (s shade) within(local []float32) shade {
	if len(local) < 6 {
		return s
	}
	var m matrix
	for i := range m {
		m[i] = float64(local[i])
	}
	inverse, ok := m.invert()
	if !ok {
		return func(x, y float64) uint32 { return 0 }
	}
	return func(x, y float64) uint32 { return s(inverse.at(x, y)) }
}

// bindShades binds what canvases are told of shaders: they stand on a stack until a drawing.
func bindShades(method func(name, desc string, f func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot)) {
	method("nativeGradient", "(I[F[I[FI[F)V", func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot {
		g := &gradient{tile: a[5].Int()}
		for _, color := range a[3].R.Ints() {
			g.colors = append(g.colors, uint32(color))
		}
		given := floats(a[4])
		for i := range g.colors {
			at := float64(i) / float64(len(g.colors)-1)
			if given != nil {
				at = max(0, min(1, float64(given[i])))
			}
			if i > 0 {
				at = max(at, g.positions[i-1])
			}
			g.positions = append(g.positions, at)
		}
		var places []float64
		for _, p := range floats(a[2]) {
			places = append(places, float64(p))
		}
		c.shades = append(c.shades, g.along(a[1].Int(), places).within(floats(a[6])))
		return vm.Slot{}
	})
	method("nativePattern", "("+bitmapClass+"II[F)V", func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot {
		img, tileX, tileY := bitmapOf(a[1]), a[2].Int(), a[3].Int()
		if img == nil || img.w == 0 || img.h == 0 || c.target == nil || !img.pixels(t) {
			return vm.Slot{}
		}
		pix, w, h := img.pix, img.w, img.h // another thread may take them away before the drawing
		var s shade = func(x, y float64) uint32 { return pix[tiled(y, h, tileY)*w+tiled(x, w, tileX)] }
		c.shades = append(c.shades, s.within(floats(a[4])))
		return vm.Slot{}
	})
	method("nativeCompose", "(I[F)V", func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot {
		n, mode := len(c.shades), a[1].Int()
		if n < 2 {
			return vm.Slot{}
		}
		below, above := c.shades[n-2], c.shades[n-1]
		var s shade = func(x, y float64) uint32 { return blend(mode, below(x, y), above(x, y)) }
		c.shades = append(c.shades[:n-2], s.within(floats(a[2])))
		return vm.Slot{}
	})
	// What a paint makes of the colours: its alpha, and its filter.
	method("nativeShade", "(I[FII)V", func(t *vm.Thread, c *canvas, a []vm.Slot) vm.Slot {
		n := len(c.shades)
		if n == 0 {
			return vm.Slot{}
		}
		f, s := filterOf(a[1:]), c.shades[n-1]
		c.shades = append(c.shades[:0], func(x, y float64) uint32 { return f.apply(s(x, y)) })
		return vm.Slot{}
	})
}

// shaded returns the colours of pixels for what is drawn now, nil if it has one colour.
func (c *canvas) shaded() func(x, y int) uint32 {
	if len(c.shades) == 0 {
		return nil
	}
	s := c.shades[len(c.shades)-1]
	inverse, ok := c.m.invert()
	if !ok {
		return func(x, y int) uint32 { return 0 }
	}
	return func(x, y int) uint32 { return s(inverse.at(float64(x)+0.5, float64(y)+0.5)) }
}
