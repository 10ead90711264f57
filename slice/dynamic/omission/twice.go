// Callbacks that were registered twice.

package omission

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// twice adds the call that registered once more.
func (x *finding) twice() error {
	if x.Late != nil {
		return nil
	}
	return x.decidedNode(x.g.registeredTwice(x.thin), dynamic.Asked, x.Criterion.Node)
}

// registeredTwice returns the last call that registered once more for the callback of a thin slice's
// criterion, where what it was called for called it before, and gave so what the fault reads;
// NoNode if none did.
func (g run) registeredTwice(thin *dynamic.Slice) dynamic.Node {
	number := g.Frame(thin.Criterion.Node).Callback
	if number < 1 || int(number) > len(g.Callbacks) {
		return dynamic.NoNode
	}
	last := &g.Callbacks[number-1]
	started, by := g.linked(last.Entry, dynamic.EdgeStart), g.linked(last.Entry, dynamic.EdgeRegister)
	if started == dynamic.NoNode || by == dynamic.NoNode || !slices.ContainsFunc(g.Callbacks[:number-1], func(c dynamic.Callback) bool {
		return c.Method == last.Method && c.Entry > started && g.linked(c.Entry, dynamic.EdgeStart) == started &&
			slices.ContainsFunc(thin.Nodes, func(n dynamic.Node) bool { return g.Frame(n).Callback == c.Number })
	}) {
		return dynamic.NoNode
	}
	method, pc := g.Where(by)
	calls := slices.DeleteFunc(g.Executions(method, pc), func(n dynamic.Node) bool { return n > started })
	class := g.Program.Methods[last.Method].Class
	seen := map[dynamic.Node]bool{}
	again := dynamic.NoNode
	for _, call := range calls {
		made := g.handed(call, class)
		if seen[made] {
			again = call
		}
		seen[made] = true
	}
	return again
}

// handed returns where the object of a class was made that a call got, NoNode if that is not
// known: one call may register many that are called back once each.
func (g run) handed(call dynamic.Node, class dex.ClassID) dynamic.Node {
	for k := range bodies.Operands(g.Insn(call)) {
		for _, made := range g.Origins(g.Given(call, k)) {
			if g.classMade(made) == g.Program.Classes[class].Descriptor {
				return made
			}
		}
	}
	return dynamic.NoNode
}
