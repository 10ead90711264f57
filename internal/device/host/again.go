// Starting an app over and over, as one does who tries many sequences of events: from the
// second time on the process is brought back to where its launch left it, or where that
// cannot be, begins anew on the machine of the last one.

package host

import (
	"context"

	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/machine"
)

// again is what a device keeps of the processes that have ended.
type again struct {
	ended     int
	start     *Snapshot // after the launch
	component string    // that was launched
	result    device.Result
	waiting   *vm.VM // the machine of start, while its process does not run
	spare     *vm.VM // another one
}

// maxKept bounds the objects that are kept a second time for a snapshot.
const maxKept = 64 << 20

// launched takes a snapshot behind the launch of a new process, if it is one of several.
// What no snapshot can be taken of is launched anew each time.
func (a *again) launched(d *Device, component string, r device.Result) {
	if a.ended == 0 || r.Over() || d.recorder != nil || d.listen != nil || d.machine.HeapUsed() > maxKept {
		return
	}
	s, err := d.Snapshot()
	if err != nil {
		return
	}
	a.drop()
	a.start, a.component, a.result = s, component, r
}

// put keeps the machine of the process, which ends, for the next one.
func (a *again) put(d *Device) {
	a.ended++
	m, snapshot := d.machine, a.start != nil && a.start.machine == d.machine
	switch sound := d.over == nil || d.over.Status != device.Broken && d.over.Status != device.Limited; {
	case sound && snapshot:
		a.waiting = m
		return
	case sound:
		a.spare = m
	case snapshot:
		a.start = nil
	}
	m.End()
	m.World().Files.Close()
}

// take brings the process back behind the launch of a component. A snapshot that does not
// serve here waits for the next launch.
func (a *again) take(ctx context.Context, d *Device, component string, hooks *vm.Hooks) (device.Result, bool) {
	if a.waiting == nil || component != a.component {
		return device.Result{}, false
	}
	d.machine = a.waiting
	if err := a.start.Restore(hooks); err != nil {
		d.machine = nil
		return device.Result{}, false
	}
	a.waiting = nil
	d.machine.Under(ctx)
	return a.result, true
}

// drop gives the snapshot up.
func (a *again) drop() {
	if m := a.waiting; m != nil {
		m.End()
		m.World().Files.Close()
	}
	a.waiting, a.start = nil, nil
}

// newMachine returns a machine that has not run.
func (a *again) newMachine(cfg vm.Config) (*vm.VM, error) {
	m := a.spare
	a.spare = nil
	if m == nil {
		return machine.New(cfg)
	}
	return m, m.Renew(cfg.World, cfg.Hooks)
}

// Rehearse launches an activity and ends the app, so that launches of it with listeners
// that only change something later can begin behind that.
func (d *Device) Rehearse(ctx context.Context, component string) error {
	listen := d.listen
	d.listen = nil
	defer func() { d.listen = listen }()
	if err := d.Reset(ctx); err != nil {
		return err
	}
	d.again.ended++ // there will be more
	if _, err := d.Launch(ctx, component); err != nil {
		return err
	}
	return d.Reset(ctx)
}
