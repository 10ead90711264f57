// Objects that were used after their end: what still held them.

package omission

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// lasts are the callbacks after which nobody should call a component any more.
var lasts = []string{"onDestroyView", "onDestroy", "onDetach"}

// outlived adds, where a field is read that its object set to null at its end, how that object
// could still be called: what took it out of where it was kept, what had put it there, and what
// had handed it over for that; or what registered it, where the platform called.
func (x *finding) outlived() error {
	g := x.g
	for _, n := range x.thin.Nodes {
		if at, _ := x.thin.Step(n); at.Dist > omittedWithin || g.Kind(n) != dynamic.Instruction || !isFieldRead(g.Insn(n)) {
			continue
		}
		from := g.lastValue(n)
		if from < 0 || !g.storesNull(from) || !g.atEnd(from) {
			continue
		}
		of, frame := g.Given(n, 0), g.Frame(n)
		if of == dynamic.NoNode || g.Kind(of) != dynamic.Parameter || g.Parameter(of) != 0 {
			continue
		}
		if frame.Call == dynamic.NoNode {
			if x.Late != nil {
				return nil
			}
			for _, by := range g.calling(n) {
				if err := x.decidedNode(by, dynamic.Asked, n); err != nil {
					return err
				}
			}
			return nil
		}
		return x.decidedNodes(g.keeping(g.wayOf(g.Given(frame.Call, 0))), n)
	}
	return nil
}

// calling returns what called back the callback of a node, and what had registered it for that.
func (g run) calling(n dynamic.Node) []dynamic.Node {
	number := g.Frame(n).Callback
	if number < 1 || int(number) > len(g.Callbacks) {
		return nil
	}
	by := g.linked(g.Callbacks[number-1].Entry, dynamic.EdgeRegister)
	if by == dynamic.NoNode {
		return nil
	}
	all := []dynamic.Node{g.visible(by)}
	g.Edges(by, func(e dynamic.Edge) bool {
		if label := g.Label(e); label == dynamic.ListenerLabel || label == dynamic.EarlierListenerLabel {
			all = append(all, g.visible(e.To))
		}
		return true
	})
	return all
}

// atEnd reports whether a node ran in the last callback of a component, or in what that called.
func (g run) atEnd(n dynamic.Node) bool {
	for f := g.Frame(n); ; f = &g.Frames[f.Parent] {
		if slices.Contains(lasts, g.Program.MethodName(f.Method)) {
			return true
		}
		if f.Parent < 0 {
			return false
		}
	}
}

// keeping returns, of the way of a reference, the calls that took it out of a collection and put it
// there, or the store into a field, and the call that handed it to the method of these.
func (g run) keeping(way []dynamic.Node) []dynamic.Node {
	var kept []dynamic.Node
	for _, n := range way {
		if n = g.visible(n); n == dynamic.NoNode || g.Kind(n) != dynamic.Instruction {
			continue
		}
		in := g.Insn(n)
		stores := in.Op == dex.OpIputObject || in.Op == dex.OpSputObject
		if !stores && !(in.Op.Has(dex.FlagInvoke) && g.calls(n)) || slices.Contains(kept, n) {
			continue
		}
		kept = append(kept, n)
	}
	if len(kept) == 0 {
		return nil
	}
	if by := g.Frame(kept[len(kept)-1]).Call; by != dynamic.NoNode {
		kept = append(kept, by)
	}
	return kept
}
