// Superclasses.

package dex

import "iter"

// maxLineage bounds the way up, as files may bend a hierarchy into a circle.
const maxLineage = 256

// Lineage goes up from a class: it yields the one of a descriptor and those that it extends,
// nearest first, as far as the app defines them.
func (p *Program) Lineage(class string) iter.Seq[ClassID] {
	return func(yield func(ClassID) bool) { p.climb(class, yield) }
}

// Outside returns the first class, from the one of a descriptor upwards, that the app does not
// define: one of the platform, or one that is missing. It is empty where there is none.
func (p *Program) Outside(class string) string {
	return p.climb(class, func(ClassID) bool { return true })
}

// climb goes up for as long as it is told to, and returns the class by which it left the app.
func (p *Program) climb(class string, visit func(ClassID) bool) string {
	for range maxLineage {
		id, ok := p.Class(class)
		if !ok {
			return class
		}
		c := &p.Classes[id]
		if !visit(id) || c.Def.Super == NoIndex {
			return ""
		}
		class = c.File.TypeDescriptor(c.Def.Super)
	}
	return ""
}
