// Writing a resource table.

package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"sort"
	"strings"
	"unicode/utf16"

	"github.com/esdroid/esdroid/dex/apk/arsc"
	"github.com/esdroid/esdroid/dex/apk/res"
)

// pool collects strings; those with styles come first, as their spans are
// found by index.
type pool struct {
	texts  []string
	spans  [][]res.Span
	index  map[string]uint32
	styled int
}

func newPool() *pool { return &pool{index: map[string]uint32{}} }

func (p *pool) add(s string) uint32 {
	if i, ok := p.index[s]; ok {
		return i
	}
	i := uint32(len(p.texts))
	p.texts = append(p.texts, s)
	p.spans = append(p.spans, nil)
	p.index[s] = i
	return i
}

func (p *pool) addStyled(s string, spans []res.Span) uint32 {
	for i := range p.styled {
		if p.texts[i] == s {
			return uint32(i)
		}
	}
	i := uint32(len(p.texts))
	p.texts = append(p.texts, s)
	p.spans = append(p.spans, spans)
	p.styled++
	return i
}

func chunk(kind uint16, header, body []byte) []byte {
	pad := -len(body) & 3
	out := binary.LittleEndian.AppendUint16(nil, kind)
	out = binary.LittleEndian.AppendUint16(out, uint16(8+len(header)))
	out = binary.LittleEndian.AppendUint32(out, uint32(8+len(header)+len(body)+pad))
	out = append(out, header...)
	out = append(out, body...)
	return append(out, make([]byte, pad)...)
}

func words(v ...uint32) []byte {
	var out []byte
	for _, x := range v {
		out = binary.LittleEndian.AppendUint32(out, x)
	}
	return out
}

func length8(n int) []byte {
	if n < 0x80 {
		return []byte{byte(n)}
	}
	return []byte{0x80 | byte(n>>8), byte(n)}
}

func (p *pool) chunk() ([]byte, error) {
	for i := range p.styled {
		for _, s := range p.spans[i] {
			p.add(s.Name)
		}
	}
	var offsets, text, styles []byte
	for _, s := range p.texts {
		if len(s) > 0x7fff {
			return nil, errors.New("a string is too long")
		}
		offsets = append(offsets, words(uint32(len(text)))...)
		text = append(text, length8(len(utf16.Encode([]rune(s))))...)
		text = append(text, length8(len(s))...)
		text = append(text, s...)
		text = append(text, 0)
	}
	text = append(text, make([]byte, -len(text)&3)...)
	for i := range p.styled {
		offsets = append(offsets, words(uint32(len(styles)))...)
		for _, s := range p.spans[i] {
			styles = append(styles, words(p.index[s.Name], s.First, s.Last)...)
		}
		styles = append(styles, words(res.NoString)...)
	}
	const headerSize = 28
	start := uint32(headerSize + len(offsets))
	styleStart := uint32(0)
	if p.styled > 0 {
		styles = append(styles, words(res.NoString, res.NoString)...)
		styleStart = start + uint32(len(text))
	}
	header := words(uint32(len(p.texts)), uint32(p.styled), 1<<8, start, styleStart)
	return chunk(res.ChunkStringPool, header, bytes.Join([][]byte{offsets, text, styles}, nil)), nil
}

