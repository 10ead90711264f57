// What put the failing code on its thread: the calls from the thread's first method to the
// statement, and what started the thread.

package slice

import (
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

const (
	// throughCalls is how much farther a caller is than what it calls.
	throughCalls = 1
	// throughStart is how much farther what starts a thread is than its first method.
	throughStart = 1
)

// thread starts the way from a statement to what put it on its thread.
func (w *walker) thread(root int32, r criterion.Ref) {
	entry := pdg.Node{Method: r.Method, Part: pdg.Entry}
	w.push(w.states[root].context, entry, 1, root, pdg.Dep{Node: entry, Kind: pdg.Call})
}

// startedBy follows the entry of a method to its callers, and that of a callback to what
// posts, starts or registers it; there the object that is started is followed.
func (w *walker) startedBy(i int32, n pdg.Node, deps []pdg.Dep) {
	if !w.threads {
		return
	}
	if n.Part == pdg.Entry {
		for _, d := range deps {
			switch d.Kind {
			case pdg.Call:
				w.follow(i, d, throughCalls)
			case pdg.Async, pdg.Register:
				w.follow(i, d, throughStart)
			}
		}
		return
	}
	b := w.app.Body(n.Method)
	s := w.states[i]
	if b == nil || s.parent < 0 || w.states[s.parent].node.Part != pdg.Entry {
		return
	}
	switch s.dep.Kind {
	case pdg.Call, pdg.Param:
		entry := pdg.Node{Method: n.Method, Part: pdg.Entry}
		w.push(s.context, entry, s.cost+throughCalls, i, pdg.Dep{Node: entry, Kind: pdg.Call})
	case pdg.Async, pdg.Register:
		for k, v := range b.Args(n.Stmt) {
			if !v.IsLocal() {
				continue
			}
			for _, def := range b.Defs(b.FirstUse(n.Stmt) + int32(k)) {
				if b.Stmts[def].Op != jimple.OpThis {
					at := pdg.Node{Method: n.Method, Stmt: def}
					w.push(s.context, at, s.cost+throughStart, i, pdg.Dep{Node: at, Kind: pdg.Value, Var: pdg.Var{Kind: pdg.VarLocal, ID: v.Local()}})
				}
			}
		}
	}
}
