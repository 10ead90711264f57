// The measurements that benchmarks judge.

package cost

import (
	"runtime"
	"testing"
	"time"
)

// Least returns the least processor time that f took in a number of runs, on a slow
// core in proportion less. Under the race detector, which costs much itself, and on
// systems that do not tell, the benchmark is skipped. No test can call it: what a
// machine has to do besides must not decide over a change.
func Least(b *testing.B, runs int, f func()) time.Duration {
	b.Helper()
	if RaceDetector {
		b.Skip("the race detector costs more than what is measured")
	}
	if _, ok := Processor(); !ok {
		b.Skip("this system does not tell the processor time")
	}
	best := time.Duration(1<<63 - 1)
	for range runs {
		runtime.GC()
		before := yardstick()
		begin, _ := Processor()
		f()
		end, _ := Processor()
		best = min(best, onReference(end-begin, before, yardstick()))
	}
	return best
}
