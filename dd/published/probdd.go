// ProbDD: "Probabilistic Delta Debugging" (Wang et al., FSE 2021), section 3.

package published

import (
	"cmp"
	"math"
	"slices"

	"github.com/esdroid/esdroid/dd"
)

// Prior gives the probability that an event is needed, before any test, for a
// sequence of n events.
type Prior func(n int) float64

// Fixed is the published kind of prior: a constant, whatever the length.
func Fixed(p float64) Prior { return func(int) float64 { return p } }

// Expected scales with the length: about c events are needed, however long the
// sequence is. A constant prior removes a few events at a time from a long
// sequence and replays it in full for each of them.
func Expected(c float64) Prior {
	return func(n int) float64 { return math.Min(c/float64(max(n, 1)), 0.5) }
}

// ProbDD returns ProbDD with the prior. With pinned, the last event is taken to
// be needed (it was running when the app crashed) until all others are decided.
func ProbDD(prior Prior, pinned bool) dd.Strategy {
	return func(r *dd.Run, start []int) ([]int, error) {
		r.Stage("probdd")
		if len(start) < 2 {
			return start, nil
		}
		p0 := prior(len(start))
		p := make(map[int]float64, len(start))
		for _, x := range start {
			p[x] = p0
		}
		if pinned {
			p[start[len(start)-1]] = 1
		}
		kept := start
		for {
			d := prefix(kept, p)
			if len(d) == 0 {
				return kept, nil
			}
			rest := dd.Without(kept, d)
			if len(rest) == 0 && len(kept) > 1 {
				d = d[:len(d)-1] // what is left after deleting all is known: the launch alone
				rest = dd.Without(kept, d)
			}
			ok, err := r.Test(rest)
			if err != nil {
				return r.Best(), err
			}
			if ok {
				kept = rest
				if err := r.Accept(kept); err != nil {
					return r.Best(), err
				}
				continue
			}
			failed(d, p)
		}
	}
}

// prefix chooses what to delete next: of the undecided elements in order of
// probability the prefix of largest expected gain; of equal ones the longer.
func prefix(kept []int, p map[int]float64) []int {
	var undecided []int
	for _, x := range kept {
		if p[x] < 1 {
			undecided = append(undecided, x)
		}
	}
	slices.SortStableFunc(undecided, func(a, b int) int { return cmp.Compare(p[a], p[b]) })
	best, gain, all := 0, 0.0, 1.0
	for i, x := range undecided {
		all *= 1 - p[x]
		g := float64(i+1) * all
		if g < gain*(1-1e-12) {
			break
		}
		best, gain = i+1, g
	}
	return undecided[:best]
}

// failed raises the probabilities of elements one of which is needed.
func failed(d []int, p map[int]float64) {
	all := 1.0
	for _, x := range d {
		all *= 1 - p[x]
	}
	for _, x := range d {
		if q := p[x] / (1 - all); len(d) == 1 || q > 1-1e-9 {
			p[x] = 1
		} else {
			p[x] = q
		}
	}
}
