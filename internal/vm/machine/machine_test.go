package machine_test

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/cost"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/machine"
)

// maxStart is how much processor time a machine may take, class library included,
// until a program of very few instructions has ended.
const maxStart = 25 * time.Millisecond

func TestStart(t *testing.T) {
	entered := false
	m := program(t, &vm.Hooks{Enter: func(*vm.Thread, *vm.Method) { entered = true }})
	if o := m.RunMain(context.Background(), "LPrimes;", []string{"10"}); o.Kind != vm.Finished || !entered {
		t.Error(o, entered)
	}
}

// BenchmarkFirstStart holds a process's first machine, which unpacks the class library,
// to maxStart: each turn is a process of its own, and the best one counts.
func BenchmarkFirstStart(b *testing.B) {
	if os.Getenv("ESDROID_BENCHMARK_START") != "" {
		took := cost.Least(b, 1, func() {
			m := program(b, &vm.Hooks{Enter: func(*vm.Thread, *vm.Method) {}})
			m.RunMain(context.Background(), "LPrimes;", []string{"10"})
		})
		fmt.Println("start took", took.Nanoseconds())
		return
	}
	best := time.Hour
	for b.Loop() {
		c := exec.Command(os.Args[0], "-test.run=^$", "-test.bench=^BenchmarkFirstStart$", "-test.benchtime=1x")
		c.Env = append(os.Environ(), "ESDROID_BENCHMARK_START=1")
		said, err := c.CombinedOutput()
		var ns int64
		_, rest, _ := strings.Cut(string(said), "start took ")
		if _, scanned := fmt.Sscan(rest, &ns); err != nil || scanned != nil {
			b.Fatalf("%v, %v: %s", err, scanned, said)
		}
		best = min(best, time.Duration(ns))
	}
	b.ReportMetric(float64(best)/1e6, "cpu-ms/start")
	if b.N >= 5 && best > maxStart { // caches may be cold
		b.Errorf("took %v of processor time, want %v", best, maxStart)
	}
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
