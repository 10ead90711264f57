// Key-event-directed reduction (section 5): what of a sequence the crash needs.

package chard

import (
	"fmt"
	"slices"
	"sort"

	"github.com/esdroid/esdroid/dd/event"
)

// Similar is the share of common methods from which on two transitions between
// the same windows count as the same event: θ, to which the paper gives no value.
const Similar = 0.8

// Short returns the events of the shortest way through the windows from the
// launch to the crash, and the crashing event. It is nil if no way was recorded.
func Short(s *event.Sequence, candidate []int) []int {
	h := NewHierarchy(selected(s, candidate))
	if h.Crash == nil {
		return nil
	}
	steps := h.reach(0, func(*Record) bool { return true })
	for i, st := range steps {
		if st.node == h.at[h.Crash.sourceWindow()] {
			return append(indices(path(steps, i)), h.Crash.Index)
		}
	}
	return nil
}

func indices(records []*Record) []int {
	out := make([]int, 0, len(records)+1)
	for _, r := range records {
		out = append(out, r.Index)
	}
	return out
}

// Duplicate returns the events of the sequence that remain of the candidate's
// when of equivalent ones only the first is kept (algorithm 3). The order is a
// new walk through the windows, so it may differ from the recording's, and a
// transition may occur more than once.
func Duplicate(s *event.Sequence, candidate []int) []int {
	d := newDeduplicator(selected(s, candidate))
	if d.Crash == nil {
		return slices.Clone(candidate)
	}
	d.reduce()
	return d.walk()
}

type deduplicator struct {
	*Hierarchy
	kept     map[*Record]bool
	previous map[*Record]*Record // the transition that led into an event's window before it
	ways     map[[2]int]int      // kept transitions from window to window
	targets  [][]int             // of each window, in the order of the recording
}

func newDeduplicator(records []*Record) *deduplicator {
	d := &deduplicator{NewHierarchy(records), make(map[*Record]bool), make(map[*Record]*Record), make(map[[2]int]int), nil}
	d.targets = make([][]int, len(d.Nodes))
	var last *Record
	for _, r := range records {
		d.kept[r] = true
		d.previous[r] = last
		if to, ok := d.transition(r); ok && r.Index >= 0 {
			last = r
			from := d.at[r.sourceWindow()]
			if d.ways[[2]int{from, to}]++; d.ways[[2]int{from, to}] == 1 {
				d.targets[from] = append(d.targets[from], to)
			}
		}
	}
	return d
}

// reduce keeps the first event of each class of equivalent ones, window after
// window by level. A transition that goes takes the one with it that had led
// back to its window, unless that is the only way left into a window.
func (d *deduplicator) reduce() {
	nodes := slices.Clone(d.Nodes)
	sort.SliceStable(nodes, func(i, j int) bool { return nodes[i].Level < nodes[j].Level })
	for _, n := range nodes {
		var transitions []*Record // the first of each class
		normal := make(map[string]bool)
		for _, e := range d.sorted(n) {
			to, leaves := d.transition(e)
			switch {
			case e.Crash || !d.kept[e]:
			case !leaves:
				if normal[deed(e)] {
					d.kept[e] = false
				}
				normal[deed(e)] = true
			case !slices.ContainsFunc(transitions, func(c *Record) bool { return d.kept[c] && d.alike(c, e) }):
				transitions = append(transitions, e)
			case d.dispensable(e, to):
				d.drop(e, to)
				if p := d.previous[e]; p != nil && d.kept[p] {
					if back, _ := d.transition(p); d.dispensable(p, back) {
						d.drop(p, back)
					}
				}
			}
		}
	}
}

// drop deletes a transition.
func (d *deduplicator) drop(e *Record, to int) {
	d.kept[e] = false
	d.ways[[2]int{d.at[e.sourceWindow()], to}]--
}

// sorted returns the events of a window with normal ones before transitions and
// the crashing one last; equivalent ones need not be neighbours here.
func (d *deduplicator) sorted(n *Node) []*Record {
	rank := func(r *Record) int {
		if r.Crash {
			return 2
		}
		if _, ok := d.transition(r); ok {
			return 1
		}
		return 0
	}
	events := slices.Clone(n.Events)
	sort.SliceStable(events, func(i, j int) bool { return rank(events[i]) < rank(events[j]) })
	return events
}

