// Chain: group testing with a prior that knows how crashes come about.
//
// The published reducers treat events alike. In real reductions the needed
// events are the last one, runs of neighbours (a dialog is opened and
// confirmed), and few others, the rarer the longer before the crash. A Markov
// chain over the events, read from the crash backwards, says this with four
// numbers; a failed deletion says that its segment holds at least one needed
// event, which ProbDD forgets and binary splitting (Hwang 1972) uses. The next
// segment to delete is the one that gives most information for its cost, which
// is a restart of the app and the events that are left to replay.

package dd

import (
	"cmp"
	"math"
	"slices"
)

// ChainPrior are the numbers of the chain.
type ChainPrior struct {
	Last    float64 // the last event is needed
	Stay    float64 // an event is needed if the one after it is
	Start   float64 // Start/d: an event at distance d from the end is needed if the one after it is not
	Head    float64 // Head/i more for the i-th event from the beginning: leaving the first screen
	Restart float64 // cost of a restart, in events
	Shrink  float64 // worth of halving what is left to replay, in bits
}

// endsAlone: ends of the sequence up to this part of it are tried alone before
// they are tried together with its beginning.
const endsAlone = 8

// DefaultChain was chosen on simulated reductions and checked on recorded ones
// (docs/benchmarks.md).
var DefaultChain = ChainPrior{Last: 0.95, Stay: 0.75, Start: 0.3, Head: 0.04, Restart: 20, Shrink: 1}

// Chain reduces with the default prior. Its result is 1-minimal: it ends with
// every single removal refused.
func Chain(r *Run, start []int) ([]int, error) { return ChainWith(DefaultChain)(r, start) }

// ChainWith returns Chain with another prior.
func ChainWith(prior ChainPrior) Strategy {
	return func(r *Run, start []int) ([]int, error) {
		r.Stage("chain")
		c := newChain(prior, len(start))
		pick := func() []int { return c.pick(start) }
		for len(start) > 0 {
			if more, err := c.search(r, start, pick); err != nil {
				return r.Best(), err
			} else if more {
				continue
			}
			r.Stage("certify")
			removed, err := c.singles(r, start, pick)
			if err != nil {
				return r.Best(), err
			}
			if !removed {
				break
			}
			r.Stage("chain")
		}
		return pick(), nil
	}
}

// Certify tests every single removal until all are refused, and removes what
// can be removed.
func Certify(r *Run, candidate []int) ([]int, error) {
	r.Stage("certify")
	c := newChain(DefaultChain, len(candidate))
	pick := func() []int { return c.pick(candidate) }
	for {
		removed, err := c.singles(r, candidate, pick)
		if err != nil {
			return r.Best(), err
		}
		if !removed {
			return pick(), nil
		}
	}
}

// chain is the belief about the events of a start candidate, by position.
type chain struct {
	prior   ChainPrior
	status  []status
	suspect [2]int // positions lo ≤ x < hi that hold a needed event; lo == hi: none
	version int    // counts removals
	tail    int    // longest end of the sequence that was tried alone
	refused []int  // version at which the single removal was refused; -1: never

	// Messages of the forward-backward algorithm, by distance from the end
	// (0 is the last event): weight of everything nearer to the end with the
	// event not needed or needed, and of everything farther.
	near, far       [][2]float64
	nearLog, farLog []float64
	all             float64   // log of the weight of all paths
	skip            []float64 // sum of log(1-b) up to a distance
}

type status uint8

const (
	open   status = iota // not known
	vital                // needed, as far as the tests so far tell
	absent               // removed
)

func newChain(prior ChainPrior, n int) *chain {
	c := &chain{
		prior: prior, status: make([]status, n), refused: make([]int, n), skip: make([]float64, n+1),
		near: make([][2]float64, n), far: make([][2]float64, n), nearLog: make([]float64, n), farLog: make([]float64, n),
	}
	for i := range c.refused {
		c.refused[i] = -1
	}
	for d := range n {
		c.skip[d+1] = c.skip[d] + math.Log1p(-c.begin(d))
	}
	return c
}

// pick is the candidate of what is left.
func (c *chain) pick(start []int) []int {
	out := make([]int, 0, len(start))
	for i, x := range start {
		if c.status[i] != absent {
			out = append(out, x)
		}
	}
	return out
}

// begin is the probability that the event at distance d is needed if the one
// after it is not.
func (c *chain) begin(d int) float64 {
	if d == 0 {
		return c.prior.Last
	}
	return math.Min(c.prior.Start/float64(d+1)+c.prior.Head/float64(len(c.status)-d), 0.5)
}

