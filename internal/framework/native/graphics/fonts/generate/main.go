// Reading fonts.

package main

import (
	"archive/zip"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sort"

	"github.com/esdroid/esdroid/internal/framework/native/graphics/fonts"
)

// fallbacks are the files that are asked for what the others lack, and then those of bold texts.
var fallbacks = [2][]string{
	{"NotoSansSymbols-Regular-Subsetted", "NotoSansSymbols-Regular-Subsetted2", "NotoSansHebrew-Regular", "NotoSansThai-Regular", "NotoNaskhArabicUI-Regular"},
	{"NotoSansSymbols-Regular-Subsetted", "NotoSansSymbols-Regular-Subsetted2", "NotoSansHebrew-Bold", "NotoSansThai-Bold", "NotoNaskhArabicUI-Bold"},
}

func main() {
	jar := ""
	if len(os.Args) > 1 {
		jar = os.Args[1]
	} else if home, err := os.UserHomeDir(); err == nil {
		jar = filepath.Join(home, ".m2/repository/org/robolectric/nativeruntime-dist-compat/1.0.16/nativeruntime-dist-compat-1.0.16.jar")
	}
	if err := generate(jar); err != nil {
		fmt.Fprintln(os.Stderr, "fonts:", err)
		os.Exit(1)
	}
}

func generate(jar string) error {
	z, err := zip.OpenReader(jar)
	if err != nil {
		return err
	}
	defer z.Close()
	read := func(name string) (font, error) {
		r, err := z.Open("fonts/" + name + ".ttf")
		if err != nil {
			return font{}, err
		}
		defer r.Close()
		data, err := io.ReadAll(r)
		if err != nil {
			return font{}, err
		}
		return parse(data)
	}
	var all []*fonts.Face
	for _, name := range fonts.Names {
		f, err := read(name)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		all = append(all, f.face(true))
	}
	for _, names := range fallbacks {
		rest := &fonts.Face{UnitsPerEm: 2048, Glyphs: map[rune]fonts.Glyph{}}
		for _, name := range names {
			f, err := read(name)
			if err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
			face := f.face(false)
			for r, g := range face.Glyphs {
				if _, ok := rest.Glyphs[r]; !ok {
					g.Advance = g.Advance * 2048 / face.UnitsPerEm
					rest.Glyphs[r] = g
				}
			}
		}
		all = append(all, rest)
	}
	out := fonts.Pack(all)
	fmt.Printf("fonts: %d faces, %d bytes\n", len(all), len(out))
	return os.WriteFile("fonts.s2", out, 0o644)
}

// font is a parsed file.
type font struct {
	tables map[string][]byte
	cmap   map[rune]int
}

func u16(b []byte, at int) int {
	if at < 0 || at+2 > len(b) {
		return 0
	}
	return int(binary.BigEndian.Uint16(b[at:]))
}

func i16(b []byte, at int) int { return int(int16(u16(b, at))) }

func u32(b []byte, at int) int { return u16(b, at)<<16 | u16(b, at+2) }

func from(b []byte, at int) []byte {
	if at < 0 || at > len(b) {
		return nil
	}
	return b[at:]
}

func parse(data []byte) (font, error) {
	f := font{tables: map[string][]byte{}, cmap: map[rune]int{}}
	for i := range u16(data, 4) {
		at := 12 + 16*i
		off, n := u32(data, at+8), u32(data, at+12)
		if off+n > len(data) {
			return f, errors.New("cut off")
		}
		f.tables[string(data[at:at+4])] = data[off : off+n]
	}
	cmap := f.tables["cmap"]
	best, rank := []byte(nil), 0
	for i := range u16(cmap, 2) {
		sub := from(cmap, u32(cmap, 4+8*i+4))
		switch format := u16(sub, 0); {
		case format == 12 && rank < 2:
			best, rank = sub, 2
		case format == 4 && rank < 1:
			best, rank = sub, 1
		}
	}
	switch rank {
	case 2:
		for i := range u32(best, 12) {
			at := 16 + 12*i
			for r := u32(best, at); r <= u32(best, at+4); r++ {
				f.cmap[rune(r)] = u32(best, at+8) + r - u32(best, at)
			}
		}
	case 1:
		n := u16(best, 6) / 2
		for i := range n {
			end, start := u16(best, 14+2*i), u16(best, 16+2*n+2*i)
			delta, off := u16(best, 16+4*n+2*i), u16(best, 16+6*n+2*i)
			for r := start; r <= end && r < 0xffff; r++ {
				g := r + delta
				if off != 0 {
					if g = u16(best, 16+6*n+2*i+off+2*(r-start)); g != 0 {
						g += delta
					}
				}
				if g &= 0xffff; g != 0 {
					f.cmap[rune(r)] = g
				}
			}
		}
	}
	return f, nil
}

