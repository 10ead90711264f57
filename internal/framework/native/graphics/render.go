// Turning ops into pixels. Text is drawn as bars of the widths of its letters.

package graphics

import (
	"math"
	"sort"
	"strings"
)

// over puts a colour over another.
func over(dst, src uint32) uint32 {
	sa := src >> 24
	if sa == 255 {
		return src
	}
	if sa == 0 {
		return dst
	}
	da := dst >> 24 * (255 - sa) / 255
	a := sa + da
	if a == 0 {
		return 0
	}
	mix := func(shift int) uint32 { return ((src>>shift&255)*sa + (dst>>shift&255)*da) / a << shift }
	return a<<24 | mix(16) | mix(8) | mix(0)
}

func around(op Op) box {
	b := box{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	for i, p := range op.Points {
		if op.Kind == "image" && i > 0 {
			break
		}
		for k := 0; k+1 < len(p); k += 2 {
			b = box{min(b.l, p[k]), min(b.t, p[k+1]), max(b.r, p[k]), max(b.b, p[k+1])}
		}
	}
	if op.Kind == "text" {
		w := 0.0
		for _, a := range op.Advance {
			w += float64(a)
		}
		b.r = b.l + w
		b.t -= op.Size
		b.b += op.Size / 4
	}
	b.l, b.t, b.r, b.b = b.l-op.Stroke, b.t-op.Stroke, b.r+op.Stroke, b.b+op.Stroke
	return b.intersect(box{op.Clip[0], op.Clip[1], op.Clip[2], op.Clip[3]})
}

// render calls put for the pixels of an op that lie on a surface.
func render(op Op, w, h int, put func(x, y int, color uint32)) {
	b := around(op).intersect(box{0, 0, float64(w), float64(h)})
	if b.empty() || math.IsNaN(b.l+b.t+b.r+b.b) {
		return
	}
	x0, y0, x1, y1 := int(math.Floor(b.l)), int(math.Floor(b.t)), min(w, int(math.Ceil(b.r))), min(h, int(math.Ceil(b.b)))
	switch op.Kind {
	case "text":
		x, base := op.Points[0][0], op.Points[0][1]
		for i, r := range utf16Runes(op.Text) {
			if i >= len(op.Advance) {
				break
			}
			adv := float64(op.Advance[i])
			if r > ' ' && adv > 1 {
				top := base - op.Size*0.72
				if strings.ContainsRune("acemnorsuvwxz", r) {
					top = base - op.Size*0.52
				}
				outline(x+adv*0.12, top, x+adv*0.88, base, x0, y0, x1, y1, func(px, py int) { put(px, py, op.Color) })
			}
			x += adv
		}
	case "image":
		img, src := op.image, op.Points[1]
		d := op.Points[0]
		sx, sy := (src[2]-src[0])/max(d[2]-d[0], 1), (src[3]-src[1])/max(d[7]-d[1], 1)
		for y := y0; y < y1; y++ {
			for x := x0; x < x1; x++ {
				ix, iy := int(src[0]+(float64(x)+0.5-d[0])*sx), int(src[1]+(float64(y)+0.5-d[1])*sy)
				if ix < 0 || iy < 0 || ix >= img.w || iy >= img.h {
					continue
				}
				c := img.fill
				if img.pix != nil {
					c = img.pix[iy*img.w+ix]
				}
				put(x, y, op.filter.apply(c))
			}
		}
	default:
		contours := op.Points
		if op.Stroke > 0 || op.Kind == "line" {
			contours = stroke(op)
			op.EvenOdd = false
		}
		for y := y0; y < y1; y++ {
			spans(contours, float64(y)+0.5, op.EvenOdd, func(l, r float64) {
				for x := max(x0, int(math.Round(l))); x < min(x1, int(math.Round(r))); x++ {
					put(x, y, op.Color)
				}
			})
		}
	}
}

func utf16Runes(s string) []rune {
	var out []rune
	for _, r := range s {
		out = append(out, r)
		if r > 0xffff {
			out = append(out, 0)
		}
	}
	return out
}

func outline(l, t, r, b float64, x0, y0, x1, y1 int, put func(x, y int)) {
	il, it, ir, ib := int(math.Round(l)), int(math.Round(t)), int(math.Round(r)), int(math.Round(b))
	for y := max(it, y0); y < min(ib, y1); y++ {
		for x := max(il, x0); x < min(ir, x1); x++ {
			if y == it || y == ib-1 || x == il || x == ir-1 {
				put(x, y)
			}
		}
	}
}

// stroke returns the outlines of the lines of contours, a box a line.
func stroke(op Op) [][]float64 {
	half := max(op.Stroke, 1) / 2
	var out [][]float64
	for _, p := range op.Points {
		n := len(p) / 2
		last := n
		if op.Kind == "line" || n == 2 {
			last = n - 1
		}
		for i := range max(last, 0) {
			j := (i + 1) % n
			ax, ay, bx, by := p[2*i], p[2*i+1], p[2*j], p[2*j+1]
			d := math.Hypot(bx-ax, by-ay)
			if d == 0 {
				continue
			}
			nx, ny := -(by-ay)/d*half, (bx-ax)/d*half
			out = append(out, []float64{ax + nx, ay + ny, bx + nx, by + ny, bx - nx, by - ny, ax - nx, ay - ny})
		}
	}
	return out
}

func spans(contours [][]float64, y float64, evenOdd bool, yield func(l, r float64)) {
	type hit struct {
		x float64
		d int
	}
	var hits []hit
	for _, p := range contours {
		n := len(p) / 2
		for i := range n {
			j := (i + 1) % n
			ax, ay, bx, by := p[2*i], p[2*i+1], p[2*j], p[2*j+1]
			if ay <= y == (by <= y) {
				continue
			}
			d := 1
			if ay > by {
				d = -1
			}
			hits = append(hits, hit{ax + (y-ay)/(by-ay)*(bx-ax), d})
		}
	}
	sort.Slice(hits, func(i, j int) bool { return hits[i].x < hits[j].x })
	winding := 0
	for i := 0; i+1 < len(hits); i++ {
		winding += hits[i].d
		if evenOdd && i%2 == 0 || !evenOdd && winding != 0 {
			yield(hits[i].x, hits[i+1].x)
		}
	}
}
