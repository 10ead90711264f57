// New objects in the place of others.

package intervene

import (
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/jimple"
)

// fresh makes an object of the old one's class, else of a type; false if none can be
// made. A constructor without parameters makes it, else one that takes a context, if a
// register has one; fields are zero where there is no such constructor, or it fails.
func fresh(t *vm.Thread, regs vm.Registers, old vm.Slot, typ jimple.Type) (vm.Slot, bool) {
	var c *vm.Class
	if old.R != nil {
		c = old.R.Class()
	} else {
		t.Aside(func() { c, _ = t.Load(string(typ)) })
	}
	if c != nil && old.R == nil {
		t.Aside(func() { t.Init(c) })
		if t.Pending() != nil {
			t.ClearPending()
		}
	}
	if c == nil || !instantiable(c) || c == t.VM().Class("Ljava/lang/Class;") || old.R != nil && old.R.IsString() {
		return vm.Slot{}, false
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
	o := t.New(c)
	return vm.Ref(o), o != nil
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
