// Prefixes of traces that are known not to be replayable.

package detreduce

// prefixes is a set of lists of labels, kept as a tree.
type prefixes struct {
	children map[[2]int32]int32 // (node, label) to node; the root is 0
	ends     map[int32]bool
}

func newPrefixes() *prefixes {
	return &prefixes{children: make(map[[2]int32]int32), ends: make(map[int32]bool)}
}

// add puts the labels of the transitions into the set.
func (p *prefixes) add(steps []Transition) {
	node := int32(0)
	for i := range steps {
		edge := [2]int32{node, steps[i].label}
		next, ok := p.children[edge]
		if !ok {
			next = int32(len(p.children) + 1)
			p.children[edge] = next
		}
		node = next
	}
	p.ends[node] = true
}

// begin reports whether any prefix of the transitions is in the set.
func (p *prefixes) begin(steps []Transition) bool {
	node := int32(0)
	for i := range steps {
		if p.ends[node] {
			return true
		}
		next, ok := p.children[[2]int32{node, steps[i].label}]
		if !ok {
			return false
		}
		node = next
	}
	return p.ends[node]
}

// walk goes one transition on from a node of the tree; −1 is outside. It reports
// whether the path so far is in the set.
func (p *prefixes) walk(node, label int32) (next int32, bad bool) {
	if node < 0 {
		return -1, false
	}
	next, ok := p.children[[2]int32{node, label}]
	if !ok {
		return -1, false
	}
	return next, p.ends[next]
}
