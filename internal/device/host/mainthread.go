// The main thread: it does what the host posts and what is due in its message
// queue, and rests without a frame otherwise.

package host

import (
	"fmt"
	"math"
	"time"

	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/vm"
)

// job is something that the main thread does for the host.
type job func(t *vm.Thread)

const (
	zygoteClass = "Lcom/android/internal/os/ZygoteInit;"
	queueClass  = "Landroid/os/MessageQueue;"
)

// main is the code of the main thread.
func (d *Device) main(t *vm.Thread) {
	if !t.AttachMain() {
		return
	}
	d.booted = false
	if !d.turn(t) { // it makes the process an app's
		return
	}
	d.booted = true
	d.rest(t)
}

// rest does what there is to do, now and whenever there is something.
func (d *Device) rest(t *vm.Thread) {
	for !t.Ending() {
		due, ok := d.due(t)
		if !ok {
			return
		}
		if len(d.jobs) > 0 || due <= t.VM().World().Clock.Elapsed() {
			if !d.turn(t) || !t.Yield() {
				return
			}
			continue
		}
		if !t.Park(due) {
			return
		}
	}
}

// poll does the next thing that the host posted, from where input arrives in the main
// thread's loop. Its exceptions take the loop's way.
func (d *Device) poll(t *vm.Thread) {
	if len(d.jobs) == 0 || !d.booted {
		return
	}
	do := d.jobs[0]
	d.jobs = d.jobs[1:]
	do(t)
}

// turn enters the app's process as the platform does, to handle what is due. False
// means that an exception is pending or the run is over.
func (d *Device) turn(t *vm.Thread) bool {
	c, ok := t.Load(zygoteClass)
	if !ok {
		return false
	}
	args := t.NewArray("Ljava/lang/String;", 0)
	if args == nil {
		return false
	}
	_, ok = static(t, c, "main", "([Ljava/lang/String;)V", vm.Ref(args))
	return ok
}

// due returns when the next message of the main queue is due, in nanoseconds since
// the start; -1 for never.
func (d *Device) due(t *vm.Thread) (int64, bool) {
	c, ok := t.Load(queueClass)
	if !ok {
		return 0, false
	}
	var at vm.Slot
	t.Aside(func() { at, ok = static(t, c, "hostNextWhen", "()J") })
	if !ok {
		return 0, false
	}
	if at.Long() == math.MaxInt64 || at.Long() > math.MaxInt64/int64(time.Millisecond) {
		return math.MaxInt64, true
	}
	return max(at.Long()*int64(time.Millisecond)-t.VM().World().Clock.Uptime, 0), true
}

// static calls a static method of a class of the platform.
func static(t *vm.Thread, c *vm.Class, name, desc string, args ...vm.Slot) (vm.Slot, bool) {
	m := c.Declared(name, desc)
	if m == nil || !m.IsStatic() {
		t.Unmodelled(c.Name + "->" + name + desc)
		return vm.Slot{}, false
	}
	return t.Call(m, args...)
}

// call calls a static method of a class of the host's package on the main thread.
func call(t *vm.Thread, class, name, desc string, args ...vm.Slot) (vm.Slot, bool) {
	c, ok := t.Load("Lesdroid/device/" + class + ";")
	if !ok {
		return vm.Slot{}, false
	}
	return static(t, c, name, desc, args...)
}

// settle runs the machine for some virtual time and says how the app is then.
func (d *Device) settle(horizon time.Duration) device.Result {
	if d.over != nil {
		return *d.over
	}
	var r device.Result
	switch d.machine.Settle(vm.Rest{Horizon: horizon}) {
	case vm.Hung:
		r = device.Result{Status: device.NotResponding, Reason: d.hanging(), Stack: d.stack()}
		d.crash = d.notResponding(&r)
		d.over = &r
	case vm.Ended:
		r = d.ended()
		d.over = &r
	}
	if n := len(d.inputs.Outside); n > d.outside {
		r.Outside = d.inputs.Outside[d.outside:n:n]
		d.outside = n
	}
	return r
}

// post has the main thread do something, and runs the machine.
func (d *Device) post(do job, horizon time.Duration) device.Result {
	if d.over != nil {
		return *d.over
	}
	d.jobs = append(d.jobs, do)
	main := d.machine.Main()
	main.Unpark(main)
	return d.settle(horizon)
}

func (d *Device) stack() (lines []string) {
	for _, f := range d.machine.Main().Backtrace(0) {
		lines = append(lines, f.String())
	}
	return lines
}

func (d *Device) hanging() string {
	if s := d.stack(); len(s) > 0 {
		return fmt.Sprintf("the main thread does not come back from %s", s[0])
	}
	return "the main thread has ended"
}
