// The inner loop of the solver: the best schedule for one state.

package nd3min

import "math"

// An evaluator finds the best schedule for states of k undecided candidates.
// It walks over the candidates; at each it fixes a number of runs and extends
// the list of possible results so far, so schedules that begin alike share the
// work of the common part.
type evaluator struct {
	s    *solver
	k    int
	root int32 // number of the multiset of the n−k dead candidates
	size int   // n−k

	set  []uint16
	caps []int // capacity of each candidate
	rest []int // rest[i]: capacity of candidates i, i+1, …
	runs []int // schedule under evaluation
	// front[i] lists what candidates 0 … i−1 may have come to.
	front [][]branch

	bestRuns []uint8
	bestCost float64
}

// A branch is a multiset of results and its probability.
type branch struct {
	number      int32
	probability float64
}

func newEvaluator(s *solver, k int) *evaluator {
	e := &evaluator{s: s, k: k, size: s.n - k, caps: make([]int, k), rest: make([]int, k+1), runs: make([]int, k)}
	for j := 0; j < e.size; j++ {
		if j < len(s.nb.add) {
			e.root = s.nb.add[j][int(e.root)*s.nb.symbols+s.pairs.dead]
		}
	}
	e.front = make([][]branch, k)
	e.front[0] = []branch{{e.root, 1}}
	return e
}

// best returns the value of the state and writes its best schedule to runs. Of
// equally good schedules the first in order is taken.
func (e *evaluator) best(set []uint16, runs []uint8) float64 {
	e.set, e.bestRuns, e.bestCost = set, runs, math.Inf(1)
	for i := e.k - 1; i >= 0; i-- {
		e.caps[i] = e.s.p.capacity(e.s.pairs.tally[set[i]])
		e.rest[i] = e.rest[i+1] + e.caps[i]
	}
	if e.rest[0] <= e.s.p.Parallel {
		// Everything that may run runs, after which all is decided.
		for i, c := range e.caps {
			runs[i] = uint8(c)
		}
		return 1
	}
	e.walk(0, e.s.p.Parallel, 1, 1)
	return 1 + e.bestCost
}

// walk fixes the runs of candidate i and later ones. The probability that no
// earlier candidate passes is open, that all earlier ones are dead is dead.
func (e *evaluator) walk(i, free int, open, dead float64) {
	effects := e.s.effects[e.set[i]]
	low, high := max(0, free-e.rest[i+1]), min(free, e.caps[i])
	if i > 0 && e.set[i-1] == e.set[i] {
		high = min(high, e.runs[i-1]) // alike candidates: the earlier one gets more
	}
	for v := high; v >= low; v-- {
		e.runs[i] = v
		f := &effects[v]
		open, dead := open*(1-f.pass), dead*f.dead
		if i == e.k-1 {
			// Each state that is not the end takes one more step at least.
			if open-dead < e.bestCost {
				e.last(f)
			}
			continue
		}
		s := e.s.nb
		add := s.add[e.size+i]
		next := e.front[i+1][:0]
		for _, b := range e.front[i] {
			row := add[int(b.number)*s.symbols : (int(b.number)+1)*s.symbols]
			for _, r := range f.results {
				next = append(next, branch{row[r.symbol], b.probability * r.probability})
			}
		}
		e.front[i+1] = next
		e.walk(i+1, free-v, open, dead)
	}
}

// last sums over the results of the last candidate and keeps the schedule if it
// is better than the best so far; ties within rounding keep the earlier one.
func (e *evaluator) last(f *effect) {
	values, symbols := e.s.values, e.s.nb.symbols
	cost := 0.0
	for _, b := range e.front[e.k-1] {
		row := values[int(b.number)*symbols : (int(b.number)+1)*symbols]
		sum := 0.0
		for _, r := range f.results {
			sum += r.probability * row[r.symbol]
		}
		cost += b.probability * sum
		if cost >= e.bestCost {
			return
		}
	}
	if cost < e.bestCost-1e-12 {
		e.bestCost = cost
		for i, v := range e.runs {
			e.bestRuns[i] = uint8(v)
		}
	}
}
