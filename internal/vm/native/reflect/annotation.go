// Annotations: the machine's own (dalvik.annotation), and those of programs in
// raw form.

package reflect

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
)

// annotations reads all annotations of a class; nil if there are none.
func annotations(c *vm.Class) *dex.Annotations {
	if c.File == nil {
		return nil
	}
	a, err := c.File.Annotations(c.Def)
	if err != nil {
		return nil // a device ignores annotations that it cannot read
	}
	return a
}

func ofClass(c *vm.Class) []dex.AnnotationItem {
	if a := annotations(c); a != nil {
		return a.Class
	}
	return nil
}

func ofField(f *vm.Field) []dex.AnnotationItem {
	if a := annotations(f.Class); a != nil {
		return find(a.Fields, f.Ref)
	}
	return nil
}

func ofMethod(m *vm.Method) []dex.AnnotationItem {
	if a := annotations(m.Class); a != nil {
		return find(a.Methods, m.Ref)
	}
	return nil
}

func find(list []dex.MemberAnnotations, index uint32) []dex.AnnotationItem {
	for _, m := range list {
		if m.Index == index {
			return m.Set
		}
	}
	return nil
}

// system returns a value of one of the format's own annotations.
func system(f *dex.File, set []dex.AnnotationItem, name, element string) (dex.Value, bool) {
	for _, item := range set {
		if item.Visibility != dex.VisibilitySystem || f.TypeDescriptor(item.Type) != "Ldalvik/annotation/"+name+";" {
			continue
		}
		for i, n := range item.Names {
			if f.String(n) == element {
				return item.Items[i], true
			}
		}
	}
	return dex.Value{}, false
}

// signature joins the pieces of a Signature annotation; "" if there is none.
func signature(f *dex.File, set []dex.AnnotationItem) string {
	v, ok := system(f, set, "Signature", "value")
	if !ok {
		return ""
	}
	s := ""
	for _, e := range v.Elements {
		if e.Kind == dex.ValueString {
			s += f.String(e.Index())
		}
	}
	return s
}

func signatureSlot(t *vm.Thread, f *dex.File, set []dex.AnnotationItem) vm.Slot {
	if f == nil {
		return vm.Slot{}
	}
	if s := signature(f, set); s != "" {
		return vm.Ref(t.NewString(s))
	}
	return vm.Slot{}
}

// types returns the types of an annotation value that is a list of classes.
func types(f *dex.File, v dex.Value) []string {
	var out []string
	for _, e := range v.Elements {
		if e.Kind == dex.ValueType {
			out = append(out, f.TypeDescriptor(e.Index()))
		}
	}
	return out
}

// maxNesting bounds annotations within annotations of hostile files.
const maxNesting = 64

// raw returns the annotations that programs may see, in raw form.
func raw(t *vm.Thread, f *dex.File, set []dex.AnnotationItem) vm.Slot {
	var list []*vm.Object
	for _, item := range set {
		if item.Visibility != dex.VisibilityRuntime {
			continue
		}
		o, ok := rawAnnotation(t, f, &item.Annotation, 0)
		if !ok {
			return vm.Slot{}
		}
		list = append(list, o)
	}
	return vm.Ref(objects(t, list))
}

// objects returns an Object[], nil with an exception pending if the heap is
// full.
func objects(t *vm.Thread, list []*vm.Object) *vm.Object {
	out := t.NewArray(objectClass, len(list))
	if out != nil {
		copy(out.Refs(), list)
	}
	return out
}

func rawAnnotation(t *vm.Thread, f *dex.File, a *dex.Annotation, depth int) (*vm.Object, bool) {
	list := []*vm.Object{t.NewString("@"), found(t, f.TypeDescriptor(a.Type))}
	for i, n := range a.Names {
		v, ok := rawValue(t, f, a.Items[i], depth+1)
		if !ok {
			return nil, false
		}
		list = append(list, t.NewString(f.String(n)), v)
	}
	o := objects(t, list)
	return o, o != nil
}

// found returns the Class of a descriptor, nil if there is none.
func found(t *vm.Thread, desc string) *vm.Object {
	c, ok := t.FindClass(desc)
	if !ok {
		t.ClearPending()
		return nil
	}
	return c.Object()
}

func rawValue(t *vm.Thread, f *dex.File, v dex.Value, depth int) (*vm.Object, bool) {
	if depth > maxNesting {
		return nil, true
	}
	switch v.Kind {
	case dex.ValueByte:
		return t.Box("B", vm.Slot{N: v.Bits})
	case dex.ValueShort:
		return t.Box("S", vm.Slot{N: v.Bits})
	case dex.ValueChar:
		return t.Box("C", vm.Slot{N: v.Bits})
	case dex.ValueInt:
		return t.Box("I", vm.Slot{N: v.Bits})
	case dex.ValueLong:
		return t.Box("J", vm.Slot{N: v.Bits})
	case dex.ValueFloat:
		return t.Box("F", vm.Slot{N: int64(int32(v.Bits))})
	case dex.ValueDouble:
		return t.Box("D", vm.Slot{N: v.Bits})
	case dex.ValueBoolean:
		return t.Box("Z", vm.Slot{N: v.Bits})
	case dex.ValueString:
		return t.NewString(f.String(v.Index())), true
	case dex.ValueType:
		return found(t, f.TypeDescriptor(v.Index())), true
	case dex.ValueEnum:
		r := f.FieldRef(v.Index())
		o := objects(t, []*vm.Object{t.NewString("e"), found(t, f.TypeDescriptor(r.Class)), t.NewString(f.String(r.Name))})
		return o, o != nil
	case dex.ValueArray:
		list := []*vm.Object{t.NewString("[")}
		for _, e := range v.Elements {
			x, ok := rawValue(t, f, e, depth+1)
			if !ok {
				return nil, false
			}
			list = append(list, x)
		}
		o := objects(t, list)
		return o, o != nil
	case dex.ValueAnnotation:
		return rawAnnotation(t, f, v.Annotation, depth+1)
	}
	return nil, true
}
