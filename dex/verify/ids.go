// The id sections: their order, and the texts they refer to.

package verify

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// compareUTF16 compares strings as the format sorts them, by UTF-16 code units.
func compareUTF16(a, b string) int {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	if i == len(a) || i == len(b) {
		return len(a) - len(b)
	}
	if a[i] < 0x80 && b[i] < 0x80 {
		return int(a[i]) - int(b[i])
	}
	for i > 0 && a[i]&0xc0 == 0x80 { // to the beginning of the character
		i--
	}
	return slices.Compare(dex.UTF16(a[i:]), dex.UTF16(b[i:]))
}

func (c *structure) checkIDs() {
	f, h := c.f, &c.header
	c.strings = make([]string, h.strings.count)
	total := 0
	for i := range h.strings.count {
		at := h.strings.offset + 4*i
		if !c.link(dex.MapStringData, c.u4(at), "string_ids", int(i), at, "string data") && c.f.Version < 41 {
			return
		}
		// Strings are decoded once; only those that overlap have more text
		// than the file has bytes, and items do not overlap.
		c.strings[i] = f.String(i)
		total += len(c.strings[i])
		if i > 0 && compareUTF16(c.strings[i-1], c.strings[i]) >= 0 {
			c.fail("id-order", "string_ids", int(i), at, "%q after %q", shortened(c.strings[i]), shortened(c.strings[i-1]))
		}
		if total > 2*len(c.data) || c.findings.full() {
			return
		}
	}
	c.texts = true
	last := uint32(0)
	for i := range h.types.count {
		at := h.types.offset + 4*i
		s := c.u4(at)
		if i > 0 && s <= last {
			c.fail("id-order", "type_ids", int(i), at, "string %d after %d", s, last)
		}
		last = s
		c.checkDescriptor(int(i), at, c.strings[s])
	}
	c.checkProtos()
	c.checkMembers("field_ids", h.fields, func(i, at uint32) (uint32, uint32, uint32) {
		class, typ, name := c.u2(at), c.u2(at+2), c.u4(at+4)
		if d := c.typeText(class); !isClass(d) {
			c.fail("id-class", "field_ids", int(i), at, "field of %q, which is no class", shortened(d))
		}
		if d := c.typeText(typ); d == "V" {
			c.fail("id-type", "field_ids", int(i), at+2, "field of type V")
		}
		c.checkName("field_ids", int(i), at+4, c.strings[name], false)
		return class, name, typ
	})
	c.checkMembers("method_ids", h.methods, func(i, at uint32) (uint32, uint32, uint32) {
		class, proto, name := c.u2(at), c.u2(at+2), c.u4(at+4)
		if d := c.typeText(class); !isReferenceDescriptor(d) {
			c.fail("id-class", "method_ids", int(i), at, "method of %q", shortened(d))
		}
		c.checkName("method_ids", int(i), at+4, c.strings[name], true)
		return class, name, proto
	})
	for i := range uint32(f.NumMethodHandles()) {
		if _, err := f.MethodHandle(i); err != nil {
			c.findings.add(fromError(f, "method-handle", err))
		}
	}
	seen := make(map[uint32]bool)
	for i := range uint32(f.NumCallSites()) {
		off := f.CallSiteOffset(i)
		if seen[off] || !c.link(dex.MapEncodedArray, off, "call_site_ids", int(i), off, "call site") {
			continue
		}
		seen[off] = true
		if _, err := f.CallSite(i); err != nil {
			c.findings.add(fromError(f, "call-site", err))
		}
		if c.findings.full() {
			return
		}
	}
}

func (c *structure) typeText(i uint32) string { return c.strings[c.u4(c.header.types.offset+4*i)] }

// shortened cuts text for messages.
func shortened(s string) string {
	if len(s) > 80 {
		return strings.ToValidUTF8(s[:77], "") + "…"
	}
	return s
}

// checkDescriptor checks the syntax of a type descriptor.
func (c *structure) checkDescriptor(i int, at uint32, d string) {
	element := d[dimensions(d):]
	switch {
	case dimensions(d) > 255:
		c.fail("descriptor", "type_ids", i, at, "an array of %d dimensions, 255 are allowed", dimensions(d))
	case len(element) == 1 && strings.Contains("ZBSCIJFD", element), d == "V":
	case !isClass(element):
		c.fail("descriptor", "type_ids", i, at, "%q is no type descriptor", shortened(d))
	default:
		for _, part := range strings.Split(element[1:len(element)-1], "/") {
			switch simpleName(part) {
			case nameInvalid:
				c.fail("descriptor", "type_ids", i, at, "%q is no type descriptor", shortened(d))
				return
			case nameWithSpace:
				if c.f.Version < 40 {
					c.remark("descriptor", "type_ids", i, at, "%q has a space, which names may have from version 040 on", shortened(d))
				}
			}
		}
	}
}

