// Field.get, set and their variants for the primitive types.

package reflect

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
)

// primitives are the names in getInt, setInt and so on.
var primitives = []struct {
	letter byte
	name   string
}{{'Z', "Boolean"}, {'B', "Byte"}, {'C', "Char"}, {'S', "Short"}, {'I', "Int"}, {'J', "Long"}, {'F', "Float"}, {'D', "Double"}}

func bindFields(b *vm.Bindings) {
	b.Method(fieldClass, "get", "(Ljava/lang/Object;)Ljava/lang/Object;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		f := fieldOf(a[0])
		s, ok := getField(t, f, a[0].R, a[1].R)
		if !ok {
			return vm.Slot{}
		}
		o, _ := t.Box(f.Desc, s)
		return vm.Ref(o)
	})
	b.Method(fieldClass, "set", "(Ljava/lang/Object;Ljava/lang/Object;)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		f := fieldOf(a[0])
		member, object, value := a[0].R, a[1].R, a[2].R
		if !mayUse(t, f, member, object, true) {
			return vm.Slot{}
		}
		s, fits, ok := t.Assign(f.Desc, value)
		if ok && !fits {
			return t.Throw(illegalArgument, "field %s has type %s, got %s", fieldText(f), vm.JavaName(f.Desc), typeOf(value))
		}
		if ok {
			put(f, object, s)
		}
		return vm.Slot{}
	})
	for _, p := range primitives {
		b.Method(fieldClass, "get"+p.name, "(Ljava/lang/Object;)"+string(p.letter), func(t *vm.Thread, a []vm.Slot) vm.Slot {
			f := fieldOf(a[0])
			s, ok := getField(t, f, a[0].R, a[1].R)
			if !ok || !convertible(t, f, f.Desc[0], p.letter) {
				return vm.Slot{}
			}
			return vm.Convert(s, f.Desc[0], p.letter)
		})
		b.Method(fieldClass, "set"+p.name, "(Ljava/lang/Object;"+string(p.letter)+")V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
			f := fieldOf(a[0])
			object, value := a[1].R, a[2]
			if mayUse(t, f, a[0].R, object, true) && convertible(t, f, p.letter, f.Desc[0]) {
				put(f, object, vm.Convert(value, p.letter, f.Desc[0]))
			}
			return vm.Slot{}
		})
	}
}

func fieldText(f *vm.Field) string { return vm.JavaName(f.Class.Name) + "." + f.Name }

// convertible checks the types of primitive access; if they do not fit, an
// exception is pending.
func convertible(t *vm.Thread, f *vm.Field, from, to byte) bool {
	if !vm.IsPrimitiveDesc(f.Desc) {
		t.Throw(illegalArgument, "Not a primitive field: %s", vm.JavaName(f.Desc)+" "+fieldText(f))
		return false
	}
	if !vm.Widens(from, to) {
		t.Throw(illegalArgument, "Invalid primitive conversion from %s to %s", vm.JavaName(string(from)), vm.JavaName(string(to)))
		return false
	}
	return true
}

// mayUse checks receiver and access of a field, and initializes the class of a
// static one; false means that an exception is pending.
func mayUse(t *vm.Thread, f *vm.Field, member, object *vm.Object, set bool) bool {
	if !f.IsStatic() && !receiverFits(t, object, f.Class) {
		return false
	}
	if !overridden(member) {
		if f.IsStatic() {
			object = nil
		}
		caller := callerClass(t, 1)
		if !accessible(caller, f.Class, f.Flags, object) {
			t.Throw(illegalAccess, "Class %s cannot access %s field %s of class %s",
				prettyClass(caller), flagText(f.Flags), vm.JavaName(f.Desc)+" "+fieldText(f), prettyClass(f.Class))
			return false
		}
		if set && f.Flags&dex.AccFinal != 0 {
			t.Throw(illegalAccess, "Cannot set %s field %s of class %s", flagText(f.Flags), vm.JavaName(f.Desc)+" "+fieldText(f), prettyClass(f.Class))
			return false
		}
	}
	return !f.IsStatic() || t.Init(f.Class)
}

func getField(t *vm.Thread, f *vm.Field, member, object *vm.Object) (vm.Slot, bool) {
	if !mayUse(t, f, member, object, false) {
		return vm.Slot{}, false
	}
	if f.IsStatic() {
		return f.Static(), true
	}
	return object.Field(f), true
}

func put(f *vm.Field, object *vm.Object, s vm.Slot) {
	if f.IsStatic() {
		f.SetStatic(s)
	} else {
		object.SetField(f, s)
	}
}
