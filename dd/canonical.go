// Canonicalisation: the events that are left, made plain.

package dd

import (
	"slices"
	"time"

	"github.com/esdroid/esdroid/dd/event"
)

// AddVariants returns the problem with simpler variants of its events appended
// to the table, and for every event the variants to try, simplest first: a tap
// for a swipe or a long press, the middle of the widget for a place on it, no
// wait or half of it for a wait.
func AddVariants(p Problem) (Problem, map[int][]int) {
	seq := *p.Sequence
	seq.Events = slices.Clone(seq.Events)
	if p.Start == nil {
		p.Start = All(len(seq.Events))
	}
	variants := map[int][]int{}
	for _, x := range p.Start {
		for _, e := range simpler(&p.Sequence.Events[x]) {
			variants[x] = append(variants[x], len(seq.Events))
			seq.Events = append(seq.Events, e)
		}
	}
	p.Sequence = &seq
	return p, variants
}

// simpler lists the variants of an event.
func simpler(e *event.Event) []event.Event {
	var out []event.Event
	add := func(change func(*event.Event)) {
		v := *e
		v.Raw, v.RawFormat = nil, ""
		change(&v)
		out = append(out, v)
	}
	center := func(v *event.Event) {
		if v.Widget != nil && !v.Widget.Bounds.Empty() && len(v.Points) == 1 {
			v.Points = []event.Point{v.Widget.Bounds.Center()}
		}
	}
	plain := func(v *event.Event) {
		if (v.Kind == event.Swipe || v.Kind == event.LongPress) && len(v.Points) > 0 {
			v.Kind, v.Steps, v.Duration, v.Points = event.Tap, 0, 0, v.Points[:1:1]
		}
	}
	isPlain := e.Kind != event.Swipe && e.Kind != event.LongPress || len(e.Points) == 0
	off := e.Widget != nil && !e.Widget.Bounds.Empty() && len(e.Points) == 1 && e.Points[0] != e.Widget.Bounds.Center()
	waits := e.Delay > 100*time.Millisecond
	if !isPlain {
		add(func(v *event.Event) { plain(v); center(v); v.Delay = 0 })
	}
	if off && waits {
		add(func(v *event.Event) { center(v); v.Delay = 0 })
	}
	if off {
		add(center)
	}
	if waits {
		add(func(v *event.Event) { v.Delay = 0 })
		add(func(v *event.Event) { v.Delay /= 2 })
	}
	if !isPlain && waits {
		add(plain)
	}
	return out
}

// Canonicalise replaces events of the candidate by their variants where it still
// reproduces.
func Canonicalise(r *Run, c []int, variants map[int][]int) ([]int, error) {
	r.Stage("canonicalise")
	c = slices.Clone(c)
	for i, x := range c {
		v := variants[x]
		hit, err := r.First(len(v), func(k int) []int {
			t := slices.Clone(c)
			t[i] = v[k]
			return t
		})
		if err != nil {
			return c, err
		}
		if hit >= 0 {
			c[i] = v[hit]
			if err := r.Accept(c); err != nil {
				return c, err
			}
		}
	}
	return c, nil
}
