// Conditions that belong to a value: where a variable gets one constant or another, the
// branch between them says which.

package slice

import (
	"slices"

	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
)

// decidedCost is how much farther the branch is than the constant it chose.
const decidedCost = 8

// decidedWithin is how far from the criterion a constant may be for its branch to be
// told: farther away nearly everything hangs on some branch.
const decidedWithin = 20

// positionCost is how much farther the index of an element is than the element.
const positionCost = 4

// decided follows the branches that chose a constant.
func (w *walker) decided(i int32, n pdg.Node, b *jimple.Body, deps []pdg.Dep) {
	if w.kinds.Has(pdg.Control) || n.Part < pdg.Whole || !chosen(b, n) {
		return
	}
	s := &w.states[i]
	if s.cost > decidedWithin || w.behindBranch(i) {
		return
	}
	for _, c := range b.ControlDeps(jimple.NormalExits).Of(n.Stmt) {
		if c.On == jimple.Entry || c.On == n.Stmt {
			continue
		}
		if c.Edge == jimple.EdgeException {
			if inHandler(b, n.Stmt, c) && !w.usedInHandler(i, b, c) {
				w.thrownInto(i, b, c.On)
			}
			continue
		}
		if kind := b.Stmts[c.On].Kind; kind != jimple.If && kind != jimple.TableSwitch && kind != jimple.LookupSwitch {
			continue
		}
		if !w.chose(i, b, c.On) {
			continue
		}
		on := pdg.Node{Method: n.Method, Stmt: c.On}
		w.push(s.context, on, s.cost+decidedCost, i, pdg.Dep{Node: on, Kind: pdg.Control})
	}
}

// thrownInto follows the calls that can have thrown what a handler caught in which a constant
// was chosen, and the branches to what throws beside them: that one of them failed says what
// the value is.
func (w *walker) thrownInto(i int32, b *jimple.Body, handler int32) {
	var calls, branches []pdg.Node
	for _, d := range w.app.Deps(nil, pdg.Node{Method: b.Method, Stmt: handler}) {
		switch {
		case d.Kind != pdg.Exception || d.Direction != pdg.Within:
		case b.Stmts[d.Stmt].Op.IsInvoke():
			calls = append(calls, pdg.Node{Method: b.Method, Stmt: d.Stmt})
		case b.Stmts[d.Stmt].Kind == jimple.Throw:
			for _, c := range b.ControlDeps(jimple.NormalExits).Of(d.Stmt) {
				if c.On != jimple.Entry && c.Edge != jimple.EdgeException {
					branches = append(branches, pdg.Node{Method: b.Method, Stmt: c.On})
				}
			}
		}
	}
	if len(calls) > maxThrowing {
		calls = nil
	}
	for _, on := range slices.Concat(branches, calls) {
		w.push(w.states[i].context, on, w.states[i].cost+decidedCost, i, pdg.Dep{Node: on, Kind: pdg.Control})
	}
}

// inHandler tells whether a statement runs only when a handler was entered. What comes after
// it runs also when it was not.
func inHandler(b *jimple.Body, i int32, handler jimple.ControlDep) bool {
	of := b.ControlDeps(jimple.NormalExits)
	seen := map[int32]bool{i: true}
	found := false
	for work := []int32{i}; len(work) > 0; work = work[1:] {
		for _, c := range of.Of(work[0]) {
			switch {
			case c == handler:
				found = true
			case c.On == jimple.Entry || c.Edge == jimple.EdgeException:
				return false
			case !seen[c.On]:
				seen[c.On] = true
				work = append(work, c.On)
			}
		}
	}
	return found
}

// usedInHandler tells whether all that uses the value of a state in its method stands in the
// handler, too.
func (w *walker) usedInHandler(i int32, b *jimple.Body, handler jimple.ControlDep) bool {
	for up, steps := w.states[i].parent, 0; up >= 0 && steps < 16 && w.states[up].node.Method == b.Method; up, steps = w.states[up].parent, steps+1 {
		if !inHandler(b, w.states[up].node.Stmt, handler) {
			return false
		}
	}
	return true
}

