package cost

import (
	"testing"
	"time"
)

func TestLeast(t *testing.T) {
	sum := 0
	work := func(n int) time.Duration {
		return Least(t, 3, func() {
			for i := range n {
				sum ^= i * i
			}
		})
	}
	few, many := work(1_000_000), work(100_000_000)
	if many < 5*few {
		t.Errorf("a hundred times the work took %v instead of %v (%d)", many, few, sum)
	}
	if idle := Least(t, 1, func() { time.Sleep(50 * time.Millisecond) }); idle > 25*time.Millisecond {
		t.Errorf("sleeping took %v", idle)
	}
}

func TestOver(t *testing.T) {
	spin := func(d time.Duration) func() {
		return func() {
			begin, _ := processor()
			for now := begin; now-begin < d; now, _ = processor() {
			}
		}
	}
	if _, ok := processor(); !ok || RaceDetector {
		t.Skip("nothing is judged")
	}
	if took, over := Over(time.Millisecond, spin(200*time.Millisecond)); !over {
		t.Errorf("%v is not over a millisecond", took)
	}
	if took, over := Over(time.Second, spin(time.Millisecond)); over {
		t.Errorf("%v is over a second", took)
	}
	if took, over := Over(20*time.Millisecond, func() { time.Sleep(100 * time.Millisecond) }); over {
		t.Errorf("sleeping took %v", took)
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
	if now := yardstick(); now < 10 || now > 100*referenceTurns {
		t.Errorf("the yardstick measures %v turns a microsecond", now)
	}
}
