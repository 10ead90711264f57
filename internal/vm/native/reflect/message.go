// Types in messages.

package reflect

import "github.com/esdroid/esdroid/internal/vm"

// typeOf is the type of an object as messages spell it.
func typeOf(o *vm.Object) string {
	if o == nil {
		return "null"
	}
	if c := vm.ClassOf(o); c != nil && o.Class().Name == classClass {
		return "java.lang.Class<" + vm.JavaName(c.Name) + ">"
	}
	return vm.JavaName(o.Class().Name)
}
