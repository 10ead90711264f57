// The structural check: header, map and the sections in the order of the map.
//
// It follows the dex format's specification and what ART's verifier of dex
// files refuses. It reads the raw bytes by itself, apart from the reader that
// the rest of the program uses.

package verify

import (
	"bytes"
	"crypto/sha1"
	"encoding/binary"
	"fmt"
	"hash/adler32"
	"slices"

	"github.com/esdroid/esdroid/dex"
)

// Data checks the structure of the dex file or container in data, and returns
// its logical files if they can be read at all.
func Data(name string, data []byte) ([]*dex.File, []Finding) {
	files, err := dex.Parse(name, data)
	if err != nil {
		return nil, []Finding{fromError(&dex.File{Name: name}, "unreadable", err)}
	}
	var findings []Finding
	for _, f := range files {
		findings = append(findings, File(f)...)
	}
	return files, findings
}

// File checks the structure of one logical file.
func File(f *dex.File) []Finding {
	c := &structure{f: f, data: f.Data(), base: f.HeaderOffset(), items: make(map[dex.MapItemType][]uint32)}
	c.checkHeader()
	if c.checkMap() {
		c.checkIDs()
		c.checkSets()
		if c.texts {
			c.checkClasses()
		}
	}
	sortByOffset(c.findings.all)
	return c.findings.all
}

// structure is the state of checking one file.
type structure struct {
	f        *dex.File
	data     []byte // the file or container
	base     uint32 // of the header
	header   fileHeader
	items    map[dex.MapItemType][]uint32 // offsets of the items of each section, ascending
	strings  []string                     // of the string ids
	texts    bool                         // strings is complete
	findings findings
}

// fileHeader is a header_item; the tables are count and offset.
type fileHeader struct {
	checksum, fileSize, headerSize, link, linkOffset, mapOffset uint32
	strings, types, protos, fields, methods, classes, data      table
	end                                                         uint32 // of the logical file or container: offsets lie before it
}

type table struct{ count, offset uint32 }

// report adds a finding.
func (c *structure) report(severity Severity, rule, section string, index int, offset int64, format string, args ...any) {
	if !c.findings.takes(severity, rule) {
		return
	}
	c.findings.add(Finding{Severity: severity, Rule: rule, File: c.f.Name, Section: section, Index: index, Offset: offset,
		Reason: fmt.Sprintf(format, args...)})
}

func (c *structure) fail(rule, section string, index int, offset uint32, format string, args ...any) {
	c.report(Error, rule, section, index, int64(offset), format, args...)
}

func (c *structure) remark(rule, section string, index int, offset uint32, format string, args ...any) {
	c.report(Remark, rule, section, index, int64(offset), format, args...)
}

func (c *structure) u4(at uint32) uint32 { return binary.LittleEndian.Uint32(c.data[at:]) }
func (c *structure) u2(at uint32) uint32 { return uint32(binary.LittleEndian.Uint16(c.data[at:])) }

// modernRules reports whether devices enforce what older versions only warn of.
func (c *structure) modernRules() bool { return c.f.Version >= 37 }

// severity is Error, or Remark for versions in which devices let it pass.
func (c *structure) severity() Severity {
	if c.modernRules() {
		return Error
	}
	return Remark
}

