// Marking, and splitting what one dex file cannot hold.

package write

import (
	"fmt"
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/model"
)

// group is the classes of one dex file with the index of all they use.
type group struct {
	classes []*model.Class
	index   *index
}

// limits are the most ids that a dex file can hold. Indices of fields, methods
// and handles have 16 bits in instructions; those of types and prototypes too,
// and 0xffff is no index there.
type limits [7]int

func limitsFor(o Options) limits {
	l := limits{1<<32 - 1, 1<<16 - 1, 1<<16 - 1, 1 << 16, 1 << 16, 1 << 16, 1 << 16}
	if o.MinSDK != 0 && o.MinSDK < 26 {
		l[1] = 1 << 15
	}
	return l
}

var limitNames = [7]string{"strings", "types", "prototypes", "fields", "methods", "method handles", "call sites"}

// exceeded returns which table is too large, -1 if none.
func (l limits) exceeded(x *index) int {
	for i, t := range x.tables() {
		if len(t.ids) > l[i] {
			return i
		}
	}
	return -1
}

// split distributes the classes of a file over as few dex files as their order
// allows. A file that was read and still fits keeps all its ids.
func split(f *model.File, o Options) ([]group, error) {
	classes := superFirst(f.Classes)
	max := limitsFor(o)
	m := marker{x: newIndex(f.Pool()), seeded: f.Base}
	if f.Base != nil {
		m.x.seed(f.Base)
	}
	for _, c := range classes {
		if err := m.class(c); err != nil {
			return nil, err
		}
	}
	if max.exceeded(m.x) < 0 {
		m.x.sort(f.Base)
		return []group{{classes, m.x}}, nil
	}
	var out []group
	m = marker{x: newIndex(f.Pool())}
	start := 0
	for i := 0; i < len(classes); i++ {
		var before [7]int
		for k, t := range m.x.tables() {
			before[k] = len(t.ids)
		}
		if err := m.class(classes[i]); err != nil {
			return nil, err
		}
		over := max.exceeded(m.x)
		if over < 0 {
			continue
		}
		if i == start {
			return nil, fmt.Errorf("class %s alone refers to more than %d %s, the most that a dex file can hold",
				f.Pool().Descriptor(classes[i].Type), max[over], limitNames[over])
		}
		for k, t := range m.x.tables() {
			t.forget(before[k])
		}
		m.x.sort(f.Base)
		out = append(out, group{classes[start:i], m.x})
		m, start = marker{x: newIndex(f.Pool())}, i
		i--
	}
	m.x.sort(f.Base)
	return append(out, group{classes[start:], m.x}), nil
}

// superFirst orders classes so that superclasses and interfaces come before
// those that extend them, as devices demand since version 037; otherwise the
// order stays. It stays too where classes extend each other in a circle, for
// which there is no such order.
func superFirst(classes []*model.Class) []*model.Class {
	position := make(map[uint32]int, len(classes))
	for i, c := range slices.Backward(classes) {
		position[c.Type] = i
	}
	inOrder := true
	for i, c := range classes {
		for t := range supers(c) {
			if p, ok := position[t]; ok && p > i {
				inOrder = false
			}
		}
	}
	if inOrder {
		return classes
	}
	out := make([]*model.Class, 0, len(classes))
	const begun, done = 1, 2
	state := make([]uint8, len(classes))
	var visit func(i int) bool
	visit = func(i int) bool {
		if state[i] != 0 {
			return state[i] == done
		}
		state[i] = begun
		for t := range supers(classes[i]) {
			if p, ok := position[t]; ok && !visit(p) {
				return false
			}
		}
		state[i] = done
		out = append(out, classes[i])
		return true
	}
	for i := range classes {
		if !visit(i) {
			return classes
		}
	}
	return out
}

func supers(c *model.Class) func(func(uint32) bool) {
	return func(yield func(uint32) bool) {
		if c.Super != dex.NoIndex && !yield(c.Super) {
			return
		}
		for _, t := range c.Interfaces {
			if !yield(t) {
				return
			}
		}
	}
}

// marker marks what classes refer to. Code that was read from the seeded file
// is not looked at: all it can refer to is marked already.
type marker struct {
	x      *index
	seeded *model.Source
	marked map[origin]bool // code and debug information, which methods may share
	buf    []byte
}

