// SimplyDroid's strategies: "SimplyDroid: Efficient Event Sequence
// Simplification for Android Application" (ASE 2017), sections 3 and 4. This
// file has the parts they share; dd, hdd and lhdd have a file each.
//
// Each exists twice: as published, with the artifact's quirks, so that its runs
// can be repeated trial by trial (run those with Options.NoCache: they have a
// memory of their own), and corrected.

package published

import (
	"slices"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
)

// hierarchy is a reduction along the GUI state hierarchy. Nodes are those of
// event.Tree over the start candidate: node 0 is the launch, node i the i-th
// event of the candidate.
type hierarchy struct {
	r         *dd.Run
	start     []int
	tree      *event.Tree
	states    []event.State // of the nodes
	published bool
	failed    map[string]bool // the artifact's memory of negatives
	last      []int           // the candidate tried last
}

func newHierarchy(r *dd.Run, start []int, published bool) (*hierarchy, error) {
	h := &hierarchy{r: r, start: start, published: published, failed: map[string]bool{}}
	h.states = make([]event.State, len(start)+1)
	for i, x := range start {
		b, ok := r.StateOf(x)
		if !ok {
			return nil, dd.ErrNoStates
		}
		h.states[i+1] = b
	}
	h.tree = event.NewTree(len(h.states), func(node int) event.State { return h.states[node] })
	return h, nil
}

// candidate turns nodes into a candidate.
func (h *hierarchy) candidate(nodes []int) []int {
	sorted := slices.Clone(nodes)
	slices.Sort(sorted)
	out := make([]int, 0, len(sorted))
	for _, n := range slices.Compact(sorted) {
		if n > 0 {
			out = append(out, h.start[n-1])
		}
	}
	return out
}

// test asks for the goal; the published tool remembers what failed by its content.
func (h *hierarchy) test(candidate []int, g dd.Goal) (bool, error) {
	if !h.published {
		return h.r.TestGoal(candidate, g)
	}
	text := dd.FormatCandidate(candidate)
	if h.failed[text] {
		return false, nil
	}
	h.last = candidate
	ok, err := h.r.TestGoal(candidate, g)
	if err == nil && !ok {
		h.failed[text] = true
	}
	return ok, err
}

// rerun repeats the last trial, as the artifact does when it has finished.
func (h *hierarchy) rerun() error {
	if !h.published || h.last == nil {
		return nil
	}
	_, err := h.r.Test(h.last)
	return err
}

// children lists the children of the nodes, in order.
func (h *hierarchy) children(nodes []int) []int {
	var out []int
	for _, n := range nodes {
		out = append(out, h.tree.Children[n]...)
	}
	return out
}

// split cuts the nodes of a level into p groups.
type split func(h *hierarchy, nodes []int, p int) [][]int

// sizeSplit is HDD's: by number of nodes. The published one has groups of
// (len+1)/p nodes, which may leave nodes at the end in no group.
func sizeSplit(h *hierarchy, nodes []int, p int) [][]int {
	if !h.published {
		return dd.Split(nodes, p)
	}
	return publishedSplit(nodes, p)
}

func publishedSplit(nodes []int, p int) [][]int {
	size := (len(nodes) + 1) / p
	parts := make([][]int, p)
	for i := range parts {
		lo, hi := min(i*size, len(nodes)), min((i+1)*size, len(nodes))
		parts[i] = nodes[lo:hi:hi]
	}
	return parts
}

// weightSplit is BHDD's: a group is closed when it reaches the average weight,
// or when the nodes left are needed one each for the groups left.
func weightSplit(h *hierarchy, nodes []int, p int) [][]int {
	total := 0
	for _, n := range nodes {
		total += h.tree.Weight(n)
	}
	slack, acc := len(nodes)-p, 0
	var parts [][]int
	lo := 0
	for i, n := range nodes {
		closed := slack == 0
		if !closed {
			if acc += h.tree.Weight(n); acc*p >= total {
				closed, acc = true, 0
			} else {
				slack--
			}
		}
		if closed && len(parts) < p {
			parts = append(parts, nodes[lo:i+1:i+1])
			lo = i + 1
		}
	}
	if lo < len(nodes) {
		if len(parts) == p {
			parts[p-1] = nodes[lo-len(parts[p-1]) : len(nodes) : len(nodes)]
		} else {
			parts = append(parts, nodes[lo:])
		}
	}
	return parts
}

// reduceLevel removes nodes of one level: the last group alone, then the other
// groups taken away from the last to the first; the last group always stays.
// replay makes the candidate of chosen nodes.
func (h *hierarchy) reduceLevel(nodes []int, by split, g dd.Goal, replay func(chosen []int) []int) ([]int, error) {
	p := 2
	for len(nodes) > 1 {
		p = min(p, len(nodes))
		groups := by(h, nodes, p)
		p = len(groups)
		ok, err := h.test(replay(groups[p-1]), g)
		if err != nil {
			return nodes, err
		}
		if ok {
			nodes, p = groups[p-1], 2
			if err := h.accept(replay(nodes), g); err != nil {
				return nodes, err
			}
			continue
		}
		found := false
		for i := p - 2; i >= 0 && !found; i-- {
			rest := dd.Without(nodes, groups[i])
			if found, err = h.test(replay(rest), g); err != nil {
				return nodes, err
			}
			if found {
				nodes, p = rest, max(p-1, 2)
				if err := h.accept(replay(nodes), g); err != nil {
					return nodes, err
				}
			}
		}
		if !found {
			if p == len(nodes) {
				break
			}
			p = min(len(nodes), 2*p)
		}
	}
	return nodes, nil
}

// accept records a candidate that gives the crash; what only reaches a state is
// no result.
func (h *hierarchy) accept(candidate []int, g dd.Goal) error {
	if g.Name != dd.Crash.Name {
		return nil
	}
	return h.r.Accept(candidate)
}
