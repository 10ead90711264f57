// What an object that is handed on as a whole holds: the extras of an intent, the
// elements of an array, the command of a process.

package slice

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

// contentCost is how much farther what an object holds is than the object.
const contentCost = 2

// content follows what was put into the object that node n leaves, up to the statement
// that uses it as a value: the state that depends on this one.
func (w *walker) content(i int32, n pdg.Node, b *jimple.Body) {
	s := &w.states[i]
	if s.parent < 0 || !w.contents && !w.intoLibrary(i) || n.Part != pdg.Whole || s.dep.Direction != pdg.Within || s.dep.Kind != pdg.Value {
		return
	}
	use := w.states[s.parent]
	if use.node.Method != n.Method || use.context != s.context || b.Stmts[n.Stmt].Def < 0 ||
		b.Stmts[n.Stmt].Op != jimple.OpNew && !holds(string(b.Locals[b.Stmts[n.Stmt].Def].Type)) {
		return
	}
	if _, argument := use.node.Part.Operand(); argument && reflects(b, use.node.Stmt) {
		return // the elements are the parameters
	}
	if st := &b.Stmts[n.Stmt]; st.Op == jimple.OpCast || st.Op == jimple.OpCopy || st.Op == jimple.OpConst || w.answersCaught(s.parent) {
		return
	}
	if st := &b.Stmts[n.Stmt]; st.Op.IsInvoke() && len(w.app.RefinedTargets(n)) == 0 {
		into := pdg.OfResult
		if k, _ := w.app.Gives(n); k >= 0 { // what it was called on, as for another put
			into = k
		}
		for _, part := range w.app.Fills(n, into) {
			at := n
			at.Part = part
			w.push(s.context, at, s.cost+contentCost, i, pdg.Dep{Node: at, Kind: pdg.Framework, Var: pdg.Var{Kind: pdg.VarElement}})
		}
		s = &w.states[i]
	}
	if fills, _ := w.filled(n.Method, b, use.node.Stmt, n.Stmt, s.context, 0); len(fills) > 0 {
		for _, f := range fills {
			w.push(f.context, f.dep.Node, w.states[i].cost+contentCost, i, f.dep)
		}
	}
}

// fill is a value that is put into an object.
type fill struct {
	context int32
	dep     pdg.Dep
}

// holds tells whether objects of a type are worth looking into: texts and boxes are
// what they were made of, and an app's own objects say by their fields.
func holds(descriptor string) bool {
	switch descriptor {
	case "Ljava/lang/String;", "Ljava/lang/CharSequence;", "Ljava/lang/Class;", "Landroid/content/Context;", "Landroid/app/Activity;", "Landroid/content/res/Resources;":
		return false
	}
	return strings.HasPrefix(descriptor, "[") || strings.HasPrefix(descriptor, "L")
}

// filled returns what the code before a statement puts into the object that statement
// def leaves.
func (w *walker) filled(m dex.MethodID, b *jimple.Body, before, def int32, context int32, depth int) ([]fill, bool) {
	var out []fill
	g := b.CFG()
	done := make([]bool, len(g.Blocks))
	var work []int32
	steps := 0
	s := &seeker{w: w}
	scan := func(block, before int32) {
		for j := before - 1; j >= g.Blocks[block].Start; j-- {
			if steps++; steps > maxSeekSteps || j == def {
				return
			}
			out = append(out, w.fills(s, m, b, j, def, context, depth)...)
		}
		for _, e := range g.Preds(block) {
			if !done[e.Block] {
				done[e.Block] = true
				work = append(work, e.Block)
			}
		}
	}
	scan(g.BlockOf(before), before)
	for len(work) > 0 {
		next := work[len(work)-1]
		work = work[:len(work)-1]
		scan(next, g.Blocks[next].End)
	}
	return out, steps <= maxSeekSteps
}

// fills returns what one statement puts into the object.
func (w *walker) fills(s *seeker, m dex.MethodID, b *jimple.Body, j, def int32, context int32, depth int) []fill {
	st := &b.Stmts[j]
	is := func(k int) bool { return slices.Contains(s.roots(b, j, k), def) }
	n := pdg.Node{Method: m, Stmt: j}
	v := pdg.Var{Kind: pdg.VarElement}
	switch {
	case st.Op == jimple.OpPutElement || st.Op == jimple.OpFillArray:
		if is(0) {
			return []fill{{context, pdg.Dep{Node: n, Kind: pdg.Heap, Var: v}}}
		}
	case st.Op.IsInvoke() && st.Op != jimple.OpCustom:
		targets := w.app.RefinedTargets(n)
		if len(targets) == 0 {
			var out []fill
			for k := range b.Args(j) {
				if !is(k) {
					continue
				}
				for _, part := range w.app.Fills(n, k) {
					at := n
					at.Part = part
					out = append(out, fill{context, pdg.Dep{Node: at, Kind: pdg.Framework, Var: v}})
				}
			}
			return out
		}
		if w.callsLibrary(n) {
			var out []fill
			for k := range b.Args(j) {
				if is(k) {
					out = append(out, w.put(n, b, k, context)...)
				}
			}
			return out
		}
		if depth >= 2 || len(targets) > 4 {
			return nil
		}
		var out []fill
		for k := range b.Args(j) {
			if !is(k) {
				continue
			}
			for _, t := range targets {
				tb := w.app.Body(t)
				if tb == nil {
					continue
				}
				given := parameter(tb, k)
				if given < 0 || !holds(string(tb.Locals[tb.Stmts[given].Def].Type)) || tb.Stmts[given].Op == jimple.OpThis {
					continue
				}
				inside := w.entering(t, criterion.Ref{Method: m, Stmt: j}, context)
				for i := range tb.Stmts {
					if (tb.Stmts[i].Kind == jimple.Return || tb.Stmts[i].Kind == jimple.ReturnVoid) && !tb.Stmts[i].Dead() {
						more, _ := w.filled(t, tb, int32(i), given, inside, depth+1)
						out = append(out, more...)
					}
				}
			}
		}
		return out
	}
	return nil
}
