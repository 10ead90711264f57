package dex_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
)

// Every error is one line that says file, section, offset and what is wrong.
func TestErrors(t *testing.T) {
	hello := testdata(t, "hello.dex")
	le := binary.LittleEndian
	table := func(at int) int { return int(le.Uint32(hello[at:])) }
	for _, tt := range []struct {
		name   string
		change func(b []byte) []byte
		want   string
	}{
		{"empty", func(b []byte) []byte { return nil }, "x.dex: header at offset 0x0: 112 bytes needed, 0 left"},
		{"short", func(b []byte) []byte { return b[:100] }, "x.dex: header at offset 0x0: 112 bytes needed, 100 left"},
		{"magic", func(b []byte) []byte { b[0] = 'x'; return b }, `x.dex: header at offset 0x0: magic "xex\n035\x00" is not that of a dex file`},
		{"version", func(b []byte) []byte { b[5] = 'x'; return b }, `x.dex: header at offset 0x4: version "0x5" is not a number`},
		{"byte order", func(b []byte) []byte { le.PutUint32(b[40:], 0x78563412); return b }, "x.dex: header at offset 0x28: endian tag 0x78563412, want 0x12345678"},
		{"strings", func(b []byte) []byte { le.PutUint32(b[56:], 1<<20); return b }, "x.dex: string_ids at offset 0x70: 1048576 items end at 0x400070, after the end of the file at 0x2a4"},
		{"types", func(b []byte) []byte { le.PutUint32(b[64:], 1<<20); return b }, "x.dex: type_ids at offset 0xa4: 1048576 items, the format allows 65536"},
		{"type", func(b []byte) []byte { le.PutUint32(b[table(68)+4:], 99); return b }, "x.dex: type_ids[1] at offset 0xa8: string index 99, only 13 exist"},
		{"field", func(b []byte) []byte { le.PutUint16(b[table(84):], 99); return b }, "x.dex: field_ids[0] at offset 0xd8: class type index 99, only 7 exist"},
		{"class", func(b []byte) []byte { le.PutUint32(b[table(100)+8:], 99); return b }, "x.dex: class_defs[0] at offset 0xf8: superclass type index 99, only 7 exist"},
		{"string data", func(b []byte) []byte { le.PutUint32(b[table(60)+8:], 1<<30); return b }, "x.dex: string_ids[2] at offset 0x78: string data at 0x40000000, after the end of the file"},
		{"map", func(b []byte) []byte { le.PutUint32(b[52:], 1<<30); return b }, "x.dex: map_list at offset 0x40000000: 4 bytes needed, 0 left"},
	} {
		_, err := dex.Parse("x.dex", tt.change(bytes.Clone(hello)))
		if err == nil || !strings.HasPrefix(err.Error(), tt.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: got error %v\nwant %s", tt.name, err, tt.want)
			continue
		}
		var e *dex.FormatError
		if !errors.As(err, &e) || e.File != "x.dex" || e.Section == "" {
			t.Errorf("%s: error %#v", tt.name, err)
		}
	}
}

// Errors of what is read when asked for name the place too.
func TestLazyErrors(t *testing.T) {
	hello := testdata(t, "hello.dex")
	le := binary.LittleEndian
	classDef := int(le.Uint32(hello[100:]))
	parse := func(change func(b []byte)) (*dex.File, dex.ClassDef) {
		b := bytes.Clone(hello)
		change(b)
		files, err := dex.Parse("x.dex", b)
		if err != nil {
			t.Fatal(err)
		}
		return files[0], files[0].ClassDef(0)
	}
	check := func(what string, err error, want string) {
		t.Helper()
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got error %v, want it to contain %q", what, err, want)
		}
	}
	f, c := parse(func(b []byte) { le.PutUint32(b[classDef+24:], 1<<30) })
	var data dex.ClassData
	check("class data", f.ClassData(c, &data), "x.dex: class_data[0] at offset 0x40000000: truncated LEB128")
	f, c = parse(func(b []byte) { le.PutUint32(b[classDef+28:], 1<<30) })
	_, err := f.StaticValues(c)
	check("static values", err, "x.dex: static_values[0] at offset 0x40000000")
	f, c = parse(func(b []byte) { le.PutUint32(b[classDef+20:], 1<<30) })
	_, err = f.Annotations(c)
	check("annotations", err, "x.dex: annotations_directory[0] at offset 0x40000000: 4 bytes needed, 0 left")
	f, c = parse(func(b []byte) { le.PutUint32(b[classDef+12:], 1<<30) })
	_, err = f.Interfaces(c)
	check("interfaces", err, "x.dex: class_defs[0] at offset 0x40000000: 4 bytes needed, 0 left")
	_, err = f.Code(1 << 30)
	check("code", err, "x.dex: code_item at offset 0x40000000")
}
