// How many states the decision process has.

package nd3min

import "math/big"

// StateCount is the size of the decision process for one number of candidates.
type StateCount struct {
	Undecided int64    // no candidate dead, the runs a multiple of m
	SomeDead  int64    // some candidates dead, but not all
	Raw       *big.Int // tallies of all candidates without merging: ((nr+1)(nr+2)/2)ⁿ
}

// NonTerminal is the number of states in which a schedule is chosen.
func (c StateCount) NonTerminal() int64 { return c.Undecided + c.SomeDead }

// CountStates counts the merged states for n candidates: the order of the
// candidates does not matter, and dead ones are all alike. A dead candidate can
// account for any number of runs modulo m (as long as Needed ≥ Parallel), so
// only states without one are bound to multiples of m.
//
// For the paper's parameters and n = 5 there are 729,705, and 729,707 with the
// two ends; the paper says 729,709 and does not list them.
func CountStates(p Params, n int) StateCount {
	// byRuns[k][r]: multisets of k undecided tallies with r runs in all, built
	// one tally after the other.
	byRuns := make([][]int64, n+1)
	for k := range byRuns {
		byRuns[k] = make([]int64, n*p.Runs+1)
	}
	byRuns[0][0] = 1
	for _, t := range newPairs(p).tally {
		for k := 1; k <= n; k++ {
			for r := t.Runs(); r < len(byRuns[k]); r++ {
				byRuns[k][r] += byRuns[k-1][r-t.Runs()]
			}
		}
	}
	var c StateCount
	for r, states := range byRuns[n] {
		if r%p.Parallel == 0 {
			c.Undecided += states
		}
	}
	for k := 1; k < n; k++ {
		for _, states := range byRuns[k] {
			c.SomeDead += states
		}
	}
	each := int64(p.Runs+1) * int64(p.Runs+2) / 2
	c.Raw = new(big.Int).Exp(big.NewInt(each), big.NewInt(int64(n)), nil)
	return c
}
