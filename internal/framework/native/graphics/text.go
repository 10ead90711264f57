// Measuring text as the platform does: words are shaped by themselves, widths are
// whole pixels unless the paint asks for linear ones, kerning is exact.

package graphics

import (
	"math"
	"strings"
	"unicode"

	"github.com/esdroid/esdroid/internal/framework/native/graphics/fonts"
)

// style chooses how text looks.
type style struct {
	family  int // index into families
	weight  int // 100 to 900
	italic  bool
	size    float32
	scaleX  float32
	spacing float32 // between letters, in ems
	linear  bool
}

// family lists faces by weight, upright ones at even places of fonts.Names.
type family struct {
	first   int
	weights []int
	italics bool
}

var families = []family{
	{0, []int{100, 300, 400, 500, 900, 700}, true},
	{12, []int{300, 400, 500, 700}, true},
	{20, []int{400, 700}, true},
	{24, []int{400}, false},
	{25, []int{400}, false},
	{26, []int{400}, false},
	{27, []int{400}, false},
	{28, []int{400, 700}, false},
}

// named are the families that an app may ask for, with the weight that the name says.
var named = map[string]struct{ family, weight int }{
	"sans-serif": {0, 400}, "sans-serif-thin": {0, 100}, "sans-serif-light": {0, 300}, "sans-serif-medium": {0, 500}, "sans-serif-black": {0, 900},
	"arial": {0, 400}, "helvetica": {0, 400}, "tahoma": {0, 400}, "verdana": {0, 400},
	"sans-serif-condensed": {1, 400}, "sans-serif-condensed-light": {1, 300}, "sans-serif-condensed-medium": {1, 500},
	"serif": {2, 400}, "serif-bold": {2, 700}, "times": {2, 400}, "times new roman": {2, 400}, "palatino": {2, 400}, "georgia": {2, 400},
	"baskerville": {2, 400}, "goudy": {2, 400}, "fantasy": {2, 400}, "itc stone serif": {2, 400},
	"monospace": {3, 400}, "sans-serif-monospace": {3, 400}, "monaco": {3, 400},
	"serif-monospace": {4, 400}, "courier": {4, 400}, "courier new": {4, 400},
	"casual": {5, 400}, "cursive": {7, 400}, "sans-serif-smallcaps": {6, 400},
}

// familyOf returns the family of a name, false if there is none.
func familyOf(name string) (fam, weight int, ok bool) {
	n, ok := named[strings.ToLower(name)]
	return n.family, n.weight, ok
}

// face chooses the face nearest in weight, the first of equals.
func (s *style) face() *fonts.Face {
	if s.family < 0 || s.family >= len(families) {
		return fonts.Get(4)
	}
	f := families[s.family]
	best, distance := 0, math.MaxInt
	for i, w := range f.weights {
		d := w - s.weight
		if d < 0 {
			d = -d
		}
		if d < distance {
			best, distance = i, d
		}
	}
	if !f.italics {
		return fonts.Get(f.first + best)
	}
	n := f.first + 2*best
	if s.italic {
		n++
	}
	return fonts.Get(n)
}

// bounds is the box that glyphs fill.
type bounds struct {
	left, top, right, bottom float64 // top is negative above the line
	any                      bool
}

func (b *bounds) add(l, t, r, bt float64) {
	if !b.any {
		*b = bounds{l, t, r, bt, true}
		return
	}
	b.left, b.top, b.right, b.bottom = min(b.left, l), min(b.top, t), max(b.right, r), max(b.bottom, bt)
}

const fixed = 256 // positions are in this part of a pixel

