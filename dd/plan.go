// Which tests several devices make at the same time.

package dd

import (
	"cmp"
	"slices"
)

// planned is a test to make.
type planned struct {
	gone span // what it lacks
	test []int
}

// branch is an outcome of the tests planned so far.
type branch struct {
	belief *belief
	p      float64
	next   deletion
	ok     bool // next is worth a test
}

// plan chooses tests to make at the same time. The first is the one that would be made
// alone; the others are what would be tested next in the likelier outcomes of those
// before, the one first that is worth most in all outcomes together. They leave out
// nothing that is not known to be deletable, for then they tell something in every
// outcome. All wait for the longest of them: one that takes longer than those before must
// be worth as much more as the wave gets longer.
func (c *chain) plan(n int) (plan []planned) {
	first := branch{belief: c.belief, p: 1}
	first.next, first.ok = c.belief.choose()
	outcomes := []branch{first}
	total, took := 0.0, 0.0 // worth of the plan, and the time of its longest test
	for len(plan) < n {
		var best planned
		most := 0.0
		for i := range outcomes {
			if !outcomes[i].ok {
				continue
			}
			t := planned{outcomes[i].next.span, c.belief.without(c.start, outcomes[i].next.span)}
			worth := 0.0
			for j := range outcomes {
				worth += outcomes[j].p * outcomes[j].belief.worth(t.gone)
			}
			if len(plan) > 0 {
				worth -= total * max(0, t.time()/took-1)
			}
			if worth > most*(1+1e-9) {
				best, most = t, worth
			}
		}
		if best.test == nil {
			break
		}
		plan = append(plan, best)
		total, took = total+most, max(took, best.time())
		if len(plan) == n {
			break
		}
		var after []branch
		for i := range outcomes {
			after = append(after, outcomes[i].split(best.gone)...)
		}
		slices.SortStableFunc(after, func(a, b branch) int { return cmp.Compare(b.p, a.p) })
		outcomes = after[:min(len(after), looksAhead)]
		for i := range outcomes {
			if b := &outcomes[i]; b.belief.at == nil {
				b.next, b.ok = b.belief.choose()
			}
		}
	}
	return plan
}

// time is what a test takes, in events.
func (t *planned) time() float64 { return float64(restartCost + len(t.test)) }

// split returns the outcomes of a deletion after those before.
func (o *branch) split(s span) []branch {
	p, ok := o.belief.chance(s)
	if !ok {
		return []branch{*o}
	}
	var out []branch
	if p > improbable {
		works := o.belief.clone()
		works.removed(s)
		out = append(out, branch{belief: works, p: o.p * p})
	}
	if p < 1-improbable {
		fails := o.belief.clone()
		fails.dirty(s)
		out = append(out, branch{belief: fails, p: o.p * (1 - p)})
	}
	return out
}

// improbable is the probability of outcomes that no test is planned for.
const improbable = 1e-6

// chance is the probability that the open events of the segment can be deleted; ok is false
// if there are none.
func (b *belief) chance(s span) (p float64, ok bool) {
	first, last := -1, -1
	from, _ := slices.BinarySearch(b.at, s.lo)
	for i := from; i < len(b.at) && b.at[i] < s.hi; i++ {
		if b.status[b.at[i]] == open {
			if first < 0 {
				first = i
			}
			last = i
		}
	}
	if first < 0 {
		return 1, false
	}
	return b.clean(first, last), true
}

// worth is what a test of the segment's deletion tells and saves, whatever it costs.
func (b *belief) worth(s span) float64 {
	p, ok := b.chance(s)
	if !ok {
		return 0
	}
	return gain(p, float64(len(b.at)), float64(b.opens(s)))
}

// gain is what a test tells and saves that deletes events with some probability: a bit of
// information saves a test of about half of what is left.
func gain(p, kept, events float64) float64 {
	return entropy(p)*(restartCost+kept/2) + eventWorth*p*events
}
