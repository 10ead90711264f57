// Callbacks at the wrong time: asked for before something changed what they read, and called
// off by nothing.

package omission

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/framework"
)

// tardy is what made a callback run after the change of what it reads.
type tardy struct {
	asked dynamic.Node // the call that asked for the callback, once and for later
	// changed is the change nearest to the fault, in a callback in between, or the callback
	// that tells that the activity went.
	changed dynamic.Node
}

// tardy returns what made the callback of a thin slice's criterion come too late; false
// where it did not.
func (g run) tardy(thin *dynamic.Slice, state *framework.Calls) (tardy, bool) {
	asked, callback, ok := Registered(g.Graph, thin.Criterion.Node)
	if !ok || !g.asksOnce(asked, callback, state) {
		return tardy{}, false
	}
	c := &g.Callbacks[g.Frame(thin.Criterion.Node).Callback-1]
	late, nearest := tardy{asked, dynamic.NoNode}, int32(0)
	for _, n := range thin.Nodes {
		at := g.visible(n)
		if at <= asked || at >= c.Entry || g.Frame(at).Callback == g.Frame(asked).Callback {
			continue
		}
		step, _ := thin.Step(n)
		if !g.changes(at) && !dynamic.IsGoneLabel(g.Label(step.Edge)) {
			continue
		}
		if late.changed < 0 || step.Dist < nearest {
			late.changed, nearest = at, step.Dist
		}
	}
	return late, late.changed >= 0
}

// Registered returns the last call that asked for the callback in which a node ran, be it once or
// for each time that something happens, and the method that was called back; false where none
// did.
func Registered(of *dynamic.Graph, n dynamic.Node) (asked dynamic.Node, callback dex.MethodID, ok bool) {
	g := run{of}
	number := g.Frame(n).Callback
	if number < 1 || int(number) > len(g.Callbacks) {
		return dynamic.NoNode, 0, false
	}
	c := &g.Callbacks[number-1]
	asked = dynamic.NoNode
	if c.Entry >= 0 && !c.Nested {
		g.Edges(c.Entry, func(e dynamic.Edge) bool {
			if e.Kind() == dynamic.EdgeRegister && !e.Assumed() && g.Label(e) != dynamic.EndingLabel {
				asked = max(asked, g.visible(e.To))
			}
			return true
		})
	}
	return asked, c.Method, asked >= 0
}

// asksOnce reports whether a call hands a callback over to run later, of itself, rather
// than whenever a user does something.
func (g run) asksOnce(call dynamic.Node, callback dex.MethodID, state *framework.Calls) bool {
	if g.Kind(call) != dynamic.Instruction || !g.Insn(call).Op.Has(dex.FlagInvoke) {
		return false
	}
	m, i := g.CodeOf(call)
	return state.Later(m, i, g.Program.MethodName(callback))
}

// changes reports whether a node stores something, or is a call that may.
func (g run) changes(n dynamic.Node) bool {
	if n < 0 || g.Kind(n) != dynamic.Instruction {
		return false
	}
	op := g.Insn(n).Op
	return op.Has(dex.FlagInvoke) || op >= dex.OpIput && op <= dex.OpIputShort || op >= dex.OpSput && op <= dex.OpSputShort
}

// late finds whether the crash's callback came too late.
func (x *finding) late() error {
	late, ok := x.g.tardy(x.thin, x.state)
	if !ok {
		return nil
	}
	asked, ok, err := x.g.Describe(late.asked, x.code)
	if err != nil || !ok || asked.Stmt < 0 {
		return err
	}
	changed, ok, err := x.g.Describe(late.changed, x.code)
	if err != nil || !ok || changed.Stmt < 0 && !changed.Event {
		return err
	}
	x.Late = &dynamic.LateElement{Asked: asked, Changed: changed}
	return nil
}