func (c *structure) checkHeader() {
	h, at := &c.header, c.base
	h.checksum, h.fileSize, h.headerSize = c.u4(at+8), c.u4(at+32), c.u4(at+36)
	h.link, h.linkOffset, h.mapOffset = c.u4(at+44), c.u4(at+48), c.u4(at+52)
	for i, t := range []*table{&h.strings, &h.types, &h.protos, &h.fields, &h.methods, &h.classes, &h.data} {
		*t = table{c.u4(at + 56 + 8*uint32(i)), c.u4(at + 60 + 8*uint32(i))}
	}
	switch v := c.f.Version; {
	case v == 36:
		c.fail("version", "header", -1, at+4, "version 036 was never accepted by a device")
	case v < 35 || v > 41:
		c.fail("version", "header", -1, at+4, "unknown version %03d", v)
	}
	container := c.f.Version >= 41
	want := uint32(0x70)
	if container {
		want = 0x78
	}
	if h.headerSize != want {
		c.fail("header-size", "header", -1, at+36, "header size %#x, want %#x", h.headerSize, want)
	}
	size := uint32(len(c.data)) - at
	switch {
	case h.fileSize > size:
		c.fail("file-size", "header", -1, at+32, "file size %d, but only %d bytes are there", h.fileSize, size)
	case h.fileSize < want:
		c.fail("file-size", "header", -1, at+32, "file size %d is less than the header", h.fileSize)
	default:
		if h.fileSize < size && !container {
			c.remark("file-size", "header", -1, at+32, "file size %d, but there are %d bytes", h.fileSize, size)
		}
		size = h.fileSize
	}
	if size > 32 {
		if sum := adler32.Checksum(c.data[at+12 : at+size]); sum != h.checksum {
			c.fail("checksum", "header", -1, at+8, "checksum %08x, that of the content is %08x", h.checksum, sum)
		}
		if sum := sha1.Sum(c.data[at+32 : at+size]); !bytes.Equal(sum[:], c.data[at+12:at+32]) {
			c.remark("signature", "header", -1, at+12, "SHA-1 %x…, that of the content is %x…", c.data[at+12:at+16], sum[:4])
		}
	}
	h.end = at + size
	if container {
		h.end = uint32(len(c.data))
		if total := c.u4(at + 112); total > uint32(len(c.data)) {
			c.fail("container-size", "header", -1, at+112, "container size %d, but only %d bytes are there", total, len(c.data))
		} else if total < uint32(len(c.data)) && at == 0 {
			c.remark("container-size", "header", -1, at+112, "container size %d, but there are %d bytes", total, len(c.data))
		}
	}
	for _, t := range []struct {
		name string
		table
		alignment uint32
	}{
		{"link", table{h.link, h.linkOffset}, 1}, {"string_ids", h.strings, 4}, {"type_ids", h.types, 4}, {"proto_ids", h.protos, 4},
		{"field_ids", h.fields, 4}, {"method_ids", h.methods, 4}, {"class_defs", h.classes, 4}, {"data", h.data, 1},
	} {
		switch {
		case container && t.name == "data": // unused
		case t.count == 0 && t.offset != 0 && t.name != "data":
			c.fail("section-offset", t.name, -1, at, "offset %#x of an empty section, want 0", t.offset)
		case t.offset%t.alignment != 0:
			c.fail("alignment", t.name, -1, t.offset, "the section is not aligned to %d bytes", t.alignment)
		case t.name == "data" && t.offset >= h.end && t.offset+t.count != 0:
			c.fail("section-offset", t.name, -1, at+108, "the section begins at %#x, after the end of the file", t.offset)
		case t.name == "data" && uint64(t.offset)+uint64(t.count) > uint64(h.end):
			c.remark("section-offset", t.name, -1, at+104, "%d bytes at %#x end after the file", t.count, t.offset)
		}
	}
}

// alignments of the items of sections; others are aligned to 4 bytes.
var unaligned = map[dex.MapItemType]bool{
	dex.MapClassData: true, dex.MapStringData: true, dex.MapDebugInfo: true, dex.MapAnnotation: true, dex.MapEncodedArray: true,
}

var sectionNames = map[dex.MapItemType]string{
	dex.MapHeader: "header", dex.MapStringID: "string_ids", dex.MapTypeID: "type_ids", dex.MapProtoID: "proto_ids", dex.MapFieldID: "field_ids",
	dex.MapMethodID: "method_ids", dex.MapClassDef: "class_defs", dex.MapCallSiteID: "call_site_ids", dex.MapMethodHandle: "method_handles",
	dex.MapMapList: "map_list", dex.MapTypeList: "type_list", dex.MapAnnotationSetRefs: "annotation_set_ref_list",
	dex.MapAnnotationSet: "annotation_set", dex.MapClassData: "class_data", dex.MapCode: "code_item", dex.MapStringData: "string_data",
	dex.MapDebugInfo: "debug_info_item", dex.MapAnnotation: "annotation", dex.MapEncodedArray: "encoded_array",
	dex.MapAnnotationsDir: "annotations_directory", dex.MapHiddenAPI: "hiddenapi_class_data",
}

