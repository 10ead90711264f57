// The scheduler: coroutines that hand a baton on.
//
// The thread that runs keeps the baton until it blocks or has used up its
// slice of instructions; then the one that has been ready longest gets it.
// When none is ready, the clock jumps to the next timer. Nothing here depends
// on the host's scheduling.

package vm

import (
	"fmt"
	"iter"
	"time"
)

type threadState uint8

const (
	runnable threadState = iota
	blocked              // wants a monitor
	waiting              // for a class's initialization
	waitingNotify
	sleeping
	parked
	ended
)

// deadline is the time d from now, for Thread.wake.
func (vm *VM) deadline(d time.Duration) int64 {
	if at := vm.world.Clock.Elapsed() + int64(d); at > 0 {
		return at
	}
	return 1<<63 - 1
}

func (vm *VM) enqueue(t *Thread) {
	if !t.queued {
		t.queued = true
		vm.queue = append(vm.queue, t)
	}
}

// ready makes a blocked thread runnable.
func (t *Thread) ready() {
	t.state, t.wake = runnable, -1
	t.vm.enqueue(t)
}

// block hands the baton on until something makes the thread ready; its state
// says what. False means that the run is over.
func (t *Thread) block() bool {
	t.timedOut = false
	return t.handOver()
}

// handOver suspends the coroutine.
func (t *Thread) handOver() bool {
	vm := t.vm
	if t.visitor {
		panic(visitorBlocked{})
	}
	if vm.ending || t.suspend == nil {
		vm.ending = true
		return false
	}
	t.settleGrant()
	if !t.suspend(struct{}{}) {
		vm.ending = true
	}
	return !vm.ending
}

// settleGrant counts what the thread has executed of its grant.
func (t *Thread) settleGrant() {
	t.vm.executed += t.granted - t.left
	t.granted, t.left = 0, 0
}

// grant gives the thread its next slice.
func (t *Thread) grant() {
	vm := t.vm
	t.granted = min(vm.limits.Slice*opSize, max(vm.limits.Instructions*opSize-vm.executed, 0))
	t.left = t.granted
}

// ticks returns the number of instructions executed so far.
func (vm *VM) ticks() int64 {
	n := vm.executed
	if t := vm.current; t != nil {
		n += t.granted - t.left
	}
	return n / opSize
}

// poll is called when the slice is used up. False means that the run is over.
func (t *Thread) poll() bool {
	vm := t.vm
	if vm.ending {
		return false
	}
	if t.visitor {
		panic(visitorBlocked{})
	}
	t.settleGrant()
	if vm.executed >= vm.limits.Instructions*opSize {
		vm.end(Outcome{Kind: InstructionLimit, Reason: "the limit is " + itoa(int(vm.limits.Instructions)) + " instructions", Stack: t.Backtrace(0)})
		return false
	}
	if !vm.goesOn(t) {
		return false
	}
	vm.fireTimers()
	if (len(vm.queue) > 0 || vm.overdue()) && !t.atomic {
		vm.enqueue(t)
		if !t.handOver() {
			return false
		}
	}
	if t.granted == 0 {
		t.grant()
	}
	return true
}

// Atomic begins or ends a part of the program in which the thread's turn does
// not end by itself, and returns what was before.
func (t *Thread) Atomic(on bool) (before bool) {
	before, t.atomic = t.atomic, on
	return before
}

// goesOn reports whether neither the context nor the host's clock have ended the
// run. It is asked after every native too, since these may take long.
func (vm *VM) goesOn(t *Thread) bool {
	if !vm.alarm.Load() {
		return true
	}
	out := Outcome{Kind: WallLimit, Reason: "the limit is " + vm.limits.Wall.String(), Stack: t.Backtrace(0)}
	if err := vm.ctx.Err(); err != nil {
		out.Kind, out.Reason = Canceled, err.Error()
	}
	vm.end(out)
	return false
}

// fireTimers makes the threads ready whose time has come, in the order of their
// times, then of their start.
func (vm *VM) fireTimers() {
	if vm.timers == 0 {
		return
	}
	now := vm.world.Clock.Elapsed()
	for {
		t := vm.nextTimer()
		if t == nil || t.wake > now {
			return
		}
		t.expire()
	}
}

