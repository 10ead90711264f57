// Keeping the requested rate: parameters fitted to the input, and a stronger
// test of what the search accepted.

package nd3min

import (
	"math"
	"slices"
)

// A Guarantee says how sure a result must be. The pass test alone is weak: a
// candidate that reproduces in 80 % of its runs passes 18 of 20 once in five
// times, and a reduction makes many tests. Its result is therefore tested again
// by runs of its own, and taken back if it fails.
type Guarantee struct {
	// Rate that the result must keep; 0: what the run asks for (dd.Options.MinRate)
	// or, if it asks for nothing, the rate the parameters ask for less
	// 0.05 (ε of the paper's definition 1), or, if the input does not reproduce
	// always, its rate less Options.Loss.
	Rate float64
	// Error is the probability of keeping a result that reproduces less often;
	// 0: 0.02. Negative: nothing is guaranteed.
	Error float64
	// Runs is the most that the stronger test may take; 0: 960.
	Runs int
}

// adapt turns the pre-flight into parameters and a rate to keep. The paper
// gives up on inputs that reproduce in fewer than Preflight runs; otherwise one
// failure is enough for the test to be fitted to the input.
func (m *minimizer) adapt(start []int, preflight Tally) error {
	o := m.options
	want := m.params.Preflight
	if !o.Faithful {
		want = 1
	}
	if preflight.Successes < want {
		return &UnstableError{Seen: preflight, Want: want, Of: m.params.Runs}
	}
	if o.Faithful {
		return nil
	}
	m.rate = o.Guarantee.Rate
	if preflight.Failures > 0 {
		// A rate seen in few runs is uncertain; more of them narrow it.
		more, err := m.repeat(start, 2*m.params.Runs)
		if err != nil {
			return err
		}
		all := Tally{preflight.Successes + more.Successes, preflight.Failures + more.Failures}
		if m.rate > 0 && 1-tails(all.Runs(), m.rate)[all.Successes+1] < 0.01 {
			return &UnstableError{Seen: all, Want: int(math.Ceil(m.rate * float64(all.Runs()))), Of: all.Runs()}
		}
		m.input = all.Rate()
		if m.rate == 0 {
			m.rate = m.input * (1 - o.loss())
		}
		// An input just at the rate asked for cannot be told from worse ones.
		m.input = min(max(m.input, m.rate+0.02), 1)
		m.params.Runs, m.params.Needed = Recommend(m.input, m.rate)
		m.run.Logf("the input reproduces at a rate of %.2f: a candidate needs %d of %d runs", m.input, m.params.Needed, m.params.Runs)
	} else if m.rate == 0 {
		m.rate = float64(m.params.Needed)/float64(m.params.Runs) - 0.05
	}
	if o.Guarantee.Error < 0 {
		m.rate = 0
	}
	return nil
}

func (o *Options) loss() float64 {
	if o.Loss == 0 {
		return 0.15
	}
	return o.Loss
}

// Recommend returns the smallest pass test (runs, needed) that accepts with 95 %
// a candidate of the input's rate and rejects with 95 % one that falls as far
// below the rate to keep as the input lies above it, or the best test of maxRuns
// runs where none can do both.
func Recommend(input, keep float64) (runs, needed int) {
	low := max(2*keep-input, 0)
	const errors = 0.05
	for runs = 5; runs <= maxRuns; runs++ {
		accepts := tails(runs, low)
		for needed = 1; needed < runs && accepts[needed] > errors; {
			needed++
		}
		if accepts[needed] <= errors && tails(runs, input)[needed] >= 1-errors {
			return runs, needed
		}
	}
	return maxRuns, needed
}

// sound returns how many candidates of the chain, from its start, are known to
// keep the rate: the longest such part that ends in a candidate which passes the
// stronger test. The first is the input, which needs no test.
func (m *minimizer) sound(chain [][]int) (int, error) {
	if m.rate == 0 {
		return len(chain), nil
	}
	m.run.Stage("confirm")
	good, bad := 0, len(chain)
	for at := len(chain) - 1; good+1 < bad; at = (good + bad) / 2 {
		ok, err := m.confirmed(chain[at])
		if err != nil {
			return 0, err
		}
		if ok {
			good = at
			if at == len(chain)-1 {
				break
			}
			continue
		}
		bad = at
		*m.tally(chain[at]) = Tally{Failures: m.params.Runs - m.params.Needed + 1} // never again
	}
	return good + 1, nil
}

// reconsider looks for a single removal that the pass test may have refused by
// bad luck: one that could well reproduce as often as the input. It accepts and
// returns the first that passes the stronger test, or returns nil. A test that
// wrongly refuses one candidate in twenty would otherwise leave events behind in
// every tenth result.
func (m *minimizer) reconsider(result []int) ([]int, error) {
	if m.rate == 0 || m.input == 0 {
		return nil, nil
	}
	m.run.Stage("reconsider")
	const luck = 0.005
	for i := range result {
		c := slices.Delete(slices.Clone(result), i, i+1)
		t := m.tally(c)
		if t.Runs() == 0 || m.looked[key(c)] || 1-tails(t.Runs(), m.input)[t.Successes+1] < luck {
			continue
		}
		m.looked[key(c)] = true
		ok, err := m.confirmed(c)
		if err != nil {
			return nil, err
		}
		if ok {
			*t = Tally{Successes: m.params.Needed}
			return c, m.run.Accept(c)
		}
	}
	return nil, nil
}

// confirmed tests by fresh runs whether the candidate keeps the rate. It looks
// first when runs without a failure would do, and then each time their number
// has doubled; the errors of all looks together stay below the guarantee's, and
// a candidate that is still undecided at the end has failed.
func (m *minimizer) confirmed(candidate []int) (bool, error) {
	g := m.options.Guarantee
	if g.Error == 0 {
		g.Error = 0.02
	}
	if g.Runs == 0 {
		g.Runs = 960
	}
	first := g.Runs
	const looks = 6
	alpha := g.Error / looks
	for n := 1; n < g.Runs; n++ {
		if math.Pow(m.rate, float64(n)) <= alpha {
			first = n
			break
		}
	}
	var t Tally
	for look := 1; ; look++ {
		n := min(first<<(look-1), g.Runs)
		if look == looks {
			n = g.Runs
		}
		more, err := m.repeat(candidate, n-t.Runs())
		if err != nil {
			return false, err
		}
		t.Successes += more.Successes
		t.Failures += more.Failures
		tail := tails(t.Runs(), m.rate)
		if tail[t.Successes] <= alpha {
			return true, nil
		}
		if 1-tail[t.Successes+1] <= alpha || t.Runs() >= g.Runs {
			m.run.Logf("a candidate of %d events reproduced in %d of %d runs: not surely as often as %.2f",
				len(candidate), t.Successes, t.Runs(), m.rate)
			return false, nil
		}
	}
}
