package machine_test

import (
	"context"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/machine"
)

// maxStart is how long a machine may take, class library included, until the
// program's first instruction.
const maxStart = 25 * time.Millisecond

// The first machine of a process unpacks the class library, so that each try
// is a process of its own.
func TestStart(t *testing.T) {
	if os.Getenv("ESDROID_TEST_START") != "" {
		start := time.Now()
		first := start
		m := program(t, &vm.Hooks{Enter: func(t *vm.Thread, m *vm.Method) {
			if first == start {
				first = time.Now()
			}
		}})
		m.RunMain(context.Background(), "LPrimes;", []string{"10"})
		if d := first.Sub(start); d <= 0 || d > maxStart {
			t.Fatalf("started after %v, want %v", d, maxStart)
		} else {
			t.Logf("started after %v", d)
		}
		return
	}
	var said []byte
	for range 5 { // tests share the machine
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
