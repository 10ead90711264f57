// The states of one candidate in the decision process, and what runs do to it.

package nd3min

// pairs numbers the tallies of undecided candidates densely; one more symbol
// stands for every dead candidate, since dead ones are all alike.
type pairs struct {
	p      Params
	tally  []Tally
	dead   int   // the symbol of a dead candidate, len(tally)
	symbol []int // of Successes*(Runs-Needed+1) + Failures
}

func newPairs(p Params) *pairs {
	q := &pairs{p: p}
	for s := 0; s < p.Needed; s++ {
		for f := 0; f <= p.Runs-p.Needed; f++ {
			q.symbol = append(q.symbol, len(q.tally))
			q.tally = append(q.tally, Tally{s, f})
		}
	}
	q.dead = len(q.tally)
	return q
}

// of returns the symbol of a tally that has not passed.
func (q *pairs) of(t Tally) int {
	if q.p.dead(t) {
		return q.dead
	}
	return q.symbol[t.Successes*(q.p.Runs-q.p.Needed+1)+t.Failures]
}

// A result is one way that runs of a candidate may come out other than passing.
type result struct {
	symbol      int32
	probability float64
}

// An effect is all that some number of runs of a candidate may lead to: the
// results, undecided ones first, and the probability that it passes.
type effect struct {
	results []result
	pass    float64
	dead    float64
}

// effects returns for each undecided symbol the effect of 0, 1, … runs, up to
// the candidate's capacity and at most Parallel.
func (q *pairs) effects(prior Prior) [][]effect {
	all := make([][]effect, len(q.tally))
	for a, t := range q.tally {
		for v := 0; v <= min(q.p.capacity(t), q.p.Parallel); v++ {
			var e effect
			for x, pr := range prior.predict(t, v) {
				next := Tally{t.Successes + x, t.Failures + v - x}
				switch {
				case q.p.passed(next):
					e.pass += pr
				case q.p.dead(next):
					e.dead += pr
				case pr > 0:
					e.results = append(e.results, result{int32(q.of(next)), pr})
				}
			}
			if e.dead > 0 {
				e.results = append(e.results, result{int32(q.dead), e.dead})
			}
			all[a] = append(all[a], e)
		}
	}
	return all
}
