// java.lang.invoke: direct method handles.

package reflect

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
)

func bindHandles(b *vm.Bindings) {
	const direct = "Ljava/lang/invoke/DirectHandle;"
	b.Method(direct, "call", "([Ljava/lang/Object;)Ljava/lang/Object;", callDirect)
	b.Method(direct, "of", "(Ljava/lang/Object;ZZ)Ljava/lang/invoke/DirectHandle;", directHandle)
	b.Method(direct, "member", "()Ljava/lang/reflect/Member;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		h := a[0].R.Native.(*vm.Handle)
		if h.Field != nil {
			return vm.Ref(newMember(t, fieldClass, h.Field.Class, h.Field.Name, h.Field.Flags, h.Field))
		}
		return vm.Ref(executable(t, h.Method))
	})
	b.Method(direct, "kind", "()I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Int(referenceKinds[a[0].R.Native.(*vm.Handle).Kind])
	})
	b.Method("Ljava/lang/invoke/VarHandle;", "atomic", "(Z)Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Bool(t.Atomic(a[0].Bool()))
	})
	b.Method("Ljava/lang/invoke/MethodHandles;", "caller", "()Ljava/lang/Class;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return classSlot(callerClass(t, 2))
	})
}

// referenceKinds are the constants of java.lang.invoke.MethodHandleInfo.
var referenceKinds = map[dex.MethodHandleKind]int32{
	dex.HandleInstanceGet: 1, dex.HandleStaticGet: 2, dex.HandleInstancePut: 3, dex.HandleStaticPut: 4,
	dex.HandleInvokeInstance: 5, dex.HandleInvokeStatic: 6, dex.HandleInvokeDirect: 7,
	dex.HandleInvokeConstructor: 8, dex.HandleInvokeInterface: 9,
}

// directHandle makes the handle of a reflected member.
func directHandle(t *vm.Thread, a []vm.Slot) vm.Slot {
	if a[0].R == nil {
		return t.ThrowNull()
	}
	h := &vm.Handle{}
	switch m := a[0].R.Native.(type) {
	case *vm.Field:
		h.Field = m
		h.Kind = dex.HandleInstanceGet
		if m.IsStatic() {
			h.Kind = dex.HandleStaticGet
		}
		if a[2].Bool() {
			h.Kind-- // puts come before gets
		}
	case *vm.Method:
		h.Method = m
		switch {
		case m.IsStatic():
			h.Kind = dex.HandleInvokeStatic
		case m.IsConstructor():
			h.Kind = dex.HandleInvokeConstructor
		case a[1].Bool() || m.Flags&dex.AccPrivate != 0:
			h.Kind = dex.HandleInvokeDirect
		case m.Class.IsInterface():
			h.Kind = dex.HandleInvokeInterface
		default:
			h.Kind = dex.HandleInvokeInstance
		}
	default:
		return t.Throw(illegalArgument, "not a member")
	}
	return vm.Ref(t.DirectHandle(h))
}

func callDirect(t *vm.Thread, a []vm.Slot) vm.Slot {
	h := a[0].R.Native.(*vm.Handle)
	desc := h.Type()
	params, _ := dex.ParamTypes(desc)
	list := a[1].R.Refs()
	args := make([]vm.Slot, len(params))
	for i, p := range params {
		s, fits, ok := t.Assign(p, list[i])
		if !ok {
			return vm.Slot{}
		}
		if !fits {
			return t.Throw("Ljava/lang/ClassCastException;", "%s cannot be cast to %s", typeOf(list[i]), vm.JavaName(p))
		}
		args[i] = s
	}
	r, ok := t.CallHandle(h, args)
	if !ok {
		return vm.Slot{}
	}
	o, _ := t.Box(dex.ReturnType(desc), r)
	return vm.Ref(o)
}
