// String pools.

package res

import (
	"encoding/binary"
	"math"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/esdroid/esdroid/internal/badinput"
)

// NoString is the index that stands for "no string".
const NoString = 0xffffffff

const (
	poolHeaderSize = 28
	flagSorted     = 1 << 0
	flagUTF8       = 1 << 8
)

// Pool is a string pool. Strings are decoded when first asked for; a Pool is
// not safe for concurrent use before DecodeAll has been called.
type Pool struct {
	count   int
	styles  int
	utf8    bool
	offsets []byte // count offsets, then styles offsets
	text    string // UTF-8 pools: the strings' bytes, so that strings are views
	wide    []byte // UTF-16 pools
	spans   []byte // style spans, to the end of the chunk

	decoded []string // UTF-16 pools, by index
	done    []bool
	shared  map[uint32]string // UTF-16 pools: by offset, for strings that share one
	budget  int               // bytes that decoding may still produce
}

// ParsePool reads a string pool chunk.
func ParsePool(c Chunk) (*Pool, error) {
	const section = "string pool"
	bad := func(at int, format string, args ...any) (*Pool, error) {
		return nil, badinput.New(section, c.Offset+int64(at), TryAnotherCopy, format, args...)
	}
	if len(c.Data) < poolHeaderSize {
		return bad(0, "header cut off after %d bytes", len(c.Data))
	}
	count, styles := uint64(c.U32(8)), uint64(c.U32(12))
	flags, start, styleStart := c.U32(16), uint64(c.U32(20)), uint64(c.U32(24))
	size := uint64(len(c.Data))
	table := 4 * (count + styles)
	if uint64(c.HeaderSize)+table > size {
		// Some packers count styles or strings that are not there.
		if uint64(c.HeaderSize)+4*count > size {
			return bad(8, "%d strings cannot fit into %d bytes", count, size)
		}
		styles, table = 0, 4*count
	}
	p := &Pool{count: int(count), styles: int(styles), utf8: flags&flagUTF8 != 0}
	p.offsets = c.Data[c.HeaderSize : uint64(c.HeaderSize)+table]
	if count > 0 {
		if start >= size {
			return bad(20, "string data are said to begin at %#x of %#x bytes", start, size)
		}
		end := size
		if styles > 0 && styleStart > start && styleStart < size {
			end = styleStart
		}
		if p.utf8 {
			p.text = string(c.Data[start:end])
		} else {
			p.wide = c.Data[start:end]
			p.decoded = make([]string, count)
			p.done = make([]bool, count)
			p.budget = 4*len(p.wide) + 1<<16
		}
	}
	if styles > 0 && styleStart < size {
		p.spans = c.Data[styleStart:]
	}
	return p, nil
}

// Len returns the number of strings.
func (p *Pool) Len() int {
	if p == nil {
		return 0
	}
	return p.count
}

// UTF8 reports whether the strings are kept in UTF-8.
func (p *Pool) UTF8() bool { return p.utf8 }

// String returns string i, or "" if there is none or it is malformed.
func (p *Pool) String(i uint32) string {
	s, _ := p.Lookup(i)
	return s
}

// Lookup returns string i and whether it exists and is well formed.
func (p *Pool) Lookup(i uint32) (string, bool) {
	if p == nil || uint64(i) >= uint64(p.count) {
		return "", false
	}
	off := binary.LittleEndian.Uint32(p.offsets[4*i:])
	if p.utf8 {
		return p.string8(uint64(off))
	}
	if p.done[i] {
		return p.decoded[i], true
	}
	if s, ok := p.shared[off]; ok {
		p.decoded[i], p.done[i] = s, true
		return s, true
	}
	s, ok := p.string16(uint64(off))
	if ok {
		p.decoded[i], p.done[i] = s, true
		if p.shared == nil {
			p.shared = map[uint32]string{}
		}
		p.shared[off] = s
	}
	return s, ok
}

// DecodeAll decodes every string, which makes the pool safe for concurrent use.
func (p *Pool) DecodeAll() {
	for i := range p.Len() {
		p.Lookup(uint32(i))
	}
}

