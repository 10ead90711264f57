// Results that nobody looks at, though they say whether what follows can work.

package intervene

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/jimple"
)

// Heeds returns the change of a call that says whether it worked, such as moveToFirst, and
// whose result nobody uses: where it did not, the method goes no further, as behind a check
// that was forgotten. Calls with arguments are left as they are.
func Heeds(body *jimple.Body, stmt int32, count int) []Change {
	s := &body.Stmts[stmt]
	in, next, ok := instruction(body, s.PC)
	if !ok || !s.Op.IsInvoke() || !s.Op.HasReceiver() || s.Def != jimple.NoLocal || in.Next() != next || len(body.Args(stmt)) != 1 {
		return nil
	}
	f := body.Program().Dex.MethodFile(body.Method)
	text := f.MethodText(in.Index)
	method := text[strings.Index(text, "->")+2:]
	end, ok := ending(body)
	if !ok || !strings.HasSuffix(method, "()Z") {
		return nil
	}
	c := Change{Method: body.Method, PC: s.PC, Count: count, Left: true, To: next, Through: end.PC, Receiver: int(in.Arg(0)), Register: -1,
		With: Value{Kind: Heeded, Text: method}}
	if end.Op != dex.OpReturnVoid {
		c.Register = int(end.A)
	}
	return []Change{c}
}

// ending is the first return of a method.
func ending(body *jimple.Body) (found dex.Insn, ok bool) {
	code, has, err := body.Program().Dex.Code(body.Method)
	if err != nil || !has {
		return found, false
	}
	code.All(func(in *dex.Insn) bool {
		if in.Op >= dex.OpReturnVoid && in.Op <= dex.OpReturnObject {
			found, ok = *in, true
		}
		return !ok
	})
	return found, ok
}

// Exit is where a method returns, and the register of what it returns, -1 for none.
type Exit struct {
	pc       uint32
	register int
}

// Leaving returns where a method can be left as soon as it begins; false if it never returns,
// or has nothing else to do.
func Leaving(body *jimple.Body) (Exit, bool) {
	end, ok := ending(body)
	if !ok || end.PC == 0 {
		return Exit{}, false
	}
	if end.Op == dex.OpReturnVoid {
		return Exit{end.PC, -1}, true
	}
	return Exit{end.PC, int(end.A)}, true
}

// Take has a method return nothing, or zero: it is where to go on.
func (e Exit) Take(regs vm.Registers) uint32 {
	if e.register >= 0 {
		regs.Set(e.register, vm.Slot{})
	}
	return e.pc
}

// heeds makes the call and returns where the method goes on; false if it cannot be made.
func (r *Run) heeds(t *vm.Thread, regs vm.Registers) (to uint32, ok bool) {
	worked, ok := callOf(t, regs.Get(r.Receiver), r.With.Text)
	if !ok {
		return 0, false
	}
	if worked.Bool() {
		return r.To, true
	}
	if r.Register >= 0 {
		regs.Set(r.Register, vm.Slot{})
	}
	r.Applied = true
	return r.Through, true
}
