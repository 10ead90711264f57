// Queries on the table of framework types.

package android

import (
	"iter"
	"strings"

	"github.com/esdroid/esdroid/internal/owner"
)

// TypeID is the dense number of a framework type.
type TypeID int32

// NoType is the number of no type.
const NoType TypeID = -1

// Flags of types and methods.
type Flags uint8

const (
	Interface Flags = 1 << iota
	Abstract
	Final
	Static
	Protected
)

// Method is one method of a framework type.
type Method struct {
	Owner TypeID
	Name  string
	Desc  string // dex prototype, such as (ILjava/lang/String;)V
	Flags Flags
}

// Overridable reports whether an app class may replace the method.
func (m Method) Overridable() bool {
	return m.Flags&(Static|Final) == 0 && m.Name != "<init>"
}

// Len returns the number of types; TypeIDs run from 0 to Len-1.
func (t *Types) Len() int { return t.classes }

// Lookup returns the type with a dex descriptor, or NoType.
func (t *Types) Lookup(desc string) TypeID {
	for h := fnv(desc); ; h++ {
		slot := t.slots[h&uint32(len(t.slots)-1)]
		if slot == 0 {
			return NoType
		}
		if t.str(t.class(TypeID(slot-1), classDesc)) == desc {
			return TypeID(slot - 1)
		}
	}
}

// Desc returns the dex descriptor of a type.
func (t *Types) Desc(id TypeID) string { return t.str(t.class(id, classDesc)) }

// Super returns the superclass, NoType for Object. Interfaces have Object.
func (t *Types) Super(id TypeID) TypeID { return TypeID(int32(t.class(id, classSuper))) }

// Flags returns the flags of a type.
func (t *Types) Flags(id TypeID) Flags { return Flags(t.class(id, classFlags)) }

// Interfaces returns the interfaces a type names itself. The result is shared.
func (t *Types) Interfaces(id TypeID) []TypeID {
	return t.ifaces[t.class(id, classIfaces):t.class(id+1, classIfaces)]
}

// IsSubtype reports whether a is b or below b.
func (t *Types) IsSubtype(a, b TypeID) bool {
	for range t.Len() { // bounded: a table made by hand could hold a cycle
		if a == b {
			return true
		}
		if a == NoType {
			return false
		}
		for _, i := range t.Interfaces(a) {
			if t.IsSubtype(i, b) {
				return true
			}
		}
		a = t.Super(a)
	}
	return false
}

// Methods returns the methods that a type declares itself.
func (t *Types) Methods(id TypeID) iter.Seq[Method] {
	return func(yield func(Method) bool) {
		for i := t.class(id, classMethods); i < t.class(id+1, classMethods); i++ {
			if !yield(t.method(id, i)) {
				return
			}
		}
	}
}

// Supertypes returns a type and all types above it, each once, superclasses
// before interfaces.
func (t *Types) Supertypes(id TypeID) []TypeID {
	var chain []TypeID
	seen := map[TypeID]bool{}
	for c := id; c != NoType && !seen[c]; c = t.Super(c) {
		seen[c] = true
		chain = append(chain, c)
	}
	for i := 0; i < len(chain); i++ {
		for _, f := range t.Interfaces(chain[i]) {
			if !seen[f] {
				seen[f] = true
				chain = append(chain, f)
			}
		}
	}
	return chain
}

// Find resolves a method as a call on a type does: its superclasses first, then
// all its interfaces.
func (t *Types) Find(id TypeID, name, desc string) (Method, bool) {
	if id == NoType {
		return Method{}, false
	}
	for _, c := range t.Supertypes(id) {
		for m := range t.Methods(c) {
			if m.Name == name && m.Desc == desc {
				return m, true
			}
		}
	}
	return Method{}, false
}

// OverridableMethods returns the methods of a type, inherited ones included,
// that a subclass may replace; the most derived declaration of each.
func (t *Types) OverridableMethods(id TypeID) []Method {
	var list []Method
	type key struct{ name, desc string }
	seen := map[key]bool{}
	for _, c := range t.Supertypes(id) {
		for m := range t.Methods(c) {
			if k := (key{m.Name, m.Desc}); !seen[k] && m.Name != "<init>" && m.Flags&Static == 0 {
				seen[k] = true
				if m.Overridable() {
					list = append(list, m)
				}
			}
		}
	}
	return list
}

// Constant returns the value of a public string constant of a type.
func (t *Types) Constant(id TypeID, name string) (string, bool) {
	for i := t.class(id, classConsts); i < t.class(id+1, classConsts); i++ {
		if t.str(t.consts[2*i]) == name {
			return t.str(t.consts[2*i+1]), true
		}
	}
	return "", false
}

// IsFramework reports whether a type descriptor names a type of the platform.
// Array types follow their element; primitives are no framework types. Classes
// that the app's own dex files define are app code whatever their name: ask the
// app first.
func (t *Types) IsFramework(desc string) bool {
	desc = strings.TrimLeft(desc, "[")
	return t.Lookup(desc) != NoType || owner.Of(desc) == owner.Platform
}
