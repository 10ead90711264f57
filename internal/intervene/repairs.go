// What is changed to see whether a statement is the cause of a fault.

package intervene

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
)

// firstResource is the lowest number that names a resource of an app: a neighbour of such
// a number names something else altogether, which says nothing.
const firstResource = 0x7f01_0000

// Repairs returns changes at an execution of a statement that might let a run go well: the
// value that it had when it ran before and all went well, its alternatives, an object of the class that something expected in vain, "" if there is
// none, and a call whose result nobody uses left out.
func Repairs(body *jimple.Body, stmt int32, count int, expected string) []Change {
	var all []Change
	own, ok := value(body, stmt, count)
	if ok && count > 1 {
		own.With = Value{Kind: Earlier}
		all = append(all, own)
	}
	more := Alternatives(body, stmt, count)
	all = append(all, more...)
	if len(more) > 0 {
		own, ok = more[0], !more[0].Branch
	}
	if ok {
		for _, v := range repairs(own.Type, expected) {
			own.With = v
			all = append(all, own)
		}
	}
	s := &body.Stmts[stmt]
	if in, next, ok := instruction(body, s.PC); ok && s.Op.IsInvoke() && s.Def == jimple.NoLocal && in.Next() == next && !constructs(body, in) {
		all = append(all, Change{Method: body.Method, PC: s.PC, Count: count, Branch: true, To: next, Left: true})
	}
	return all
}

// constructs reports whether a call is that of a constructor, without which its object
// cannot be used.
func constructs(body *jimple.Body, in dex.Insn) bool {
	f := body.Program().Dex.MethodFile(body.Method)
	return strings.Contains(f.MethodText(in.Index), "-><init>(")
}

// value is the change of what a statement defines or stores, whatever its type.
func value(body *jimple.Body, stmt int32, count int) (Change, bool) {
	s := &body.Stmts[stmt]
	in, next, ok := instruction(body, s.PC)
	c := Change{Method: body.Method, PC: s.PC, Count: count, Next: next}
	switch {
	case !ok || s.Kind == jimple.Identity || s.Kind == jimple.If:
		return c, false
	case s.Def != jimple.NoLocal && body.Locals[s.Def].Register >= 0:
		c.Register, c.Type = int(body.Locals[s.Def].Register), body.Locals[s.Def].Type
	case s.Kind == jimple.Return && len(body.Args(stmt)) > 0, s.Op == jimple.OpPutField, s.Op == jimple.OpPutStatic, s.Op == jimple.OpPutElement:
		c.Register, c.Type, c.Before, c.Restore = int(in.A), stored(body, stmt), true, s.Kind != jimple.Return
	default:
		return c, false
	}
	return c, true
}

// repairs are further values for one of a type.
func repairs(t jimple.Type, expected string) []Value {
	switch {
	case t == "Ljava/lang/String;" || t == "Ljava/lang/CharSequence;":
		return []Value{{Kind: Text, Text: "http://localhost/"}}
	case t.IsArray():
		return []Value{{Kind: Longer}}
	case t.IsRef() && expected != "":
		return []Value{{Kind: Instance, Text: expected}}
	}
	return nil
}
