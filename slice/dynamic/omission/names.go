// The second name by which an object was changed.

package omission

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// names adds the stores by which an array that is at fault was changed under another name
// than the one by which it was read. An object that has fields of its own is shared on purpose.
func (x *finding) names() error {
	g := x.g
	for _, n := range x.thin.Nodes {
		if at, _ := x.thin.Step(n); at.Dist > takenWithin || g.Kind(n) != dynamic.Instruction || !isElementRead(g.Insn(n)) {
			continue
		}
		if set := g.lastValue(n); set >= 0 && g.Kind(set) == dynamic.Instruction && isElementWrite(g.Insn(set)) {
			if err := x.decidedNodes(g.secondName(g.nameOf(n), g.nameOf(set)), n); err != nil {
				return err
			}
		}
	}
	return nil
}

// name is a reference to an object: where it comes from, and the field from which its method
// has it, "" if from none.
type name struct {
	given dynamic.Node
	field string
}

// nameOf returns the name by which an access to a part of an object, or a call, has it.
func (g run) nameOf(n dynamic.Node) name {
	if n < 0 || g.Kind(n) != dynamic.Instruction {
		return name{given: dynamic.NoNode}
	}
	m, i := g.CodeOf(n)
	all := bodies.Held(m, i)
	if len(all) == 0 {
		return name{given: dynamic.NoNode}
	}
	return name{g.Given(n, 0), all[0].From}
}

func isElementRead(in *dex.Insn) bool  { return in.Op >= dex.OpAget && in.Op <= dex.OpAgetShort }
func isElementWrite(in *dex.Insn) bool { return in.Op >= dex.OpAput && in.Op <= dex.OpAputShort }
func isFieldRead(in *dex.Insn) bool    { return in.Op >= dex.OpIget && in.Op <= dex.OpIgetShort }

// secondName returns the last store by which one object has got the one of two names and not the
// other, and what handed it to the method of that store; none if it has one name, or has had both
// from its making on.
func (g run) secondName(this, other name) []dynamic.Node {
	if this.field == "" || other.field == "" || this.field == other.field {
		return nil
	}
	ways := [2][]dynamic.Node{g.wayOf(this.given), g.wayOf(other.given)}
	for k, way := range ways {
		for i, at := range way {
			if in := g.Insn(at); g.Kind(at) != dynamic.Instruction || in.Op != dex.OpIputObject && in.Op != dex.OpSputObject {
				continue
			}
			method, _ := g.Where(at)
			making := strings.HasPrefix(g.Program.MethodName(method), "<")
			if slices.Contains(ways[1-k], at) || making && !slices.ContainsFunc(way[i+1:], g.hands) {
				break // as it was made
			}
			chosen := []dynamic.Node{g.asWritten(at)}
			for _, by := range way[i+1:] {
				if g.Kind(by) == dynamic.Instruction && g.hands(by) && g.FrameNumber(by) != g.FrameNumber(at) {
					chosen = append(chosen, g.asWritten(by))
					break
				}
			}
			return chosen
		}
	}
	return nil
}

// hands reports whether a node has an object from elsewhere than from its making: as a parameter,
// or from a field.
func (g run) hands(n dynamic.Node) bool {
	return g.Kind(n) == dynamic.Parameter || g.Kind(n) == dynamic.Instruction && (isFieldRead(g.Insn(n)) || g.Insn(n).Op == dex.OpSgetObject)
}

// asWritten returns the call of the accessor that a node is in, the node itself if it is in none.
func (g run) asWritten(n dynamic.Node) dynamic.Node {
	if call := g.Accessed(n); call != dynamic.NoNode {
		return call
	}
	return n
}

// wayOf returns the way of a reference back to where it was made, as far as it is one.
func (g run) wayOf(n dynamic.Node) []dynamic.Node {
	var way []dynamic.Node
	for range maxWay {
		if n < 0 {
			break
		}
		next := g.lastValue(n)
		switch in := g.Insn(n); {
		case in == nil || g.Kind(n) != dynamic.Instruction:
			way = append(way, n)
		case g.Constructs(n):
			next = g.Given(n, 0)
		case in.Op == dex.OpNewInstance, in.Op == dex.OpNewArray:
			return append(way, n)
		default:
			way = append(way, n)
		}
		if next >= n {
			break
		}
		n = next
	}
	return way
}
