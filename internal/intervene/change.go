// Changes, and how they are made while a program runs.

package intervene

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/jimple"
)

// Change is one thing to change.
type Change struct {
	Method dex.MethodID
	PC     uint32 // of the statement
	Count  int    // which of its executions, from 1

	// Every makes the change at that execution and at all that follow.
	Every bool

	// Branch takes the other way at a branch: to To where the program would go on behind
	// it, else to Through, behind it. At a switch it goes to To, which is what Cases have
	// for With. All fields below belong to other changes.
	Branch      bool
	Test        dex.Insn
	To, Through uint32
	Cases       []dex.SwitchCase

	// Left leaves a call or a store out: the program goes on at To. Where Returns is set,
	// the call gives its receiver, as it would by its type: Register is that of the result.
	Left    bool
	Returns bool

	// Receiver is the register of a call's receiver, for Returns and for values of the
	// kinds Held and Sibling, that of the number for Unformatted and of the operand for Operand; Key is that of the key and Result that of the result, -1 if
	// nobody uses it, for Sibling.
	Receiver, Key, Result int

	// Later is where a call is made that is left out, for values of the kind Deferred; nil
	// for none.
	Later *Later

	// Sooner runs a statement of the method before this one; nil for none.
	Sooner *Sooner

	// Twice makes a call, whose result nobody uses, once more behind itself: one that may
	// have been forgotten.
	Twice bool

	// Register is what changes, of Type: before the instruction at PC, or else in front
	// of the one at Next, when the instruction has written it. Restore puts the old value
	// back at Next.
	Register int
	Type     jimple.Type
	Before   bool
	Restore  bool
	Next     uint32

	With Value
}

// Value is what is put in the place of a value.
type Value struct {
	Kind ValueKind
	N    int64  // Number, Bits: the number, as its type's registers hold it; Add: the difference
	Text string // Text
	With string // Corrected
}

// ValueKind tells values apart.
type ValueKind uint8

// The kinds.
const (
	Number ValueKind = iota
	Add              // a neighbour: the value and N
	Not              // of a boolean: the other
	Text
	Null
	Fresh       // an object of the register's type: see fresh; with N = OnlyForNull in the place of null alone
	Instance    // one of the class that Text describes
	Longer      // an array of one element more, the last once again
	Filled      // an array of texts, as long as the old one and at least of one: all are Text
	Plain       // a text with N in the place of each of its numbers
	Earlier     // what it was when the statement ran before, if that was another
	Copy        // of a collection: one with the same elements that can be changed, and is nobody else's
	Held        // of a key that is looked up: the N-th key of the receiver, by likeness or equal to it
	Shorter     // an array without its last element
	Column      // of a statement of SQL that makes a table: with the column Text, too
	Defaults    // of such a statement: with values for the columns in which nothing is put
	Member      // of a text in the notation of JSON: with the member Text, such as "n":1, in all objects that lack it
	Called      // no other value: the method that Text describes is called of the object
	Sibling     // of a call that is left out: the method that Text describes is called in its place
	Deferred    // of a call that is left out: the method that Text describes is called later
	Heeded      // of a call that Text describes: where it gives false, the method goes on at Through
	Default     // of a switch: none of its cases
	Unformatted // of a text that a call made of a number of the type Text: that number as it is
	Given       // no other value: one of the register's Type is put under the key Text into the object that is in it
	Property    // no other value: a setter of the object that is in it, which Text names, is called with the rest of Text
	Operand     // of what is calculated from two values: one of the two, as if the other did not count
	Exemplified // of a text: one in the format by which it is read, see Exemplary
	Rejoined    // of a text: its parts apart by another separator, see Separated
	Corrected   // of a text: with the last of what the pattern Text matches left out, or with With in its place
	Reread      // of a text that is a number in a notation which its reader does not know: the N-th reading of it
)

// OnlyForNull is the N of a Fresh that leaves objects alone.
const OnlyForNull = 1

