// The check above what took something out of the very collection that lacks it.

package omission

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
	"github.com/esdroid/esdroid/slice/dynamic/framework"
)

// taken adds what goes with the last call near the fault that took something out.
func (x *finding) taken() error {
	taking := x.g.lastTaking(x.thin, x.state)
	if taking == dynamic.NoNode {
		return nil
	}
	if err := x.decidedNode(x.g.guardOfTaking(taking), dynamic.Let, x.Criterion.Node); err != nil {
		return err
	}
	return x.decidedNodes(x.g.secondName(x.g.nameOf(x.Criterion.Node), x.g.nameOf(taking)), x.Criterion.Node)
}

// lastTaking returns the last call near the fault of a thin slice that took something out of an
// object; NoNode if there is none.
func (g run) lastTaking(thin *dynamic.Slice, state *framework.Calls) dynamic.Node {
	for _, n := range thin.Nodes {
		if at, _ := thin.Step(n); at.Dist > takenWithin || n == thin.Criterion.Node || g.Kind(n) != dynamic.Instruction {
			continue
		}
		if m, i := g.CodeOf(n); !m.Library && m.Insns[i].Op.Has(dex.FlagInvoke) && state.Takes(m, i) {
			return n
		}
	}
	return dynamic.NoNode
}

// takenWithin is how many dependences from the fault what took something out may be.
const takenWithin = 4

// guardOfTaking returns the check right above what took something out of an object, of that
// object; NoNode if there is none.
func (g run) guardOfTaking(taking dynamic.Node) dynamic.Node {
	check := g.CheckOf(taking)
	if check == dynamic.NoNode {
		return dynamic.NoNode
	}
	m, i := g.CodeOf(taking)
	if cm, k := g.CodeOf(check); cm != m || !m.Insns[k].Op.Has(dex.FlagIf) || !bodies.Tests(m, k, bodies.Held(m, i)[:1]) {
		return dynamic.NoNode
	}
	return check
}
