// What took something out of the collection that failed: the check above it, and the second
// name by which the collection was then asked.

package dynamic

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic/framework"
)

// decideTaken adds what goes with the last call near the fault that took something out.
func (x *Explanation) decideTaken(thin *Slice, summaries *android.SummarySet, code *jimple.Program) error {
	taking := x.Graph.lastTaking(thin, framework.New(x.Graph.Program, summaries))
	if taking == NoNode {
		return nil
	}
	if err := x.decidedNode(x.Graph.guardOfTaking(taking), Let, x.Criterion.Node, code); err != nil {
		return err
	}
	return x.decidedNode(x.Graph.secondName(x.Criterion.Node, taking), "", x.Criterion.Node, code)
}

// lastTaking returns the last call near the fault of a thin slice that took something out of an
// object; NoNode if there is none.
func (g *Graph) lastTaking(thin *Slice, state *framework.Calls) Node {
	for _, n := range thin.Nodes {
		if at, _ := thin.step(n); at.Dist > takenWithin || n == thin.Criterion.Node || g.Kind(n) != Instruction {
			continue
		}
		if m, i := g.codeOf(n); !m.Library && m.Insns[i].Op.Has(invokeFlag) && state.Takes(m, i) {
			return n
		}
	}
	return NoNode
}

// takenWithin is how many dependences from the fault what took something out may be.
const takenWithin = 4

// guardOfTaking returns the check right above what took something out of an object, of that
// object; NoNode if there is none.
func (g *Graph) guardOfTaking(taking Node) Node {
	check := g.checkOf(taking)
	if check == NoNode {
		return NoNode
	}
	m, i := g.codeOf(taking)
	if cm, k := g.codeOf(check); cm != m || !m.Insns[k].Op.Has(dex.FlagIf) || !tests(m, k, held(m, i)[:1]) {
		return NoNode
	}
	return check
}

// secondName returns the store by which the object of a call that failed has got another name
// than the one by which something was taken out of it; NoNode if it has one name.
func (g *Graph) secondName(n, taking Node) Node {
	if g.Kind(n) != Instruction || !g.Insn(n).Op.Has(invokeFlag) || g.Insn(n).NumArgs() == 0 {
		return NoNode
	}
	m, i := g.codeOf(n)
	tm, k := g.codeOf(taking)
	if this, other := held(m, i)[0].from, held(tm, k)[0].from; this == "" || other == "" || this == other {
		return NoNode
	}
	at := g.Given(n, 0)
	for range maxOrigins {
		if at < 0 {
			break
		}
		if in := g.Insn(at); in != nil && g.Kind(at) == Instruction && (in.Op == dex.OpIputObject || in.Op == dex.OpSputObject) {
			if method, _ := g.Where(at); g.Program.MethodName(method) == "<init>" {
				break // as it was made
			}
			if call := g.accessed(at); call != NoNode {
				return call
			}
			return at
		}
		at = g.lastValue(at)
	}
	return NoNode
}
