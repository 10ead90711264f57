// Monitors: synchronized, wait and notify.

package vm

import (
	"time"
	"unsafe"
)

// monitor is the lock of an object. It is handed to the thread that has waited
// longest.
type monitor struct {
	owner    *Thread
	count    int
	entering []*Thread
	waiting  []*Thread
}

// MonitorEnter enters an object's monitor, blocking while another thread is in
// it; false means that the run is over.
func (t *Thread) MonitorEnter(o *Object) bool {
	m := o.lock
	if m == nil {
		m = t.vm.newMonitor()
		o.lock = m
	}
	switch m.owner {
	case nil:
		m.owner, m.count = t, 1
		return true
	case t:
		m.count++
		return true
	}
	m.entering = append(m.entering, t)
	t.state, t.wake, t.blocker = blocked, -1, o
	ok := t.block()
	t.blocker = nil
	return ok
}

// MonitorExit leaves an object's monitor; false means that
// IllegalMonitorStateException is pending.
func (t *Thread) MonitorExit(o *Object) bool {
	m := o.lock
	if m == nil || m.owner != t {
		t.Throw("Ljava/lang/IllegalMonitorStateException;", "%s", t.notOwner(o, "unlock"))
		return false
	}
	if m.count--; m.count == 0 {
		m.release()
		if m.owner == nil && len(m.waiting) == 0 {
			// Nobody needs it: most objects are locked once, if ever.
			o.lock = nil
			t.vm.spare = m
		}
	}
	return true
}

// locked lists the objects that the instructions of a frame have locked and not yet
// unlocked, the last first. Lists are never changed.
type locked struct {
	o      *Object
	before *locked
	depth  int
}

// maxLocked bounds the list of a frame.
const maxLocked = 1 << 16

// without returns the list without its first o; false means that it is not there.
func (l *locked) without(o *Object) (*locked, bool) {
	if l == nil {
		return nil, false
	}
	if l.o == o {
		return l.before, true
	}
	rest, ok := l.before.without(o)
	if !ok {
		return l, false
	}
	return &locked{l.o, rest, l.depth - 1}, true
}

// lock is monitor-enter in a frame.
func (t *Thread) lock(f *frame, o *Object) bool {
	depth := 1
	if f.held != nil {
		depth += f.held.depth
	}
	if depth > maxLocked {
		t.Throw("Ljava/lang/OutOfMemoryError;", "more than %d monitors are held by one call", maxLocked)
		return false
	}
	if !t.MonitorEnter(o) {
		return false
	}
	f.held = &locked{o, f.held, depth}
	return true
}

// unlock is monitor-exit in a frame, which may only unlock what it has locked itself:
// of anything else the monitor is left and the exception thrown none the less.
func (t *Thread) unlock(f *frame, o *Object) bool {
	held, own := f.held.without(o)
	left := t.MonitorExit(o)
	if own {
		f.held = held
		return left
	}
	t.pending = nil
	t.Throw("Ljava/lang/IllegalMonitorStateException;", "did not lock monitor on object of type '%s' before unlocking", javaName(o.class.Name))
	return false
}

// abandoned unlocks what a frame has left locked at its end, and throws for it in place
// of what was thrown before.
func (t *Thread) abandoned(f *frame) {
	first := f.held
	for l := f.held; l != nil; l = l.before {
		t.MonitorExit(l.o)
		first = l
	}
	f.held, t.pending = nil, nil
	t.Throw("Ljava/lang/IllegalMonitorStateException;", "did not unlock monitor on object of type '%s'", javaName(first.o.class.Name))
}

// newMonitor returns a monitor that nobody is in.
func (vm *VM) newMonitor() *monitor {
	if m := vm.spare; m != nil {
		vm.spare = nil
		return m
	}
	vm.allocated += monitorSize
	return &monitor{}
}

// monitorSize is what a monitor takes.
const monitorSize = int64(unsafe.Sizeof(monitor{}))

func (t *Thread) notOwner(o *Object, do string) string {
	if m := o.lock; m != nil && m.owner != nil {
		return do + " of monitor owned by " + m.owner.Name() + " on object of type '" + javaName(o.class.Name) + "' by " + t.Name()
	}
	return do + " of unowned monitor on object of type '" + javaName(o.class.Name) + "' by " + t.Name()
}

// release hands the monitor to the next thread.
func (m *monitor) release() {
	m.owner = nil
	if len(m.entering) > 0 {
		next := m.entering[0]
		m.entering = m.entering[1:]
		m.owner, m.count = next, 1
		next.ready()
	}
}

// HoldsLock reports whether the thread is in an object's monitor.
func (t *Thread) HoldsLock(o *Object) bool { return o.lock != nil && o.lock.owner == t }

// Wait is Object.wait; d 0 is forever. It throws IllegalMonitorStateException
// and InterruptedException itself; false means that an exception is pending or
// the run is over.
func (t *Thread) Wait(o *Object, d time.Duration) bool {
	if t.returns() {
		return t.waited(o.lock)
	}
	if !t.HoldsLock(o) {
		t.Throw("Ljava/lang/IllegalMonitorStateException;", "object not locked by thread before wait()")
		return false
	}
	if t.interrupted {
		t.interrupted = false
		t.ThrowPlain("Ljava/lang/InterruptedException;")
		return false
	}
	m := o.lock
	t.held = m.count
	m.waiting = append(m.waiting, t)
	t.state, t.wake, t.blocker = waitingNotify, -1, o
	if d > 0 {
		t.wake = t.vm.deadline(d)
		t.vm.timers++
	}
	m.release()
	// Whoever ends the wait also gives the monitor back; see leaveWait.
	return t.block() && t.waited(m)
}

// waited is what remains of a wait when the thread has the monitor again.
func (t *Thread) waited(m *monitor) bool {
	t.blocker = nil
	m.count = t.held
	if t.interrupted {
		t.interrupted = false
		t.ThrowPlain("Ljava/lang/InterruptedException;")
		return false
	}
	return true
}

// leaveWait ends a thread's wait: it gets the monitor, now or in turn.
func (t *Thread) leaveWait() {
	m := t.blocker.lock
	for i, w := range m.waiting {
		if w == t {
			m.waiting = append(m.waiting[:i:i], m.waiting[i+1:]...)
			break
		}
	}
	t.wake = -1
	if m.owner == nil {
		m.owner, m.count = t, 1
		t.ready()
		return
	}
	m.entering = append(m.entering, t)
	t.state = blocked
}

// Notify is Object.notify and notifyAll; false means that an exception is
// pending.
func (t *Thread) Notify(o *Object, all bool) bool {
	if !t.HoldsLock(o) {
		do := "notify()"
		if all {
			do = "notifyAll()"
		}
		t.Throw("Ljava/lang/IllegalMonitorStateException;", "object not locked by thread before %s", do)
		return false
	}
	for m := o.lock; len(m.waiting) > 0; {
		m.waiting[0].leaveWait()
		if !all {
			break
		}
	}
	return true
}
