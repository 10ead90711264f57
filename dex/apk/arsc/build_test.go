package arsc

import (
	"bytes"
	"encoding/binary"
	"unicode/utf16"

	"github.com/esdroid/esdroid/dex/apk/res"
)

// A builder of small tables, for what real packages do not have.

func chunk(kind int, header, body []byte) []byte {
	out := make([]byte, 8, 8+len(header)+len(body))
	binary.LittleEndian.PutUint16(out, uint16(kind))
	binary.LittleEndian.PutUint16(out[2:], uint16(8+len(header)))
	binary.LittleEndian.PutUint32(out[4:], uint32(8+len(header)+len(body)))
	return append(append(out, header...), body...)
}

func u16s(v ...int) []byte {
	var out []byte
	for _, x := range v {
		out = binary.LittleEndian.AppendUint16(out, uint16(x))
	}
	return out
}

func u32s(v ...uint32) []byte {
	var out []byte
	for _, x := range v {
		out = binary.LittleEndian.AppendUint32(out, x)
	}
	return out
}

// pool16 builds a UTF-16 string pool.
func pool16(strs ...string) []byte {
	var offsets []uint32
	var text []byte
	for _, s := range strs {
		u := utf16.Encode([]rune(s))
		offsets = append(offsets, uint32(len(text)))
		text = binary.LittleEndian.AppendUint16(text, uint16(len(u)))
		for _, x := range u {
			text = binary.LittleEndian.AppendUint16(text, x)
		}
		text = append(text, 0, 0)
	}
	for len(text)%4 != 0 {
		text = append(text, 0)
	}
	return chunk(res.ChunkStringPool, u32s(uint32(len(strs)), 0, 0, uint32(28+4*len(strs)), 0), append(u32s(offsets...), text...))
}

// config builds a configuration with a language and a platform version.
func config(lang string, sdk int) []byte {
	c := make([]byte, 64)
	c[0] = 64
	copy(c[8:], lang)
	binary.LittleEndian.PutUint16(c[24:], uint16(sdk))
	return c
}

// typeChunk builds a type with the offsets as they are given.
func typeChunk(id, flags int, conf []byte, count int, offsets []byte, entries ...[]byte) []byte {
	for len(offsets)%4 != 0 {
		offsets = append(offsets, 0xff)
	}
	header := append([]byte{byte(id), byte(flags), 0, 0}, u32s(uint32(count), uint32(20+len(conf)+len(offsets)))...)
	return chunk(res.ChunkType, append(header, conf...), append(offsets, bytes.Join(entries, nil)...))
}

func simple(key uint32, kind res.Type, data uint32) []byte {
	return bytes.Join([][]byte{u16s(8, 0), u32s(key), {8, 0, 0, byte(kind)}, u32s(data)}, nil)
}

func compact(key int, kind res.Type, data uint32) []byte {
	return append(u16s(key, entryCompact|int(kind)<<8), u32s(data)...)
}

func bag(key, parent uint32, items ...uint32) []byte {
	out := append(u16s(16, entryComplex), u32s(key, parent, uint32(len(items)/2))...)
	for i := 0; i < len(items); i += 2 {
		out = append(out, u32s(items[i])...)
		out = append(append(out, 8, 0, 0, byte(res.TypeIntDec)), u32s(items[i+1])...)
	}
	return out
}

func pkg(id uint32, name string, types, keys []byte, rest ...[]byte) []byte {
	n := make([]byte, 256)
	for i, u := range utf16.Encode([]rune(name)) {
		binary.LittleEndian.PutUint16(n[2*i:], u)
	}
	header := append(u32s(id), n...)
	header = append(header, u32s(288, 0, uint32(288+len(types)), 0, 0)...)
	return chunk(res.ChunkPackage, header, append(append(append([]byte{}, types...), keys...), bytes.Join(rest, nil)...))
}

func tableOf(parts ...[]byte) []byte {
	return chunk(res.ChunkTable, u32s(1), bytes.Join(parts, nil))
}

const absent = 0xffffffff

// allForms is a table with every form of offsets and entries.
func allForms() []byte {
	return tableOf(
		pool16("Hello", "Bonjour", "res/layout/a.xml"),
		chunk(0x7777, nil, u32s(1)),
		pkg(0x7f, "com.example", pool16("string", "layout", "style"), pool16("hello", "main", "Theme"),
			chunk(res.ChunkTypeSpec, append([]byte{1, 0, 0, 0}, u32s(3)...), u32s(0, 4, 0)),
			typeChunk(1, 0, config("", 0), 3, u32s(0, absent, 16), simple(0, res.TypeString, 0), simple(1, res.TypeReference, 0x7f010000)),
			typeChunk(1, flagOffset16, config("fr", 0), 3, u16s(0, 0xffff, 0xffff), simple(0, res.TypeString, 1)),
			typeChunk(2, flagSparse, config("", 21), 2, u16s(1, 0, 0x300, 2), compact(1, res.TypeString, 2), compact(1, res.TypeString, 2)),
			typeChunk(3, 0, config("", 0), 1, u32s(0), bag(2, 0x01030005, 0x01010001, 7, 0x7f040000, 8)),
			chunk(res.ChunkLibrary, u32s(1), append(u32s(2), append(u16s('l', 'i', 'b'), make([]byte, 250)...)...)),
		))
}
