package cost

import (
	"testing"
	"time"
)

// More work costs more, and sleeping costs little.
func BenchmarkLeast(b *testing.B) {
	sum := 0
	work := func(n int) time.Duration {
		return Least(b, 3, func() {
			for i := range n {
				sum ^= i * i
			}
		})
	}
	for b.Loop() {
		few, many := work(1_000_000), work(100_000_000)
		if many < 5*few {
			b.Errorf("a hundred times the work took %v instead of %v (%d)", many, few, sum)
		}
		if idle := Least(b, 1, func() { time.Sleep(50 * time.Millisecond) }); idle > 25*time.Millisecond {
			b.Errorf("sleeping took %v", idle)
		}
	}
}

// A slow core is allowed for, a fast one is not held against the code.
func TestOnReference(t *testing.T) {
	const took = 100 * time.Millisecond
	for _, tt := range []struct {
		before, after float64
		want          time.Duration
	}{
		{referenceTurns, referenceTurns, took},
		{referenceTurns / 2, referenceTurns / 2, took / 2},
		{referenceTurns, referenceTurns / 2, took * 3 / 4},
		{2 * referenceTurns, 2 * referenceTurns, took},
	} {
		if got := onReference(took, tt.before, tt.after); got != tt.want {
			t.Errorf("%v and %v turns: %v, want %v", tt.before, tt.after, got, tt.want)
		}
	}
	ticks := time.Duration(0)
	tick := func() time.Duration { ticks += 2 * time.Microsecond; return ticks }
	if got := Speed(referenceTurns, tick); got != 0.5 {
		t.Errorf("half as fast a core is %v of the reference", got)
	}
}
