// Throwing: from a failed instruction or native to a pending exception, and
// from there to its handler.

package vm

import (
	"fmt"
	"unsafe"

	"github.com/esdroid/esdroid/dex"
)

// Throw makes a new exception pending. It returns the zero Slot, for natives to
// return.
func (t *Thread) Throw(class, format string, args ...any) Slot {
	text := format
	if len(args) > 0 {
		text = fmt.Sprintf(format, args...)
	}
	t.throwNew(class, &text, nil)
	return Slot{}
}

// ThrowCause is Throw with a cause; message "" stands for none.
func (t *Thread) ThrowCause(class, message string, cause *Object) Slot {
	var text *string
	if message != "" {
		text = &message
	}
	t.throwNew(class, text, cause)
	return Slot{}
}

// ThrowObject makes an exception pending.
func (t *Thread) ThrowObject(o *Object) Slot {
	t.pending = o
	return Slot{}
}

// ThrowNull makes a NullPointerException without message pending.
func (t *Thread) ThrowNull() Slot {
	t.throwNew("Ljava/lang/NullPointerException;", nil, nil)
	return Slot{}
}

// ThrowPlain makes a new exception without message pending.
func (t *Thread) ThrowPlain(class string) Slot {
	t.throwNew(class, nil, nil)
	return Slot{}
}

func (t *Thread) throwNullText(text string) {
	t.throwNew("Ljava/lang/NullPointerException;", &text, nil)
}

// throwNew makes a new exception pending: through its constructor, as Java
// does, unless it is not initialized or has none that fits.
func (t *Thread) throwNew(desc string, message *string, cause *Object) {
	if t.vm.ending {
		return
	}
	t.pending = nil
	if t.throwing > 8 {
		// Something the exception needs fails over and over.
		t.vm.end(Outcome{Kind: Internal, Reason: "throwing " + javaName(desc) + " throws", Stack: t.Backtrace(0)})
		return
	}
	t.throwing++
	defer func() { t.throwing-- }()
	c, ok := t.Load(desc)
	if !ok || !t.Init(c) {
		return // what loading has thrown instead
	}
	o := newInstance(c)
	t.vm.allocated += c.size
	args := []Slot{Ref(o)}
	desc = "()V"
	if message != nil {
		args = append(args, Ref(t.NewString(*message)))
		desc = "(Ljava/lang/String;)V"
		if c.Declared("<init>", desc) == nil && c.Declared("<init>", "(Ljava/lang/Object;)V") != nil {
			desc = "(Ljava/lang/Object;)V"
		}
	}
	init := c.Declared("<init>", desc)
	if init == nil && message != nil {
		init, args = c.Declared("<init>", "()V"), args[:1]
	}
	if init != nil {
		if _, ok := t.Call(init, args...); !ok {
			return
		}
	} else {
		o.Native = t.Backtrace(0)
	}
	if message != nil {
		if f := c.FindField("detailMessage", stringName); f != nil && !f.IsStatic() && o.Field(f).R == nil {
			o.SetField(f, Ref(t.NewString(*message)))
		}
	}
	if cause != nil {
		if f := c.FindField("cause", "Ljava/lang/Throwable;"); f != nil && !f.IsStatic() {
			o.SetField(f, Ref(cause))
		}
	}
	t.pending = o
}

// CallsFor returns where a throwable that is being made was made: the frames of
// the thread without those of the throwable's own constructors and of
// fillInStackTrace and the natives that it calls.
func (t *Thread) CallsFor(o *Object) Backtrace {
	skip := 0
	for i := len(t.frames) - 1; i >= 0; i-- {
		m := t.frames[i].m
		own := m.IsConstructor() || m.Name == "fillInStackTrace" || m.Class == t.vm.throwableClass
		if !own || m.IsStatic() || !o.class.IsAssignableTo(m.Class) || t.receiver(i) != o {
			break
		}
		skip++
	}
	return t.Backtrace(skip)
}

// receiver returns this of frame i, if it is still in its register.
func (t *Thread) receiver(i int) *Object {
	f := &t.frames[i]
	if f.code == nil {
		return t.stack[f.base].R
	}
	return t.stack[f.top-f.code.ins].R
}

func (t *Thread) throwCast(from, to *Class) {
	t.Throw("Ljava/lang/ClassCastException;", "%s cannot be cast to %s", javaName(from.Name), javaName(to.Name))
}

func (t *Thread) throwStore(element, array *Class) {
	t.Throw("Ljava/lang/ArrayStoreException;", "%s cannot be stored in an array of type %s", javaName(element.Name), javaName(array.Name))
}

