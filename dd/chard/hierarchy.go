// The GUI state hierarchy of a sequence (algorithm 1).

package chard

import "github.com/esdroid/esdroid/dd/event"

// A Node is one window of a sequence and the events that were made in it.
type Node struct {
	State  event.State // of the first of the events
	Level  int         // distance from the first window; −1: not connected to it
	Events []*Record   // in the order of the recording
}

// A Hierarchy is the graph of the windows that a sequence passes through. Each
// window is one node, however often it is visited; an edge is an event that
// leads from one to another. Despite its name in the paper it is no tree.
type Hierarchy struct {
	Nodes []*Node // by first visit; Nodes[0] is where the launch led
	Crash *Record // the crashing event
	at    map[window]int
}

// NewHierarchy builds the hierarchy of the given records; the launch, if it is
// among them, is in no window.
func NewHierarchy(records []*Record) *Hierarchy {
	h := &Hierarchy{at: make(map[window]int)}
	for _, r := range records {
		if r.Crash {
			h.Crash = r
		}
		if r.Index >= 0 {
			n := h.node(r)
			h.Nodes[n].Events = append(h.Nodes[n].Events, r)
		}
	}
	h.level()
	return h
}

// node returns the index of the window of the event, which is new if need be.
func (h *Hierarchy) node(r *Record) int {
	w := r.sourceWindow()
	n, ok := h.at[w]
	if !ok {
		n = len(h.Nodes)
		h.at[w] = n
		h.Nodes = append(h.Nodes, &Node{State: r.Source, Level: -1})
	}
	return n
}

// transition returns the window that an event leads to, if it leaves its own for
// one in which other events were made.
func (h *Hierarchy) transition(r *Record) (int, bool) {
	n, ok := h.at[r.targetWindow()]
	return n, ok && !r.Crash && r.WindowChange == Yes
}

// level computes the distance of every window from the first one.
func (h *Hierarchy) level() {
	for _, from := range h.reach(0, func(*Record) bool { return true }) {
		h.Nodes[from.node].Level = from.distance
	}
}

// step is how a breadth-first search came to a window.
type step struct {
	node, distance int
	by             *Record // the transition taken, nil at the root
	from           int     // index of the step before
}

// reach searches the windows from root over the transitions that use allows, and
// returns the steps in the order of discovery. Of several transitions to a
// window the earliest recorded one is taken.
func (h *Hierarchy) reach(root int, use func(*Record) bool) []step {
	if len(h.Nodes) == 0 {
		return nil
	}
	seen := make([]bool, len(h.Nodes))
	seen[root] = true
	steps := []step{{node: root, from: -1}}
	for i := 0; i < len(steps); i++ {
		for _, r := range h.Nodes[steps[i].node].Events {
			if to, ok := h.transition(r); ok && !seen[to] && use(r) {
				seen[to] = true
				steps = append(steps, step{to, steps[i].distance + 1, r, i})
			}
		}
	}
	return steps
}

// path returns the transitions that led to the i-th step.
func path(steps []step, i int) []*Record {
	var out []*Record
	for ; steps[i].by != nil; i = steps[i].from {
		out = append(out, steps[i].by)
	}
	for l, r := 0, len(out)-1; l < r; l, r = l+1, r-1 {
		out[l], out[r] = out[r], out[l]
	}
	return out
}
