// The GUI state hierarchy: SimplyDroid (ASE 2017), section 3.

package event

// Tree is the hierarchy of a sequence's events by GUI state. Node 0 is the
// launch, node i the event i-1 of the sequence. Children are in order.
type Tree struct {
	Parent   []int // of the root: -1
	Children [][]int
	Level    []int // of the root: 0
}

// NewTree builds the hierarchy. Going up from the node before, the first node in
// the same state as event i makes it a sibling; if there is none below the root,
// the event becomes a child of the node before. The root's own state is never
// compared, so that level 1 always exists. state(i) is the state of node i.
func NewTree(n int, state func(node int) State) *Tree {
	t := &Tree{Parent: make([]int, n), Children: make([][]int, n), Level: make([]int, n)}
	if n == 0 {
		return t
	}
	states := make([]State, n)
	t.Parent[0] = -1
	for i := 1; i < n; i++ {
		states[i] = state(i)
		parent := i - 1
		for seek := i - 1; seek != 0; seek = t.Parent[seek] {
			if states[seek] == states[i] {
				parent = t.Parent[seek]
				break
			}
		}
		t.Parent[i] = parent
		t.Level[i] = t.Level[parent] + 1
		t.Children[parent] = append(t.Children[parent], i)
	}
	return t
}

// StateTree builds the hierarchy of the sequence by the states before its events.
func (s *Sequence) StateTree() *Tree {
	return NewTree(len(s.Events)+1, func(node int) State {
		if b := s.Events[node-1].Before; b != nil {
			return *b
		}
		return State{}
	})
}

// Subtree appends the node and all nodes below it to out, in order.
func (t *Tree) Subtree(node int, out []int) []int {
	// Nodes are numbered in document order, so a subtree is a contiguous range.
	end := node + 1
	for end < len(t.Parent) && t.Level[end] > t.Level[node] {
		end++
	}
	for x := node; x < end; x++ {
		out = append(out, x)
	}
	return out
}

// Weight is the number of nodes in the subtree.
func (t *Tree) Weight(node int) int { return len(t.Subtree(node, nil)) }
