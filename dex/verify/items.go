// The items of the data sections, each by itself.

package verify

import "github.com/esdroid/esdroid/dex"

// reader reads the items of one section. After a failure it reads zeros.
type reader struct {
	c       *structure
	kind    dex.MapItemType
	section string
	index   int
	pos     uint32
	failed  bool
}

func (r *reader) fail(rule, format string, args ...any) {
	if !r.failed {
		r.c.fail(rule, r.section, r.index, r.pos, format, args...)
		r.failed = true
	}
}

// need proves that n more bytes exist.
func (r *reader) need(n uint64) bool {
	if r.failed {
		return false
	}
	if uint64(r.pos)+n > uint64(r.c.header.end) {
		r.fail("truncated", "%d bytes needed, the file ends at %#x", n, r.c.header.end)
		return false
	}
	return true
}

func (r *reader) u1() uint32 {
	if !r.need(1) {
		return 0
	}
	r.pos++
	return uint32(r.c.data[r.pos-1])
}

func (r *reader) u2() uint32 {
	if !r.need(2) {
		return 0
	}
	r.pos += 2
	return r.c.u2(r.pos - 2)
}

func (r *reader) u4() uint32 {
	if !r.need(4) {
		return 0
	}
	r.pos += 4
	return r.c.u4(r.pos - 4)
}

func (r *reader) uleb() uint32 {
	var v uint32
	for shift := 0; shift < 35; shift += 7 {
		b := r.u1()
		v |= b & 0x7f << shift
		if b < 0x80 {
			return v
		}
	}
	r.fail("leb128", "a LEB128 number with more than five bytes")
	return 0
}

func (r *reader) sleb() int32 {
	var v int32
	for shift := 0; shift < 35; shift += 7 {
		b := r.u1()
		v |= int32(b&0x7f) << shift
		if b < 0x80 {
			if shift < 25 && b&0x40 != 0 {
				v |= -1 << (shift + 7)
			}
			return v
		}
	}
	r.fail("leb128", "a LEB128 number with more than five bytes")
	return 0
}

// below demands an index below a limit.
func (r *reader) below(i, limit uint32, what string) {
	if i >= limit {
		r.fail("index", "%s index %d, only %d exist", what, i, limit)
	}
}

// optional reads an index plus one, 0 for none.
func (r *reader) optional(limit uint32, what string) {
	if i := r.uleb(); i != 0 {
		r.below(i-1, limit, what)
	}
}

// item checks the item at the current position and moves behind it.
func (r *reader) item() {
	switch r.kind {
	case dex.MapTypeList:
		n := r.u4()
		if r.need(2 * uint64(n)) {
			for range n {
				r.below(r.u2(), r.c.header.types.count, "type")
			}
		}
	case dex.MapAnnotationSetRefs, dex.MapAnnotationSet:
		if n := r.u4(); r.need(4 * uint64(n)) {
			r.pos += 4 * n
		}
	case dex.MapClassData:
		r.classData()
	case dex.MapCode:
		r.code()
	case dex.MapStringData:
		r.stringData()
	case dex.MapDebugInfo:
		r.debugInfo()
	case dex.MapAnnotation:
		if v := r.u1(); v > uint32(dex.VisibilitySystem) {
			r.fail("visibility", "unknown visibility %d", v)
		}
		r.annotation(0)
	case dex.MapEncodedArray:
		r.array(0)
	case dex.MapAnnotationsDir:
		r.directory()
	case dex.MapHiddenAPI:
		// Its flags matter for the platform's own files only.
		size := uint64(r.u4())
		if size < 4 {
			r.fail("truncated", "a size of %d bytes", size)
		} else if r.need(size - 4) {
			r.pos += uint32(size) - 4
		}
	}
}

// classData reads a class_data_item; what it says is checked with its class.
func (r *reader) classData() {
	sf, inf, dm, vm := r.uleb(), r.uleb(), r.uleb(), r.uleb()
	if !r.need(2*(uint64(sf)+uint64(inf)) + 3*(uint64(dm)+uint64(vm))) {
		return
	}
	for range uint64(sf) + uint64(inf) {
		r.uleb()
		r.uleb()
	}
	for range uint64(dm) + uint64(vm) {
		r.uleb()
		r.uleb()
		r.uleb()
		if r.failed {
			return
		}
	}
}

