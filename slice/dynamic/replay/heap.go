// Objects and locations of the replayed run.

package replay

import (
	"slices"
	"sort"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// object numbers what references mean; 0 is none or unknown.
type object int32

// objectInfo is what is known of an object.
type objectInfo struct {
	class    string // descriptor; "" while unknown
	exact    bool   // class is the very class, not a supertype
	created  dynamic.Node
	instance bool // made by `new` or by the framework for the app
	bound    bool // the trace states its identity
	process  int32
	plain    []plainCell // its locations without a key
}

// plainCell is the content of a field.
type plainCell struct {
	field int32
	cell  cell
}

// constant is a known value; 0 is unknown. Integers are held in it, other
// values are numbered: the two lowest bits tell which, and are 3 in anyKey.
type constant int64

const (
	inlineInteger = 1
	numbered      = 2
)

// value is what a register or location holds.
type value struct {
	def  dynamic.Node // what made it; NoNode if it comes from outside of the trace
	obj  object
	cst  constant
	also []dynamic.Node // further possible makers, of containers read at an unknown key
	soft bool           // assumed
	many bool           // one of so many possible makers that following all would say nothing
	none bool           // nothing is there: what was, was taken out
	view bool           // of another object that the framework made, which shares its state
	// copied says that it is assumed only because it was read from a copy of what held it.
	copied bool
	// barred is 1 + the node that raised an exception which kept the value from
	// being replaced; 0 for none.
	barred dynamic.Node
}

// madeBy returns the value as a node leaves it.
func (v value) madeBy(n dynamic.Node) value {
	v.def, v.also, v.many, v.none, v.barred = n, nil, false, false, 0
	return v
}

// through returns the value as it is read or written by way of a base: what base it
// was may be assumed, and so is then what lies there.
func (v value) through(base value) value {
	v.soft = v.soft || base.soft
	return v
}

var nothing = value{def: dynamic.NoNode}

// location is a place that holds a value.
type location struct {
	owner object
	field int32
	key   constant // 0 where the field has one location; anyKey for all
}

const anyKey constant = -1

// cell is the content of a location, or of all locations of a field.
type cell struct {
	values []value // more than one after an effect that only adds
}

// place is an object's field.
type place struct {
	owner object
	field int32
}

// maxContents bounds what one location remembers of additions.
const maxContents = 4096

type heap struct {
	objects []objectInfo
	cells   map[location]*cell
	keys    map[place][]constant // keys with a cell, in the order of their first use
	consts  []any                // int64 or string, by constant
	ids     map[any]constant
	fields  map[string]int32
	names   []string
	traced  map[uint64]object // identities in the trace
	statics object            // owner of static fields
	global  object            // owner of the summaries' global state
}

func newHeap() *heap {
	h := &heap{
		objects: make([]objectInfo, 1), cells: map[location]*cell{}, keys: map[place][]constant{},
		consts: make([]any, 1), ids: map[any]constant{}, fields: map[string]int32{"": 0}, names: []string{""}, traced: map[uint64]object{},
	}
	h.statics, h.global = h.newObject("", dynamic.NoNode), h.newObject("", dynamic.NoNode)
	return h
}

func (h *heap) newObject(class string, created dynamic.Node) object {
	h.objects = append(h.objects, objectInfo{class: class, created: created})
	return object(len(h.objects) - 1)
}

// maxConsts bounds the table of known values; later ones count as unknown.
const maxConsts = 1 << 22

// number returns the constant of an integer.
func (h *heap) number(v int64) constant {
	if v == v<<2>>2 {
		return constant(v<<2 | inlineInteger)
	}
	return h.constant(v)
}

func (h *heap) constant(v any) constant {
	if n, ok := v.(int64); ok && n == n<<2>>2 {
		return constant(n<<2 | inlineInteger)
	}
	id, known := h.ids[v]
	if !known {
		if len(h.consts) >= maxConsts {
			return 0
		}
		id = constant(len(h.consts)<<2 | numbered)
		h.consts = append(h.consts, v)
		h.ids[v] = id
	}
	return id
}

func (h *heap) integer(c constant) (int64, bool) {
	switch c & 3 {
	case inlineInteger:
		return int64(c >> 2), true
	case numbered:
		v, ok := h.consts[c>>2].(int64)
		return v, ok
	}
	return 0, false
}

func (h *heap) text(c constant) (string, bool) {
	if c&3 != numbered {
		return "", false
	}
	v, ok := h.consts[c>>2].(string)
	return v, ok
}

func (h *heap) field(name string) int32 {
	id, known := h.fields[name]
	if !known {
		id = int32(len(h.names))
		h.names = append(h.names, name)
		h.fields[name] = id
	}
	return id
}

// label returns what edges say of a field: its name, without the type that tells the app's
// fields of one name apart.
func (h *heap) label(field int32) string {
	name, _, _ := strings.Cut(h.names[field], ":")
	return name
}

// set replaces the content of a location; with the key anyKey, of all
// locations of the field.
func (h *heap) set(l location, v value) {
	if l.key == anyKey {
		h.forget(l.owner, l.field)
	}
	c := h.cell(l)
	c.values = append(c.values[:0], v)
}

// add lets a location keep its content and take one more.
func (h *heap) add(l location, v value) {
	c := h.cell(l)
	if len(c.values) < maxContents {
		c.values = append(c.values, v)
	}
}

// forget empties all locations of an object's field.
func (h *heap) forget(owner object, field int32) {
	p := place{owner, field}
	for _, k := range h.keys[p] {
		delete(h.cells, location{owner, field, k})
	}
	delete(h.keys, p)
	if c := h.find(location{owner, field, 0}); c != nil {
		c.values = c.values[:0]
	}
}

// find returns the cell of a location, nil if nothing was kept there. It is good
// until another cell is made.
func (h *heap) find(l location) *cell {
	if l.key != 0 {
		return h.cells[l]
	}
	plain := h.objects[l.owner].plain
	for i := range plain {
		if plain[i].field == l.field {
			return &plain[i].cell
		}
	}
	return nil
}

// cell returns the cell of a location, which it makes.
func (h *heap) cell(l location) *cell {
	if c := h.find(l); c != nil {
		return c
	}
	if l.key == 0 {
		o := &h.objects[l.owner]
		o.plain = append(o.plain, plainCell{field: l.field})
		return &o.plain[len(o.plain)-1].cell
	}
	c := &cell{}
	h.cells[l] = c
	p := place{l.owner, l.field}
	h.keys[p] = append(h.keys[p], l.key)
	return c
}

// get returns what a location may hold. A read at a known key sees what was
// written there and what was written at an unknown key; a read at an unknown
// key sees everything.
func (h *heap) get(l location) []value {
	if l.key == 0 {
		if c := h.find(l); c != nil {
			return c.values
		}
		return nil
	}
	var out []value
	if l.key != anyKey {
		all := h.cells[location{l.owner, l.field, anyKey}]
		if c := h.cells[l]; c != nil {
			if all == nil {
				return c.values
			}
			out = append(out, c.values...)
		}
		if c := all; c != nil {
			if len(out) == 0 && !slices.ContainsFunc(c.values[min(1, len(c.values)):], func(v value) bool { return v.def <= c.values[0].def }) {
				return c.values // a long list is not copied for each read of it
			}
			for _, v := range c.values {
				// What was written at the key later replaced it.
				if len(out) == 0 || v.def > out[0].def {
					out = append(out, v)
				}
			}
		}
		return out
	}
	if c := h.find(location{l.owner, l.field, 0}); c != nil {
		out = append(out, c.values...)
	}
	keys := h.keys[place{l.owner, l.field}]
	for _, k := range keys[max(0, len(keys)-maxLooked):] {
		out = append(out, h.cells[location{l.owner, l.field, k}].values...)
	}
	return out
}

// maxChoices is how many values a read at an unknown key may be one of for the
// slice to follow each of them. With more, the slice ends at the container.
const maxChoices = 4

// maxLooked bounds how many keys or values a read at an unknown key looks at.
const maxLooked = 256

// merge makes one value of several: the newest decides what it is, all are
// where it may come from. With choice set it is one of them, and not made of all.
func merge(list []value, choice bool) value {
	switch len(list) {
	case 0:
		return nothing
	case 1:
		return list[0]
	}
	if choice {
		if there := present(list); len(there) > 0 {
			list = there
		}
	}
	if choice && len(list) > maxLooked {
		list = list[len(list)-maxLooked:]
	}
	sorted := append([]value(nil), list...)
	sort.SliceStable(sorted, func(i, j int) bool { return sorted[i].def > sorted[j].def })
	out := sorted[0]
	if len(sorted) > 1 {
		out.also = append([]dynamic.Node(nil), out.also...)
		for _, v := range sorted[1:] {
			out.also = append(out.also, v.def)
			out.also = append(out.also, v.also...)
			if v.obj != out.obj {
				out.soft, out.copied = true, false
			}
			if v.cst != out.cst {
				out.cst = 0
			}
		}
		out.many = choice && len(sorted) > maxChoices
		for i := range sorted {
			if choice && out.obj == 0 && sorted[i].obj != 0 {
				out.obj, out.soft = sorted[i].obj, true // one of those that are known
			}
		}
	}
	return out
}

// present returns the values of a list that are there.
func present(list []value) []value {
	if !slices.ContainsFunc(list, func(v value) bool { return v.none }) {
		return list
	}
	return slices.DeleteFunc(slices.Clone(list), func(v value) bool { return v.none })
}

// constantOf returns the constant that a const instruction loads.
func (h *heap) constantOf(f *dex.File, in *dex.Insn) constant {
	switch in.Op {
	case dex.OpConstString, dex.OpConstStringJumbo:
		return h.constant(f.String(in.Index))
	case dex.OpConstClass:
		return h.constant("class " + f.TypeDescriptor(in.Index))
	default:
		return h.number(in.Lit)
	}
}
