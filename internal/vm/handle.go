// Method handles that name a member.

package vm

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// Handle is what a direct method handle does.
type Handle struct {
	Kind   dex.MethodHandleKind
	Method *Method // nil for fields
	Field  *Field
}

// Type returns the descriptor of calls of the handle: a receiver is the first
// parameter, a constructor returns its class.
func (h *Handle) Type() string {
	switch h.Kind {
	case dex.HandleStaticPut:
		return "(" + h.Field.Desc + ")V"
	case dex.HandleStaticGet:
		return "()" + h.Field.Desc
	case dex.HandleInstancePut:
		return "(" + h.Field.Class.Name + h.Field.Desc + ")V"
	case dex.HandleInstanceGet:
		return "(" + h.Field.Class.Name + ")" + h.Field.Desc
	case dex.HandleInvokeConstructor:
		return strings.TrimSuffix(h.Method.Desc, "V") + h.Method.Class.Name
	case dex.HandleInvokeStatic:
		return h.Method.Desc
	}
	return "(" + h.Method.Class.Name + h.Method.Desc[1:]
}

// CallHandle does what a handle says; the arguments are of its types. It
// returns false if an exception is pending.
func (t *Thread) CallHandle(h *Handle, args []Slot) (Slot, bool) {
	switch h.Kind {
	case dex.HandleStaticPut, dex.HandleStaticGet:
		if !t.Init(h.Field.Class) {
			return Slot{}, false
		}
		if h.Kind == dex.HandleStaticGet {
			return h.Field.Static(), true
		}
		h.Field.SetStatic(args[0])
		return Slot{}, true
	case dex.HandleInvokeStatic:
		return t.Call(h.Method, args...)
	case dex.HandleInvokeConstructor:
		if !t.Init(h.Method.Class) {
			return Slot{}, false
		}
		o := t.New(h.Method.Class)
		if o == nil {
			return Slot{}, false
		}
		_, ok := t.Call(h.Method, append([]Slot{Ref(o)}, args...)...)
		return Ref(o), ok
	}
	if args[0].R == nil {
		t.ThrowNull()
		return Slot{}, false
	}
	switch h.Kind {
	case dex.HandleInstanceGet:
		return args[0].R.Field(h.Field), true
	case dex.HandleInstancePut:
		args[0].R.SetField(h.Field, args[1])
		return Slot{}, true
	case dex.HandleInvokeDirect:
		return t.Call(h.Method, args...)
	}
	return t.CallVirtual(h.Method, args...)
}

// handleCalls are the kinds of calls by which the methods of handles resolve.
var handleCalls = map[dex.MethodHandleKind]callKind{dex.HandleInvokeStatic: callStatic, dex.HandleInvokeInstance: callVirtual,
	dex.HandleInvokeConstructor: callDirect, dex.HandleInvokeDirect: callDirect, dex.HandleInvokeInterface: callInterface}

// handle resolves method handle i of a file; nil with an exception pending.
func (t *Thread) handle(c *code, i uint32) *Handle {
	f := c.src.file
	if i >= uint32(f.NumMethodHandles()) {
		t.Throw("Ljava/lang/BootstrapMethodError;", "no method handle %d", i)
		return nil
	}
	mh, err := f.MethodHandle(i)
	if err != nil {
		t.Throw("Ljava/lang/BootstrapMethodError;", "%s", err.Error())
		return nil
	}
	h := &Handle{Kind: mh.Kind}
	if mh.Kind.IsField() {
		static := mh.Kind == dex.HandleStaticGet || mh.Kind == dex.HandleStaticPut
		if h.Field = t.resolveField(c, mh.Index, static); h.Field == nil {
			return nil
		}
		return h
	}
	if h.Method = t.resolveMethod(c, mh.Index, handleCalls[mh.Kind]); h.Method == nil {
		return nil
	}
	if h.Method.IsStatic() != (h.Kind == dex.HandleInvokeStatic) || h.Method.IsConstructor() != (h.Kind == dex.HandleInvokeConstructor) {
		t.Throw("Ljava/lang/IncompatibleClassChangeError;", "%s is not what method handle %d says", methodText(h.Method), i)
		return nil
	}
	return h
}

// adapt converts a value of one type to another as asType of method handles
// does; false means that an exception is pending.
func (t *Thread) adapt(s Slot, from, to string) (Slot, bool) {
	switch {
	case from == to || to == "V":
		return s, true
	case from == "V":
		return Slot{}, true
	}
	if p := IsPrimitiveDesc(from); p && IsPrimitiveDesc(to) {
		return Convert(s, from[0], to[0]), true
	} else if p {
		o, ok := t.Box(from, s)
		s = Ref(o)
		if !ok {
			return s, false
		}
	}
	if IsPrimitiveDesc(to) {
		if s.R == nil {
			t.ThrowNull()
			return Slot{}, false
		}
		v, letter := Unbox(s.R)
		if letter == 0 || !Widens(letter, to[0]) {
			t.Throw("Ljava/lang/ClassCastException;", "%s cannot be cast to %s", javaName(s.R.class.Name), javaName(boxClasses[to[0]]))
			return Slot{}, false
		}
		return Convert(v, letter, to[0]), true
	}
	if s.R == nil || to == objectName {
		return s, true
	}
	k, ok := t.Load(to)
	if !ok {
		return Slot{}, false
	}
	if !k.IsInstance(s.R) {
		t.throwCast(s.R.class, k)
		return Slot{}, false
	}
	return s, true
}
