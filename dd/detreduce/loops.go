// The variants of a trace that leave out loops (section 3.1), shortest first.

package detreduce

import (
	"container/heap"
	"slices"
)

// variants enumerates lazily all traces that can be made from one by leaving
// out disjoint loops: L(τ). Shorter ones come first; of equal length, in the
// order in which their transitions first appear in the suite; each content once.
//
// It is a best-first search over positions of the trace. At a position it takes
// the next transition, or jumps to the next position in the same state, from
// which it may jump again. The length of the best way to the end is known
// exactly, so nothing is expanded before its turn.
type variants struct {
	steps []Transition
	skip  []int // of each position, the next one in the same state, or 0
	need  []int // need[p]: transitions before this position must not be cut at p
	least []int // fewest transitions from each position to the end
	queue variantHeap
	nodes map[[2]int32]int32 // a list of contents as a node: (node, content) to node
	seen  map[[2]int32]bool  // position and node
	bad   *prefixes
	// final[i] are the required units that transition i is the last to cover.
	final []bitset
}

// variant is the beginning of a trace with loops left out.
type variant struct {
	position int
	taken    []int32 // transitions of the original
	contents []int32 // of the taken transitions
	node     int32
	length   int // of the whole trace, at best
}

// newVariants prepares the enumeration. A transition that is the only one of the
// trace to cover something required is never cut, nor the last one that can
// cover what is still missing: such variants would be skipped anyway, without a
// replay. Variants with a bad prefix are left out.
func newVariants(steps []Transition, required bitset, bad *prefixes) *variants {
	n := len(steps)
	v := &variants{steps: steps, skip: make([]int, n+1), need: make([]int, n+1), least: make([]int, n+1),
		nodes: make(map[[2]int32]int32), seen: make(map[[2]int32]bool), bad: bad}
	once, twice := make(bitset, len(required)), make(bitset, len(required))
	for i := range steps {
		for w, x := range steps[i].covered {
			twice[w] |= once[w] & x
			once[w] |= x
		}
	}
	only := required.clone()
	only.less(twice)
	if len(only) > 0 {
		only[0] &^= 1 // the first state is covered by the launch
	}
	v.final = make([]bitset, n)
	later := required.clone()
	if len(later) > 0 {
		later[0] &^= 1
	}
	for i := n - 1; i >= 0 && len(required) > 0; i-- {
		v.final[i] = steps[i].covered.clone()
		v.final[i].and(later)
		later.less(steps[i].covered)
	}
	last := make(map[int]int) // position of each state, from the end
	for p := n; p >= 0; p-- {
		state := 0
		if p < n {
			state = steps[p].From
		} else if n > 0 {
			state = steps[n-1].To
		}
		v.skip[p] = last[state]
		last[state] = p
	}
	for i := range steps {
		v.need[i+1] = v.need[i]
		for w, x := range steps[i].covered {
			if x&only[w] != 0 {
				v.need[i+1] = i + 1
			}
		}
	}
	for p := n - 1; p >= 0; p-- {
		v.least[p] = 1 + v.least[p+1]
		if q := v.jump(p); q > 0 {
			v.least[p] = min(v.least[p], v.least[q])
		}
	}
	v.push(variant{length: v.least[0]})
	return v
}

// jump returns the next position in the same state, if what lies between may be
// left out, or 0.
func (v *variants) jump(p int) int {
	if q := v.skip[p]; v.need[q] <= p {
		return q
	}
	return 0
}

// loses reports that a jump to position q would leave something required
// uncovered for good.
func (v *variants) loses(x *variant, q int) bool {
	if len(v.final) == 0 || v.final[0] == nil {
		return false
	}
	lost := make(bitset, len(v.final[0]))
	for i := x.position; i < q; i++ {
		lost.or(v.final[i])
	}
	for _, t := range x.taken {
		lost.less(v.steps[t].covered)
	}
	return lost.count() > 0
}

func (v *variants) push(x variant) {
	if key := [2]int32{int32(x.position), x.node}; !v.seen[key] {
		v.seen[key] = true
		heap.Push(&v.queue, x)
	}
}

// next returns the transitions of the next variant, or nil at the end. The
// limit counts steps of the search; when it is used up, so is the enumeration.
func (v *variants) next(limit *int) []Transition {
	for len(v.queue) > 0 && *limit > 0 {
		*limit--
		x := heap.Pop(&v.queue).(variant)
		steps := make([]Transition, len(x.taken))
		for i, t := range x.taken {
			steps[i] = v.steps[t]
		}
		if v.bad.begin(steps) {
			continue
		}
		if x.position == len(v.steps) {
			return steps
		}
		t := &v.steps[x.position]
		edge := [2]int32{x.node, t.content}
		node, ok := v.nodes[edge]
		if !ok {
			node = int32(len(v.nodes) + 1)
			v.nodes[edge] = node
		}
		v.push(variant{position: x.position + 1, taken: append(slices.Clip(x.taken), int32(x.position)),
			contents: append(slices.Clip(x.contents), t.content), node: node, length: len(x.taken) + 1 + v.least[x.position+1]})
		if q := v.jump(x.position); q > 0 && !v.loses(&x, q) {
			x.position, x.length = q, len(x.taken)+v.least[q]
			v.push(x)
		}
	}
	return nil
}

// variantHeap orders by length, then by content; a prefix comes before what it
// may become.
type variantHeap []variant

func (h variantHeap) Len() int { return len(h) }
func (h variantHeap) Less(i, j int) bool {
	if h[i].length != h[j].length {
		return h[i].length < h[j].length
	}
	if c := slices.Compare(h[i].contents, h[j].contents); c != 0 {
		return c < 0
	}
	return h[i].position < h[j].position
}
func (h variantHeap) Swap(i, j int) { h[i], h[j] = h[j], h[i] }
func (h *variantHeap) Push(x any)   { *h = append(*h, x.(variant)) }
func (h *variantHeap) Pop() any {
	old := *h
	x := old[len(old)-1]
	*h = old[:len(old)-1]
	return x
}
