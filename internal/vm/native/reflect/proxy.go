// java.lang.reflect.Proxy: classes whose methods call a handler.

package reflect

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
)

const handlerDesc = "Ljava/lang/reflect/InvocationHandler;"

func bindProxy(b *vm.Bindings) {
	b.Method(proxyClass, "generate", "(Ljava/lang/String;[Ljava/lang/Class;[Ljava/lang/reflect/Method;)Ljava/lang/Class;", generate)
	b.Method(proxyClass, "instance", "(Ljava/lang/Class;Ljava/lang/reflect/InvocationHandler;)Ljava/lang/Object;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		c, handler := vm.ClassOf(a[0].R), a[1]
		o := t.New(c)
		if o == nil {
			return vm.Slot{}
		}
		o.SetField(c.FindField("h", handlerDesc), handler)
		return vm.Ref(o)
	})
}

func generate(t *vm.Thread, a []vm.Slot) vm.Slot {
	super, ok := t.Load(proxyClass)
	if !ok || !t.Init(super) {
		return vm.Slot{}
	}
	answer := super.Declared("invoke", "("+proxyClass+methodClass+"[Ljava/lang/Object;)Ljava/lang/Object;")
	s := vm.Synthetic{Name: dex.ClassDescriptor(vm.GoString(a[0].R)), Super: super,
		Flags: dex.AccPublic | dex.AccFinal | dex.AccSynthetic}
	for _, o := range a[1].R.Refs() {
		c := vm.ClassOf(o)
		s.Interfaces = append(s.Interfaces, c)
		if c.Flags&dex.AccPublic == 0 {
			s.Flags &^= dex.AccPublic
		}
	}
	for _, o := range a[2].R.Refs() {
		m := methodOf(vm.Ref(o))
		s.Methods = append(s.Methods, vm.SyntheticMethod{Name: m.Name, Desc: m.Desc, Like: m,
			Flags:  dex.AccPublic | dex.AccFinal | m.Flags&dex.AccVarargs,
			Native: func(t *vm.Thread, a []vm.Slot) vm.Slot { return callHandler(t, a, answer, o, m) }})
	}
	s.Methods = append(s.Methods, vm.SyntheticMethod{Name: "<init>", Desc: "(" + handlerDesc + ")V", Flags: dex.AccPublic | dex.AccConstructor,
		Native: func(t *vm.Thread, a []vm.Slot) vm.Slot {
			a[0].R.SetField(super.DeclaredField("h", handlerDesc), a[1])
			return vm.Slot{}
		}})
	c, err := t.VM().Define(s)
	if err != nil {
		return t.Throw(illegalArgument, "%s", err.Error())
	}
	return classSlot(c)
}

// callHandler calls Proxy.invoke with boxed arguments and unboxes the result.
func callHandler(t *vm.Thread, a []vm.Slot, answer *vm.Method, object *vm.Object, m *vm.Method) vm.Slot {
	proxy := a[0]
	var args *vm.Object
	if len(m.Params) > 0 {
		list := make([]*vm.Object, len(m.Params))
		in := append([]vm.Slot(nil), a[1:]...) // calls may move the stack
		for i, p := range m.Params {
			o, ok := t.Box(p, in[i])
			if !ok {
				return vm.Slot{}
			}
			list[i] = o
		}
		if args = objects(t, list); args == nil {
			return vm.Slot{}
		}
	}
	r, ok := t.Call(answer, proxy, vm.Ref(object), vm.Ref(args))
	if !ok {
		return vm.Slot{}
	}
	return Result(t, m.Return, r.R)
}

// Result converts what a handler returned to the type of the method; if it does
// not fit, an exception is pending.
func Result(t *vm.Thread, desc string, o *vm.Object) vm.Slot {
	switch {
	case desc == "V":
		return vm.Slot{}
	case vm.IsPrimitiveDesc(desc) && o == nil:
		return t.Throw("Ljava/lang/NullPointerException;", "Expected to unbox a '%s' primitive type but was returned null", vm.JavaName(desc))
	}
	s, fits, ok := t.Assign(desc, o)
	if ok && !fits {
		if vm.IsPrimitiveDesc(desc) {
			return t.Throw("Ljava/lang/ClassCastException;", "result has type %s, got %s", vm.JavaName(desc), typeOf(o))
		}
		return t.Throw("Ljava/lang/ClassCastException;", "%s cannot be cast to %s", typeOf(o), vm.JavaName(desc))
	}
	return s
}
