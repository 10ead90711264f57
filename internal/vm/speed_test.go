package vm_test

import (
	"runtime/debug"
	"syscall"
	"testing"
	"time"

	"github.com/esdroid/esdroid/internal/vm"
)

var benchmarks = []string{"Fib", "Loop", "Sieve", "Calls", "Alloc", "Collections", "Strings"}

// measure reports instructions per second, of the clock and of processor time,
// which differ where the machine has other things to do.
func measure(b *testing.B, run func() vm.Outcome) {
	n := int64(0)
	used := processorTime()
	for b.Loop() {
		n += run().Instructions
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds()/1e6, "Minsn/s")
	b.ReportMetric(float64(n)/(processorTime()-used).Seconds()/1e6, "Minsn/cpu-s")
}

func processorTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// The collector's share depends on how much the program may leave lying about;
// the command allows this much too.
func collectRarely(b *testing.B) {
	old := debug.SetGCPercent(400)
	b.Cleanup(func() { debug.SetGCPercent(old) })
}

func BenchmarkRun(b *testing.B) {
	collectRarely(b)
	for _, name := range benchmarks {
		b.Run(name, func(b *testing.B) {
			measure(b, func() vm.Outcome {
				out, o := run(b, "LBench$"+name+";", vm.Config{})
				if o.Kind != vm.Finished {
					b.Fatal(o, out)
				}
				return o
			})
		})
	}
}

func BenchmarkTraced(b *testing.B) {
	collectRarely(b)
	for _, name := range benchmarks {
		b.Run(name, func(b *testing.B) {
			measure(b, func() vm.Outcome {
				_, o := traced(b, "LBench$"+name+";", vm.Config{})
				return o
			})
		})
	}
}
