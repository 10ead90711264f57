// Calls that the interpreter's loop leaves to others: from Go, of methods that
// were never called before, of synchronized and of missing methods.

package vm

import (
	"errors"
	"strings"
	"unsafe"

	"github.com/esdroid/esdroid/dex"
)

// prepare makes a method ready to be called; false means that an exception is
// pending or the run is over.
func (t *Thread) prepare(m *Method) bool {
	if m.code != nil || m.native != nil {
		return true
	}
	if m.IsAbstract() {
		t.throwAbstract(m)
		return false
	}
	if m.IsNative() || m.codeOff == 0 {
		if fn := t.vm.cfg.Bindings.find(m); fn != nil {
			if p := t.vm.instrument; p != nil {
				fn = p.wrap(m, fn)
			}
			m.native = fn
			t.vm.prepared = append(t.vm.prepared, m)
			m.shortenNative()
			m.recognize()
			return true
		}
		if m.Class.Boot {
			t.unmodelled(m.Text())
			return false
		}
		if all := t.vm.World().Libraries; len(all) > 0 {
			t.unmodelled("native code of the app (" + methodText(m) + " in one of " + strings.Join(all, ", ") + ")")
			return false
		}
		t.Throw("Ljava/lang/UnsatisfiedLinkError;", "No implementation found for %s (tried %s and %s)", methodText(m), jniName(m, false), jniName(m, true))
		return false
	}
	c, err := t.vm.codeOf(m)
	if err != nil {
		var r refuse
		if errors.As(err, &r) {
			t.Throw("Ljava/lang/VerifyError;", "Verifier rejected class %s: %s", javaName(m.Class.Name), r.Error())
			return false
		}
		t.vm.end(Outcome{Kind: Internal, Reason: err.Error()})
		return false
	}
	m.code = c
	t.vm.prepared = append(t.vm.prepared, m)
	if m.Flags&dex.AccSynchronized == 0 {
		m.way = wayFrame
		m.shorten()
		m.recognize()
	}
	return true
}

func (b *Bindings) find(m *Method) Native {
	if b == nil {
		return nil
	}
	return b.methods[m.Text()]
}

// jniName is the symbol of a native method's function.
func jniName(m *Method, long bool) string {
	var b strings.Builder
	b.WriteString("Java_")
	mangle := func(s string) {
		for _, r := range s {
			switch {
			case r == '/':
				b.WriteByte('_')
			case r == '_':
				b.WriteString("_1")
			case r == ';':
				b.WriteString("_2")
			case r == '[':
				b.WriteString("_3")
			case r < 0x80:
				b.WriteRune(r)
			default:
				for _, u := range dex.UTF16(string(r)) {
					b.WriteString("_0" + hex4(u))
				}
			}
		}
	}
	mangle(strings.TrimSuffix(strings.TrimPrefix(m.Class.Name, "L"), ";"))
	b.WriteByte('_')
	mangle(m.Name)
	if long {
		b.WriteString("__")
		mangle(m.Desc[1:strings.IndexByte(m.Desc, ')')])
	}
	return b.String()
}

func hex4(u uint16) string {
	const digits = "0123456789abcdef"
	return string([]byte{digits[u>>12], digits[u>>8&15], digits[u>>4&15], digits[u&15]})
}

// lockOf is what a synchronized method locks.
func (m *Method) lockOf(receiver Slot) *Object {
	if m.Flags&dex.AccSynchronized == 0 {
		return nil
	}
	if m.IsStatic() {
		return m.Class.Object()
	}
	return receiver.R
}

// Room on a thread's stack that only the making of StackOverflowError and
// OutOfMemoryError may use.
const (
	spareFrames = 64
	spareWords  = 1024
)

// openSpare makes the spare room usable, closeSpare keeps it for the next time.
func (t *Thread) openSpare() {
	if cap(t.roomy) > cap(t.frames) {
		t.frames = t.roomy[:len(t.frames)] // the same memory
		t.stack = t.stack[:cap(t.stack)]
	}
}

func (t *Thread) closeSpare() {
	if n := cap(t.roomy) - spareFrames; n >= len(t.frames) {
		t.frames = t.roomy[:len(t.frames):n]
		t.stack = t.stack[:max(cap(t.stack)-spareWords, t.top())]
	}
}

// grow makes room on the stack for registers up to top and one more frame.
// False means that StackOverflowError is pending.
func (t *Thread) grow(top int) bool {
	limits := &t.vm.limits
	depth, words := limits.Depth, limits.Stack/int(unsafe.Sizeof(Slot{}))
	if t.overflowing {
		depth, words = depth+spareFrames, words+spareWords
	}
	if len(t.frames) >= depth || top > words {
		if t.overflowing {
			t.vm.end(Outcome{Kind: Internal, Reason: "the stack overflows while StackOverflowError is made"})
			return false
		}
		t.overflow()
		return false
	}
	if len(t.frames) == cap(t.frames) {
		n := min(max(2*cap(t.frames), 32), limits.Depth)
		if n <= len(t.frames) { // only the spare room was left
			n = depth
		}
		if !t.account(int64(n) * int64(unsafe.Sizeof(frame{}))) {
			return false
		}
		t.roomy = append(make([]frame, 0, n+spareFrames), t.frames...)
		t.frames = t.roomy[:len(t.frames):n]
	}
	if top > len(t.stack) {
		n := min(max(2*len(t.stack), top, 256), words)
		if !t.account(int64(n) * int64(unsafe.Sizeof(Slot{}))) {
			return false
		}
		t.stack = append(make([]Slot, 0, n+spareWords), t.stack...)[:n]
	}
	return true
}

