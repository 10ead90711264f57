// Package cost measures for tests what code costs in processor time, to which
// other programs on the machine add little, on a core of a stated speed.
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
	if raceDetector {
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
