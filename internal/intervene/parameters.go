// What the framework hands over to a callback.

package intervene

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
)

// Parameters returns changes of the operands of a statement that are parameters of its
// method, as they were passed: other objects in the place of null, other numbers and texts, of
// the parameter's own type and from there on. Where the platform passes them, no statement
// does that could be changed.
func Parameters(body *jimple.Body, stmt int32, count int) []Change {
	pc := body.Stmts[stmt].PC
	in, next, ok := instruction(body, pc)
	if !ok {
		return nil
	}
	var all []Change
	for k := range body.Args(stmt) {
		register, ok := operandRegister(body, stmt, k, in)
		if !ok || !isParameter(body, stmt, k) {
			continue
		}
		c := Change{Method: body.Method, PC: pc, Count: count, Register: register, Type: body.Locals[body.Args(stmt)[k]].Type, Before: true, Next: next}
		all = append(all, with(c, values(c.Type))...)
	}
	return all
}

// operandRegister returns the register of an operand, in the calls and accesses that take
// an object or an index.
func operandRegister(body *jimple.Body, stmt int32, k int, in dex.Insn) (int, bool) {
	switch {
	case in.Op.Has(dex.FlagInvoke):
		at := 0
		for i := range k {
			at++
			if t := body.OperandType(stmt, i); t == jimple.Long || t == jimple.Double {
				at++
			}
		}
		return int(in.Arg(min(at, in.NumArgs()-1))), at < in.NumArgs()
	case in.Op >= dex.OpIget && in.Op <= dex.OpIgetShort, in.Op == dex.OpArrayLength:
		return int(in.B), k == 0
	}
	return 0, false
}

// isParameter reports whether an operand of a statement is a parameter as it was passed.
func isParameter(body *jimple.Body, stmt int32, k int) bool {
	defs := body.Defs(body.FirstUse(stmt) + int32(k))
	return len(defs) == 1 && body.Stmts[defs[0]].Op == jimple.OpParam
}
