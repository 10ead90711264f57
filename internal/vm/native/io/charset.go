// libcore.charset.PlatformCharset: the charsets.

package io

import (
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/esdroid/esdroid/internal/vm"
	"golang.org/x/text/encoding/charmap"
)

// How a piece of coding ended; with the two last, four times the length of the
// bad input is added.
const (
	underflow = iota
	overflow
	malformed
	unmappable
)

// coder converts what it can of in to out, from the positions on, which it
// moves. state is whatever it wants to keep between calls, 0 at first.
type coder struct {
	names   []string // the name, then aliases
	sizes   [4]float32
	decode  func(in []byte, i *int, out []uint16, o *int, state *int32) int32
	encode  func(in []uint16, i *int, out []byte, o *int, state *int32) int32
	charmap *charmap.Charmap
}

var coders = append([]*coder{
	{names: []string{"UTF-8", "UTF8", "unicode-1-1-utf-8"}, sizes: [4]float32{1.1, 3, 1, 1}, decode: decodeUTF8, encode: encodeUTF8},
	{names: []string{"US-ASCII", "ASCII", "ANSI_X3.4-1968", "iso-ir-6", "ANSI_X3.4-1986", "ISO_646.irv:1991", "ISO646-US", "us", "IBM367", "cp367", "646", "default"},
		sizes: [4]float32{1, 1, 1, 1}, decode: decodeASCII, encode: encodeBelow(0x80)},
	{names: []string{"ISO-8859-1", "ISO_8859-1:1987", "iso-ir-100", "ISO_8859-1", "latin1", "l1", "IBM819", "CP819", "8859_1", "ISO8859-1", "ISO8859_1", "IBM-819"},
		sizes: [4]float32{1, 1, 1, 1}, decode: decodeLatin1, encode: encodeBelow(0x100)},
	{names: []string{"UTF-16BE", "UTF_16BE", "ISO-10646-UCS-2", "X-UTF-16BE", "UnicodeBigUnmarked"}, sizes: [4]float32{2, 4, 0.5, 1},
		decode: decodeUTF16(bigEndian), encode: encodeUTF16(bigEndian, false)},
	{names: []string{"UTF-16LE", "UTF_16LE", "X-UTF-16LE", "UnicodeLittleUnmarked"}, sizes: [4]float32{2, 4, 0.5, 1},
		decode: decodeUTF16(littleEndian), encode: encodeUTF16(littleEndian, false)},
	{names: []string{"UTF-16", "UTF_16", "unicode", "UnicodeBig"}, sizes: [4]float32{4, 8, 0.5, 1},
		decode: decodeUTF16(0), encode: encodeUTF16(bigEndian, true)},
	{names: []string{"UTF-32BE", "UTF_32BE", "X-UTF-32BE"}, sizes: [4]float32{4, 4, 0.25, 2}, decode: decodeUTF32(bigEndian), encode: encodeUTF32(bigEndian)},
	{names: []string{"UTF-32LE", "UTF_32LE", "X-UTF-32LE"}, sizes: [4]float32{4, 4, 0.25, 2}, decode: decodeUTF32(littleEndian), encode: encodeUTF32(littleEndian)},
	{names: []string{"UTF-32", "UTF_32", "UTF32", "ISO-10646-UCS-4"}, sizes: [4]float32{4, 4, 0.25, 2}, decode: decodeUTF32(0), encode: encodeUTF32(bigEndian)},
	table(charmap.ISO8859_2, "ISO-8859-2", "ISO8859_2", "latin2", "l2", "ISO_8859-2", "8859_2"),
	table(charmap.ISO8859_4, "ISO-8859-4", "ISO8859_4", "latin4", "l4", "ISO_8859-4"),
	table(charmap.ISO8859_5, "ISO-8859-5", "ISO8859_5", "cyrillic", "ISO_8859-5"),
	table(charmap.ISO8859_7, "ISO-8859-7", "ISO8859_7", "greek", "ISO_8859-7"),
	table(charmap.ISO8859_9, "ISO-8859-9", "ISO8859_9", "latin5", "l5", "ISO_8859-9"),
	table(charmap.ISO8859_13, "ISO-8859-13", "ISO8859_13"),
	table(charmap.ISO8859_15, "ISO-8859-15", "ISO8859_15", "Latin-9", "ISO_8859-15"),
	table(charmap.KOI8R, "KOI8-R", "koi8", "cskoi8r"),
	table(charmap.KOI8U, "KOI8-U"),
	table(charmap.CodePage037, "IBM037", "cp037", "037", "ibm-037"),
	table(charmap.CodePage1047, "IBM1047", "cp1047", "1047", "ibm-1047"),
	table(charmap.CodePage1140, "IBM01140", "cp1140", "1140", "cp01140"),
	table(charmap.CodePage437, "IBM437", "cp437", "437"),
	table(charmap.CodePage850, "IBM850", "cp850", "850"),
	table(charmap.CodePage866, "IBM866", "cp866", "866"),
	table(charmap.Windows1250, "windows-1250", "cp1250"),
	table(charmap.Windows1251, "windows-1251", "cp1251"),
	table(charmap.Windows1252, "windows-1252", "cp1252"),
	table(charmap.Windows1253, "windows-1253", "cp1253"),
	table(charmap.Windows1254, "windows-1254", "cp1254"),
	table(charmap.Windows1255, "windows-1255", "cp1255"),
	table(charmap.Windows1256, "windows-1256", "cp1256"),
	table(charmap.Windows1257, "windows-1257", "cp1257"),
	table(charmap.Windows1258, "windows-1258", "cp1258"),
}, multibyteCoders...)

