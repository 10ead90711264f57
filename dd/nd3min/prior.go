// What is believed of a candidate's reproduction rate before it ran, and how
// runs change that belief.

package nd3min

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"sort"
)

// A Prior is a discrete distribution of reproduction rates over candidates
// (figure 4 of the paper): Weights[i] is the probability of Rates[i].
type Prior struct {
	Rates   []float64 `json:"rates"`
	Weights []float64 `json:"weights"`
}

// gridSteps is the number of intervals between the rates of a learned prior.
const gridSteps = 20

// maxRates bounds the support of a prior that comes from a file.
const maxRates = 10_000

// Uniform returns the prior that believes equally in 0, 1/20, …, 1.
func Uniform() Prior {
	var p Prior
	for i := 0; i <= gridSteps; i++ {
		p.Rates = append(p.Rates, float64(i)/gridSteps)
		p.Weights = append(p.Weights, 1.0/(gridSteps+1))
	}
	return p
}

// NewPrior returns the prior with the given weights, scaled to the sum 1 and
// ordered by rate.
func NewPrior(weights map[float64]float64) (Prior, error) {
	var p Prior
	for r := range weights {
		p.Rates = append(p.Rates, r)
	}
	sort.Float64s(p.Rates)
	for _, r := range p.Rates {
		p.Weights = append(p.Weights, weights[r])
	}
	return p, p.normalise()
}

// Learn returns a prior fitted to the candidates of earlier reductions: the
// histogram of their success rates, with a little of the default prior mixed in
// so that no rate is held impossible. Candidates that never ran say nothing.
func Learn(candidates []Tally) Prior {
	const trust = 20 // the default prior weighs as much as so many candidates
	base := DefaultPrior()
	p := Prior{Rates: append([]float64(nil), base.Rates...)}
	for _, w := range base.Weights {
		p.Weights = append(p.Weights, w*trust)
	}
	for _, t := range candidates {
		if t.Runs() == 0 {
			continue
		}
		p.Weights[nearest(p.Rates, t.Rate())]++
	}
	if err := p.normalise(); err != nil {
		panic("nd3min: learned prior: " + err.Error()) // the default prior alone is valid
	}
	return p
}

// nearest returns the index of the rate closest to r, the lower one of two.
func nearest(rates []float64, r float64) int {
	best := 0
	for i := range rates {
		if math.Abs(rates[i]-r) < math.Abs(rates[best]-r) {
			best = i
		}
	}
	return best
}

// UnmarshalJSON reads a prior and checks that it is a distribution.
func (p *Prior) UnmarshalJSON(data []byte) error {
	type plain Prior
	var q plain
	if err := json.Unmarshal(data, &q); err != nil {
		return fmt.Errorf("nd3min: prior: %w", err)
	}
	*p = Prior(q)
	return p.normalise()
}

// normalise checks the prior and scales it to the sum 1.
func (p *Prior) normalise() error {
	if len(p.Rates) == 0 || len(p.Rates) != len(p.Weights) {
		return fmt.Errorf("nd3min: prior has %d rates and %d weights", len(p.Rates), len(p.Weights))
	}
	if len(p.Rates) > maxRates {
		return fmt.Errorf("nd3min: prior has %d rates: at most %d", len(p.Rates), maxRates)
	}
	sum := 0.0
	for i, w := range p.Weights {
		r := p.Rates[i]
		if !(r >= 0 && r <= 1) {
			return fmt.Errorf("nd3min: prior: rate %d is %g: want 0 to 1", i, r)
		}
		if i > 0 && r <= p.Rates[i-1] {
			return fmt.Errorf("nd3min: prior: rate %d, %g, does not rise", i, r)
		}
		if !(w >= 0) || math.IsInf(w, 0) {
			return fmt.Errorf("nd3min: prior: weight %d is %g", i, w)
		}
		sum += w
	}
	if !(sum > 0) || math.IsInf(sum, 0) {
		return errors.New("nd3min: prior: the weights sum to nothing")
	}
	for i := range p.Weights {
		p.Weights[i] /= sum
	}
	return nil
}

// posterior returns the probability of each rate after the runs of t. The
// paper's formula leaves the normalisation out. Where the prior holds the
// observation impossible, the observation wins: every rate is weighed alike.
func (p Prior) posterior(t Tally) []float64 {
	w := make([]float64, len(p.Rates))
	weigh := func(prior func(i int) float64) float64 {
		sum := 0.0
		for i, r := range p.Rates {
			w[i] = math.Pow(r, float64(t.Successes)) * math.Pow(1-r, float64(t.Failures)) * prior(i)
			sum += w[i]
		}
		return sum
	}
	sum := weigh(func(i int) float64 { return p.Weights[i] })
	if sum == 0 {
		sum = weigh(func(int) float64 { return 1 })
	}
	if sum == 0 {
		w[nearest(p.Rates, t.Rate())], sum = 1, 1
	}
	for i := range w {
		w[i] /= sum
	}
	return w
}

// predict returns the probability of 0, 1, …, runs successes among further runs
// of a candidate seen as t.
func (p Prior) predict(t Tally, runs int) []float64 {
	out := make([]float64, runs+1)
	for i, w := range p.posterior(t) {
		if w == 0 {
			continue
		}
		for x := range out {
			out[x] += w * binomial(runs, x, p.Rates[i])
		}
	}
	return out
}
