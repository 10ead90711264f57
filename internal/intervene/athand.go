// Objects that are at hand where a null was: what the platform gives, what a class keeps, and
// what a constructor makes of such.

package intervene

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
)

// got returns the object of a class that a getter of the platform gives for one in the registers.
func got(t *vm.Thread, regs vm.Registers, of *vm.Class) (vm.Slot, bool) {
	for i := regs.Len() - 1; i >= 0; i-- { // this and the parameters are the last
		from := regs.Get(i)
		if from.R == nil || from.R.IsArray() || from.R.IsString() {
			continue
		}
		for c := from.R.Class(); c != nil; c = c.Super {
			for _, m := range c.Methods {
				if !c.Boot || m.IsStatic() || m.Flags&dex.AccPublic == 0 || len(m.Params) > 0 || m.Return != of.Name || !strings.HasPrefix(m.Name, "get") {
					continue
				}
				if s, ok := callOf(t, from, m.Name+m.Desc); ok && s.R != nil {
					return s, true
				}
			}
		}
	}
	return vm.Slot{}, false
}

// kept returns an object of a class that it keeps itself: a constant of an enum, the only one
// there is.
func kept(of *vm.Class) (vm.Slot, bool) {
	if !of.IsInitialized() {
		return vm.Slot{}, false
	}
	for _, f := range of.Fields {
		if f.IsStatic() && f.Desc == of.Name && f.Static().R != nil {
			return f.Static(), true
		}
	}
	return vm.Slot{}, false
}

// idle is what the names of classes end in whose methods do nothing.
const idle = "$Idle;"

// likely returns an object where a class cannot have any of its own: of an interface one whose
// methods do nothing, else a new one of the first class, of the app or else of the platform, that
// was loaded and can be made of nothing.
func likely(t *vm.Thread, of *vm.Class) (vm.Slot, bool) {
	if of.IsInterface() {
		return idling(t, of)
	}
	all := slices.DeleteFunc(t.VM().Loaded(), func(c *vm.Class) bool {
		return !instantiable(c) || !c.IsAssignableTo(of) || c.Declared("<init>", "()V") == nil
	})
	slices.SortStableFunc(all, func(a, b *vm.Class) int { return count(a.Boot) - count(b.Boot) })
	for _, c := range all {
		if o, ok := constructed(t, c, c.Declared("<init>", "()V")); ok {
			return o, true
		}
	}
	return vm.Slot{}, false
}

// idling returns an object that implements an interface by doing nothing.
func idling(t *vm.Thread, of *vm.Class) (vm.Slot, bool) {
	name := strings.TrimSuffix(of.Name, ";") + idle
	c := t.VM().Class(name)
	if c == nil {
		s := vm.Synthetic{Name: name, Super: t.VM().Class("Ljava/lang/Object;"), Interfaces: []*vm.Class{of}, Boot: true, Flags: dex.AccPublic | dex.AccFinal}
		for _, i := range append([]*vm.Class{of}, of.AllInterfaces()...) {
			for _, m := range i.Methods {
				if m.IsAbstract() && !slices.ContainsFunc(s.Methods, func(o vm.SyntheticMethod) bool { return o.Name == m.Name && o.Desc == m.Desc }) {
					s.Methods = append(s.Methods, vm.SyntheticMethod{Name: m.Name, Desc: m.Desc, Flags: dex.AccPublic, Native: nothing, Like: m})
				}
			}
		}
		var err error
		if c, err = t.VM().Define(s); err != nil {
			return vm.Slot{}, false
		}
	}
	if !c.Boot || !c.IsAssignableTo(of) { // the app has a class of this name
		return vm.Slot{}, false
	}
	o := t.New(c)
	return vm.Ref(o), o != nil
}

func nothing(*vm.Thread, []vm.Slot) vm.Slot { return vm.Slot{} }

// mostConstructors is how many constructors are tried.
const mostConstructors = 4

// provided returns a new object by a constructor, or a static method that returns one, that is
// given what there is: objects of the registers, and else what stands for nothing in particular.
// Those that want least come first.
func provided(t *vm.Thread, regs vm.Registers, of *vm.Class) (vm.Slot, bool) {
	var all []*vm.Method
	for _, m := range of.Methods {
		if len(m.Params) > 0 && (m.IsConstructor() || m.IsStatic() && m.Flags&dex.AccPublic != 0 && m.Return == of.Name) {
			all = append(all, m)
		}
	}
	slices.SortStableFunc(all, func(a, b *vm.Method) int { return len(a.Params) - len(b.Params) })
	for _, m := range all[:min(len(all), mostConstructors)] {
		var args []vm.Slot
		for _, p := range m.Params {
			args = append(args, supplied(t, regs, p))
		}
		if m.IsStatic() {
			if o, ok := called(t, m, args...); ok {
				return o, true
			}
		} else if o, ok := constructed(t, of, m, args...); ok {
			return o, true
		}
	}
	return vm.Slot{}, false
}

// supplied returns a value for a parameter of a type.
func supplied(t *vm.Thread, regs vm.Registers, typ string) vm.Slot {
	switch typ {
	case "F":
		return vm.Float(1)
	case "D":
		return vm.Double(1)
	case "J":
		return vm.Long(1)
	case "Ljava/lang/String;", "Ljava/lang/CharSequence;":
		return vm.Ref(t.NewString(made[0]))
	}
	if len(typ) == 1 {
		return vm.Int(1)
	}
	of := t.VM().Class(typ)
	for i := regs.Len() - 1; of != nil && i >= 0; i-- {
		if s := regs.Get(i); of.IsInstance(s.R) {
			return s
		}
	}
	return vm.Slot{}
}
