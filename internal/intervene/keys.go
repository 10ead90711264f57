// The keys that a container has: what somebody may have meant who asked for another one.

package intervene

import (
	"cmp"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/spelling"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/jimple"
)

// containers are the types whose objects can say what keys they have.
var containers = map[string]bool{
	"Landroid/content/ContentValues;": true, "Landroid/content/Intent;": true, "Landroid/content/SharedPreferences;": true,
	"Landroid/content/res/XmlResourceParser;": true, "Landroid/database/Cursor;": true,
	"Landroid/os/BaseBundle;": true, "Landroid/os/Bundle;": true, "Landroid/os/PersistableBundle;": true,
	"Landroid/util/AttributeSet;": true,
	"Ljava/util/HashMap;":         true, "Ljava/util/Hashtable;": true, "Ljava/util/LinkedHashMap;": true, "Ljava/util/Map;": true,
	"Ljava/util/Properties;": true, "Ljava/util/TreeMap;": true, "Ljava/util/concurrent/ConcurrentHashMap;": true,
	"Lorg/json/JSONObject;": true, "Lorg/xmlpull/v1/XmlPullParser;": true,
}

// heldKeys is how many of a container's keys are tried.
const heldKeys = 2

// lookups gives a lookup in a container other keys of it, the most alike first.
func lookups(body *jimple.Body, stmt int32, count int, in dex.Insn, next uint32) []Change {
	s := &body.Stmts[stmt]
	if !s.Op.HasReceiver() || in.Next() == next { // nobody wants what is found
		return nil
	}
	f := body.Program().Dex.MethodFile(body.Method)
	ref := f.MethodRef(in.Index)
	name := f.String(ref.Name)
	if !containers[f.TypeDescriptor(ref.Class)] || strings.HasPrefix(name, "put") || strings.HasPrefix(name, "set") {
		return nil
	}
	at := 1
	if strings.HasPrefix(name, "getAttribute") { // a namespace comes first
		at = 2
	}
	if at >= in.NumArgs() || at >= len(body.Args(stmt)) || !body.OperandType(stmt, at).IsRef() {
		return nil
	}
	c := Change{Method: body.Method, PC: s.PC, Count: count, Register: int(in.Arg(at)), Receiver: int(in.Arg(0)), Type: body.OperandType(stmt, at),
		Before: true, Next: next}
	c.Restore = !defines(body, stmt, c.Register)
	var all []Change
	for i := range int64(heldKeys) {
		all = append(all, with(c, []Value{{Kind: Held, N: i}})...)
	}
	return all
}

// held returns the n-th of the keys of a container that lacks a key: of a text by their
// likeness to it, of another object those that it equals; false if there is none.
func held(t *vm.Thread, container, text vm.Slot, n int64) (vm.Slot, bool) {
	if container.R == nil || text.R == nil {
		return vm.Slot{}, false
	}
	if !text.R.IsString() {
		return equalKey(t, container, text, n)
	}
	asked := vm.GoString(text.R)
	keys := keysOf(t, container)
	if slices.Contains(keys, asked) {
		return vm.Slot{}, false // what is there has another fault
	}
	slices.SortFunc(keys, func(a, b string) int {
		return cmp.Or(cmp.Compare(spelling.Distance(asked, a), spelling.Distance(asked, b)), strings.Compare(a, b))
	})
	if n >= int64(len(keys)) {
		return vm.Slot{}, false
	}
	s := t.NewString(keys[n])
	return vm.Ref(s), s != nil
}

// equalKey returns the n-th of the keys of a map which equal one that the map does not find:
// their hash codes differ, or are not what they were.
func equalKey(t *vm.Thread, container, key vm.Slot, n int64) (found vm.Slot, ok bool) {
	t.Aside(func() {
		if has, asked := ask(t, container, "containsKey", "(Ljava/lang/Object;)Z", key); !asked || has.Bool() {
			return
		}
		set, _ := ask(t, container, "keySet", "()Ljava/util/Set;")
		all, _ := ask(t, set, "toArray", "()[Ljava/lang/Object;")
		each(all, func(k vm.Slot) {
			if same, _ := ask(t, key, "equals", "(Ljava/lang/Object;)Z", k); same.Bool() && !ok {
				found, ok = k, n == 0
				n--
			}
		})
	})
	if t.Pending() != nil {
		t.ClearPending()
	}
	return found, ok
}

// ask calls a method of an object; false if it has none.
func ask(t *vm.Thread, of vm.Slot, name, desc string, args ...vm.Slot) (vm.Slot, bool) {
	if of.R == nil {
		return vm.Slot{}, false
	}
	m := of.R.Class().FindMethod(name, desc)
	if m == nil || t.Pending() != nil {
		return vm.Slot{}, false
	}
	return t.CallVirtual(m, append([]vm.Slot{of}, args...)...)
}

// maxKeys bounds the keys of a container that are looked at.
const maxKeys = 100

// keysOf asks a container for its keys that are texts.
func keysOf(t *vm.Thread, container vm.Slot) []string {
	var keys []string
	add := func(s vm.Slot) {
		if s.R != nil && s.R.IsString() && len(keys) < maxKeys {
			keys = append(keys, vm.GoString(s.R))
		}
	}
	t.Aside(func() {
		for _, inner := range []struct{ name, desc string }{{"getAll", "()Ljava/util/Map;"}, {"getExtras", "()Landroid/os/Bundle;"}} {
			if in, ok := ask(t, container, inner.name, inner.desc); ok {
				container = in
			}
		}
		if set, ok := ask(t, container, "keySet", "()Ljava/util/Set;"); ok {
			all, _ := ask(t, set, "toArray", "()[Ljava/lang/Object;")
			each(all, add)
		} else if all, ok := ask(t, container, "getColumnNames", "()[Ljava/lang/String;"); ok {
			each(all, add)
		} else if all, ok := ask(t, container, "keys", "()Ljava/util/Iterator;"); ok {
			for range maxKeys {
				if more, ok := ask(t, all, "hasNext", "()Z"); !ok || !more.Bool() {
					break
				}
				key, _ := ask(t, all, "next", "()Ljava/lang/Object;")
				add(key)
			}
		} else if n, ok := ask(t, container, "getAttributeCount", "()I"); ok {
			for i := range min(int32(n.N), maxKeys) {
				key, _ := ask(t, container, "getAttributeName", "(I)Ljava/lang/String;", vm.Int(i))
				add(key)
			}
		}
	})
	if t.Pending() != nil {
		t.ClearPending()
	}
	return keys
}

// each calls a function with the elements of an array of references.
func each(array vm.Slot, do func(vm.Slot)) {
	if array.R == nil || !array.R.IsArray() {
		return
	}
	for i := range min(array.R.Len(), maxKeys) {
		do(array.R.Element(i))
	}
}
