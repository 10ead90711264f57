// The yardstick: how fast the core is at the time, against that of the bounds.

package cost

import "time"

// referenceTurns is how many turns of the yardstick a microsecond has on a core
// for which benchmarks state their bounds, a fast one with its caches to itself. Rented
// cores do half of that, and change from one second to the next.
const referenceTurns = 720

// onReference returns what a processor time would be on the core of the bounds, by
// the yardstick's turns a microsecond before and after; never more than it is.
func onReference(took time.Duration, before, after float64) time.Duration {
	return time.Duration(float64(took) * min(1, (before+after)/2/referenceTurns))
}

// yardstick measures the core in turns a microsecond of processor time.
func yardstick() float64 {
	return turnsBy(5_000_000, func() time.Duration { now, _ := Processor(); return now })
}

// Speed measures what a core does at the time as a share of the reference core,
// in so many turns of the yardstick, by a clock of the caller's: on the wall's,
// what other programs take makes it slower.
func Speed(turns int, clock func() time.Duration) float64 {
	return turnsBy(turns, clock) / referenceTurns
}

// turnsBy runs turns of a chain of six dependent operations each, and returns how
// many a microsecond has by a clock.
func turnsBy(turns int, clock func() time.Duration) float64 {
	x := uint64(88172645463325252)
	begin := clock()
	for range turns {
		x ^= x << 13
		x ^= x >> 7
		x ^= x << 17
	}
	end := clock()
	if x == 0 {
		return 0 // never; but the loop must not be for nothing
	}
	return float64(turns) / max(1, float64((end-begin).Microseconds()))
}
