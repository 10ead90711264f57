// What can be changed at a statement.

package intervene

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
)

// Alternatives returns the changes that can be made at an execution of a statement, the
// most promising first: at a branch its other ways, else other values of the one that the
// statement defines, stores, returns or, as the last argument, passes on.
func Alternatives(body *jimple.Body, stmt int32, count int) []Change {
	s := &body.Stmts[stmt]
	base := Change{Method: body.Method, PC: s.PC, Count: count}
	in, next, ok := instruction(body, s.PC)
	if !ok {
		return nil
	}
	if s.Kind == jimple.If || in.Op.Has(dex.FlagSwitch) {
		return otherWays(body, stmt, count, in)
	}
	c := base
	c.Next = next
	switch {
	case s.Kind == jimple.Identity:
		return nil // parameters are changed where they are passed
	case s.Def != jimple.NoLocal && body.Locals[s.Def].Register >= 0:
		c.Register, c.Type = int(body.Locals[s.Def].Register), body.Locals[s.Def].Type
	case s.Kind == jimple.Return || s.Op == jimple.OpPutField || s.Op == jimple.OpPutStatic || s.Op == jimple.OpPutElement:
		c.Register, c.Type, c.Before, c.Restore = int(in.A), stored(body, stmt), true, s.Kind != jimple.Return
	case s.Op.IsInvoke():
		register, typ, ok := lastArgument(body, stmt, in)
		if !ok {
			return nil
		}
		c.Register, c.Type, c.Before, c.Restore = register, typ, true, true
	default:
		return nil
	}
	var all []Change
	for _, v := range values(c.Type) {
		c.With = v
		all = append(all, c)
	}
	return all
}

// operands returns, for what is calculated from two variables, the changes to one of them.
func operands(body *jimple.Body, stmt int32, count int) []Change {
	s := &body.Stmts[stmt]
	c, ok := value(body, stmt, count)
	in, _, found := instruction(body, s.PC)
	if !ok || !found || !s.Op.IsBinary() {
		return nil
	}
	var registers [2]uint16
	switch in.Op.Format() {
	case dex.Format23x:
		registers = [2]uint16{in.B, in.C}
	case dex.Format12x:
		registers = [2]uint16{in.A, in.B}
	default:
		return nil // one of the two is a constant
	}
	var all []Change
	for k, register := range registers {
		if v := body.Args(stmt)[k]; v.IsLocal() && body.Locals[v.Local()].Type == c.Type {
			c.Receiver, c.With = int(register), Value{Kind: Operand}
			all = append(all, c)
		}
	}
	return all
}

// instruction returns the instruction at pc, and the pc at which its result can be seen:
// that of the next instruction, behind a move-result.
func instruction(body *jimple.Body, pc uint32) (found dex.Insn, next uint32, ok bool) {
	code, has, err := body.Program().Dex.Code(body.Method)
	if err != nil || !has {
		return found, 0, false
	}
	code.All(func(in *dex.Insn) bool {
		switch {
		case in.PC == pc:
			found, next, ok = *in, in.Next(), true
		case ok && in.PC == next && in.Op >= dex.OpMoveResult && in.Op <= dex.OpMoveResultObject:
			next = in.Next()
		case ok:
			return false
		}
		return true
	})
	return found, next, ok
}

// stored is the type of the value that a statement stores or returns.
func stored(body *jimple.Body, stmt int32) jimple.Type {
	if body.Stmts[stmt].Kind == jimple.Return {
		proto := body.Program().Dex.MethodProto(body.Method)
		return jimple.Type(proto[strings.IndexByte(proto, ')')+1:])
	}
	return body.OperandType(stmt, len(body.Args(stmt))-1)
}

// lastArgument finds the last argument of a call that values are known for.
func lastArgument(body *jimple.Body, stmt int32, in dex.Insn) (register int, typ jimple.Type, ok bool) {
	first := 0
	if body.Stmts[stmt].Op.HasReceiver() {
		first = 1
	}
	at := 0
	for k := range body.Args(stmt) {
		t := body.OperandType(stmt, k)
		if k >= first && len(values(t)) > 0 && at < in.NumArgs() {
			register, typ, ok = int(in.Arg(at)), t, true
		}
		at++
		if t == jimple.Long || t == jimple.Double {
			at++
		}
	}
	return register, typ, ok
}

// values are what is put in the place of a value of a type.
func values(t jimple.Type) []Value {
	switch t {
	case jimple.Boolean:
		return []Value{{Kind: Not}}
	case jimple.Byte, jimple.Short, jimple.Char, jimple.Int, jimple.Long, jimple.Float, jimple.Double:
		return []Value{{Kind: Add, N: 1}, {Kind: Add, N: -1}, {Kind: Number, N: 1}, {Kind: Number, N: 0}}
	case "Ljava/lang/String;", "Ljava/lang/CharSequence;":
		return []Value{{Kind: Text, Text: "1"}, {Kind: Text, Text: "a"}, {Kind: Text, Text: ""}}
	}
	if t.IsRef() && !t.IsArray() {
		return []Value{{Kind: Fresh}}
	}
	return nil
}