func (v Value) String() string {
	switch v.Kind {
	case Number:
		return strconv.FormatInt(v.N, 10)
	case Add:
		return fmt.Sprintf("%+d", v.N)
	case Not:
		return "the opposite"
	case Text:
		return strconv.Quote(v.Text)
	case Null:
		return "null"
	case Longer:
		return "a longer array"
	case Shorter:
		return "a shorter array"
	case Column:
		return "a table with the column " + v.Text
	case Defaults:
		return "a table with a default for each column"
	case Member:
		return "the text with " + v.Text + " where it lacks it"
	case Filled:
		return "an array of " + strconv.Quote(v.Text)
	case Plain:
		return fmt.Sprintf("the text with %d for its numbers", v.N)
	case Earlier:
		return "its value before"
	case Default:
		return "the default"
	case Copy:
		return "a copy"
	case Held:
		return "an equal key that is there"
	case Unformatted:
		return "the number without its format"
	case Operand:
		return "one of the operands"
	}
	return "a new object"
}

// Run makes a change in one run of a machine.
type Run struct {
	Change
	// Applied is whether the run got to the change; Was and Is are the value before and
	// after, as people write it.
	Applied bool
	Was, Is string

	count int
	armed *vm.Thread // has executed the instruction that writes the register
	depth int
	old   vm.Slot
	put   bool // the old value is to be restored

	due bool // the call that is made later was left out

	moving moving // for Sooner

	earlier vm.Slot    // for With.Kind Earlier: what the execution before gave
	known   bool       // there was one
	given   vm.Slot    // for With.Kind Unformatted and Operand: the number
	learns  *vm.Thread // has executed the instruction that writes it
}

// Listen adds the change to the listeners of a machine.
func (r *Run) Listen(h *vm.Hooks) {
	h.Changes = func(m *vm.Method, pc uint32) bool {
		if m.ID == r.Method && r.Sooner != nil && r.Sooner.concerns(pc) {
			return true
		}
		return m.ID == r.Method && (pc == r.PC || !r.jumps() && pc == r.Next && pc != 0) ||
			r.Later != nil && m.ID == r.Later.Method && pc == r.Later.PC
	}
	h.ChangesIn = func(m *vm.Method) bool { return m.ID == r.Method || r.Later != nil && m.ID == r.Later.Method }
	h.Change = r.at
}

// jumps reports whether the change is where the program goes on.
func (r *Run) jumps() bool { return r.Branch || r.Left }

// Again reports whether the statement ran once more after it was changed.
func (r *Run) Again() bool { return r.Applied && r.count > r.Count }

// at is called before the instructions at PC and Next.
func (r *Run) at(t *vm.Thread, m *vm.Method, pc uint32, regs vm.Registers) (uint32, bool) {
	if r.due && m.ID == r.Later.Method && pc == r.Later.PC {
		r.make(t, regs)
	}
	if m.ID != r.Method {
		return 0, false
	}
	if r.Sooner != nil {
		return r.hasten(t, pc, regs)
	}
	if r.armed == t && pc == r.Next && t.Depth() == r.depth {
		r.armed = nil
		switch {
		case r.Twice:
			r.Applied = true
			return r.PC, true
		case r.put:
			regs.Set(r.Register, r.old)
		case !r.Before && (r.Every || !r.Applied):
			r.replace(t, regs)
		}
		r.put = false
	}
	if r.learns == t && pc == r.Next && t.Depth() == r.depth {
		r.learns, r.earlier, r.known = nil, regs.Get(r.Register), true
	}
	if pc != r.PC {
		return 0, false
	}
	if r.count++; r.count < r.Count && r.With.Kind == Earlier && r.Register < regs.Len() {
		if r.Before {
			r.earlier, r.known = regs.Get(r.Register), true
		} else {
			r.learns, r.depth = t, t.Depth()
		}
	}
	if r.count < r.Count || r.count > r.Count && !r.Every {
		return 0, false
	}
	switch {
	case r.Left:
		if r.With.Kind == Sibling && !r.sibling(t, regs) {
			return 0, false
		}
		if r.With.Kind == Deferred {
			r.leave(regs)
			return r.To, true
		}
		if r.With.Kind == Heeded {
			return r.heeds(t, regs)
		}
		if r.Returns {
			regs.Set(r.Register, regs.Get(r.Receiver))
		}
		r.Applied = true
		return r.To, true
	case r.Branch:
		to, ok := r.divert(regs)
		r.Applied = r.Applied || ok
		return to, ok
	case r.Before:
		r.old = regs.Get(r.Register)
		r.replace(t, regs)
		r.put = r.Restore
	}
	if (r.With.Kind == Unformatted || r.With.Kind == Operand) && r.Receiver < regs.Len() {
		r.given = regs.Get(r.Receiver)
	}
	r.armed, r.depth = t, t.Depth()
	return 0, false
}

