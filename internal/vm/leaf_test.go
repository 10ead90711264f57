package vm_test

import (
	"context"
	"testing"

	"github.com/esdroid/esdroid/internal/vm"
)

// What the machine knows of the class library is what the library's code does:
// with a listener in every method, for which all of the code has to run, a
// program prints the same and executes as many instructions, wherever its
// threads take turns and its heap and stack end.
func TestLeavesChangeNothing(t *testing.T) {
	everything := func(slice, heap int64, depth int) vm.Config {
		return vm.Config{
			Limits: vm.Limits{Slice: slice, Heap: heap, Depth: depth},
			Hooks:  &vm.Hooks{Instrument: func(*vm.Method) bool { return true }, Enter: func(*vm.Thread, *vm.Method) {}},
		}
	}
	for _, name := range []string{"Maps", "Bins", "Lists", "Boxes", "Overflow", "Racing"} {
		class := "LLeaves$" + name + ";"
		for i, limits := range []struct {
			slice, heap int64
			depth       int
		}{{0, 0, 0}, {1000, 600 << 10, 300}, {1, 0, 0}, {13, 0, 0}, {67, 0, 0}, {300, 0, 77}, {2000, 800 << 10, 0}} {
			if i > 1 && !thorough() && (name != "Racing" || i > 3) {
				continue
			}
			cfg := everything(limits.slice, limits.heap, limits.depth)
			want, o := run(t, class, cfg)
			cfg.Hooks = nil
			m, out := newMachine(t, cfg)
			got := m.RunMain(context.Background(), class, nil)
			if out.String() != want || got.Instructions != o.Instructions || got.Kind != o.Kind {
				t.Errorf("%s, %+v: %d instructions, %s, prints\n%s\nwant %d, %s\n%s", name, limits, got.Instructions, got, out, o.Instructions, o, want)
			}
			if limits.slice == 0 {
				if o.Kind != vm.Finished {
					t.Error(name, o)
				}
				for _, difference := range m.Unrecognized() {
					t.Errorf("the class library's code has changed: make the leaf and its costs follow, then its number: %s", difference)
				}
			}
			cfg.Hooks = &vm.Hooks{Platform: func(*vm.Thread, *vm.Method, []vm.Slot) {}}
			if out, o := run(t, class, cfg); out != want || o.Instructions != got.Instructions {
				t.Errorf("%s, %+v with a listener to the platform: %s, %d instructions, prints\n%s", name, limits, o, o.Instructions, out)
			}
		}
	}
}
