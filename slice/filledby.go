// What fills objects that the app does not fill by itself: a library that makes a container
// from what it is given, the calls on an object of a library's class, and the objects of the
// app's that a library calls back.

package slice

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

// The bounds of these searches.
const (
	maxFillers  = 16 // statements that fill one object
	fillerDepth = 6  // calls and fields between the container and what made it
)

// filledByLibrary follows, of a call that takes something out of an object of the platform,
// the app's call of a library that gave the object as a whole: what is in it came from
// there.
func (w *walker) filledByLibrary(i int32, n pdg.Node, b *jimple.Body) {
	st := &b.Stmts[n.Stmt]
	if n.Part != pdg.Whole || !st.Op.HasReceiver() || st.Def < 0 || !criterion.IsRef(string(b.Locals[st.Def].Type)) || w.library(n.Method) || slices.ContainsFunc(w.app.RefinedTargets(n), func(m dex.MethodID) bool { return !w.library(m) }) {
		return
	}
	seen := map[pdg.Node]bool{}
	for _, call := range w.givers(nil, seen, n, 0, 0) {
		w.push(w.free, call, w.states[i].cost+weight(pdg.Framework), i, pdg.Dep{Node: call, Kind: pdg.Framework, Direction: pdg.Across, Var: pdg.Var{Kind: pdg.VarElement}})
	}
}

// givers adds the calls of libraries that leave operand k of a statement, through casts,
// fields, the app's methods, and what is taken out of containers.
func (w *walker) givers(out []pdg.Node, seen map[pdg.Node]bool, n pdg.Node, k, depth int) []pdg.Node {
	b := w.app.Body(n.Method)
	if b == nil || depth > fillerDepth || len(seen) > maxFillers {
		return out
	}
	for _, d := range (&seeker{w: w}).roots(b, n.Stmt, k) {
		at := pdg.Node{Method: n.Method, Stmt: d}
		if seen[at] {
			continue
		}
		seen[at] = true
		switch st := &b.Stmts[d]; {
		case st.Op == jimple.OpGetField || st.Op == jimple.OpGetStatic:
			for _, dep := range w.app.Deps(nil, at) {
				if dep.Kind != pdg.Heap || dep.Part != pdg.Whole || w.library(dep.Method) {
					continue
				}
				switch w.app.Body(dep.Method).Stmts[dep.Stmt].Op {
				case jimple.OpPutField:
					out = w.givers(out, seen, dep.Node, 1, depth+1)
				case jimple.OpPutStatic:
					out = w.givers(out, seen, dep.Node, 0, depth+1)
				}
			}
		case !st.Op.IsInvoke() || st.Op == jimple.OpCustom:
		case w.callsLibrary(at):
			out = append(out, at)
		default:
			targets := w.app.RefinedTargets(at)
			if len(targets) == 0 && st.Op.HasReceiver() {
				out = w.givers(out, seen, at, 0, depth+1)
			}
			for _, t := range targets {
				if tb := w.app.Body(t); tb != nil {
					for r := range tb.Stmts {
						if tb.Stmts[r].Kind == jimple.Return && !tb.Stmts[r].Dead() {
							out = w.givers(out, seen, pdg.Node{Method: t, Stmt: int32(r)}, 0, depth+1)
						}
					}
				}
			}
		}
	}
	return out
}

// filledByCalls follows, of an object of a library's class that the app makes, or lets the
// library make, and hands to a library, what the app's calls on it give it. Kotlin's
// extensions and calls with defaults have the object as their first argument.
func (w *walker) filledByCalls(i int32, n pdg.Node, b *jimple.Body) {
	if n.Part != pdg.Whole || w.library(n.Method) || b.Stmts[n.Stmt].Op != jimple.OpNew && !w.madeByLibrary(n, b) || !w.throughLibrary(i) {
		return
	}
	var calls []pdg.Node
	for _, use := range w.app.UsesOf(n) {
		at := pdg.Node{Method: use.Method, Stmt: use.Stmt}
		if use.Part == pdg.Argument(0) && len(w.app.Body(at.Method).Args(at.Stmt)) > 1 && w.ofLibrary(at) && !w.app.Inert(at) && !slices.Contains(calls, at) {
			calls = append(calls, at)
		}
	}
	if len(calls) > maxFillers {
		return
	}
	for _, at := range calls {
		w.push(w.free, at, w.states[i].cost+contentCost, i, pdg.Dep{Node: at, Kind: pdg.Framework, Direction: pdg.Across, Var: pdg.Var{Kind: pdg.VarElement}})
	}
}

// madeByLibrary reports whether a statement is a library's call that gives an object of a
// class of the library's.
func (w *walker) madeByLibrary(n pdg.Node, b *jimple.Body) bool {
	st := &b.Stmts[n.Stmt]
	if !st.Op.IsInvoke() || st.Op == jimple.OpCustom || st.Def < 0 || !w.ofLibrary(n) {
		return false
	}
	made, ok := w.app.Prog.Class(dex.ReturnType(b.File.ProtoDescriptor(b.File.MethodRef(st.Ref).Proto)))
	return ok && w.libraries.Has(dex.JavaName(w.app.Prog.Classes[made].Descriptor))
}

// ofLibrary reports whether a statement of the app calls a library that it carries, one that
// summaries describe included.
func (w *walker) ofLibrary(n pdg.Node) bool {
	b := w.app.Body(n.Method)
	if b == nil || n.Part == pdg.Entry || !b.Stmts[n.Stmt].Op.IsInvoke() || b.Stmts[n.Stmt].Op == jimple.OpCustom || w.library(n.Method) {
		return false
	}
	if w.callsLibrary(n) {
		return true
	}
	c, carried := w.app.Prog.Class(class(b, n.Stmt))
	return carried && len(w.app.RefinedTargets(n)) == 0 && w.libraries.Has(dex.JavaName(w.app.Prog.Classes[c].Descriptor))
}

// throughLibrary reports whether the value of a state reaches the criterion through what a
// call of a library was given.
func (w *walker) throughLibrary(i int32) bool {
	for steps := 0; i >= 0 && steps < 16; i, steps = w.states[i].parent, steps+1 {
		if p := w.states[i].parent; p >= 0 && w.states[p].node.Part == pdg.Whole && w.ofLibrary(w.states[p].node) {
			return true
		}
	}
	return false
}

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
