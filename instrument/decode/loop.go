// Loops in a recording: blocks that were counted, objects that were remembered.

package decode

import (
	"github.com/esdroid/esdroid/instrument/plan"
	"github.com/esdroid/esdroid/instrument/recording"
)

// MaxTurns is how many silent blocks of a recording are gone through on the word
// of a count, and one more for each of its bytes: a few bytes would fill all
// memory else.
var MaxTurns = 1 << 22

// turn takes a frame through its silent blocks until they are as many as the
// record in front of this one said.
func (t *thread) turn(f *frame) {
	if !t.counted {
		return
	}
	t.counted = false
	for f.turns != t.count || t.count >= recording.ManyTurns {
		if t.count >= recording.ManyTurns || !t.goRound(f) {
			t.gap("loops are left out from here on: %d or more blocks went by in the frame", t.count)
			f.turns, f.known = t.count, plan.Registers{}
			return
		}
	}
}

// goRound takes a frame to the next silent block; false if there is none, or
// enough of them were gone through.
func (t *thread) goRound(f *frame) bool {
	next := f.silentAhead()
	if *t.budget == 0 || next < 0 {
		return false
	}
	*t.budget--
	pending := t.pending
	t.pending = -1
	t.run(f, -1)
	t.pending = pending
	t.begin(f, next)
	return true
}

// silentAhead returns the silent block behind what is certain, -1 if there is
// none.
func (f *frame) silentAhead() int {
	if f.fresh {
		return -1
	}
	b := f.block
	for next := b; next >= 0; next = f.plan.Follows(b, -1) {
		b = next
	}
	return f.plan.Turn(b)
}

// changed takes a base that is another one than the one remembered; its
// identity is the next record.
func (t *thread) changed(site int) {
	t.settle()
	f := t.top()
	if next := t.s.peek(0); f == nil || site >= len(f.plan.Sites) || next.kind != eventObject {
		t.gap("another object of no instruction")
		return
	}
	t.turn(f)
	i := f.plan.Sites[site]
	if f.ahead(func(at int) bool { return at == i || f.unmet(at) != 0 }) != i {
		t.gap("another object of an instruction that is not reached here")
		return
	}
	t.run(f, i)
	f.unsure = false
	f.last[f.plan.Steady[i]-1] = t.s.next().value
}
