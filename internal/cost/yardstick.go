// The yardstick: how fast the core is at the time, against that of the bounds.

package cost

import "time"

// referenceTurns is how many turns of the yardstick a microsecond has on a core
// for which tests state their bounds, a fast one with its caches to itself. Rented
// cores do half of that, and change from one second to the next.
const referenceTurns = 720

// onReference returns what a processor time would be on the core of the bounds, by
// the yardstick's turns a microsecond before and after; never more than it is.
func onReference(took time.Duration, before, after float64) time.Duration {
	return time.Duration(float64(took) * min(1, (before+after)/2/referenceTurns))
}

// yardstick measures the core with a chain of six dependent operations a turn.
func yardstick() float64 {
	const turns = 5_000_000
	x := uint64(88172645463325252)
	begin, _ := processor()
	for range turns {
		x ^= x << 13
		x ^= x >> 7
		x ^= x << 17
	}
	end, _ := processor()
	if x == 0 {
		return 0 // never; but the loop must not be for nothing
	}
	return turns / max(1, float64((end-begin).Microseconds()))
}
