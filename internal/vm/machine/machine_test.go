package machine_test

import (
	"context"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/cost"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/machine"
)

// maxStart is how long a machine may take, class library included, until a program
// of very few instructions has ended.
const maxStart = 25 * time.Millisecond

// The first machine of a process unpacks the class library, so that each try
// is a process of its own.
func TestStart(t *testing.T) {
	if os.Getenv("ESDROID_TEST_START") != "" {
		entered := false
		took, over := cost.Over(maxStart, func() {
			m := program(t, &vm.Hooks{Enter: func(*vm.Thread, *vm.Method) { entered = true }})
			m.RunMain(context.Background(), "LPrimes;", []string{"10"})
		})
		if over || !entered {
			t.Fatalf("took %v of processor time, want %v; started: %t", took, maxStart, entered)
		}
		t.Logf("took %v of processor time", took)
		return
	}
	var said []byte
	for range 5 { // caches may be cold
		c := exec.Command(os.Args[0], "-test.run=^TestStart$", "-test.v")
		c.Env = append(os.Environ(), "ESDROID_TEST_START=1")
		var err error
		if said, err = c.CombinedOutput(); err == nil {
			t.Logf("%s", said)
			return
		}
	}
	t.Errorf("five tries took too long, the last one: %s", said)
}

func program(t testing.TB, hooks *vm.Hooks) *vm.VM {
	t.Helper()
	data, err := os.ReadFile("../../../testdata/vm/Primes.dex")
	if err != nil {
		t.Fatal(err)
	}
	files, err := dex.Parse("Primes.dex", data)
	if err != nil {
		t.Fatal(err)
	}
	m, err := machine.New(vm.Config{Program: files, Hooks: hooks})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func BenchmarkStart(b *testing.B) {
	for b.Loop() {
		program(b, nil).RunMain(context.Background(), "LPrimes;", []string{"10"})
	}
}