// codingCost is how many bytes are copied in the time in which one is coded.
const codingCost = 16

func bindCharsets(b *vm.Bindings) {
	const class = "Llibcore/charset/PlatformCharset;"
	b.Method(class, "names", "()[[Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		out := t.NewArray("[Ljava/lang/String;", len(coders))
		if out == nil {
			return vm.Slot{}
		}
		for i, c := range coders {
			list := t.NewArray("Ljava/lang/String;", len(c.names))
			if list == nil {
				return vm.Slot{}
			}
			for j, n := range c.names {
				list.Refs()[j] = t.NewString(n)
			}
			out.Refs()[i] = list
		}
		return vm.Ref(out)
	})
	b.Method(class, "sizes", "(I)[F", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		out := t.NewArray("F", 4)
		if out != nil {
			copy(out.Floats(), coders[a[0].Int()].sizes[:])
		}
		return vm.Ref(out)
	})
	b.Method(class, "encodeAll", "(ILjava/lang/String;[B)[B", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		t.Charge(codingCost * int64(a[1].R.Len()))
		bytes := coders[a[0].Int()].encodeAll(vm.UTF16(a[1].R), a[2].R.RawBytes())
		out := t.NewArray("B", len(bytes))
		if out != nil {
			copy(out.RawBytes(), bytes)
		}
		return vm.Ref(out)
	})
	b.Method(class, "decodeAll", "(I[BII)Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		from, n := a[2].Int(), a[3].Int()
		t.Charge(codingCost * int64(n))
		return vm.Ref(t.NewStringUTF16(coders[a[0].Int()].decodeAll(a[1].R.RawBytes()[from : from+n])))
	})
	b.Method(class, "decode0", "(I[BI[CI[I)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		io := a[5].R.Ints()
		i, o := int(io[0]), int(io[1])
		r := coders[a[0].Int()].decode(a[1].R.RawBytes()[:a[2].Int()], &i, a[3].R.Chars()[:a[4].Int()], &o, &io[2])
		t.Charge(codingCost * (int64(i) - int64(io[0])))
		io[0], io[1] = int32(i), int32(o)
		return vm.Int(r)
	})
	b.Method(class, "encode0", "(I[CI[BI[I)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		io := a[5].R.Ints()
		i, o := int(io[0]), int(io[1])
		r := coders[a[0].Int()].encode(a[1].R.Chars()[:a[2].Int()], &i, a[3].R.RawBytes()[:a[4].Int()], &o, &io[2])
		t.Charge(codingCost * (int64(i) - int64(io[0])))
		io[0], io[1] = int32(i), int32(o)
		return vm.Int(r)
	})
}

