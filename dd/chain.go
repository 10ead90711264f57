// Chain: group testing with a prior that is learnt during the run.
//
// The published reducers treat events alike and forget most of what a failed
// deletion says. Chain keeps a [belief] about which events are needed. The next
// segment to delete is the one that gives most for its cost, which is a restart
// of the app and the events that are left to replay.

package dd

import (
	"cmp"
	"math"
	"slices"

	"github.com/esdroid/esdroid/dd/event"
)

// Weights of a deletion's worth.
const (
	restartCost = 20   // of a restart of the app, in events
	eventWorth  = 6    // of an event less: how often it would be replayed yet
	hopeless    = 0.02 // no deletion is tried with less probability of success
	looksAhead  = 8    // outcomes looked at for tests on other devices
)

// Chain reduces by group tests. Its result is 1-minimal: it ends with every
// single removal refused.
func Chain(r *Run, start []int) ([]int, error) {
	r.Stage("chain")
	c := newChain(start)
	c.believe(r.kernel)
	for len(start) > 0 {
		if more, err := c.search(r); err != nil {
			return r.Best(), err
		} else if more {
			continue
		}
		r.Stage("certify")
		removed, err := c.singles(r)
		if err != nil {
			return r.Best(), err
		}
		if removed {
			r.Stage("chain")
			continue
		}
		if removed, err = c.pairs(r); err != nil {
			return r.Best(), err
		} else if !removed {
			break
		}
	}
	return c.pick(), nil
}

// Certify tests every single removal until all are refused, and removes what
// can be removed.
func Certify(r *Run, candidate []int) ([]int, error) {
	r.Stage("certify")
	c := newChain(candidate)
	for {
		removed, err := c.singles(r)
		if err != nil {
			return r.Best(), err
		}
		if !removed {
			return c.pick(), nil
		}
	}
}

// Polish is Certify that also removes two alike events at once: the second tap on a
// check box, or the second press of the menu key, undoes the first, so that neither can
// go alone.
func Polish(r *Run, candidate []int) ([]int, error) {
	c := newChain(candidate)
	for {
		r.Stage("certify")
		removed, err := c.singles(r)
		if err == nil && !removed {
			removed, err = c.remove(r, alikePairs(r.Sequence(), c.pick()))
		}
		if err != nil {
			return r.Best(), err
		}
		if !removed {
			return c.pick(), nil
		}
	}
}

// alikePairs returns what is left of a candidate without two events of a kind on one
// widget, those first that stand nearest to each other.
func alikePairs(s *event.Sequence, kept []int) [][]int {
	var tests [][]int
	for d := 1; d <= alikeReach; d++ {
		for i := 0; i+d < len(kept); i++ {
			if alike(&s.Events[kept[i]], &s.Events[kept[i+d]]) {
				tests = append(tests, Without(kept, []int{kept[i], kept[i+d]}))
			}
		}
	}
	return tests
}

// alikeReach is how far apart in the result alike events are tried together.
const alikeReach = 4

// alike reports whether the second event may undo the first.
func alike(a, b *event.Event) bool {
	if a.Kind != b.Kind || a.Kind == event.Other || a.Kind == event.Text || a.Kind == event.Wait {
		return false
	}
	v, w := a.Widget, b.Widget
	if v == nil || w == nil {
		return v == w && len(a.Points) == 0 && a.Key == b.Key
	}
	return v.Class == w.Class && v.ID == w.ID && v.Path == w.Path
}

// chain is a reduction under way.
type chain struct {
	start    []int
	belief   *belief
	version  int     // counts removals
	refused  []int   // by position: version at which the single removal was refused; -1: never
	failed   [][]int // tests that were refused
	fallback *belief // what is known to reproduce, while several deletions have not been tested together; nil: all that was deleted
}

func newChain(start []int) *chain {
	c := &chain{start: start, belief: newBelief(len(start)), refused: make([]int, len(start))}
	for i := range c.refused {
		c.refused[i] = -1
	}
	return c
}

// believe takes the events for needed, until single removals are tested.
func (c *chain) believe(needed []int) {
	if len(needed) == 0 || !isPart(needed, c.start) {
		return
	}
	for pos, x := range c.start {
		if slices.Contains(needed, x) {
			c.belief.status[pos] = vital
		}
	}
}

// pick is the candidate of what is left.
func (c *chain) pick() []int { return c.belief.without(c.start, span{}) }

