// The order in which maps are gone through.

package replay

import (
	"cmp"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/sql"
)

// mapping is what is known of a map: its keys in the order of insertion.
type mapping struct {
	keys  []constant
	order mapOrder
	table int   // slots of a hash table
	used  bool  // what was asked for goes to the end
	limit value // how many there may be, of a cache; nothing where any number may
	made  dynamic.Node
	// by is what decided about the order besides what was put in.
	by []value
}

type mapOrder uint8

const (
	inserted mapOrder = iota
	hashed
	sorted
	byHash // as ArrayMap has them: by the whole hash code
)

// mappings are classes whose order of iteration is known.
var mappings = map[string]mapOrder{
	"Ljava/util/LinkedHashMap;": inserted, "Ljava/util/HashMap;": hashed, "Ljava/util/TreeMap;": sorted,
	"Landroid/util/SparseArray;": sorted, "Landroid/util/SparseIntArray;": sorted, "Landroid/util/SparseBooleanArray;": sorted,
	"Landroid/util/LruCache;": inserted, "Landroid/util/SparseLongArray;": sorted, "Landroid/util/LongSparseArray;": sorted, "Landroid/util/ArrayMap;": byHash,
}

// beforeMap drops what is known of a map if the call does something unknown to it.
func (x *effects) beforeMap() {
	rp, c := x.rp, x.c
	if len(rp.mappings) == 0 {
		return
	}
	for i, v := range c.args {
		if (i > 0 || c.callee.static) && rp.mappings[v.obj] != nil && !x.harmless() {
			delete(rp.mappings, v.obj)
		}
	}
	if c.callee.static || len(c.args) == 0 || rp.mappings[c.args[0].obj] == nil {
		return
	}
	if _, asks := neighbours[c.callee.name]; asks {
		x.nextTo()
		return
	}
	switch c.callee.name {
	case "keyAt", "valueAt":
		x.placed()
	case "append", "delete", "indexOfKey", "put", "putIfAbsent", "get", "getOrDefault", "containsKey", "containsValue", "remove", "clear", "evictAll", "maxSize", "size", "isEmpty", "values", "keySet", "entrySet", "iterator", "forEach", "equals", "hashCode", "toString", "<init>":
	default:
		delete(rp.mappings, c.args[0].obj)
	}
}

// placed chooses the key or the value at a place that the call names, if the order of the
// keys is known.
func (x *effects) placed() {
	rp, c := x.rp, x.c
	recv := c.args[0].obj
	keys, ok := rp.ordered(rp.mappings[recv])
	i, known := rp.h.integer(c.args[1].cst)
	if !ok || !known || i < 0 || i >= int64(len(keys)) {
		return
	}
	field := int32(0)
	if c.callee.name == "keyAt" {
		field = rp.h.field("keys")
	}
	x.choose(recv, rp.contents(recv, field, keys[i:i+1])[0])
	x.chosenField = field
	rp.valueEdges(c.node, c.args[1], dynamic.EdgeBase, rp.g.Intern(dynamic.KeyLabel))
}

// neighbour is where, in the order of a map, a key lies from another one, or from an end.
type neighbour struct {
	below, self bool // looked for towards the first key, and the key itself counts
	end         bool // there is no other key
}

// neighbours are the methods that give one key by the order, or its entry.
var neighbours = map[string]neighbour{
	"firstKey": {end: true}, "firstEntry": {end: true}, "lastKey": {below: true, end: true}, "lastEntry": {below: true, end: true},
	"floorKey": {below: true, self: true}, "floorEntry": {below: true, self: true}, "lowerKey": {below: true}, "lowerEntry": {below: true},
	"ceilingKey": {self: true}, "ceilingEntry": {self: true}, "higherKey": {}, "higherEntry": {},
}

