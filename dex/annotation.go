// Annotations of classes, fields, methods and parameters.

package dex

// Visibility says to whom an annotation is visible.
type Visibility uint8

// The visibilities of annotations.
const (
	VisibilityBuild Visibility = iota
	VisibilityRuntime
	VisibilitySystem
)

// AnnotationItem is an annotation with its visibility.
type AnnotationItem struct {
	Visibility Visibility
	Annotation
}

// MemberAnnotations are the annotations of one field or method id.
type MemberAnnotations struct {
	Index uint32 // into field_ids or method_ids
	Set   []AnnotationItem
}

// ParameterAnnotations are the annotations of one method's parameters.
type ParameterAnnotations struct {
	Method uint32
	Sets   [][]AnnotationItem // by parameter
}

// Annotations is everything annotated about one class.
type Annotations struct {
	Class      []AnnotationItem
	Fields     []MemberAnnotations
	Methods    []MemberAnnotations
	Parameters []ParameterAnnotations
}

// Annotations reads all annotations of a class; nil if it has none.
func (f *File) Annotations(class ClassDef) (*Annotations, error) {
	if class.annotations == 0 {
		return nil, nil
	}
	c := f.cursorAt("annotations_directory", class.index, class.annotations)
	classSet, fields, methods, params := c.u4(), c.u4(), c.u4(), c.u4()
	if !c.need(8 * (uint64(fields) + uint64(methods) + uint64(params))) {
		return nil, c.err
	}
	// Sets may be shared, so hostile files could ask for far more values than
	// they have bytes.
	r := annotationReader{f: f, index: class.index, budget: len(f.data)}
	out := &Annotations{Class: r.set(classSet)}
	for range fields {
		i, set := c.u4(), c.u4()
		r.check("field", i, f.head.fields.count)
		out.Fields = append(out.Fields, MemberAnnotations{i, r.set(set)})
	}
	for range methods {
		i, set := c.u4(), c.u4()
		r.check("method", i, f.head.methods.count)
		out.Methods = append(out.Methods, MemberAnnotations{i, r.set(set)})
	}
	for range params {
		i, list := c.u4(), c.u4()
		r.check("method", i, f.head.methods.count)
		out.Parameters = append(out.Parameters, ParameterAnnotations{i, r.refList(list)})
	}
	if c.err != nil {
		return nil, c.err
	}
	return out, r.err
}

type annotationReader struct {
	f      *File
	index  int
	budget int // bytes of annotations that may still be read
	values int // values read
	err    error
}

func (r *annotationReader) check(what string, i, limit uint32) {
	if i >= limit && r.err == nil {
		r.err = r.f.errorf("annotations_directory", r.index, -1, "%s index %d, only %d exist", what, i, limit)
	}
}

func (r *annotationReader) set(offset uint32) []AnnotationItem {
	if offset == 0 || r.err != nil {
		return nil
	}
	c := r.f.cursorAt("annotation_set", r.index, offset)
	count := c.u4()
	if !c.need(4 * uint64(count)) {
		r.err = c.err
		return nil
	}
	var out []AnnotationItem
	for range count {
		item := r.f.cursorAt("annotation", r.index, c.u4())
		start := item.pos
		item.values = r.values + 1
		a := AnnotationItem{Visibility: Visibility(item.u1())}
		if a.Visibility > VisibilitySystem {
			item.fail("unknown visibility %d", a.Visibility)
		}
		a.Annotation = *item.annotation(0)
		r.values = item.values
		if r.budget -= int(item.pos - start); r.budget < 0 {
			item.fail("annotations overlap")
		}
		if item.err != nil {
			r.err = item.err
			return nil
		}
		out = append(out, a)
	}
	return out
}

func (r *annotationReader) refList(offset uint32) [][]AnnotationItem {
	if offset == 0 || r.err != nil {
		return nil
	}
	c := r.f.cursorAt("annotation_set_ref_list", r.index, offset)
	count := c.u4()
	if !c.need(4 * uint64(count)) {
		r.err = c.err
		return nil
	}
	if r.budget -= 4 * int(count); r.budget < 0 {
		c.fail("annotations overlap")
		r.err = c.err
		return nil
	}
	out := make([][]AnnotationItem, count)
	for i := range out {
		out[i] = r.set(c.u4())
	}
	return out
}
