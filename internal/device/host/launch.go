// Starting the app.

package host

import (
	"context"
	"errors"

	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/vm"
)

// Launch starts an activity; it starts the process if there is none. An app without such
// an activity is no crash of it, but an error.
func (d *Device) Launch(ctx context.Context, component string) (device.Result, error) {
	first := d.machine == nil
	if first {
		if r, ok := d.again.take(ctx, d, component); ok {
			return r, nil
		}
		if err := d.start(ctx); err != nil {
			return device.Result{Status: device.Broken, Reason: err.Error()}, err
		}
	}
	var refused string
	r := d.post(func(t *vm.Thread) {
		var name vm.Slot
		if component != "" {
			name = vm.Ref(t.NewString(component))
		}
		if why, ok := call(t, "Control", "launch", "(Ljava/lang/String;)Ljava/lang/String;", name); ok && why.R != nil {
			refused = vm.GoString(why.R)
		}
	}, d.options.LaunchTime)
	if refused != "" && !r.Over() {
		return r, errors.New(refused)
	}
	if first {
		d.again.launched(d, component, r)
	}
	return r, nil
}
