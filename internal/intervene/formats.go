// Numbers that one place writes in a format which another, that reads them, does not know.

package intervene

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
)

// unformatted returns, for a call that makes a text of a number, the change to the text of
// the number alone: without base, grouping, units.
func unformatted(body *jimple.Body, stmt int32, count int, in dex.Insn) (Change, bool) {
	s := &body.Stmts[stmt]
	c, ok := value(body, stmt, count)
	if !ok || !s.Op.IsInvoke() || !isText(c.Type) || s.Op.HasReceiver() && !formats(body.OperandType(stmt, 0)) {
		return c, false
	}
	for k := range body.Args(stmt) {
		switch t := body.OperandType(stmt, k); t {
		case jimple.Byte, jimple.Short, jimple.Int, jimple.Long, jimple.Float, jimple.Double:
			register, ok := argument(body, stmt, in, k)
			c.Receiver, c.With = register, Value{Kind: Unformatted, Text: string(t)}
			return c, ok
		}
	}
	return c, false
}

// formats reports whether objects of a type write values as texts, and do nothing else: what
// others have at a number, such as a resource, is no form of that number.
func formats(t jimple.Type) bool { return strings.HasPrefix(string(t), "Ljava/text/") }

// argument returns the register of a call's k-th operand, the receiver counted.
func argument(body *jimple.Body, stmt int32, in dex.Insn, k int) (int, bool) {
	at := k
	for i := range k {
		if t := body.OperandType(stmt, i); t == jimple.Long || t == jimple.Double {
			at++
		}
	}
	if at >= in.NumArgs() {
		return 0, false
	}
	return int(in.Arg(at)), true
}