// first reports whether what lies there has not been marked.
func (m *marker) first(src *model.Source, offset uint32) bool {
	key := origin{src, offset}
	if m.marked[key] {
		return false
	}
	if m.marked == nil {
		m.marked = make(map[origin]bool)
	}
	m.marked[key] = true
	return true
}

func (m *marker) class(c *model.Class) error {
	x := m.x
	x.typ(c.Type)
	x.optTyp(c.Super)
	for _, t := range c.Interfaces {
		x.typ(t)
	}
	x.optStr(c.SourceFile)
	for _, list := range [2][]*model.Field{c.StaticFields, c.InstanceFields} {
		for _, f := range list {
			x.field(f.Ref)
			if f.Value != nil {
				x.value(f.Value)
			}
		}
	}
	a, err := c.Annotations()
	if err != nil {
		return err
	}
	m.annotations(a)
	for method := range c.Methods {
		x.method(method.Ref)
		if err := m.code(method); err != nil {
			return fmt.Errorf("%s: %w", x.pool.MethodText(method.Ref), err)
		}
	}
	return nil
}

func (m *marker) annotations(a *dex.Annotations) {
	set := func(items []dex.AnnotationItem) {
		for i := range items {
			m.x.annotation(&items[i].Annotation)
		}
	}
	set(a.Class)
	for _, f := range a.Fields {
		m.x.field(f.Index)
		set(f.Set)
	}
	for _, f := range a.Methods {
		m.x.method(f.Index)
		set(f.Set)
	}
	for _, p := range a.Parameters {
		m.x.method(p.Method)
		for _, items := range p.Sets {
			set(items)
		}
	}
}

func (m *marker) code(method *model.Method) error {
	if method.Body != nil {
		m.body(method.Body)
		return nil
	}
	src, code, ok, err := method.Original()
	if !ok || src == m.seeded {
		return err
	}
	if !m.first(src, code.Offset()) {
		return nil
	}
	// Copying looks every index up, which marks it.
	m.buf, _, err = copyInsns(m.buf[:0], m.x, src, &code)
	if err != nil {
		return err
	}
	tries, err := code.Tries()
	if err != nil {
		return err
	}
	for _, t := range tries {
		for _, h := range t.Handlers {
			if h.Type != dex.NoIndex {
				m.x.typ(src.Types[h.Type])
			}
		}
	}
	if code.HasDebugInfo() && m.first(src, code.DebugOffset()) {
		m.buf, err = copyDebug(m.buf[:0], m.x, src, &code)
	}
	return err
}

func (m *marker) body(b *model.Body) {
	x := m.x
	for i := range b.Insns {
		in := &b.Insns[i]
		switch in.Op {
		case model.OpStartLocal:
			x.optStr(in.Index)
			x.optTyp(in.Proto)
			x.optStr(uint32(in.Lit))
		case model.OpSetFile:
			x.optStr(in.Index)
		default:
			kind := in.Op.Index()
			if kind != dex.IndexNone {
				x.insnIndex(kind, in.Index)
			}
			if kind == dex.IndexMethodAndProto {
				x.proto(in.Proto)
			}
		}
	}
	for _, t := range b.Tries {
		for _, h := range t.Handlers {
			x.optTyp(h.Type)
		}
	}
	for _, p := range b.Parameters {
		x.optStr(p)
	}
}

// version returns the lowest version at least that of the file which has all
// instructions of its bodies.
func version(f *model.File, classes []*model.Class) int {
	v := f.Version
	for _, c := range classes {
		for m := range c.Methods {
			src, _, read, _ := m.Original()
			if read && src != f.Base {
				v = max(v, src.File.Version)
			}
			if m.Body == nil {
				continue
			}
			if !read && c.Access&dex.AccInterface != 0 && m.Access&dex.AccConstructor == 0 {
				v = max(v, 37) // default and static interface methods
			}
			for i := range m.Body.Insns {
				switch m.Body.Insns[i].Op {
				case dex.OpInvokePolymorphic, dex.OpInvokePolymorphicRange, dex.OpInvokeCustom, dex.OpInvokeCustomRange:
					v = max(v, 38)
				case dex.OpConstMethodHandle, dex.OpConstMethodType:
					v = max(v, 39)
				}
			}
		}
	}
	return v
}
