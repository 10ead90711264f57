// Statements that come too late: run before another of their method.

package intervene

import (
	"slices"

	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/jimple"
)

// Sooner is a statement of the same method, behind the one that changes, which runs before
// that one instead of in its own place.
type Sooner struct {
	Steps []Step // the statement, the last, and what makes its operands
}

// Step is a part of a method that is straight: from At up to, but not with, Next.
type Step struct{ At, Next uint32 }

// moving is a statement under way to its new place.
type moving struct {
	thread *vm.Thread
	depth  int
	step   int
	old    []vm.Slot // of all registers
	done   bool      // not to run in its own place any more
}

// Hastens returns the change that runs a statement, a store or a call whose result nobody uses,
// and before it what makes its operands, already before another of its method, at one of
// the executions of that. There is none unless the one follows on the other whatever happens
// between, or if it needs what the other gives.
func Hastens(body *jimple.Body, late, before int32, count int) []Change {
	s := &body.Stmts[late]
	if late <= before || !movable(body, late) {
		return nil
	}
	steps := map[int32]bool{late: true}
	for todo := []int32{late}; len(todo) > 0; {
		i := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for k, v := range body.Args(i) {
			if !v.IsLocal() {
				continue
			}
			for _, d := range body.Defs(body.FirstUse(i) + int32(k)) {
				switch {
				case d < before || steps[d]:
					continue
				case d == before || d >= late || len(body.Defs(body.FirstUse(i)+int32(k))) > 1:
					return nil
				}
				steps[d], todo = true, append(todo, d)
				if body.Stmts[d].Op != jimple.OpNew {
					continue
				}
				for _, use := range body.Uses(d) { // its constructor
					if by := body.StmtOfUse(use); by < late && body.Stmts[by].Op == jimple.OpDirect && use == body.FirstUse(by) && !steps[by] {
						steps[by], todo = true, append(todo, by)
					}
				}
			}
		}
	}
	past := int32(-1) // what is before it may be jumped over
	c := Change{Method: body.Method, PC: body.Stmts[before].PC, Count: count, Sooner: &Sooner{}}
	for i := before; i <= late; i++ {
		at := &body.Stmts[i]
		switch {
		case steps[i] && i < past:
			return nil
		case steps[i]:
			_, next, ok := instruction(body, at.PC)
			if !ok {
				return nil
			}
			c.Sooner.Steps = append(c.Sooner.Steps, Step{at.PC, next})
		case at.Kind == jimple.If || at.Kind == jimple.Goto:
			if at.Target <= before || at.Target > late {
				return nil
			}
			past = max(past, at.Target)
		case at.Kind == jimple.TableSwitch || at.Kind == jimple.LookupSwitch || at.Kind == jimple.Return || at.Kind == jimple.ReturnVoid || at.Kind == jimple.Throw:
			return nil
		}
	}
	if s.PC == c.PC {
		return nil
	}
	return []Change{c}
}

// movable reports whether a statement is a store, or a call whose result nobody uses and that
// is not a part of how an object is made.
func movable(body *jimple.Body, stmt int32) bool {
	s := &body.Stmts[stmt]
	if s.Op == jimple.OpPutField || s.Op == jimple.OpPutStatic || s.Op == jimple.OpPutElement {
		return true
	}
	in, next, ok := instruction(body, s.PC)
	return ok && s.Op.IsInvoke() && s.Def == jimple.NoLocal && in.Next() == next && !constructs(body, in) && s.Op != jimple.OpSuper
}

// Hastened returns the statements behind one that could run before it and have an object or a
// field in common with it, the next first.
func Hastened(body *jimple.Body, before int32, count int) (late []int32, changes []Change) {
	for i := before + 1; i < int32(len(body.Stmts)); i++ {
		if all := Hastens(body, i, before, count); len(all) > 0 && common(body, i, before) {
			late, changes = append(late, i), append(changes, all[0])
		}
	}
	return late, changes
}

// common reports whether two statements have an object or a static field in common.
func common(body *jimple.Body, a, b int32) bool {
	x, y := &body.Stmts[a], &body.Stmts[b]
	if x.Op == jimple.OpPutStatic && y.Op == jimple.OpGetStatic && x.Ref == y.Ref {
		return true
	}
	return slices.ContainsFunc(body.Args(a), func(v jimple.Value) bool {
		return v.IsLocal() && body.Locals[v.Local()].Type.IsRef() && slices.Contains(body.Args(b), v)
	})
}

// last is the statement itself.
func (s *Sooner) last() Step { return s.Steps[len(s.Steps)-1] }

// concerns reports whether something is to be done at a place of the method.
func (s *Sooner) concerns(pc uint32) bool {
	return pc == s.last().At || slices.ContainsFunc(s.Steps, func(s Step) bool { return s.Next == pc })
}

// hasten is called before the instructions of a method in which a statement runs sooner.
func (r *Run) hasten(t *vm.Thread, pc uint32, regs vm.Registers) (uint32, bool) {
	w, steps := &r.moving, r.Sooner.Steps
	mine := t == w.thread && t.Depth() == w.depth
	switch {
	case mine && w.old != nil:
		if pc != steps[w.step].Next {
			return 0, false
		}
		if w.step++; w.step < len(steps) {
			return r.through(steps[w.step].At, pc)
		}
		for i, v := range w.old {
			regs.Set(i, v)
		}
		w.old, w.done, r.Applied = nil, true, true
		return r.through(r.PC, pc)
	case mine && w.done && pc == r.Sooner.last().At:
		w.done = false
		return r.Sooner.last().Next, true
	case pc == r.PC && !(mine && w.done):
		if r.count++; r.count != r.Count {
			return 0, false
		}
		*w = moving{thread: t, depth: t.Depth()}
		for i := range regs.Len() {
			w.old = append(w.old, regs.Get(i))
		}
		return r.through(steps[0].At, pc)
	}
	return 0, false
}

// through goes on at a place, unless that is where the program is.
func (r *Run) through(to, pc uint32) (uint32, bool) { return to, to != pc }
