// The kinds of faults.

package mutate

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/model"
)

// Operator is a kind of fault.
type Operator string

// The operators.
const (
	RemovedCheck  Operator = "removed check"  // as if the condition always, or never, held
	InvertedCheck Operator = "inverted check" // the other way round
	OffByOne      Operator = "off by one"     // in a constant or a comparison
	WrongKey      Operator = "wrong key"      // a name under which something is kept or looked up
	WrongFormat   Operator = "wrong format"   // of a text that is parsed or filled in
	MissingExtra  Operator = "missing extra"  // nothing is put where something is got
	WrongOrder    Operator = "wrong order"    // two lines of a callback are swapped
	MissingValue  Operator = "missing value"  // null is stored or returned
	MissingStore  Operator = "missing store"  // a field is not set
	WrongOperator Operator = "wrong operator" // plus for minus, times for divided by
	SwappedValues Operator = "swapped values" // two arguments of one type
	MissingCall   Operator = "missing call"   // of what would have put a text right
)

// edit is a change of a body: n items are replaced.
type edit struct {
	operator Operator
	text     string
	missing  bool
	n        int
	with     []model.Insn
}

func (e *edit) apply(b *model.Body, at int) {
	items := append([]model.Insn(nil), b.Insns[:at]...)
	items = append(items, e.with...)
	b.Insns = append(items, b.Insns[at+e.n:]...)
}

var (
	isName    = regexp.MustCompile(`^[A-Za-z_][\w.]*$`)
	isNumber  = regexp.MustCompile(`^[-+]?\d+([.:/-]\d+)*$`)
	keyed     = regexp.MustCompile(`^(get|put|contains|has|remove|opt|find|for[NM]|query|insert|update|delete|load|set[A-Z]|addCategory|<init>|add|open|rawQuery|execSQL)`)
	puts      = regexp.MustCompile(`^(put|add|set(Extra|Data|Type|Class|Action|Tag|Adapter|Text|Args|Arguments)|insert|execSQL|commit|apply|register|moveTo|init|load|open|start)`)
	lifecycle = regexp.MustCompile(`->on[A-Z]\w*\(|-><init>\(`)
)

// edits lists the faults at an item.
func (v *view) edits(i int) []edit {
	in := v.body.Insns[i]
	var all []edit
	one := func(op Operator, text string, with ...model.Insn) {
		all = append(all, edit{operator: op, text: text, n: 1, with: with})
	}
	switch op := in.Op; {
	case op >= dex.OpIfEq && op <= dex.OpIfLez:
		v.checks(in, one)
		jump := model.NewInsn(dex.OpGoto)
		jump.Target = in.Target
		all = append(all, edit{RemovedCheck, "goes on as if the condition held", true, 1, nil}, edit{RemovedCheck, "goes on as if the condition did not hold", true, 1, []model.Insn{jump}})
	case op >= dex.OpConst4 && op <= dex.OpConst:
		if in.Lit < -1000 || in.Lit > 10_000 || v.literal(i) {
			break // references to resources, and what no source has
		}
		for _, d := range []int64{1, -1} {
			c := model.NewConst(in.A, int32(in.Lit+d))
			c.PC = in.PC
			one(OffByOne, fmt.Sprintf("%d became %d", in.Lit, in.Lit+d), c)
		}
	case op == dex.OpAddIntLit8 || op == dex.OpAddIntLit16:
		for _, d := range []int64{1, -1} {
			c := in
			c.Lit += d
			if op == dex.OpAddIntLit8 && (c.Lit > 127 || c.Lit < -128) {
				continue
			}
			one(OffByOne, fmt.Sprintf("%+d became %+d", in.Lit, c.Lit), c)
		}
	case op == dex.OpConstString || op == dex.OpConstStringJumbo:
		v.texts(i, one)
	case op == dex.OpAddInt || op == dex.OpAddInt2addr || op == dex.OpMulInt || op == dex.OpMulInt2addr || op == dex.OpSubInt || op == dex.OpSubInt2addr:
		c := in
		switch op {
		case dex.OpAddInt, dex.OpAddInt2addr:
			c.Op = op + 1
		case dex.OpSubInt, dex.OpSubInt2addr:
			c.Op = op - 1
		default:
			c.Op = op + 1 // division
		}
		one(WrongOperator, fmt.Sprintf("%s became %s", op, c.Op), c)
	case op == dex.OpReturnObject:
		null := model.NewConst(in.A, 0)
		one(MissingValue, "null is returned", null, in)
	case op == dex.OpReturn:
		if strings.HasSuffix(v.method, ")Z") && in.A < 256 {
			flip := model.NewInsn(dex.OpXorIntLit8)
			flip.A, flip.B, flip.Lit = in.A, in.A, 1
			one(InvertedCheck, "the opposite is returned", flip, in)
		} else if strings.HasSuffix(v.method, ")I") {
			one(MissingValue, "-1 is returned", model.NewConst(in.A, -1), in)
		}
	case op == dex.OpIputObject || op == dex.OpSputObject:
		if strings.Contains(v.pool.FieldText(in.Index), "$") {
			break // the compiler's own
		}
		all = append(all, edit{MissingStore, "the field is not set", true, 1, nil})
		if v.dead(i+1, in.A) {
			one(MissingValue, "null is stored", model.NewConst(in.A, 0), in)
		}
	case op.Has(dex.FlagInvoke):
		all = append(all, v.calls(i)...)
	}
	if e, ok := v.swapped(i); ok {
		all = append(all, e)
	}
	return append(all, v.slips(i)...)
}