// nextTimer returns the thread whose timer is next.
func (vm *VM) nextTimer() (next *Thread) {
	vm.timers = 0
	for _, t := range vm.threads {
		if t.wake >= 0 && t.state != runnable && t.state != ended {
			vm.timers++
			if next == nil || t.wake < next.wake {
				next = t
			}
		}
	}
	return next
}

// expire ends a timed wait.
func (t *Thread) expire() {
	t.timedOut = true
	if t.state == waitingNotify {
		t.leaveWait()
		return
	}
	t.ready()
}

// schedule runs threads until the run ends or, if it is driven, the host is to go on.
func (vm *VM) schedule() Pause {
	for !vm.ending {
		if vm.live == 0 && vm.drive == nil {
			vm.end(Outcome{Kind: Finished})
			break
		}
		vm.fireTimers()
		if len(vm.queue) == 0 {
			t := vm.nextTimer()
			if vm.drive != nil {
				if p, pause := vm.pauseAt(t); pause {
					return p
				}
			}
			if t != nil {
				if !vm.goesOn(t) {
					break
				}
				vm.world.Clock.AdvanceTo(t.wake)
				t.expire()
				continue
			}
			if vm.cfg.OnIdle != nil && vm.cfg.OnIdle(vm) {
				continue
			}
			vm.stuck()
			break
		}
		if vm.overdue() {
			if vm.main.atRest() {
				return Busy
			}
			return Hung
		}
		t := vm.queue[0]
		copy(vm.queue, vm.queue[1:])
		vm.queue = vm.queue[:len(vm.queue)-1]
		t.queued = false
		if t == vm.main && len(t.frames) == 0 && vm.drive != nil {
			vm.drive.active = vm.world.Clock.Elapsed()
		}
		vm.current = t
		t.grant()
		_, alive := t.resume()
		vm.current = nil
		if !alive {
			vm.forget(t)
		}
	}
	return Ended
}

// stuck ends a run in which nothing can happen any more.
func (vm *VM) stuck() {
	for _, t := range vm.threads {
		if t.state != ended && !t.daemon {
			vm.end(Outcome{Kind: Deadlock, Reason: vm.whoWaits(), Thread: t.Name(), Stack: t.Backtrace(0)})
			return
		}
	}
	vm.end(Outcome{Kind: Finished})
}

// whoWaits says what each thread waits for.
func (vm *VM) whoWaits() string {
	s := ""
	for _, t := range vm.threads {
		if t.state == ended {
			continue
		}
		if s != "" {
			s += "; "
		}
		s += "thread " + quote(t.Name()) + " is " + t.State()
		if t.blocker != nil {
			s += " on " + javaName(t.blocker.class.Name)
			if m := t.blocker.lock; m != nil && m.owner != nil {
				s += " held by " + quote(m.owner.Name())
			}
		}
	}
	return s
}

func quote(s string) string { return "\"" + s + "\"" }

// spawn makes a coroutine that runs body.
func (vm *VM) spawn(t *Thread, body func(t *Thread)) {
	vm.nextThread++
	t.vm, t.id, t.wake = vm, vm.nextThread, -1
	vm.threads = append(vm.threads, t)
	if !t.daemon {
		vm.live++
	}
	t.resume, t.stop = iter.Pull(func(yield func(struct{}) bool) {
		t.suspend = yield
		defer vm.recovered(t)
		body(t)
		t.settleGrant()
	})
	vm.enqueue(t)
}

// recovered turns a panic of the host into an outcome.
func (vm *VM) recovered(t *Thread) {
	switch r := recover().(type) {
	case nil:
	case exhausted:
		vm.end(Outcome{Kind: HeapLimit, Reason: fmt.Sprintf("%s needs %s more than the %s of the limit have left", t.doing(), sizeText(int64(r)), sizeText(vm.limits.Heap)),
			Stack: t.Backtrace(0)})
	case confusion:
		vm.end(Outcome{Kind: Unverifiable, Reason: string(r) + " on what does not allow it", Stack: t.Backtrace(0)})
	case error:
		vm.end(Outcome{Kind: Internal, Reason: r.Error() + vm.hostStack(), Stack: t.Backtrace(0)})
	default:
		vm.end(Outcome{Kind: Internal, Reason: fmt.Sprint(r) + vm.hostStack(), Stack: t.Backtrace(0)})
	}
}

