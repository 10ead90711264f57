// Control dependence between the instructions of one method.
//
// Ferrante, Ottenstein and Warren, "The program dependence graph and its use in
// optimization", 1987: an instruction depends on a branch when one way out of
// the branch must lead to it and another one need not. Only the ways that
// execution takes without an exception count: a call that returned normally
// decides nothing. Where an exception was caught, replay adds the edge itself.

package dynamic

import "github.com/esdroid/esdroid/dex"

// controlDependence returns for each instruction the branches on which it
// depends, ascending.
func controlDependence(code *dex.Code, m *methodCode) ([][]int32, error) {
	n := int32(len(m.insns))
	succs := make([][]int32, n)
	for i := range m.insns {
		in := &m.insns[i]
		add := func(pc uint32) {
			if pc < uint32(len(m.at)) && m.at[pc] >= 0 {
				succs[i] = append(succs[i], m.at[pc])
			}
		}
		if in.Op.Has(dex.FlagNext) {
			add(in.Next())
		}
		if in.Op.Has(dex.FlagGoto | dex.FlagIf) {
			add(in.Target())
		}
		if in.Op.Has(dex.FlagSwitch) {
			cases, err := code.SwitchCases(in)
			if err != nil {
				return nil, err
			}
			for _, c := range cases {
				add(in.PC + uint32(c.Rel))
			}
		}
	}
	m.succs = succs
	ipdom := postDominators(succs)
	out := make([][]int32, n)
	for b := int32(0); b < n; b++ {
		if len(succs[b]) < 2 {
			continue
		}
		for _, s := range succs[b] {
			for v := s; v != ipdom[b] && v >= 0; v = ipdom[v] {
				if k := len(out[v]); k == 0 || out[v][k-1] != b {
					out[v] = append(out[v], b)
				}
			}
		}
	}
	return out, nil
}

// postDominators returns the immediate post-dominator of each node, -1 for the
// exit. Nodes from which no exit can be reached, endless loops, are treated as
// if they led to it. Cooper, Harvey and Kennedy, "A simple, fast dominance
// algorithm", on the reversed graph.
func postDominators(succs [][]int32) []int32 {
	n := int32(len(succs))
	exit := n
	preds := make([][]int32, n+1) // in the reversed graph: successors
	var roots []int32
	for v, list := range succs {
		if len(list) == 0 {
			roots = append(roots, int32(v))
		}
		for _, s := range list {
			preds[s] = append(preds[s], int32(v))
		}
	}
	number := make([]int32, n+1) // postorder number in the reversed graph
	for i := range number {
		number[i] = -1
	}
	var order []int32
	visit := func(root int32) {
		type item struct{ node, next int32 }
		stack := []item{{root, 0}}
		number[root] = -2
		for len(stack) > 0 {
			top := &stack[len(stack)-1]
			if int(top.next) < len(preds[top.node]) {
				w := preds[top.node][top.next]
				top.next++
				if number[w] == -1 {
					number[w] = -2
					stack = append(stack, item{w, 0})
				}
				continue
			}
			number[top.node] = int32(len(order))
			order = append(order, top.node)
			stack = stack[:len(stack)-1]
		}
	}
	isRoot := make([]bool, n)
	number[exit] = -2
	for _, r := range roots {
		isRoot[r] = true
		if number[r] == -1 {
			visit(r)
		}
	}
	for v := n - 1; v >= 0; v-- { // endless loops: their last instruction counts as an exit
		if number[v] == -1 {
			isRoot[v] = true
			visit(v)
		}
	}
	number[exit] = int32(len(order))
	order = append(order, exit)
	ipdom := make([]int32, n+1)
	for i := range ipdom {
		ipdom[i] = -1
	}
	ipdom[exit] = exit
	intersect := func(a, b int32) int32 {
		for a != b {
			for number[a] < number[b] {
				a = ipdom[a]
			}
			for number[b] < number[a] {
				b = ipdom[b]
			}
		}
		return a
	}
	for changed := true; changed; {
		changed = false
		for i := len(order) - 2; i >= 0; i-- {
			v := order[i]
			best := int32(-1)
			consider := func(s int32) {
				if ipdom[s] < 0 && s != exit {
					return
				}
				if best < 0 {
					best = s
				} else {
					best = intersect(best, s)
				}
			}
			if isRoot[v] {
				consider(exit)
			}
			for _, s := range succs[v] {
				consider(s)
			}
			if best >= 0 && ipdom[v] != best {
				ipdom[v] = best
				changed = true
			}
		}
	}
	for v := range ipdom[:n] {
		if ipdom[v] == exit {
			ipdom[v] = -1
		}
	}
	return ipdom[:n]
}
