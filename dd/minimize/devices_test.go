package minimize

import (
	"context"
	"slices"
	"sync"
	"testing"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/simulate"
)

// stopwatch tells how long a reduction would have taken: trials of one wave
// start together, the next wave starts when the slowest has ended.
type stopwatch struct {
	mu     sync.Mutex
	trials []timed
}

type timed struct {
	number, device int
	seconds        float64
}

// watch makes trials last a restart of 15 to 25 s and 0.8 to 1.2 s an event.
func (w *stopwatch) watch(o dd.Oracle) dd.Oracle {
	return dd.OracleFunc(func(ctx context.Context, t dd.Trial) (dd.Outcome, error) {
		seconds := 15 + 10*simulate.Draw(1, t.Candidate, t.Repeat) + float64(len(t.Candidate))*(0.8+0.4*simulate.Draw(2, t.Candidate, t.Repeat))
		w.mu.Lock()
		w.trials = append(w.trials, timed{t.Number, t.Device, seconds})
		w.mu.Unlock()
		return o.Run(ctx, t)
	})
}

func (w *stopwatch) seconds() float64 {
	slices.SortFunc(w.trials, func(a, b timed) int { return a.number - b.number })
	sum, slowest := 0.0, 0.0
	for _, t := range w.trials {
		if t.device == 0 {
			sum, slowest = sum+slowest, 0
		}
		slowest = max(slowest, t.seconds)
	}
	return sum + slowest
}

// TestSpeedUp holds the default strategy to the speed-up that several devices
// must give on sequences of 300 events, with results
// that are as short but for the odd one.
func TestSpeedUp(t *testing.T) {
	const seeds = 3
	want := map[int]float64{4: 2.3, 8: 3.3}
	spent := map[int]float64{}
	longer := 0
	for _, f := range simulate.Families {
		each := map[int]float64{}
		for seed := range uint64(seeds) {
			s := f.Subject(simulate.Judging, seed, 300, 300)
			length := 0
			for _, devices := range []int{1, 4, 8} {
				var w stopwatch
				res, err := dd.Reduce(context.Background(), dd.Problem{Sequence: s.Sequence}, w.watch(s.Oracle()), Default, dd.Options{
					Devices: devices, Deterministic: true, Preflight: -1, Confirm: -1,
				})
				if err != nil {
					t.Fatal(err)
				}
				if !s.Crashes(res.Candidate) || !res.Certified {
					t.Errorf("%s, %d devices: %v, certified %t", s.Name, devices, res.Candidate, res.Certified)
				}
				if devices == 1 {
					length = len(res.Candidate)
				} else if len(res.Candidate) > length {
					longer++
				}
				each[devices] += w.seconds()
				spent[devices] += w.seconds()
			}
		}
		t.Logf("%-20s %6.0f s with one device, %.2f times faster with 4, %.2f times with 8", f.Name, each[1], each[1]/each[4], each[1]/each[8])
	}
	for devices, times := range want {
		if got := spent[1] / spent[devices]; got < times {
			t.Errorf("%d devices: %.2f times faster, want %.1f", devices, got, times)
		} else {
			t.Logf("%d devices: %.2f times faster", devices, got)
		}
	}
	if longer > seeds*len(simulate.Families)/10 {
		t.Errorf("%d results are longer than with one device", longer)
	}
}