// encodeAll encodes a whole text, with a replacement for what cannot be.
func (c *coder) encodeAll(in []uint16, replacement []byte) []byte {
	out := make([]byte, int(float32(len(in))*c.sizes[0])+8)
	var i, o int
	var state int32
	put := func(b []byte) {
		out = append(append(out[:o], b...), make([]byte, len(in)-i+8)...)
		o += len(b)
	}
	for {
		switch r := c.encode(in, &i, out, &o, &state); r & 3 {
		case overflow:
			put(nil)
		case underflow:
			if i < len(in) { // half a pair at the end
				put(replacement)
			}
			return out[:o]
		default:
			i += int(r >> 2)
			if o+len(replacement) <= len(out) {
				o += copy(out[o:], replacement)
			} else {
				put(replacement)
			}
		}
	}
}

// decodeAll decodes a whole text, with replacement characters for what is none.
func (c *coder) decodeAll(in []byte) []uint16 {
	out := make([]uint16, int(float32(len(in))*c.sizes[2])+8)
	var i, o int
	var state int32
	put := func() {
		if o == len(out) {
			out = append(out, make([]uint16, len(in)-i+8)...)
		}
		out[o] = utf8.RuneError
		o++
	}
	for {
		switch r := c.decode(in, &i, out, &o, &state); r & 3 {
		case overflow:
			out = append(out, make([]uint16, len(in)-i+8)...)
		case underflow:
			if i < len(in) { // what could have begun a character
				put()
			}
			return out[:o]
		default:
			i += int(r >> 2)
			put()
		}
	}
}

func bad(kind, length int) int32 { return int32(kind + 4*length) }

func decodeUTF8(in []byte, i *int, out []uint16, o *int, _ *int32) int32 {
	for *i < len(in) {
		if *o >= len(out) {
			return overflow
		}
		c := in[*i]
		if c < utf8.RuneSelf {
			out[*o] = uint16(c)
			*i++
			*o++
			continue
		}
		rest := in[*i:]
		if !utf8.FullRune(rest) {
			// What may still become a character waits for more; the caller counts it
			// as malformed at the end of input.
			return underflow
		}
		r, n := utf8.DecodeRune(rest)
		if r == utf8.RuneError && n <= 1 {
			return bad(malformed, malformedUTF8(rest))
		}
		if r > 0xffff {
			if *o+1 >= len(out) {
				return overflow
			}
			hi, lo := utf16.EncodeRune(r)
			out[*o], out[*o+1] = uint16(hi), uint16(lo)
			*o++
		} else {
			out[*o] = uint16(r)
		}
		*i += n
		*o++
	}
	return underflow
}

// malformedUTF8 returns the length of the longest start of b that begins a
// well-formed sequence (Unicode 3.9, "maximal subpart"), at least 1.
func malformedUTF8(b []byte) int {
	need := 0
	lo, hi := byte(0x80), byte(0xbf)
	switch c := b[0]; {
	case c >= 0xc2 && c <= 0xdf:
		need = 1
	case c >= 0xe0 && c <= 0xef:
		need = 2
		if c == 0xe0 {
			lo = 0xa0
		} else if c == 0xed {
			hi = 0x9f
		}
	case c >= 0xf0 && c <= 0xf4:
		need = 3
		if c == 0xf0 {
			lo = 0x90
		} else if c == 0xf4 {
			hi = 0x8f
		}
	}
	n := 1
	for ; n <= need && n < len(b) && b[n] >= lo && b[n] <= hi; n++ {
		lo, hi = 0x80, 0xbf
	}
	return n
}

// nextRune reads a character of UTF-16; n is 0 if a surrogate waits for its
// other half, and r negative if one has none.
func nextRune(in []uint16) (r rune, n int) {
	c := rune(in[0])
	if !utf16.IsSurrogate(c) {
		return c, 1
	}
	if c >= 0xdc00 {
		return -1, 1
	}
	if len(in) < 2 {
		return 0, 0
	}
	if r := utf16.DecodeRune(c, rune(in[1])); r != utf8.RuneError {
		return r, 2
	}
	return -1, 1
}

