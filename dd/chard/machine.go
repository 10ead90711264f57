// The state machines of the rules on combinations of events (figures 5 to 9).

package chard

import "slices"

// A machine is an extended finite state machine over the events that are left.
// In each state it reads the event at the cursor and takes the first transition
// whose condition holds; the transition's operations move the cursor, mark the
// start and the end of a combination, or delete it.
type machine struct {
	events []*Record
	i      int // cursor
	s, e   int // start and end of the combination
	stack  []*Record
	// removed are the events that were deleted.
	removed []*Record
}

type state int

type transition struct {
	from state
	when func(m *machine, e *Record) bool
	do   func(m *machine)
	to   state
}

// always is the condition of the last transition of a state.
func always(*machine, *Record) bool { return true }

// Operations.

func (m *machine) move()  { m.i++ }
func (m *machine) start() { m.s = m.i }

// delete removes the events from..to and puts the cursor on the one after them,
// or rather on the one before: what became neighbours is examined again.
func (m *machine) delete(from, to int) {
	m.removed = append(m.removed, m.events[from:to+1]...)
	m.events = slices.Delete(m.events, from, to+1)
	m.i = max(from-1, 0)
}

// restart goes on behind the start of a combination that was none.
func (m *machine) restart() { m.i = m.s + 1 }

func (m *machine) first() *Record { return m.events[m.s] }

// fixed events are never part of a combination.
func fixed(e *Record) bool { return e.Crash || e.Index < 0 }

// run executes the machine to the end of the events.
func (m *machine) run(transitions []transition) {
	q := state(0)
	for m.i < len(m.events) {
		e := m.events[m.i]
		for _, t := range transitions {
			if t.from == q && t.when(m, e) {
				t.do(m)
				q = t.to
				break
			}
		}
	}
}

// contraryPair: figure 5. A second event that undoes the first is deleted with
// it, and the one before them is looked at again.
var contraryPair = []transition{
	{0, func(m *machine, e *Record) bool { return !fixed(e) && first(e) == Yes }, func(m *machine) { m.start(); m.move() }, 1},
	{0, always, (*machine).move, 0},
	{1, func(m *machine, e *Record) bool { return !fixed(e) && pairs(m.first(), e) == Yes }, func(m *machine) { m.delete(m.s, m.i) }, 0},
	{1, always, func(*machine) {}, 0},
}

// nestedPairs: figure 6, a push-down machine. What remains on the stack remains.
var nestedPairs = []transition{
	{0, func(m *machine, e *Record) bool {
		n := len(m.stack)
		return n > 0 && !fixed(m.stack[n-1]) && !fixed(e) && pairs(m.stack[n-1], e) == Yes
	}, func(m *machine) {
		n := len(m.stack)
		m.removed = append(m.removed, m.stack[n-1], m.events[m.i])
		m.stack = m.stack[:n-1]
		m.move()
	}, 0},
	{0, always, func(m *machine) { m.stack = append(m.stack, m.events[m.i]); m.move() }, 0},
}

// lastEffective: figure 7 [reconstructed]. Of a run of events in one group all
// but the last are deleted, as soon as the next one is seen to belong to it.
var lastEffective = []transition{
	{0, func(_ *machine, e *Record) bool { return !fixed(e) && group(e) != "" }, func(m *machine) { m.start(); m.move() }, 1},
	{0, always, (*machine).move, 0},
	{1, func(m *machine, e *Record) bool { return !fixed(e) && group(e) == group(m.first()) },
		func(m *machine) { m.e = m.i - 1; m.delete(m.s, m.e); m.i = m.s }, 0},
	{1, always, func(*machine) {}, 0},
}

// textSlide: figure 8 [reconstructed]. A window is opened, only scrolled, and
// closed.
var textSlide = []transition{
	{0, func(m *machine, e *Record) bool { return !fixed(e) && opens(e) == Yes }, func(m *machine) { m.start(); m.move() }, 1},
	{0, always, (*machine).move, 0},
	{1, func(m *machine, e *Record) bool {
		return !fixed(e) && slide(e) == Yes && e.sourceWindow() == m.first().targetWindow()
	}, (*machine).move, 1},
	{1, func(m *machine, e *Record) bool {
		return !fixed(e) && all(returns(m.first(), e), e.quiet()) == Yes
	}, func(m *machine) { m.delete(m.s, m.i) }, 0},
	{1, always, (*machine).restart, 0},
}

// hiddenMenu: figure 9 [reconstructed]. A menu is opened and closed, or an item
// of it opens a window that is closed again.
var hiddenMenu = []transition{
	{0, func(m *machine, e *Record) bool { return !fixed(e) && opensMenu(e) == Yes }, func(m *machine) { m.start(); m.move() }, 1},
	{0, always, (*machine).move, 0},
	{1, func(m *machine, e *Record) bool {
		return !fixed(e) && all(returns(m.first(), e), e.quiet()) == Yes
	}, func(m *machine) { m.delete(m.s, m.i) }, 0},
	{1, func(m *machine, e *Record) bool {
		return !fixed(e) && e.sourceWindow() == m.first().targetWindow() && e.WindowChange == Yes
	}, (*machine).move, 2},
	{1, always, (*machine).restart, 0},
	{2, func(m *machine, e *Record) bool {
		return !fixed(e) && e.sourceWindow() == m.events[m.i-1].targetWindow() && e.targetWindow() == m.first().sourceWindow() &&
			all(e.WindowChange, e.quiet()) == Yes
	}, func(m *machine) { m.delete(m.s, m.i) }, 0},
	{2, always, (*machine).restart, 0},
}