// throwNullAt throws the NullPointerException of the frame's current
// instruction, whose text says what was attempted.
func (t *Thread) throwNullAt(f *frame) {
	var in dex.Insn
	if err := f.code.item.Decode(f.pc(), &in); err != nil {
		t.ThrowNull()
		return
	}
	file := f.code.src.file
	switch op := in.Op; {
	case op.Has(dex.FlagInvoke) && (op.Index() == dex.IndexMethod || op.Index() == dex.IndexMethodAndProto):
		kind := ""
		switch op {
		case dex.OpInvokeVirtual, dex.OpInvokeVirtualRange, dex.OpInvokePolymorphic, dex.OpInvokePolymorphicRange:
			kind = "virtual"
		case dex.OpInvokeInterface, dex.OpInvokeInterfaceRange:
			kind = "interface"
		case dex.OpInvokeDirect, dex.OpInvokeDirectRange:
			kind = "direct"
		case dex.OpInvokeSuper, dex.OpInvokeSuperRange:
			kind = "super"
		}
		text := methodRefText(file, in.Index)
		if s := (*callSite)((*operation)(f.ip).p); s.method != nil {
			text = methodText(s.method) // the class that declares it
		}
		t.throwNullText(fmt.Sprintf("Attempt to invoke %s method '%s' on a null object reference", kind, text))
	case op >= dex.OpIget && op <= dex.OpIgetShort, op >= dex.OpIput && op <= dex.OpIputShort:
		do := "read from"
		if op >= dex.OpIput {
			do = "write to"
		}
		text := fieldRefText(file, in.Index)
		if r := f.code.src.fields[in.Index]; r != nil {
			text = javaName(r.Desc) + " " + javaName(r.Class.Name) + "." + r.Name
		}
		t.throwNullText(fmt.Sprintf("Attempt to %s field '%s' on a null object reference", do, text))
	case op >= dex.OpAget && op <= dex.OpAgetShort:
		t.throwNullText("Attempt to read from null array")
	case op >= dex.OpAput && op <= dex.OpAputShort:
		t.throwNullText("Attempt to write to null array")
	case op == dex.OpArrayLength:
		t.throwNullText("Attempt to get length of null array")
	case op == dex.OpFillArrayData:
		t.throwNullText("null array in FILL_ARRAY_DATA")
	case op == dex.OpMonitorEnter || op == dex.OpMonitorExit:
		t.throwNullText("Attempt to do a synchronize operation on a null object")
	default:
		t.ThrowNull()
	}
}

// pc returns the dex pc of the frame's current operation.
func (f *frame) pc() uint32 {
	if f.code == nil || f.ip == nil {
		return 0
	}
	i := (int64(uintptr(f.ip)) - int64(uintptr(unsafe.Pointer(unsafe.SliceData(f.code.ops))))) / opSize
	if uint64(i) >= uint64(len(f.code.pcs)) {
		return 0
	}
	return f.code.pcs[i]
}

// index returns the number of the frame's current operation.
func (f *frame) index() int32 {
	return int32((int64(uintptr(f.ip)) - int64(uintptr(unsafe.Pointer(unsafe.SliceData(f.code.ops))))) / opSize)
}

// unwind looks for the handler of the pending exception, popping frames. It
// returns the operation to go on with, or nil when the frame that Go called is
// gone; the exception is then still pending.
func (t *Thread) unwind() unsafe.Pointer {
	for {
		f := &t.frames[len(t.frames)-1]
		if target, ok := t.handler(f); ok {
			if t.vm.ending {
				return nil
			}
			if p := t.vm.instrument; p != nil {
				p.caughtIn(t, f)
			}
			t.caught, t.pending = t.pending, nil
			return unsafe.Pointer(&f.code.ops[target])
		}
		if t.vm.ending {
			return nil
		}
		if p := t.vm.instrument; p != nil {
			p.unwound(t, f)
		}
		if f.held != nil {
			t.abandoned(f)
		}
		if lock := f.lock; lock != nil {
			f.lock = nil
			exception := t.pending
			if t.MonitorExit(lock) {
				t.pending = exception
			}
		}
		enter := f.enter
		t.frames = t.frames[:len(t.frames)-1]
		if enter {
			return nil
		}
	}
}

// handler returns the operation of the handler in f for the pending exception.
func (t *Thread) handler(f *frame) (int32, bool) {
	at := f.index()
	for i := range f.code.tries {
		r := &f.code.tries[i]
		if at < r.start || at >= r.end {
			continue
		}
		for j := range r.handlers {
			h := &r.handlers[j]
			if h.typ == dex.NoIndex {
				return h.target, true
			}
			if h.class == nil {
				// A class that cannot be loaded catches nothing, and its absence is no
				// error of its own.
				exception := t.pending
				c, err := t.vm.load(f.code.src.file.TypeDescriptor(h.typ))
				t.pending = exception
				if err != nil {
					continue
				}
				h.class = c
			}
			if t.pending.class.IsAssignableTo(h.class) {
				return h.target, true
			}
		}
	}
	return 0, false
}
