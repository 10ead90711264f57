// Which candidate of several passes: the inner loop of the reduction.

package nd3min

import (
	"context"
	"errors"
	"fmt"

	"github.com/esdroid/esdroid/dd"
)

// runner is the part of a dd.Run that this package uses.
type runner interface {
	Context() context.Context
	Devices() int
	Deterministic() bool
	MinRate() float64
	Stage(name string)
	Execute(candidates [][]int, steps bool) ([]dd.Outcome, error)
	Accept(candidate []int) error
	Logf(format string, args ...any)
}

// idleSteps is how many steps in a row may bring no answer at all.
const idleSteps = 3

// ErrNoAnswers ends a reduction whose trials all stay unresolved.
var ErrNoAnswers = errors.New("no trial was resolved")

// selector runs candidates and remembers what they did.
type selector struct {
	run    runner
	params Params
	policy Policy
	forget bool
	seen   map[string]*Tally
	steps  int
}

// tally returns what is known of a candidate; runs add to it.
func (s *selector) tally(candidate []int) *Tally {
	k := key(candidate)
	t := s.seen[k]
	if t == nil {
		t = new(Tally)
		s.seen[k] = t
	}
	return t
}

// passing returns the index of a candidate that passes, or −1 if all are dead
// (get_passing, section 4). Among those that pass in the same step the one with
// the highest rate wins, then the lowest index.
func (s *selector) passing(candidates [][]int) (int, error) {
	// The paper begins each selection from nothing; unless told to do so, what
	// is known of a candidate stays known.
	tallies := make([]*Tally, len(candidates))
	for j, c := range candidates {
		if tallies[j] = s.tally(c); s.forget {
			*tallies[j] = Tally{}
		}
	}
	for {
		winner, undecided := -1, false
		seen := make([]Tally, len(candidates))
		for j, t := range tallies {
			seen[j] = *t
			undecided = undecided || s.params.capacity(*t) > 0
			if s.params.passed(*t) && (winner < 0 || t.Rate() > tallies[winner].Rate()) {
				winner = j
			}
		}
		if winner >= 0 || !undecided {
			return winner, nil
		}
		schedule := s.policy.Schedule(s.params, seen)
		if err := checkSchedule(s.params, seen, schedule); err != nil {
			return -1, fmt.Errorf("nd3min: policy %s: %w", s.policy.Name(), err)
		}
		if err := s.step(candidates, tallies, schedule); err != nil {
			return -1, err
		}
	}
}

// step executes one schedule. Unresolved trials are no answers; they are
// scheduled anew by the next step.
func (s *selector) step(candidates [][]int, tallies []*Tally, schedule []int) error {
	var batch [][]int
	var owner []int
	for j, v := range schedule {
		for range v {
			batch = append(batch, candidates[j])
			owner = append(owner, j)
		}
	}
	for range idleSteps {
		outcomes, err := s.run.Execute(batch, false)
		if err != nil {
			return err
		}
		s.steps++
		resolved := 0
		for i, o := range outcomes {
			switch o.Verdict {
			case dd.Reproduced:
				tallies[owner[i]].Successes++
				resolved++
			case dd.Passed:
				tallies[owner[i]].Failures++
				resolved++
			}
		}
		if resolved > 0 {
			return nil
		}
	}
	return fmt.Errorf("nd3min: %d trials of %d candidates: %w", idleSteps*len(batch), len(candidates), ErrNoAnswers)
}

// repeat runs one candidate so often and returns what these runs alone showed.
func (s *selector) repeat(candidate []int, runs int) (Tally, error) {
	var t Tally
	for t.Runs() < runs {
		v := min(runs-t.Runs(), s.params.Parallel)
		if err := s.step([][]int{candidate}, []*Tally{&t}, []int{v}); err != nil {
			return t, err
		}
	}
	return t, nil
}

// key is a candidate as a map key.
func key(candidate []int) string {
	b := make([]byte, 0, 4*len(candidate))
	for _, x := range candidate {
		b = append(b, byte(x), byte(x>>8), byte(x>>16), byte(x>>24))
	}
	return string(b)
}