// replace puts the value into the register.
func (r *Run) replace(t *vm.Thread, regs vm.Registers) {
	if r.Register >= regs.Len() || r.Receiver >= regs.Len() {
		return
	}
	old := regs.Get(r.Register)
	if r.With.Kind == Called {
		_, ok := callOf(t, old, r.With.Text)
		r.Applied = ok || r.Applied
		return
	}
	if r.With.Kind == Given {
		r.gives(t, old)
		return
	}
	if r.With.Kind == Property {
		r.sets(t, old)
		return
	}
	v, ok := r.earlier, r.known
	switch r.With.Kind {
	case Earlier:
	case Fresh:
		if r.With.N == OnlyForNull && old.R != nil {
			return
		}
		v, ok = fresh(t, regs, old, r.Type)
	case Unformatted:
		if old.R == nil {
			return
		}
		text := t.NewString(show(r.given, jimple.Type(r.With.Text)))
		v, ok = vm.Ref(text), text != nil
	case Operand:
		v, ok = r.given, true
	case Held:
		v, ok = held(t, regs.Get(r.Receiver), old, r.With.N)
	default:
		v, ok = r.With.slot(t, old, r.Type)
	}
	if !ok || v == old {
		return
	}
	was, is := show(old, r.Type), show(v, r.Type)
	switch k := r.With.Kind; {
	case k == Defaults || k == Member:
		is = r.With.String() // the difference is what says something
	case k == Reread:
		is += ", the same number in another notation,"
	case was != is:
	case k == Fresh || k == Filled || k == Longer || k == Shorter || k == Copy || k == Column || k == Held:
		is = r.With.String() // two objects of a class look the same
	default:
		return
	}
	if !r.Applied {
		r.Was, r.Is, r.Applied = was, is, true
	}
	regs.Set(r.Register, v)
}

// slot makes the value for a register of a type; false if it cannot be made there.
func (v Value) slot(t *vm.Thread, old vm.Slot, typ jimple.Type) (vm.Slot, bool) {
	switch v.Kind {
	case Null:
		return vm.Slot{}, typ.IsRef()
	case Text:
		s := t.NewString(v.Text)
		return vm.Ref(s), s != nil
	case Longer:
		return resized(t, old, 1)
	case Shorter:
		return resized(t, old, -1)
	case Column, Defaults, Member, Plain, Reread, Corrected, Rejoined, Exemplified:
		if old.R == nil || !old.R.IsString() {
			return vm.Slot{}, false
		}
		text, ok := v.rewritten(vm.GoString(old.R))
		if !ok {
			return vm.Slot{}, false
		}
		s := t.NewString(text)
		return vm.Ref(s), s != nil
	case Copy:
		return copied(t, old, typ)
	case Filled:
		return filled(t, old, v.Text)
	case Instance:
		if v.Text == "Ljava/lang/String;" {
			s := t.NewString("1")
			return vm.Ref(s), s != nil
		}
		c := t.VM().Class(v.Text)
		if c == nil || !instantiable(c) {
			return vm.Slot{}, false
		}
		o := t.New(c)
		return vm.Ref(o), o != nil
	}
	n := v.N
	switch typ {
	case jimple.Float:
		f := float32(n)
		if v.Kind == Add {
			f += old.Float()
		}
		return vm.Float(f), true
	case jimple.Double:
		f := float64(n)
		if v.Kind == Add {
			f += old.Double()
		}
		return vm.Double(f), true
	}
	if v.Kind == Add {
		n += old.N
	}
	if typ == jimple.Int && old.N >= firstResource && (v.Kind != Number || n>>16 != old.N>>16) {
		return vm.Slot{}, false
	}
	switch typ {
	case jimple.Boolean:
		if v.Kind == Not {
			n = old.N ^ 1
		}
		return vm.Int(int32(n & 1)), true
	case jimple.Byte:
		return vm.Int(int32(int8(n))), true
	case jimple.Short:
		return vm.Int(int32(int16(n))), true
	case jimple.Char:
		return vm.Char(uint16(n)), true
	case jimple.Int:
		return vm.Int(int32(n)), true
	case jimple.Long:
		return vm.Long(n), true
	}
	return vm.Slot{}, false
}

// instantiable reports whether an object of a class can be made as it is.
func instantiable(c *vm.Class) bool {
	return c.IsInitialized() && !c.IsArray() && c.Flags&(dex.AccAbstract|dex.AccInterface) == 0
}