// maxThrowing is of how many calls in a block one may be told to have thrown.
const maxThrowing = 4

// behindBranch tells whether two branches are on the way from the criterion already: one
// that chose the value, and one that chose what that one asks.
func (w *walker) behindBranch(i int32) bool {
	branches := 0
	for steps := 0; i >= 0 && steps < 64; i, steps = w.states[i].parent, steps+1 {
		if w.states[i].dep.Kind == pdg.Control {
			if branches++; branches == 2 {
				return true
			}
		}
	}
	return false
}

// chose tells whether a branch decides about the statement of a state, but not in the
// same way about all that uses the value in the method.
func (w *walker) chose(i int32, b *jimple.Body, branch int32) bool {
	def := w.states[i].node.Stmt
	for up, steps := w.states[i].parent, 0; steps < 16; up, steps = w.states[up].parent, steps+1 {
		if up < 0 || w.states[up].node.Method != b.Method {
			return steps == 0 || up >= 0
		}
		if !w.together(b, def, w.states[up].node.Stmt, branch) {
			return true
		}
	}
	return false
}

// together tells whether a branch decides about a use as it does about the definition:
// then it did not choose between definitions.
func (w *walker) together(b *jimple.Body, def, use, branch int32) bool {
	of := b.ControlDeps(jimple.NormalExits)
	return slices.ContainsFunc(of.Of(use), func(c jimple.ControlDep) bool {
		return c.On == branch && slices.Contains(of.Of(def), c)
	})
}

// chosen tells whether a node is made of constants alone: that it ran is then all that
// there is to know of its value.
func chosen(b *jimple.Body, n pdg.Node) bool {
	s := &b.Stmts[n.Stmt]
	constant := func(k int) bool {
		v := b.Args(n.Stmt)[k]
		if !v.IsLocal() {
			return true
		}
		_, ok := b.ConstOf(b.FirstUse(n.Stmt) + int32(k))
		return ok
	}
	switch {
	case s.Op == jimple.OpConst:
		return true
	case s.Op == jimple.OpPutField:
		return constant(1)
	case s.Op == jimple.OpPutStatic:
		return constant(0)
	case s.Op == jimple.OpPutElement:
		return constant(2)
	case s.Kind == jimple.Return:
		return constant(0)
	case s.Op == jimple.OpAdd || s.Op == jimple.OpSub: // a counter
		return !b.Args(n.Stmt)[1].IsLocal() && slices.Contains(b.Defs(b.FirstUse(n.Stmt)), n.Stmt)
	case s.Op == jimple.OpVirtual && n.Part > pdg.Whole && len(b.Args(n.Stmt)) == 2:
		class := b.File.TypeDescriptor(b.File.MethodRef(s.Ref).Class)
		return (class == "Ljava/lang/StringBuilder;" || class == "Ljava/lang/StringBuffer;") && constant(1)
	}
	return false
}

// position follows the index of an element that is read, unless it counts in a loop:
// the index says which of the values it is.
func (w *walker) position(i int32, n pdg.Node, b *jimple.Body) {
	if n.Part != pdg.Whole || b.Stmts[n.Stmt].Op != jimple.OpGetElement || !b.Args(n.Stmt)[1].IsLocal() {
		return
	}
	defs := b.Defs(b.FirstUse(n.Stmt) + 1)
	for _, d := range defs {
		if s := &b.Stmts[d]; s.Op == jimple.OpConst || s.Op == jimple.OpParam || s.Op.IsBinary() && slices.ContainsFunc(b.Args(d), func(v jimple.Value) bool { return !v.IsLocal() }) && len(defs) > 1 {
			return
		}
	}
	for _, d := range defs {
		at := pdg.Node{Method: n.Method, Stmt: d}
		w.push(w.states[i].context, at, w.states[i].cost+positionCost, i, pdg.Dep{Node: at, Kind: pdg.Base, Var: pdg.Var{Kind: pdg.VarLocal, ID: b.Args(n.Stmt)[1].Local()}})
	}
}
