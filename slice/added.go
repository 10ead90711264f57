// What a walk adds to the dependences of a node: what the text of a statement names, and
// what delivers a result.

package slice

import (
	"github.com/esdroid/esdroid/internal/crowded"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
	"github.com/esdroid/esdroid/slice/words"
)

// operands returns what a full slice adds to a node's dependences: what the text
// of a statement names besides what its value is made of, which is all operands
// of calls that leave the app, and the constructor call of an object that is made.
// Of the definitions of an operand it takes the nearest where room, which may be nil,
// is short.
func (w *walker) operands(n pdg.Node, deps []pdg.Dep, room *crowded.Room) []pdg.Dep {
	b := w.app.Body(n.Method)
	if b == nil || n.Part == pdg.Entry || n.Part == pdg.Thrown {
		return nil
	}
	var out []pdg.Dep
	var known map[int32]bool // statements that the node depends on anyway
	within := func(stmt int32, v pdg.Var) {
		if known == nil {
			known = map[int32]bool{}
			for _, d := range deps {
				if d.Method == n.Method && d.Part == pdg.Whole {
					known[d.Stmt] = true
				}
			}
		}
		if !known[stmt] {
			out = append(out, pdg.Dep{Node: pdg.Node{Method: n.Method, Stmt: stmt}, Kind: pdg.Base, Var: v})
		}
	}
	switch st := &b.Stmts[n.Stmt]; {
	case st.Op == jimple.OpNew:
		if c, ok := words.Constructor(b, n.Stmt); ok {
			within(c, pdg.Var{Kind: pdg.VarLocal, ID: st.Def})
		}
	case st.Op.IsInvoke():
		if st.Op != jimple.OpDirect && len(w.app.Targets(pdg.Site{Method: n.Method, PC: st.PC})) > 0 {
			return nil // the callee tells which arguments matter
		}
		for k, v := range b.Args(n.Stmt) {
			if !v.IsLocal() {
				continue
			}
			defs := b.Defs(b.FirstUse(n.Stmt) + int32(k))
			near := defs
			if room != nil {
				near = crowded.Nearest(defs, n.Stmt, room.Most(), func(d int32) int32 { return d })
				room.Take(0, len(defs)-len(near))
			}
			for _, d := range near {
				within(d, pdg.Var{Kind: pdg.VarLocal, ID: v.Local()})
			}
		}
	}
	if room != nil {
		room.Take(len(out), 0)
	}
	return out
}

// delivery returns the calls that deliver the result which a call of setResult
// leaves: the activity's own finish.
func (w *walker) delivery(n pdg.Node) []pdg.Dep {
	b := w.app.Body(n.Method)
	if b == nil || n.Part == pdg.Entry || !calls(b, n.Stmt, "setResult") {
		return nil
	}
	var out []pdg.Dep
	for i := range b.Stmts {
		if calls(b, int32(i), "finish") && len(b.Args(int32(i))) == 1 {
			out = append(out, pdg.Dep{Node: pdg.Node{Method: n.Method, Stmt: int32(i)}, Kind: pdg.ICC})
		}
	}
	return out
}

// calls reports whether a statement calls a method of a name on an object.
func calls(b *jimple.Body, i int32, name string) bool {
	s := &b.Stmts[i]
	return s.Op.HasReceiver() && s.Op != jimple.OpCustom && b.File.String(b.File.MethodRef(s.Ref).Name) == name
}

// isText tells whether a node is a call of toString on text of which only an
// interface is known: an Editable or a CharSequence.
func (w *walker) isText(n pdg.Node) bool {
	b := w.app.Body(n.Method)
	if b == nil || n.Part != pdg.Whole || !b.Stmts[n.Stmt].Op.HasReceiver() {
		return false
	}
	c := criterion.Candidate{Body: b, Index: n.Stmt, Stmt: &b.Stmts[n.Stmt]}
	if _, name, _ := c.MethodRef(); name != "toString" || !c.Args()[0].IsLocal() {
		return false
	}
	switch b.Locals[c.Args()[0].Local()].Type {
	case "Ljava/lang/CharSequence;", "Landroid/text/Editable;", "Landroid/text/Spanned;", "Landroid/text/Spannable;":
		return true
	}
	return false
}