// doing names the method that runs.
func (t *Thread) doing() string {
	if m := t.Caller(0); m != nil {
		return methodText(m)
	}
	return "the machine"
}

// forget removes a thread that has ended.
func (vm *VM) forget(t *Thread) {
	t.state = ended
	if !t.daemon {
		vm.live--
	}
	for i, o := range vm.threads {
		if o == t {
			vm.threads = append(vm.threads[:i], vm.threads[i+1:]...)
			break
		}
	}
	t.stack, t.frames, t.roomy = nil, nil, nil
}

// Threads returns the threads that are alive, in order of their start.
func (vm *VM) Threads() []*Thread { return append([]*Thread(nil), vm.threads...) }

// threadSize is what a thread takes of the host besides its frames.
const threadSize = 32 << 10

// Start makes a new thread that runs m, or the run method of object, a
// java.lang.Thread; false means that OutOfMemoryError is pending because there
// are too many.
func (t *Thread) Start(object *Object, m *Method, daemon bool) bool {
	vm := t.vm
	if len(vm.threads) >= vm.limits.Threads {
		t.Throw("Ljava/lang/OutOfMemoryError;", "pthread_create (1040KB stack) failed: Try again")
		return false
	}
	if m == nil {
		m = object.class.FindMethod("run", "()V")
	}
	if m == nil {
		panic(confusion("thread start"))
	}
	if !t.account(threadSize) {
		return false
	}
	n := &Thread{object: object, daemon: daemon}
	vm.spawn(n, func(n *Thread) {
		target := n.Select(m, object)
		if target != nil {
			n.Call(target, Ref(object))
		}
		n.finish()
	})
	object.Native = n
	return true
}

// finish ends a thread: its handler gets the pending exception, and those who
// join it wake up.
func (t *Thread) finish() {
	vm := t.vm
	if vm.ending {
		return
	}
	if e := t.pending; e != nil {
		t.pending = nil
		t.uncaught(e)
		if vm.ending {
			return
		}
	}
	if o := t.object; o != nil {
		if m := o.class.FindMethod("exit", "()V"); m != nil && m.Class == vm.threadClass && !m.IsStatic() {
			t.Call(m, Ref(o))
			t.pending = nil
		}
		t.state = ended
		if lock := o.lock; lock != nil {
			// Thread.join waits on the thread.
			for len(lock.waiting) > 0 {
				lock.waiting[0].leaveWait()
			}
		}
	}
	t.state = ended
}

// report tells the listeners of an exception that nobody caught, once.
func (t *Thread) report(e *Object) {
	if h := t.vm.cfg.Hooks; h != nil && h.Uncaught != nil && !t.vm.ending && t.reported != e {
		t.reported = e
		h.Uncaught(t, e)
	}
}

// uncaught gives an exception that nobody caught to the thread's handler. It
// fails the run if it is the main thread's, as Java's launcher has it.
func (t *Thread) uncaught(e *Object) {
	vm := t.vm
	if vm.cfg.OnUncaught != nil {
		vm.cfg.OnUncaught(t, e)
	}
	if !t.handlesOwn() {
		t.report(e)
	}
	if t.id == 1 {
		vm.failed = &Outcome{Kind: Uncaught, ExitCode: 1, Exception: e, Thread: t.Name(), Reason: describe(e)}
	}
	if t.object == nil {
		return
	}
	m := t.object.class.FindMethod("dispatchUncaughtException", "(Ljava/lang/Throwable;)V")
	if m == nil || m.IsStatic() {
		return
	}
	t.Call(m, Ref(t.object), Ref(e))
	t.pending = nil
}

// handlesOwn reports whether the program gave this thread a handler of its own,
// for which an exception is no crash.
func (t *Thread) handlesOwn() bool {
	if t.object == nil {
		return false
	}
	f := t.vm.threadClass.DeclaredField("handler", "Ljava/lang/Thread$UncaughtExceptionHandler;")
	return f != nil && !f.IsStatic() && t.object.Field(f).R != nil
}
