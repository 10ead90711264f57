// What an object was made without: a value under a key, of an intent or a bundle, or a text that
// has a setter.

package intervene

import (
	"slices"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/jimple"
)

// Nothing is what changes that give an object more take the place of, as people write it.
const Nothing = "nothing"

// Gives returns the change that puts a value under a key into an object as soon as the one
// that a statement makes is constructed. The kind is what a lookup is named for: Int, or
// IntExtra.
func Gives(body *jimple.Body, stmt int32, count int, key, kind string) []Change {
	s := &body.Stmts[stmt]
	typ, known := kinds[strings.TrimSuffix(kind, "Extra")]
	if s.Op != jimple.OpNew || !known {
		return nil
	}
	return onceConstructed(body, stmt, Change{Count: count, Type: typ, With: Value{Kind: Given, Text: key}})
}

// Sets returns the change that sets a property, such as action, to a text as soon as the object
// that a statement makes is constructed.
func Sets(body *jimple.Body, stmt int32, count int, property, text string) []Change {
	if body.Stmts[stmt].Op != jimple.OpNew || property == "" {
		return nil
	}
	setter := "set" + strings.ToUpper(property[:1]) + property[1:]
	return onceConstructed(body, stmt, Change{Count: count, Type: kinds["String"], With: Value{Kind: Property, Text: setter + " " + text}})
}

// onceConstructed returns a change of the object that a statement makes, behind its constructor.
func onceConstructed(body *jimple.Body, stmt int32, c Change) []Change {
	s := &body.Stmts[stmt]
	for i := stmt + 1; i < int32(len(body.Stmts)); i++ {
		if args := body.Args(i); !body.Stmts[i].Op.IsInvoke() || len(args) == 0 || !args[0].IsLocal() || args[0].Local() != s.Def {
			continue
		}
		in, next, ok := instruction(body, body.Stmts[i].PC)
		if !ok || !constructs(body, in) {
			return nil
		}
		c.Method, c.PC, c.Register, c.Next = body.Method, body.Stmts[i].PC, int(in.Arg(0)), next
		return []Change{c}
	}
	return nil
}

// given puts a value of a type under a key into an object; false if it takes none.
func given(t *vm.Thread, into vm.Slot, key string, typ jimple.Type) (v vm.Slot, ok bool) {
	if into.R == nil {
		return vm.Slot{}, false
	}
	kind := kindOf(typ)
	m := into.R.Class().FindMethod("put"+kind, "(Ljava/lang/String;"+string(typ)+")V")
	if m == nil {
		m = into.R.Class().FindMethod("putExtra", "(Ljava/lang/String;"+string(typ)+")Landroid/content/Intent;")
	}
	if m == nil {
		return vm.Slot{}, false
	}
	t.Aside(func() {
		if v, ok = converted(t, vm.Ref(t.NewString("1")), kinds["String"], typ); ok {
			_, ok = t.CallVirtual(m, into, vm.Ref(t.NewString(key)), v)
		}
	})
	if t.Pending() != nil {
		t.ClearPending()
		return vm.Slot{}, false
	}
	return v, ok
}

// gives makes the change, and tells it as people would.
func (r *Run) gives(t *vm.Thread, into vm.Slot) {
	v, ok := given(t, into, r.With.Text, r.Type)
	if ok && !r.Applied {
		r.Was, r.Is, r.Applied = Nothing, show(v, r.Type)+" under "+strconv.Quote(r.With.Text), true
	}
}

// set calls a setter of an object with a text; false if it has none.
func set(t *vm.Thread, of vm.Slot, setter, text string) (ok bool) {
	if of.R == nil {
		return false
	}
	for class := of.R.Class(); class != nil; class = class.Super {
		for _, m := range class.Methods {
			if m.Name == setter && slices.Equal(m.Params, []string{string(kinds["String"])}) {
				t.Aside(func() { _, ok = t.CallVirtual(m, of, vm.Ref(t.NewString(text))) })
				if t.Pending() != nil {
					t.ClearPending()
					return false
				}
				return ok
			}
		}
	}
	return false
}

// sets makes the change, and tells it as people would.
func (r *Run) sets(t *vm.Thread, of vm.Slot) {
	setter, text, _ := strings.Cut(r.With.Text, " ")
	if set(t, of, setter, text) && !r.Applied {
		r.Was, r.Is, r.Applied = Nothing, setter+"("+strconv.Quote(text)+")", true
	}
}
