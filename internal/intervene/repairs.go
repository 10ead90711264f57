// What is changed to see whether a statement is the cause of a fault.

package intervene

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
)

// firstResource is the lowest number that names a resource of an app: a neighbour of such
// a number names something else altogether, which says nothing.
const firstResource = 0x7f01_0000

// Hints are what a crash and its slice say of values with which the run might go well.
type Hints struct {
	// Class is the descriptor of the one that something expected in vain, "" if none.
	Class string
	// Texts are constants that the slice has elsewhere, and what else may stand in the place
	// of one: names, options.
	Texts []string
	// Wanted are values of texts that the crash itself says would do.
	Wanted []Value
	// Numbers says that a number did not fit: those in texts are tried first.
	Numbers bool
	// Mutable says that a collection could not be changed, or not then.
	Mutable bool
	// Keys returns the constants under which the slice puts or looks up state of the kind
	// for which an argument of a call is a key; false if it is none. Any other key is no
	// repair: it only leads to what is given for want of a value.
	Keys func(body *jimple.Body, stmt int32, arg int) ([]string, bool)
	// Shared reports whether a text is one that the app has in several places: then it is no
	// slip of one of them, and another in its place no repair.
	Shared func(text string) bool
	// Resource is the number of a resource of the kind that was not found, 0 if none.
	Resource int64
	// Resources are those of the app, ascending, where a wrong one may have been named.
	Resources []int64
}

