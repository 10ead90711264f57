package vm_test

import (
	"context"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/corpus/faulty"
	"github.com/esdroid/esdroid/internal/vm"
)

// What the flow check refuses never runs: the class gets a VerifyError when it
// is first used. What a device only checks when it gets there runs, and comes to
// an outcome.
func TestFaultyMethods(t *testing.T) {
	all := faulty.Methods(t)
	refused := 0
	for _, m := range all {
		files, err := dex.Parse("faulty.dex", faulty.Alone(t, all, m))
		if err != nil {
			t.Fatalf("%s: %v", m.Name, err)
		}
		machine, _ := newMachine(t, vm.Config{Program: files, Limits: vm.Limits{Instructions: 1_000_000}})
		thrown := ""
		o := machine.Run(context.Background(), func(t *vm.Thread) {
			c, ok := t.FindClass(faulty.Class)
			if ok && t.Init(c) {
				for _, method := range c.Methods {
					if method.Ref == m.Ref {
						var args []vm.Slot
						if !method.IsStatic() {
							args = append(args, vm.Ref(t.New(c)))
						}
						t.Call(method, append(args, make([]vm.Slot, len(method.Params))...)...)
					}
				}
			}
			if e := t.Pending(); e != nil {
				thrown = e.Class().Name
				t.ClearPending()
			}
		})
		verifyError := thrown == "Ljava/lang/VerifyError;"
		if o.Kind == vm.Internal || o.Kind == vm.Unverifiable || verifyError != (m.Severity == "error") {
			t.Errorf("%s (%s, %s): %.300s, thrown %q", m.Name, m.Rule, m.Severity, o, thrown)
		}
		if verifyError {
			refused++
		}
	}
	t.Logf("%d methods, %d refused", len(all), refused)
}
