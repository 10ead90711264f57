package res

import (
	"bytes"
	"encoding/binary"
	"math"
	"strings"
	"testing"
	"unicode/utf16"
)

func TestValueText(t *testing.T) {
	for want, v := range map[string]Value{
		"@null": {Type: TypeReference}, "@0x7f010002": {Type: TypeReference, Data: 0x7f010002}, "?0x01010002": {Type: TypeAttribute, Data: 0x01010002},
		"text": {Type: TypeString, Str: "text"}, "1.5": {Type: TypeFloat, Data: math.Float32bits(1.5)},
		"16dp": {Type: TypeDimension, Data: 0x1001}, "-3dp": {Type: TypeDimension, Data: 0xfffffd01}, "0.5px": {Type: TypeDimension, Data: 0x00400020},
		"50%": {Type: TypeFraction, Data: 0x40000030}, "100%p": {Type: TypeFraction, Data: 0x00000101},
		"-1": {Type: TypeIntDec, Data: 0xffffffff}, "0xff": {Type: TypeIntHex, Data: 255}, "true": {Type: TypeIntBoolean, Data: 0xffffffff},
		"#ff00ff00": {Type: TypeIntColorARGB8, Data: 0xff00ff00}, "@empty": {Type: TypeNull, Data: 1},
	} {
		if got := v.String(); got != want {
			t.Errorf("%+v prints %q, want %q", v, got, want)
		}
	}
}

func TestPlatformTables(t *testing.T) {
	if PlatformAttr("debuggable") != 0x0101000f || PlatformName(0x0101000f) != "attr/debuggable" || PlatformName(0x7f010000) != "" {
		t.Error("debuggable is not 0x0101000f")
	}
	for _, tt := range []struct {
		attr string
		v    uint32
		want string
	}{
		{"launchMode", 1, "singleTop"}, {"layout_width", 0xffffffff, "match_parent"}, {"layout_width", 7, ""},
		{"configChanges", 0x80 | 0x20, "keyboardHidden|orientation"}, {"protectionLevel", 0x12, "privileged|signature"},
		{"configChanges", 0x80 | 0x80000000, "orientation|0x80000000"}, {"label", 3, ""},
	} {
		if got := PlatformSymbols(PlatformAttr(tt.attr)).Text(tt.v); got != tt.want {
			t.Errorf("%s %#x is %q, want %q", tt.attr, tt.v, got, tt.want)
		}
	}
}

// poolChunk builds a string pool from encoded strings.
func poolChunk(flags uint32, encoded ...[]byte) Chunk {
	var offsets, text []byte
	for _, e := range encoded {
		offsets = binary.LittleEndian.AppendUint32(offsets, uint32(len(text)))
		text = append(text, e...)
	}
	for len(text)%4 != 0 {
		text = append(text, 0)
	}
	var d []byte
	for _, v := range []uint32{28<<16 | ChunkStringPool, uint32(28 + len(offsets) + len(text)), uint32(len(encoded)), 0, flags, uint32(28 + len(offsets)), 0} {
		d = binary.LittleEndian.AppendUint32(d, v)
	}
	d = append(append(d, offsets...), text...)
	return Chunk{Type: ChunkStringPool, HeaderSize: 28, Data: d}
}

func utf8String(s string) []byte {
	n := len(utf16.Encode([]rune(s)))
	length := func(n int) []byte {
		if n > 0x7f {
			return []byte{byte(n>>8&0x7f | 0x80), byte(n)}
		}
		return []byte{byte(n)}
	}
	return append(append(append(length(n), length(len(s))...), s...), 0)
}

func utf16String(s string) []byte {
	u := utf16.Encode([]rune(s))
	var out []byte
	if n := len(u); n > 0x7fff {
		out = binary.LittleEndian.AppendUint16(out, uint16(n>>16)|0x8000)
	}
	out = binary.LittleEndian.AppendUint16(out, uint16(len(u)))
	for _, x := range u {
		out = binary.LittleEndian.AppendUint16(out, x)
	}
	return append(out, 0, 0)
}

func TestStrings(t *testing.T) {
	texts := []string{"", "plain", "naïve 日本 😀", strings.Repeat("x", 200), strings.Repeat("long ", 8000), strings.Repeat("é", 20000)}
	var narrow, wide [][]byte
	for _, s := range texts {
		narrow, wide = append(narrow, utf8String(s)), append(wide, utf16String(s))
	}
	for _, c := range []Chunk{poolChunk(flagUTF8, narrow...), poolChunk(0, wide...)} {
		p, err := ParsePool(c)
		if err != nil {
			t.Fatal(err)
		}
		for i, want := range texts {
			if got, ok := p.Lookup(uint32(i)); !ok || got != want {
				t.Errorf("UTF-8 %v, string %d: %d bytes, want %d", p.UTF8(), i, len(got), len(want))
			}
		}
		if _, ok := p.Lookup(99); ok || p.String(99) != "" {
			t.Error("string 99 exists")
		}
		if i, ok := p.Index("plain"); !ok || i != 1 {
			t.Errorf("plain has index %d", i)
		}
		data, err := AppendString(c, "appended")
		if err != nil {
			t.Fatal(err)
		}
		q, err := ParsePool(Chunk{Type: c.Type, HeaderSize: c.HeaderSize, Data: data})
		if err != nil {
			t.Fatal(err)
		}
		for i, want := range append(texts, "appended") {
			if got := q.String(uint32(i)); got != want {
				t.Errorf("after appending, string %d: %d bytes, want %d", i, len(got), len(want))
			}
		}
	}
}

func TestMalformedStrings(t *testing.T) {
	surrogates := append([]byte{2, 6}, "\xed\xa0\xbd\xed\xb8\x80\x00"...)
	p, err := ParsePool(poolChunk(flagUTF8, surrogates, []byte{9, 9, 'a', 'b', 0}, []byte{0x85}))
	if err != nil {
		t.Fatal(err)
	}
	if got := p.String(0); got != "😀" {
		t.Errorf("surrogate pair reads %q", got)
	}
	if got, ok := p.Lookup(1); got != "ab" || ok {
		t.Errorf("wrong length reads %q, %v", got, ok)
	}
	if got := p.String(2); got != "" {
		t.Errorf("cut-off string reads %q", got)
	}
	for _, d := range [][]byte{nil, make([]byte, 20), bytes.Repeat([]byte{0xff}, 40)} {
		if _, err := ParsePool(Chunk{HeaderSize: 28, Data: d}); err == nil || !strings.Contains(err.Error(), "string pool at offset 0x") {
			t.Errorf("%d bytes: error %v", len(d), err)
		}
	}
}
