// What may have been done already, where a call does what can be done but once: give back a
// receiver or a connection that is registered.

package slice

import (
	"slices"

	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

// doneBefore follows the calls that do the same to what may be the same object, and where
// the failing call itself runs in another way, the callers that the stack does not show.
func (w *walker) doneBefore(root int32, site criterion.Site) {
	b := w.app.Body(site.Method)
	if b == nil || len(site.Operands) == 0 {
		return
	}
	cost := weight(pdg.Framework)
	object := w.behind(b, site.Stmt, site.Operands[0], 0)
	for _, n := range w.app.Alike(pdg.Node{Method: site.Method, Stmt: site.Stmt}) {
		nb := w.app.Body(n.Method)
		if len(nb.Args(n.Stmt)) > site.Operands[0] && !object.differs(w.behind(nb, n.Stmt, site.Operands[0], 0)) {
			w.push(w.free, n, cost, root, pdg.Dep{Node: n, Kind: pdg.Lifecycle, Direction: pdg.Across})
		}
	}
	if len(w.stack) < 2 || !w.stack[1].Direct {
		return
	}
	for _, n := range w.app.CallNodes(site.Method) {
		if !slices.Contains(w.stack[1].Calls, criterion.Ref{Method: n.Method, Stmt: n.Stmt}) {
			w.push(w.free, n, cost, root, pdg.Dep{Node: n, Kind: pdg.Lifecycle, Direction: pdg.Across})
		}
	}
}
