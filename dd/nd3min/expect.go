// The expected number of steps of any policy.

package nd3min

import "fmt"

// ExpectedSteps returns the expected number of steps that the policy needs to
// select among n candidates that never ran. It follows every way the runs may
// come out, in the order of the candidates, which matters to some policies; the
// work grows with about 50ⁿ, so n is small.
func ExpectedSteps(p Params, prior Prior, policy Policy, n int) (float64, error) {
	if err := p.Validate(); err != nil {
		return 0, err
	}
	q := newPairs(p)
	effects := q.effects(prior)
	known := make(map[string]float64)
	dead := Tally{Failures: p.Runs - p.Needed + 1}
	tallyOf := func(symbol int) Tally {
		if symbol == q.dead {
			return dead
		}
		return q.tally[symbol]
	}
	var expect func(state []int) (float64, error)
	expect = func(state []int) (float64, error) {
		key := make([]byte, 0, 2*n)
		seen := make([]Tally, n)
		undecided := false
		for j, a := range state {
			key = append(key, byte(a), byte(a>>8))
			seen[j] = tallyOf(a)
			undecided = undecided || a != q.dead
		}
		if !undecided {
			return 0, nil
		}
		if v, ok := known[string(key)]; ok {
			return v, nil
		}
		runs := policy.Schedule(p, seen)
		if err := checkSchedule(p, seen, runs); err != nil {
			return 0, fmt.Errorf("nd3min: policy %s: %w", policy.Name(), err)
		}
		sum := 1.0
		next := make([]int, n)
		var follow func(j int, probability float64) error
		follow = func(j int, probability float64) error {
			if j == n {
				v, err := expect(append([]int(nil), next...))
				sum += probability * v
				return err
			}
			if state[j] == q.dead || runs[j] == 0 {
				next[j] = state[j]
				return follow(j+1, probability)
			}
			for _, r := range effects[state[j]][runs[j]].results {
				next[j] = int(r.symbol)
				if err := follow(j+1, probability*r.probability); err != nil {
					return err
				}
			}
			return nil
		}
		if err := follow(0, 1); err != nil {
			return 0, err
		}
		known[string(key)] = sum
		return sum, nil
	}
	return expect(make([]int, n))
}

// checkSchedule reports a schedule that breaks the rules of a Policy.
func checkSchedule(p Params, seen []Tally, runs []int) error {
	if len(runs) != len(seen) {
		return fmt.Errorf("schedule for %d of %d candidates", len(runs), len(seen))
	}
	sum := 0
	for j, v := range runs {
		if v < 0 || v > p.capacity(seen[j]) {
			return fmt.Errorf("%d runs for candidate %d, which may get %d", v, j, p.capacity(seen[j]))
		}
		sum += v
	}
	if sum == 0 || sum > p.Parallel {
		return fmt.Errorf("%d runs in one step of at most %d", sum, p.Parallel)
	}
	return nil
}
