// What an intent or a bundle was made without: a value under a key.

package intervene

import (
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/jimple"
)

// Gives returns the change that puts a value under a key into an object as soon as the one
// that a statement makes is constructed. The kind is what a lookup is named for: Int, or
// IntExtra.
func Gives(body *jimple.Body, stmt int32, count int, key, kind string) []Change {
	s := &body.Stmts[stmt]
	typ, known := kinds[strings.TrimSuffix(kind, "Extra")]
	if s.Op != jimple.OpNew || !known {
		return nil
	}
	for i := stmt + 1; i < int32(len(body.Stmts)); i++ {
		if args := body.Args(i); !body.Stmts[i].Op.IsInvoke() || len(args) == 0 || !args[0].IsLocal() || args[0].Local() != s.Def {
			continue
		}
		in, next, ok := instruction(body, body.Stmts[i].PC)
		if !ok || !constructs(body, in) {
			return nil
		}
		return []Change{{Method: body.Method, PC: body.Stmts[i].PC, Count: count, Register: int(in.Arg(0)), Type: typ, Next: next,
			With: Value{Kind: Given, Text: key}}}
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
		r.Was, r.Is, r.Applied = "nothing", show(v, r.Type)+" under "+strconv.Quote(r.With.Text), true
	}
}
