package dex_test

import (
	"bytes"
	"slices"
	"testing"
	"unicode/utf16"

	"github.com/esdroid/esdroid/dex"
)

func TestMUTF8(t *testing.T) {
	for _, tt := range []struct {
		name  string
		text  string
		raw   []byte
		units []uint16
	}{
		{"empty", "", nil, nil},
		{"ASCII", "Ljava/lang/Object;", []byte("Ljava/lang/Object;"), utf16.Encode([]rune("Ljava/lang/Object;"))},
		{"zero", "a\x00b", []byte{'a', 0xc0, 0x80, 'b'}, []uint16{'a', 0, 'b'}},
		{"two bytes", "é", []byte{0xc3, 0xa9}, []uint16{0xe9}},
		{"three bytes", "€한", []byte("€한"), []uint16{0x20ac, 0xd55c}},
		{"surrogate pair", "😀", []byte{0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80}, []uint16{0xd83d, 0xde00}},
		{"high surrogate alone", "\xed\xa0\xbdx", []byte{0xed, 0xa0, 0xbd, 'x'}, []uint16{0xd83d, 'x'}},
		{"low surrogate alone", "\xed\xb8\x80", []byte{0xed, 0xb8, 0x80}, []uint16{0xde00}},
		{"surrogates in the wrong order", "\xed\xb8\x80\xed\xa0\xbd", []byte{0xed, 0xb8, 0x80, 0xed, 0xa0, 0xbd}, []uint16{0xde00, 0xd83d}},
	} {
		raw, units := dex.AppendMUTF8(nil, tt.text)
		if !bytes.Equal(raw, tt.raw) || int(units) != len(tt.units) {
			t.Errorf("%s: encoded as % x with %d units, want % x with %d", tt.name, raw, units, tt.raw, len(tt.units))
		}
		if got := dex.UTF16(tt.text); !slices.Equal(got, tt.units) {
			t.Errorf("%s: UTF-16 %x, want %x", tt.name, got, tt.units)
		}
		if got := dex.FromUTF16(tt.units); got != tt.text {
			t.Errorf("%s: from UTF-16 %q, want %q", tt.name, got, tt.text)
		}
		if got := dex.DecodeMUTF8(tt.raw); got != tt.text {
			t.Errorf("%s: decoded as %q, want %q", tt.name, got, tt.text)
		}
	}
}

// Any sequence of UTF-16 code units survives the way into a file and back.
func FuzzUTF16(f *testing.F) {
	f.Add([]byte{0xd8, 0x3d, 0xde, 0x00, 0, 0, 0, 'a', 0xdc, 0x00})
	f.Fuzz(func(t *testing.T, data []byte) {
		units := make([]uint16, len(data)/2)
		for i := range units {
			units[i] = uint16(data[2*i])<<8 | uint16(data[2*i+1])
		}
		text := dex.FromUTF16(units)
		raw, n := dex.AppendMUTF8(nil, text)
		if int(n) != len(units) || bytes.IndexByte(raw, 0) >= 0 {
			t.Fatalf("%x: encoded as % x with %d units", units, raw, n)
		}
		if back := dex.DecodeMUTF8(raw); back != text || !slices.Equal(dex.UTF16(back), units) {
			t.Fatalf("%x: came back as %x", units, dex.UTF16(back))
		}
	})
}
