// Libraries that the app carries. Their code is followed as any other, but farther away:
// what the app gave to them is what its authors can mend.

package slice

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

const (
	// ownCallCost is how far a call on the stack is at which a slice starts, too.
	ownCallCost = 2
	// givenCost is how much farther what a library was given is than its call.
	givenCost = 1
	// insideCost is how much farther the library's own part in its failure is than what the
	// app gave it, and explainedCost where the failure is known to depend on some of that.
	insideCost    = 4
	explainedCost = 12
)

// library reports whether a method is code of a library.
func (w *walker) library(m dex.MethodID) bool {
	class := w.app.Prog.Methods[m].Class
	is, ok := w.carried[class]
	if !ok {
		is = w.libraries.Has(dex.JavaName(w.app.Prog.Classes[class].Descriptor))
		w.carried[class] = is
	}
	return is
}

// callsLibrary reports whether a statement of the app calls a library that it carries.
func (w *walker) callsLibrary(n pdg.Node) bool {
	targets := w.app.RefinedTargets(n)
	return len(targets) > 0 && !w.library(n.Method) && !slices.ContainsFunc(targets, func(m dex.MethodID) bool { return !w.library(m) })
}

// calledAt starts at the call in a frame of the stack, such as the app's call of the library
// in which it failed: with what was given to the call. Of some operands, as bits, the failure
// is known to depend; 0 if of none.
func (w *walker) calledAt(root int32, frame int, blamed uint64) {
	if len(w.stack[frame].Calls) != 1 {
		return
	}
	ref := w.stack[frame].Calls[0]
	n := pdg.Node{Method: ref.Method, Stmt: ref.Stmt}
	w.push(w.frames[frame], n, ownCallCost, root, pdg.Dep{Node: n, Kind: pdg.Call})
	at, ok := w.index[stateKey{w.frames[frame], n}]
	if !ok || w.states[at].done {
		return
	}
	w.states[at].done = true
	delete(w.index, stateKey{w.frames[frame], n})
	if key, ok := w.source.Of(ref); ok {
		w.found[key] = true
	}
	w.handed(at, n, blamed)
}

// handed follows what a call of a library is given: its operands and what they hold, those
// that are to blame first.
func (w *walker) handed(i int32, n pdg.Node, blamed uint64) {
	b := w.app.Body(n.Method)
	for k, v := range b.Args(n.Stmt) {
		if !v.IsLocal() || w.goesOn(b, v) {
			continue
		}
		far := int32(givenCost)
		if blamed != 0 && blamed>>min(k, 63)&1 == 0 {
			far += otherGivenCost
		}
		for _, def := range b.Defs(b.FirstUse(n.Stmt) + int32(k)) {
			if b.Stmts[def].Op == jimple.OpThis {
				continue
			}
			at := pdg.Node{Method: n.Method, Stmt: def}
			d := pdg.Dep{Node: at, Kind: pdg.Value, Var: pdg.Var{Kind: pdg.VarLocal, ID: v.Local()}}
			if !w.neverRuns(d) {
				w.push(w.states[i].context, at, w.states[i].cost+far, i, d)
			}
		}
	}
}

// goesOn reports whether a value is where a coroutine goes on after a call: each call that
// can pause is given one, and none fails for it.
func (w *walker) goesOn(b *jimple.Body, v jimple.Value) bool {
	return w.app.IsContinuation(string(b.Locals[v.Local()].Type))
}

// intoLibrary reports whether a state is what a call of a library is given.
func (w *walker) intoLibrary(i int32) bool {
	s := &w.states[i]
	return s.parent >= 0 && w.states[s.parent].node.Part == pdg.Whole && w.callsLibrary(w.states[s.parent].node)
}

