// Making machines.

package machine

import (
	"fmt"
	"runtime/debug"
	"sync"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/boot"
	"github.com/esdroid/esdroid/internal/vm/native"
	"github.com/esdroid/esdroid/internal/vm/world"
)

// library is the class library, parsed and with its natives; machines share it.
var library = sync.OnceValues(func() ([]*dex.File, error) {
	files, err := dex.Parse("boot.dex", boot.Dex())
	if err != nil {
		return nil, fmt.Errorf("the embedded class library: %w", err)
	}
	return files, nil
})

var natives = sync.OnceValue(func() *vm.Bindings {
	b := &vm.Bindings{}
	native.Bind(b)
	return b
})

// BoundMemory makes the host's collector keep the whole process near what a
// program with this heap limit and its files may take: rarely at work as long
// as there is room, but before garbage piles up beyond that.
func BoundMemory(w *world.World, heap int64) {
	const own = 24 << 20 // the class library, the program and the machine
	limit := heap + heap/10 + own
	debug.SetGCPercent(400)
	debug.SetMemoryLimit(limit)
	w.Files.Grown = func(used int64) { debug.SetMemoryLimit(limit + used + used/4) }
}

// New returns a machine with the class library. Boot files given are added to
// it; Bindings given replace the library's natives.
func New(cfg vm.Config) (*vm.VM, error) {
	files, err := library()
	if err != nil {
		return nil, err
	}
	cfg.Boot = append(files[:len(files):len(files)], cfg.Boot...)
	if cfg.Bindings == nil {
		cfg.Bindings = natives()
	}
	return vm.New(cfg)
}
