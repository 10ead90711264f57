// java.util.concurrent.atomic: steps that cannot be divided.

package util

import "github.com/esdroid/esdroid/internal/vm"

const atomics = "Ljava/util/concurrent/atomic/"

// cell is a field that natives of one class change.
type cell struct{ class, name, desc string }

func (c cell) field(t *vm.Thread) *vm.Field {
	return t.VM().Class(c.class).DeclaredField(c.name, c.desc)
}

func bindAtomics(b *vm.Bindings) {
	bindCell(b, cell{atomics + "AtomicInteger;", "value", "I"}, func(old, delta vm.Slot) vm.Slot { return vm.Int(old.Int() + delta.Int()) })
	bindCell(b, cell{atomics + "AtomicLong;", "value", "J"}, func(old, delta vm.Slot) vm.Slot { return vm.Long(old.Long() + delta.Long()) })
	bindCell(b, cell{atomics + "AtomicBoolean;", "value", "Z"}, nil)
	bindCell(b, cell{atomics + "AtomicReference;", "value", "Ljava/lang/Object;"}, nil)
	bindSwap(b, "AtomicIntegerArray;", "I")
	bindSwap(b, "AtomicLongArray;", "J")
	bindSwap(b, "AtomicReferenceArray;", "Ljava/lang/Object;")
}

// compareAndSet changes a field if it holds what is expected.
func compareAndSet(o *vm.Object, f *vm.Field, expect, update vm.Slot) vm.Slot {
	if !o.Field(f).Equals(expect, f.Desc) {
		return vm.Bool(false)
	}
	o.SetField(f, update)
	return vm.Bool(true)
}

func bindCell(b *vm.Bindings, c cell, add func(old, delta vm.Slot) vm.Slot) {
	b.Method(c.class, "compareAndSet", "("+c.desc+c.desc+")Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return compareAndSet(a[0].R, c.field(t), a[1], a[2])
	})
	change := func(next func(old, arg vm.Slot) vm.Slot) vm.Native {
		return func(t *vm.Thread, a []vm.Slot) vm.Slot {
			f := c.field(t)
			old := a[0].R.Field(f)
			a[0].R.SetField(f, next(old, a[1]))
			return old
		}
	}
	b.Method(c.class, "getAndSet", "("+c.desc+")"+c.desc, change(func(_, value vm.Slot) vm.Slot { return value }))
	if add != nil {
		b.Method(c.class, "getAndAdd", "("+c.desc+")"+c.desc, change(add))
	}
}

func bindSwap(b *vm.Bindings, class, elem string) {
	b.Method(atomics+class, "swap", "(["+elem+"I"+elem+elem+")Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		i := int(a[1].Int())
		if !a[0].R.Element(i).Equals(a[2], elem) {
			return vm.Bool(false)
		}
		a[0].R.SetElement(i, a[3])
		return vm.Bool(true)
	})
}

// bindUpdaters binds the updaters of other objects' fields.
func bindUpdaters(b *vm.Bindings) {
	for kind, desc := range map[string]string{"Integer": "I", "Long": "J", "Reference": "Ljava/lang/Object;"} {
		class := atomics + "Atomic" + kind + "FieldUpdater$Impl;"
		b.Method(class, "bind", "(Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/String;)V", bindField)
		b.Method(class, "get", "(Ljava/lang/Object;)"+desc, onField(func(o *vm.Object, f *vm.Field, _ []vm.Slot) vm.Slot { return o.Field(f) }))
		b.Method(class, "set", "(Ljava/lang/Object;"+desc+")V", onField(func(o *vm.Object, f *vm.Field, a []vm.Slot) vm.Slot {
			o.SetField(f, a[0])
			return vm.Slot{}
		}))
		b.Method(class, "compareAndSet", "(Ljava/lang/Object;"+desc+desc+")Z", onField(func(o *vm.Object, f *vm.Field, a []vm.Slot) vm.Slot {
			return compareAndSet(o, f, a[0], a[1])
		}))
	}
}

func onField(step func(o *vm.Object, f *vm.Field, a []vm.Slot) vm.Slot) vm.Native {
	return func(t *vm.Thread, a []vm.Slot) vm.Slot {
		f := a[0].R.Native.(*vm.Field)
		if !f.Class.IsInstance(a[1].R) {
			return t.ThrowPlain("Ljava/lang/ClassCastException;")
		}
		return step(a[1].R, f, a[2:])
	}
}

func bindField(t *vm.Thread, a []vm.Slot) vm.Slot {
	if a[1].R == nil || a[2].R == nil || a[3].R == nil {
		return t.ThrowNull()
	}
	owner, of, name := vm.ClassOf(a[1].R), vm.ClassOf(a[2].R), vm.GoString(a[3].R)
	var field *vm.Field
	for _, f := range owner.Fields {
		if f.Name == name {
			field = f
		}
	}
	const accVolatile = 0x40
	switch {
	case field == nil:
		t.Throw("Ljava/lang/NoSuchFieldException;", "No field %s in class %s", name, owner.Name)
		cause := t.Pending()
		t.ClearPending()
		return t.ThrowCause("Ljava/lang/RuntimeException;", "java.lang.NoSuchFieldException: No field "+name+" in class "+owner.Name, cause)
	case !of.IsPrimitive() && field.Desc != of.Name:
		return t.ThrowPlain("Ljava/lang/ClassCastException;")
	case of.IsPrimitive() && field.Desc != of.Name:
		kind := "integer"
		if of.Name == "J" {
			kind = "long"
		}
		return t.Throw("Ljava/lang/IllegalArgumentException;", "Must be %s type", kind)
	case field.Flags&accVolatile == 0:
		return t.Throw("Ljava/lang/IllegalArgumentException;", "Must be volatile type")
	case field.IsStatic():
		return t.ThrowPlain("Ljava/lang/IllegalArgumentException;")
	}
	a[0].R.Native = field
	return vm.Slot{}
}