// put returns what a call puts into an object of a library, its operand k: the other
// operands, which the library may keep.
func (w *walker) put(n pdg.Node, b *jimple.Body, k int, context int32) []fill {
	var out []fill
	for other, v := range b.Args(n.Stmt) {
		if other == k || v.IsLocal() && w.goesOn(b, v) || v.IsLocal() && slices.ContainsFunc(b.Defs(b.FirstUse(n.Stmt)+int32(other)), func(d int32) bool { return b.Stmts[d].Op == jimple.OpThis }) {
			continue
		}
		at := n
		at.Part = pdg.Argument(other)
		out = append(out, fill{context, pdg.Dep{Node: at, Kind: pdg.Framework, Var: pdg.Var{Kind: pdg.VarElement}}})
	}
	return out
}

// ofOwn returns the packages of the stack by which other code is near: those of the app
// where it has code on the stack, else all.
func ofOwn(stack []criterion.StackFrame, l criterion.Libraries) []criterion.StackFrame {
	own := slices.DeleteFunc(slices.Clone(stack), func(f criterion.StackFrame) bool { return l.Has(f.Dex.Class) })
	if len(own) == 0 {
		return stack
	}
	return own
}

// near tells whether a method's package is one of those on the stack.
func (w *walker) near(m dex.MethodID) bool {
	class := w.app.Prog.Methods[m].Class
	is, ok := w.nearby[class]
	if !ok {
		pkg := packageOf(w.app.Prog.Classes[class].Descriptor)
		is = len(w.stack) == 0
		for _, f := range w.own {
			own := packageOf(f.Dex.Descriptor())
			is = is || own == pkg || strings.HasPrefix(pkg, own) || strings.HasPrefix(own, pkg) && strings.Count(pkg, "/") > 1
		}
		w.nearby[class] = is
	}
	return is
}

func packageOf(descriptor string) string {
	return descriptor[:strings.LastIndexByte(descriptor, '/')+1]
}

// manyResults is from how many results on one of a library says nothing of the call.
const manyResults = 3

// standsIn returns how much farther a result of a library's method is that a call may run
// only since it implements what the call names: an interface of the platform, or one that
// many implement. Libraries have a list, an iterator and a function for every occasion.
func (w *walker) standsIn(n pdg.Node, d pdg.Dep, fan int) int32 {
	if d.Kind != pdg.Result || !w.library(d.Method) {
		return 0
	}
	if fan > manyResults {
		return explainedCost
	}
	b := w.app.Body(n.Method)
	if b == nil || n.Part == pdg.Entry || !b.Stmts[n.Stmt].Op.IsInvoke() || b.Stmts[n.Stmt].Op == jimple.OpCustom {
		return 0
	}
	if _, carried := w.app.Prog.Class(class(b, n.Stmt)); !carried {
		return insideCost
	}
	return 0
}

// fanOut counts the dependences of a node by their kinds, and those on the app's own code:
// what the app has given a library to call is one of few, and what the app's call may run
// of the app is, however much of a library it may run instead.
func (w *walker) fanOut(n pdg.Node, deps []pdg.Dep) (all [16]int, own *[16]int) {
	for _, d := range deps {
		all[d.Kind&15]++
	}
	if len(w.own) == 0 {
		return all, nil
	}
	own = new([16]int)
	if !w.library(n.Method) {
		*own = all
		for _, d := range deps {
			if d.Kind == pdg.Result && w.library(d.Method) {
				own[pdg.Result]--
			}
		}
		return all, own
	}
	for _, d := range deps {
		if w.near(d.Method) {
			own[d.Kind&15]++
		}
	}
	return all, own
}

// costs returns what each dependence of a node costs.
func (w *walker) costs(n pdg.Node, deps []pdg.Dep) func(d pdg.Dep) int32 {
	fan, back := w.fanOut(n, deps)
	return func(d pdg.Dep) int32 {
		of := fan[d.Kind&15]
		if back != nil && w.near(d.Method) {
			of = back[d.Kind&15]
		}
		return w.cost(n, d, of)
	}
}