// nextTo chooses the key that the order of a map gives, if it is known.
func (x *effects) nextTo() {
	rp, c := x.rp, x.c
	recv := c.args[0].obj
	m := rp.mappings[recv]
	keys, ok := rp.ordered(m)
	how := neighbours[c.callee.name]
	if !ok || m.order != sorted || how.end != (len(c.args) == 1) {
		return
	}
	if how.below {
		keys = slices.Clone(keys)
		slices.Reverse(keys)
	}
	i := 0
	if !how.end {
		at, ok := x.known(c.args[1])
		i = slices.IndexFunc(keys, func(k constant) bool {
			key, known := x.known(value{cst: k})
			ok = ok && known && isNumber(key) == isNumber(at)
			if !ok {
				return true
			}
			side, _ := sql.AsIs.Compare(key, at)
			return side == 0 && how.self || side < 0 && how.below || side > 0 && !how.below
		})
		if !ok || i < 0 {
			return
		}
		rp.valueEdges(c.node, c.args[1], dynamic.EdgeBase, rp.g.Intern(dynamic.KeyLabel))
	}
	if i < len(keys) {
		x.neighbour = keys[i]
		x.choose(recv, rp.contents(recv, rp.h.field("keys"), keys[i:i+1])[0])
		x.chosenField = rp.h.field("keys")
	}
}

// afterMap notes the keys that a call put into a map, and the views that it made.
func (x *effects) afterMap() {
	rp, c := x.rp, x.c
	if c.callee.static || len(c.args) == 0 {
		return
	}
	recv := c.args[0].obj
	if c.callee.name == "<init>" {
		order, ok := mappings[c.callee.class]
		info := &rp.h.objects[recv]
		if !ok || info.class != c.callee.class || !info.exact || len(rp.mappings) >= maxItems {
			return
		}
		m := &mapping{order: order, table: 16, limit: nothing, made: c.node}
		switch {
		case c.callee.class == cacheClass && len(c.args) == 2:
			m.used, m.limit = true, c.args[1]
		case len(c.args) == 1:
		case order == inserted && rp.argumentType(c.callee, 1) == "I":
			if len(c.args) == 4 {
				used, ok := rp.h.integer(c.args[3].cst)
				if !ok {
					return
				}
				m.used, m.by = used != 0, []value{c.args[3]}
			}
		case order == hashed && len(c.args) == 2 && rp.argumentType(c.callee, 1) == "I":
			n, ok := rp.h.integer(c.args[1].cst)
			if !ok || n < 0 || n > maxItems {
				return
			}
			for m.table = 1; int64(m.table) < n; m.table *= 2 {
			}
		case order > hashed && rp.argumentType(c.callee, 1) == "I":
		default:
			return
		}
		rp.mappings[recv] = m
		return
	}
	m := rp.mappings[recv]
	if m == nil {
		return
	}
	switch c.callee.name {
	case "get", "getOrDefault":
		if !m.used {
			return
		}
		if len(x.sought) == 0 || x.sought[0].owner != recv {
			delete(rp.mappings, recv)
			return
		}
		m.last(x.sought[0].key)
		m.by = append(m.by[max(0, len(m.by)-maxLooked):], value{def: c.node})
	case "put", "putIfAbsent", "append":
		if x.kept {
			return
		}
		if x.wrote == dynamic.NoNode || x.wroteKey == anyKey || len(m.keys) >= maxItems {
			delete(rp.mappings, recv)
			return
		}
		if !slices.Contains(m.keys, x.wroteKey) {
			m.keys = append(slices.Clone(m.keys), x.wroteKey)
			if len(m.keys)*4 > m.table*3 {
				m.table *= 2
			}
		} else if m.used {
			m.last(x.wroteKey)
		}
		if !x.evict(recv, m) {
			delete(rp.mappings, recv)
			return
		}
	case "remove", "delete":
		if x.wrote == dynamic.NoNode || x.wroteKey == anyKey {
			delete(rp.mappings, recv)
			return
		}
		m.keys = slices.DeleteFunc(slices.Clone(m.keys), func(k constant) bool { return k == x.wroteKey })
	case "clear", "evictAll":
		m.keys = nil
	case "indexOfKey":
		if keys, ok := rp.ordered(m); ok && len(x.sought) > 0 {
			if i := slices.Index(keys, x.sought[len(x.sought)-1].key); i >= 0 {
				x.result.cst = rp.h.number(int64(i))
			}
		}
	case "values", "iterator", "keySet", "entrySet":
		for _, v := range m.by {
			rp.valueEdges(c.node, v, dynamic.EdgeBase, rp.g.Intern(dynamic.KeyLabel))
		}
	}
	if k := x.neighbour; k != 0 && x.result.obj != 0 && strings.HasSuffix(c.callee.name, "Entry") {
		x.entry(x.result.obj, recv, k)
	}
	switch c.callee.name {
	case "iterator": // of its values
		if keys, ok := rp.ordered(m); ok {
			x.iterates(recv, rp.contents(recv, 0, keys), 0)
		}
	case "keySet":
		if keys, ok := rp.ordered(m); ok && x.result.obj != 0 {
			x.holds(rp.contents(recv, rp.h.field("keys"), keys))
		}
	case "entrySet":
		if keys, ok := rp.ordered(m); ok && x.result.obj != 0 {
			x.holds(x.entries(recv, keys))
		}
	}
}

