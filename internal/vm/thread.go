// Threads, as natives see them.

package vm

import (
	"iter"
	"strings"
	"time"

	"github.com/esdroid/esdroid/instrument/trace"
)

// Thread is a Java thread. Natives get the one that has the baton.
type Thread struct {
	vm      *VM
	object  *Object // the java.lang.Thread
	id      int
	daemon  bool
	atomic  bool // its turn does not end by itself
	visitor bool // of the host, see Visit
	stack   []Slot
	frames  []frame
	roomy   []frame // frames with their spare room
	pending *Object
	caught  *Object // on its way to move-exception

	// For listeners: what came out of a listened-to callee, and what is on its
	// way to a listened-to handler.
	escaped, arriving *Object
	out               *trace.Appender
	reported          *Object // the uncaught exception that they were told of

	left        int64 // bytes of operations that may run before the next poll
	granted     int64
	nesting     int
	nested      int // the most there were
	throwing    int
	overflowing bool
	starved     bool // OutOfMemoryError is being made
	onNull      int  // while a call on null is resolved: the number of frames; else 0

	// What the scheduler knows.
	state       threadState
	resume      func() (struct{}, bool)
	stop        func()
	suspend     func(struct{}) bool
	queued      bool
	wake        int64 // when a timed wait ends, in nanoseconds of Clock.Elapsed; negative for never
	timedOut    bool
	interrupted bool
	permit      bool
	blocker     *Object // the monitor it waits for
	held        int     // how often it had entered it

	// On the way back to where a snapshot found it.
	returning bool // the native that blocked is called again, and blocks no more
	resumed   bool // the loop goes on behind that native's call
}

// VM returns the machine.
func (t *Thread) VM() *VM { return t.vm }

// Object returns the java.lang.Thread, nil if there is none yet.
func (t *Thread) Object() *Object { return t.object }

// SetObject makes o the thread's java.lang.Thread, as the boot code does for the
// main thread.
func (t *Thread) SetObject(o *Object) {
	t.object = o
	o.Native = t
}

// ID returns the number of the thread; the main thread's is 1.
func (t *Thread) ID() int { return t.id }

// Name returns the thread's name.
func (t *Thread) Name() string {
	if t.object != nil {
		if f := t.object.class.FindField("name", stringName); f != nil && !f.IsStatic() {
			if s := t.object.Field(f).R; s != nil {
				return GoString(s)
			}
		}
	}
	if t.id == 1 {
		return "main"
	}
	return "Thread-" + itoa(t.id)
}

// ThreadOf returns the running thread of a java.lang.Thread, nil if it was not
// started or has ended.
func ThreadOf(object *Object) *Thread {
	t, _ := object.Native.(*Thread)
	if t == nil || t.state == ended {
		return nil
	}
	return t
}

// New returns a new instance of a class, whose constructor was not called; the
// class should have been initialized. It returns nil, with OutOfMemoryError
// pending, if the heap is full.
func (t *Thread) New(c *Class) *Object {
	vm := t.vm
	if vm.allocated += c.size; vm.allocated > vm.nextWalk && !t.walkHeap(c.size) {
		return nil
	}
	return newInstance(c)
}

// NewArray returns a new array of n elements of the described type, nil with an
// exception pending if n is negative or the heap is full.
func (t *Thread) NewArray(elem string, n int) *Object {
	c, ok := t.Load("[" + elem)
	if !ok {
		return nil
	}
	return t.newArray(c, int32(n))
}

// maxDimensions is how the name of an array class begins of which there are no
// arrays (Java Virtual Machine Specification, 4.4.1).
var maxDimensions = strings.Repeat("[", 255)

// NewArrayOf is NewArray for a loaded component type.
func (t *Thread) NewArrayOf(elem *Class, n int) *Object {
	if strings.HasPrefix(elem.Name, maxDimensions) {
		t.Throw("Ljava/lang/IllegalArgumentException;", "too many dimensions: %s", javaName(elem.Name))
		return nil
	}
	return t.newArray(t.vm.ArrayClass(elem), int32(n))
}

func (t *Thread) newArray(c *Class, n int32) *Object {
	if n < 0 {
		t.Throw("Ljava/lang/NegativeArraySizeException;", "%d", n)
		return nil
	}
	size := arrayBytes(c.arrayKind, int64(n))
	vm := t.vm
	if vm.allocated += size; vm.allocated > vm.nextWalk && !t.walkHeap(size) {
		return nil
	}
	t.Charge(size)
	return newArray(c, int(n))
}

// Clone returns a shallow copy of an object, nil with OutOfMemoryError pending
// if the heap is full.
func (t *Thread) Clone(o *Object) *Object {
	if !t.Reserve(o.bytes()) {
		return nil
	}
	return o.copyOf()
}

