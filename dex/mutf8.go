// Strings: the modified UTF-8 of dex files and its Go form.
//
// The Go form is UTF-8 in which surrogate pairs are joined, U+0000 is one zero
// byte and unpaired surrogates, which Java strings may contain, keep their
// three-byte encoding (WTF-8). The mapping is lossless in both directions.

package dex

import (
	"unicode/utf8"
	"unsafe"
)

// decodeMUTF8 converts raw bytes, valid or not, without ever failing: bytes
// that are no modified UTF-8 are kept as they are (the verifier reports them).
func decodeMUTF8(raw []byte) string {
	plain := true
	for i := 0; i < len(raw); i++ {
		if b := raw[i]; b == 0xc0 || b == 0xed {
			plain = false
			break
		}
	}
	if plain {
		return unsafe.String(unsafe.SliceData(raw), len(raw))
	}
	out := make([]byte, 0, len(raw))
	for i := 0; i < len(raw); {
		switch {
		case raw[i] == 0xc0 && i+1 < len(raw) && raw[i+1] == 0x80:
			out = append(out, 0)
			i += 2
		case i+5 < len(raw) && isSurrogate(raw[i:], 0xa0) && isSurrogate(raw[i+3:], 0xb0):
			high, low := surrogateBits(raw[i:]), surrogateBits(raw[i+3:])
			out = utf8.AppendRune(out, 0x10000+rune(high-0xd800)<<10+rune(low-0xdc00))
			i += 6
		default:
			out = append(out, raw[i])
			i++
		}
	}
	return string(out)
}

// isSurrogate reports whether b starts with a three-byte encoded surrogate;
// kind is 0xa0 for high and 0xb0 for low ones.
func isSurrogate(b []byte, kind byte) bool {
	return b[0] == 0xed && b[1]&0xf0 == kind && b[2]&0xc0 == 0x80
}

func surrogateBits(b []byte) uint32 {
	return 0xd000 | uint32(b[1]&0x3f)<<6 | uint32(b[2]&0x3f)
}

// AppendMUTF8 appends the modified UTF-8 of s, without the closing zero byte,
// and returns the number of UTF-16 code units beside it.
func AppendMUTF8(dst []byte, s string) ([]byte, uint32) {
	var units uint32
	for i := 0; i < len(s); {
		b := s[i]
		switch {
		case b == 0:
			dst = append(dst, 0xc0, 0x80)
			i++
			units++
		case b < 0x80:
			dst = append(dst, b)
			i++
			units++
		case b >= 0xf0:
			r, n := utf8.DecodeRuneInString(s[i:])
			if n != 4 {
				dst = append(dst, b)
				i++
				units++
				continue
			}
			r -= 0x10000
			for _, u := range [2]rune{0xd800 + r>>10, 0xdc00 + r&0x3ff} {
				dst = append(dst, 0xe0|byte(u>>12), 0x80|byte(u>>6)&0x3f, 0x80|byte(u)&0x3f)
			}
			i += 4
			units += 2
		default:
			dst = append(dst, b)
			i++
			if b&0xc0 != 0x80 { // continuation bytes belong to the unit before
				units++
			}
		}
	}
	return dst, units
}

// UTF16 returns the UTF-16 code units of a string in its Go form.
func UTF16(s string) []uint16 {
	out := make([]uint16, 0, len(s))
	for i := 0; i < len(s); {
		if len(s)-i >= 3 && s[i] == 0xed && s[i+1]&0xe0 == 0xa0 && s[i+2]&0xc0 == 0x80 {
			out = append(out, uint16(0xd000|uint32(s[i+1]&0x3f)<<6|uint32(s[i+2]&0x3f)))
			i += 3
			continue
		}
		r, n := utf8.DecodeRuneInString(s[i:])
		if r >= 0x10000 {
			r -= 0x10000
			out = append(out, uint16(0xd800+r>>10), uint16(0xdc00+r&0x3ff))
		} else {
			out = append(out, uint16(r))
		}
		i += n
	}
	return out
}

// FromUTF16 returns the Go form of a sequence of UTF-16 code units.
func FromUTF16(units []uint16) string {
	out := make([]byte, 0, len(units))
	for i := 0; i < len(units); i++ {
		u := rune(units[i])
		switch {
		case u >= 0xd800 && u < 0xdc00 && i+1 < len(units) && units[i+1] >= 0xdc00 && units[i+1] < 0xe000:
			out = utf8.AppendRune(out, 0x10000+(u-0xd800)<<10+rune(units[i+1])-0xdc00)
			i++
		case u >= 0xd800 && u < 0xe000:
			out = append(out, 0xe0|byte(u>>12), 0x80|byte(u>>6)&0x3f, 0x80|byte(u)&0x3f)
		default:
			out = utf8.AppendRune(out, u)
		}
	}
	return string(out)
}
