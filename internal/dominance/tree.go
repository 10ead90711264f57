// Dominators and post-dominators.

package dominance

// Tree is a tree of dominators, or of post-dominators.
type Tree struct {
	idom      []int32 // -1 for the root and for nodes that the root does not reach
	pre, post []int32 // numbers of a walk over the tree, -1 where not reached
}

// Idom returns the immediate dominator of a node, -1 for the root and for nodes that
// the root does not reach.
func (t *Tree) Idom(n int32) int32 { return t.idom[n] }

// Dominates reports whether a dominates b; every node does itself.
func (t *Tree) Dominates(a, b int32) bool {
	return a == b || t.pre[a] >= 0 && t.pre[b] >= 0 && t.pre[a] <= t.pre[b] && t.post[b] <= t.post[a]
}

// Tree computes the dominators from root, after Cooper, Harvey and Kennedy, "A
// Simple, Fast Dominance Algorithm" (2001).
func (g *Graph) Tree(root int32) *Tree {
	order := g.postorder(root)
	number := make([]int32, g.Len()) // postorder number
	t := &Tree{idom: make([]int32, g.Len())}
	for n := range t.idom {
		t.idom[n], number[n] = -1, -1
	}
	for k, n := range order {
		number[n] = int32(k)
	}
	t.idom[root] = root
	for changed := true; changed; {
		changed = false
		for k := len(order) - 2; k >= 0; k-- {
			n := order[k]
			best := int32(-1)
			for _, p := range g.Preds(n) {
				if number[p] < 0 || t.idom[p] < 0 {
					continue
				}
				if best < 0 {
					best = p
					continue
				}
				a, b := p, best
				for a != b {
					for number[a] < number[b] {
						a = t.idom[a]
					}
					for number[b] < number[a] {
						b = t.idom[b]
					}
				}
				best = a
			}
			if t.idom[n] != best {
				t.idom[n], changed = best, true
			}
		}
	}
	t.idom[root] = -1
	t.number(root, order)
	return t
}

// number walks the tree so that Dominates takes constant time.
func (t *Tree) number(root int32, order []int32) {
	n := len(t.idom)
	t.pre, t.post = make([]int32, n), make([]int32, n)
	var edges [][2]int32
	for k := range n {
		t.pre[k], t.post[k] = -1, -1
	}
	for k := len(order) - 1; k >= 0; k-- {
		if d := t.idom[order[k]]; d >= 0 {
			edges = append(edges, [2]int32{d, order[k]})
		}
	}
	tree := NewGraph(n, edges)
	type frame struct{ node, next int32 }
	stack := []frame{{root, 0}}
	clock := int32(0)
	t.pre[root] = clock
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		clock++
		if s := tree.Succs(top.node); int(top.next) < len(s) {
			child := s[top.next]
			top.next++
			t.pre[child] = clock
			stack = append(stack, frame{child, 0})
			continue
		}
		t.post[top.node] = clock
		stack = stack[:len(stack)-1]
	}
}
