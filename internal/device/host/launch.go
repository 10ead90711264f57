// Starting the app.

package host

import (
	"context"
	"errors"
	"slices"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/vm"
)

// start is the activity to begin with in an app of which the launcher shows none, as test
// tools would start it; "" for all others.
func (a *installed) start() string {
	if all := a.manifest.Starts(); len(all) > 0 && !slices.ContainsFunc(a.manifest.Launchers(), func(c *apk.Component) bool { return c.Enabled }) {
		return all[0].Class
	}
	return ""
}

// Launch starts an activity; it starts the process if there is none. An app without such
// an activity is no crash of it, but an error.
func (d *Device) Launch(ctx context.Context, component string) (device.Result, error) {
	if d.app == nil {
		err := errors.New("no app is installed")
		return device.Result{Status: device.Broken, Reason: err.Error()}, err
	}
	if component == "" {
		component = d.app.start()
	}
	first := d.machine == nil
	if first {
		hooks, err := d.listeners()
		if err == nil {
			if r, ok := d.again.take(ctx, d, component, hooks); ok {
				return r, nil
			}
			err = d.start(ctx, hooks)
		}
		if err != nil {
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
