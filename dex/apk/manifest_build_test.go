package apk_test

import (
	"bytes"
	"encoding/binary"

	"github.com/esdroid/esdroid/dex/apk/res"
)

// A builder of manifests, small enough to write by hand what build tools do not.

type xmlBuilder struct {
	strings []string
	ids     []uint32
	body    []byte
}

const noString = res.NoString

func le32(v ...uint32) []byte {
	var out []byte
	for _, x := range v {
		out = binary.LittleEndian.AppendUint32(out, x)
	}
	return out
}

func xmlChunk(kind uint16, header, body []byte) []byte {
	out := binary.LittleEndian.AppendUint16(nil, kind)
	out = binary.LittleEndian.AppendUint16(out, uint16(8+len(header)))
	out = binary.LittleEndian.AppendUint32(out, uint32(8+len(header)+len(body)))
	return append(append(out, header...), body...)
}

// str returns the index of a string that is no platform attribute.
func (b *xmlBuilder) str(s string) uint32 {
	for i := len(b.ids); i < len(b.strings); i++ {
		if b.strings[i] == s {
			return uint32(i)
		}
	}
	b.strings = append(b.strings, s)
	return uint32(len(b.strings) - 1)
}

// start opens an element. Attributes are pairs: names of platform attributes
// (announced to newXML) or plain names, and strings, ints or bools.
func (b *xmlBuilder) start(name string, attrs ...any) {
	var list []byte
	for i := 0; i < len(attrs); i += 2 {
		key := attrs[i].(string)
		index := b.str(key)
		for j := range b.ids {
			if b.strings[j] == key {
				index = uint32(j)
			}
		}
		switch v := attrs[i+1].(type) {
		case string:
			s := b.str(v)
			list = append(list, le32(noString, index, s, 8|uint32(res.TypeString)<<24, s)...)
		case int:
			list = append(list, le32(noString, index, noString, 8|uint32(res.TypeIntDec)<<24, uint32(v))...)
		case bool:
			data := uint32(0)
			if v {
				data = noString
			}
			list = append(list, le32(noString, index, noString, 8|uint32(res.TypeIntBoolean)<<24, data)...)
		}
	}
	ext := le32(noString, b.str(name), 20|20<<16, uint32(len(attrs)/2), 0)
	b.body = append(b.body, xmlChunk(res.ChunkStartElement, le32(1, noString), append(ext, list...))...)
}

func (b *xmlBuilder) end(name string) {
	b.body = append(b.body, xmlChunk(res.ChunkEndElement, le32(1, noString), le32(noString, b.str(name)))...)
}

func newXML(platform ...string) *xmlBuilder {
	b := &xmlBuilder{}
	for _, p := range platform {
		b.strings = append(b.strings, p)
		b.ids = append(b.ids, res.PlatformAttr(p))
	}
	return b
}

func (b *xmlBuilder) bytes() []byte {
	var offsets, text []byte
	for _, s := range b.strings {
		offsets = append(offsets, le32(uint32(len(text)))...)
		text = append(append(append(text, byte(len(s)), byte(len(s))), s...), 0)
	}
	for len(text)%4 != 0 {
		text = append(text, 0)
	}
	pool := xmlChunk(res.ChunkStringPool, le32(uint32(len(b.strings)), 0, 1<<8, uint32(28+len(offsets)), 0), append(offsets, text...))
	ids := xmlChunk(res.ChunkResourceMap, nil, le32(b.ids...))
	return xmlChunk(res.ChunkXML, nil, bytes.Join([][]byte{pool, ids, b.body}, nil))
}

// manifest returns the manifest of com.example with one activity.
func manifest(split string, min int) []byte {
	b := newXML("name", "minSdkVersion")
	if split == "" {
		b.start("manifest", "package", "com.example")
	} else {
		b.start("manifest", "package", "com.example", "split", split)
	}
	if min > 0 {
		b.start("uses-sdk", "minSdkVersion", min)
		b.end("uses-sdk")
	}
	name := ".Main"
	if split != "" {
		name += "_" + split
	}
	b.start("application")
	b.start("activity", "name", name)
	b.end("activity")
	b.end("application")
	b.end("manifest")
	return b.bytes()
}