// checks are the faults in a condition that stays.
func (v *view) checks(in model.Insn, one func(Operator, string, ...model.Insn)) {
	first := dex.OpIfEq
	if in.Op >= dex.OpIfEqz {
		first = dex.OpIfEqz
	}
	c := in
	c.Op = first + (in.Op - first) ^ 1
	one(InvertedCheck, fmt.Sprintf("%s became %s", in.Op, c.Op), c)
	// lt, ge, gt, le follow eq and ne.
	if k := in.Op - first; k >= 2 {
		c := in
		c.Op = first + [...]dex.Op{5, 4, 3, 2}[k-2]
		one(OffByOne, fmt.Sprintf("%s became %s", in.Op, c.Op), c)
	}
}

// texts are the faults in a constant text.
func (v *view) texts(i int, one func(Operator, string, ...model.Insn)) {
	in := v.body.Insns[i]
	text := v.pool.RawString(in.Index)
	with := func(op Operator, is string) {
		c := in
		c.Op, c.Index = dex.OpConstString, v.pool.String(is)
		one(op, strconv.Quote(text)+" became "+strconv.Quote(is), c)
	}
	user := ""
	if call := v.call(i); call != nil {
		user = v.name(call)
	}
	switch {
	case strings.Contains(text, "%s"):
		with(WrongFormat, strings.Replace(text, "%s", "%d", 1))
	case strings.Contains(text, "%d"):
		with(WrongFormat, strings.Replace(text, "%d", "%.2f", 1))
	case isNumber.MatchString(text):
		with(WrongFormat, text+",")
	case strings.Contains(text, "yy") || strings.Contains(text, "HH") || strings.Contains(text, "#"):
		with(WrongFormat, text+"'")
	case strings.ContainsAny(text, "(,=") && strings.Contains(text, " "):
		with(WrongFormat, text+",")
	case isName.MatchString(text) && keyed.MatchString(user):
		with(WrongKey, text+"s")
	}
}

// calls are the faults at a call.
func (v *view) calls(i int) []edit {
	in := v.body.Insns[i]
	if in.Op == dex.OpInvokePolymorphic || in.Op >= dex.OpInvokePolymorphicRange {
		return nil
	}
	ref := v.pool.MethodAt(in.Index)
	name, proto := v.name(&in), v.pool.ProtoAt(uint32(ref.Proto))
	var all []edit
	var parameters []string
	for _, t := range proto.Params {
		parameters = append(parameters, v.pool.Descriptor(t))
	}
	first := 1
	if in.Op == dex.OpInvokeStatic || in.Op == dex.OpInvokeStaticRange {
		first = 0
	}
	next, result := v.next(i), v.hasResult(i)
	returns := v.pool.Descriptor(proto.Return)
	class := v.pool.Descriptor(uint32(ref.Class))
	same := returns == class && first == 1
	operator := MissingCall
	if puts.MatchString(name) {
		operator = MissingExtra
	}
	short := in.Op <= dex.OpInvokeInterface
	switch {
	case name == "<init>" || in.Op == dex.OpInvokeSuper:
	case !result && operator == MissingExtra:
		all = append(all, edit{operator, name + " is not called", true, 1, nil})
	case result && same && short:
		move := model.NewMove(v.body.Insns[next].A, in.Args[0], class)
		move.PC = in.PC
		all = append(all, edit{operator, name + " is not called", true, next - i + 1, append([]model.Insn{move}, v.body.Insns[i+1:next]...)})
	}
	if !short {
		return all
	}
	// Two arguments of one type that lie next to each other.
	at := first
	for k := 0; k+1 < len(parameters); k++ {
		if w := model.Words(parameters[k]); parameters[k] == parameters[k+1] && w == 1 && at+1 < int(in.A) && in.Args[at] != in.Args[at+1] {
			c := in
			c.Args[at], c.Args[at+1] = c.Args[at+1], c.Args[at]
			all = append(all, edit{SwappedValues, fmt.Sprintf("arguments %d and %d of %s", k+1, k+2, name), false, 1, []model.Insn{c}})
		}
		at += model.Words(parameters[k])
	}
	return all
}
