// Objects of the app's that a library calls back: what their methods return is what the
// library was given, and what they are called with comes from where they were handed in.

package slice

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
)

// answers follows, of an object that the app makes and hands to a library, what the methods
// return by which the library asks it.
func (w *walker) answers(i int32, n pdg.Node, b *jimple.Body) {
	st := &b.Stmts[n.Stmt]
	if n.Part != pdg.Whole || st.Op != jimple.OpNew || w.library(n.Method) || !w.throughLibrary(i) {
		return
	}
	id, own := w.app.Prog.Class(b.File.TypeDescriptor(st.Ref))
	if !own {
		return
	}
	c := &w.app.Prog.Classes[id]
	for m := c.FirstVirtual; m < c.EndMethod; m++ {
		body := w.app.Body(m)
		if body == nil || !w.askedByLibrary(m) {
			continue
		}
		for r := range body.Stmts {
			if st := &body.Stmts[r]; st.Kind == jimple.Return && !st.Dead() && len(body.Args(int32(r))) > 0 {
				at := pdg.Node{Method: m, Stmt: int32(r)}
				w.push(w.free, at, w.states[i].cost+givenCost, i, pdg.Dep{Node: at, Kind: pdg.Framework, Direction: pdg.Across, Var: pdg.Var{Kind: pdg.VarElement}})
			}
		}
	}
}

// handedIn follows, of a parameter of a method that a library calls, the app's calls that
// handed the object to it: what they were made on is what the method is given, such as one
// link of a chain of calls.
func (w *walker) handedIn(i int32, n pdg.Node, b *jimple.Body) {
	if n.Part != pdg.Whole || b.Stmts[n.Stmt].Op != jimple.OpParam || w.library(n.Method) || !w.askedByLibrary(n.Method) {
		return
	}
	var calls []pdg.Node
	c := &w.app.Prog.Classes[w.app.Prog.Methods[n.Method].Class]
	for m := c.FirstMethod; m < c.FirstVirtual; m++ {
		if w.app.Prog.MethodName(m) != "<init>" {
			continue
		}
		for _, made := range w.app.CallNodes(m) {
			for _, def := range (&seeker{w: w}).roots(w.app.Body(made.Method), made.Stmt, 0) {
				for _, use := range w.app.UsesOf(pdg.Node{Method: made.Method, Stmt: def}) {
					at := pdg.Node{Method: use.Method, Stmt: use.Stmt}
					if use.Part > pdg.Argument(0) && w.ofLibrary(at) && !slices.Contains(calls, at) {
						calls = append(calls, at)
					}
				}
			}
		}
	}
	if len(calls) > maxFillers {
		return
	}
	for _, at := range calls {
		w.push(w.free, at, w.states[i].cost+weight(pdg.Framework), i, pdg.Dep{Node: at, Kind: pdg.Framework, Direction: pdg.Across, Var: pdg.Var{Kind: pdg.VarElement}})
	}
}

// askedByLibrary reports whether all calls of a method of the app's are a library's, be it
// through the method that the compiler made for its erased types.
func (w *walker) askedByLibrary(m dex.MethodID) bool {
	calls := w.app.CallNodes(m)
	return len(calls) > 0 && !w.library(m) && !slices.ContainsFunc(calls, func(call pdg.Node) bool {
		return !w.library(call.Method) && !(w.bridge(call.Method, m) && w.askedByLibrary(call.Method))
	})
}