// without is the candidate that lacks the segment's open events too.
func (b *belief) without(start []int, s span) []int {
	out := make([]int, 0, len(start))
	for i, x := range start {
		if b.status[i] == absent || i >= s.lo && i < s.hi && b.status[i] == open {
			continue
		}
		out = append(out, x)
	}
	return out
}

// deletion is a segment to delete, and the probability that this succeeds.
type deletion struct {
	span
	clean float64
}

// choose returns the deletion with the best worth for its cost; ok is false if only
// single events are worth a test.
func (b *belief) choose() (best deletion, ok bool) {
	b.look()
	var opens []int // indices in at
	for i, pos := range b.at {
		if b.status[pos] == open {
			opens = append(opens, i)
		}
	}
	kept, score := float64(len(b.at)), 0.0
	b.segments(opens, func(lo, hi int) bool {
		i, j := opens[lo], opens[hi-1]
		p := b.clean(i, j)
		size := hi - lo
		decides := size == 1 && b.seg[i] >= 0 // it decides about the rest of the suspects
		if p < hopeless || size == 1 && p < 0.5 && !decides {
			return p >= hopeless
		}
		rest := kept - float64(size)
		if worth := gain(p, kept, float64(size)) / (restartCost + rest); worth > score*(1+1e-9) {
			best, score, ok = deletion{span{b.at[i], b.at[j] + 1}, p}, worth, true
		}
		return true
	})
	return best, ok
}

// offsets are the distances from a mark at which a segment may begin or end.
var offsets = func() []int {
	var out []int
	for x := 1; x < 1<<30; x = max(x+1, x*5/4) {
		out = append(out, x)
	}
	return out
}()

// segments calls try with segments lo ≤ x < hi of the open events, and goes on
// to the next beginning where try says that longer ones are hopeless. Segments
// begin and end near marks: where the sequence, a suspect segment or a row of
// open events begins or ends. A segment lies in one suspect segment or in none.
func (b *belief) segments(opens []int, try func(lo, hi int) bool) {
	for lo := 0; lo < len(opens); {
		hi := lo + 1
		for hi < len(opens) && b.seg[opens[hi]] == b.seg[opens[lo]] {
			hi++
		}
		b.within(opens, lo, hi, try)
		lo = hi
	}
}

func (b *belief) within(opens []int, lo, hi int, try func(lo, hi int) bool) {
	isCut := make([]bool, hi-lo+1) // a segment may begin or end here
	var marks []int
	for x := lo; x <= hi; x++ {
		if x == lo || x == hi || opens[x] != opens[x-1]+1 {
			marks = append(marks, x)
		}
	}
	few := len(marks) <= 24
	for _, x := range marks {
		isCut[x-lo] = true
		for _, d := range offsets {
			if x-d < lo && x+d > hi || !few && d > 2 {
				break
			}
			if x-d >= lo {
				isCut[x-d-lo] = true
			}
			if x+d <= hi {
				isCut[x+d-lo] = true
			}
		}
	}
	var cuts []int
	for x, is := range isCut {
		if is {
			cuts = append(cuts, lo+x)
		}
	}
	for _, x := range cuts {
		if x == hi {
			break
		}
		next := 0
		for _, d := range offsets {
			if x+d >= hi {
				break
			}
			if !try(x, x+d) {
				next = hi + 1
				break
			}
		}
		if next > hi {
			continue
		}
		for _, m := range marks {
			if m > x && !try(x, m) {
				break
			}
		}
	}
}

func entropy(p float64) float64 {
	if p <= 0 || p >= 1 {
		return 0
	}
	return -p*math.Log2(p) - (1-p)*math.Log2(1-p)
}

// search makes one group test, or one on each device; more is false if no group
// is worth a test.
func (c *chain) search(r *Run) (more bool, err error) {
	plan := c.plan(r.Devices())
	if len(plan) == 0 {
		held, err := c.confirm(r)
		return !held, err
	}
	tests := make([][]int, len(plan))
	for i := range plan {
		tests[i] = plan[i].test
	}
	works, err := r.Each(tests)
	if err != nil {
		return false, err
	}
	before := c.belief.clone()
	shortest, count := -1, 0
	for i, d := range plan {
		switch {
		case works[i]:
			c.belief.removed(d.gone)
			if count++; shortest < 0 || len(d.test) < len(plan[shortest].test) {
				shortest = i
			}
		default:
			c.belief.dirty(d.gone)
			c.failed = append(c.failed, d.test)
		}
	}
	if count == 0 {
		_, err := c.confirm(r)
		return true, err
	}
	c.version++
	c.fallback = nil
	if best := plan[shortest]; len(best.test) > len(c.pick()) {
		before.removed(best.gone)
		c.fallback = before
	}
	return true, r.Accept(plan[shortest].test)
}

