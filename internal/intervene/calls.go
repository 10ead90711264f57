// Calls in the place of others, and calls that are missing.

package intervene

import (
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/jimple"
)

// prepares are, by types of the platform, the methods that bring an object into the state
// in which its others can be called.
var prepares = map[string][]string{
	"Landroid/database/Cursor;":                  {"moveToFirst()Z"},
	"Landroid/database/sqlite/SQLiteDatabase;":   {"beginTransaction()V"},
	"Landroid/media/MediaPlayer;":                {"prepare()V"},
	"Landroid/media/MediaRecorder;":              {"prepare()V"},
	"Ljava/util/Iterator;":                       {"next()Ljava/lang/Object;"},
	"Ljava/util/ListIterator;":                   {"next()Ljava/lang/Object;"},
	"Ljava/util/concurrent/locks/Lock;":          {"lock()V"},
	"Ljava/util/concurrent/locks/ReentrantLock;": {"lock()V"},
	"Ljava/util/regex/Matcher;":                  {"matches()Z", "find()Z"},
	"Lorg/xmlpull/v1/XmlPullParser;":             {"next()I"},
	"Landroid/content/res/XmlResourceParser;":    {"next()I"},
}

// Prepares returns changes that call a method first which brings an object into the state that
// others need: of the object that a statement gives or, where fails says that it is the call
// that did not work, of its receiver.
func Prepares(body *jimple.Body, stmt int32, count int, fails bool) []Change {
	s := &body.Stmts[stmt]
	in, next, ok := instruction(body, s.PC)
	if !ok || !s.Op.IsInvoke() {
		return nil
	}
	c := Change{Method: body.Method, PC: s.PC, Count: count, Next: next}
	switch {
	case fails && s.Op.HasReceiver():
		c.Register, c.Before = int(in.Arg(0)), true
		ref := body.File.MethodRef(s.Ref)
		c.Type = jimple.Type(body.File.TypeDescriptor(ref.Class))
	case !fails && s.Def != jimple.NoLocal && body.Locals[s.Def].Register >= 0:
		c.Register, c.Type = int(body.Locals[s.Def].Register), body.Locals[s.Def].Type
	default:
		return nil
	}
	var all []Change
	for _, m := range prepares[string(c.Type)] {
		all = append(all, with(c, []Value{{Kind: Called, Text: m}})...)
	}
	return all
}

// Leaves returns the change that leaves a call out whose result nobody uses.
func Leaves(body *jimple.Body, stmt int32, count int) []Change {
	s := &body.Stmts[stmt]
	in, next, ok := instruction(body, s.PC)
	if !ok || !s.Op.IsInvoke() || s.Def != jimple.NoLocal || in.Next() != next || constructs(body, in) {
		return nil
	}
	return []Change{{Method: body.Method, PC: s.PC, Count: count, Left: true, To: next}}
}

// Texts returns changes that put texts into the place of the one that a statement gives.
func Texts(body *jimple.Body, stmt int32, count int, texts ...string) []Change {
	own, ok := value(body, stmt, count)
	if !ok || !isText(own.Type) {
		return nil
	}
	var values []Value
	for _, t := range texts {
		values = append(values, Value{Kind: Text, Text: t})
	}
	return with(own, values)
}

// Columns returns changes of a call that makes a table: it has one more column, of a name.
func Columns(body *jimple.Body, stmt int32, count int, name string) []Change {
	return onArguments(body, stmt, count, isText, Value{Kind: Column, Text: name})
}

// Nulls returns changes of a call that give null for an object.
func Nulls(body *jimple.Body, stmt int32, count int) []Change {
	return onArguments(body, stmt, count, func(t jimple.Type) bool { return t.IsRef() && !t.IsArray() }, Value{Kind: Null})
}

// Arguments returns changes of the arguments of a call that fails: other values of their types.
func Arguments(body *jimple.Body, stmt int32, count int, hints Hints) []Change {
	s := &body.Stmts[stmt]
	in, _, ok := instruction(body, s.PC)
	if !ok || !s.Op.IsInvoke() || constructs(body, in) && s.Def == jimple.NoLocal && len(body.Args(stmt)) < 2 {
		return nil
	}
	var all []Change
	for _, c := range onArguments(body, stmt, count, func(t jimple.Type) bool { return len(values(t)) > 0 }, Value{}) {
		if !hints.keyIn(body, stmt, in, c.Register) {
			all = append(all, with(c, values(c.Type))...)
		}
	}
	return all
}

// onArguments returns the changes that give a value to one of the arguments of a call.
func onArguments(body *jimple.Body, stmt int32, count int, of func(jimple.Type) bool, v Value) []Change {
	s := &body.Stmts[stmt]
	in, next, ok := instruction(body, s.PC)
	if !ok || !s.Op.IsInvoke() {
		return nil
	}
	var all []Change
	for k := range body.Args(stmt) {
		register, ok := operandRegister(body, stmt, k, in)
		t := body.OperandType(stmt, k)
		if !ok || k == 0 && s.Op.HasReceiver() || !of(t) {
			continue
		}
		c := Change{Method: body.Method, PC: s.PC, Count: count, Register: register, Type: t, Before: true, Next: next, With: v}
		c.Restore = !defines(body, stmt, register)
		all = append(all, c)
	}
	return all
}

