// Going back to where a process was.

package host

import (
	"errors"

	"github.com/esdroid/esdroid/internal/vm"
)

// Snapshot is a state of a device: of the app's process and of its data.
type Snapshot struct {
	device   *Device
	machine  *vm.VM
	state    *vm.Snapshot
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
	return &Snapshot{d, d.machine, state, d.outside, d.rotation, d.touch}, nil
}

// Restore brings the device back; the app must not have been stopped since.
func (s *Snapshot) Restore() error {
	d := s.device
	if d.machine != s.machine {
		return errors.New("the process of the snapshot has ended")
	}
	d.jobs, d.over, d.crash, d.outside, d.rotation, d.touch = nil, nil, "", s.outside, s.rotation, s.touch
	s.state.Restore(d.rest)
	return nil
}