// confirm tests what is left after several deletions that were tested one by
// one, unless a test of less has succeeded since. Where the app is not monotone
// they may not go together; then only the largest of them stays deleted, and
// held is false.
func (c *chain) confirm(r *Run) (held bool, err error) {
	if c.fallback == nil {
		return true, nil
	}
	kept := c.pick()
	if held, err = r.Test(kept); err != nil {
		return false, err
	}
	if held {
		c.fallback = nil
		return true, r.Accept(kept)
	}
	c.failed = append(c.failed, kept)
	c.belief, c.fallback = c.fallback, nil
	c.version++
	return false, nil
}

// nothing is the launch alone, nil if it need not be tested.
func (c *chain) nothing(r *Run) []int {
	if len(c.pick()) == 0 || r.Refused(nil) {
		return nil
	}
	return []int{}
}

// singles tests the removal of every event that is left, the least needed ones
// first, and in the end of all of them, and reports whether one could be removed.
func (c *chain) singles(r *Run) (removed bool, err error) {
	b := c.belief
	b.suspects = nil
	b.look()
	var order []int
	weight := make([]float64, len(b.status))
	for i, pos := range b.at {
		if c.refused[pos] == c.version {
			continue
		}
		if weight[pos] = 1; b.status[pos] == open {
			weight[pos] = 1 - b.clean(i, i)
		}
		if c.refused[pos] >= 0 {
			weight[pos] = 2 // it was refused when more was there
		}
		order = append(order, pos)
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(weight[a], weight[b]) })
	kept := c.pick()
	hit, err := r.First(len(order)+1, func(i int) []int {
		if i == len(order) {
			return c.nothing(r)
		}
		return Without(kept, c.start[order[i]:order[i]+1])
	})
	if err != nil {
		return false, err
	}
	if hit == len(order) {
		for _, pos := range b.at {
			b.status[pos] = absent
		}
		c.version++
		return true, r.Accept(c.pick())
	}
	for i, pos := range order {
		if i == hit {
			b.status[pos] = absent
			c.version++
			return true, r.Accept(c.pick())
		}
		b.status[pos] = vital
		c.refused[pos] = c.version
	}
	return false, nil
}

// Which pairs of events are tried at the end.
const (
	pairReach = 3  // how far apart in the result, where events are known to undo others
	pairGap   = 16 // how far apart in the sequence, where nothing is known
	pairTests = 3  // tests of pairs without success, where nothing is known
)

// pairs deletes two events of the result at once: events may undo what others
// did, so that neither can go alone. All neighbours are tried if the run has
// shown that the app is not monotone: a test was refused although it had all
// events of the result. Otherwise only a few that lie close together and apart
// from all others are worth it.
func (c *chain) pairs(r *Run) (removed bool, err error) {
	kept := c.pick()
	var tests [][]int
	if slices.ContainsFunc(c.failed, func(test []int) bool { return isPart(kept, test) }) {
		for d := 1; d <= pairReach; d++ {
			for i := 0; i+d < len(kept); i++ {
				tests = append(tests, Without(kept, []int{kept[i], kept[i+d]}))
			}
		}
	} else {
		at := c.belief.at // as singles left it
		gap := func(i int) int {
			if i < 0 || i+1 >= len(at) {
				return math.MaxInt
			}
			return at[i+1] - at[i]
		}
		for i := range kept {
			if g := gap(i); g <= pairGap && g < gap(i-1) && g < gap(i+1) && len(tests) < pairTests {
				tests = append(tests, Without(kept, []int{kept[i], kept[i+1]}))
			}
		}
	}
	return c.remove(r, tests)
}

// remove takes the first of the tests that reproduces for the result.
func (c *chain) remove(r *Run, tests [][]int) (removed bool, err error) {
	if len(tests) == 0 {
		return false, nil
	}
	kept := c.pick()
	r.Stage("pairs")
	hit, err := r.First(len(tests), func(i int) []int { return tests[i] })
	if err != nil || hit < 0 {
		return false, err
	}
	gone := Without(kept, tests[hit])
	for pos, x := range c.start {
		if slices.Contains(gone, x) {
			c.belief.status[pos] = absent
		}
	}
	c.version++
	return true, r.Accept(tests[hit])
}

// isPart reports whether the candidate's events occur in the other, in order.
func isPart(c, whole []int) bool {
	for _, x := range whole {
		if len(c) > 0 && c[0] == x {
			c = c[1:]
		}
	}
	return len(c) == 0
}