// step is the probability of the state at distance d given the one at d-1.
func (c *chain) step(d, from, to int) float64 {
	p := c.begin(d)
	if d > 0 && from == 1 {
		p = math.Max(c.prior.Stay, p)
	}
	if to == 1 {
		return p
	}
	return 1 - p
}

// allows is 1 if what is known about the position admits the state.
func (c *chain) allows(pos, state int) float64 {
	switch c.status[pos] {
	case vital:
		return float64(state)
	case absent:
		return float64(1 - state)
	}
	return 1
}

// propagate computes the messages, scaled to sum 1, and the logs of the scales.
func (c *chain) propagate() {
	n := len(c.status)
	if n == 0 {
		return
	}
	for d := 0; d < n; d++ {
		pos := n - 1 - d
		m, scale := [2]float64{}, 0.0
		for s := range 2 {
			if d == 0 {
				m[s] = c.step(0, 0, s)
			} else {
				m[s] = c.near[d-1][0]*c.step(d, 0, s) + c.near[d-1][1]*c.step(d, 1, s)
				scale = c.nearLog[d-1]
			}
			m[s] *= c.allows(pos, s)
		}
		c.near[d], c.nearLog[d] = normalised(m, scale)
	}
	c.far[n-1], c.farLog[n-1] = [2]float64{1, 1}, 0
	for d := n - 2; d >= 0; d-- {
		m := [2]float64{}
		for s := range 2 {
			for t := range 2 {
				m[s] += c.step(d+1, s, t) * c.allows(n-2-d, t) * c.far[d+1][t]
			}
		}
		c.far[d], c.farLog[d] = normalised(m, c.farLog[d+1])
	}
	c.all = c.nearLog[n-1]
}

func normalised(m [2]float64, scale float64) ([2]float64, float64) {
	sum := m[0] + m[1]
	if !(sum > 0) {
		return [2]float64{0.5, 0.5}, scale // the tests contradict the model; go on with ignorance
	}
	return [2]float64{m[0] / sum, m[1] / sum}, scale + math.Log(sum)
}

// clean is the probability that no position of lo ≤ x < hi is needed, leaving
// the suspect segment aside: the weight of the paths that pass the segment
// without a needed event, of all paths.
func (c *chain) clean(lo, hi int) float64 {
	n := len(c.status)
	first, last := n-hi, n-1-lo // distances, first ≤ last
	enter, scale := c.step(first, 0, 0), 0.0
	if first > 0 {
		enter = c.near[first-1][0]*c.step(first, 0, 0) + c.near[first-1][1]*c.step(first, 1, 0)
		scale = c.nearLog[first-1]
	}
	log := math.Log(enter*c.far[last][0]) + scale + c.farLog[last] + c.skip[last+1] - c.skip[first+1] - c.all
	return math.Min(math.Exp(log), 1)
}

// segment is a deletion to try: the open positions from lo to hi-1.
type segment struct {
	lo, hi int
	size   int     // positions that are there
	clean  float64 // probability that none is needed
}

// choose returns the deletion with the best information for its cost; ok is
// false if only single events are worth a test.
func (c *chain) choose() (best segment, ok bool) {
	c.propagate()
	kept := 0
	var at []int // positions of open events
	for pos, s := range c.status {
		if s != absent {
			kept++
		}
		if s == open {
			at = append(at, pos)
		}
	}
	score := 0.0
	consider := func(s segment) {
		if s.size < 2 && s.clean < 0.5 || s.clean < 0.02 {
			return // left to the certification, which tests it anyway
		}
		rest := float64(kept - s.size)
		v := entropy(s.clean) + c.prior.Shrink*s.clean*math.Log2((c.prior.Restart+float64(kept))/(c.prior.Restart+rest))
		v /= c.prior.Restart + rest
		if v > score*(1+1e-12) {
			best, score, ok = s, v, true
		}
	}
	lo, hi := c.suspect[0], c.suspect[1]
	if lo < hi {
		// Halve the suspect segment; it is known to be dirty.
		dirty := 1 - c.clean(lo, hi)
		var in []int
		for _, pos := range at {
			if pos >= lo && pos < hi {
				in = append(in, pos)
			}
		}
		for k := 1; k < len(in); k++ {
			parts := [...]segment{{lo: in[0], hi: in[k-1] + 1, size: k}, {lo: in[k], hi: in[len(in)-1] + 1, size: len(in) - k}}
			for i, s := range parts {
				if i == 1 && c.version == 0 && c.tail < len(c.status)/endsAlone {
					continue // a fresh start and the end of the sequence alone is worth trying first
				}
				// P(part clean | whole dirty)
				s.clean = math.Max(0, c.clean(s.lo, s.hi)-(1-dirty)) / math.Max(dirty, 1e-300)
				if s.size == 1 {
					s.clean = math.Max(s.clean, 0.5) // worth it: it decides about the others
				}
				consider(s)
			}
		}
		return best, ok
	}
	for i := range at {
		// Segments without vital events inside; from the left end, any length.
		longest := len(at)
		if i > 0 && len(at) > 256 {
			longest = min(len(at), i+64)
		}
		for j := i; j < longest; j++ {
			if j > i && c.vitalBetween(at[j-1], at[j]) {
				break
			}
			s := segment{lo: at[i], hi: at[j] + 1, size: j - i + 1}
			if s.clean = c.clean(s.lo, s.hi); s.clean < 0.02 {
				break
			}
			consider(s)
		}
	}
	return best, ok
}

