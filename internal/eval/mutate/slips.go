// Slips: what developers forget, and the neighbour of what they meant.

package mutate

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/model"
)

// The operators of slips.
const (
	MissingBreak    Operator = "missing break"      // a case of a switch goes on with the next one
	MissingReturn   Operator = "missing return"     // a method goes on where it should end
	MissingSuper    Operator = "missing super call" // of a callback that does not run at the first start
	MissingCleanup  Operator = "missing unregister" // or stop, close, cancel
	NullDefault     Operator = "null default"       // what is looked up has no value in its stead
	WrongComparison Operator = "wrong comparison"   // larger for smaller
	WrongGuard      Operator = "wrong guard"        // done only if what it is done with is null
	WrongResource   Operator = "wrong resource"     // the next one of its kind
)

var (
	looksUp  = regexp.MustCompile(`^(get|opt)[A-Z]`)
	callback = regexp.MustCompile(`^on[A-Z]`)
	starting = regexp.MustCompile(`^on(Create|Start|Resume)$`) // without the super call no app starts at all
	cleansUp = regexp.MustCompile(`^(un[rb]|(remove|cancel|close|stop|release|dismiss|clear|quit|shutdown|abort)([A-Z]|$))`)
)

// slips lists the faults of this kind at an item.
func (v *view) slips(i int) []edit {
	in := v.body.Insns[i]
	one := func(op Operator, text string, with ...model.Insn) []edit {
		return []edit{{op, text, with == nil, 1, with}}
	}
	switch op := in.Op; {
	case op >= dex.OpIfLt && op <= dex.OpIfLe || op >= dex.OpIfLtz && op <= dex.OpIfLez:
		first := dex.OpIfLt
		if op >= dex.OpIfLtz {
			first = dex.OpIfLtz
		}
		c := in
		c.Op = first + [...]dex.Op{2, 3, 0, 1}[op-first] // lt, ge, gt, le
		return one(WrongComparison, fmt.Sprintf("%s became %s", op, c.Op), c)
	case op == dex.OpConst || op == dex.OpConstHigh16:
		if at, known := slices.BinarySearch(v.resources, in.Lit); known {
			if next := v.resources[(at+1)%len(v.resources)]; next>>16 == in.Lit>>16 {
				c := model.NewConst(in.A, int32(next))
				c.PC = in.PC
				return one(WrongResource, fmt.Sprintf("%#x became %#x", uint32(in.Lit), uint32(next)), c)
			}
		}
	case op == dex.OpConstString || op == dex.OpConstStringJumbo:
		if call := v.call(i); call != nil && looksUp.MatchString(v.name(call)) && call.A > 2 && call.Args[call.A-1] == in.A {
			null := model.NewConst(in.A, 0)
			null.PC = in.PC
			return one(NullDefault, fmt.Sprintf("null in the place of %q", v.pool.RawString(in.Index)), null)
		}
	case op == dex.OpGoto:
		switch {
		case v.returns(in.Target):
			return one(MissingReturn, "goes on instead of returning")
		case v.isCase(i + 1):
			return one(MissingBreak, "goes on with the next case")
		}
	case op == dex.OpIputObject || op == dex.OpSputObject:
		if !strings.Contains(v.pool.FieldText(in.Index), "$") {
			return v.guarded(in, in.A, "the field is set only if the value is null")
		}
	case op >= dex.OpInvokeVirtual && op <= dex.OpInvokeInterface && !v.hasResult(i):
		name := v.name(&in)
		switch {
		case op == dex.OpInvokeSuper && callback.MatchString(name) && !starting.MatchString(name):
			return one(MissingSuper, name+" of the super class is not called")
		case op != dex.OpInvokeSuper && cleansUp.MatchString(name):
			return one(MissingCleanup, name+" is not called")
		case op != dex.OpInvokeSuper && puts.MatchString(name) && v.lastIsObject(&in):
			return v.guarded(in, in.Args[in.A-1], name+" is called only if the last argument is null")
		}
	}
	return nil
}

// guarded is an item that runs only if a register has null.
func (v *view) guarded(in model.Insn, register uint16, text string) []edit {
	if register > 255 {
		return nil
	}
	past := v.body.NewLabel()
	check := model.NewInsn(dex.OpIfNez)
	check.A, check.Target, check.PC = register, past, in.PC
	in.PC = model.NoPC
	return []edit{{WrongGuard, text, false, 1, []model.Insn{check, in, model.At(past)}}}
}

// returns reports whether a method only returns behind a label.
func (v *view) returns(l model.Label) bool {
	at := slices.IndexFunc(v.body.Insns, func(in model.Insn) bool { return in.Op == model.OpLabel && in.Target == l })
	next := v.next(at)
	return next < len(v.body.Insns) && v.body.Insns[next].Op == dex.OpReturnVoid
}

// isCase reports whether a case of a switch begins at an item.
func (v *view) isCase(i int) bool {
	for ; i < len(v.body.Insns) && !model.IsInsn(v.body.Insns[i].Op); i++ {
		in := &v.body.Insns[i]
		if in.Op == model.OpLabel && slices.ContainsFunc(v.body.Payloads, func(p model.Payload) bool { return slices.Contains(p.Targets, in.Target) }) {
			return true
		}
	}
	return false
}

// hasResult reports whether what a call returns is taken.
func (v *view) hasResult(i int) bool {
	next := v.next(i)
	return next < len(v.body.Insns) && v.body.Insns[next].Op >= dex.OpMoveResult && v.body.Insns[next].Op <= dex.OpMoveResultObject
}

// name is that of the method that a call names.
func (v *view) name(call *model.Insn) string {
	return v.pool.RawString(v.pool.MethodAt(call.Index).Name)
}

// lastIsObject reports whether the last argument of a call is an object.
func (v *view) lastIsObject(call *model.Insn) bool {
	params := v.pool.ProtoAt(uint32(v.pool.MethodAt(call.Index).Proto)).Params
	if len(params) == 0 {
		return false
	}
	d := v.pool.Descriptor(params[len(params)-1])
	return d[0] == 'L' || d[0] == '['
}
