// The sections of a file, one after the other.

package write

import (
	"crypto/sha1"
	"encoding/binary"
	"fmt"
	"hash/adler32"
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/model"
)

// emitter writes one dex file. Offsets of what has been written are kept in
// maps by content, or by identity for what is read from a source, so that equal
// items are written once.
type emitter struct {
	pool    *model.Pool
	x       *index
	classes []*model.Class
	version int

	buf   []byte
	items []dex.MapItem

	typeLists map[string]uint32
	arrays    map[string]uint32
	annots    map[string]uint32
	sets      map[string]uint32
	setRefs   map[string]uint32
	debugs    []string       // debug information
	debugAt   map[uint32]int // where its offset belongs, to its number from 1
	classOut  []classOffsets // by class
	sites     []uint32       // offset by call site
	protoArgs []uint32       // offset of the parameter list by prototype
	codes     map[*model.Method]uint32
}

// classOffsets are where the parts of a class went, 0 for absent ones.
type classOffsets struct {
	interfaces, directory, data, values uint32
	annotations                         annotationOffsets
}

// u2, u4 and uleb append to the file.
func (e *emitter) u2(v uint32)   { e.buf = binary.LittleEndian.AppendUint16(e.buf, uint16(v)) }
func (e *emitter) u4(v uint32)   { e.buf = binary.LittleEndian.AppendUint32(e.buf, v) }
func (e *emitter) uleb(v uint32) { e.buf = appendUleb(e.buf, v) }

func (e *emitter) here() uint32 { return uint32(len(e.buf)) }

func (e *emitter) align(n int) {
	for len(e.buf)%n != 0 {
		e.buf = append(e.buf, 0)
	}
}

// section notes what lies between start and here in the map, and aligns.
func (e *emitter) section(kind dex.MapItemType, count int, start uint32) {
	if count > 0 {
		e.items = append(e.items, dex.MapItem{Type: kind, Count: uint32(count), Offset: start})
	}
}

// once appends content, aligned, unless it is there already.
func (e *emitter) once(seen map[string]uint32, content []byte, align int) uint32 {
	if off, ok := seen[string(content)]; ok {
		return off
	}
	e.align(align)
	off := e.here()
	seen[string(content)] = off
	e.buf = append(e.buf, content...)
	return off
}

func (e *emitter) emit(f *model.File) ([]byte, error) {
	headSize := 0x70
	if e.version >= 41 {
		headSize = 0x78
	}
	x := e.x
	tables := []struct {
		kind  dex.MapItemType
		count int
		size  int
	}{
		{dex.MapStringID, len(x.strings.ids), 4}, {dex.MapTypeID, len(x.types.ids), 4}, {dex.MapProtoID, len(x.protos.ids), 12},
		{dex.MapFieldID, len(x.fields.ids), 8}, {dex.MapMethodID, len(x.methods.ids), 8}, {dex.MapClassDef, len(e.classes), 32},
		{dex.MapCallSiteID, len(x.callSites.ids), 4}, {dex.MapMethodHandle, len(x.handles.ids), 8},
	}
	size := headSize
	for _, t := range tables {
		size += t.count * t.size
	}
	capacity := 2 * size
	if f.Base != nil {
		capacity = max(capacity, len(f.Base.File.Data())+len(f.Base.File.Data())/4)
	}
	e.buf = make([]byte, size, capacity)
	e.items = []dex.MapItem{{Type: dex.MapHeader, Count: 1}}
	at := headSize
	for _, t := range tables {
		e.section(t.kind, t.count, uint32(at))
		at += t.count * t.size
	}
	e.classOut = make([]classOffsets, len(e.classes))
	e.sortMembers()
	data := e.here()
	if err := e.code(); err != nil {
		return nil, err
	}
	stringOffsets := e.stringData()
	e.emitTypeLists()
	if err := e.encodedArrays(); err != nil {
		return nil, err
	}
	if err := e.annotations(); err != nil {
		return nil, err
	}
	e.debugInfo()
	e.classData()
	e.align(4)
	mapOffset := e.here()
	e.section(dex.MapMapList, 1, mapOffset)
	e.u4(uint32(len(e.items)))
	for _, item := range e.items {
		e.u2(uint32(item.Type))
		e.u2(0)
		e.u4(item.Count)
		e.u4(item.Offset)
	}
	if uint64(len(e.buf)) >= 1<<32 {
		return nil, fmt.Errorf("the file would have %d bytes, the format allows 4 GiB", len(e.buf))
	}
	e.ids(headSize, stringOffsets)
	e.header(headSize, data, mapOffset)
	return e.buf, nil
}

