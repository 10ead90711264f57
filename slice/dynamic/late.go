// Callbacks at the wrong time: asked for before something changed what they read, and called
// off by nothing; or registered twice.

package dynamic

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic/framework"
)

// Late is what made a callback run after the change of what it reads.
type Late struct {
	Asked Node // the call that asked for the callback, once and for later
	// Changed is the change nearest to the fault, in a callback in between, or the callback
	// that tells that the activity went.
	Changed Node
}

// Late returns what made the callback of a thin slice's criterion come too late; false
// where it did not.
func (g *Graph) Late(thin *Slice, summaries *android.SummarySet) (Late, bool) {
	asked, _, ok := g.Asked(thin.Criterion.Node, summaries)
	if !ok {
		return Late{}, false
	}
	c := &g.Callbacks[g.Frame(thin.Criterion.Node).Callback-1]
	late, nearest := Late{Asked: asked, Changed: -1}, int32(0)
	for _, n := range thin.Nodes {
		at := g.visible(n)
		if at <= asked || at >= c.Entry || g.Frame(at).Callback == g.Frame(asked).Callback {
			continue
		}
		step, _ := thin.step(n)
		if !g.changes(at) && !strings.HasPrefix(g.Label(step.Edge), goneLabel) {
			continue
		}
		if late.Changed < 0 || step.Dist < nearest {
			late.Changed, nearest = at, step.Dist
		}
	}
	return late, late.Changed >= 0
}

// Asked returns the call that asked, once and for later, for the callback in which a node ran,
// and the method that was called back; false where none did.
func (g *Graph) Asked(n Node, summaries *android.SummarySet) (asked Node, callback dex.MethodID, ok bool) {
	asked, callback, ok = g.Registered(n)
	return asked, callback, ok && g.asksOnce(asked, callback, summaries)
}

// Registered returns the last call that asked for the callback in which a node ran, be it once or
// for each time that something happens, and the method that was called back; false where none
// did.
func (g *Graph) Registered(n Node) (asked Node, callback dex.MethodID, ok bool) {
	number := g.Frame(n).Callback
	if number < 1 || int(number) > len(g.Callbacks) {
		return NoNode, 0, false
	}
	c := &g.Callbacks[number-1]
	asked = NoNode
	if c.Entry >= 0 && !c.Nested {
		g.Edges(c.Entry, func(e Edge) bool {
			if e.Kind() == EdgeRegister && !e.Assumed() && g.Label(e) != EndingLabel {
				asked = max(asked, g.visible(e.To))
			}
			return true
		})
	}
	return asked, c.Method, asked >= 0
}

// asksOnce reports whether a call hands a callback over to run later, of itself, rather
// than whenever a user does something.
func (g *Graph) asksOnce(call Node, callback dex.MethodID, summaries *android.SummarySet) bool {
	if g.Kind(call) != Instruction || !g.Insn(call).Op.Has(dex.FlagInvoke) {
		return false
	}
	m, i := g.codeOf(call)
	return framework.New(g.Program, summaries).Later(m, i, g.Program.MethodName(callback))
}

// twice returns the last call that registered once more for the callback of a thin slice's
// criterion, where what it was called for called it before, and gave so what the fault reads;
// NoNode if none did.
func (g *Graph) twice(thin *Slice) Node {
	number := g.Frame(thin.Criterion.Node).Callback
	if number < 1 || int(number) > len(g.Callbacks) {
		return NoNode
	}
	last := &g.Callbacks[number-1]
	started, by := g.linked(last.Entry, EdgeStart), g.linked(last.Entry, EdgeRegister)
	if started == NoNode || by == NoNode || !slices.ContainsFunc(g.Callbacks[:number-1], func(c Callback) bool {
		return c.Method == last.Method && c.Entry > started && g.linked(c.Entry, EdgeStart) == started &&
			slices.ContainsFunc(thin.Nodes, func(n Node) bool { return g.Frame(n).Callback == c.Number })
	}) {
		return NoNode
	}
	method, pc := g.Where(by)
	calls := slices.DeleteFunc(g.Executions(method, pc), func(n Node) bool { return n > started })
	class := g.Program.Methods[last.Method].Class
	seen := map[Node]bool{}
	again := NoNode
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
func (g *Graph) handed(call Node, class dex.ClassID) Node {
	for k := range operandRegisters(g.Insn(call)) {
		for _, made := range g.Origins(g.Given(call, k)) {
			if g.classMade(made) == g.Program.Classes[class].Descriptor {
				return made
			}
		}
	}
	return NoNode
}

// linked returns the last node to which a node has an edge of a kind, NoNode without one.
func (g *Graph) linked(n Node, kind EdgeKind) Node {
	to := NoNode
	if n >= 0 {
		g.Edges(n, func(e Edge) bool {
			if e.Kind() == kind {
				to = max(to, e.To)
			}
			return true
		})
	}
	return to
}

// changes reports whether a node stores something, or is a call that may.
func (g *Graph) changes(n Node) bool {
	if n < 0 || g.Kind(n) != Instruction {
		return false
	}
	op := g.Insn(n).Op
	return op.Has(dex.FlagInvoke) || op >= dex.OpIput && op <= dex.OpIputShort || op >= dex.OpSput && op <= dex.OpSputShort
}

// LateElement is a late callback as people read it.
type LateElement struct {
	Asked, Changed Element
}

// addLate finds whether the crash's callback came too late.
func (x *Explanation) addLate(thin *Slice, summaries *android.SummarySet, code *jimple.Program) error {
	late, ok := x.Graph.Late(thin, summaries)
	if !ok {
		return nil
	}
	asked, ok, err := x.Graph.Describe(late.Asked, code)
	if err != nil || !ok || asked.Stmt < 0 {
		return err
	}
	changed, ok, err := x.Graph.Describe(late.Changed, code)
	if err != nil || !ok || changed.Stmt < 0 && !changed.Event {
		return err
	}
	x.Late = &LateElement{asked, changed}
	return nil
}
