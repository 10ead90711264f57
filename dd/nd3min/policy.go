// What a selection policy is, and the two that ignore what was seen.

package nd3min

// A Policy spreads the parallel runs of one step over the candidates.
//
// Schedule returns one number of runs for each candidate, in their order. Their
// sum is at most Params.Parallel and positive while any candidate is undecided;
// no candidate gets more runs than it may have, a dead one gets none.
type Policy interface {
	Name() string
	Schedule(p Params, seen []Tally) []int
}

// Greedy finishes one candidate after the other (section 4.1).
type Greedy struct{}

func (Greedy) Name() string { return "greedy" }

func (Greedy) Schedule(p Params, seen []Tally) []int {
	v := make([]int, len(seen))
	free := p.Parallel
	for j, t := range seen {
		v[j] = min(p.capacity(t), free)
		free -= v[j]
	}
	return v
}

// RoundRobin gives one run to each undecided candidate in turn (section 4.1).
type RoundRobin struct{}

func (RoundRobin) Name() string { return "round-robin" }

func (RoundRobin) Schedule(p Params, seen []Tally) []int {
	v := make([]int, len(seen))
	order := make([]int, len(seen))
	for j := range order {
		order[j] = j
	}
	sweep(p, seen, v, order, p.Parallel)
	return v
}

// sweep adds one run to each candidate of order in turn until free runs are
// spent or no candidate may have more, and returns the runs left over.
func sweep(p Params, seen []Tally, v, order []int, free int) int {
	for more := true; more && free > 0; {
		more = false
		for _, j := range order {
			if free > 0 && v[j] < p.capacity(seen[j]) {
				v[j]++
				free--
				more = true
			}
		}
	}
	return free
}
