// Finding resources by id and by name, following references.

package arsc

import (
	"errors"
	"iter"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex/apk/res"
)

// Merge returns a table that finds what any of the tables holds: those of an
// app's base and its splits.
func Merge(tables ...*Table) *Table {
	t := &Table{}
	for _, x := range tables {
		t.Packages = append(t.Packages, x.Packages...)
		t.Problems = append(t.Problems, x.Problems...)
		t.size += x.size
	}
	return t
}

// Numbered returns the table with n as the number of the packages that have none, those of
// shared libraries: who loads such a package gives it one.
func (t *Table) Numbered(n uint32) *Table {
	out := *t
	out.Packages = slices.Clone(t.Packages)
	for i, p := range out.Packages {
		if p.ID == 0 {
			numbered := *p
			numbered.ID = n
			out.Packages[i] = &numbered
		}
	}
	return &out
}

// types calls visit for each package and type that an id may belong to.
func (t *Table) types(id uint32, visit func(*Package, *Type) bool) {
	for _, p := range t.Packages {
		if p.ID == id>>24 {
			if typ := p.byID[uint8(id>>16)]; typ != nil && !visit(p, typ) {
				return
			}
		}
	}
}

// Entries returns the resource's values for all configurations, in the order of
// the table.
func (t *Table) Entries(id uint32) []Entry {
	var out []Entry
	t.types(id, func(p *Package, typ *Type) bool {
		for _, v := range typ.Variants {
			if e, ok := p.decode(typ, v, int(id&0xffff)); ok {
				out = append(out, e)
			}
		}
		return true
	})
	return out
}

// Name returns the resource's type and name, such as "layout/main", with
// "android:" before those of the platform; "" if it has none.
func (t *Table) Name(id uint32) string {
	if name := res.PlatformName(id); name != "" {
		return "android:" + name
	}
	out := ""
	t.types(id, func(p *Package, typ *Type) bool {
		for _, v := range typ.Variants {
			if key := p.key(v, int(id&0xffff)); key != "" {
				out = typ.Name + "/" + key
				return false
			}
		}
		return true
	})
	return out
}

// key returns the entry's name without decoding its value.
func (p *Package) key(v *Variant, index int) string {
	d := v.entry(index)
	if d == nil {
		return ""
	}
	// The key of a compact entry takes the place of the size.
	if d[2]&entryCompact != 0 {
		return p.keys.String(uint32(d[0]) | uint32(d[1])<<8)
	}
	return p.keys.String(uint32(d[4]) | uint32(d[5])<<8 | uint32(d[6])<<16 | uint32(d[7])<<24)
}

// ID returns the id of the resource of that type and name, such as
// "layout/main", or 0. It searches; names are not indexed.
func (t *Table) ID(name string) uint32 {
	kind, key, ok := strings.Cut(name, "/")
	if !ok {
		return 0
	}
	for _, p := range t.Packages {
		for _, typ := range p.Types {
			if typ.Name != kind {
				continue
			}
			for i := range typ.Count {
				for _, v := range typ.Variants {
					if p.key(v, i) == key {
						return p.ID<<24 | uint32(typ.ID)<<16 | uint32(i)
					}
				}
			}
		}
	}
	return 0
}

// errOverlap ends an enumeration of entries that overlap each other so much
// that they are larger than the file by far.
var errOverlap = errors.New("entries of the resource table overlap each other; the file is damaged or hostile")

// All yields every resource of the given type ("" for all) with its values, in
// the order of ids. The error is set at most once, with the last element.
func (t *Table) All(kind string) iter.Seq2[[]Entry, error] {
	return func(yield func([]Entry, error) bool) {
		budget := 1<<16 + t.size // twice what entries take that do not overlap
		seen := map[uint32]bool{}
		for _, p := range t.Packages {
			for _, typ := range p.Types {
				if kind != "" && typ.Name != kind {
					continue
				}
				group := p.ID<<24 | uint32(typ.ID)<<16
				if seen[group] {
					continue // merged tables: Entries has found the others' values too
				}
				seen[group] = true
				count := typ.Count
				t.types(group, func(_ *Package, other *Type) bool {
					count = max(count, other.Count)
					return true
				})
				for i := range min(count, 1<<16) {
					entries := t.Entries(group | uint32(i))
					for _, e := range entries {
						if budget--; e.Bag != nil {
							budget -= len(e.Bag.Items)
						}
					}
					if budget < 0 {
						yield(nil, errOverlap)
						return
					}
					if len(entries) > 0 && !yield(entries, nil) {
						return
					}
				}
			}
		}
	}
}

// maxReferences is how many references in a row are followed.
const maxReferences = 20

// Resolve returns the value of a resource for a device without peculiarities,
// following references: the value for the default configuration, else the one
// with the fewest demands.
func (t *Table) Resolve(id uint32) (res.Value, bool) {
	for range maxReferences {
		e, ok := t.Best(id)
		if !ok || e.Bag != nil {
			return res.Value{}, false
		}
		next, isRef := e.Value.Ref()
		if !isRef {
			return e.Value, true
		}
		id = next
	}
	return res.Value{}, false
}

// Best returns the value that Resolve chooses, without following references.
func (t *Table) Best(id uint32) (Entry, bool) {
	var best Entry
	found := false
	for _, e := range t.Entries(id) {
		if !found || e.Config.demands() < best.Config.demands() {
			best, found = e, true
		}
	}
	return best, found
}
