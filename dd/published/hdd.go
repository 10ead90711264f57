// Hierarchical delta debugging over the GUI state hierarchy: HDD and BHDD of
// SimplyDroid (ASE 2017), section 3.3.

package published

import "github.com/esdroid/esdroid/dd"

// HDD reduces level by level, with groups of equal numbers of nodes.
func HDD(r *dd.Run, start []int) ([]int, error) { return hdd(r, start, sizeSplit, false, "hdd") }

// BHDD is HDD with groups of balanced weight: an event weighs as much as its subtree.
func BHDD(r *dd.Run, start []int) ([]int, error) { return hdd(r, start, weightSplit, false, "bhdd") }

// HDDPublished and BHDDPublished repeat the artifact's trials.
func HDDPublished(r *dd.Run, start []int) ([]int, error) {
	return hdd(r, start, sizeSplit, true, "hdd")
}

// BHDDPublished is BHDD as the artifact has it.
func BHDDPublished(r *dd.Run, start []int) ([]int, error) {
	return hdd(r, start, weightSplit, true, "bhdd")
}

func hdd(r *dd.Run, start []int, by split, published bool, name string) ([]int, error) {
	h, err := newHierarchy(r, start, published)
	if err != nil {
		return start, err
	}
	r.Stage(name)
	above := []int{}
	nodes := h.tree.Children[0]
	for len(nodes) > 0 {
		if nodes, err = h.reduceLevel(nodes, by, dd.Crash, h.withSubtrees(above)); err != nil {
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

// withSubtrees makes candidates of the kept nodes above a level and the chosen
// nodes with all that is below them.
func (h *hierarchy) withSubtrees(above []int) func([]int) []int {
	return func(chosen []int) []int {
		all := append([]int(nil), above...)
		for _, n := range chosen {
			all = h.tree.Subtree(n, all)
		}
		return h.candidate(all)
	}
}
