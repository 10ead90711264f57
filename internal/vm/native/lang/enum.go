// What java.lang.Enum needs of the machine.

package lang

import "github.com/esdroid/esdroid/internal/vm"

func bindEnum(b *vm.Bindings) {
	e := members{b, "Ljava/lang/Enum;"}
	e.bind("constants", "(Ljava/lang/Class;)[Ljava/lang/Object;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[0].R == nil {
			return t.Throw(nullPointer, "elementType == null")
		}
		return EnumConstants(t, vm.ClassOf(a[0].R))
	})
}

// EnumConstants returns the constants of an enum; null for any other class.
func EnumConstants(t *vm.Thread, c *vm.Class) vm.Slot {
	if c.Super == nil || c.Super.Name != "Ljava/lang/Enum;" || !t.Init(c) {
		return vm.Slot{}
	}
	values := c.Declared("values", "()["+c.Name)
	if values == nil || !values.IsStatic() {
		return vm.Slot{}
	}
	array, _ := t.Call(values)
	return array
}