// bytes is what the object takes.
func (o *Object) bytes() int64 {
	if o.kind == KindInstance {
		return o.class.size
	}
	return arrayBytes(o.kind, int64(o.n))
}

// Pending returns the pending exception, nil if there is none.
func (t *Thread) Pending() *Object { return t.pending }

// ClearPending forgets the pending exception.
func (t *Thread) ClearPending() { t.pending = nil }

// Ending reports whether the run is over; natives that loop return then.
func (t *Thread) Ending() bool { return t.vm.ending }

// Spend makes n instructions count as executed, for natives that work long; it
// keeps time and limits honest. False means that the run is over.
func (t *Thread) Spend(n int64) bool {
	if t.left -= min(n, 1<<50) * opSize; t.left < 0 {
		return t.poll()
	}
	return true
}

// Work on this many bytes or more at once counts as instructions, as many as take
// about the time of it.
const (
	chargedFrom         = 1 << 10
	bytesPerInstruction = 64
)

// Charge makes work on n bytes, or units of text, count: one instruction for every 64
// of 1024 or more, so that few instructions cannot take long. The turn does not
// end by it, nor the run, before the next jump or call.
func (t *Thread) Charge(n int64) {
	if n >= chargedFrom {
		t.left -= n / bytesPerInstruction * opSize
	}
}

// portion is how many bytes natives work on between two looks at the limits.
const portion = 64 << 10

// Portions divides the work on n bytes, so many of which take an instruction's time,
// into portions, and yields where each begins and ends once Spend has counted it.
// When the run is over, Ending tells, it stops before the last.
func (t *Thread) Portions(n, bytesPerInstruction int) iter.Seq2[int, int] {
	return func(yield func(from, to int) bool) {
		for from := 0; from < n; from += portion {
			to := min(from+portion, n)
			if !t.Spend(int64((to-from)/bytesPerInstruction)) || !yield(from, to) {
				return
			}
		}
	}
}

// Sleep lets others run for d of virtual time. Like the other blocking natives
// it returns false if the thread was interrupted (the flag is then cleared) or
// the run is over; natives then return, the former with InterruptedException.
func (t *Thread) Sleep(d time.Duration) bool {
	if t.returns() {
		return t.slept()
	}
	if t.interrupted {
		t.interrupted = false
		return false
	}
	if d <= 0 {
		return t.Yield()
	}
	t.state, t.wake = sleeping, t.vm.deadline(d)
	t.vm.timers++
	return t.block() && t.slept()
}

func (t *Thread) slept() bool {
	if t.interrupted {
		t.interrupted = false
		return false
	}
	return true
}

// Yield hands the baton on; false means that the run is over.
func (t *Thread) Yield() bool {
	if t.vm.ending {
		return false
	}
	t.vm.enqueue(t)
	return t.handOver()
}

// Park blocks until Unpark, an interrupt, or the deadline, in nanoseconds of
// world.Clock.Elapsed; negative is none. Interrupts end it, stay set, and are
// no failure: Park returns false only if the run is over.
func (t *Thread) Park(deadline int64) bool {
	if t.returns() {
		t.permit = false
		return !t.vm.ending
	}
	if t.permit || t.interrupted {
		t.permit = false
		return !t.vm.ending
	}
	t.state, t.wake = parked, deadline
	t.vm.timers++
	ok := t.block()
	t.permit = false
	return ok
}

// Unpark gives other its permit.
func (t *Thread) Unpark(other *Thread) {
	other.permit = true
	if other.state == parked {
		other.ready()
	}
}

// Interrupt interrupts other.
func (t *Thread) Interrupt(other *Thread) {
	other.interrupted = true
	switch other.state {
	case sleeping, parked:
		other.ready()
	case waitingNotify:
		other.leaveWait()
	}
}

// Interrupted reports whether the thread was interrupted, and clears the flag
// if asked to.
func (t *Thread) Interrupted(clear bool) bool {
	was := t.interrupted
	if clear {
		t.interrupted = false
	}
	return was
}

// State returns the thread's java.lang.Thread.State.
func (t *Thread) State() string {
	switch t.state {
	case ended:
		return "TERMINATED"
	case blocked:
		return "BLOCKED"
	case sleeping:
		return "TIMED_WAITING"
	case parked, waitingNotify:
		if t.wake >= 0 {
			return "TIMED_WAITING"
		}
		return "WAITING"
	}
	return "RUNNABLE"
}

// Daemon reports whether the run may end while the thread is alive.
func (t *Thread) Daemon() bool { return t.daemon }

func itoa(n int) string {
	if n >= 10 {
		return itoa(n/10) + string(rune('0'+n%10))
	}
	return string(rune('0' + n))
}