// Repairs returns changes at an execution of a statement that might let a run go well: the
// value that it had when it ran before and all went well, its alternatives, what the hints
// name, a store left out, and a call whose result nobody uses left out or made once more.
// Those in first are each of another sort, and say most of the statement; more has the rest.
func Repairs(body *jimple.Body, stmt int32, count int, hints Hints) (first, more []Change) {
	all := variants(body, stmt, count, hints)
	apart := func(c Change) int { // what only says where the parts are keeps most of a text
		if c.With.Kind == Rejoined {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(all, func(a, b Change) int { return apart(a) - apart(b) })
	sorts := map[sort]bool{}
	for _, c := range all {
		s := sort{c.Branch, c.Left, c.Twice, c.With.Kind}
		if s.kind != Earlier && s.kind != Held && s.kind != Unformatted && s.kind != Operand {
			s.kind = Number // values of all kinds are of one sort
		}
		if (!sorts[s] || c.Branch || slices.Contains(hints.Wanted, c.With) || hints.Numbers && c.With.Kind == Plain) && !c.Twice {
			sorts[s] = true
			first = append(first, c)
		} else {
			more = append(more, c)
		}
	}
	return first, more
}

// sort tells changes apart by what they do.
type sort struct {
	branch, left, twice bool
	kind                ValueKind
}

func variants(body *jimple.Body, stmt int32, count int, hints Hints) []Change {
	if hints.isKey(body, stmt) || body.Enclosing(stmt) {
		return nil
	}
	var all []Change
	own, ok := value(body, stmt, count)
	if ok && count > 1 {
		all = with(own, []Value{{Kind: Earlier}})
	}
	if ok && hints.Mutable && collection(own.Type) {
		all = append(all, with(own, []Value{{Kind: Copy}})...)
	}
	more := Alternatives(body, stmt, count)
	all = append(append(all, more...), operands(body, stmt, count)...)
	if len(more) > 0 {
		own, ok = more[0], !more[0].Branch
	}
	if ok {
		all = append(all, with(own, repairs(own.Type, hints))...)
	}
	s := &body.Stmts[stmt]
	in, next, ok := instruction(body, s.PC)
	base := Change{Method: body.Method, PC: s.PC, Count: count}
	if ok && (s.Op == jimple.OpPutField || s.Op == jimple.OpPutStatic || s.Op == jimple.OpPutElement) {
		base.Left, base.To = true, in.Next()
		return append([]Change{base}, all...)
	}
	if !ok || !s.Op.IsInvoke() {
		return all
	}
	if c, ok := unformatted(body, stmt, count, in); ok {
		all = append([]Change{c}, all...)
	}
	all = slices.DeleteFunc(all, func(c Change) bool { return c.Before && hints.keyIn(body, stmt, in, c.Register) })
	all = append(all, textArguments(body, stmt, count, in, next, hints)...)
	if !hints.sharedKey(body, stmt) {
		all = append(lookups(body, stmt, count, in, next), all...) // a key says more than what is found
	}
	switch {
	case s.Def == jimple.NoLocal && in.Next() == next && !constructs(body, in):
		left, twice := base, base
		left.To, left.Left = next, true
		twice.Next, twice.Twice = next, true
		all = append(all, left, twice)
	case s.Def != jimple.NoLocal && s.Op.HasReceiver() && fluent(body, in) && in.Next() != next && body.Locals[s.Def].Register >= 0:
		base.To, base.Left, base.Returns = next, true, true
		base.Register, base.Receiver = int(body.Locals[s.Def].Register), int(in.Arg(0))
		all = append(all, base)
	}
	return all
}

// with returns a change once for each value.
func with(c Change, values []Value) []Change {
	var all []Change
	for _, v := range values {
		c.With = v
		all = append(all, c)
	}
	return all
}

// textArguments gives a call the texts of the hints, one of its arguments at a time.
func textArguments(body *jimple.Body, stmt int32, count int, in dex.Insn, next uint32, hints Hints) []Change {
	s := &body.Stmts[stmt]
	var all []Change
	at := 0
	for k := range body.Args(stmt) {
		t := body.OperandType(stmt, k)
		if isText(t) && (k > 0 || !s.Op.HasReceiver()) && at < in.NumArgs() {
			c := Change{Method: body.Method, PC: s.PC, Count: count, Register: int(in.Arg(at)), Type: t, Before: true, Next: next}
			c.Restore = !defines(body, stmt, c.Register)
			texts := hints.Texts
			if hints.shared(body, stmt, k) {
				texts = nil
			}
			if blank, ok := blankOf(body, stmt, k); ok {
				texts = append([]string{blank}, texts...)
			}
			keys, key := hints.keys(body, stmt, k)
			if key {
				if texts = keys; hints.shared(body, stmt, k) {
					texts = nil
				}
			}
			text, constant := ConstantText(body, stmt, k)
			_, says := ShapeOf(body, stmt) // by that constant
			all = append(all, with(c, slices.DeleteFunc(slices.Clone(hints.Wanted), func(v Value) bool {
				return constant && (!v.fits(text) || says && v.Kind == Rejoined) || v.Kind == Text && (key || hints.shared(body, stmt, k))
			}))...)
			for _, text := range texts {
				all = append(all, with(c, []Value{{Kind: Text, Text: text}})...)
			}
		}
		at++
		if t == jimple.Long || t == jimple.Double {
			at++
		}
	}
	return all
}

// defines reports whether a register holds what a statement gives, so that an argument that
// was in it is not to be restored.
func defines(body *jimple.Body, stmt int32, register int) bool {
	def := body.Stmts[stmt].Def
	if def == jimple.NoLocal {
		return false
	}
	first := int(body.Locals[def].Register)
	return register == first || register == first+1
}

// collection reports whether a type is one of Java's collections, as far as its name tells.
func collection(t jimple.Type) bool {
	return strings.HasPrefix(string(t), "Ljava/util/") && (strings.HasSuffix(string(t), "List;") || strings.HasSuffix(string(t), "Set;") ||
		strings.HasSuffix(string(t), "Map;") || strings.HasSuffix(string(t), "Collection;"))
}

// blankOf returns, for an operand that is a constant in the notation of JSON, an object or a
// list in which nothing is.
func blankOf(body *jimple.Body, stmt int32, k int) (string, bool) {
	constant, _ := ConstantText(body, stmt, k)
	switch text := strings.TrimSpace(constant); {
	case strings.HasPrefix(text, "{") && strings.HasSuffix(text, "}") && len(text) > 2:
		return "{}", true
	case strings.HasPrefix(text, "[") && strings.HasSuffix(text, "]") && len(text) > 2:
		return "[]", true
	}
	return "", false
}

// ConstantText returns the text of an operand that is a constant.
func ConstantText(body *jimple.Body, stmt int32, k int) (string, bool) {
	c, ok := body.ConstOf(body.FirstUse(stmt) + int32(k))
	if !ok || c.Kind != jimple.ConstString {
		return "", false
	}
	return body.File.String(c.Index), true
}

// fits reports whether a value can be put in the place of a text.
func (v Value) fits(text string) bool {
	switch v.Kind {
	case Column, Defaults, Member, Plain, Reread, Corrected, Rejoined, Exemplified:
		_, ok := v.rewritten(text)
		return ok
	}
	return v.Text != text
}

// shared reports whether an operand is a constant that the app has in several places.
func (h *Hints) shared(body *jimple.Body, stmt int32, k int) bool {
	text, ok := ConstantText(body, stmt, k)
	return ok && h.Shared != nil && h.Shared(text)
}

// sharedKey is shared for any of a call's arguments.
func (h *Hints) sharedKey(body *jimple.Body, stmt int32) bool {
	for k := range body.Args(stmt) {
		if h.shared(body, stmt, k) {
			return true
		}
	}
	return false
}

func (h *Hints) keys(body *jimple.Body, stmt int32, arg int) ([]string, bool) {
	if h.Keys == nil {
		return nil, false
	}
	return h.Keys(body, stmt, arg)
}

// isKey reports whether a statement gives a constant, or an array, that is used as a key.
func (h *Hints) isKey(body *jimple.Body, stmt int32) bool {
	s := &body.Stmts[stmt]
	if s.Def == jimple.NoLocal || s.Op != jimple.OpConst && !body.Locals[s.Def].Type.IsArray() {
		return false
	}
	for i := range body.Stmts {
		if !body.Stmts[i].Op.IsInvoke() {
			continue
		}
		for k, v := range body.Args(int32(i)) {
			if v.IsLocal() && v.Local() == s.Def {
				if _, ok := h.keys(body, int32(i), k); ok {
					return true
				}
			}
		}
	}
	return false
}

// keyIn reports whether a register is an argument of a call that is a key.
func (h *Hints) keyIn(body *jimple.Body, stmt int32, in dex.Insn, register int) bool {
	for k := range body.Args(stmt) {
		if at, ok := argument(body, stmt, in, k); ok && at == register {
			if _, ok := h.keys(body, stmt, k); ok {
				return true
			}
		}
	}
	return false
}

func isText(t jimple.Type) bool {
	return t == "Ljava/lang/String;" || t == "Ljava/lang/CharSequence;"
}

// constructs reports whether a call is that of a constructor, without which its object
// cannot be used.
func constructs(body *jimple.Body, in dex.Insn) bool {
	f := body.Program().Dex.MethodFile(body.Method)
	return strings.Contains(f.MethodText(in.Index), "-><init>(")
}

// fluent reports whether a call seems to return its receiver, as those of builders do.
func fluent(body *jimple.Body, in dex.Insn) bool {
	f := body.Program().Dex.MethodFile(body.Method)
	ref := f.MethodRef(in.Index)
	proto := f.ProtoDescriptor(ref.Proto)
	return proto[strings.IndexByte(proto, ')')+1:] == f.TypeDescriptor(ref.Class)
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
func repairs(t jimple.Type, hints Hints) []Value {
	switch {
	case isText(t):
		all := append(slices.Clone(hints.Wanted), Value{Kind: Text, Text: "http://localhost/"}, Value{Kind: Plain, N: 1}, Value{Kind: Plain})
		if hints.Class != "" {
			all = append(all, Value{Kind: Instance, Text: hints.Class})
		}
		for _, text := range hints.Texts {
			all = append(all, Value{Kind: Text, Text: text})
		}
		return all
	case t == "[Ljava/lang/String;":
		return []Value{{Kind: Longer}, {Kind: Shorter}, {Kind: Filled, Text: "1"}}
	case t.IsArray():
		return []Value{{Kind: Longer}, {Kind: Shorter}}
	case t.IsRef() && hints.Class != "":
		return []Value{{Kind: Instance, Text: hints.Class}}
	case t == jimple.Int && hints.Resource != 0:
		return []Value{{Kind: Number, N: hints.Resource}}
	}
	return nil
}
