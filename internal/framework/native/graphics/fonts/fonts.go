// The table of faces.

package fonts

import (
	_ "embed" // for the faces
	"encoding/binary"
	"errors"
	"sort"
	"sync"

	"github.com/klauspost/compress/s2"
)

//go:embed fonts.s2
var packed []byte

// Names are the files of the faces, in order; after them come two faces, one
// of them bold, for what they all lack.
var Names = []string{
	"Roboto-Thin", "Roboto-ThinItalic", "Roboto-Light", "Roboto-LightItalic", "Roboto-Regular", "Roboto-Italic",
	"Roboto-Medium", "Roboto-MediumItalic", "Roboto-Black", "Roboto-BlackItalic", "Roboto-Bold", "Roboto-BoldItalic",
	"RobotoCondensed-Light", "RobotoCondensed-LightItalic", "RobotoCondensed-Regular", "RobotoCondensed-Italic",
	"RobotoCondensed-Medium", "RobotoCondensed-MediumItalic", "RobotoCondensed-Bold", "RobotoCondensed-BoldItalic",
	"NotoSerif-Regular", "NotoSerif-Italic", "NotoSerif-Bold", "NotoSerif-BoldItalic",
	"DroidSansMono", "CutiveMono", "ComingSoon", "CarroisGothicSC-Regular", "DancingScript-Regular", "DancingScript-Bold",
}

// Face is one font. Numbers are in units of the font.
type Face struct {
	UnitsPerEm               int
	Ascent, Descent, LineGap int // of the font's line, upwards positive
	Top, Bottom              int // of the box around all glyphs
	Columns                  int
	Kern                     []int16 // by left class times Columns plus right class
	Glyphs                   map[rune]Glyph
}

// Glyph is what is known of a character.
type Glyph struct {
	Advance                  int
	Left, Bottom, Right, Top int // of its box
	LeftClass, RightClass    int
}

// Kerning returns what is added between two glyphs.
func (f *Face) Kerning(left, right Glyph) int {
	if i := left.LeftClass*f.Columns + right.RightClass; i < len(f.Kern) {
		return int(f.Kern[i])
	}
	return 0
}

// table holds the faces as they are packed, and those that were asked for.
var table struct {
	once sync.Once
	mu   sync.Mutex
	raw  [][]byte
	done []*Face
}

// Get returns a face by its number in Names; len(Names) and the next are
// those for what the others lack.
func Get(i int) *Face {
	table.once.Do(func() {
		for data := packed; len(data) > 0; {
			n, w := binary.Uvarint(data)
			if w <= 0 || n > uint64(len(data)-w) {
				break
			}
			table.raw = append(table.raw, data[w:w+int(n)])
			data = data[w+int(n):]
		}
		table.done = make([]*Face, len(table.raw))
	})
	table.mu.Lock()
	defer table.mu.Unlock()
	if i < 0 || i >= len(table.raw) {
		return &Face{UnitsPerEm: 2048}
	}
	if table.done[i] == nil {
		f := &Face{UnitsPerEm: 2048}
		if data, err := s2.Decode(nil, table.raw[i]); err == nil {
			if all, err := decode(data); err == nil && len(all) == 1 {
				f = all[0]
			}
		}
		table.done[i] = f
	}
	return table.done[i]
}

// Pack writes faces.
func Pack(all []*Face) []byte {
	var out []byte
	for _, f := range all {
		b := s2.EncodeBest(nil, encode([]*Face{f}))
		out = binary.AppendUvarint(out, uint64(len(b)))
		out = append(out, b...)
	}
	return out
}

func encode(all []*Face) []byte {
	out := binary.AppendUvarint(nil, uint64(len(all)))
	put := func(v int) { out = binary.AppendVarint(out, int64(v)) }
	for _, f := range all {
		for _, v := range []int{f.UnitsPerEm, f.Ascent, f.Descent, f.LineGap, f.Top, f.Bottom, f.Columns, len(f.Kern)} {
			put(v)
		}
		for _, v := range f.Kern {
			put(int(v))
		}
		var runes []rune
		for r := range f.Glyphs {
			runes = append(runes, r)
		}
		sort.Slice(runes, func(i, j int) bool { return runes[i] < runes[j] })
		put(len(runes))
		columns := []func(Glyph) int{
			func(g Glyph) int { return g.Advance }, func(g Glyph) int { return g.Left }, func(g Glyph) int { return g.Bottom },
			func(g Glyph) int { return g.Right }, func(g Glyph) int { return g.Top }, func(g Glyph) int { return g.LeftClass },
			func(g Glyph) int { return g.RightClass },
		}
		last := rune(0)
		for _, r := range runes {
			put(int(r - last))
			last = r
		}
		for _, column := range columns {
			for _, r := range runes {
				put(column(f.Glyphs[r]))
			}
		}
	}
	return out
}

func decode(data []byte) ([]*Face, error) {
	bad := false
	get := func() int {
		v, n := binary.Varint(data)
		if n <= 0 {
			bad = true
			return 0
		}
		data = data[n:]
		return int(v)
	}
	count, n := binary.Uvarint(data)
	if n <= 0 {
		return nil, errors.New("fonts: cut off")
	}
	data = data[n:]
	var all []*Face
	for range count {
		f := &Face{UnitsPerEm: get(), Ascent: get(), Descent: get(), LineGap: get(), Top: get(), Bottom: get(), Columns: get()}
		f.Kern = make([]int16, max(0, min(get(), len(data))))
		for i := range f.Kern {
			f.Kern[i] = int16(get())
		}
		runes := make([]rune, max(0, min(get(), len(data))))
		last := rune(0)
		for i := range runes {
			last += rune(get())
			runes[i] = last
		}
		glyphs := make([]Glyph, len(runes))
		for _, set := range []func(*Glyph, int){
			func(g *Glyph, v int) { g.Advance = v }, func(g *Glyph, v int) { g.Left = v }, func(g *Glyph, v int) { g.Bottom = v },
			func(g *Glyph, v int) { g.Right = v }, func(g *Glyph, v int) { g.Top = v }, func(g *Glyph, v int) { g.LeftClass = v },
			func(g *Glyph, v int) { g.RightClass = v },
		} {
			for i := range glyphs {
				set(&glyphs[i], get())
			}
		}
		f.Glyphs = make(map[rune]Glyph, len(runes))
		for i, r := range runes {
			f.Glyphs[r] = glyphs[i]
		}
		if bad || f.UnitsPerEm <= 0 {
			return nil, errors.New("fonts: cut off")
		}
		all = append(all, f)
	}
	return all, nil
}