// measure fills advances, one for each UTF-16 unit, and the box if it is wanted.
func (s *style) measure(units []uint16, advances []float32, box *bounds) float32 {
	face := s.face()
	size := float64(s.size)
	if !s.linear {
		size = math.Floor(size)
	}
	scaleX := float64(s.scaleX)
	if scaleX == 0 {
		scaleX = 1
	}
	mult := int64(size*scaleX*fixed) << 16 / int64(face.UnitsPerEm)
	total := 0.0
	var before fonts.Glyph
	kernable := false
	previous := -1 // the unit that kerning goes to
	spacing := float64(s.spacing) * size * scaleX
	ligatures := s.spacing == 0 && (s.family <= 1 || s.family == 2)
	for i := 0; i < len(units); {
		r, n := decodeRune(units, i)
		if ligatures && r == 'f' {
			if lig, count := ligature(units, i); count > 1 {
				if _, ok := face.Glyphs[lig]; ok {
					r, n = lig, count
				}
			}
		}
		if r >= 0x600 && r < 0x700 {
			r, n = shape(units, i)
		}
		var adv float64
		g, known := face.Glyphs[r]
		if r == '\t' || r == '\n' || r == '\r' {
			if g, known = face.Glyphs[' '], true; s.family > 0 {
				g = fonts.Get(4).Glyphs[' '] // of the platform's first font
			}
			r = ' '
		}
		space := r == ' ' || r == 0xa0 || r >= 0x2000 && r <= 0x200a || r == 0x3000
		switch {
		case units[i] == '\n':
			kernable = false
			adv = s.advance(640, 2048, size, scaleX) // of the font that has a glyph for it
		case known:
			adv = s.advance(g.Advance, face.UnitsPerEm, size, scaleX)
			if kernable && !space {
				if k := face.Kerning(before, g); k != 0 {
					delta := float64(int64(k)*mult>>16) / fixed
					total += delta
					if previous >= 0 && advances != nil {
						advances[previous] += float32(delta)
					}
				}
			}
			if box != nil && (g.Right > g.Left || g.Top > g.Bottom) {
				u := size / float64(face.UnitsPerEm)
				box.add(total+float64(g.Left)*u*scaleX, -float64(g.Top)*u, total+float64(g.Right)*u*scaleX, -float64(g.Bottom)*u)
			}
			before, kernable = g, !space
		default:
			kernable = false
			adv = s.missing(r, size, scaleX)
			if box != nil && adv > 0 && !space {
				box.add(total+adv*0.05, -size*0.85, total+adv*0.97, size*0.12)
			}
		}
		if adv > 0 && spacing != 0 {
			adv += spacing
		}
		if advances != nil {
			advances[i] = float32(adv)
			for k := 1; k < n; k++ {
				advances[i+k] = 0
			}
		}
		previous = i
		total += adv
		i += n
	}
	return float32(total)
}

func (s *style) advance(units, em int, size, scaleX float64) float64 {
	adv := float64(units) * size * scaleX / float64(em)
	if s.linear {
		return math.Floor(adv*fixed) / fixed
	}
	return math.Floor(math.Floor(adv*64+0.5)/64 + 0.5) // the font's own rounding first
}

// missing returns the width of what the face lacks.
func (s *style) missing(r rune, size, scaleX float64) float64 {
	switch {
	case r < 0x20 || r >= 0x200b && r <= 0x200f || r >= 0x202a && r <= 0x202e || r == 0xfeff || r >= 0xfe00 && r <= 0xfe0f || unicode.Is(unicode.Mn, r):
		return 0
	case wide(r):
		return s.advance(2048, 2048, size, scaleX)
	}
	last := fonts.Get(len(fonts.Names))
	if s.weight > 550 { // nearer to bold
		last = fonts.Get(len(fonts.Names) + 1)
	}
	if g, ok := last.Glyphs[r]; ok {
		return s.advance(g.Advance, last.UnitsPerEm, size, scaleX)
	}
	if r >= 0x1f000 && r < 0x20000 {
		return math.Floor(size*2550/2048*fixed) / fixed * scaleX // a picture, which is not rounded
	}
	return s.advance(1228, 2048, size, scaleX)
}

// wide reports whether a character of East Asia takes a whole square.
func wide(r rune) bool {
	return r >= 0x1100 && r <= 0x115f || r >= 0x2e80 && r <= 0xa4cf || r >= 0xac00 && r <= 0xd7a3 || r >= 0xf900 && r <= 0xfaff ||
		r >= 0xfe30 && r <= 0xfe4f || r >= 0xff00 && r <= 0xff60 || r >= 0xffe0 && r <= 0xffe6 || r >= 0x20000 && r <= 0x3ffff
}

// ligature returns the character that a group beginning with f becomes.
func ligature(units []uint16, i int) (rune, int) {
	at := func(k int) uint16 {
		if i+k < len(units) {
			return units[i+k]
		}
		return 0
	}
	switch {
	case at(1) == 'f' && at(2) == 'i':
		return 0xfb03, 3
	case at(1) == 'f' && at(2) == 'l':
		return 0xfb04, 3
	case at(1) == 'f':
		return 0xfb00, 2
	case at(1) == 'i':
		return 0xfb01, 2
	case at(1) == 'l':
		return 0xfb02, 2
	}
	return 0, 1
}

func decodeRune(units []uint16, i int) (rune, int) {
	u := rune(units[i])
	if u >= 0xd800 && u < 0xdc00 && i+1 < len(units) {
		if low := rune(units[i+1]); low >= 0xdc00 && low < 0xe000 {
			return 0x10000 + (u-0xd800)<<10 + low - 0xdc00, 2
		}
	}
	return u, 1
}

// metrics returns top, ascent, descent, bottom and leading of a line.
func (s *style) metrics() [5]float32 {
	f := s.face()
	// The platform's line is the default font's, whatever the family, except for what the face's own box says.
	u := s.size / float32(f.UnitsPerEm)
	return [5]float32{-float32(f.Top) * u, -float32(f.Ascent) * u, -float32(f.Descent) * u, -float32(f.Bottom) * u, float32(f.LineGap) * u}
}
