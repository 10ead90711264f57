// What is believed about which events are needed: a mixture of Markov chains.
//
// Nobody knows beforehand how a crash came about: by one event, by a block of
// neighbours (a dialog is opened and confirmed), by a few events far apart, by
// ever fewer the longer before the crash. Each is a [habit]: a Markov chain over
// the events that says with what probability one is needed. The run starts with
// all habits and weighs them by how well they foretold its tests, so that the
// prior is learnt from the reduction that is under way.
//
// The facts are events known to be needed, events that are gone, and suspect
// segments: a deletion that failed says that its segment holds at least one
// needed event, which ProbDD forgets and binary splitting (Hwang 1972) uses.
// What the facts imply is computed exactly, by the forward-backward algorithm
// over the events that are left.

package dd

import (
	"math"
	"slices"
)

// habit is one way in which the needed events may lie in a sequence.
type habit struct {
	last   float64 // probability that the last event is needed; 0: as any other
	stay   float64 // probability that the event after a needed one is needed; 0: as any other
	count  float64 // needed events to expect, evenly spread
	recent float64 // recent/d more for the event at distance d from the end
	weight float64 // before any test
}

// habits are what a run starts with.
var habits = func() []habit {
	var out []habit
	for _, last := range []float64{0, 0.97} { // what crashed was most likely the last thing done
		for _, stay := range []float64{0, 0.7} {
			for _, spread := range []habit{
				{count: 0.5, weight: 3}, {count: 1.5}, {count: 5}, {count: 16}, {count: 50},
				{recent: 0.15, count: 0.3}, {recent: 0.4, count: 0.3}, {recent: 1, count: 0.3},
			} {
				spread.last, spread.stay = last, stay
				spread.weight = max(spread.weight, 1) // one event is often enough
				out = append(out, spread)
			}
		}
	}
	return out
}()

type status uint8

const (
	open   status = iota // not known
	vital                // needed, as far as the tests so far tell
	absent               // removed
)

// span is a range lo ≤ x < hi of positions.
type span struct{ lo, hi int }

// belief is what is known about the events of a candidate, by position.
type belief struct {
	status   []status
	suspects []span // disjoint, in order: each holds a needed open event

	chains []*markov
	at     []int // positions that are left
	seg    []int // of each of them: its suspect segment or -1
	ends   []int // of each suspect segment: index in at of its last open event
	begins []int // … and of its first
	next   []int // of each of at: least end of a segment that begins there or later
	active []*markov
}

// markov is a habit for a sequence of a certain length, with its messages.
type markov struct {
	habit
	n      int
	none   []float64       // sum of log(1-begin) of the positions before one
	ahead  [][2][2]float64 // weight of everything up to an event, by its state and whether its segment has had a needed one
	scale  []float64       // logs of the factors taken out of ahead
	behind [][2][2]float64
	rscale []float64
	forced []float64 // log weight of the path on which no open event is needed, up to an event
	total  float64   // log of the weight of all paths
	share  float64   // posterior
}

func newBelief(n int) *belief {
	b := &belief{status: make([]status, n)}
	for _, h := range habits {
		m := &markov{habit: h, n: n, none: make([]float64, n+1)}
		for i := range n {
			m.none[i+1] = m.none[i] + math.Log1p(-m.begin(i))
		}
		b.chains = append(b.chains, m)
	}
	return b
}

// clone returns a copy to think ahead with; messages are not copied.
func (b *belief) clone() *belief {
	c := &belief{status: slices.Clone(b.status), suspects: slices.Clone(b.suspects)}
	for _, m := range b.active { // the others say nothing any more
		k := *m
		k.ahead, k.scale, k.behind, k.rscale, k.forced = nil, nil, nil, nil, nil
		c.chains = append(c.chains, &k)
	}
	return c
}

// begin is the probability that the event is needed if the one before it is not.
func (m *markov) begin(pos int) float64 {
	if pos == m.n-1 && m.last > 0 {
		return m.last
	}
	return math.Min(m.count/float64(m.n)+m.recent/float64(m.n-pos), 0.5)
}

// step is the probability of the state of the event after one in another state.
func (m *markov) step(pos, from, to int) float64 {
	p := m.begin(pos)
	if from == 1 && pos > 0 {
		p = math.Max(m.stay, p)
	}
	if to == 1 {
		return p
	}
	return 1 - p
}

// move is the probability of a state at a position that is left, given that of
// the one before it that is left; what lay between is not needed.
func (m *markov) move(prev, pos, from, to int) float64 {
	if prev+1 == pos {
		return m.step(pos, from, to)
	}
	w := math.Exp(m.none[pos] - m.none[prev+2])
	if prev < 0 {
		from = 0
	}
	return m.step(prev+1, from, 0) * w * m.step(pos, 0, to)
}