func encodeUTF8(in []uint16, i *int, out []byte, o *int, _ *int32) int32 {
	for *i < len(in) {
		r, n := nextRune(in[*i:])
		if n == 0 {
			return underflow
		}
		if r < 0 {
			return bad(malformed, 1)
		}
		if *o+utf8.RuneLen(r) > len(out) {
			return overflow
		}
		*o += utf8.EncodeRune(out[*o:], r)
		*i += n
	}
	return underflow
}

func decodeASCII(in []byte, i *int, out []uint16, o *int, _ *int32) int32 {
	for ; *i < len(in); *i++ {
		if in[*i] >= 0x80 {
			return bad(malformed, 1)
		}
		if *o >= len(out) {
			return overflow
		}
		out[*o] = uint16(in[*i])
		*o++
	}
	return underflow
}

func decodeLatin1(in []byte, i *int, out []uint16, o *int, _ *int32) int32 {
	for ; *i < len(in); *i++ {
		if *o >= len(out) {
			return overflow
		}
		out[*o] = uint16(in[*i])
		*o++
	}
	return underflow
}

// encodeBelow encodes characters below a limit as themselves.
func encodeBelow(limit uint16) func([]uint16, *int, []byte, *int, *int32) int32 {
	return func(in []uint16, i *int, out []byte, o *int, _ *int32) int32 {
		for ; *i < len(in); *i++ {
			if c := in[*i]; c >= limit {
				return notThere(in[*i:])
			}
			if *o >= len(out) {
				return overflow
			}
			out[*o] = byte(in[*i])
			*o++
		}
		return underflow
	}
}

// notThere is the result for a character that a charset lacks.
func notThere(in []uint16) int32 {
	r, n := nextRune(in)
	switch {
	case n == 0:
		return underflow
	case r < 0:
		return bad(malformed, 1)
	}
	return bad(unmappable, n)
}

// Byte orders, as states.
const (
	bigEndian    = 1
	littleEndian = 2
)

// decodeUTF16 decodes in an order, or, if it is 0, in that of the byte order
// mark, big endian without one.
func decodeUTF16(order int32) func([]byte, *int, []uint16, *int, *int32) int32 {
	return func(in []byte, i *int, out []uint16, o *int, state *int32) int32 {
		if order != 0 {
			*state = order
		}
		unit := func(at int) uint16 {
			if *state == littleEndian {
				return uint16(in[at+1])<<8 | uint16(in[at])
			}
			return uint16(in[at])<<8 | uint16(in[at+1])
		}
		for *i+1 < len(in) {
			if *state == 0 {
				switch m := unit(*i); m {
				case 0xfeff:
					*state = bigEndian
					*i += 2
				case 0xfffe:
					*state = littleEndian
					*i += 2
				default:
					*state = bigEndian
				}
				continue
			}
			if *o >= len(out) {
				return overflow
			}
			c := unit(*i)
			if c >= 0xdc00 && c < 0xe000 {
				return bad(malformed, 2)
			}
			if c >= 0xd800 && c < 0xdc00 {
				if *i+3 >= len(in) {
					return underflow
				}
				low := unit(*i + 2)
				if low < 0xdc00 || low >= 0xe000 {
					return bad(malformed, 2)
				}
				if *o+1 >= len(out) {
					return overflow
				}
				out[*o], out[*o+1] = c, low
				*i += 4
				*o += 2
				continue
			}
			out[*o] = c
			*i += 2
			*o++
		}
		return underflow
	}
}

// encodeUTF16 encodes in an order, after a byte order mark if asked for.
func encodeUTF16(order int32, mark bool) func([]uint16, *int, []byte, *int, *int32) int32 {
	put := func(out []byte, o *int, c uint16) {
		if order == bigEndian {
			out[*o], out[*o+1] = byte(c>>8), byte(c)
		} else {
			out[*o], out[*o+1] = byte(c), byte(c>>8)
		}
		*o += 2
	}
	return func(in []uint16, i *int, out []byte, o *int, state *int32) int32 {
		for *i < len(in) {
			if mark && *state == 0 {
				if *o+2 > len(out) {
					return overflow
				}
				put(out, o, 0xfeff)
				*state = order
			}
			r, n := nextRune(in[*i:])
			if n == 0 {
				return underflow
			}
			if r < 0 {
				return bad(malformed, 1)
			}
			if *o+2*n > len(out) {
				return overflow
			}
			for range n {
				put(out, o, in[*i])
				*i++
			}
		}
		return underflow
	}
}

