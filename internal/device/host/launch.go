// Starting the app.

package host

import (
	"context"
	"errors"
	"slices"
	"strings"

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

// unstarted says of an app of which nothing outside can start an activity what can be done
// instead; "" for all others.
func (a *installed) unstarted() string {
	if len(a.manifest.Starts()) > 0 {
		return ""
	}
	var own []string
	for i := range a.manifest.Application.Components {
		if c := &a.manifest.Application.Components[i]; c.Kind == apk.Activity && c.Enabled {
			own = append(own, c.Class)
		}
	}
	if len(own) == 0 {
		return a.manifest.Package + " has no activity, so that there is nothing to start and to tap on: explain a crash of its code from the text alone (esdroid slice --crash)"
	}
	return "neither the launcher nor another app can start an activity of " + a.manifest.Package + ": choose one yourself (esdroid monkey --activity) of " + strings.Join(own, ", ")
}

// Launch starts an activity; it starts the process if there is none. An app without such
// an activity is no crash of it, but an error.
func (d *Device) Launch(ctx context.Context, component string) (device.Result, error) {
	if d.app == nil {
		err := errors.New("no app is installed")
		return device.Result{Status: device.Broken, Reason: err.Error()}, err
	}
	if component == "" {
		if why := d.app.unstarted(); why != "" {
			return device.Result{Status: device.Broken, Reason: why}, errors.New(why)
		}
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
		return r, &refusal{refused}
	}
	if first {
		d.again.launched(d, component, r)
	}
	return r, nil
}

// relaunch starts an activity in the middle of a run. One that the app has disabled since is
// gone from the launcher: nothing happens.
func (d *Device) relaunch(ctx context.Context, component string) (device.Result, error) {
	r, err := d.Launch(ctx, component)
	var refused *refusal
	if errors.As(err, &refused) && (component == "" || d.app.manifest.Component(component) != nil) {
		return r, nil
	}
	return r, err
}

// refusal says why the device starts no activity.
type refusal struct{ why string }

func (r *refusal) Error() string { return r.why }
