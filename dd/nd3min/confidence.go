// The figures that say how far a result can be trusted (section 5.2).

package nd3min

import (
	"fmt"
	"math"
)

// A Check is the result of the final runs, the triple the paper's tables print.
type Check struct {
	Runs      int     `json:"runs"`
	Successes int     `json:"successes"`
	Rate      float64 `json:"rate_confidence"` // p1: the rate is at least Bound
	Bound     float64 `json:"rate_bound"`
	Minimal   float64 `json:"minimal_confidence"` // p̂: no event can be removed at the requested rate
}

// String prints the triple as the paper does; both figures are lower bounds and
// therefore truncated.
func (c Check) String() string {
	return fmt.Sprintf("%d (%s/%s)", c.Successes, truncated(c.Rate), truncated(c.Minimal))
}

func truncated(p float64) string {
	if p >= 1 {
		return "1.0"
	}
	// One part in 10^9 forgives the rounding of sums.
	return fmt.Sprintf("%.2f", math.Floor(p*100+1e-9)/100)
}

// Confidence computes the check of a result with the given number of events
// whose final runs are t.
func Confidence(p Params, prior Prior, t Tally, events int) Check {
	bound := float64(p.Needed)/float64(p.Runs) - 0.05 // ε of definition 1
	return Check{
		Runs:      t.Runs(),
		Successes: t.Successes,
		Rate:      prior.AtLeast(t, bound),
		Bound:     bound,
		Minimal:   Minimality(p, prior, events),
	}
}

// AtLeast returns p1: the probability that a candidate seen as t reproduces at
// least at the given rate.
func (p Prior) AtLeast(t Tally, rate float64) float64 {
	sum := 0.0
	for i, w := range p.posterior(t) {
		if p.Rates[i] >= rate-1e-9 {
			sum += w
		}
	}
	return min(sum, 1)
}

// Minimality returns p̂ of lemma 1: the probability that none of the sequences
// made by removing one of the events passes at the requested rate, although the
// pass test rejected each.
func Minimality(p Params, prior Prior, events int) float64 {
	bound := float64(p.Needed) / float64(p.Runs)
	wrong, all := 0.0, 0.0
	for i, r := range prior.Rates {
		rejected := (1 - PassProbability(p, r)) * prior.Weights[i]
		all += rejected
		if r >= bound-1e-9 {
			wrong += rejected
		}
	}
	if all == 0 {
		return 1
	}
	return math.Pow(1-wrong/all, float64(events))
}

// PassProbability returns the probability that a candidate of the given rate
// passes the test (equation 6).
func PassProbability(p Params, rate float64) float64 { return tails(p.Runs, rate)[p.Needed] }
