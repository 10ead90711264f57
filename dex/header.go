// The header: magic, version, section tables, and v41 containers.

package dex

import (
	"bytes"
	"encoding/binary"
)

// NoIndex stands for an absent type, string or other index.
const NoIndex = ^uint32(0)

// maxNameLength is the longest descriptor or member name; that of the class
// files that dex files are made from.
const maxNameLength = 1<<16 - 1

const (
	headerSize    = 0x70
	headerSizeV41 = 0x78
	endianTag     = 0x12345678
)

// table is the place of one id section: count items of a fixed size.
type table struct {
	count, offset uint32
}

// header holds the fields of a header_item that later reading needs.
type header struct {
	checksum  uint32
	signature [20]byte
	fileSize  uint32
	headSize  uint32
	mapOffset uint32
	strings   table
	types     table
	protos    table
	fields    table
	methods   table
	classes   table
	data      table // count is the size in bytes
	// The following two come from the map list, which older headers point at.
	callSites     table
	methodHandles table
	containerSize uint32 // version 041 only
	headerOffset  uint32 // version 041 only
}

// IsDex reports whether data starts like a dex file of any version.
func IsDex(data []byte) bool {
	return len(data) >= 8 && bytes.Equal(data[:4], []byte("dex\n")) && data[7] == 0
}

// Parse reads the dex file or container in data, which must not change as long
// as the result is in use. name is used in errors only. Versions 035 and 037 to
// 041 are accepted, others that look alike are tried as 039.
func Parse(name string, data []byte) ([]*File, error) {
	var files []*File
	w := work{ids: 1<<20 + 16*len(data), text: 1<<20 + 4*len(data)}
	for at := uint32(0); ; {
		f, err := parseFile(name, data, at, &w)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
		if f.Version < 41 {
			return files, nil
		}
		next := uint64(at) + uint64(f.head.fileSize)
		if next >= uint64(f.head.containerSize) || next >= uint64(len(data)) {
			return files, nil
		}
		at = uint32(next)
	}
}

// work bounds what the logical files of a container may ask for together: they
// may share tables, so a hostile container could have many large files in few
// bytes. No sane file comes near.
type work struct {
	ids  int // bytes of map lists and id sections
	text int // bytes of prototypes as text
}

func parseFile(name string, data []byte, at uint32, w *work) (*File, error) {
	f := &File{Name: name, data: data, base: at}
	if uint64(len(data)) > 1<<32-1 {
		return nil, f.errorf("header", -1, 0, "file of %d bytes is larger than the format allows", len(data))
	}
	c := f.cursorAt("header", -1, at)
	if !c.need(headerSize) {
		return nil, c.err
	}
	if !IsDex(data[at:]) {
		return nil, f.errorf("header", -1, int64(at), "magic %q is not that of a dex file", data[at:at+8])
	}
	for _, digit := range data[at+4 : at+7] {
		if digit < '0' || digit > '9' {
			return nil, f.errorf("header", -1, int64(at)+4, "version %q is not a number", data[at+4:at+7])
		}
		f.Version = f.Version*10 + int(digit-'0')
	}
	h := &f.head
	c.pos = at + 8
	h.checksum = c.u4()
	copy(h.signature[:], data[c.pos:])
	c.pos += 20
	h.fileSize = c.u4()
	h.headSize = c.u4()
	if tag := c.u4(); tag != endianTag {
		return nil, f.errorf("header", -1, int64(at)+40, "endian tag %#x, want %#x: only little-endian files exist on devices", tag, endianTag)
	}
	c.pos += 8 // link section: unused
	h.mapOffset = c.u4()
	for _, t := range []*table{&h.strings, &h.types, &h.protos, &h.fields, &h.methods, &h.classes, &h.data} {
		t.count, t.offset = c.u4(), c.u4()
	}
	if h.headSize < headerSize {
		return nil, f.errorf("header", -1, int64(at)+36, "header size %#x, want at least %#x", h.headSize, headerSize)
	}
	if f.Version >= 41 {
		if h.headSize < headerSizeV41 {
			return nil, f.errorf("header", -1, int64(at)+36, "header size %#x, want %#x in version 041", h.headSize, headerSizeV41)
		}
		h.containerSize, h.headerOffset = c.u4(), c.u4()
		if c.err == nil && h.headerOffset != at {
			return nil, f.errorf("header", -1, int64(c.pos)-4, "header offset %#x, but the header is at %#x", h.headerOffset, at)
		}
		if h.fileSize < h.headSize {
			return nil, f.errorf("header", -1, int64(at)+32, "file size %d is smaller than the header", h.fileSize)
		}
	}
	if c.err != nil {
		return nil, c.err
	}
	if err := f.readMap(); err != nil {
		return nil, err
	}
	if w.ids -= 12 * len(f.mapItems); w.ids < 0 {
		return nil, f.errorf("map_list", -1, int64(h.mapOffset), "the files of the container share one large map list")
	}
	if err := f.checkTables(w); err != nil {
		return nil, err
	}
	return f, nil
}