// cacheClass is the cache that drops what was asked for least lately.
const cacheClass = "Landroid/util/LruCache;"

// evict takes out of a cache what a call that put something in leaves no room for; false if it
// is not known how much that is. What the app weighs by a measure of its own is of another
// class.
func (x *effects) evict(recv object, m *mapping) bool {
	if m.limit.def == dynamic.NoNode {
		return true
	}
	h := x.rp.h
	limit, ok := h.integer(m.limit.cst)
	if !ok || limit <= 0 {
		return false
	}
	for int64(len(m.keys)) > limit {
		n := x.part()
		x.link(n, &edgesTo{value: []value{m.limit, {def: m.made}}, base: append(slices.Clone(m.by), x.c.args[0]), label: "size"})
		for _, field := range []int32{0, h.field("keys")} {
			h.set(location{recv, field, m.keys[0]}, value{def: n, none: true})
		}
		m.keys = slices.Clone(m.keys[1:])
	}
	return true
}

// last puts a key at the end, if it is there.
func (m *mapping) last(key constant) {
	if i := slices.Index(m.keys, key); i >= 0 {
		m.keys = append(slices.Delete(slices.Clone(m.keys), i, i+1), key)
	}
}

// holds lets the result of the call be a container of items.
func (x *effects) holds(items []value) {
	x.rp.containers[x.result.obj] = &container{items: items}
}

// contents returns what a map has at keys.
func (rp *replay) contents(owner object, field int32, keys []constant) []value {
	out := make([]value, len(keys))
	for i, k := range keys {
		out[i] = merge(rp.h.get(location{owner, field, k}), true)
	}
	return out
}

// entries makes an entry of each key.
func (x *effects) entries(owner object, keys []constant) []value {
	out := make([]value, len(keys))
	for i, k := range keys {
		o := x.rp.h.newObject("Ljava/util/Map$Entry;", x.c.node)
		x.entry(o, owner, k)
		out[i] = value{def: x.c.node, obj: o}
	}
	return out
}

// entry makes an object the entry of a key.
func (x *effects) entry(o, owner object, k constant) {
	h := x.rp.h
	h.set(location{o, h.field("key"), 0}, merge(h.get(location{owner, h.field("keys"), k}), true))
	h.set(location{o, h.field("value"), 0}, merge(h.get(location{owner, 0, k}), true))
	h.set(location{o, h.field("map"), 0}, value{def: x.c.node, obj: owner})
}

// ordered returns the keys of a map in the order of iteration, if that is known.
func (rp *replay) ordered(m *mapping) ([]constant, bool) {
	if m.order == inserted {
		return m.keys, true
	}
	type keyed struct {
		key   constant
		text  string
		n     int64
		slot  int
		hash  int32
		texts bool
	}
	list := make([]keyed, len(m.keys))
	for i, k := range m.keys {
		list[i].key = k
		hash := int32(0)
		if s, ok := rp.h.text(k); ok && plain(s) && !strings.HasPrefix(s, "class ") {
			list[i].text, list[i].texts, hash = s, true, hashText(s)
		} else if n, ok := rp.h.integer(k); ok && (n == int64(int32(n)) || m.order == sorted) {
			list[i].n, hash = n, int32(n)
		} else {
			return nil, false
		}
		list[i].hash = hash
		u := uint32(hash)
		list[i].slot = int((u ^ u>>16) & uint32(m.table-1))
	}
	slices.SortStableFunc(list, func(a, b keyed) int {
		switch {
		case m.order == hashed:
			return a.slot - b.slot
		case m.order == byHash:
			return cmp.Compare(a.hash, b.hash)
		case a.texts != b.texts:
			return 0
		case a.texts:
			return strings.Compare(a.text, b.text)
		}
		return int(min(1, max(-1, a.n-b.n)))
	})
	out := make([]constant, len(list))
	for i := range list {
		out[i] = list[i].key
	}
	return out, true
}