func (r *reader) code() {
	start := r.pos
	registers, ins, outs, tries := r.u2(), r.u2(), r.u2(), r.u2()
	debug, units := r.u4(), r.u4()
	if ins > registers {
		r.fail("registers", "%d argument registers of %d", ins, registers)
	}
	if outs > 5 && outs > registers {
		r.fail("registers", "outs_size %d, but only %d registers", outs, registers)
	}
	if !r.need(2 * uint64(units)) {
		return
	}
	r.pos += 2 * units
	if tries > 0 {
		r.tries(tries, units)
	}
	if debug != 0 && !r.failed && debug >= r.c.header.end {
		r.c.remark("offset", r.section, r.index, start+8, "debug info at %#x, after the end of the file", debug)
	}
}

func (r *reader) tries(tries, units uint32) {
	if units%2 != 0 {
		if pad := r.u2(); pad != 0 {
			r.fail("padding", "padding %#04x in front of the try items, want 0", pad)
		}
	}
	items := r.pos
	if !r.need(8 * uint64(tries)) {
		return
	}
	r.pos += 8 * tries
	base := r.pos
	lists := r.uleb()
	if lists == 0 || lists > 0xffff {
		r.fail("try-handlers", "%d handler lists", lists)
	}
	if !r.need(uint64(lists)) {
		return
	}
	known := make(map[uint32]bool, lists)
	for range lists {
		known[r.pos-base] = true
		n := r.sleb()
		if n < -65536 || n > 65536 {
			r.fail("try-handlers", "a list of %d handlers", n)
		}
		typed := max(n, -n)
		for range typed {
			r.below(r.uleb(), r.c.header.types.count, "handler type")
			r.below(r.uleb(), units, "handler address")
			if r.failed {
				return
			}
		}
		if n <= 0 {
			r.below(r.uleb(), units, "catch-all address")
		}
		if r.failed {
			return
		}
	}
	last := uint32(0)
	for i := range tries {
		at := items + 8*i
		start, count, list := r.c.u4(at), r.c.u2(at+4), r.c.u2(at+6)
		switch {
		case start < last:
			r.c.fail("try-order", r.section, r.index, at, "try range %d begins at %04x, before the end of the one in front of it", i, start)
		case uint64(start)+uint64(count) > uint64(units) || start >= units:
			r.c.fail("try-range", r.section, r.index, at, "try range %d: %04x+%04x exceeds the %04x code units", i, start, count, units)
			return
		case !known[list]:
			r.c.fail("try-handlers", r.section, r.index, at, "try range %d: no handler list begins at %d", i, list)
		}
		last = start + count
	}
}

func (r *reader) stringData() {
	units := r.uleb()
	data := r.c.data
	for i := range units {
		if !r.need(1) {
			return
		}
		b := data[r.pos]
		n := uint32(1)
		switch {
		case b == 0:
			r.fail("string-length", "the string ends after %d of %d code units", i, units)
			return
		case b < 0x80:
		case b >= 0xc0 && b < 0xe0:
			n = 2
		case b >= 0xe0 && b < 0xf0:
			n = 3
		default:
			r.fail("mutf8", "byte %#02x cannot begin a character", b)
			return
		}
		if !r.need(uint64(n)) {
			return
		}
		v := uint32(b)
		if n > 1 {
			v &= 0xff >> (n + 1)
		}
		for _, next := range data[r.pos+1 : r.pos+n] {
			if next&0xc0 != 0x80 {
				r.fail("mutf8", "byte %#02x cannot continue a character", next)
				return
			}
			v = v<<6 | uint32(next&0x3f)
		}
		if n == 2 && v != 0 && v < 0x80 || n == 3 && v < 0x800 {
			r.fail("mutf8", "U+%04X takes fewer than %d bytes", v, n)
			return
		}
		r.pos += n
	}
	if b := r.u1(); b != 0 && !r.failed {
		r.pos--
		r.fail("string-length", "the string is longer than the %d code units it states", units)
	}
}