func decodeUTF32(order int32) func([]byte, *int, []uint16, *int, *int32) int32 {
	return func(in []byte, i *int, out []uint16, o *int, state *int32) int32 {
		if order != 0 {
			*state = order
		}
		for *i+3 < len(in) {
			b := in[*i : *i+4]
			r := uint32(b[0])<<24 | uint32(b[1])<<16 | uint32(b[2])<<8 | uint32(b[3])
			if *state == 0 {
				*state = bigEndian
				switch r {
				case 0xfeff:
					*i += 4
				case 0xfffe0000:
					*state = littleEndian
					*i += 4
				}
				continue
			}
			if *state == littleEndian {
				r = uint32(b[3])<<24 | uint32(b[2])<<16 | uint32(b[1])<<8 | uint32(b[0])
			}
			if r > 0x10ffff || r >= 0xd800 && r < 0xe000 {
				return bad(malformed, 4)
			}
			if r > 0xffff {
				if *o+1 >= len(out) {
					return overflow
				}
				hi, lo := utf16.EncodeRune(rune(r))
				out[*o], out[*o+1] = uint16(hi), uint16(lo)
				*o++
			} else {
				if *o >= len(out) {
					return overflow
				}
				out[*o] = uint16(r)
			}
			*i += 4
			*o++
		}
		return underflow
	}
}

func encodeUTF32(order int32) func([]uint16, *int, []byte, *int, *int32) int32 {
	return func(in []uint16, i *int, out []byte, o *int, _ *int32) int32 {
		for *i < len(in) {
			r, n := nextRune(in[*i:])
			if n == 0 {
				return underflow
			}
			if r < 0 {
				return bad(malformed, 1)
			}
			if *o+4 > len(out) {
				return overflow
			}
			b := out[*o:]
			if order == bigEndian {
				b[0], b[1], b[2], b[3] = byte(r>>24), byte(r>>16), byte(r>>8), byte(r)
			} else {
				b[0], b[1], b[2], b[3] = byte(r), byte(r>>8), byte(r>>16), byte(r>>24)
			}
			*i += n
			*o += 4
		}
		return underflow
	}
}

// table is the coder of a charset of one byte a character. ISO/IEC 8859 leaves
// the codes from 0x80 to 0x9f to the control characters of ISO/IEC 6429, which
// the tables lack.
func table(m *charmap.Charmap, names ...string) *coder {
	controls := strings.HasPrefix(names[0], "ISO-8859")
	isControl := func(c int) bool { return controls && c >= 0x80 && c < 0xa0 }
	return &coder{names: names, sizes: [4]float32{1, 1, 1, 1}, charmap: m,
		decode: func(in []byte, i *int, out []uint16, o *int, _ *int32) int32 {
			for ; *i < len(in); *i++ {
				if *o >= len(out) {
					return overflow
				}
				r := m.DecodeByte(in[*i])
				if isControl(int(in[*i])) {
					r = rune(in[*i])
				}
				if r == utf8.RuneError {
					return bad(unmappable, 1)
				}
				out[*o] = uint16(r)
				*o++
			}
			return underflow
		},
		encode: func(in []uint16, i *int, out []byte, o *int, _ *int32) int32 {
			for ; *i < len(in); *i++ {
				b, ok := m.EncodeRune(rune(in[*i]))
				if isControl(int(in[*i])) {
					b, ok = byte(in[*i]), true
				}
				if !ok || in[*i] == utf8.RuneError {
					return notThere(in[*i:])
				}
				if *o >= len(out) {
					return overflow
				}
				out[*o] = b
				*o++
			}
			return underflow
		}}
}
