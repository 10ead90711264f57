// Starting the app.

package host

import (
	"context"

	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/vm"
)

// Launch starts an activity; it starts the process if there is none.
func (d *Device) Launch(ctx context.Context, component string) (device.Result, error) {
	if d.machine == nil {
		if err := d.start(ctx); err != nil {
			return device.Result{Status: device.Broken, Reason: err.Error()}, err
		}
	}
	return d.post(func(t *vm.Thread) {
		var name vm.Slot
		if component != "" {
			name = vm.Ref(t.NewString(component))
		}
		call(t, "Control", "launch", "(Ljava/lang/String;)V", name)
	}, d.options.LaunchTime), nil
}