// header fills in the header, checksum and signature last.
func (e *emitter) header(headSize int, data, mapOffset uint32) {
	le, h := binary.LittleEndian, e.buf
	copy(h, fmt.Sprintf("dex\n%03d\x00", e.version))
	le.PutUint32(h[32:], uint32(len(e.buf)))
	le.PutUint32(h[36:], uint32(headSize))
	le.PutUint32(h[40:], 0x12345678)
	le.PutUint32(h[52:], mapOffset)
	at, offset := 56, uint32(headSize)
	for _, t := range []struct{ count, size int }{
		{len(e.x.strings.ids), 4}, {len(e.x.types.ids), 4}, {len(e.x.protos.ids), 12},
		{len(e.x.fields.ids), 8}, {len(e.x.methods.ids), 8}, {len(e.classes), 32},
	} {
		le.PutUint32(h[at:], uint32(t.count))
		if t.count > 0 {
			le.PutUint32(h[at+4:], offset)
		}
		offset += uint32(t.count * t.size)
		at += 8
	}
	if e.version < 41 { // containers have no data section
		le.PutUint32(h[at:], uint32(len(e.buf))-data)
		le.PutUint32(h[at+4:], data)
	} else {
		le.PutUint32(h[0x70:], uint32(len(e.buf)))
	}
	signature := sha1.Sum(h[32:])
	copy(h[12:], signature[:])
	le.PutUint32(h[8:], adler32.Checksum(h[12:]))
}

// ids fills in the id sections and class definitions behind the header.
func (e *emitter) ids(headSize int, stringOffsets []uint32) {
	x, le := e.x, binary.LittleEndian
	at := headSize
	u2 := func(v uint32) { le.PutUint16(e.buf[at:], uint16(v)); at += 2 }
	u4 := func(v uint32) { le.PutUint32(e.buf[at:], v); at += 4 }
	for _, off := range stringOffsets {
		u4(off)
	}
	for _, id := range x.types.ids {
		u4(x.str(e.pool.TypeString(id)))
	}
	for i, id := range x.protos.ids {
		p := e.pool.ProtoAt(id)
		u4(x.str(x.shorty(p)))
		u4(x.typ(p.Return))
		u4(e.protoArgs[i])
	}
	for _, id := range x.fields.ids {
		r := e.pool.FieldAt(id)
		u2(x.typ(r.Class))
		u2(x.typ(r.Type))
		u4(x.str(r.Name))
	}
	for _, id := range x.methods.ids {
		r := e.pool.MethodAt(id)
		u2(x.typ(r.Class))
		u2(x.proto(r.Proto))
		u4(x.str(r.Name))
	}
	for i, c := range e.classes {
		o := e.classOut[i]
		u4(x.typ(c.Type))
		u4(uint32(c.Access))
		u4(x.optTyp(c.Super))
		u4(o.interfaces)
		u4(x.optStr(c.SourceFile))
		u4(o.directory)
		u4(o.data)
		u4(o.values)
	}
	for _, off := range e.sites {
		u4(off)
	}
	for _, id := range x.handles.ids {
		h := e.pool.HandleAt(id)
		u2(uint32(h.Kind))
		u2(0)
		if h.Kind.IsField() {
			u2(x.field(h.Index))
		} else {
			u2(x.method(h.Index))
		}
		u2(0)
	}
}

func (e *emitter) stringData() []uint32 {
	start := e.here()
	offsets := make([]uint32, len(e.x.strings.ids))
	for i, id := range e.x.strings.ids {
		raw := e.pool.RawString(id)
		offsets[i] = e.here()
		e.uleb(utf16Units(raw))
		e.buf = append(e.buf, raw...)
		e.buf = append(e.buf, 0)
	}
	e.section(dex.MapStringData, len(offsets), start)
	return offsets
}

// utf16Units counts the UTF-16 code units of modified UTF-8: every byte but
// the continuation bytes begins one. Of what is no modified UTF-8 it returns
// enough for a reader, who takes three bytes for each, to find the end.
func utf16Units(raw string) uint32 {
	var n uint32
	for i := 0; i < len(raw); i++ {
		if raw[i]&0xc0 != 0x80 {
			n++
		}
	}
	return max(n, uint32(len(raw)+2)/3)
}

func (e *emitter) emitTypeLists() {
	e.typeLists = map[string]uint32{}
	e.align(4)
	start := e.here()
	var content []byte
	list := func(types []uint32) uint32 {
		if len(types) == 0 {
			return 0
		}
		content = binary.LittleEndian.AppendUint32(content[:0], uint32(len(types)))
		for _, t := range types {
			content = binary.LittleEndian.AppendUint16(content, uint16(e.x.typ(t)))
		}
		return e.once(e.typeLists, content, 4)
	}
	e.protoArgs = make([]uint32, len(e.x.protos.ids))
	for i, id := range e.x.protos.ids {
		e.protoArgs[i] = list(e.pool.ProtoAt(id).Params)
	}
	for i, c := range e.classes {
		e.classOut[i].interfaces = list(c.Interfaces)
	}
	e.section(dex.MapTypeList, len(e.typeLists), start)
}

