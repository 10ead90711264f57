// Binding all of them to a machine.

package native

import (
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/native/io"
	"github.com/esdroid/esdroid/internal/vm/native/lang"
	"github.com/esdroid/esdroid/internal/vm/native/math"
	"github.com/esdroid/esdroid/internal/vm/native/reflect"
	"github.com/esdroid/esdroid/internal/vm/native/security"
	"github.com/esdroid/esdroid/internal/vm/native/text"
	"github.com/esdroid/esdroid/internal/vm/native/util"
)

// Bind binds the natives of all areas.
//
// The natives of java.lang check what they are given; the others leave that to
// the Java code that calls them.
func Bind(b *vm.Bindings) {
	lang.Bind(b)
	b = b.Trusting()
	reflect.Bind(b)
	io.Bind(b)
	math.Bind(b)
	security.Bind(b)
	text.Bind(b)
	util.Bind(b)
}
