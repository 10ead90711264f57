// The table of framework types as the hierarchy that package jimple asks for.

package android

// Hierarchy answers by descriptor what Types answers by number. It implements
// the Hierarchy of package jimple.
type Hierarchy struct{ Types *Types }

// Supertypes returns the direct superclass, "" for none, and the direct
// interfaces of a framework type; ok is false for types that it does not know.
func (h Hierarchy) Supertypes(descriptor string) (super string, interfaces []string, ok bool) {
	id := h.Types.Lookup(descriptor)
	if id == NoType {
		return "", nil, false
	}
	if s := h.Types.Super(id); s != NoType {
		super = h.Types.Desc(s)
	}
	for _, i := range h.Types.Interfaces(id) {
		interfaces = append(interfaces, h.Types.Desc(i))
	}
	return super, interfaces, true
}
