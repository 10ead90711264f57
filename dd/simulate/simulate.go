// Models of apps, and the oracles over them.

package simulate

import (
	"context"
	"fmt"
	"hash/fnv"
	"math/rand/v2"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
)

// Taps returns a sequence of n different taps.
func Taps(n int) *event.Sequence {
	s := &event.Sequence{Package: "p", Activity: "p.A", Events: make([]event.Event, n)}
	for i := range s.Events {
		s.Events[i] = event.Event{Kind: event.Tap, Points: []event.Point{{X: float64(i), Y: 1}}}
	}
	return s
}

// Oracle makes an oracle of a predicate over candidates.
func Oracle(crashes func(candidate []int) bool) dd.Oracle {
	return dd.OracleFunc(func(_ context.Context, t dd.Trial) (dd.Outcome, error) {
		if crashes(t.Candidate) {
			return dd.Outcome{Verdict: dd.Reproduced, Signature: "crash"}, nil
		}
		return dd.Outcome{Verdict: dd.Passed}, nil
	})
}

// Monotone is the oracle on which exactly the candidates with all of the needed
// events crash.
func Monotone(needed ...int) dd.Oracle { return Oracle(Contains(needed...)) }

// Contains reports whether a candidate has all of the needed events.
func Contains(needed ...int) func([]int) bool {
	return func(candidate []int) bool {
		have := make(map[int]bool, len(candidate))
		for _, x := range candidate {
			have[x] = true
		}
		for _, x := range needed {
			if !have[x] {
				return false
			}
		}
		return true
	}
}

// ActivityReplay is the oracle of a recorded sequence on which an event acts
// only in the state that it was recorded in, and then leads where it led; the
// last event crashes. Outcomes tell the states if tell is set.
func ActivityReplay(s *event.Sequence, tell bool) dd.Oracle {
	return dd.OracleFunc(func(_ context.Context, t dd.Trial) (dd.Outcome, error) {
		state := *s.Events[0].Before
		o := dd.Outcome{Verdict: dd.Passed, Steps: []dd.Step{{State: state}}}
		for _, x := range t.Candidate {
			if state == *s.Events[x].Before {
				if x == len(s.Events)-1 {
					o.Verdict, o.Signature = dd.Reproduced, "crash"
					break
				}
				state = *s.Events[x+1].Before
			}
			o.Steps = append(o.Steps, dd.Step{State: state})
		}
		if !tell {
			o.Steps = nil
		}
		return o, nil
	})
}

// Flaky makes an oracle flaky: a candidate on which it crashes does so at the
// rate that rate gives it. The k-th trial of a candidate always has the same
// outcome for one seed, so that runs can be repeated.
func Flaky(o dd.Oracle, seed uint64, rate func(candidate []int) float64) dd.Oracle {
	return dd.OracleFunc(func(ctx context.Context, t dd.Trial) (dd.Outcome, error) {
		out, err := o.Run(ctx, t)
		if err == nil && out.Verdict == dd.Reproduced && Draw(seed, t.Candidate, t.Repeat) >= rate(t.Candidate) {
			out = dd.Outcome{Verdict: dd.Passed, Steps: out.Steps}
		}
		return out, err
	})
}

// Draw returns a number in [0, 1) that depends on nothing but its arguments.
func Draw(seed uint64, candidate []int, k int) float64 {
	h := fnv.New64a()
	fmt.Fprint(h, candidate, k)
	return rand.New(rand.NewPCG(seed, h.Sum64())).Float64()
}
