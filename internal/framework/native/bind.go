// Binding all of them to a machine.

package native

import (
	"github.com/esdroid/esdroid/internal/framework/native/graphics"
	"github.com/esdroid/esdroid/internal/framework/native/res"
	"github.com/esdroid/esdroid/internal/framework/native/sqlite"
	"github.com/esdroid/esdroid/internal/framework/native/world"
	"github.com/esdroid/esdroid/internal/vm"
)

// Bind binds the natives of all areas.
func Bind(b *vm.Bindings) {
	b = b.Trusting()
	for _, bind := range []func(*vm.Bindings){
		graphics.Bind,
		res.Bind,
		sqlite.Bind,
		world.Bind,
	} {
		bind(b)
	}
}
