// Which exceptions a handler can get, of those that the app throws.

package slice

import (
	"slices"

	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

// caught returns the exceptions that a handler can get: those that the app makes, and one that
// stands for all that the machine and the platform throw.
func (w *walker) caught(context int32, b *jimple.Body, handler int32, depth int) ([]object, bool) {
	var out []object
	if !w.ownException(b, handler) {
		out = append(out, object{Ref: criterion.Ref{Method: b.Method, Stmt: handler}})
	}
	type thrower struct {
		context int32
		node    pdg.Node
	}
	handled := string(b.Locals[b.Stmts[handler].Def].Type)
	work := []thrower{{context, pdg.Node{Method: b.Method, Stmt: handler}}}
	for seen := map[thrower]bool{}; len(work) > 0; work = work[1:] {
		t := work[0]
		n := t.node
		if seen[t] {
			continue
		}
		if seen[t] = true; len(seen) > maxThrowers {
			return nil, false
		}
		switch st := &w.app.Body(n.Method).Stmts[n.Stmt]; {
		case st.Kind == jimple.Throw:
			list, ok := w.objects(t.context, n.Method, n.Stmt, 0, depth+1)
			if !ok {
				return nil, false
			}
			out = append(out, slices.DeleteFunc(slices.Clone(list), func(o object) bool { return !w.canBe(o, handled) })...)
			continue
		case n.Part == pdg.Thrown && w.app.HandsOn(n):
			return nil, false
		}
		for _, d := range w.app.Deps(nil, n) {
			switch {
			case d.Kind != pdg.Exception:
			case d.Direction == pdg.Within:
				work = append(work, thrower{t.context, d.Node})
			case d.Direction == pdg.Down:
				work = append(work, thrower{w.entering(d.Method, criterion.Ref{Method: n.Method, Stmt: n.Stmt}, t.context), d.Node})
			}
		}
	}
	return out, true
}

// maxThrowers is how many statements are looked at that may throw into one handler.
const maxThrowers = 100

// canBe tells whether an object may be one of a class.
func (w *walker) canBe(o object, class string) bool {
	of, ok := w.classOf(o)
	return !ok || inherits(w.app.Prog, of, class)
}

// answersCaught tells whether a state stands for an exception that is thrown into a handler
// which asks it for its message: what it was made of is found as the message then.
func (w *walker) answersCaught(i int32) bool {
	if s := &w.states[i]; s.node.Part != pdg.Whole || w.app.Body(s.node.Method).Stmts[s.node.Stmt].Kind != jimple.Throw {
		return false
	}
	for w.states[i].parent >= 0 && w.states[i].dep.Kind == pdg.Exception {
		i = w.states[i].parent
	}
	return w.states[i].parent >= 0 && w.asksCaught(w.states[w.states[i].parent].node)
}