// face takes out what is kept.
func (f *font) face(kern bool) *fonts.Face {
	head, hhea, hmtx, loca, glyf := f.tables["head"], f.tables["hhea"], f.tables["hmtx"], f.tables["loca"], f.tables["glyf"]
	face := &fonts.Face{UnitsPerEm: u16(head, 18), Ascent: i16(hhea, 4), Descent: i16(hhea, 6), LineGap: i16(hhea, 8),
		Bottom: i16(head, 38), Top: i16(head, 42), Glyphs: map[rune]fonts.Glyph{}}
	metrics := u16(hhea, 34)
	var runes []rune
	for r := range f.cmap {
		runes = append(runes, r)
	}
	sort.Slice(runes, func(i, j int) bool { return runes[i] < runes[j] })
	for _, r := range runes {
		g := f.cmap[r]
		glyph := fonts.Glyph{Advance: u16(hmtx, 4*min(g, metrics-1))}
		off := u16(loca, 2*g) * 2
		next := u16(loca, 2*g+2) * 2
		if u16(head, 50) == 1 {
			off, next = u32(loca, 4*g), u32(loca, 4*g+4)
		}
		if next > off && kern {
			glyph.Left, glyph.Bottom = i16(glyf, off+2), i16(glyf, off+4)
			glyph.Right, glyph.Top = i16(glyf, off+6), i16(glyf, off+8)
		}
		face.Glyphs[r] = glyph
	}
	if kern {
		f.kernings(face, runes)
	}
	return face
}

// kernings puts the pairs of the kern feature into classes of like rows and columns.
func (f *font) kernings(face *fonts.Face, runes []rune) {
	lookups := f.kernLookups()
	if len(lookups) == 0 {
		return
	}
	rows := make([][]int16, len(runes))
	for i, l := range runes {
		row := make([]int16, len(runes))
		for _, look := range lookups {
			look.apply(f.cmap[l], func(value func(g int) int) {
				for j, r := range runes {
					row[j] += int16(value(f.cmap[r]))
				}
			})
		}
		rows[i] = row
	}
	column := func(j int) []int16 {
		c := make([]int16, len(rows))
		for i := range rows {
			c[i] = rows[i][j]
		}
		return c
	}
	classes := func(n int, vector func(int) []int16) (of []int, first []int) {
		seen := map[string]int{}
		for i := range n {
			v := vector(i)
			b := make([]byte, 0, 2*len(v))
			for _, x := range v {
				b = append(b, byte(x), byte(x>>8))
			}
			key := string(b)
			if _, ok := seen[key]; !ok {
				seen[key] = len(first)
				first = append(first, i)
			}
			of = append(of, seen[key])
		}
		return of, first
	}
	leftOf, leftFirst := classes(len(rows), func(i int) []int16 { return rows[i] })
	rightOf, rightFirst := classes(len(runes), column)
	for i, r := range runes {
		g := face.Glyphs[r]
		g.LeftClass, g.RightClass = leftOf[i], rightOf[i]
		face.Glyphs[r] = g
	}
	face.Columns = len(rightFirst)
	for _, i := range leftFirst {
		for _, j := range rightFirst {
			face.Kern = append(face.Kern, rows[i][j])
		}
	}
}

// lookup is a list of subtables for pairs.
type lookup struct{ subtables [][]byte }

