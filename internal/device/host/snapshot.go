// Going back to where a process was.

package host

import (
	"errors"

	"github.com/esdroid/esdroid/internal/framework/native/world"
	"github.com/esdroid/esdroid/internal/vm"
)

// Snapshot is a state of a device: of the app's process and of its data.
type Snapshot struct {
	device   *Device
	machine  *vm.VM
	inputs   *world.Inputs
	state    *vm.Snapshot
	printed  [2]string // of lines that have not ended
	outside  int
	rotation int
	touch    *touch
}

// Snapshot takes the state of a running app at rest. It fails where threads of the app
// are at work, files are open, or a trace is recorded; such an app is started anew instead.
func (d *Device) Snapshot() (*Snapshot, error) {
	if d.machine == nil || d.over != nil {
		return nil, errors.New("the app does not run")
	}
	state, err := d.machine.Snapshot()
	if err != nil {
		return nil, err
	}
	s := &Snapshot{device: d, machine: d.machine, inputs: d.inputs, state: state, outside: d.outside, rotation: d.rotation, touch: d.touch}
	for i, p := range d.printers() {
		s.printed[i] = string(p.line)
	}
	return s, nil
}

// Restore brings the device back; the app must not have been stopped since. Hooks may be
// nil, see vm.Snapshot.Restore.
func (s *Snapshot) Restore(hooks *vm.Hooks) error {
	d := s.device
	if d.machine != s.machine {
		return errors.New("the process of the snapshot has ended")
	}
	if err := s.state.Restore(d.rest, hooks); err != nil {
		return err
	}
	d.jobs, d.booted, d.over, d.crash, d.thrown = nil, true, nil, "", nil
	d.inputs, d.outside, d.rotation, d.touch = s.inputs, s.outside, s.rotation, s.touch
	for i, p := range d.printers() {
		p.line = []byte(s.printed[i])
	}
	return nil
}