func (c *chain) vitalBetween(a, b int) bool {
	for pos := a + 1; pos < b; pos++ {
		if c.status[pos] == vital {
			return true
		}
	}
	return false
}

func entropy(p float64) float64 {
	if p <= 0 || p >= 1 {
		return 0
	}
	return -p*math.Log2(p) - (1-p)*math.Log2(1-p)
}

// without is the candidate that lacks the segment's events too.
func (c *chain) without(start []int, s segment) []int {
	out := make([]int, 0, len(start))
	for i, x := range start {
		if c.status[i] == absent || i >= s.lo && i < s.hi && c.status[i] == open {
			continue
		}
		out = append(out, x)
	}
	return out
}

// removed takes note that the segment could be deleted.
func (c *chain) removed(s segment) {
	for pos := s.lo; pos < s.hi; pos++ {
		if c.status[pos] == open {
			c.status[pos] = absent
		}
	}
	c.version++
	c.narrow(c.suspect[0], c.suspect[1])
}

// dirty takes note that the segment could not be deleted.
func (c *chain) dirty(s segment) {
	if s.lo == 0 {
		c.tail = max(c.tail, len(c.status)-s.hi)
	}
	c.narrow(s.lo, s.hi)
}

// narrow makes the open positions of lo ≤ x < hi the suspect segment; a single
// one is needed.
func (c *chain) narrow(lo, hi int) {
	c.suspect = [2]int{}
	var in []int
	for pos := lo; pos < hi; pos++ {
		if c.status[pos] == open {
			in = append(in, pos)
		}
	}
	switch len(in) {
	case 0:
	case 1:
		c.status[in[0]] = vital
	default:
		c.suspect = [2]int{in[0], in[len(in)-1] + 1}
	}
}

// search makes one group test, or several ahead of time where there are several
// devices; more is false if no group is worth a test.
func (c *chain) search(r *Run, start []int, pick func() []int) (more bool, err error) {
	ahead := *c
	ahead.status, ahead.refused = slices.Clone(c.status), slices.Clone(c.refused)
	var plan []segment
	var tests [][]int
	for range max(1, r.Devices()) {
		s, ok := ahead.choose()
		if !ok {
			break
		}
		plan = append(plan, s)
		tests = append(tests, ahead.without(start, s))
		ahead.dirty(s) // what follows is for the case that it fails
	}
	if len(plan) == 0 {
		return false, nil
	}
	hit, err := r.First(len(plan), func(i int) []int { return tests[i] })
	if err != nil {
		return false, err
	}
	for i, s := range plan {
		if i == hit {
			c.removed(s)
			return true, r.Accept(tests[i])
		}
		c.dirty(s)
	}
	return true, nil
}

// singles tests the removal of every event that is left, the least needed ones
// first, and reports whether one could be removed.
func (c *chain) singles(r *Run, start []int, pick func() []int) (removed bool, err error) {
	c.suspect = [2]int{}
	c.propagate()
	var order []int
	weight := make([]float64, len(c.status))
	for pos, s := range c.status {
		if s == absent || c.refused[pos] == c.version {
			continue
		}
		if weight[pos] = 1 - c.clean(pos, pos+1); s == vital {
			weight[pos] = 1
		}
		if c.refused[pos] >= 0 {
			weight[pos] = 2 // it was refused when more was there
		}
		order = append(order, pos)
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(weight[a], weight[b]) })
	kept := pick()
	hit, err := r.First(len(order), func(i int) []int { return Without(kept, start[order[i]:order[i]+1]) })
	if err != nil {
		return false, err
	}
	for i, pos := range order {
		if i == hit {
			c.status[pos] = absent
			c.version++
			return true, r.Accept(pick())
		}
		c.status[pos] = vital
		c.refused[pos] = c.version
	}
	return false, nil
}