func (f *font) kernLookups() []lookup {
	gpos := f.tables["GPOS"]
	if gpos == nil {
		return nil
	}
	scripts, features, list := from(gpos, u16(gpos, 4)), from(gpos, u16(gpos, 6)), from(gpos, u16(gpos, 8))
	var script []byte
	for i := range u16(scripts, 0) {
		at := 2 + 6*i
		if tag := string(scripts[at : at+4]); tag == "latn" || tag == "DFLT" && script == nil {
			script = from(scripts, u16(scripts, at+4))
		}
	}
	if script == nil {
		return nil
	}
	lang := from(script, u16(script, 0))
	var numbers []int
	for i := range u16(lang, 4) {
		k := u16(lang, 6+2*i)
		at := 2 + 6*k
		if string(features[at:at+4]) != "kern" {
			continue
		}
		feature := from(features, u16(features, at+4))
		for j := range u16(feature, 2) {
			numbers = append(numbers, u16(feature, 4+2*j))
		}
	}
	sort.Ints(numbers)
	var out []lookup
	for _, n := range numbers {
		table := from(list, u16(list, 2+2*n))
		kind := u16(table, 0)
		var l lookup
		for i := range u16(table, 4) {
			sub := from(table, u16(table, 6+2*i))
			k := kind
			if k == 9 {
				k = u16(sub, 2)
				sub = from(sub, u32(sub, 4))
			}
			if k == 2 {
				l.subtables = append(l.subtables, sub)
			}
		}
		out = append(out, l)
	}
	return out
}

func coverage(t []byte, g int) (int, bool) {
	switch u16(t, 0) {
	case 1:
		for i := range u16(t, 2) {
			if u16(t, 4+2*i) == g {
				return i, true
			}
		}
	case 2:
		for i := range u16(t, 2) {
			at := 4 + 6*i
			if s, e := u16(t, at), u16(t, at+2); g >= s && g <= e {
				return u16(t, at+4) + g - s, true
			}
		}
	}
	return 0, false
}

func class(t []byte, g int) int {
	switch u16(t, 0) {
	case 1:
		if i := g - u16(t, 2); i >= 0 && i < u16(t, 4) {
			return u16(t, 6+2*i)
		}
	case 2:
		for i := range u16(t, 2) {
			at := 4 + 6*i
			if g >= u16(t, at) && g <= u16(t, at+2) {
				return u16(t, at+4)
			}
		}
	}
	return 0
}

// advance returns where in a value record the advance stands.
func advance(format int) (offset, size int, ok bool) {
	for bit := range 8 {
		if format>>bit&1 == 0 {
			continue
		}
		if bit == 2 {
			offset, ok = size, true
		}
		size += 2
	}
	return offset, size, ok
}

// apply gives use the adjustment of pairs that begin with a glyph: the first
// subtable that knows a pair decides.
func (l lookup) apply(left int, use func(func(int) int)) {
	type part func(g int) (int, bool)
	var parts []part
	for _, sub := range l.subtables {
		i, ok := coverage(from(sub, u16(sub, 2)), left)
		if !ok {
			continue
		}
		off, size1, has := advance(u16(sub, 4))
		_, size2, _ := advance(u16(sub, 6))
		switch u16(sub, 0) {
		case 1:
			set := from(sub, u16(sub, 10+2*i))
			pairs := map[int]int{}
			for k := range u16(set, 0) {
				at := 2 + k*(2+size1+size2)
				v := 0
				if has {
					v = i16(set, at+2+off)
				}
				pairs[u16(set, at)] = v
			}
			parts = append(parts, func(g int) (int, bool) { v, ok := pairs[g]; return v, ok })
		case 2:
			class1 := class(from(sub, u16(sub, 8)), left)
			second, n2 := from(sub, u16(sub, 10)), u16(sub, 14)
			parts = append(parts, func(g int) (int, bool) {
				c := class(second, g)
				if c >= n2 || !has {
					return 0, true
				}
				return i16(sub, 16+(class1*n2+c)*(size1+size2)+off), true
			})
		}
	}
	if len(parts) == 0 {
		return
	}
	use(func(g int) int {
		for _, p := range parts {
			if v, ok := p(g); ok {
				return v
			}
		}
		return 0
	})
}
