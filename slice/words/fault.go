// What was wrong at a site of a crash, in words.

package words

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/criterion"
)

// Fault says in words what was wrong at a site, by the rule that found it; the body is
// that of the site's method.
func (w Words) Fault(b *jimple.Body, rule *criterion.Rule, site criterion.Site) string {
	switch {
	case b == nil:
		return rule.Name
	case site.Said != "":
		return site.Said
	case site.Guarded:
		text := w.guard(b, site)
		if text == unconditional && rule.Fault == "never ends the recursion" {
			return "no condition before it ends the recursion"
		}
		return text
	case len(site.Operands) == 0:
		what, ok := strings.CutPrefix(rule.Operand, "none: ")
		switch {
		case ok:
		case rule.Thread:
			what = "the thread"
		default:
			what = "what it refers to"
		}
		return what + " " + rule.Fault
	}
	k := site.Operands[0]
	for _, other := range site.Operands {
		if b.Args(site.Stmt)[other].IsLocal() {
			if _, constant := b.ConstOf(b.FirstUse(site.Stmt) + int32(other)); !constant {
				k = other // a constant is hardly ever the fault
				break
			}
		}
	}
	if least, what, ok := lengthAsked(b, site.Stmt); ok && rule.Index && k == 0 {
		if least == 1 {
			return w.Operand(b, site.Stmt, 0) + " is empty"
		}
		return fmt.Sprintf("%s has fewer than %d %s", w.Operand(b, site.Stmt, 0), least, what)
	}
	if rule.Name == "empty collection" && k == 0 && b.Stmts[site.Stmt].Op.HasReceiver() {
		switch args := len(b.Args(site.Stmt)); {
		case strings.HasPrefix(b.File.String(b.File.MethodRef(b.Stmts[site.Stmt].Ref).Name), "next"):
			return w.Operand(b, site.Stmt, 0) + " has nothing further"
		case args == 1:
			return w.Operand(b, site.Stmt, 0) + " is empty"
		}
	}
	if rule.Name == "illegal format" && k == 0 && b.Stmts[site.Stmt].Op.HasReceiver() && b.OperandType(site.Stmt, 0) != "Ljava/lang/String;" {
		return "the text in " + w.Operand(b, site.Stmt, 0) + " is no format for its values"
	}
	if name, ok := w.asked(b, site.Stmt); ok && rule.Named != "" && k == 0 && b.Stmts[site.Stmt].Op.HasReceiver() {
		return w.Operand(b, site.Stmt, 0) + " " + rule.Named + " " + name
	}
	if from, ok := iterated(b, site.Stmt); ok && rule.Name == "changed while iterating" {
		return w.Operand(b, from, 0) + " was changed while it was gone through"
	}
	if at, ok := index(b, site.Stmt); ok && at != k && rule.Index && indexed(b, site.Stmt, k) {
		return w.Operand(b, site.Stmt, k) + " has nothing at " + w.Operand(b, site.Stmt, at)
	}
	return w.Operand(b, site.Stmt, k) + " " + rule.Fault
}

// asked returns the constant text by which a call asks for something.
func (w Words) asked(b *jimple.Body, stmt int32) (string, bool) {
	for k := 1; k < len(b.Args(stmt)); k++ {
		if text := w.Operand(b, stmt, k); strings.HasPrefix(text, `"`) {
			return text, true
		}
	}
	return "", false
}

// lengthAsked returns how many elements a part of a text or list needs whose ends are
// constants.
func lengthAsked(b *jimple.Body, stmt int32) (least int64, what string, ok bool) {
	s := &b.Stmts[stmt]
	if !s.Op.HasReceiver() {
		return 0, "", false
	}
	switch b.File.String(b.File.MethodRef(s.Ref).Name) {
	case "substring", "subSequence", "delete", "replace", "getChars":
		what = "characters"
	case "subList":
		what = "elements"
	default:
		return 0, "", false
	}
	for k := 1; k < len(b.Args(stmt)); k++ {
		switch b.OperandType(stmt, k) {
		case jimple.Int, jimple.Short, jimple.Byte, jimple.Char, jimple.Boolean:
			c, constant := b.IntOf(stmt, k)
			if !constant {
				return 0, "", false
			}
			least = max(least, c)
		}
	}
	return least, what, least > 0
}

