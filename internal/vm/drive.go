// Driving a machine from outside: its main thread waits without a frame until the
// host or a timer wakes it, and the host takes over when nothing is left to do.

package vm

import (
	"context"
	"sync/atomic"
	"time"
)

// Pause is why a driven machine came back to its host.
type Pause uint8

// The pauses.
const (
	Idle  Pause = iota // nothing can run, and no timer is due within the horizon
	Busy               // the horizon is reached, but threads still find work
	Hung               // the main thread has not come to rest for too long, or has ended
	Ended              // the run is over; End says how
)

func (p Pause) String() string { return [...]string{"idle", "busy", "hung", "ended"}[p] }

// Rest says when a driven machine comes back to its host.
type Rest struct {
	// Horizon is how far timers may lie in the future and still be waited for, at
	// least a millisecond.
	Horizon time.Duration
	// Patience is how long the main thread may be at work before it counts as
	// hung, and how long other threads may go on when it rests; 0 is 5 seconds.
	Patience time.Duration
}

// Begin starts the main thread with body but runs nothing yet: Settle does. The
// main thread rests where body parks and no frame is on its stack.
func (vm *VM) Begin(ctx context.Context, body func(t *Thread)) *Thread {
	vm.Under(ctx)
	vm.main = &Thread{}
	vm.spawn(vm.main, func(t *Thread) {
		body(t)
		t.finish()
	})
	return vm.main
}

// Under has the machine run under ctx from now on, with all of its wall time before it.
func (vm *VM) Under(ctx context.Context) {
	for _, f := range vm.release {
		f()
	}
	vm.ctx, vm.release = ctx, nil
	// The last context may be ending just now; what it does then must not meet this one.
	alarm := new(atomic.Bool)
	alarm.Store(ctx.Err() != nil)
	vm.alarm = alarm
	vm.release = append(vm.release, context.AfterFunc(ctx, func() { alarm.Store(true) }))
	if vm.limits.Wall > 0 {
		vm.release = append(vm.release, time.AfterFunc(vm.limits.Wall, func() { alarm.Store(true) }).Stop)
	}
}

// Began reports whether the machine has started.
func (vm *VM) Began() bool { return vm.nextThread > 0 }

// Settle runs threads and timers until the machine is at rest.
func (vm *VM) Settle(r Rest) Pause {
	if r.Patience <= 0 {
		r.Patience = 5 * time.Second
	}
	r.Horizon = max(r.Horizon, time.Millisecond)
	now := vm.world.Clock.Elapsed()
	vm.drive = &drive{horizon: now + int64(r.Horizon), patience: int64(r.Patience), limit: now + max(int64(r.Patience), int64(r.Horizon)), active: now}
	p := vm.schedule()
	vm.drive = nil
	return p
}

// End ends the run and says how it ended: as finished if nothing ended it before.
func (vm *VM) End() Outcome {
	if vm.outcome == nil {
		vm.outcome = &Outcome{Kind: Finished}
	}
	vm.ending = true
	for _, t := range vm.threads {
		t.stop()
	}
	for _, f := range vm.release {
		f()
	}
	vm.threads, vm.queue, vm.current, vm.release = nil, nil, nil, nil
	out := *vm.outcome
	if out.Kind == Finished && out.ExitCode == 0 && vm.failed != nil {
		out = *vm.failed
	}
	out.Instructions = vm.executed / opSize
	return out
}

// Outcome returns how the run ended, nil if it goes on.
func (vm *VM) Outcome() *Outcome { return vm.outcome }

// Main returns the main thread of a machine that has begun.
func (vm *VM) Main() *Thread { return vm.main }

// drive is what one call of Settle knows.
type drive struct {
	horizon  int64 // of timers
	limit    int64 // of threads besides the main thread
	patience int64
	active   int64 // when the main thread last left its rest
}

// atRest reports whether the thread is between two pieces of work: without a frame,
// parked or about to go on.
func (t *Thread) atRest() bool { return len(t.frames) == 0 && t.state != ended }

// bound is the time at which Settle comes back whatever runs.
func (vm *VM) bound() int64 {
	d := vm.drive
	switch {
	case !vm.main.atRest():
		return d.active + d.patience
	case vm.main.queued:
		return d.horizon + 1 // it always finds more to do
	}
	return d.limit
}

// overdue reports whether the host wants the machine back.
func (vm *VM) overdue() bool {
	return vm.drive != nil && vm.world.Clock.Elapsed() >= vm.bound()
}

// pauseAt decides what a driven machine does when its threads wait for next, which
// may be nil: go on with it, or come back.
func (vm *VM) pauseAt(next *Thread) (Pause, bool) {
	d := vm.drive
	if vm.main.state == ended {
		return Hung, true
	}
	if vm.main.atRest() {
		if next != nil && next.wake <= d.horizon {
			return 0, false
		}
		vm.world.Clock.AdvanceTo(d.horizon)
		return Idle, true
	}
	if next != nil && next.wake < d.active+d.patience {
		return 0, false
	}
	vm.world.Clock.AdvanceTo(d.active + d.patience)
	return Hung, true
}

// Overdue reports whether the host waits for the machine: natives of the main
// thread's loop then come back.
func (t *Thread) Overdue() bool {
	d := t.vm.drive
	return d != nil && t.vm.world.Clock.Elapsed() > d.horizon
}

// Uncaught gives the thread's pending exception to its handlers, as the end of a
// thread does. False means that the run is over.
func (t *Thread) Uncaught() bool {
	if e := t.pending; e != nil {
		t.pending = nil
		t.uncaught(e)
	}
	return !t.vm.ending
}