// look prepares the answers of clean.
func (b *belief) look() {
	b.at = b.at[:0]
	for pos, s := range b.status {
		if s != absent {
			b.at = append(b.at, pos)
		}
	}
	k := len(b.at)
	b.seg, b.next = resized(b.seg, k), resized(b.next, k+1)
	b.begins, b.ends = b.begins[:0], b.ends[:0]
	i := 0
	for range b.suspects {
		b.begins, b.ends = append(b.begins, -1), append(b.ends, -1)
	}
	for x, pos := range b.at {
		for i < len(b.suspects) && pos >= b.suspects[i].hi {
			i++
		}
		b.seg[x] = -1
		if i < len(b.suspects) && pos >= b.suspects[i].lo && b.status[pos] == open {
			if b.begins[i] < 0 {
				b.begins[i] = x
			}
			b.ends[i] = x
		}
	}
	for i := range b.suspects {
		for x := b.begins[i]; x >= 0 && x <= b.ends[i]; x++ {
			b.seg[x] = i
		}
	}
	b.next[k] = k
	for x := k - 1; x >= 0; x-- {
		b.next[x] = b.next[x+1]
		if s := b.seg[x]; s >= 0 && b.begins[s] == x {
			b.next[x] = b.ends[s]
		}
	}
	best := math.Inf(-1)
	for _, m := range b.chains {
		m.forward(b)
		best = math.Max(best, m.total)
	}
	sum := 0.0
	for _, m := range b.chains {
		m.share = m.weight * math.Exp(m.total-best)
		if math.IsNaN(m.share) {
			m.share = 0
		}
		sum += m.share
	}
	b.active = b.active[:0]
	left := 0.0
	for _, m := range b.chains {
		if m.share /= sum; m.share > 0.02 {
			b.active = append(b.active, m)
			left += m.share
		}
	}
	for _, m := range b.active {
		m.share /= left
		m.backward(b)
	}
}

func resized[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n)
	}
	return s[:n]
}

// target is the index of whether the segment has had a needed event, after an
// event in the state x; ok is false if that is impossible.
func (b *belief) target(i, x, sat int) (to int, ok bool) {
	s := b.seg[i]
	if s < 0 {
		return 1, sat == 1
	}
	if b.begins[s] == i {
		if sat == 0 {
			return 0, false
		}
		sat = 0
	}
	if x == 1 && b.status[b.at[i]] == open {
		sat = 1
	}
	return sat, sat == 1 || b.ends[s] != i
}

func (b *belief) allows(i, x int) bool { return x == 1 || b.status[b.at[i]] != vital }

// forward computes the messages from the beginning and the weight of all paths.
func (m *markov) forward(b *belief) {
	k := len(b.at)
	m.ahead, m.scale, m.forced = resized(m.ahead, k), resized(m.scale, k), resized(m.forced, k)
	prev, log := -1, 0.0
	before := [2][2]float64{{0, 1}, {}}
	was := 0
	for i, pos := range b.at {
		var now [2][2]float64
		for x := range 2 {
			if !b.allows(i, x) {
				continue
			}
			for from := range 2 {
				if before[from][0]+before[from][1] == 0 {
					continue
				}
				w := m.move(prev, pos, from, x)
				for sat := range 2 {
					if to, ok := b.target(i, x, sat); ok {
						now[x][to] += before[from][sat] * w
					}
				}
			}
		}
		is := 0
		if b.status[pos] == vital {
			is = 1
		}
		step := math.Log(m.move(prev, pos, was, is))
		if i == 0 {
			m.forced[0] = step
		} else {
			m.forced[i] = m.forced[i-1] + step
		}
		log += normalise(&now)
		m.ahead[i], m.scale[i] = now, log
		before, prev, was = now, pos, is
	}
	m.total = log
	if n := len(b.status); prev+1 < n { // the end is gone
		rest := 0.0
		for x := range 2 {
			rest += (before[x][0] + before[x][1]) * m.step(prev+1, x, 0)
		}
		m.total += math.Log(rest) + m.none[n] - m.none[min(prev+2, n)]
	}
}

