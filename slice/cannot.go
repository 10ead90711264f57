// Dependences that cannot be, for what is known of the call or the handler at their end.

package slice

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
)

// cannot tells whether a dependence of a node does not hold: an exception of the app's own
// class that code of the platform would have thrown, a value of a reflective call that is
// the result of a method that the app has, or a store in a callback of an object that
// nothing was given.
func (w *walker) cannot(n pdg.Node, b *jimple.Body, d pdg.Dep) bool {
	if b == nil || w.kinds.Has(pdg.Control) {
		return false
	}
	switch {
	case d.Kind == pdg.Exception && d.Direction == pdg.Within:
		return w.ownException(b, n.Stmt) && !w.throwsOwn(d.Node)
	case d.Kind == pdg.Value && d.Direction == pdg.Within, d.Kind == pdg.Framework, d.Kind == pdg.Heap:
		if d.Kind != pdg.Value && w.unheard(d.Method) {
			return true
		}
		return n.Part == pdg.Whole && reflects(b, n.Stmt) && len(w.app.RefinedTargets(n)) > 0 &&
			!(d.Kind == pdg.Value && slices.Contains(b.Defs(b.FirstUse(n.Stmt)), d.Stmt))
	}
	return false
}

// ownException tells whether a statement is the start of a handler for exceptions of a class
// of the app.
func (w *walker) ownException(b *jimple.Body, i int32) bool {
	st := &b.Stmts[i]
	if st.Op != jimple.OpCaught || st.Def < 0 {
		return false
	}
	_, ok := w.app.Prog.Class(string(b.Locals[st.Def].Type))
	return ok
}

// throwsOwn tells whether a statement can throw an exception of the app's: it is a throw, or
// calls code of the app.
func (w *walker) throwsOwn(n pdg.Node) bool {
	b := w.app.Body(n.Method)
	st := &b.Stmts[n.Stmt]
	return st.Kind == jimple.Throw || st.Op.IsInvoke() && len(w.app.Targets(pdg.Site{Method: n.Method, PC: st.PC})) > 0
}

// reflects tells whether a statement calls a method or constructor by reflection.
func reflects(b *jimple.Body, i int32) bool {
	st := &b.Stmts[i]
	if st.Op != jimple.OpVirtual {
		return false
	}
	r := b.File.MethodRef(st.Ref)
	switch class, name := b.File.TypeDescriptor(r.Class), b.File.String(r.Name); class {
	case "Ljava/lang/reflect/Method;":
		return name == "invoke"
	case "Ljava/lang/reflect/Constructor;":
		return name == "newInstance"
	}
	return false
}

// unheard tells whether a method is a callback that nothing can call: the app does not, and
// no object of its class is given to anything that would.
func (w *walker) unheard(m dex.MethodID) bool {
	is, ok := w.silent[m]
	if !ok {
		is = w.app.Unheard(m)
		w.silent[m] = is
	}
	return is
}