// write returns the table of the kept values, and the files that they name.
func write(pkg *arsc.Package, keep map[uint32][]arsc.Entry) ([]byte, []string, error) {
	global, keys, types := newPool(), newPool(), newPool()
	seen := map[string]bool{}
	var paths []string
	source := pkg.Strings()
	ids := make([]uint32, 0, len(keep))
	for id := range keep {
		ids = append(ids, id)
	}
	sort.Slice(ids, func(i, j int) bool { return ids[i] < ids[j] })
	each := func(visit func(res.Value)) {
		for _, id := range ids {
			for _, e := range keep[id] {
				if e.Bag == nil {
					visit(e.Value)
					continue
				}
				for _, item := range e.Bag.Items {
					visit(item.Value)
				}
			}
		}
	}
	each(func(v res.Value) {
		if v.Type == res.TypeString {
			if spans := source.Spans(v.Data); len(spans) > 0 {
				global.addStyled(v.Str, spans)
			}
		}
	})
	styled := global.styled
	for i := range styled {
		global.index[global.texts[i]] = uint32(i)
	}
	encode := func(v res.Value) []byte {
		data := v.Data
		if v.Type == res.TypeString {
			data = global.add(v.Str)
			if strings.HasPrefix(v.Str, "res/") && !seen[v.Str] {
				seen[v.Str] = true
				paths = append(paths, v.Str)
			}
		}
		return append([]byte{8, 0, 0, byte(v.Type)}, words(data)...)
	}
	var body []byte
	last := uint32(0)
	for _, typ := range pkg.Types {
		for last++; last < uint32(typ.ID); last++ {
			types.texts = append(types.texts, "?")
			types.spans = append(types.spans, nil)
		}
		types.texts = append(types.texts, typ.Name)
		types.spans = append(types.spans, nil)
		var flags []byte
		for i := range typ.Count {
			flags = append(flags, words(typ.Flags(i))...)
		}
		body = append(body, chunk(res.ChunkTypeSpec, words(uint32(typ.ID), uint32(typ.Count)), flags)...)
		for _, v := range typ.Variants {
			var offsets, data []byte
			n := 0
			for i := range typ.Count {
				id := pkg.ID<<24 | uint32(typ.ID)<<16 | uint32(i)
				var found *arsc.Entry
				for k := range keep[id] {
					if keep[id][k].Config == v.Config {
						found = &keep[id][k]
						break
					}
				}
				if found == nil {
					continue
				}
				n++
				offsets = binary.LittleEndian.AppendUint16(offsets, uint16(i))
				if len(data)/4 > 0xffff {
					return nil, nil, errors.New("a type is too large")
				}
				offsets = binary.LittleEndian.AppendUint16(offsets, uint16(len(data)/4))
				flag := uint32(0)
				if found.Public {
					flag = 2 << 16
				}
				if found.Bag == nil {
					data = append(data, words(8|flag, keys.add(found.Key))...)
					data = append(data, encode(found.Value)...)
					continue
				}
				data = append(data, words(16|flag|1<<16, keys.add(found.Key), found.Bag.Parent, uint32(len(found.Bag.Items)))...)
				for _, item := range found.Bag.Items {
					data = append(data, words(item.Key)...)
					data = append(data, encode(item.Value)...)
				}
			}
			if n == 0 {
				continue
			}
			raw := v.Config.Raw()
			const headerSize = 20 + 64
			header := append(words(uint32(typ.ID)|1<<8, uint32(n), headerSize+uint32(len(offsets)), 64), raw[:]...)
			body = append(body, chunk(res.ChunkType, header, append(offsets, data...))...)
		}
	}
	typeChunk, err := types.chunk()
	if err != nil {
		return nil, nil, err
	}
	keyChunk, err := keys.chunk()
	if err != nil {
		return nil, nil, err
	}
	globalChunk, err := global.chunk()
	if err != nil {
		return nil, nil, err
	}
	name := make([]byte, 256)
	for i, u := range utf16.Encode([]rune(pkg.Name)) {
		binary.LittleEndian.PutUint16(name[2*i:], u)
	}
	const packageHeader = 288
	header := append(words(pkg.ID), name...)
	header = append(header, words(packageHeader, 0, packageHeader+uint32(len(typeChunk)), 0, 0)...)
	whole := chunk(res.ChunkPackage, header, bytes.Join([][]byte{typeChunk, keyChunk, body}, nil))
	return chunk(res.ChunkTable, words(1), append(globalChunk, whole...)), paths, nil
}
