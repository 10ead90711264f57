// Method handles and call sites of versions 038 and later.

package dex

// MethodHandleKind says what a method handle does.
type MethodHandleKind uint16

// The kinds of method handles.
const (
	HandleStaticPut MethodHandleKind = iota
	HandleStaticGet
	HandleInstancePut
	HandleInstanceGet
	HandleInvokeStatic
	HandleInvokeInstance
	HandleInvokeConstructor
	HandleInvokeDirect
	HandleInvokeInterface
)

// IsField reports whether the handle accesses a field.
func (k MethodHandleKind) IsField() bool { return k <= HandleInstanceGet }

// MethodHandle is an entry of the method handle section.
type MethodHandle struct {
	Kind  MethodHandleKind
	Index uint32 // into field_ids or method_ids, by kind
}

// MethodHandle returns method handle i.
func (f *File) MethodHandle(i uint32) (MethodHandle, error) {
	at := inRange("method handle", i, f.head.methodHandles) + 8*i
	h := MethodHandle{MethodHandleKind(f.u2(at)), uint32(f.u2(at + 4))}
	limit := f.head.methods.count
	if h.Kind.IsField() {
		limit = f.head.fields.count
	}
	if h.Kind > HandleInvokeInterface {
		return h, f.errorf("method_handles", int(i), int64(at), "unknown kind %d", h.Kind)
	}
	if h.Index >= limit {
		return h, f.errorf("method_handles", int(i), int64(at)+4, "index %d, only %d exist", h.Index, limit)
	}
	return h, nil
}

// CallSite returns the values of call site i: the bootstrap method's handle,
// the name, the method type, then further bootstrap arguments.
func (f *File) CallSite(i uint32) ([]Value, error) {
	at := inRange("call site", i, f.head.callSites) + 4*i
	c := f.cursorAt("call_site", int(i), f.u4(at))
	values := c.array(0)
	if c.err != nil {
		return nil, c.err
	}
	if len(values) < 3 || values[0].Kind != ValueMethodHandle || values[1].Kind != ValueString || values[2].Kind != ValueMethodType {
		return nil, f.errorf("call_site", int(i), int64(at), "must begin with a method handle, a string and a method type")
	}
	return values, nil
}

// CallSiteOffset returns the place of call site i's values in the file.
func (f *File) CallSiteOffset(i uint32) uint32 {
	return f.u4(inRange("call site", i, f.head.callSites) + 4*i)
}
