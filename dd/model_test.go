// Simulated oracles that the tests share.

package dd

import (
	"context"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dd/event"
)

// taps returns a sequence of n taps that differ.
func taps(n int) *event.Sequence {
	s := &event.Sequence{Package: "p", Activity: "p.A", Events: make([]event.Event, n)}
	for i := range s.Events {
		s.Events[i] = event.Event{Kind: event.Tap, Points: []event.Point{{X: float64(i), Y: 1}}}
	}
	return s
}

// contains is the monotone oracle: all of min are there.
func contains(min ...int) func([]int) bool {
	return func(c []int) bool {
		for _, x := range min {
			if !slices.Contains(c, x) {
				return false
			}
		}
		return true
	}
}

// oracleOf makes an oracle of a predicate and logs what it was asked.
func oracleOf(fails func([]int) bool, log *[][]int) Oracle {
	return OracleFunc(func(_ context.Context, t Trial) (Outcome, error) {
		if log != nil {
			*log = append(*log, t.Candidate)
		}
		if fails(t.Candidate) {
			return Outcome{Verdict: Reproduced, Signature: "crash"}, nil
		}
		return Outcome{Verdict: Passed}, nil
	})
}

// mustReduce reduces on a deterministic oracle without pre-flight and confirmation.
func mustReduce(t testing.TB, seq *event.Sequence, o Oracle, s Strategy, opts Options) *Result {
	t.Helper()
	opts.Deterministic = true
	opts.Preflight, opts.Confirm = -1, -1
	res, err := Reduce(context.Background(), Problem{Sequence: seq}, o, s, opts)
	if err != nil {
		t.Fatal(err)
	}
	return res
}
