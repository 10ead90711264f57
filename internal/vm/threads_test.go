package vm_test

import (
	"testing"

	"github.com/esdroid/esdroid/internal/vm"
)

func TestThreads(t *testing.T) {
	small := vm.Limits{Instructions: 50_000_000, Heap: 32 << 20, Threads: 50}
	for _, c := range []struct {
		class, out string
		kind       vm.OutcomeKind
	}{
		{"PingPong", "10100\n", vm.Finished},
		{"DeadlyEmbrace", "", vm.Deadlock},
		{"Many", "full\n", vm.Finished},
		{"Daemon", "done\n", vm.Finished},
	} {
		t.Run(c.class, func(t *testing.T) {
			out, o := run(t, "LThreads$"+c.class+";", vm.Config{Limits: small})
			if o.Kind != c.kind || out != c.out {
				t.Errorf("%s, printed %q; want %s, %q", o, out, c.kind, c.out)
			}
		})
	}
}
