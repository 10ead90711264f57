// Binding all of them to a machine.

package native

import "github.com/esdroid/esdroid/internal/vm"

// Bind binds the natives of all areas.
func Bind(b *vm.Bindings) {
	b = b.Trusting()
	_ = b
}
