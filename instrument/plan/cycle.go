// Which blocks of a method lie on a cycle together, and its loops.

package plan

import "slices"

// cycles numbers the strongly connected components of the blocks (Tarjan,
// "Depth-First Search and Linear Graph Algorithms", 1972), with a stack of its
// own: methods have tens of thousands of blocks.
func (f *flow) cycles() []int { return f.components(make([]bool, len(f.Starts))) }

// components is cycles without the edges to some blocks.
func (f *flow) components(cut []bool) []int {
	n := len(f.Starts)
	component, order, low := make([]int, n), make([]int, n), make([]int, n) // order from 1
	type visit struct{ block, next int }
	var path []visit
	var open []int
	seen, found := 0, 0
	enter := func(b int) {
		seen++
		order[b], low[b] = seen, seen
		path = append(path, visit{block: b})
		open = append(open, b)
	}
	for root := range n {
		if order[root] == 0 {
			enter(root)
		}
		for len(path) > 0 {
			v := &path[len(path)-1]
			if v.next < len(f.succs[v.block]) {
				to := f.succs[v.block][v.next]
				v.next++
				if cut[to] {
					continue
				}
				if order[to] == 0 {
					enter(to)
				} else if component[to] == 0 {
					low[v.block] = min(low[v.block], order[to])
				}
				continue
			}
			b := v.block
			path = path[:len(path)-1]
			if len(path) > 0 {
				up := path[len(path)-1].block
				low[up] = min(low[up], low[b])
			}
			if low[b] < order[b] {
				continue
			}
			found++
			for {
				last := open[len(open)-1]
				open = open[:len(open)-1]
				component[last] = found
				if last == b {
					break
				}
			}
		}
	}
	return component
}

// OnCycle reports for each block whether it lies on a cycle.
func (f *flow) OnCycle() []bool {
	component := f.cycles()
	size := make([]int, len(component)+1)
	for _, c := range component {
		size[c]++
	}
	out := make([]bool, len(component))
	for b, c := range component {
		out[b] = size[c] > 1 || slices.Contains(f.succs[b], b)
	}
	return out
}

// maxNest is how many loops in each other are told apart.
const maxNest = 4

// findLoops returns the blocks of each loop, ascending; outer loops come first.
// A loop is a strongly connected component; those inside of it are the
// components that are left without the edges to its first block.
func (f *flow) findLoops() (loops [][]int) {
	back := false
	for b, succs := range f.succs {
		back = back || slices.ContainsFunc(succs, func(to int) bool { return to <= b })
	}
	if !back {
		return nil
	}
	cut := make([]bool, len(f.Starts))
	for range maxNest {
		component := f.components(cut)
		blocks := make([][]int, len(component)+1)
		for b, c := range component {
			blocks[c] = append(blocks[c], b)
		}
		found := len(loops)
		for _, c := range component {
			if loop := blocks[c]; len(loop) > 1 || len(loop) == 1 && !cut[loop[0]] && slices.Contains(f.succs[loop[0]], loop[0]) {
				loops = append(loops, loop)
			}
			blocks[c] = nil
		}
		if len(loops) == found {
			break
		}
		for _, loop := range loops[found:] {
			cut[loop[0]] = true
		}
	}
	return loops
}
