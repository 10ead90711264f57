// What may have been done already, or not yet, where a call gives back what can be given back
// but once: a receiver or a connection that is registered.

package slice

import (
	"slices"

	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/criterion"
)

// doneBefore follows the calls that do the same to what may be the same object; where the
// failing call itself runs in another way, the callers that the stack does not show; and
// what should have registered the object, with the condition under which it does.
func (w *walker) doneBefore(root int32, site criterion.Site) {
	b := w.app.Body(site.Method)
	if b == nil || len(site.Operands) == 0 {
		return
	}
	object := w.behind(b, site.Stmt, site.Operands[0], 0)
	before := func(n pdg.Node, more int32, kind pdg.Kind) {
		w.push(w.free, n, weight(pdg.Framework)+more, root, pdg.Dep{Node: n, Kind: kind, Direction: pdg.Across})
	}
	_, name, _ := (&criterion.Candidate{Body: b, Index: site.Stmt, Stmt: &b.Stmts[site.Stmt]}).MethodRef()
	for _, n := range w.app.Named(name) {
		if n.Stmt == site.Stmt && n.Method == site.Method {
			continue
		}
		if !object.differs(w.operandOwner(n, site.Operands[0])) {
			before(n, 0, pdg.Lifecycle)
		}
	}
	for _, n := range w.app.Named(android.RegisteredBy[name]) {
		if !w.sameArgument(n, object) {
			continue
		}
		before(n, 1, pdg.Lifecycle)
		places := append([]pdg.Node{n}, w.app.CallNodes(n.Method)...)
		for _, at := range places[:min(len(places), maxFillers)] {
			if at != n {
				before(at, 2, pdg.Lifecycle)
			}
			for _, d := range w.app.Deps(nil, at) {
				if d.Kind == pdg.Control && d.Part != pdg.Entry && w.app.Body(d.Method).Stmts[d.Stmt].Kind == jimple.If {
					before(d.Node, 3, pdg.Control)
				}
			}
		}
	}
	if len(w.stack) < 2 || !w.stack[1].Direct {
		return
	}
	for _, n := range w.app.CallNodes(site.Method) {
		if !slices.Contains(w.stack[1].Calls, criterion.Ref{Method: n.Method, Stmt: n.Stmt}) {
			before(n, 0, pdg.Lifecycle)
		}
	}
}

// operandOwner returns what is known of operand k of a call.
func (w *walker) operandOwner(n pdg.Node, k int) owner {
	if b := w.app.Body(n.Method); k < len(b.Args(n.Stmt)) {
		return w.behind(b, n.Stmt, k, 0)
	}
	return owner{}
}

// sameArgument tells whether an argument of a call may be an object.
func (w *walker) sameArgument(n pdg.Node, object owner) bool {
	for k := 1; k < len(w.app.Body(n.Method).Args(n.Stmt)); k++ {
		if !object.differs(w.operandOwner(n, k)) {
			return true
		}
	}
	return false
}
