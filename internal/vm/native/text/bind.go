// The table of this area.

package text

import "github.com/esdroid/esdroid/internal/vm"

// Bind binds the natives of the area.
func Bind(b *vm.Bindings) {
	bindRegex(b)
	bindLocale(b)
	bindZones(b)
	bindNormalizer(b)
	bindCollator(b)
}