// checkTables proves that every id section lies inside the file and that the
// indices from one section into another are in range, so that no accessor of
// ids needs to check or can fail.
func (f *File) checkTables(w *work) error {
	h := &f.head
	for _, s := range []struct {
		name  string
		t     table
		size  uint64
		limit uint32
	}{
		{"string_ids", h.strings, 4, 1<<32 - 1},
		{"type_ids", h.types, 4, 1 << 16},
		{"proto_ids", h.protos, 12, 1 << 16},
		{"field_ids", h.fields, 8, 1<<32 - 1},
		{"method_ids", h.methods, 8, 1<<32 - 1},
		{"class_defs", h.classes, 32, 1<<32 - 1},
		{"call_site_ids", h.callSites, 4, 1 << 16},
		{"method_handles", h.methodHandles, 8, 1 << 16},
	} {
		if s.t.count == 0 {
			continue
		}
		if s.t.count > s.limit {
			return f.errorf(s.name, -1, int64(s.t.offset), "%d items, the format allows %d", s.t.count, s.limit)
		}
		if end := uint64(s.t.offset) + uint64(s.t.count)*s.size; end > uint64(len(f.data)) {
			return f.errorf(s.name, -1, int64(s.t.offset), "%d items end at %#x, after the end of the file at %#x", s.t.count, end, len(f.data))
		}
		if w.ids -= int(uint64(s.t.count) * s.size); w.ids < 0 {
			return f.errorf(s.name, -1, int64(s.t.offset), "the files of the container share large id sections")
		}
	}
	check := func(section string, i uint32, at uint32, what string, index, limit uint32) error {
		if index < limit {
			return nil
		}
		return f.errorf(section, int(i), int64(at), "%s index %d, only %d exist", what, index, limit)
	}
	for i := range h.strings.count {
		at := h.strings.offset + 4*i
		if off := f.u4(at); off >= uint32(len(f.data)) {
			return f.errorf("string_ids", int(i), int64(at), "string data at %#x, after the end of the file", off)
		}
	}
	for i := range h.types.count {
		at := h.types.offset + 4*i
		if err := check("type_ids", i, at, "string", f.u4(at), h.strings.count); err != nil {
			return err
		}
		if raw, _ := f.RawString(f.u4(at)); len(raw) > maxNameLength {
			return f.errorf("type_ids", int(i), int64(at), "descriptor of %d bytes, no compiler makes more than %d", len(raw), maxNameLength)
		}
	}
	for i := range h.protos.count {
		at := h.protos.offset + 12*i
		if err := check("proto_ids", i, at, "shorty string", f.u4(at), h.strings.count); err != nil {
			return err
		}
		if err := check("proto_ids", i, at+4, "return type", f.u4(at+4), h.types.count); err != nil {
			return err
		}
	}
	for i := range h.fields.count {
		at := h.fields.offset + 8*i
		if err := check("field_ids", i, at, "class type", uint32(f.u2(at)), h.types.count); err != nil {
			return err
		}
		if err := check("field_ids", i, at+2, "type", uint32(f.u2(at+2)), h.types.count); err != nil {
			return err
		}
		if err := check("field_ids", i, at+4, "name string", f.u4(at+4), h.strings.count); err != nil {
			return err
		}
	}
	for i := range h.methods.count {
		at := h.methods.offset + 8*i
		if err := check("method_ids", i, at, "class type", uint32(f.u2(at)), h.types.count); err != nil {
			return err
		}
		if err := check("method_ids", i, at+2, "proto", uint32(f.u2(at+2)), h.protos.count); err != nil {
			return err
		}
		if err := check("method_ids", i, at+4, "name string", f.u4(at+4), h.strings.count); err != nil {
			return err
		}
	}
	for i := range h.classes.count {
		at := h.classes.offset + 32*i
		if err := check("class_defs", i, at, "type", f.u4(at), h.types.count); err != nil {
			return err
		}
		if super := f.u4(at + 8); super != NoIndex {
			if err := check("class_defs", i, at+8, "superclass type", super, h.types.count); err != nil {
				return err
			}
		}
	}
	return f.readProtos(w)
}

// u2 and u4 read at offsets that checkTables has proven.
func (f *File) u2(at uint32) uint16 { return binary.LittleEndian.Uint16(f.data[at:]) }
func (f *File) u4(at uint32) uint32 { return binary.LittleEndian.Uint32(f.data[at:]) }

// HeaderOffset returns where the file's header lies in Data; other than 0 only
// for the further files of a container.
func (f *File) HeaderOffset() uint32 { return f.base }
