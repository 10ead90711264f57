// Starting an app over and over, as one does who tries many sequences of events: from the
// second time on the process is brought back to where its launch left it, or where that
// cannot be, its machine begins anew.

package host

import (
	"context"

	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/machine"
)

// again is what a device knows of launches after which it was reset.
type again struct {
	resets    int
	start     *Snapshot // after the launch
	component string    // that was launched
	result    device.Result
	waiting   *vm.VM // the machine of start, while no process runs
	spare     *vm.VM // the machine of the last process, to begin anew
}

// maxKept bounds the objects that are kept a second time for a snapshot.
const maxKept = 64 << 20

// launched takes a snapshot behind the launch of a new process, if it is one of several.
// What no snapshot can be taken of is launched anew each time.
func (a *again) launched(d *Device, component string, r device.Result) {
	if a.resets == 0 || r.Over() || d.recorder != nil || d.listen != nil || d.machine.HeapUsed() > maxKept {
		return
	}
	s, err := d.Snapshot()
	if err != nil {
		return
	}
	a.start, a.component, a.result = s, component, r
}

// put ends the process but keeps its machine; false if there is nothing to come back to.
func (a *again) put(d *Device) bool {
	if d.machine == nil {
		return a.waiting != nil
	}
	a.resets++
	if a.start == nil || d.machine != a.start.machine {
		return false
	}
	if !d.sound() {
		return false
	}
	a.waiting = d.machine
	d.leave()
	return true
}

// take brings the process back behind the launch of a component.
func (a *again) take(ctx context.Context, d *Device, component string) (device.Result, bool) {
	if a.waiting == nil || component != a.component || d.traced != nil || d.listen != nil {
		a.drop()
		return device.Result{}, false
	}
	d.machine, a.waiting = a.waiting, nil
	if err := a.start.Restore(); err != nil {
		return device.Result{}, false
	}
	d.machine.Under(ctx)
	return a.result, true
}

// drop gives the snapshot up, but not its machine.
func (a *again) drop() {
	if m := a.waiting; m != nil {
		m.End()
		m.World().Files.Close()
		a.spare = m
	}
	a.waiting, a.start = nil, nil
}

// sound reports whether the machine of the process can serve once more.
func (d *Device) sound() bool {
	return d.over == nil || d.over.Status != device.Broken && d.over.Status != device.Limited
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
