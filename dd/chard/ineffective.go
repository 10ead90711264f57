// Ineffective-event-directed reduction (section 4).

package chard

import "github.com/esdroid/esdroid/dd/event"

// A Pruning says which events of a candidate have an effect.
type Pruning struct {
	Kept    []int  // indices into the sequence of the events that stay, in order
	Removed []int  // indices of the others
	Reasons []Rule // the rule that removed each of them
}

// Count returns how many events each rule removed.
func (p *Pruning) Count() map[Rule]int {
	n := make(map[Rule]int)
	for _, r := range p.Reasons {
		n[r]++
	}
	return n
}

// Ineffective removes the events without effect from a candidate, a list of
// indices into the sequence. The crashing event always stays.
func Ineffective(s *event.Sequence, candidate []int, c Config) *Pruning {
	records := selected(s, candidate)
	reasons := make(map[int]Rule)
	p := &Pruning{Kept: []int{}}
	stays := make(map[int]bool)
	for _, r := range prune(records, c, reasons) {
		if r.Index >= 0 {
			p.Kept = append(p.Kept, r.Index)
			stays[r.Index] = true
		}
	}
	for _, i := range candidate {
		if !stays[i] {
			p.Removed = append(p.Removed, i)
			p.Reasons = append(p.Reasons, reasons[i])
		}
	}
	return p
}

// prune returns the records that stay and notes why the others do not: the
// rules on single events in one pass, then those on combinations until nothing
// changes any more. Each deletion shortens the list, so this ends.
func prune(records []*Record, c Config, reasons map[int]Rule) []*Record {
	if c.Optional == nil {
		c.Optional = DefaultOptional
	}
	if c.Main == "" {
		c.Main = records[0].Target.Activity
		if c.Main == "" {
			c.Main = records[0].Event.Component
		}
	}
	var left []*Record
next:
	for _, e := range records {
		if c.Bold {
			e = e.supposed()
		}
		if !fixed(e) {
			for _, r := range single {
				if c.enabled(r.rule) && r.condition(&c, e) == Yes {
					reasons[e.Index] = r.rule
					continue next
				}
			}
		}
		left = append(left, e)
	}
	for {
		before := len(left)
		for _, r := range []struct {
			rule        Rule
			transitions []transition
		}{{ContraryPair, contraryPair}, {NestedPairs, nestedPairs}, {LastEffective, lastEffective}, {TextSlide, textSlide}, {HiddenMenu, hiddenMenu}} {
			if !c.enabled(r.rule) || r.rule == ContraryPair && c.enabled(NestedPairs) {
				continue // the machine with a stack finds all that the other one finds
			}
			m := machine{events: left}
			m.run(r.transitions)
			if left = m.events; r.rule == NestedPairs {
				left = m.stack
			}
			for _, e := range m.removed {
				reasons[e.Index] = r.rule
			}
		}
		if len(left) == before {
			return left
		}
	}
}
