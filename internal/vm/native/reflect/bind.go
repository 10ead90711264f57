// The table of the package's natives, and what they share.

package reflect

import "github.com/esdroid/esdroid/internal/vm"

const (
	classClass       = "Ljava/lang/Class;"
	fieldClass       = "Ljava/lang/reflect/Field;"
	methodClass      = "Ljava/lang/reflect/Method;"
	constructorClass = "Ljava/lang/reflect/Constructor;"
	executableClass  = "Ljava/lang/reflect/Executable;"
	arrayClass       = "Ljava/lang/reflect/Array;"
	proxyClass       = "Ljava/lang/reflect/Proxy;"
	objectClass      = "Ljava/lang/Object;"
	stringClass      = "Ljava/lang/String;"

	illegalArgument = "Ljava/lang/IllegalArgumentException;"
	illegalAccess   = "Ljava/lang/IllegalAccessException;"
)

// Bind binds the natives.
func Bind(b *vm.Bindings) {
	bindClass(b)
	bindMembers(b)
	bindFields(b)
	bindInvoke(b)
	bindArray(b)
	bindProxy(b)
	bindLoader(b)
	bindHandles(b)
	bindSerial(b)
	bindUnsafe(b)
}

// classes returns a Class[].
func classes(t *vm.Thread, list []*vm.Class) vm.Slot {
	out := t.NewArray(classClass, len(list))
	if out != nil {
		for i, c := range list {
			out.Refs()[i] = c.Object()
		}
	}
	return vm.Ref(out)
}

// load returns the classes of descriptors; false if one is missing and an
// exception pending.
func load(t *vm.Thread, descs []string) ([]*vm.Class, bool) {
	out := make([]*vm.Class, len(descs))
	for i, d := range descs {
		c, ok := t.Load(d)
		if !ok {
			return nil, false
		}
		out[i] = c
	}
	return out, true
}

func classSlot(c *vm.Class) vm.Slot {
	if c == nil {
		return vm.Slot{}
	}
	return vm.Ref(c.Object())
}
