// Calls that come too early: before the object of which they are is made.

package intervene

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/jimple"
)

// Later is where a call is made that was left out: in front of an instruction, of the object
// in a register.
type Later struct {
	Method   dex.MethodID
	PC       uint32
	Receiver int
}

// Defers returns the change of a call by which a constructor reaches a method that somebody
// has overridden: it is made as soon as the object has been constructed, by the call at pc of
// another method. Calls with arguments are left as they are.
func Defers(body *jimple.Body, stmt int32, count int, by *jimple.Body, pc uint32) []Change {
	s := &body.Stmts[stmt]
	in, next, ok := instruction(body, s.PC)
	construct, then, found := instruction(by, pc)
	if !ok || !found || !s.Op.IsInvoke() || !s.Op.HasReceiver() || len(body.Args(stmt)) != 1 || constructs(body, in) || !constructs(by, construct) {
		return nil
	}
	text := body.Program().Dex.MethodFile(body.Method).MethodText(in.Index)
	c := Change{Method: body.Method, PC: s.PC, Count: count, Left: true, To: next, Result: -1,
		Later: &Later{by.Method, then, int(construct.Arg(0))}, With: Value{Kind: Deferred, Text: text[strings.Index(text, "->")+2:]}}
	if s.Def != jimple.NoLocal {
		c.Result = int(body.Locals[s.Def].Register)
	}
	return []Change{c}
}

// leave leaves the call out that is to be made later.
func (r *Run) leave(regs vm.Registers) {
	if r.Result >= 0 {
		regs.Set(r.Result, vm.Slot{})
	}
	r.due = true
}

// make makes it.
func (r *Run) make(t *vm.Thread, regs vm.Registers) {
	r.due = false
	_, r.Applied = callOf(t, regs.Get(r.Later.Receiver), r.With.Text)
}
