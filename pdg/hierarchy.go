// The class hierarchy of the app and the framework types above it.

package pdg

import (
	"slices"
	"sync/atomic"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/pdg/android"
)

// TypeID is the dense number of a class or array type in an App: first the
// classes that the app defines, with their dex.ClassID, then all others it names.
type TypeID int32

// NoType is the number of no type.
const NoType TypeID = -1

// hierarchy knows the supertypes of every type, and the subtypes in the app.
type hierarchy struct {
	prog      *dex.Program
	types     *android.Types
	names     []string // of the types that the app does not define
	framework []android.TypeID
	ids       map[string]TypeID // of those in names
	super     []TypeID
	ifaces    [][]TypeID
	subs      [][]TypeID // direct subtypes, ascending
	below     []atomic.Pointer[[]TypeID]
	above     []atomic.Pointer[[]TypeID] // those that are not the app's
}

func newHierarchy(prog *dex.Program, types *android.Types) *hierarchy {
	h := &hierarchy{prog: prog, types: types, ids: map[string]TypeID{}}
	n := len(prog.Classes)
	h.super = make([]TypeID, n)
	h.ifaces = make([][]TypeID, n)
	for i := range prog.Classes {
		c := &prog.Classes[i]
		h.super[i] = NoType
		if c.Def.Super != dex.NoIndex {
			h.super[i] = h.intern(c.File.TypeDescriptor(c.Def.Super))
		}
		list, err := c.File.Interfaces(c.Def)
		if err != nil {
			continue // a broken list names no interfaces; verification reports it
		}
		for k := range list.Len() {
			h.ifaces[i] = append(h.ifaces[i], h.intern(c.File.TypeDescriptor(list.At(k))))
		}
	}
	return h
}

// intern returns the number of a type, giving new ones theirs with all of their
// supertypes. It is not safe for concurrent use; look-ups afterwards are.
func (h *hierarchy) intern(desc string) TypeID {
	if id, ok := h.lookup(desc); ok {
		return id
	}
	id := TypeID(len(h.prog.Classes) + len(h.names))
	h.ids[desc] = id
	h.names = append(h.names, desc)
	f := h.types.Lookup(desc)
	h.framework = append(h.framework, f)
	for int(id) >= len(h.super) {
		h.super = append(h.super, NoType)
		h.ifaces = append(h.ifaces, nil)
	}
	if f != android.NoType {
		if s := h.types.Super(f); s != android.NoType {
			s := h.intern(h.types.Desc(s))
			h.super[id] = s
		}
		for _, i := range h.types.Interfaces(f) {
			i := h.intern(h.types.Desc(i))
			h.ifaces[id] = append(h.ifaces[id], i)
		}
	} else if desc != objectDesc {
		s := h.intern(objectDesc)
		h.super[id] = s
	}
	return id
}

const objectDesc = "Ljava/lang/Object;"

func (h *hierarchy) lookup(desc string) (TypeID, bool) {
	if id, ok := h.prog.Class(desc); ok {
		return TypeID(id), true
	}
	id, ok := h.ids[desc]
	return id, ok
}

func (h *hierarchy) len() int { return len(h.prog.Classes) + len(h.names) }

// isApp reports whether the app defines the type.
func (h *hierarchy) isApp(t TypeID) bool { return t >= 0 && int(t) < len(h.prog.Classes) }

func (h *hierarchy) desc(t TypeID) string {
	if t < 0 {
		return ""
	}
	if h.isApp(t) {
		return h.prog.Classes[t].Descriptor
	}
	return h.names[int(t)-len(h.prog.Classes)]
}

// frameworkType returns the type's number in the framework's table.
func (h *hierarchy) frameworkType(t TypeID) android.TypeID {
	if t < 0 || h.isApp(t) {
		return android.NoType
	}
	return h.framework[int(t)-len(h.prog.Classes)]
}

// link fills in the subtypes, once all types are interned.
func (h *hierarchy) link() {
	h.subs = make([][]TypeID, h.len())
	h.below = make([]atomic.Pointer[[]TypeID], h.len())
	h.above = make([]atomic.Pointer[[]TypeID], h.len())
	for t := range TypeID(h.len()) {
		if s := h.super[t]; s != NoType {
			h.subs[s] = append(h.subs[s], t)
		}
		for _, i := range h.ifaces[t] {
			h.subs[i] = append(h.subs[i], t)
		}
	}
}

// supertypes returns t and everything above it, superclasses first. A hierarchy
// that is cyclic, which only hostile files have, ends the walk.
func (h *hierarchy) supertypes(t TypeID) []TypeID {
	var list []TypeID
	var seen bitset // of long lists
	add := func(t TypeID) bool {
		switch {
		case seen != nil:
			if seen.has(int(t)) {
				return false
			}
			seen.add(int(t))
		case slices.Contains(list, t):
			return false
		case len(list) == 32:
			seen = make(bitset, (h.len()+63)/64)
			seen.add(int(t))
			for _, s := range list {
				seen.add(int(s))
			}
		}
		list = append(list, t)
		return true
	}
	for c := t; c != NoType && add(c); c = h.super[c] {
	}
	for i := 0; i < len(list); i++ {
		for _, f := range h.ifaces[list[i]] {
			add(f)
		}
	}
	return list
}

// platformTypes returns those of t's supertypes that the app does not bring along, few
// though it may lie below very many classes. The result is shared.
func (h *hierarchy) platformTypes(t TypeID) []TypeID {
	if t == NoType {
		return nil
	}
	if list := h.above[t].Load(); list != nil {
		return *list
	}
	list := slices.DeleteFunc(h.supertypes(t), h.isApp)
	h.above[t].Store(&list)
	return list
}

// subtypes returns t and everything below it. The result is shared.
func (h *hierarchy) subtypes(t TypeID) []TypeID {
	if list := h.below[t].Load(); list != nil {
		return *list
	}
	list := h.findSubtypes(t)
	h.below[t].Store(&list)
	return list
}

func (h *hierarchy) findSubtypes(t TypeID) []TypeID {
	list := []TypeID{t}
	if len(h.subs[t]) == 0 {
		return list
	}
	seen := map[TypeID]bool{t: true}
	for i := 0; i < len(list); i++ {
		for _, s := range h.subs[list[i]] {
			if !seen[s] {
				seen[s] = true
				list = append(list, s)
			}
		}
	}
	return list
}

// isSubtype reports whether a is b or below it.
func (h *hierarchy) isSubtype(a, b TypeID) bool {
	if a == b {
		return true
	}
	if b == NoType || a == NoType {
		return false
	}
	if h.desc(b) == objectDesc {
		return true
	}
	for c, steps := a, 0; c != NoType && steps < maxDepth; c, steps = h.super[c], steps+1 {
		if c == b {
			return true
		}
		for _, i := range h.ifaces[c] {
			if h.implements(i, b, 0) {
				return true
			}
		}
	}
	return false
}

// maxDepth bounds walks up hierarchies that may be cyclic.
const maxDepth = 256

func (h *hierarchy) implements(i, b TypeID, depth int) bool {
	if i == b {
		return true
	}
	if depth > maxDepth {
		return false
	}
	for _, s := range h.ifaces[i] {
		if h.implements(s, b, depth+1) {
			return true
		}
	}
	return false
}
