package vm_test

import (
	"context"
	"os"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
)

// exercise loads every class and calls every method that it can make arguments
// for, until the run ends.
func exercise(t *vm.Thread, files []*dex.File) {
	for _, f := range files {
		for i := range min(uint32(f.NumClassDefs()), 200) {
			c, ok := t.FindClass(f.TypeDescriptor(f.ClassDef(i).Type))
			t.ClearPending()
			if !ok || t.Ending() || !t.Init(c) {
				t.ClearPending()
				continue
			}
			for _, m := range c.Methods {
				args := make([]vm.Slot, 0, len(m.Params)+1)
				if !m.IsStatic() {
					if c.IsInterface() || c.IsArray() {
						continue
					}
					args = append(args, vm.Ref(t.New(c)))
					if args[0].R == nil {
						t.ClearPending()
						continue
					}
				}
				for range m.Params {
					args = append(args, vm.Slot{})
				}
				t.Call(m, args...)
				t.ClearPending()
				if t.Ending() {
					return
				}
			}
		}
	}
}

// FuzzRun runs dex files of any content: whatever they do is an outcome, and
// never a fault of the machine.
func FuzzRun(f *testing.F) {
	for _, name := range []string{"../../dex/testdata/hello.dex", "../../dex/testdata/rare.dex", "../../testdata/vm/Primes.dex"} {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		files, err := dex.Parse("fuzz.dex", data)
		if err != nil {
			return
		}
		if _, err := dex.NewProgram(files...); err != nil {
			return
		}
		m, _ := newMachine(t, vm.Config{Program: files, Limits: vm.Limits{Instructions: 300_000, Heap: 8 << 20, Threads: 10, Depth: 300, Wall: 5 * time.Second}})
		if o := m.Run(context.Background(), func(t *vm.Thread) { exercise(t, files) }); o.Kind == vm.Internal {
			t.Error(o)
		}
	})
}