// overflow throws StackOverflowError, with the room that this takes.
func (t *Thread) overflow() {
	t.overflowing = true
	t.openSpare()
	t.Throw("Ljava/lang/StackOverflowError;", "stack size 8MB")
	t.closeSpare()
	t.overflowing = false
}

// top returns where the next frame's registers begin.
func (t *Thread) top() int {
	if len(t.frames) == 0 {
		return 0
	}
	return t.frames[len(t.frames)-1].top
}

// push adds a frame for a prepared method with its arguments in place.
func (t *Thread) push(m *Method, args []Slot, enter bool) bool {
	if len(args) != int(m.values) {
		panic(confusion("call with a wrong number of arguments"))
	}
	base := t.top()
	registers := len(args)
	if m.code != nil {
		registers = m.code.registers
	}
	if len(t.frames) == cap(t.frames) || base+registers > len(t.stack) {
		if !t.grow(base + registers) {
			return false
		}
	}
	var lock *Object
	if m.Flags&dex.AccSynchronized != 0 {
		lock = m.lockOf(firstOf(args))
		if !t.MonitorEnter(lock) {
			return false
		}
	}
	f := frame{m: m, code: m.code, base: base, top: base + registers, lock: lock, enter: enter}
	if c := m.code; c != nil {
		f.ip = unsafe.Pointer(unsafe.SliceData(c.ops))
		clear(t.stack[f.base : f.top-c.ins])
		in := t.stack[f.top-c.ins : f.top]
		for i, a := range args {
			in[c.dsts[i]] = a
		}
	} else {
		copy(t.stack[base:f.top], args)
	}
	t.frames = append(t.frames, f)
	return true
}

func firstOf(args []Slot) Slot {
	if len(args) == 0 {
		return Slot{}
	}
	return args[0]
}

// invokeSlow calls a method from the loop where its fast ways do not apply. If
// pushed, a frame was pushed for the loop to run; otherwise the result is
// there, or an exception is pending.
func (t *Thread) invokeSlow(m *Method, site *callSite, regs *registers) (result Slot, pushed, ok bool) {
	if !t.prepare(m) {
		return Slot{}, false, false
	}
	args := make([]Slot, len(site.regs))
	for i, r := range site.regs {
		args[i] = regs[r]
	}
	if !t.push(m, args, false) {
		return Slot{}, false, false
	}
	if m.code != nil {
		return Slot{}, true, true
	}
	result = t.native(m)
	return result, false, t.pending == nil && !t.vm.ending
}

// native runs the native whose frame was just pushed.
func (t *Thread) native(m *Method) Slot {
	n := len(t.frames)
	f := &t.frames[n-1]
	result := m.native(t, t.stack[f.base:f.top:f.top])
	if t.vm.ending {
		return Slot{}
	}
	if lock := t.frames[n-1].lock; lock != nil {
		exception := t.pending
		if t.MonitorExit(lock) {
			t.pending = exception
		}
	}
	t.frames = t.frames[:n-1]
	return result
}

// maxNesting bounds calls from natives into Java inside each other, which take
// room on the host's stack.
const maxNesting = 2000

// nestingSize is about what such a call takes.
const nestingSize = 4 << 10

// Call calls a method, exactly this one, with its receiver and arguments, one
// entry each. It returns false if an exception is pending or the run is over.
// It initializes the class of a static method.
func (t *Thread) Call(m *Method, args ...Slot) (Slot, bool) {
	if t.vm.ending {
		return Slot{}, false
	}
	if !t.prepare(m) || m.IsStatic() && !t.Init(m.Class) {
		return Slot{}, false
	}
	if t.nesting >= maxNesting {
		if t.overflowing {
			t.vm.end(Outcome{Kind: Internal, Reason: "calls are nested too deeply while StackOverflowError is made"})
			return Slot{}, false
		}
		t.nesting -= 20
		t.overflow()
		t.nesting += 20
		return Slot{}, false
	}
	if !t.push(m, args, true) {
		return Slot{}, false
	}
	if t.nesting++; t.nesting > t.nested {
		// The host keeps the room for this thread.
		t.nested = t.nesting
		t.vm.allocated += nestingSize
	}
	defer func() { t.nesting-- }()
	if m.code == nil {
		r := t.native(m)
		return r, t.pending == nil && !t.vm.ending
	}
	return t.run()
}

// CallVirtual calls the method that overrides m in the receiver's class.
func (t *Thread) CallVirtual(m *Method, args ...Slot) (Slot, bool) {
	o := args[0].R
	if o == nil {
		t.throwNullText("Attempt to invoke virtual method '" + methodText(m) + "' on a null object reference")
		return Slot{}, false
	}
	target := t.Select(m, o)
	if target == nil {
		return Slot{}, false
	}
	return t.Call(target, args...)
}

// Select returns the method that a virtual or interface call of m runs on o;
// nil if an exception is pending. Static, private and constructor methods are
// their own.
func (t *Thread) Select(m *Method, o *Object) *Method {
	switch {
	case m.vindex >= 0:
		if !o.class.IsAssignableTo(m.Class) {
			panic(confusion("virtual call"))
		}
		return o.class.vtable[m.vindex]
	case m.Class.IsInterface() && m.Flags&(dex.AccPrivate|dex.AccStatic) == 0:
		return t.selectInterface(&callSite{method: m}, o)
	}
	return m
}
