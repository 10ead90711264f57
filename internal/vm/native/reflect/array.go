// java.lang.reflect.Array.

package reflect

import "github.com/esdroid/esdroid/internal/vm"

func bindArray(b *vm.Bindings) {
	b.Method(arrayClass, "make", "(Ljava/lang/Class;I)Ljava/lang/Object;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Ref(t.NewArrayOf(vm.ClassOf(a[0].R), int(a[1].Int())))
	})
	b.Method(arrayClass, "getLength", "(Ljava/lang/Object;)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if !isArray(t, a[0].R) {
			return vm.Slot{}
		}
		return vm.Int(int32(a[0].R.Len()))
	})
	b.Method(arrayClass, "get", "(Ljava/lang/Object;I)Ljava/lang/Object;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if !inBounds(t, a) {
			return vm.Slot{}
		}
		o, _ := t.Box(a[0].R.Class().Elem.Name, a[0].R.Element(int(a[1].Int())))
		return vm.Ref(o)
	})
	b.Method(arrayClass, "set", "(Ljava/lang/Object;ILjava/lang/Object;)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if !isArray(t, a[0].R) {
			return vm.Slot{}
		}
		array, index, elem := a[0].R, a[1], a[0].R.Class().Elem
		s, fits, ok := t.Assign(elem.Name, a[2].R)
		switch {
		case !ok:
		case !fits && elem.IsPrimitive():
			return t.Throw(illegalArgument, "%s", mismatch(a[2].R, elem))
		case !fits:
			return t.Throw(illegalArgument, "%s cannot be stored in an array of type %s", typeOf(a[2].R), vm.JavaName(array.Class().Name))
		case inBounds(t, []vm.Slot{vm.Ref(array), index}):
			array.SetElement(int(index.Int()), s)
		}
		return vm.Slot{}
	})
	for _, p := range primitives {
		b.Method(arrayClass, "get"+p.name, "(Ljava/lang/Object;I)"+string(p.letter), func(t *vm.Thread, a []vm.Slot) vm.Slot {
			if !isArray(t, a[0].R) {
				return vm.Slot{}
			}
			from := a[0].R.Class().Elem.Name
			if len(from) > 1 || !vm.Widens(from[0], p.letter) {
				return t.Throw(illegalArgument, "%s", notOf(a[0].R))
			}
			if !inBounds(t, a) {
				return vm.Slot{}
			}
			return vm.Convert(a[0].R.Element(int(a[1].Int())), from[0], p.letter)
		})
		b.Method(arrayClass, "set"+p.name, "(Ljava/lang/Object;I"+string(p.letter)+")V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
			if !isArray(t, a[0].R) {
				return vm.Slot{}
			}
			to := a[0].R.Class().Elem.Name
			if len(to) > 1 || !vm.Widens(p.letter, to[0]) {
				return t.Throw(illegalArgument, "%s", notOf(a[0].R))
			}
			if inBounds(t, a) {
				a[0].R.SetElement(int(a[1].Int()), vm.Convert(a[2], p.letter, to[0]))
			}
			return vm.Slot{}
		})
	}
}

func isArray(t *vm.Thread, o *vm.Object) bool {
	if o == nil {
		t.Throw("Ljava/lang/NullPointerException;", "array == null")
		return false
	}
	if !o.IsArray() {
		t.Throw(illegalArgument, "Not an array: class %s", className(o.Class()))
		return false
	}
	return true
}

func inBounds(t *vm.Thread, a []vm.Slot) bool {
	if !isArray(t, a[0].R) {
		return false
	}
	if i, n := int(a[1].Int()), a[0].R.Len(); i < 0 || i >= n {
		t.Throw("Ljava/lang/ArrayIndexOutOfBoundsException;", "length=%d; index=%d", n, i)
		return false
	}
	return true
}

func mismatch(o *vm.Object, elem *vm.Class) string {
	return typeOf(o) + " cannot be stored in an array of type " + vm.JavaName(elem.Name) + "[]"
}

func notOf(array *vm.Object) string {
	return "Array has incompatible type: class " + className(array.Class())
}
