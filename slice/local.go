// What a dependence through the framework's memory can be told from within one method.

package slice

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

// passing tells where a dependence through memory leads.
type passing uint8

const (
	elsewhere passing = iota // to any activation
	passed                   // to the same activation
	never                    // nowhere: it comes after, in the only activation that can be
)

// local tells where the state that a call reads was left, if both are calls of one
// method on an object that it makes: in the same activation, and before.
func (w *walker) local(s state, d pdg.Dep) passing {
	if d.Kind != pdg.Framework || d.Method != s.node.Method || w.kinds.Has(pdg.Control) || w.forward != nil {
		return elsewhere
	}
	b := w.app.Body(d.Method)
	made, ok := w.maker(b, d.Stmt, 0)
	if !ok {
		return elsewhere
	}
	switch from, ok := w.maker(b, s.node.Stmt, 0); {
	case !w.comesBefore(b, d.Stmt, s.node.Stmt, made):
		if ok && from == made {
			return never
		}
		return elsewhere
	case ok && from == made:
		return passed
	}
	return elsewhere
}

// builds tells whether a dependence rests on a call that nobody described, but that is
// named as one that changes its receiver and is made on an object of the method itself.
func (w *walker) builds(s state, d pdg.Dep) bool {
	return d.Guess && d.Kind == pdg.Framework && w.kinds.Has(d.Kind) && w.local(s, d) == passed
}

// spells tells whether a dependence leads from a text that a method builds, or from one
// piece of it, to the piece before: all of them make up the text, the first as much as the
// last.
func (w *walker) spells(n pdg.Node, d pdg.Dep) bool {
	if d.Kind != pdg.Framework || d.Method != n.Method || d.Part <= pdg.Whole {
		return false
	}
	b := w.app.Body(n.Method)
	if b == nil || !buildsText(b, d.Stmt) || n.Part > pdg.Whole && !buildsText(b, n.Stmt) {
		return false
	}
	from, ok := w.maker(b, n.Stmt, 0)
	to, also := w.maker(b, d.Stmt, 0)
	return ok && also && from == to
}

// spellCost is how far the piece before is: a step from the text, none from a piece.
func spellCost(n pdg.Node) int32 {
	if n.Part <= pdg.Whole {
		return weight(pdg.Value)
	}
	return 0
}

// buildsText tells whether a statement calls a method of a builder of texts that returns it.
func buildsText(b *jimple.Body, i int32) bool {
	st := &b.Stmts[i]
	if st.Op != jimple.OpVirtual {
		return false
	}
	r := b.File.MethodRef(st.Ref)
	class := b.File.TypeDescriptor(r.Class)
	return (class == "Ljava/lang/StringBuilder;" || class == "Ljava/lang/StringBuffer;") && dex.ReturnType(b.File.ProtoDescriptor(r.Proto)) == class
}

// maker returns the statement of the method that makes the receiver of a call, beyond
// calls that return their receiver.
func (w *walker) maker(b *jimple.Body, i int32, depth int) (int32, bool) {
	if !b.Stmts[i].Op.HasReceiver() || depth > 64 {
		return 0, false
	}
	s := &seeker{w: w}
	roots := s.roots(b, i, 0)
	if len(roots) != 1 {
		return 0, false
	}
	switch st := &b.Stmts[roots[0]]; {
	case st.Op == jimple.OpNew:
		return roots[0], true
	case buildsText(b, roots[0]):
		return w.maker(b, roots[0], depth+1)
	}
	return 0, false
}

// comesBefore tells whether a way leads from one statement to another that does not
// pass a third one.
func (w *walker) comesBefore(b *jimple.Body, from, to, not int32) bool {
	g := b.CFG()
	if g.BlockOf(from) == g.BlockOf(to) && from < to {
		return true
	}
	seen := make([]bool, len(g.Blocks))
	work := []int32{g.BlockOf(from)}
	for len(work) > 0 {
		next := work[len(work)-1]
		work = work[:len(work)-1]
		for _, e := range g.Succs(next) {
			if seen[e.Block] {
				continue
			}
			seen[e.Block] = true
			if stop := g.BlockOf(not) == e.Block; g.BlockOf(to) == e.Block && (!stop || to < not) {
				return true
			} else if !stop {
				work = append(work, e.Block)
			}
		}
	}
	return false
}

// asksCaught tells whether a call asks an exception that a handler got for what is in
// it: then the exception is the value.
func (w *walker) asksCaught(n pdg.Node) bool {
	b := w.app.Body(n.Method)
	if b == nil || n.Part != pdg.Whole || !b.Stmts[n.Stmt].Op.HasReceiver() {
		return false
	}
	c := criterion.Candidate{Body: b, Index: n.Stmt, Stmt: &b.Stmts[n.Stmt]}
	switch _, name, _ := c.MethodRef(); name {
	case "getMessage", "getLocalizedMessage", "toString":
	default:
		return false
	}
	roots := (&seeker{w: w}).roots(b, n.Stmt, 0)
	return len(roots) == 1 && b.Stmts[roots[0]].Op == jimple.OpCaught
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

// neverRuns tells whether constants say that what a dependence leads to does not run.
func (w *walker) neverRuns(d pdg.Dep) bool {
	if w.kinds.Has(pdg.Control) || d.Direction != pdg.Within && d.Direction != pdg.Across {
		return false
	}
	b := w.app.Body(d.Method)
	if b == nil || d.Part == pdg.Entry {
		return false
	}
	on := b.ControlDeps(jimple.NormalExits).Of(d.Stmt)
	if len(on) != 1 || on[0].On == jimple.Entry {
		return false
	}
	s := &b.Stmts[on[0].On]
	if s.Kind != jimple.If {
		return false
	}
	x, ok1 := b.IntOf(on[0].On, 0)
	y, ok2 := b.IntOf(on[0].On, 1)
	if !ok1 || !ok2 {
		return false
	}
	var taken bool
	switch s.Op {
	case jimple.OpEq:
		taken = x == y
	case jimple.OpNe:
		taken = x != y
	case jimple.OpLt:
		taken = x < y
	case jimple.OpGe:
		taken = x >= y
	case jimple.OpGt:
		taken = x > y
	case jimple.OpLe:
		taken = x <= y
	default:
		return false
	}
	return taken && on[0].Edge == jimple.EdgeNext || !taken && on[0].Edge == jimple.EdgeJump
}

// outer tells whether a statement reads the object that an inner class is in, or a
// variable that it has captured: these never change.
func outer(b *jimple.Body, i int32) bool {
	s := &b.Stmts[i]
	return b.Enclosing(i) || s.Op == jimple.OpGetField && strings.HasPrefix(b.File.String(b.File.FieldRef(s.Ref).Name), "val$")
}
