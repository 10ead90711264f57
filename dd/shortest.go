// The shortest way through the GUI states to the crash. CHARD's "Short" (SCP
// 2020, Algorithm 2) tries it once; here it is the first of a row of growing
// candidates.

package dd

import (
	"slices"

	"github.com/esdroid/esdroid/dd/event"
)

// Shortest looks for a short candidate by the GUI states. The first one leads
// from the launch to the state of the crash over as few recorded transitions as
// possible, the latest ones first, and ends with the last event. What a state
// does not show (a text that was typed, a box that was ticked) happened before
// the transition in the same visit, so the next candidates add the last 1, 2, 4,
// … events of each visit. found is false if none of them reproduces, or the
// states are not known.
func Shortest(r *Run, start []int) (c []int, found bool, err error) {
	way, visits, ok := shortestWay(r, start)
	if !ok {
		return start, false, nil
	}
	r.Stage("shortest way")
	for extra := 0; ; extra = max(1, 2*extra) {
		c, all := grown(start, way, visits, extra)
		if len(c) == len(start) {
			return start, false, nil
		}
		ok, err := r.Test(c)
		if err != nil {
			return r.Best(), false, err
		}
		if ok {
			return c, true, r.Accept(c)
		}
		if all {
			return start, false, nil
		}
	}
}

// shortestWay returns the positions in start of the transitions taken and of
// the last event, and for every position the first one of the same visit.
func shortestWay(r *Run, start []int) (way, visits []int, ok bool) {
	n := len(start)
	if n < 2 {
		return nil, nil, false
	}
	states := make([]event.State, n)
	for i, x := range start {
		if states[i], ok = r.StateOf(x); !ok {
			return nil, nil, false
		}
	}
	number := map[event.State]int{}
	id := make([]int, n)
	for i, s := range states {
		k, ok := number[s]
		if !ok {
			k = len(number)
			number[s] = k
		}
		id[i] = k
	}
	if len(number) < 2 {
		return nil, nil, false // all events happen in one state: it tells nothing
	}
	visits = make([]int, n)
	for i := 1; i < n; i++ {
		visits[i] = i
		if id[i] == id[i-1] {
			visits[i] = visits[i-1]
		}
	}
	// Breadth first, from the state of the crash backwards; of the transitions
	// between two states the latest.
	into := make([][]int, len(number)) // events that lead to a state, latest first
	for i := n - 2; i >= 0; i-- {
		if id[i] != id[i+1] {
			into[id[i+1]] = append(into[id[i+1]], i)
		}
	}
	next := make([]int, len(number)) // event to take from a state
	seen := make([]bool, len(number))
	queue := []int{id[n-1]}
	seen[id[n-1]] = true
	for len(queue) > 0 {
		s := queue[0]
		queue = queue[1:]
		for _, i := range into[s] {
			if from := id[i]; !seen[from] {
				seen[from], next[from] = true, i
				queue = append(queue, from)
			}
		}
	}
	if !seen[id[0]] {
		return nil, nil, false
	}
	for s := id[0]; s != id[n-1]; s = id[next[s]+1] {
		way = append(way, next[s])
	}
	return append(way, n-1), visits, true
}

// grown adds up to extra events of the visit before each event of the way, in
// the order of the way; all is true if there are no more.
func grown(start, way, visits []int, extra int) (c []int, all bool) {
	all = true
	for _, i := range way {
		lo := max(visits[i], i-extra)
		if lo > visits[i] {
			all = false
		}
		for x := lo; x <= i; x++ {
			c = append(c, start[x])
		}
	}
	if !slices.IsSorted(c) {
		// The way may take a later transition first; that is what was meant.
		return c, all
	}
	return slices.Compact(c), all
}