// checkMap checks the map list and walks the sections that it names. It
// returns whether their items are known.
func (c *structure) checkMap() bool {
	h := &c.header
	at := h.mapOffset
	if at == 0 {
		c.fail("map", "map_list", -1, c.base+52, "the file has no map list")
		return false
	}
	if at%4 != 0 {
		c.fail("alignment", "map_list", -1, at, "the map list is not aligned to 4 bytes")
	}
	items := c.f.Map()
	seen := make(map[dex.MapItemType]bool)
	last := uint32(0)
	for i, item := range items {
		name, known := sectionNames[item.Type]
		place := at + 4 + 12*uint32(i)
		switch {
		case !known:
			c.fail("map", "map_list", i, place, "unknown item type %#x", uint16(item.Type))
			return false
		case seen[item.Type]:
			c.fail("map", "map_list", i, place, "a second entry for %s", name)
			return false
		case i > 0 && item.Offset <= last:
			c.fail("map-order", "map_list", i, place, "%s at %#x after a section at %#x", name, item.Offset, last)
			return false
		case item.Offset >= h.end:
			c.fail("map", "map_list", i, place, "%s at %#x, after the end of the file", name, item.Offset)
			return false
		}
		seen[item.Type] = true
		last = item.Offset
	}
	for _, s := range []struct {
		kind dex.MapItemType
		t    table
	}{
		{dex.MapHeader, table{1, c.base}}, {dex.MapMapList, table{1, at}}, {dex.MapStringID, h.strings}, {dex.MapTypeID, h.types},
		{dex.MapProtoID, h.protos}, {dex.MapFieldID, h.fields}, {dex.MapMethodID, h.methods}, {dex.MapClassDef, h.classes},
	} {
		i := slices.IndexFunc(items, func(m dex.MapItem) bool { return m.Type == s.kind })
		switch {
		case i < 0 && s.t.count > 0:
			c.fail("map", "map_list", -1, at, "no entry for %s", sectionNames[s.kind])
			return false
		case i >= 0 && (items[i].Count != s.t.count || items[i].Offset != s.t.offset && !(s.kind == dex.MapHeader && items[i].Offset == 0)):
			c.fail("map", "map_list", i, at+4+12*uint32(i), "%s: %d items at %#x, the header says %d at %#x", sectionNames[s.kind],
				items[i].Count, items[i].Offset, s.t.count, s.t.offset)
			return false
		}
	}
	pos := uint32(0)
	for i, item := range items {
		if item.Offset < pos && c.f.Version < 41 { // files of a container share sections
			c.fail("overlap", "map_list", i, at+4+12*uint32(i), "%s begins at %#x, inside the section in front of it", sectionNames[item.Type], item.Offset)
			return false
		}
		if c.f.Version < 41 {
			c.padding(item.Type, pos, item.Offset)
		}
		end, ok := c.walk(item)
		if !ok {
			return false
		}
		pos = end
		if _, isID := fixedSizes[item.Type]; c.f.Version < 41 && !isID && item.Type != dex.MapHeader && item.Type != dex.MapMapList &&
			(item.Offset < h.data.offset || uint64(end) > uint64(h.data.offset)+uint64(h.data.count)) {
			c.fail("data-section", "map_list", i, at+4+12*uint32(i), "%s from %#x to %#x lies outside the data section", sectionNames[item.Type], item.Offset, end)
			return false
		}
	}
	return true
}

// padding demands zeros between items.
func (c *structure) padding(kind dex.MapItemType, from, to uint32) {
	for at := from; at < to; at++ {
		if c.data[at] != 0 {
			c.fail("padding", sectionNames[kind], -1, at, "byte %#02x between items, want 0", c.data[at])
			return
		}
	}
}

// fixedSizes are the sizes of items in the sections of ids.
var fixedSizes = map[dex.MapItemType]uint32{
	dex.MapStringID: 4, dex.MapTypeID: 4, dex.MapProtoID: 12, dex.MapFieldID: 8, dex.MapMethodID: 8, dex.MapClassDef: 32,
	dex.MapCallSiteID: 4, dex.MapMethodHandle: 8,
}

// walk checks the items of one section one by one and returns where it ends.
func (c *structure) walk(item dex.MapItem) (uint32, bool) {
	name := sectionNames[item.Type]
	switch item.Type {
	case dex.MapHeader:
		return max(item.Offset, c.base) + c.header.headerSize, true
	case dex.MapMapList:
		return item.Offset + 4 + 12*uint32(len(c.f.Map())), true
	}
	if size, ok := fixedSizes[item.Type]; ok {
		end := uint64(item.Offset) + uint64(item.Count)*uint64(size)
		if end > uint64(c.header.end) {
			c.fail("section-offset", name, -1, item.Offset, "%d items end after the file", item.Count)
			return 0, false
		}
		return uint32(end), true
	}
	if item.Count > c.header.end-item.Offset {
		c.fail("map", "map_list", -1, c.header.mapOffset, "%d items of %s do not fit into %d bytes", item.Count, name, c.header.end-item.Offset)
		return 0, false
	}
	mask := uint32(3)
	if unaligned[item.Type] {
		mask = 0
	}
	offsets := make([]uint32, 0, item.Count)
	r := reader{c: c, kind: item.Type, section: name, pos: item.Offset}
	for i := range item.Count {
		if aligned := (r.pos + mask) &^ mask; aligned != r.pos {
			if aligned > c.header.end {
				c.fail("section-offset", name, int(i), r.pos, "the items end after the file")
				return 0, false
			}
			c.padding(item.Type, r.pos, aligned)
			r.pos = aligned
		}
		r.index = int(i)
		offsets = append(offsets, r.pos)
		r.item()
		if r.failed {
			return 0, false
		}
	}
	c.items[item.Type] = offsets
	return r.pos, true
}

// isItem reports whether an item of a kind begins at offset.
func (c *structure) isItem(kind dex.MapItemType, offset uint32) bool {
	_, ok := slices.BinarySearch(c.items[kind], offset)
	return ok
}

// link demands that an offset is that of an item of a kind, and reports whether
// it is.
func (c *structure) link(kind dex.MapItemType, offset uint32, section string, index int, place uint32, what string) bool {
	if c.isItem(kind, offset) {
		return true
	}
	if c.f.Version >= 41 && offset < c.header.end {
		// It may be listed by another file of the container.
		c.remark("offset", section, index, place, "%s: no %s of this file begins at %#x", what, sectionNames[kind], offset)
		return false
	}
	c.fail("offset", section, index, place, "%s: no %s begins at %#x", what, sectionNames[kind], offset)
	return false
}