// checkName checks the name of a member.
func (c *structure) checkName(section string, i int, at uint32, name string, method bool) {
	if method && (name == "<init>" || name == "<clinit>") {
		return
	}
	switch simpleName(name) {
	case nameInvalid:
		c.fail("member-name", section, i, at, "%q is no name of a member", shortened(name))
	case nameWithSpace:
		if c.f.Version < 40 {
			c.remark("member-name", section, i, at, "%q has a space, which names may have from version 040 on", shortened(name))
		}
	}
}

type nameKind uint8

const (
	nameValid nameKind = iota
	nameWithSpace
	nameInvalid
)

// simpleName checks the SimpleName of the format.
func simpleName(s string) nameKind {
	if s == "" {
		return nameInvalid
	}
	kind := nameValid
	for _, r := range s {
		switch {
		case r >= 'a' && r <= 'z', r >= 'A' && r <= 'Z', r >= '0' && r <= '9', r == '$', r == '-', r == '_',
			r >= 0xa1 && r <= 0x1fff, r >= 0x2010 && r <= 0x2027, r >= 0x2030 && r <= 0xd7ff, r >= 0xe000 && r <= 0xffef, r >= 0x10000:
		case r == ' ', r == 0xa0, r >= 0x2000 && r <= 0x200a, r == 0x202f:
			kind = nameWithSpace
		default:
			return nameInvalid
		}
	}
	return kind
}

func (c *structure) checkProtos() {
	h := &c.header
	var lastReturn uint32
	var last dex.TypeList
	for i := range h.protos.count {
		at := h.protos.offset + 12*i
		list := c.u4(at + 8)
		if list != 0 && !c.link(dex.MapTypeList, list, "proto_ids", int(i), at+8, "parameters") {
			return
		}
		p := c.f.Proto(i)
		if i > 0 {
			order := int(p.Return) - int(lastReturn)
			for n := 0; order == 0 && n < max(p.Params.Len(), last.Len()); n++ {
				switch {
				case n >= last.Len():
					order = 1
				case n >= p.Params.Len():
					order = -1
				default:
					order = int(p.Params.At(n)) - int(last.At(n))
				}
			}
			if order <= 0 {
				c.fail("id-order", "proto_ids", int(i), at, "%s is not above the one in front of it", shortened(c.f.ProtoDescriptor(i)))
			}
		}
		lastReturn, last = p.Return, p.Params
		if p.Params.Len()+1 != len(p.Shorty) || shortyOf(c.typeText(p.Return)) != p.Shorty[0] {
			c.fail("shorty", "proto_ids", int(i), at, "shorty %q for %s", shortened(p.Shorty), shortened(c.f.ProtoDescriptor(i)))
			continue
		}
		for n := range p.Params.Len() {
			if s := shortyOf(c.typeText(p.Params.At(n))); s != p.Shorty[n+1] || s == 'V' {
				c.fail("shorty", "proto_ids", int(i), at, "shorty %q for %s", shortened(p.Shorty), shortened(c.f.ProtoDescriptor(i)))
				break
			}
		}
		if c.findings.full() {
			return
		}
	}
}

func shortyOf(descriptor string) byte {
	if descriptor == "" {
		return 0
	}
	if descriptor[0] == '[' {
		return 'L'
	}
	return descriptor[0]
}

// checkMembers checks the order of field or method ids by class, name and type;
// check returns those.
func (c *structure) checkMembers(section string, t table, check func(i, at uint32) (class, name, typ uint32)) {
	var last [3]uint32
	for i := range t.count {
		at := t.offset + 8*i
		class, name, typ := check(i, at)
		key := [3]uint32{class, name, typ}
		if i > 0 && slices.Compare(last[:], key[:]) >= 0 {
			c.fail("id-order", section, int(i), at, "class %d, name %d, type %d after %d, %d, %d", class, name, typ, last[0], last[1], last[2])
		}
		last = key
		if c.findings.full() {
			return
		}
	}
}
