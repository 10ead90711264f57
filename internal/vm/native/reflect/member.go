// The objects of members: making them, and what they tell of themselves.

package reflect

import (
	"hash/fnv"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
)

func bindMembers(b *vm.Bindings) {
	share := func(t *vm.Thread, a []vm.Slot) vm.Slot {
		a[1].R.Native = a[0].R.Native
		return vm.Slot{}
	}
	b.Method(fieldClass, "share", "(Ljava/lang/reflect/Field;)V", share)
	b.Method(executableClass, "share", "(Ljava/lang/reflect/Executable;)V", share)
	b.Method(fieldClass, "identity", "()I", func(t *vm.Thread, a []vm.Slot) vm.Slot { return identity(fieldOf(a[0]).Text()) })
	b.Method(executableClass, "identity", "()I", func(t *vm.Thread, a []vm.Slot) vm.Slot { return identity(methodOf(a[0]).Text()) })

	b.Method(fieldClass, "type0", "()Ljava/lang/Class;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		c, ok := t.Load(fieldOf(a[0]).Desc)
		if !ok {
			return vm.Slot{}
		}
		return classSlot(c)
	})
	b.Method(fieldClass, "signatureText", "()Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		f := fieldOf(a[0])
		return signatureSlot(t, f.Class.File, ofField(f))
	})
	b.Method(fieldClass, "annotationData", "()[Ljava/lang/Object;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		f := fieldOf(a[0])
		return raw(t, f.Class.File, ofField(f))
	})

	for name, fn := range map[string]func(t *vm.Thread, m *vm.Method) vm.Slot{
		"parameters0()[Ljava/lang/Class;": func(t *vm.Thread, m *vm.Method) vm.Slot {
			list, ok := load(t, m.Params)
			if !ok {
				return vm.Slot{}
			}
			return classes(t, list)
		},
		"returns0()Ljava/lang/Class;": func(t *vm.Thread, m *vm.Method) vm.Slot {
			c, ok := t.Load(m.Return)
			if !ok {
				return vm.Slot{}
			}
			return classSlot(c)
		},
		"throws0()[Ljava/lang/Class;": func(t *vm.Thread, m *vm.Method) vm.Slot {
			var descs []string
			if m = m.Like(); m.Class.File != nil {
				if v, ok := system(m.Class.File, ofMethod(m), "Throws", "value"); ok {
					descs = types(m.Class.File, v)
				}
			}
			list, ok := load(t, descs)
			if !ok {
				return vm.Slot{}
			}
			return classes(t, list)
		},
		"signatureText()Ljava/lang/String;":             func(t *vm.Thread, m *vm.Method) vm.Slot { return signatureSlot(t, m.Class.File, ofMethod(m)) },
		"annotationData()[Ljava/lang/Object;":           func(t *vm.Thread, m *vm.Method) vm.Slot { return raw(t, m.Class.File, ofMethod(m)) },
		"parameterAnnotationData()[[Ljava/lang/Object;": parameterAnnotations,
		"parameterData()[Ljava/lang/Object;":            parameterNames,
	} {
		i := 0
		for name[i] != '(' {
			i++
		}
		b.Method(executableClass, name[:i], name[i:], func(t *vm.Thread, a []vm.Slot) vm.Slot { return fn(t, methodOf(a[0])) })
	}
	b.Method(methodClass, "defaultData", "()Ljava/lang/Object;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		m := methodOf(a[0])
		f := m.Class.File
		if f == nil {
			return vm.Slot{}
		}
		v, ok := system(f, ofClass(m.Class), "AnnotationDefault", "value")
		if !ok || v.Annotation == nil {
			return vm.Slot{}
		}
		for i, n := range v.Annotation.Names {
			if f.String(n) == m.Name {
				o, _ := rawValue(t, f, v.Annotation.Items[i], 0)
				return vm.Ref(o)
			}
		}
		return vm.Slot{}
	})
}