func (r *reader) debugInfo() {
	h := &r.c.header
	r.uleb()
	params := r.uleb()
	if params > 65536 {
		r.fail("debug-info", "%d parameter names", params)
	}
	if !r.need(uint64(params)) {
		return
	}
	for range params {
		r.optional(h.strings.count, "parameter name")
	}
	register := func() {
		if n := r.uleb(); n > 0xffff {
			r.fail("debug-info", "register %d", n)
		}
	}
	for !r.failed {
		switch op := r.u1(); op {
		case 0x00:
			return
		case 0x01:
			r.uleb()
		case 0x02:
			r.sleb()
		case 0x03, 0x04:
			register()
			r.optional(h.strings.count, "variable name")
			r.optional(h.types.count, "variable type")
			if op == 0x04 {
				r.optional(h.strings.count, "signature")
			}
		case 0x05, 0x06:
			register()
		case 0x09:
			r.optional(h.strings.count, "file name")
		}
	}
}

// maxNesting bounds the nesting of values.
const maxNesting = 64

func (r *reader) array(depth int) {
	n := r.uleb()
	for range n {
		if !r.need(1) {
			return
		}
		r.value(depth + 1)
	}
}

func (r *reader) annotation(depth int) {
	r.below(r.uleb(), r.c.header.types.count, "annotation type")
	n, last := r.uleb(), uint32(0)
	for i := range n {
		if !r.need(1) {
			return
		}
		name := r.uleb()
		r.below(name, r.c.header.strings.count, "element name")
		if i > 0 && name <= last {
			r.fail("annotation-order", "element name %d after %d", name, last)
		}
		last = name
		r.value(depth + 1)
	}
}

func (r *reader) value(depth int) {
	if depth > maxNesting {
		r.fail("nesting", "values are nested deeper than %d", maxNesting)
		return
	}
	h := &r.c.header
	head := r.u1()
	kind, arg := dex.ValueKind(head&0x1f), head>>5
	limit := uint32(0)
	most := uint32(3)
	what := ""
	switch kind {
	case dex.ValueByte, dex.ValueArray, dex.ValueAnnotation, dex.ValueNull:
		most = 0
	case dex.ValueBoolean, dex.ValueShort, dex.ValueChar:
		most = 1
	case dex.ValueLong, dex.ValueDouble:
		most = 7
	case dex.ValueInt, dex.ValueFloat:
	case dex.ValueString:
		limit, what = h.strings.count, "string"
	case dex.ValueType:
		limit, what = h.types.count, "type"
	case dex.ValueField, dex.ValueEnum:
		limit, what = h.fields.count, "field"
	case dex.ValueMethod:
		limit, what = h.methods.count, "method"
	case dex.ValueMethodType:
		limit, what = h.protos.count, "prototype"
	case dex.ValueMethodHandle:
		limit, what = uint32(r.c.f.NumMethodHandles()), "method handle"
	default:
		r.fail("value", "unknown value type %#02x", uint8(kind))
		return
	}
	if arg > most {
		r.fail("value", "value of type %#02x with argument %d, at most %d", uint8(kind), arg, most)
		return
	}
	switch kind {
	case dex.ValueArray:
		r.array(depth)
	case dex.ValueAnnotation:
		r.annotation(depth)
	case dex.ValueNull, dex.ValueBoolean:
	default:
		if !r.need(uint64(arg) + 1) {
			return
		}
		var v uint32
		for i := range arg + 1 {
			b := r.u1()
			if i < 4 {
				v |= b << (8 * i)
			}
		}
		if what != "" {
			r.below(v, limit, what)
		}
	}
}

func (r *reader) directory() {
	r.u4()
	fields, methods, params := r.u4(), r.u4(), r.u4()
	if !r.need(8 * (uint64(fields) + uint64(methods) + uint64(params))) {
		return
	}
	for _, list := range []struct {
		what         string
		count, limit uint32
	}{{"field", fields, r.c.header.fields.count}, {"method", methods, r.c.header.methods.count}, {"method", params, r.c.header.methods.count}} {
		last := uint32(0)
		for i := range list.count {
			index := r.u4()
			r.below(index, list.limit, list.what)
			if i > 0 && index <= last {
				r.fail("annotation-order", "%s index %d after %d", list.what, index, last)
			}
			last = index
			r.u4()
			if r.failed {
				return
			}
		}
	}
}