// backward computes the messages from the end.
func (m *markov) backward(b *belief) {
	k, n := len(b.at), len(b.status)
	m.behind, m.rscale = resized(m.behind, k), resized(m.rscale, k)
	if k == 0 {
		return
	}
	last := b.at[k-1]
	var now [2][2]float64
	for x := range 2 {
		w := 1.0
		if last+1 < n {
			w = m.step(last+1, x, 0) * math.Exp(m.none[n]-m.none[min(last+2, n)])
		}
		now[x] = [2]float64{0, w}
	}
	log := normalise(&now)
	m.behind[k-1], m.rscale[k-1] = now, log
	for i := k - 2; i >= 0; i-- {
		after := now
		now = [2][2]float64{}
		for to := range 2 {
			if !b.allows(i+1, to) {
				continue
			}
			for x := range 2 {
				w := m.move(b.at[i], b.at[i+1], x, to)
				for sat := range 2 {
					if s, ok := b.target(i+1, to, sat); ok {
						now[x][sat] += w * after[to][s]
					}
				}
			}
		}
		if s := b.seg[i]; s < 0 || b.ends[s] == i {
			now[0][0], now[1][0] = 0, 0
		}
		log += normalise(&now)
		m.behind[i], m.rscale[i] = now, log
	}
}

func normalise(m *[2][2]float64) float64 {
	sum := m[0][0] + m[0][1] + m[1][0] + m[1][1]
	if !(sum > 0) {
		return math.Inf(-1)
	}
	for x := range 2 {
		for s := range 2 {
			m[x][s] /= sum
		}
	}
	return math.Log(sum)
}

// clean is the probability that no open event from at[i] to at[j] is needed.
func (b *belief) clean(i, j int) float64 {
	if b.next[i] <= j {
		return 0 // a suspect segment would be left without a needed event
	}
	p := 0.0
	for _, m := range b.active {
		p += m.share * m.clean(b, i, j)
	}
	return math.Min(p, 1)
}

func (m *markov) clean(b *belief, i, j int) float64 {
	first, last := 0, 0
	if b.status[b.at[i]] == vital {
		first = 1
	}
	if b.status[b.at[j]] == vital {
		last = 1
	}
	var enter [2]float64
	log := m.forced[j] - m.forced[i] + m.rscale[j] - m.total
	if i == 0 {
		enter[1] = m.move(-1, b.at[0], 0, first)
	} else {
		a, t0, t1 := &m.ahead[i-1], m.move(b.at[i-1], b.at[i], 0, first), m.move(b.at[i-1], b.at[i], 1, first)
		for sat := range 2 {
			enter[sat] = a[0][sat]*t0 + a[1][sat]*t1
		}
		log += m.scale[i-1]
	}
	s, e := b.seg[i], b.seg[j]
	out := &m.behind[j][last]
	var w float64
	switch inside := e >= 0 && j < b.ends[e]; {
	case s >= 0 && i != b.begins[s] && s == e && inside:
		w = enter[0]*out[0] + enter[1]*out[1]
	case inside: // it begins within, or just before it
		w = enter[1] * out[0]
	default:
		w = enter[1] * out[1]
	}
	if !(w > 0) {
		return 0
	}
	return math.Min(math.Exp(math.Log(w)+log), 1)
}

// removed takes note that the open events of the segments are gone.
func (b *belief) removed(gone ...span) {
	for _, s := range gone {
		for pos := s.lo; pos < s.hi; pos++ {
			if b.status[pos] == open {
				b.status[pos] = absent
			}
		}
	}
	b.settle()
}

// dirty takes note that the open events of the segment cannot all go.
func (b *belief) dirty(s span) {
	kept := b.suspects[:0:0]
	for _, old := range b.suspects {
		switch {
		case old.hi <= s.lo || s.hi <= old.lo: // apart
			kept = append(kept, old)
		case b.opens(old) <= b.opens(s): // the old one says more, or as much
			return
		}
	}
	kept = append(kept, s)
	slices.SortFunc(kept, func(x, y span) int { return x.lo - y.lo })
	b.suspects = kept
	b.settle()
}

// settle turns suspect segments of one event into needed events, and drops
// those that a needed event explains.
func (b *belief) settle() {
	kept := b.suspects[:0:0]
	for _, s := range b.suspects {
		switch n := b.opens(s); {
		case n == 0: // the app is not monotone, or it has been decided
		case n == 1:
			for pos := s.lo; pos < s.hi; pos++ {
				if b.status[pos] == open {
					b.status[pos] = vital
				}
			}
		default:
			kept = append(kept, s)
		}
	}
	b.suspects = kept
}

// opens counts the open events of the segments.
func (b *belief) opens(segments ...span) int {
	n := 0
	for _, s := range segments {
		for pos := s.lo; pos < s.hi; pos++ {
			if b.status[pos] == open {
				n++
			}
		}
	}
	return n
}