// An object that no constructor has seen has none, on which they panic.
func fieldOf(s vm.Slot) *vm.Field   { return s.R.Native.(*vm.Field) }
func methodOf(s vm.Slot) *vm.Method { return s.R.Native.(*vm.Method) }

func identity(text string) vm.Slot {
	h := fnv.New32a()
	h.Write([]byte(text))
	return vm.Int(int32(h.Sum32()))
}

// newMember makes the Java object of a member.
func newMember(t *vm.Thread, class string, declaring *vm.Class, name string, flags dex.AccessFlags, payload any) *vm.Object {
	c, ok := t.Load(class)
	if !ok || !t.Init(c) {
		return nil
	}
	o := t.New(c)
	if o == nil {
		return nil
	}
	o.Native = payload
	o.SetField(c.FindField("declaringClass", classClass), classSlot(declaring))
	o.SetField(c.FindField("name", stringClass), vm.Ref(t.VM().Intern(t.NewString(name))))
	o.SetField(c.FindField("accessFlags", "I"), vm.Int(int32(flags)))
	return o
}

func executable(t *vm.Thread, m *vm.Method) *vm.Object {
	flags := m.Flags
	if flags&dex.AccDeclaredSynchronized != 0 {
		flags |= dex.AccSynchronized
	}
	class := methodClass
	if m.IsConstructor() {
		class = constructorClass
	}
	return newMember(t, class, m.Class, m.Name, flags&0xffff, m)
}

func executables(t *vm.Thread, c *vm.Class, class string, want func(*vm.Method) bool) vm.Slot {
	var list []*vm.Object
	for _, m := range c.Methods {
		if !want(m) {
			continue
		}
		o := executable(t, m)
		if o == nil {
			return vm.Slot{}
		}
		list = append(list, o)
	}
	return members(t, class, list)
}

func fields(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot {
	var list []*vm.Object
	for _, f := range c.Fields {
		o := newMember(t, fieldClass, c, f.Name, f.Flags, f)
		if o == nil {
			return vm.Slot{}
		}
		list = append(list, o)
	}
	return members(t, fieldClass, list)
}

func members(t *vm.Thread, class string, list []*vm.Object) vm.Slot {
	out := t.NewArray(class, len(list))
	if out != nil {
		copy(out.Refs(), list)
	}
	return vm.Ref(out)
}

func parameterAnnotations(t *vm.Thread, m *vm.Method) vm.Slot {
	a := annotations(m.Class)
	if a == nil {
		return vm.Slot{}
	}
	for _, p := range a.Parameters {
		if p.Method != m.Ref {
			continue
		}
		out := t.NewArray("[Ljava/lang/Object;", len(p.Sets))
		if out == nil {
			return vm.Slot{}
		}
		for i, set := range p.Sets {
			list := raw(t, m.Class.File, set)
			if t.Pending() != nil {
				return vm.Slot{}
			}
			out.Refs()[i] = list.R
		}
		return vm.Ref(out)
	}
	return vm.Slot{}
}

func parameterNames(t *vm.Thread, m *vm.Method) vm.Slot {
	f := m.Class.File
	if f == nil {
		return vm.Slot{}
	}
	names, ok := system(f, ofMethod(m), "MethodParameters", "names")
	if !ok {
		return vm.Slot{}
	}
	flags, _ := system(f, ofMethod(m), "MethodParameters", "accessFlags")
	texts, numbers := t.NewArray(stringClass, len(names.Elements)), t.NewArray("I", len(names.Elements))
	if texts == nil || numbers == nil {
		return vm.Slot{}
	}
	for i, n := range names.Elements {
		if n.Kind == dex.ValueString {
			texts.Refs()[i] = t.NewString(f.String(n.Index()))
		}
		if i < len(flags.Elements) {
			numbers.Ints()[i] = int32(flags.Elements[i].Bits)
		}
	}
	return vm.Ref(objects(t, []*vm.Object{texts, numbers}))
}
