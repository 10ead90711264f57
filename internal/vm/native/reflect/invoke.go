// Method.invoke and Constructor.newInstance.

package reflect

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
)

func bindInvoke(b *vm.Bindings) {
	b.Method(methodClass, "invoke", "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;", invoke)
	b.Method(constructorClass, "newInstance", "([Ljava/lang/Object;)Ljava/lang/Object;", newInstance)
}

// callerClass is the class of the method n calls out from the native.
func callerClass(t *vm.Thread, n int) *vm.Class {
	if m := t.Caller(n); m != nil {
		return m.Class
	}
	return nil
}

func prettyClass(c *vm.Class) string {
	if c == nil {
		return "null"
	}
	return "java.lang.Class<" + vm.JavaName(c.Name) + ">"
}

func samePackage(a, b *vm.Class) bool {
	pkg := func(c *vm.Class) string {
		name := strings.TrimLeft(c.Name, "[")
		return name[:strings.LastIndexByte(name, '/')+1]
	}
	return pkg(a) == pkg(b) && a.Boot == b.Boot
}

// accessible reports whether code of a class may use a member of another with
// the given flags, of the object if it is not static.
func accessible(caller, declaring *vm.Class, flags dex.AccessFlags, object *vm.Object) bool {
	switch {
	case flags&dex.AccPublic != 0, caller == nil, caller == declaring:
		return true
	case flags&dex.AccPrivate != 0:
		return false
	case flags&dex.AccProtected != 0:
		if object != nil && !caller.IsInstance(object) && !samePackage(caller, declaring) {
			return false
		}
		if caller.IsAssignableTo(declaring) {
			return true
		}
	}
	return samePackage(caller, declaring)
}

// overridden reports whether setAccessible(true) was called on a member.
func overridden(member *vm.Object) bool {
	return member.Field(member.Class().FindField("override", "Z")).Bool()
}

// flagText is how messages spell the access of a member, with a blank behind.
func flagText(f dex.AccessFlags) string {
	s := ""
	for _, p := range []struct {
		flag dex.AccessFlags
		text string
	}{{dex.AccPublic, "public "}, {dex.AccProtected, "protected "}, {dex.AccPrivate, "private "}, {dex.AccFinal, "final "}, {dex.AccStatic, "static "}} {
		if f&p.flag != 0 {
			s += p.text
		}
	}
	return s
}

// receiverFits checks the receiver of a method or field; if it does not fit, an
// exception is pending.
func receiverFits(t *vm.Thread, o *vm.Object, c *vm.Class) bool {
	if o == nil {
		t.Throw("Ljava/lang/NullPointerException;", "null receiver")
		return false
	}
	if !c.IsInstance(o) {
		t.Throw(illegalArgument, "Expected receiver of type %s, but got %s", vm.JavaName(c.Name), typeOf(o))
		return false
	}
	return true
}

// arguments converts the arguments of a call, behind those given; false means
// that an exception is pending.
func arguments(t *vm.Thread, m *vm.Method, list *vm.Object, to []vm.Slot) ([]vm.Slot, bool) {
	var args []*vm.Object
	if list != nil {
		args = list.Refs()
	}
	if len(args) != len(m.Params) {
		t.Throw(illegalArgument, "Wrong number of arguments; expected %d, got %d", len(m.Params), len(args))
		return nil, false
	}
	for i, o := range args {
		s, fits, ok := t.Assign(m.Params[i], o)
		if !ok {
			return nil, false
		}
		if !fits {
			t.Throw(illegalArgument, "method %s.%s argument %d has type %s, got %s",
				vm.JavaName(m.Class.Name), m.Name, i+1, vm.JavaName(m.Params[i]), typeOf(o))
			return nil, false
		}
		to = append(to, s)
	}
	return to, true
}

// wrapTarget turns the pending exception into an InvocationTargetException.
func wrapTarget(t *vm.Thread) vm.Slot {
	e := t.Pending()
	if e == nil {
		return vm.Slot{} // the run is over
	}
	t.ClearPending()
	c, ok := t.Load("Ljava/lang/reflect/InvocationTargetException;")
	if !ok || !t.Init(c) {
		return vm.Slot{}
	}
	o := t.New(c)
	if o == nil {
		return vm.Slot{}
	}
	if _, ok := t.Call(c.Declared("<init>", "(Ljava/lang/Throwable;)V"), vm.Ref(o), vm.Ref(e)); !ok {
		return vm.Slot{}
	}
	return t.ThrowObject(o)
}

func invoke(t *vm.Thread, a []vm.Slot) vm.Slot {
	m := methodOf(a[0])
	method, receiver, list := a[0].R, a[1].R, a[2].R
	if m.IsStatic() {
		if !t.Init(m.Class) {
			return vm.Slot{}
		}
	} else if !receiverFits(t, receiver, m.Class) {
		return vm.Slot{}
	}
	if !overridden(method) {
		var object *vm.Object
		if !m.IsStatic() {
			object = receiver
		}
		if caller := callerClass(t, 1); !accessible(caller, m.Class, m.Flags, object) {
			return t.Throw(illegalAccess, "Class %s cannot access %s method %s of class %s", prettyClass(caller), flagText(m.Flags), vm.MethodText(m), prettyClass(m.Class))
		}
	}
	args := make([]vm.Slot, 0, len(m.Params)+1)
	if !m.IsStatic() {
		args = append(args, vm.Ref(receiver))
	}
	args, ok := arguments(t, m, list, args)
	if !ok {
		return vm.Slot{}
	}
	var r vm.Slot
	if m.IsStatic() || m.Flags&dex.AccPrivate != 0 {
		r, ok = t.Call(m, args...)
	} else {
		r, ok = t.CallVirtual(m, args...)
	}
	if !ok {
		return wrapTarget(t)
	}
	o, ok := t.Box(m.Return, r)
	if !ok {
		return vm.Slot{}
	}
	return vm.Ref(o)
}

func newInstance(t *vm.Thread, a []vm.Slot) vm.Slot {
	m := methodOf(a[0])
	c := m.Class
	if c.Flags&dex.AccAbstract != 0 {
		kind := "abstract class"
		if c.IsInterface() {
			kind = "interface"
		}
		return t.Throw("Ljava/lang/InstantiationException;", "Can't instantiate %s %s", kind, vm.JavaName(c.Name))
	}
	if !overridden(a[0].R) {
		if caller := callerClass(t, 1); !accessible(caller, c, m.Flags, nil) {
			return t.Throw(illegalAccess, "Class %s cannot access %s method %s of class %s", prettyClass(caller), flagText(m.Flags), vm.MethodText(m), prettyClass(c))
		}
	}
	list := a[1].R
	if !t.Init(c) {
		return vm.Slot{}
	}
	o := t.New(c)
	if o == nil {
		return vm.Slot{}
	}
	args, ok := arguments(t, m, list, []vm.Slot{vm.Ref(o)})
	if !ok {
		return vm.Slot{}
	}
	if _, ok := t.Call(m, args...); !ok {
		return wrapTarget(t)
	}
	return vm.Ref(o)
}
