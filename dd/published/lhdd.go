// Local hierarchical delta debugging: LHDD of SimplyDroid (ASE 2017), section 3.4.

package published

import (
	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
)

// LHDD reduces each level above the crash by the state that it must lead to: the
// one in which the first event below its last node was injected. A level
// accepted by this local criterion is verified with the crash (the level's last
// node with all that is below it); where that fails, the level is reduced again
// with the crash as the only criterion. The paper has neither the check nor the
// repair, so that a wrong level shows only at the end.
func LHDD(r *dd.Run, start []int) ([]int, error) { return lhdd(r, start, false) }

// LHDDPublished repeats the artifact's trials.
func LHDDPublished(r *dd.Run, start []int) ([]int, error) { return lhdd(r, start, true) }

func lhdd(r *dd.Run, start []int, published bool) ([]int, error) {
	h, err := newHierarchy(r, start, published)
	if err != nil {
		return start, err
	}
	r.Stage("lhdd")
	var above []int
	deepest := h.tree.Level[len(h.tree.Level)-1] // the crash is the last node
	level := 1
	for nodes := h.tree.Children[0]; len(nodes) > 0; level++ {
		global := h.withSubtrees(above)
		if level > deepest {
			nodes, err = h.reduceLevel(nodes, weightSplit, dd.Crash, global)
		} else {
			nodes, err = h.localLevel(nodes, above, level == deepest)
		}
		if err != nil {
			return r.Best(), err
		}
		above = append(above, nodes...)
		nodes = h.children(nodes)
	}
	if err := h.rerun(); err != nil {
		return r.Best(), err
	}
	return h.candidate(above), nil
}

// localLevel reduces one level at or above the crash.
func (h *hierarchy) localLevel(nodes, above []int, crashLevel bool) ([]int, error) {
	global := h.withSubtrees(above)
	last := nodes[len(nodes)-1]
	goal := dd.Crash
	if !crashLevel {
		target := h.states[last+1]
		goal = dd.Reach(target.Activity, func(s event.State) bool { return s.SameWindow(target) })
	}
	// Of the last node only the event itself is replayed, not what it led to.
	local := func(chosen []int) []int {
		all := append([]int(nil), above...)
		for _, n := range chosen {
			if n == last {
				all = append(all, n)
			} else {
				all = h.tree.Subtree(n, all)
			}
		}
		return h.candidate(all)
	}
	picked, ok, err := h.preselect(nodes, local, goal)
	if err != nil {
		return nodes, err
	}
	if !ok {
		return h.reduceLevel(nodes, weightSplit, dd.Crash, global)
	}
	if picked, err = h.reduceLevel(picked, sizeSplit, goal, local); err != nil {
		return nodes, err
	}
	if h.published {
		return picked, nil
	}
	// The local criterion may have been met for the wrong reason.
	if ok, err = h.r.Test(global(picked)); err != nil {
		return nodes, err
	}
	if !ok {
		return h.reduceLevel(nodes, weightSplit, dd.Crash, global)
	}
	return picked, h.r.Accept(global(picked))
}

// preselect looks for a short end of the level that meets the goal: the last 1,
// 2, 4, … nodes. The published loop takes all nodes untested when the doubling
// hits their number exactly.
func (h *hierarchy) preselect(nodes []int, local func([]int) []int, goal dd.Goal) (picked []int, ok bool, err error) {
	for n := 1; n <= len(nodes); n *= 2 {
		if h.published && n > 1 && n == len(nodes) {
			return nodes, true, nil
		}
		end := nodes[len(nodes)-n:]
		h.last = local(end)
		ok, err := h.r.TestGoal(h.last, goal)
		if err != nil {
			return nil, false, err
		}
		if ok {
			return end, true, h.accept(h.last, goal)
		}
	}
	return nil, false, nil
}
