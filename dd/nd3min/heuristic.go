// The selection heuristic: confirm what looks good, then discard what looks bad.

package nd3min

import "sort"

// Heuristic is the policy of section 4.2 (figure 3): after one round over all
// candidates it tries to confirm the promising ones and, with the runs left, to
// discard the others. It is within a few percent of the optimum and needs no
// table, which makes it the default.
type Heuristic struct{}

func (Heuristic) Name() string { return "heuristic" }

func (Heuristic) Schedule(p Params, seen []Tally) []int {
	var order []int
	for j, t := range seen {
		if p.capacity(t) == 0 {
			continue
		}
		if t.Runs() == 0 {
			return RoundRobin{}.Schedule(p, seen)
		}
		order = append(order, j)
	}
	sort.SliceStable(order, func(a, b int) bool {
		x, y := seen[order[a]], seen[order[b]]
		// Compare the rates as fractions: equal rates must be seen as equal.
		if l, r := x.Successes*y.Runs(), y.Successes*x.Runs(); l != r {
			return l > r
		}
		return x.Successes > y.Successes
	})

	v := make([]int, len(seen))
	free := p.Parallel
	give := func(j, runs int) {
		v[j] += runs
		free -= runs
	}
	split := sort.Search(len(order), func(i int) bool { return seen[order[i]].Rate() < p.Promising })
	var deferred []int
	for _, j := range order[:split] {
		if free == 0 {
			return v
		}
		t := seen[j]
		confirm := min(p.capacity(t), ceilDiv((p.Needed-t.Successes)*t.Runs(), t.Successes))
		switch {
		case confirm <= free:
			give(j, confirm)
		case confirm <= p.Parallel:
			deferred = append(deferred, j)
		default:
			give(j, free)
		}
	}
	free = sweep(p, seen, v, deferred, free)
	for _, j := range order[split:] {
		if free == 0 {
			return v
		}
		t := seen[j]
		discard := ceilDiv((p.Runs-p.Needed+1-t.Failures)*t.Runs(), t.Failures)
		give(j, min(p.capacity(t), discard, free))
	}
	// The figure leaves runs that nobody needs to a last sweep.
	sweep(p, seen, v, order, free)
	return v
}

// ceilDiv returns a/b rounded up. A promising candidate has a success and any
// other one a failure, so b is positive.
func ceilDiv(a, b int) int { return (a + b - 1) / b }
