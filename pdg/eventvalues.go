// What callbacks get: their arguments, and the objects on which they run.

package pdg

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/pdg/android"
)

// eventArguments adds what the framework passes for parameter p of a callback.
func (a *App) eventArguments(list []Dep, m dex.MethodID, p int) []Dep {
	if !a.isCallback(m) {
		return list
	}
	v := a.newEval()
	for _, r := range v.registrations(m) {
		if r.cb != nil && p < len(r.cb.Args) {
			list = a.callbackArgument(list, r, p)
		}
	}
	for _, n := range append(a.bindersFor(m, p), a.resumeValues(m, p)...) {
		list = append(list, Dep{Node: n, Kind: Result, Direction: Across})
	}
	class := TypeID(a.Prog.Methods[m].Class)
	name := a.Prog.MethodName(m)
	for _, n := range a.arrivals(class, name, p) {
		list = append(list, Dep{Node: n.node, Kind: ICC, Direction: Across, Guess: n.guess})
	}
	return list
}

// callbackArgument adds what a summary passes to a callback.
func (a *App) callbackArgument(list []Dep, r registration, p int) []Dep {
	n := r.node
	b := a.Body(n.Method)
	n.Part = Whole
	d := a.newDeps(b, n)
	d.values(a.call(b, n.Stmt), r.cb.Args[p:p+1])
	for _, dep := range d.list {
		if dep.Direction == Within {
			dep.Direction = Across
			dep.Var = Var{}
			if dep.Kind == Value {
				dep.Kind = Param
			}
		}
		dep.Guess = dep.Guess || r.guess
		list = append(list, dep)
	}
	return append(list, Dep{Node: r.node, Kind: Param, Direction: Across, Guess: r.guess})
}

// eventReceivers adds where the object comes from whose callback runs.
func (a *App) eventReceivers(list []Dep, m dex.MethodID) []Dep {
	if !a.isCallback(m) || a.madeByFramework(TypeID(a.Prog.Methods[m].Class)) {
		return list
	}
	v := a.newEval()
	for _, r := range v.registrations(m) {
		n := r.node
		if r.cb != nil {
			b := a.Body(n.Method)
			c := a.call(b, n.Stmt)
			if k := c.operand(r.cb.Receiver); k >= 0 && k < len(b.Args(n.Stmt)) {
				n.Part = Argument(k)
			}
		}
		list = append(list, Dep{Node: n, Kind: Param, Direction: Across, Guess: r.guess})
	}
	return list
}

// HandedTo returns the operand of a call to the framework that a method gets as its operand k
// when it is called back; ok is false if that is none, known if the call is one by which the
// method is called back at all.
func (a *App) HandedTo(n Node, m dex.MethodID, k int) (operand int, ok, known bool) {
	if a.Prog.Methods[m].Access&dex.AccStatic != 0 {
		k++
	}
	for _, r := range a.newEval().registrations(m) {
		if r.node.Method != n.Method || r.node.Stmt != n.Stmt || r.cb == nil {
			continue
		}
		known = true
		path := r.cb.Receiver
		if k > len(r.cb.Args) || k > 0 && r.cb.Args[k-1].Kind != android.ValuePath {
			continue
		} else if k > 0 {
			path = r.cb.Args[k-1].Path
		}
		b := a.Body(n.Method)
		if at := a.call(b, n.Stmt).operand(path); len(path.Steps) == 0 && at >= 0 && at < len(b.Args(n.Stmt)) {
			return at, true, true
		}
	}
	return -1, false, known
}

// eventOrigins returns where parameter p of a callback comes from: nodes whose
// origins it has, origins of its own, and whether that is all.
func (f *finder) eventOrigins(m dex.MethodID, p int) (nodes []Node, origins []origin, complete bool) {
	a := f.a
	class := TypeID(a.Prog.Methods[m].Class)
	name := a.Prog.MethodName(m)
	complete = true
	handled := !a.hasInstances(class) // then nobody passes anything
	params, _ := dex.ParamTypes(a.x.selName[a.x.sel[m]].proto)
	if p < len(params) && params[p] == "Landroid/os/Bundle;" && a.Lifecycle(a.Prog.Methods[m].Class) != nil {
		// What onSaveInstanceState wrote is what a later onCreate reads.
		return nil, []origin{{kind: originPlace, field: a.Summaries.Field("savedState"), typ: class}}, true
	}
	if f.noLinks {
		f.cut = true
	} else {
		for _, s := range a.arrivals(class, name, p) {
			nodes = append(nodes, s.node)
			handled = true
		}
		if a.arrives(class, name, p) {
			return nodes, nil, true // what comes from outside is no object of the app
		}
	}
	for _, n := range a.bindersFor(m, p) {
		n.Part = Argument(0)
		nodes = append(nodes, n)
		handled = true
	}
	for _, r := range f.registrations(m) {
		handled = true
		if r.cb == nil || p >= len(r.cb.Args) || r.cb.Args[p].Kind != android.ValuePath {
			complete = false
			continue
		}
		path := r.cb.Args[p].Path
		switch {
		case path.Root == android.RootLocal && len(path.Steps) == 0:
			origins = append(origins, origin{kind: originAlloc, method: r.node.Method, stmt: r.node.Stmt, local: int32(path.Index) + 1, typ: NoType})
		case len(path.Steps) == 0:
			b := a.Body(r.node.Method)
			c := a.call(b, r.node.Stmt)
			if k := c.operand(path); k >= 0 && k < len(b.Args(r.node.Stmt)) {
				n := r.node
				n.Part = Argument(k)
				nodes = append(nodes, n)
			} else {
				complete = false
			}
		default:
			set := f.heldBy(f.placeOf(a.Body(r.node.Method), r.node.Stmt, a.call(a.Body(r.node.Method), r.node.Stmt), path))
			origins = append(origins, set.list...)
			complete = complete && set.complete
		}
	}
	return nodes, origins, complete && handled
}
