// Threads in snapshots: those that wait in a native which blocks once, below code that
// no other native has called. Such a thread is its frames and its stack; it comes back by
// calling that native once more, which then goes on behind its blocking.

package vm

import (
	"fmt"
	"iter"
	"slices"
)

// blockOnce names the natives whose work before they block does no harm when it is done
// again.
var blockOnce = map[string]bool{
	"Ljava/lang/Object;->wait(JI)V":                                        true,
	"Ljava/lang/Thread;->pause(JI)V":                                       true,
	"Ljava/util/concurrent/locks/LockSupport;->rest(Ljava/lang/Object;J)V": true,
}

// keptThread is a thread that waits.
type keptThread struct {
	t      *Thread
	state  Thread
	frames []frame
	stack  []Slot
}

// keptLock is a monitor that someone is in or waits for.
type keptLock struct {
	o       *Object
	owner   *Thread
	count   int
	waiting []*Thread
}

// keep takes the state of a thread, or says why that cannot be.
func (t *Thread) keep() (keptThread, error) {
	n := len(t.frames)
	switch {
	case t.state != parked && t.state != waitingNotify && t.state != sleeping, t.queued, t.pending != nil, t.caught != nil, t.nesting != 1, n < 2:
		return keptThread{}, fmt.Errorf("thread %q is at work", t.Name())
	case t.frames[n-1].code != nil || t.frames[n-1].lock != nil || !blockOnce[t.frames[n-1].m.Text()]:
		return keptThread{}, fmt.Errorf("thread %q waits in %s", t.Name(), methodText(t.frames[n-1].m))
	}
	for i := range t.frames[1:] {
		if t.frames[1+i].enter || t.frames[i].code == nil {
			return keptThread{}, fmt.Errorf("thread %q waits below a native", t.Name())
		}
	}
	return keptThread{t, *t, slices.Clone(t.frames), slices.Clone(t.stack[:t.top()])}, nil
}

// restore makes the thread anew, where it waits.
func (k *keptThread) restore(vm *VM) {
	t := k.t
	*t = k.state
	t.roomy = append(make([]frame, 0, cap(k.state.roomy)), k.frames...)
	t.frames = t.roomy[: len(k.frames) : cap(t.roomy)-spareFrames]
	n := len(k.state.stack)
	t.stack = append(make([]Slot, 0, n+spareWords), k.stack...)[:n]
	vm.threads = append(vm.threads, t)
	if !t.daemon {
		vm.live++
	}
	vm.timers++
	t.resume, t.stop = iter.Pull(func(yield func(struct{}) bool) {
		t.suspend = yield
		defer vm.recovered(t)
		t.comeBack()
		t.settleGrant()
	})
}

// comeBack goes on behind the native that the thread waits in, as its first coroutine
// would have.
func (t *Thread) comeBack() {
	t.returning = true
	m := t.frames[len(t.frames)-1].m
	t.native(m)
	t.resumed = !t.vm.ending
	if t.resumed {
		t.run()
		t.nesting--
		t.finish()
	}
}

// returns reports, once, whether a snapshot found the thread behind what it is about to do.
func (t *Thread) returns() bool {
	was := t.returning
	t.returning = false
	return was
}
