// Which pool ids a file uses, and their indices in it.

package write

import (
	"cmp"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/model"
)

const unused = ^uint32(0)

// table holds the used ids of one pool table: out is the index by pool id, or
// unused; ids the used ones, in index order once sorted.
type table struct {
	out []uint32
	ids []uint32
}

func newTable(size int) table {
	t := table{out: make([]uint32, size)}
	for i := range t.out {
		t.out[i] = unused
	}
	return t
}

// use notes that an id is used and reports whether that is news.
func (t *table) use(id uint32) bool {
	if t.out[id] != unused {
		return false
	}
	t.out[id] = uint32(len(t.ids))
	t.ids = append(t.ids, id)
	return true
}

// number gives indices by the order of ids.
func (t *table) number() {
	for i, id := range t.ids {
		t.out[id] = uint32(i)
	}
}

// forget undoes all uses after the first n.
func (t *table) forget(n int) {
	for _, id := range t.ids[n:] {
		t.out[id] = unused
	}
	t.ids = t.ids[:n]
}

// index holds the tables of a file. While marking, looking an id up marks it
// and all it depends on; afterwards it yields the id's index.
type index struct {
	pool    *model.Pool
	marking bool

	strings, types, protos, fields, methods, handles, callSites table
}

func newIndex(p *model.Pool) *index {
	n := p.Size()
	return &index{pool: p, marking: true,
		strings: newTable(n.Strings), types: newTable(n.Types), protos: newTable(n.Protos), fields: newTable(n.Fields),
		methods: newTable(n.Methods), handles: newTable(n.Handles), callSites: newTable(n.CallSites)}
}

func (x *index) tables() [7]*table {
	return [7]*table{&x.strings, &x.types, &x.protos, &x.fields, &x.methods, &x.handles, &x.callSites}
}

// seed marks all ids of a file in the order of the file.
func (x *index) seed(s *model.Source) {
	for i, list := range [7][]uint32{s.Strings, s.Types, s.Protos, s.Fields, s.Methods, s.Handles, s.CallSites} {
		look := [7]func(uint32) uint32{x.str, x.typ, x.proto, x.field, x.method, x.handle, x.callSite}[i]
		for _, id := range list {
			look(id)
		}
	}
}

func (x *index) str(id uint32) uint32 {
	if x.marking {
		x.strings.use(id)
	}
	return x.strings.out[id]
}

// optStr and optTyp are str and typ for ids that may be absent.
func (x *index) optStr(id uint32) uint32 {
	if id == dex.NoIndex {
		return id
	}
	return x.str(id)
}

func (x *index) optTyp(id uint32) uint32 {
	if id == dex.NoIndex {
		return id
	}
	return x.typ(id)
}

func (x *index) typ(id uint32) uint32 {
	if x.marking && x.types.use(id) {
		x.str(x.pool.TypeString(id))
	}
	return x.types.out[id]
}

func (x *index) proto(id uint32) uint32 {
	if x.marking && x.protos.use(id) {
		p := x.pool.ProtoAt(id)
		x.typ(p.Return)
		for _, t := range p.Params {
			x.typ(t)
		}
		x.str(x.shorty(p))
	}
	return x.protos.out[id]
}

// shorty returns the string of a prototype's short form.
func (x *index) shorty(p model.Proto) uint32 {
	short := make([]byte, 0, 8)
	add := func(t uint32) {
		switch d := x.pool.Descriptor(t); {
		case d == "" || d[0] == '[':
			short = append(short, 'L')
		default:
			short = append(short, d[0])
		}
	}
	add(p.Return)
	for _, t := range p.Params {
		add(t)
	}
	return x.internString(string(short))
}

// internString adds a string to the pool and makes room for it here.
func (x *index) internString(s string) uint32 {
	id := x.pool.String(s)
	for int(id) >= len(x.strings.out) {
		x.strings.out = append(x.strings.out, unused)
	}
	return id
}

func (x *index) field(id uint32) uint32 {
	if x.marking && x.fields.use(id) {
		r := x.pool.FieldAt(id)
		x.typ(r.Class)
		x.typ(r.Type)
		x.str(r.Name)
	}
	return x.fields.out[id]
}

func (x *index) method(id uint32) uint32 {
	if x.marking && x.methods.use(id) {
		r := x.pool.MethodAt(id)
		x.typ(r.Class)
		x.proto(r.Proto)
		x.str(r.Name)
	}
	return x.methods.out[id]
}

func (x *index) handle(id uint32) uint32 {
	if x.marking && x.handles.use(id) {
		h := x.pool.HandleAt(id)
		if h.Kind.IsField() {
			x.field(h.Index)
		} else {
			x.method(h.Index)
		}
	}
	return x.handles.out[id]
}

func (x *index) callSite(id uint32) uint32 {
	if x.marking && x.callSites.use(id) {
		x.values(x.pool.CallSiteAt(id))
	}
	return x.callSites.out[id]
}

// values marks what values refer to.
func (x *index) values(values []dex.Value) {
	for i := range values {
		x.value(&values[i])
	}
}

