// The measurements that tests judge.

package cost

import (
	"runtime"
	"testing"
	"time"
)

// Least returns the least processor time that f took in a number of runs, on a slow
// core in proportion less. Tests under the race detector, which costs much itself, and on systems that do not tell
// are skipped.
func Least(t testing.TB, runs int, f func()) time.Duration {
	t.Helper()
	if RaceDetector {
		t.Skip("the race detector costs more than what is measured")
	}
	if _, ok := processor(); !ok {
		t.Skip("this system does not tell the processor time")
	}
	best := time.Duration(1<<63 - 1)
	for range runs {
		runtime.GC()
		before := yardstick()
		begin, _ := processor()
		f()
		end, _ := processor()
		best = min(best, onReference(end-begin, before, yardstick()))
	}
	return best
}

// Over calls f and reports whether it took more processor time than the bound, and
// how much it took. It judges nothing, and says false, where Least would skip.
func Over(bound time.Duration, f func()) (took time.Duration, over bool) {
	begin, known := processor()
	f()
	end, _ := processor()
	took = end - begin
	if took <= bound || !known || RaceDetector {
		return took, false // a slow core would only make it less
	}
	now := yardstick()
	took = onReference(took, now, now)
	return took, took > bound
}
