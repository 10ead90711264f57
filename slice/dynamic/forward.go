// From a node onward: what depended on it, the ways from it to a fault, and the places that its
// value decides.

package dynamic

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
)

const invokeFlag = dex.FlagInvoke

// Forward returns what depended on a node, up to the end of the run. The steps
// of Why lead back to it.
//
// Dependences lead to earlier nodes, so that one look at each node in the order of
// the run finds them all; the few that lead to later ones make it look again.
func (g *Graph) Forward(from Node, size Size) *Slice {
	s := &Slice{Criterion: Criterion{Node: from}, Onward: true, index: make([]int32, g.Len())}
	s.add(from, Step{From: NoNode})
	for again := true; again; {
		again = false
		for n := from + 1; int(n) < g.Len(); n++ {
			if s.Has(n) {
				continue
			}
			best := Step{From: NoNode}
			g.Edges(n, func(e Edge) bool {
				if !size.follows(e.Kind()) || e.Kind() == EdgePart || e.Kind() == EdgeCall {
					return true
				}
				if at, ok := s.Step(e.To); ok && (best.From == NoNode || at.Dist+1 < best.Dist) {
					best = Step{e.To, e, at.Dist + 1}
				}
				return true
			})
			if best.From != NoNode {
				s.add(n, best)
				again = again || n <= g.ahead
			}
		}
	}
	s.Sort()
	return s
}

// Chop returns the nodes on dependence paths from a source to a criterion.
func (g *Graph) Chop(source Node, c Criterion, size Size) *Slice {
	back := g.Backward(c, size)
	forward := g.Forward(source, size)
	s := &Slice{Criterion: c, index: make([]int32, len(back.index))}
	for _, n := range back.Nodes {
		if forward.Has(n) {
			why, _ := back.Step(n)
			s.add(n, why)
		}
	}
	return s
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
		if step, ok := s.Step(n); ok && (best == NoNode || step.Dist < found) {
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

// Places reports whether what a node computed decided where something was stored. A
// slice of what is read elsewhere does not have it, and yet another value could have put
// it there.
func (g *Graph) Places(n Node) bool {
	from := g.Forward(n, Thin)
	for k := n + 1; int(k) < g.Len(); k++ {
		label := ""
		switch in := g.Insn(k); {
		case g.Kind(k) == Effect:
			label = KeyLabel
		case in != nil && g.Kind(k) == Instruction && in.Op >= dex.OpAput && in.Op <= dex.OpAputShort:
			label = OperandLabel(1)
		default:
			continue
		}
		found := false
		g.Edges(k, func(e Edge) bool {
			found = e.Kind() == EdgeBase && from.Has(e.To) && g.Label(e) == label
			return !found
		})
		if found {
			return true
		}
	}
	return false
}