// string8 reads a UTF-8 string: its length in UTF-16 units, its length in
// bytes, the bytes, a zero. Lengths take one byte, or two with the high bit set
// in the first. Longer strings have a truncated length (15 bits); the
// terminator then tells the true one.
func (p *Pool) string8(off uint64) (string, bool) {
	length := func() (int, bool) {
		if off >= uint64(len(p.text)) {
			return 0, false
		}
		n := int(p.text[off])
		off++
		if n&0x80 != 0 {
			if off >= uint64(len(p.text)) {
				return 0, false
			}
			n = n&0x7f<<8 | int(p.text[off])
			off++
		}
		return n, true
	}
	if _, ok := length(); !ok {
		return "", false
	}
	n, ok := length()
	if !ok {
		return "", false
	}
	rest := p.text[off:]
	for ; n < len(rest); n += 0x8000 {
		if rest[n] == 0 {
			return modified(rest[:n]), true
		}
	}
	if i := strings.IndexByte(rest, 0); i >= 0 {
		// A wrong length: the platform gives up, we show what is there.
		return modified(rest[:min(i, 0x7fff)]), false
	}
	return "", false
}

// modified turns surrogate pairs that some tools write as two three-byte
// sequences into the characters they mean. Other strings are returned as they are.
func modified(s string) string {
	if !strings.Contains(s, "\xed") || utf8.ValidString(s) {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); {
		if hi, ok := surrogate(s[i:]); ok {
			if lo, ok := surrogate(s[i+3:]); ok {
				if r := utf16.DecodeRune(hi, lo); r != utf8.RuneError {
					b.WriteRune(r)
					i += 6
					continue
				}
			}
		}
		b.WriteByte(s[i])
		i++
	}
	return b.String()
}

func surrogate(s string) (rune, bool) {
	if len(s) < 3 || s[0] != 0xed || s[1]&0xe0 != 0xa0 || s[2]&0xc0 != 0x80 {
		return 0, false
	}
	return 0xd000 | rune(s[1]&0x3f)<<6 | rune(s[2]&0x3f), true
}

// string16 reads a UTF-16 string: its length in one unit, or two with the high
// bit set in the first, the units, a zero.
func (p *Pool) string16(off uint64) (string, bool) {
	if off > math.MaxInt32 || off+2 > uint64(len(p.wide)) {
		return "", false
	}
	d := p.wide[off:]
	n := int(binary.LittleEndian.Uint16(d))
	d = d[2:]
	if n&0x8000 != 0 {
		if len(d) < 2 {
			return "", false
		}
		n = n&0x7fff<<16 | int(binary.LittleEndian.Uint16(d))
		d = d[2:]
	}
	if n > len(d)/2 || len(d) >= 2*n+2 && binary.LittleEndian.Uint16(d[2*n:]) != 0 {
		return "", false
	}
	// Strings may overlap; what they decode to must stay in proportion.
	if p.budget -= 2*n + 16; p.budget < 0 {
		return "", false
	}
	return DecodeUTF16(d[:2*n]), true
}

// DecodeUTF16 decodes little-endian UTF-16.
func DecodeUTF16(d []byte) string {
	ascii := true
	for i := 0; i+1 < len(d); i += 2 {
		if d[i+1] != 0 || d[i] >= 0x80 {
			ascii = false
			break
		}
	}
	if ascii {
		b := make([]byte, len(d)/2)
		for i := range b {
			b[i] = d[2*i]
		}
		return string(b)
	}
	u := make([]uint16, len(d)/2)
	for i := range u {
		u[i] = binary.LittleEndian.Uint16(d[2*i:])
	}
	return string(utf16.Decode(u))
}

// Span is a style that covers characters First to Last of a string.
type Span struct {
	Name        string // a tag, with attributes after semicolons: "a;href=…"
	First, Last uint32 // in UTF-16 units, inclusive
}

const maxSpans = 4096

// Spans returns the styles of string i.
func (p *Pool) Spans(i uint32) []Span {
	if p == nil || uint64(i) >= uint64(p.styles) {
		return nil
	}
	off := uint64(binary.LittleEndian.Uint32(p.offsets[4*(uint64(p.count)+uint64(i)):]))
	var out []Span
	for off+12 <= uint64(len(p.spans)) && len(out) < maxSpans {
		d := p.spans[off:]
		name := binary.LittleEndian.Uint32(d)
		if name == NoString {
			break
		}
		out = append(out, Span{p.String(name), binary.LittleEndian.Uint32(d[4:]), binary.LittleEndian.Uint32(d[8:])})
		off += 12
	}
	return out
}
