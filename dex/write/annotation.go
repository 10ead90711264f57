// Annotations: items, sets, lists of sets, directories.

package write

import (
	"encoding/binary"
	"slices"

	"github.com/esdroid/esdroid/dex"
)

// annotationOffsets are the places of a class's sets; where nothing is
// annotated they are 0.
type annotationOffsets struct {
	class                   uint32
	fields, methods, params []memberOffset
}

type memberOffset struct{ index, offset uint32 }

// annotations writes the four sections in the order in which they refer to
// each other.
func (e *emitter) annotations() error {
	e.annots, e.sets, e.setRefs = map[string]uint32{}, map[string]uint32{}, map[string]uint32{}
	all := make([]*dex.Annotations, len(e.classes))
	for i, c := range e.classes {
		a, err := c.Annotations()
		if err != nil {
			return err
		}
		all[i] = a
	}
	start := e.here()
	items := map[*dex.AnnotationItem]uint32{}
	var content []byte
	eachSet(all, func(set []dex.AnnotationItem) {
		for i := range set {
			content = append(content[:0], byte(set[i].Visibility))
			content = e.appendAnnotation(content, &set[i].Annotation)
			items[&set[i]] = e.once(e.annots, content, 1)
		}
	})
	e.section(dex.MapAnnotation, len(e.annots), start)

	e.align(4)
	start = e.here()
	setOffset := func(set []dex.AnnotationItem) uint32 {
		if len(set) == 0 {
			return 0
		}
		order := make([]*dex.AnnotationItem, len(set))
		for i := range set {
			order[i] = &set[i]
		}
		slices.SortStableFunc(order, func(a, b *dex.AnnotationItem) int { return int(e.x.typ(a.Type)) - int(e.x.typ(b.Type)) })
		content = binary.LittleEndian.AppendUint32(content[:0], uint32(len(set)))
		for _, a := range order {
			content = binary.LittleEndian.AppendUint32(content, items[a])
		}
		return e.once(e.sets, content, 4)
	}
	eachSet(all, func(set []dex.AnnotationItem) { setOffset(set) })
	e.section(dex.MapAnnotationSet, len(e.sets), start)

	start = e.here()
	for i, a := range all {
		o := &e.classOut[i].annotations
		o.class = setOffset(a.Class)
		for _, f := range a.Fields {
			o.fields = appendMember(o.fields, e.x.field(f.Index), setOffset(f.Set))
		}
		for _, m := range a.Methods {
			o.methods = appendMember(o.methods, e.x.method(m.Index), setOffset(m.Set))
		}
		for _, p := range a.Parameters {
			refs := make([]uint32, len(p.Sets))
			for k, set := range p.Sets {
				refs[k] = setOffset(set)
			}
			if len(refs) == 0 {
				continue
			}
			content = binary.LittleEndian.AppendUint32(content[:0], uint32(len(refs)))
			for _, r := range refs {
				content = binary.LittleEndian.AppendUint32(content, r)
			}
			o.params = appendMember(o.params, e.x.method(p.Method), e.once(e.setRefs, content, 4))
		}
	}
	e.section(dex.MapAnnotationSetRefs, len(e.setRefs), start)

	start = e.here()
	directories := map[string]uint32{} // classes without annotated members can share theirs
	for i := range e.classOut {
		o := &e.classOut[i].annotations
		if o.class == 0 && len(o.fields)+len(o.methods)+len(o.params) == 0 {
			continue
		}
		le := binary.LittleEndian
		content = le.AppendUint32(content[:0], o.class)
		content = le.AppendUint32(content, uint32(len(o.fields)))
		content = le.AppendUint32(content, uint32(len(o.methods)))
		content = le.AppendUint32(content, uint32(len(o.params)))
		for _, list := range [3][]memberOffset{o.fields, o.methods, o.params} {
			slices.SortStableFunc(list, func(a, b memberOffset) int { return int(a.index) - int(b.index) })
			for _, m := range list {
				content = le.AppendUint32(le.AppendUint32(content, m.index), m.offset)
			}
		}
		e.classOut[i].directory = e.once(directories, content, 4)
	}
	e.section(dex.MapAnnotationsDir, len(directories), start)
	return nil
}

// eachSet calls visit for all sets of all classes.
func eachSet(all []*dex.Annotations, visit func([]dex.AnnotationItem)) {
	for _, a := range all {
		visit(a.Class)
		for _, f := range a.Fields {
			visit(f.Set)
		}
		for _, m := range a.Methods {
			visit(m.Set)
		}
		for _, p := range a.Parameters {
			for _, set := range p.Sets {
				visit(set)
			}
		}
	}
}

// appendMember leaves out members without annotations.
func appendMember(list []memberOffset, index, offset uint32) []memberOffset {
	if offset == 0 {
		return list
	}
	return append(list, memberOffset{index, offset})
}
