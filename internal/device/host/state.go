// What is on the screen.

package host

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/vm"
)

// State looks at the screen; the app cannot tell.
func (d *Device) State(context.Context) (*device.State, error) {
	if d.machine == nil {
		return nil, errors.New("the app was not launched")
	}
	var text, activity string
	err := d.machine.Visit(func(t *vm.Thread) error {
		s, ok := call(t, "Screen", "dump", "()Ljava/lang/String;")
		if !ok || s.R == nil {
			return nil // Visit knows why
		}
		text = vm.GoString(s.R)
		if s, ok = call(t, "Control", "currentActivity", "()Ljava/lang/String;"); ok && s.R != nil {
			activity = vm.GoString(s.R)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	state := &device.State{Activity: activity}
	if err := json.Unmarshal([]byte(text), state); err != nil {
		return nil, fmt.Errorf("the screen's description: %w", err)
	}
	return state, nil
}

// Activity returns the class of the activity in front.
func (d *Device) Activity(context.Context) (string, error) {
	if d.machine == nil {
		return "", nil
	}
	var name string
	err := d.machine.Visit(func(t *vm.Thread) error {
		if s, ok := call(t, "Control", "currentActivity", "()Ljava/lang/String;"); ok && s.R != nil {
			name = vm.GoString(s.R)
		}
		return nil
	})
	return name, err
}
