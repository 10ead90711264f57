// Themes, and the attributes that a view or drawable gets.

package res

import (
	"github.com/esdroid/esdroid/dex/apk/axml"
	"github.com/esdroid/esdroid/dex/apk/res"
)

type theme struct {
	items map[uint32]value
	flags uint32
}

func (th *theme) apply(m *manager, id uint32, force bool) {
	s := m.style(id)
	if s == nil {
		return
	}
	th.flags |= s.flags
	for _, it := range s.items {
		if old, ok := th.items[it.attr]; force || !ok || old.typ == res.TypeNull && old.data != nullEmpty {
			th.items[it.attr] = it.value
		}
	}
}

// get returns an attribute's value, following attributes that stand for others.
func (th *theme) get(attr uint32) (value, bool) {
	if th == nil {
		return value{}, false
	}
	flags := uint32(0)
	for range maxReferences {
		v, ok := th.items[attr]
		if !ok {
			return value{}, false
		}
		flags |= v.flags
		if v.typ == res.TypeAttribute {
			attr = v.data
			continue
		}
		v.flags = flags
		return v, v.typ != res.TypeNull || v.data == nullEmpty
	}
	return value{}, false
}

// final follows a value through the theme and the tables.
func (th *theme) final(m *manager, v value) value {
	if v.typ == res.TypeAttribute {
		got, ok := th.get(v.data)
		if !ok {
			return v
		}
		got.flags |= v.flags
		v = got
	}
	return m.resolve(v)
}

// The fields of a value in the array of a TypedArray.
const (
	fieldType = iota
	fieldData
	fieldCookie
	fieldID
	fieldFlags
	fieldDensity
	fieldCount
)

// put writes value i of an array, and reports whether there is one.
func put(data []int32, i int, v value) bool {
	d := data[i*fieldCount : (i+1)*fieldCount]
	if v.typ == res.TypeReference && v.data == 0 {
		v = value{cookie: noCookie} // @null
	}
	d[fieldType], d[fieldData], d[fieldCookie] = int32(v.typ), int32(v.data), int32(v.cookie)
	d[fieldID], d[fieldFlags], d[fieldDensity] = int32(v.id), int32(changes(v.flags)), int32(v.density)
	return v.typ != res.TypeNull || v.data == nullEmpty
}

// changes turns the table's bits into those of android.content.pm.ActivityInfo.
func changes(flags uint32) uint32 {
	out := flags & 0xff
	for _, f := range [...]struct{ table, java uint32 }{
		{0x100, 0x1000}, {0x200, 0x400}, {0x800, 0x100}, {0x1000, 0x200}, {0x2000, 0x800}, {0x4000, 0x2000}, {0x10000, 0x4000},
	} {
		if flags&f.table != 0 {
			out |= f.java
		}
	}
	return out
}

// fromXML returns the value of an attribute of an element.
func fromXML(a *axml.Attr) value {
	return value{typ: a.Value.Type, data: a.Value.Data, cookie: noCookie}
}

// styled fills data and indices with what an element has for attrs: its own
// attributes, its style's, the default style's, the theme's.
func (m *manager) styled(th *theme, node *axml.Node, defAttr, defStyle uint32, attrs, data, indices []int32) {
	if defAttr != 0 {
		if v, ok := th.get(defAttr); ok && v.typ == res.TypeReference {
			defStyle = v.data
		}
	}
	var own *style
	if node != nil {
		for i := range node.Attrs {
			a := &node.Attrs[i]
			if a.Namespace != "" || a.Written() != "style" {
				continue
			}
			v := fromXML(a)
			if v.typ == res.TypeAttribute {
				v, _ = th.get(v.data)
			}
			if v.typ == res.TypeReference {
				own = m.style(v.data)
			}
			break
		}
	}
	deflt := m.style(defStyle)
	n := 0
	for i, attr := range attrs {
		var v value
		got := false
		attr := uint32(attr)
		if node != nil && attr != 0 {
			if a := node.ByID(attr); a != nil {
				v = fromXML(a)
				got = v.typ != res.TypeNull || v.data == nullEmpty
			}
		}
		if !got {
			v, got = own.find(attr)
			got = got && (v.typ != res.TypeNull || v.data == nullEmpty)
		}
		if !got {
			v, got = deflt.find(attr)
			got = got && (v.typ != res.TypeNull || v.data == nullEmpty)
		}
		if got && v.typ != res.TypeNull {
			v = th.final(m, v)
		} else if !got {
			v = value{cookie: noCookie}
			if t, ok := th.get(attr); ok {
				v = m.resolve(t)
			}
		}
		if put(data, i, v) && indices != nil {
			n++
			indices[n] = int32(i)
		}
	}
	if indices != nil {
		indices[0] = int32(n)
	}
}

// attributes is styled without styles and themes.
func (m *manager) attributes(node *axml.Node, attrs, data, indices []int32) {
	n := 0
	for i, attr := range attrs {
		v := value{cookie: noCookie}
		if a := node.ByID(uint32(attr)); a != nil && attr != 0 {
			v = m.resolve(fromXML(a))
		}
		if put(data, i, v) {
			n++
			indices[n] = int32(i)
		}
	}
	indices[0] = int32(n)
}

// themed fills data with what the theme has for attributes, or for values that
// name attributes.
func (m *manager) themed(th *theme, values, attrs, data, indices []int32) {
	n := 0
	for i := range attrs {
		v := value{cookie: noCookie}
		if values != nil {
			if values[i] != 0 {
				v = value{typ: res.TypeAttribute, data: uint32(values[i])}
			}
		}
		if v.typ != res.TypeNull {
			v = th.final(m, v)
		} else if t, ok := th.get(uint32(attrs[i])); ok {
			v = m.resolve(t)
		}
		if put(data, i, v) {
			n++
			indices[n] = int32(i)
		}
	}
	indices[0] = int32(n)
}