// encodedArrays writes static values and call sites.
func (e *emitter) encodedArrays() error {
	e.arrays = map[string]uint32{}
	start := e.here()
	var content []byte
	for i, c := range e.classes {
		values := e.staticValues(c)
		if len(values) > 0 {
			content = e.appendArray(content[:0], values)
			e.classOut[i].values = e.once(e.arrays, content, 1)
		}
	}
	e.sites = make([]uint32, len(e.x.callSites.ids))
	for i, id := range e.x.callSites.ids {
		content = e.appendArray(content[:0], e.pool.CallSiteAt(id))
		e.sites[i] = e.once(e.arrays, content, 1)
	}
	e.section(dex.MapEncodedArray, len(e.arrays), start)
	return nil
}

// staticValues sorts the static fields of a class and returns the values up to
// the last field that has one.
func (e *emitter) staticValues(c *model.Class) []dex.Value {
	last := len(c.StaticFields)
	for last > 0 && c.StaticFields[last-1].Value == nil {
		last--
	}
	values := make([]dex.Value, last)
	for i, f := range c.StaticFields[:last] {
		if f.Value != nil {
			values[i] = *f.Value
			continue
		}
		values[i] = zeroOf(e.pool.Descriptor(e.pool.FieldAt(f.Ref).Type))
	}
	return values
}

// zeroOf returns the value that a field has when none is given.
func zeroOf(descriptor string) dex.Value {
	kinds := map[string]dex.ValueKind{"Z": dex.ValueBoolean, "B": dex.ValueByte, "S": dex.ValueShort, "C": dex.ValueChar,
		"I": dex.ValueInt, "J": dex.ValueLong, "F": dex.ValueFloat, "D": dex.ValueDouble}
	if k, ok := kinds[descriptor]; ok {
		return dex.Value{Kind: k}
	}
	return dex.Value{Kind: dex.ValueNull}
}

// sortMembers sorts the members of all classes by index, as class data lists
// them: what is written of them before lies in the order in which it is read
// again.
func (e *emitter) sortMembers() {
	for _, c := range e.classes {
		for _, list := range [2][]*model.Field{c.StaticFields, c.InstanceFields} {
			slices.SortStableFunc(list, func(a, b *model.Field) int { return int(e.x.field(a.Ref)) - int(e.x.field(b.Ref)) })
		}
		for _, list := range [2][]*model.Method{c.DirectMethods, c.VirtualMethods} {
			slices.SortStableFunc(list, func(a, b *model.Method) int { return int(e.x.method(a.Ref)) - int(e.x.method(b.Ref)) })
		}
	}
}

// classData writes the members of the classes.
func (e *emitter) classData() {
	start, count := e.here(), 0
	for i, c := range e.classes {
		if len(c.StaticFields)+len(c.InstanceFields)+len(c.DirectMethods)+len(c.VirtualMethods) == 0 {
			continue
		}
		count++
		e.classOut[i].data = e.here()
		e.uleb(uint32(len(c.StaticFields)))
		e.uleb(uint32(len(c.InstanceFields)))
		e.uleb(uint32(len(c.DirectMethods)))
		e.uleb(uint32(len(c.VirtualMethods)))
		for _, list := range [2][]*model.Field{c.StaticFields, c.InstanceFields} {
			last := uint32(0)
			for _, f := range list {
				index := e.x.field(f.Ref)
				e.uleb(index - last)
				e.uleb(uint32(f.Access))
				last = index
			}
		}
		for _, list := range [2][]*model.Method{c.DirectMethods, c.VirtualMethods} {
			last := uint32(0)
			for _, m := range list {
				index := e.x.method(m.Ref)
				e.uleb(index - last)
				e.uleb(uint32(m.Access))
				e.uleb(e.codes[m])
				last = index
			}
		}
	}
	e.section(dex.MapClassData, count, start)
}

func appendUleb(b []byte, v uint32) []byte {
	for v >= 0x80 {
		b = append(b, byte(v)|0x80)
		v >>= 7
	}
	return append(b, byte(v))
}

func appendSleb(b []byte, v int32) []byte {
	for {
		c := byte(v) & 0x7f
		v >>= 7
		if v == 0 && c&0x40 == 0 || v == -1 && c&0x40 != 0 {
			return append(b, c)
		}
		b = append(b, c|0x80)
	}
}