// value returns the index that a value holds, or its bits, and marks what is
// inside arrays and annotations.
func (x *index) value(v *dex.Value) int64 {
	switch v.Kind {
	case dex.ValueMethodType:
		return int64(x.proto(v.Index()))
	case dex.ValueMethodHandle:
		return int64(x.handle(v.Index()))
	case dex.ValueString:
		return int64(x.str(v.Index()))
	case dex.ValueType:
		return int64(x.typ(v.Index()))
	case dex.ValueField, dex.ValueEnum:
		return int64(x.field(v.Index()))
	case dex.ValueMethod:
		return int64(x.method(v.Index()))
	case dex.ValueArray:
		if x.marking {
			x.values(v.Elements)
		}
	case dex.ValueAnnotation:
		if x.marking {
			x.annotation(v.Annotation)
		}
	}
	return v.Bits
}

func (x *index) annotation(a *dex.Annotation) {
	x.typ(a.Type)
	for _, n := range a.Names {
		x.str(n)
	}
	x.values(a.Items)
}

// insnIndex returns the index for the operand of an instruction of a body.
func (x *index) insnIndex(kind dex.IndexKind, id uint32) uint32 {
	switch kind {
	case dex.IndexString:
		return x.str(id)
	case dex.IndexType:
		return x.typ(id)
	case dex.IndexField:
		return x.field(id)
	case dex.IndexMethod, dex.IndexMethodAndProto:
		return x.method(id)
	case dex.IndexCallSite:
		return x.callSite(id)
	case dex.IndexMethodHandle:
		return x.handle(id)
	case dex.IndexProto:
		return x.proto(id)
	}
	return 0
}

// sort ends marking: it orders the ids as the format prescribes. Handles and
// call sites have no prescribed order; those of the file that was read, which
// come first, stay as they were there.
func (x *index) sort(base *model.Source) {
	x.marking = false
	raw := make([]string, len(x.strings.out))
	for _, id := range x.strings.ids {
		raw[id] = x.pool.RawString(id)
	}
	slices.SortFunc(x.strings.ids, func(a, b uint32) int { return compareStrings(raw[a], raw[b]) })
	x.strings.number()
	by(x, &x.types, func(id uint32) uint32 { return x.strings.out[x.pool.TypeString(id)] }, cmp.Compare[uint32])
	by(x, &x.protos, x.pool.ProtoAt, func(a, b model.Proto) int {
		if c := cmp.Compare(x.types.out[a.Return], x.types.out[b.Return]); c != 0 {
			return c
		}
		return slices.CompareFunc(a.Params, b.Params, func(a, b uint32) int { return cmp.Compare(x.types.out[a], x.types.out[b]) })
	})
	by(x, &x.fields, x.pool.FieldAt, func(a, b dex.FieldRef) int {
		return cmp.Or(cmp.Compare(x.types.out[a.Class], x.types.out[b.Class]),
			cmp.Compare(x.strings.out[a.Name], x.strings.out[b.Name]), cmp.Compare(x.types.out[a.Type], x.types.out[b.Type]))
	})
	by(x, &x.methods, x.pool.MethodAt, func(a, b dex.MethodRef) int {
		return cmp.Or(cmp.Compare(x.types.out[a.Class], x.types.out[b.Class]),
			cmp.Compare(x.strings.out[a.Name], x.strings.out[b.Name]), cmp.Compare(x.protos.out[a.Proto], x.protos.out[b.Proto]))
	})
	old := 0
	if base != nil {
		read := make(map[uint32]bool, len(base.Handles))
		for _, id := range base.Handles {
			read[id] = true
		}
		for old < len(x.handles.ids) && read[x.handles.ids[old]] {
			old++
		}
	}
	slices.SortFunc(x.handles.ids[old:], func(a, b uint32) int {
		return slices.Compare(x.handleKey(a), x.handleKey(b))
	})
	x.handles.number()
	slices.Sort(x.callSites.ids)
	x.callSites.number()
}

func (x *index) handleKey(id uint32) []uint32 {
	h := x.pool.HandleAt(id)
	if h.Kind.IsField() {
		return []uint32{uint32(h.Kind), x.fields.out[h.Index]}
	}
	return []uint32{uint32(h.Kind), x.methods.out[h.Index]}
}

// by sorts the ids of a table by a key read from the pool once per id.
func by[K any](x *index, t *table, key func(uint32) K, compare func(a, b K) int) {
	type entry struct {
		key K
		id  uint32
	}
	entries := make([]entry, len(t.ids))
	for i, id := range t.ids {
		entries[i] = entry{key(id), id}
	}
	slices.SortFunc(entries, func(a, b entry) int { return compare(a.key, b.key) })
	for i, e := range entries {
		t.ids[i] = e.id
	}
	t.number()
}

// compareStrings orders modified UTF-8 by UTF-16 code units. The bytes order
// alike, except that U+0000 takes two.
func compareStrings(a, b string) int {
	n := min(len(a), len(b))
	i := 0
	for i < n && a[i] == b[i] {
		i++
	}
	if i < n && (a[i] == 0xc0 || b[i] == 0xc0) {
		zero := func(s string) bool { return s[i] == 0xc0 && i+1 < len(s) && s[i+1] == 0x80 }
		if zero(a) != zero(b) {
			if zero(a) {
				return -1
			}
			return 1
		}
	}
	return strings.Compare(a[i:], b[i:])
}