// iterated returns the call that made the iterator of which a statement is a step.
func iterated(b *jimple.Body, stmt int32) (int32, bool) {
	if !b.Stmts[stmt].Op.HasReceiver() {
		return 0, false
	}
	defs := b.Defs(b.FirstUse(stmt))
	if len(defs) != 1 || !b.Stmts[defs[0]].Op.HasReceiver() || b.Stmts[defs[0]].Op == jimple.OpCustom {
		return 0, false
	}
	name := b.File.String(b.File.MethodRef(b.Stmts[defs[0]].Ref).Name)
	return defs[0], name == "iterator" || name == "listIterator"
}

// index returns which operand of a statement is an index, by its type.
func index(b *jimple.Body, stmt int32) (int, bool) {
	for k := range b.Args(stmt) {
		switch b.OperandType(stmt, k) {
		case jimple.Int, jimple.Short, jimple.Byte, jimple.Char, jimple.Boolean: // constants have the smallest that they fit
			return k, true
		}
	}
	return 0, false
}

// indexed reports whether an operand has elements: an array, or what a call asks for one.
func indexed(b *jimple.Body, stmt int32, k int) bool {
	op := b.Stmts[stmt].Op
	return k == 0 && (op == jimple.OpGetElement || op == jimple.OpPutElement || op.HasReceiver())
}

// guard says under which condition a statement ran.
func (w Words) guard(b *jimple.Body, site criterion.Site) string {
	for _, c := range b.ControlDeps(jimple.ExplicitExits).Of(site.Stmt) {
		s := &b.Stmts[c.On]
		if s.Kind != jimple.If && s.Kind != jimple.TableSwitch && s.Kind != jimple.LookupSwitch {
			continue
		}
		text := w.Statement(b, c.On) + " went this way"
		if s.Kind == jimple.If {
			text = w.condition(b, c.On, c.Edge)
			for _, outer := range SameLine(b, c.On) {
				text = w.condition(b, outer.On, outer.Edge) + " and " + text
			}
		}
		if s.Line > 0 {
			text += fmt.Sprintf(" in line %d", s.Line)
		}
		return text
	}
	if caught, ok := handled(b, site.Stmt); ok {
		s := &b.Stmts[caught]
		text := "an exception was caught"
		if t := string(b.Locals[s.Def].Type); strings.HasPrefix(t, "L") {
			text = w.simple(t) + " was caught"
		}
		if s.Line > 0 {
			text += fmt.Sprintf(" in line %d", s.Line)
		}
		return text
	}
	return unconditional
}

// unconditional says of a statement that it runs whenever its method does.
const unconditional = "the method was called: it has no condition before it"

// SameLine returns the branches that decide whether a branch of their line is reached: the
// parts of a condition with "&&", the nearest first.
func SameLine(b *jimple.Body, branch int32) []jimple.ControlDep {
	var out []jimple.ControlDep
	for next := branch; len(out) < maxParts; {
		found := false
		for _, c := range b.ControlDeps(jimple.ExplicitExits).Of(next) {
			if c.On != jimple.Entry && c.On < next && b.Stmts[c.On].Kind == jimple.If && b.Stmts[c.On].Line > 0 && b.Stmts[c.On].Line == b.Stmts[branch].Line {
				out, next, found = append(out, c), c.On, true
				break
			}
		}
		if !found {
			break
		}
	}
	return out
}

// maxParts bounds the parts of one condition.
const maxParts = 4

// handled returns the start of the handler in which a statement stands: what every way to
// it goes through last.
func handled(b *jimple.Body, stmt int32) (int32, bool) {
	g := b.CFG()
	for block, steps := g.BlockOf(stmt), 0; steps < maxHandlerBlocks; steps++ {
		start := g.Blocks[block].Start
		for i := start; i < stmt && i < g.Blocks[block].End; i++ {
			if s := &b.Stmts[i]; s.Op == jimple.OpCaught && s.Def >= 0 {
				return i, true
			}
		}
		before := g.Preds(block)
		if len(before) != 1 {
			break
		}
		block, stmt = before[0].Block, g.Blocks[before[0].Block].End
	}
	return 0, false
}

// maxHandlerBlocks bounds how long a handler is looked for.
const maxHandlerBlocks = 64
