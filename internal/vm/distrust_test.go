package vm_test

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/vm"
)

// What a native cannot work with is the caller's mistake, or the class
// library's if it came in by a public method.
func TestDistrust(t *testing.T) {
	const public, static, native = dex.AccPublic, dex.AccStatic, dex.AccNative
	for _, c := range []struct {
		name string
		fn   vm.Native
		want string
	}{
		{"null", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Int(int32(a[0].R.Len())) }, "java.lang.NullPointerException"},
		{"index", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Slot{N: []int64{}[len(a)]} }, "java.lang.ArrayIndexOutOfBoundsException"},
		{"payload", func(t *vm.Thread, _ []vm.Slot) vm.Slot {
			return vm.Int(t.Object().Native.(interface{ none() int32 }).none())
		}, "java.lang.IllegalStateException"},
		{"refusal", func(*vm.Thread, []vm.Slot) vm.Slot { panic("too few bytes") }, "java.lang.IllegalArgumentException"},
	} {
		for door, flags := range map[string]dex.AccessFlags{"itself": 0, "hidden": 0, "public": public} {
			t.Run(c.name+" "+door, func(t *testing.T) {
				platform := build.New(35)
				k := platform.Class(public, "Lplatform/K;")
				k.Method(public|static|native, "fragile", "([I)I")
				k.Method(flags|static, "door", "([I)I").Code(1).Const(0, 0).Op(dex.OpInvokeStatic, 0, "Lplatform/K;->fragile([I)I").Op(dex.OpMoveResult, 0).Op(dex.OpReturn, 0)
				platformFile, err := platform.Parse()
				if err != nil {
					t.Fatal(err)
				}
				b := bindings(&bytes.Buffer{})
				b.Trusting().Method("Lplatform/K;", "fragile", "([I)I", c.fn)
				// The program's native stands for reflection, which no access rule stops.
				b.Method("Lapp/Main;", "main", "([Ljava/lang/String;)V", func(t *vm.Thread, _ []vm.Slot) vm.Slot {
					k, _ := t.Load("Lplatform/K;")
					name := "door"
					if door == "itself" {
						name = "fragile"
					}
					t.Call(k.Declared(name, "([I)I"), vm.Slot{})
					return vm.Slot{}
				})
				program := build.New(35)
				program.Class(public, "Lapp/Main;").Method(public|static|native, "main", "([Ljava/lang/String;)V")
				programFile, err := program.Parse()
				if err != nil {
					t.Fatal(err)
				}
				boot, err := library()
				if err != nil {
					t.Fatal(err)
				}
				m, err := vm.New(vm.Config{Boot: append(boot[:len(boot):len(boot)], platformFile), Program: []*dex.File{programFile}, Bindings: b})
				if err != nil {
					t.Fatal(err)
				}
				o := m.RunMain(context.Background(), "Lapp/Main;", nil)
				if door == "public" && c.name != "payload" {
					if o.Kind != vm.Internal || strings.Contains(o.Reason, "goroutine") {
						t.Errorf("%s; want an internal fault without the host's stack", o)
					}
				} else if o.Kind != vm.Uncaught || !strings.HasPrefix(o.Reason, c.want+": int platform.K.fragile(int[])") {
					t.Errorf("%s; want %s", o, c.want)
				}
			})
		}
	}
}