// maxLonger bounds the arrays that are copied.
const maxLonger = 10_000

// resized returns a copy of an array with its last element once more, or without it.
func resized(t *vm.Thread, old vm.Slot, by int) (vm.Slot, bool) {
	if old.R == nil || !old.R.IsArray() || old.R.Len() > maxLonger || old.R.Len()+by < 0 {
		return vm.Slot{}, false
	}
	n := old.R.Len()
	o := t.NewArrayOf(old.R.Class().Elem, n+by)
	if o == nil {
		return vm.Slot{}, false
	}
	for i := range min(n, n+by) {
		o.SetElement(i, old.R.Element(i))
	}
	if n > 0 && by > 0 {
		o.SetElement(n, old.R.Element(n-1))
	}
	return vm.Ref(o), true
}

// number is a number in a text, with its sign: a dash between two numbers, as in dates, is
// none.
var number = regexp.MustCompile(`(?:(^|[^\w.])-)?[0-9]+`)

// plain returns a text with another number in the place of each of its numbers.
func plain(text string, n int64) string {
	return number.ReplaceAllString(text, "${1}"+strconv.FormatInt(n, 10))
}

// rewritten returns a text as a value changes it; false if it cannot.
func (v Value) rewritten(text string) (string, bool) {
	switch v.Kind {
	case Column:
		return columned(text, v.Text)
	case Defaults:
		return defaulted(text)
	case Member:
		name, value, _ := strings.Cut(strings.TrimPrefix(v.Text, `"`), `":`)
		return membered(text, name, value)
	case Corrected:
		return corrected(text, v.Text, v.With)
	case Reread:
		return reread(text, int(v.N))
	case Exemplified:
		return v.exemplified(text)
	case Rejoined:
		return v.rejoined(text)
	}
	return plain(text, v.N), true
}

// filled returns an array of a text, as long as an array of texts or, for null, of one.
func filled(t *vm.Thread, old vm.Slot, text string) (vm.Slot, bool) {
	n, elem := 1, t.VM().Class("Ljava/lang/String;")
	if old.R != nil {
		if !old.R.IsArray() || old.R.Class().Elem != elem || old.R.Len() > maxLonger {
			return vm.Slot{}, false
		}
		n = max(old.R.Len(), 1)
	}
	s := t.NewString(text)
	if s == nil || elem == nil {
		return vm.Slot{}, false
	}
	o := t.NewArrayOf(elem, n)
	if o == nil {
		return vm.Slot{}, false
	}
	for i := range n {
		o.SetElement(i, vm.Ref(s))
	}
	return vm.Ref(o), true
}

// maxShown is how many characters of a text are shown.
const maxShown = 60

// show is a value as people write it.
func show(s vm.Slot, typ jimple.Type) string {
	switch typ {
	case jimple.Boolean:
		return strconv.FormatBool(s.N != 0)
	case jimple.Float:
		return strconv.FormatFloat(float64(s.Float()), 'g', -1, 32)
	case jimple.Double:
		if d := s.Double(); !math.IsNaN(d) {
			return strconv.FormatFloat(d, 'g', -1, 64)
		}
		return "NaN"
	case jimple.Char:
		return strconv.QuoteRune(rune(s.Char()))
	}
	if !typ.IsRef() {
		return strconv.FormatInt(s.N, 10)
	}
	switch {
	case s.R == nil:
		return "null"
	case s.R.IsString():
		text := []rune(vm.GoString(s.R))
		if len(text) > maxShown {
			return strconv.Quote(string(text[:maxShown])) + "…"
		}
		return strconv.Quote(string(text))
	case s.R.IsArray():
		return fmt.Sprintf("%s of length %d", oneOf(s.R), s.R.Len())
	}
	if in, kind := vm.Unbox(s.R); kind != 0 {
		return show(in, jimple.Type(string(rune(kind))))
	}
	return oneOf(s.R)
}

// oneOf names an object by its class, with the article.
func oneOf(o *vm.Object) string {
	class := jimple.Type(o.Class().Name).Java()
	if name, ok := strings.CutSuffix(o.Class().Name, idle); ok {
		class = jimple.Type(name+";").Java() + " that does nothing"
	}
	if strings.ContainsAny(class[:1], "aeiou") {
		return "an " + class
	}
	return "a " + class
}
