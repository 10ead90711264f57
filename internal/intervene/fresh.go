// New objects in the place of others.

package intervene

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/jimple"
)

// standard are the classes of which objects are made where a type says only what they can do.
var standard = map[jimple.Type]string{
	"Ljava/lang/Iterable;": "Ljava/util/ArrayList;", "Ljava/util/Collection;": "Ljava/util/ArrayList;", "Ljava/util/List;": "Ljava/util/ArrayList;",
	"Ljava/util/Map;": "Ljava/util/HashMap;", "Ljava/util/SortedMap;": "Ljava/util/TreeMap;",
	"Ljava/util/Set;": "Ljava/util/HashSet;", "Ljava/util/SortedSet;": "Ljava/util/TreeSet;",
	"Ljava/util/Queue;": "Ljava/util/ArrayDeque;", "Ljava/util/Deque;": "Ljava/util/ArrayDeque;",
}

// texts are what static methods are given that make an object of their class, made what
// constructors are.
var (
	texts = []string{"http://localhost/", "1"}
	made  = []string{"1", "{}", "[]", "http://localhost/"}
)

// fresh makes an object of the old one's class, else of a type; false if none can be
// made. A constructor without parameters makes it, else one that takes a context, if a
// register has one, else a factory of the class or of one above that is of the type, too,
// else a constructor that takes a text. In the place of null alone one that is at hand comes
// first, and where there is none of all these, or it fails, constructors are given what there is,
// and at last fields are zero.
func fresh(t *vm.Thread, regs vm.Registers, old vm.Slot, typ jimple.Type) (vm.Slot, bool) {
	var c *vm.Class
	if old.R != nil {
		c = old.R.Class()
	} else {
		if s := standard[typ]; s != "" {
			typ = jimple.Type(s)
		}
		t.Aside(func() { c, _ = t.Load(string(typ)) })
	}
	if c != nil && old.R == nil {
		t.Aside(func() { t.Init(c) })
		if t.Pending() != nil {
			t.ClearPending()
		}
	}
	if c == nil || c == t.VM().Class("Ljava/lang/Class;") || old.R != nil && old.R.IsString() {
		return vm.Slot{}, false
	}
	if old.R == nil {
		if o, ok := got(t, regs, c); ok {
			return o, true
		}
	}
	if !instantiable(c) {
		if o, ok := factory(t, c, typ); ok || old.R != nil {
			return o, ok
		}
		if o, ok := kept(c); ok {
			return o, true
		}
		return likely(t, c)
	}
	if init := c.Declared("<init>", "()V"); init != nil {
		if o, ok := constructed(t, c, init); ok {
			return o, true
		}
	} else if init := c.Declared("<init>", "(Landroid/content/Context;)V"); init != nil {
		if context, ok := contextIn(t, regs); ok {
			if o, ok := constructed(t, c, init, context); ok {
				return o, true
			}
		}
	}
	if o, ok := factory(t, c, typ); ok {
		return o, true
	}
	if init := c.Declared("<init>", "(Ljava/lang/String;)V"); init != nil {
		for _, text := range made {
			if o, ok := constructed(t, c, init, vm.Ref(t.NewString(text))); ok {
				return o, true
			}
		}
	}
	if old.R != nil {
		return vm.Slot{}, false // an object that nobody made is no better than another
	}
	if o, ok := kept(c); ok {
		return o, true
	}
	if o, ok := provided(t, regs, c); ok {
		return o, true
	}
	o := t.New(c)
	return vm.Ref(o), o != nil
}

// factory makes an object by a static method of a class or, as long as they are of a type,
// of those above it.
func factory(t *vm.Thread, c *vm.Class, typ jimple.Type) (vm.Slot, bool) {
	of := t.VM().Class(string(typ))
	for ; c != nil && c.Super != nil && (of == nil || c.IsAssignableTo(of)); c = c.Super {
		for _, m := range c.Methods {
			if !m.IsStatic() || m.Return != c.Name || m.Flags&dex.AccPublic == 0 {
				continue
			}
			switch m.Desc[:strings.IndexByte(m.Desc, ')')+1] {
			case "()":
				if s, ok := called(t, m); ok {
					return s, true
				}
			case "(Ljava/lang/String;)":
				for _, text := range texts {
					if s, ok := called(t, m, vm.Ref(t.NewString(text))); ok {
						return s, true
					}
				}
			}
		}
	}
	return vm.Slot{}, false
}

// copies are the classes of copies, by what they are copies of, with their constructors.
var copies = [...]struct{ of, by, init string }{
	{"Ljava/util/List;", "Ljava/util/ArrayList;", "(Ljava/util/Collection;)V"},
	{"Ljava/util/Set;", "Ljava/util/LinkedHashSet;", "(Ljava/util/Collection;)V"},
	{"Ljava/util/Map;", "Ljava/util/LinkedHashMap;", "(Ljava/util/Map;)V"},
}

// copied returns a collection with the elements of another, if it can stand for a type.
func copied(t *vm.Thread, old vm.Slot, typ jimple.Type) (vm.Slot, bool) {
	if old.R == nil {
		return vm.Slot{}, false
	}
	for _, k := range copies {
		of := t.VM().Class(k.of)
		if of == nil || !of.IsInstance(old.R) {
			continue
		}
		var by *vm.Class
		t.Aside(func() {
			if by, _ = t.Load(k.by); by != nil {
				t.Init(by)
			}
		})
		wanted := t.VM().Class(string(typ))
		if by == nil || !by.IsInitialized() || wanted != nil && !by.IsAssignableTo(wanted) {
			return vm.Slot{}, false
		}
		return constructed(t, by, by.Declared("<init>", k.init), old)
	}
	return vm.Slot{}, false
}

// called returns the object that a static method makes, false if it throws or gives none.
func called(t *vm.Thread, m *vm.Method, args ...vm.Slot) (s vm.Slot, ok bool) {
	t.Aside(func() { s, ok = t.Call(m, args...) })
	if t.Pending() != nil {
		t.ClearPending()
	}
	return s, ok && s.R != nil
}

// constructed returns a new object that a constructor has made, false if it throws. The
// program's time and work go on as if it had been there.
func constructed(t *vm.Thread, c *vm.Class, init *vm.Method, args ...vm.Slot) (s vm.Slot, ok bool) {
	t.Aside(func() {
		o := t.New(c)
		if o == nil {
			return
		}
		_, ok = t.Call(init, append([]vm.Slot{vm.Ref(o)}, args...)...)
		s = vm.Ref(o)
	})
	if t.Pending() != nil {
		t.ClearPending()
	}
	return s, ok
}

// contextIn finds a register that holds a context.
func contextIn(t *vm.Thread, regs vm.Registers) (vm.Slot, bool) {
	context := t.VM().Class("Landroid/content/Context;")
	if context == nil {
		return vm.Slot{}, false
	}
	for i := regs.Len() - 1; i >= 0; i-- { // this and the parameters are the last
		if s := regs.Get(i); s.R != nil && s.R.Class().IsAssignableTo(context) {
			return s, true
		}
	}
	return vm.Slot{}, false
}
