// Managers: finding values.

package res

import (
	"sort"
	"strings"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/arsc"
	"github.com/esdroid/esdroid/dex/apk/axml"
	"github.com/esdroid/esdroid/dex/apk/res"
	"github.com/esdroid/esdroid/internal/framework/resources"
)

const (
	cookiePlatform = 1
	cookieApp      = 2
	noCookie       = -1 // in the XML file itself

	nullEmpty     = 1 // the data of @empty
	maxReferences = 20
	maxParents    = 100

	ownPackage = 0x7f // the number of an app's own package, also if its table leaves it open
)

// source is a package of resources.
type source struct {
	table *arsc.Table
	app   *apk.App       // nil: the platform
	set   *resources.Set // of the platform
	docs  map[string]*axml.Document
}

func (s *source) read(name string) ([]byte, bool) {
	if s.set != nil {
		return s.set.Read(name)
	}
	data, err := s.app.Read(name)
	return data, err == nil
}

func (s *source) xml(name string) (*axml.Document, error) {
	if s.set != nil {
		return s.set.XML(name)
	}
	if d := s.docs[name]; d != nil {
		return d, nil
	}
	d, err := s.app.XML(name)
	if err == nil {
		d.Root.Walk(func(n *axml.Node) bool {
			for i := range n.Attrs {
				a := &n.Attrs[i]
				a.ID, a.Value = own(a.ID), complete(a.Value)
			}
			return true
		})
		if s.docs == nil {
			s.docs = map[string]*axml.Document{}
		}
		s.docs[name] = d
	}
	return d, err
}

type pooled struct {
	text  string
	spans []res.Span
}

type poolKey struct {
	pool  *res.Pool
	index uint32
}

type found struct {
	arsc.Found
	cookie int
	ok     bool
}

type manager struct {
	sources  []*source // by cookie less 1
	numbered []string  // the packages that got their number here
	config   arsc.Config

	values  map[uint32]*found
	styles  map[uint32]*style
	strings []pooled
	numbers map[poolKey]uint32
	names   map[string]uint32
}

func newManager() *manager {
	m := &manager{numbers: map[poolKey]uint32{}}
	m.forget()
	if set, err := resources.Load(); err == nil {
		m.sources = append(m.sources, &source{table: set.Table, set: set})
	}
	return m
}

// forget drops what depends on the configuration or the sources.
func (m *manager) forget() {
	m.values, m.styles, m.names = map[uint32]*found{}, map[uint32]*style{}, nil
}

func (m *manager) add(app *apk.App) int {
	for i, s := range m.sources {
		if s.app == app {
			return i + 1
		}
	}
	table, err := app.Resources()
	if err != nil {
		return 0
	}
	m.sources = append(m.sources, &source{table: table.Numbered(ownPackage), app: app})
	for _, p := range table.Packages {
		if p.ID == 0 {
			m.numbered = append(m.numbered, p.Name)
		}
	}
	m.forget()
	return len(m.sources)
}

// find returns the entry of a resource for the configuration.
func (m *manager) find(id uint32, density int) *found {
	id = own(id)
	if density == 0 {
		if f := m.values[id]; f != nil {
			return f
		}
	}
	f := &found{}
	for i := len(m.sources) - 1; i >= 0 && !f.ok; i-- {
		f.Found, f.ok = m.sources[i].table.For(id, &m.config, density)
		f.cookie = i + 1
	}
	if density == 0 {
		m.values[id] = f
	}
	return f
}

// value is a value on its way to Java.
type value struct {
	typ     res.Type
	data    uint32 // of a string its number in the manager
	cookie  int
	id      uint32 // of the last resource that was gone through
	flags   uint32
	density int
}

// number returns a string's number.
func (m *manager) number(pool *res.Pool, index uint32) uint32 {
	key := poolKey{pool, index}
	if n, ok := m.numbers[key]; ok {
		return n
	}
	n := uint32(len(m.strings))
	m.strings = append(m.strings, pooled{pool.String(index), pool.Spans(index)})
	m.numbers[key] = n
	return n
}

// take makes a value of what stands in an entry or bag of f.
func (m *manager) take(f *found, v res.Value) value {
	v = complete(v)
	out := value{typ: v.Type, data: v.Data, cookie: f.cookie, flags: f.Flags, density: f.Config.Density()}
	if v.Type == res.TypeString {
		out.data = m.number(f.Package.Strings(), v.Data)
	}
	return out
}

// complete gives the id that a value refers to its package's number, if it leaves that open.
func complete(v res.Value) res.Value {
	switch v.Type {
	case res.TypeDynReference:
		v.Type, v.Data = res.TypeReference, own(v.Data)
	case res.TypeDynAttribute:
		v.Type, v.Data = res.TypeAttribute, own(v.Data)
	}
	return v
}

// own completes an id that leaves its package's number open, as those in shared libraries do.
func own(id uint32) uint32 {
	if id>>24 == 0 && id != 0 {
		return id | ownPackage<<24
	}
	return id
}