// kinds are what the methods of containers for values of several types are named for, with
// the types of these values.
var kinds = map[string]jimple.Type{
	"String": "Ljava/lang/String;", "Int": jimple.Int, "Long": jimple.Long, "Boolean": jimple.Boolean, "Float": jimple.Float, "Double": jimple.Double,
}

// Retyped returns the change of a call that puts a value under a key, such as putInt, into
// the one that puts it there as another type, such as putString, or as one more of that
// name, such as putExtra. The kind is what a lookup is named for: Int, or IntExtra.
func Retyped(body *jimple.Body, stmt int32, count int, kind string) []Change {
	s := &body.Stmts[stmt]
	in, next, ok := instruction(body, s.PC)
	kind = strings.TrimSuffix(kind, "Extra")
	to, known := kinds[kind]
	if !ok || !known || !s.Op.IsInvoke() || !s.Op.HasReceiver() || len(body.Args(stmt)) != 3 || in.NumArgs() < 3 {
		return nil
	}
	f := body.Program().Dex.MethodFile(body.Method)
	ref := f.MethodRef(in.Index)
	name, proto := f.String(ref.Name), f.ProtoDescriptor(ref.Proto)
	own, puts := strings.CutPrefix(name, "put")
	if params, _ := dex.ParamTypes(proto); own == "Extra" && len(params) == 2 {
		own = kindOf(jimple.Type(params[1]))
	} else {
		name = "put" + kind
	}
	if !puts || own == kind || kinds[own] == "" {
		return nil
	}
	c := Change{Method: body.Method, PC: s.PC, Count: count, Left: true, To: next, Receiver: int(in.Arg(0)), Key: int(in.Arg(1)),
		Register: int(in.Arg(2)), Type: kinds[own], Result: -1,
		With: Value{Kind: Sibling, Text: name + "(Ljava/lang/String;" + string(to) + ")" + proto[strings.IndexByte(proto, ')')+1:]}}
	if s.Def != jimple.NoLocal {
		c.Result = int(body.Locals[s.Def].Register)
	}
	return []Change{c}
}

// sibling makes the call that takes the place of one that is left out; false if it cannot.
func (r *Run) sibling(t *vm.Thread, regs vm.Registers) bool {
	receiver := regs.Get(r.Receiver)
	name, desc := cutMethod(r.With.Text)
	if receiver.R == nil {
		return false
	}
	m := receiver.R.Class().FindMethod(name, desc)
	v, ok := converted(t, regs.Get(r.Register), r.Type, jimple.Type(desc[len("(Ljava/lang/String;"):strings.IndexByte(desc, ')')]))
	if m == nil || !ok {
		return false
	}
	var result vm.Slot
	t.Aside(func() { result, ok = t.CallVirtual(m, receiver, regs.Get(r.Key), v) })
	if t.Pending() != nil {
		t.ClearPending()
		return false
	}
	if r.Result >= 0 {
		regs.Set(r.Result, result)
	}
	if r.Was, r.Is = "put"+kindOf(r.Type), name; name == "putExtra" {
		r.Was, r.Is = r.Type.Java(), jimple.Type(desc[len("(Ljava/lang/String;"):strings.IndexByte(desc, ')')]).Java()
	}
	return ok
}

// callOf calls a method without arguments of an object; false if it cannot, or if it throws.
func callOf(t *vm.Thread, of vm.Slot, method string) (result vm.Slot, ok bool) {
	if of.R == nil {
		return vm.Slot{}, false
	}
	m := of.R.Class().FindMethod(cutMethod(method))
	if m == nil {
		return vm.Slot{}, false
	}
	t.Aside(func() { result, ok = t.CallVirtual(m, of) })
	if t.Pending() != nil {
		t.ClearPending()
		return vm.Slot{}, false
	}
	return result, ok
}

// Says returns what a method without arguments of an object says of it, such as isDestroyed();
// ok is false where it has none.
func Says(t *vm.Thread, of vm.Slot, method string) (yes, ok bool) {
	result, ok := callOf(t, of, method+"Z")
	return ok && result.Bool(), ok
}

// cutMethod cuts a method into its name and descriptor.
func cutMethod(text string) (name, desc string) {
	at := strings.IndexByte(text, '(')
	return text[:at], text[at:]
}

func kindOf(t jimple.Type) string {
	for name, of := range kinds {
		if of == t {
			return name
		}
	}
	return ""
}

// converted makes a value of one type one of another, as Java writes and reads it; false
// where it cannot be read.
func converted(t *vm.Thread, v vm.Slot, from, to jimple.Type) (vm.Slot, bool) {
	text := ""
	if from == kinds["String"] {
		if v.R == nil {
			return vm.Slot{}, false
		}
		text = vm.GoString(v.R)
	} else {
		text = show(v, from)
	}
	switch to {
	case kinds["String"]:
		o := t.NewString(text)
		return vm.Ref(o), o != nil
	case jimple.Boolean:
		return vm.Int(int32(count(text == "true" || text == "1"))), true
	}
	f, err := strconv.ParseFloat(text, 64)
	if err != nil {
		f = float64(count(text == "true")) // what is no number is none
	}
	switch to {
	case jimple.Int:
		return vm.Int(int32(f)), true
	case jimple.Long:
		return vm.Long(int64(f)), true
	case jimple.Float:
		return vm.Float(float32(f)), true
	case jimple.Double:
		return vm.Double(f), true
	}
	return vm.Slot{}, false
}

func count(b bool) int {
	if b {
		return 1
	}
	return 0
}