// deed identifies what a normal event does in its window: two that do the same
// to the same object are equivalent. Where the recording does not name the
// object, the place on the screen stands in for it.
func deed(e *Record) string {
	if e.Hit != Unknown {
		return e.Type + " " + e.Object
	}
	return fmt.Sprint(e.Type, e.Event.Points)
}

// alike compares two transitions of one window.
func (d *deduplicator) alike(a, b *Record) bool {
	return a.targetWindow() == b.targetWindow() && similarity(a, b) > Similar
}

// similarity is the share of common methods in what two transitions ran. Two of
// which nothing is known are taken to be alike: they connect the same windows.
func similarity(a, b *Record) float64 {
	if len(a.Methods) == 0 && len(b.Methods) == 0 {
		return 1
	}
	union := make(map[string]int)
	for _, m := range a.Methods {
		union[m] |= 1
	}
	for _, m := range b.Methods {
		union[m] |= 2
	}
	common := 0
	for _, in := range union {
		if in == 3 {
			common++
		}
	}
	return float64(common) / float64(len(union))
}

// dispensable reports whether the window that a transition leads to can be
// reached from the first one without it. [our completion: the paper deletes the
// transition before a deleted one without looking]
func (d *deduplicator) dispensable(e *Record, to int) bool {
	only := [2]int{d.at[e.sourceWindow()], to}
	if d.ways[only] > 1 {
		only = [2]int{-1, -1}
	}
	seen := make([]bool, len(d.Nodes))
	seen[0] = true
	queue := []int{0}
	for len(queue) > 0 && !seen[to] {
		from := queue[0]
		queue = queue[1:]
		for _, next := range d.targets[from] {
			if way := [2]int{from, next}; !seen[next] && way != only && d.ways[way] > 0 {
				seen[next] = true
				queue = append(queue, next)
			}
		}
	}
	return seen[to]
}

// walk puts the kept events into an order in which each is made in its own
// window. [our completion: the paper does not say how the tree becomes a
// sequence again] It makes the normal events of a window, follows the first
// transition not yet taken, and where there is none goes the shortest way to a
// window with something left to do, at last to the crash.
func (d *deduplicator) walk() []int {
	var out []int
	done := make(map[*Record]bool)
	emit := func(r *Record) {
		out = append(out, r.Index)
		done[r] = true
	}
	pending := func(node int) bool {
		return slices.ContainsFunc(d.Nodes[node].Events, func(r *Record) bool { return d.kept[r] && !done[r] && !r.Crash })
	}
	at := 0
	// Every round makes an event for the first time or is the last.
	for {
		for _, r := range d.Nodes[at].Events {
			if _, leaves := d.transition(r); d.kept[r] && !done[r] && !leaves && !r.Crash {
				emit(r)
			}
		}
		moved := false
		for _, r := range d.Nodes[at].Events {
			if to, leaves := d.transition(r); leaves && d.kept[r] && !done[r] {
				emit(r)
				at, moved = to, true
				break
			}
		}
		if moved {
			continue
		}
		steps := d.reach(at, func(r *Record) bool { return d.kept[r] })
		goal := slices.IndexFunc(steps, func(st step) bool { return pending(st.node) })
		if goal >= 0 {
			for _, r := range path(steps, goal) {
				emit(r)
			}
			at = steps[goal].node
			continue
		}
		// Where the kept transitions lead astray, deleted ones lead back: the
		// recording itself went on from every window to the crash.
		crash := d.at[d.Crash.sourceWindow()]
		reaches := func(st step) bool { return st.node == crash }
		if !slices.ContainsFunc(steps, reaches) {
			steps = d.reach(at, func(*Record) bool { return true })
		}
		if i := slices.IndexFunc(steps, reaches); i >= 0 {
			for _, r := range path(steps, i) {
				emit(r)
			}
		}
		return append(out, d.Crash.Index)
	}
}
