// Why one executed statement matters to another: the shortest way between them.

package dynamic

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
)

// Executions returns the nodes of all executions of the instruction at pc of a
// method, ascending.
func (g *Graph) Executions(method dex.MethodID, pc uint32) []Node {
	m := g.code.Decoded(method)
	if m == nil || pc >= uint32(len(m.At)) || m.At[pc] < 0 {
		return nil
	}
	id := m.First + m.At[pc]
	var out []Node
	for i := range g.insn.n {
		if g.insn.at(i) == id && !g.has(Node(i), isPart) {
			out = append(out, Node(i))
		}
	}
	return out
}

// WayStep is a node on a way, with the edge by which the next node depends on it.
type WayStep struct {
	Node Node
	Edge Edge // of the last step: none
}

// Way returns the shortest way along dependences from one of the sources to what a
// criterion asks for; nil if there is none. Of equally short ways it is the
// one whose source ran last.
func (g *Graph) Way(sources []Node, to Criterion, size Size) []WayStep {
	s := g.Backward(to, size)
	from := make(map[Node]bool, len(sources))
	for _, n := range sources {
		from[n] = true
	}
	best, found := NoNode, int32(0)
	for _, n := range slices.Backward(s.Nodes) {
		if !from[n] && !from[g.visible(n)] { // an effect of a call is the call's
			continue
		}
		if step, ok := s.step(n); ok && (best == NoNode || step.Dist < found) {
			best, found = n, step.Dist
		}
	}
	if best == NoNode {
		return nil
	}
	var way []WayStep
	for n := best; ; {
		step, ok := s.Why(n)
		if !ok {
			return append(way, WayStep{Node: n})
		}
		way = append(way, WayStep{n, step.Edge})
		n = step.From
	}
}