// get returns a resource's simple value without following references.
func (m *manager) get(id uint32, density int) (v value, exists, bag bool) {
	f := m.find(id, density)
	if !f.ok {
		return value{}, false, false
	}
	if f.Bag != nil {
		return value{cookie: f.cookie, flags: f.Flags}, true, true
	}
	return m.take(f, f.Value), true, false
}

// resolve follows references; one that leads to a bag or nowhere stays.
func (m *manager) resolve(v value) value {
	for range maxReferences {
		if v.typ != res.TypeReference || v.data == 0 {
			break
		}
		next, exists, bag := m.get(v.data, 0)
		v.id = v.data
		if !exists || bag {
			if bag {
				v.flags |= next.flags
			}
			break
		}
		next.id, next.flags = v.data, next.flags|v.flags
		v = next
	}
	return v
}

// item is an attribute of a style with all it inherits.
type item struct {
	attr uint32
	value
}

type style struct {
	items []item // by attribute
	flags uint32
}

func (s *style) find(attr uint32) (value, bool) {
	if s == nil {
		return value{}, false
	}
	lo, hi := 0, len(s.items)
	for lo < hi {
		mid := (lo + hi) / 2
		if s.items[mid].attr < attr {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	if lo < len(s.items) && s.items[lo].attr == attr {
		return s.items[lo].value, true
	}
	return value{}, false
}

// style returns a style with its parents' items; nil if there is none.
func (m *manager) style(id uint32) *style { return m.styleAt(id, 0) }

func (m *manager) styleAt(id uint32, depth int) *style {
	if id == 0 || depth > maxParents {
		return nil
	}
	if s, ok := m.styles[id]; ok {
		return s
	}
	f := m.find(id, 0)
	if !f.ok || f.Bag == nil {
		m.styles[id] = nil
		return nil
	}
	all := map[uint32]value{}
	s := &style{flags: f.Flags}
	if parent := m.styleAt(own(f.Bag.Parent), depth+1); parent != nil {
		s.flags |= parent.flags
		for _, it := range parent.items {
			all[it.attr] = it.value
		}
	}
	for _, it := range f.Bag.Items {
		v := m.take(f, it.Value)
		v.flags = s.flags
		all[own(it.Key)] = v
	}
	s.items = make([]item, 0, len(all))
	for attr, v := range all {
		s.items = append(s.items, item{attr, v})
	}
	sort.Slice(s.items, func(i, j int) bool { return s.items[i].attr < s.items[j].attr })
	m.styles[id] = s
	return s
}

// bag returns the items of an array or of plurals, in their order: none of a resource that
// has but one value, which the platform takes for an array without items.
func (m *manager) bag(id uint32) (*found, []arsc.Item) {
	for range maxReferences {
		f := m.find(id, 0)
		if !f.ok {
			return nil, nil
		}
		if f.Bag != nil {
			if parent := own(f.Bag.Parent); parent != 0 && len(f.Bag.Items) == 0 {
				id = parent
				continue
			}
			return f, f.Bag.Items
		}
		next, ok := f.Value.Ref()
		if !ok {
			return f, nil
		}
		id = own(next)
	}
	return nil, nil
}

// identifier finds an id by names.
func (m *manager) identifier(pkg, kind, name string) uint32 {
	if m.names == nil {
		m.names = map[string]uint32{}
		for _, s := range m.sources {
			for _, p := range s.table.Packages {
				for _, typ := range p.Types {
					for i := range typ.Count {
						id := p.ID<<24 | uint32(typ.ID)<<16 | uint32(i)
						if _, k, key, ok := s.table.Identify(id); ok && key != "" {
							if k == "^attr-private" {
								k = "attr"
							}
							full := p.Name + ":" + k + "/" + key
							if _, twice := m.names[full]; !twice {
								m.names[full] = id
							}
						}
					}
				}
			}
		}
	}
	return m.names[pkg+":"+kind+"/"+name]
}

// identify returns the names of an id.
func (m *manager) identify(id uint32) (pkg, kind, key string, ok bool) {
	for i := len(m.sources) - 1; i >= 0; i-- {
		if pkg, kind, key, ok = m.sources[i].table.Identify(own(id)); ok {
			if kind == "^attr-private" {
				kind = "attr"
			}
			return pkg, kind, key, true
		}
	}
	return "", "", "", false
}

// list returns what lies in a folder of the app's assets.
func (m *manager) list(dir string) []string {
	prefix := "assets/"
	if dir = strings.Trim(dir, "/"); dir != "" {
		prefix += dir + "/"
	}
	seen := map[string]bool{}
	for _, s := range m.sources {
		if s.app == nil {
			continue
		}
		for _, part := range s.app.Parts() {
			if part.Archive == nil {
				continue
			}
			for _, e := range part.Archive.Entries() {
				rest, ok := strings.CutPrefix(e.Name, prefix)
				if !ok || rest == "" {
					continue
				}
				first, _, _ := strings.Cut(rest, "/")
				seen[first] = true
			}
		}
	}
	names := make([]string, 0, len(seen))
	for name := range seen {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}
