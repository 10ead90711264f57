// The device and its options.

package host

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/framework/native/world"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/record"
)

// Options describe a device.
type Options struct {
	Config world.Config // zero: world.DefaultConfig
	Seed   int64
	Limits vm.Limits

	// Throttle is the virtual time from one event to the next; timers due in it run.
	// 0 is 300 ms.
	Throttle time.Duration
	// LaunchTime is Throttle for the start of an activity by Launch; 0 is 1 s.
	LaunchTime time.Duration
	// Start is the wall time at which the device starts; zero is that of package
	// internal/vm/world.
	Start time.Time
	// Scope tells the classes whose code a trace records; nil is all of the app.
	Scope func(class string) bool
	// Debug keeps the host's stack in reports of its own faults.
	Debug bool
}

func (o *Options) fill() {
	if o.Config == (world.Config{}) {
		o.Config = world.DefaultConfig()
	}
	if o.Throttle <= 0 {
		o.Throttle = 300 * time.Millisecond
	}
	if o.LaunchTime <= 0 {
		o.LaunchTime = time.Second
	}
	if o.Limits.Instructions == 0 {
		o.Limits.Instructions = 1 << 50 // an event is bounded by its virtual time
	}
}

// Device is the embedded device.
type Device struct {
	options Options
	app     *installed

	// The running process.
	machine  *vm.VM
	inputs   *world.Inputs
	jobs     []job
	booted   bool           // the process is an app's
	over     *device.Result // how the process ended
	outside  int            // intents reported so far
	rotation int
	touch    *touch
	recorder *record.Recorder
	traced   io.Writer
	crash    string
	thrown   vm.Backtrace
	listen   func(*vm.Hooks)
	again    again
}

var _ device.Device = (*Device)(nil)

// installed is an app with its parsed code, which machines share.
type installed struct {
	app      *apk.App
	files    []*dex.File
	manifest *apk.Manifest
}

// New returns a device without an app.
func New(o Options) *Device {
	o.fill()
	return &Device{options: o}
}

// Open returns a device with an app.
func Open(app *apk.App, o Options) (*Device, error) {
	d := New(o)
	return d, d.Install(context.Background(), app)
}

// ErrLacks is of apps that the device cannot have for what it lacks itself.
var ErrLacks = errors.New("the device cannot take the app")

// Install puts an app on the device.
func (d *Device) Install(_ context.Context, app *apk.App) error {
	if !app.HasManifest() {
		return errors.New("it has no manifest, so that no device would install it")
	}
	m, err := app.Manifest()
	if err != nil {
		return err
	}
	if asked := LibrariesAsked(m); len(asked) > 0 {
		return fmt.Errorf("%w: it needs the shared library %s, which is not part of Android: a device without it does not install the app", ErrLacks, strings.Join(asked, ", "))
	}
	in := &installed{app: app, manifest: m}
	in.files, err = app.Code()
	if errors.Is(err, apk.ErrNoCode) {
		if m.Application.HasCode {
			return fmt.Errorf("%w; the manifest does not say so (android:hasCode), so that no device would install it", err)
		}
	} else if err != nil {
		return err
	}
	if err := d.Stop(); err != nil {
		return err
	}
	d.again.drop()
	d.app, d.again = in, again{}
	return nil
}

// Reset ends the app and forgets its data.
func (d *Device) Reset(context.Context) error { return d.Stop() }

// Record has the next start record its trace.
func (d *Device) Record(w io.Writer) error {
	if d.machine != nil {
		return errors.New("the app runs already: its trace begins with its start")
	}
	d.traced = w
	return nil
}

// Stop ends the app and completes its trace.
func (d *Device) Stop() error {
	if d.machine == nil {
		return nil
	}
	var err error
	if d.recorder != nil {
		if err = d.recorder.Close(d.machine.End()); err != nil {
			err = fmt.Errorf("the trace: %w", err)
		}
	}
	d.recorder, d.traced = nil, nil
	d.again.put(d)
	d.leave()
	return err
}

// leave forgets the running process.
func (d *Device) leave() {
	d.machine, d.jobs, d.over, d.crash, d.thrown, d.outside, d.touch, d.rotation = nil, nil, nil, "", nil, 0, nil, 0
}

// Close gives the device up.
func (d *Device) Close() error {
	err := d.Stop()
	d.again.drop()
	d.again = again{}
	return err
}

// Listen has the next starts of the app give their listeners to f, which may add its own
// to those of a recorder; nil for none.
func (d *Device) Listen(f func(*vm.Hooks)) { d.listen = f }

// Callbacks returns how many callback instances the trace of the running app has so far.
func (d *Device) Callbacks() int64 {
	if d.recorder == nil {
		return 0
	}
	return d.recorder.Callbacks()
}

// Machine returns the machine of the running process, nil if there is none.
func (d *Device) Machine() *vm.VM { return d.machine }

// Inputs returns what the running process is given and tells.
func (d *Device) Inputs() *world.Inputs { return d.inputs }

// Manifest returns the manifest of the app.
func (d *Device) Manifest() *apk.Manifest { return d.app.manifest }

// Classes returns the classes of the app, by their descriptors.
func (d *Device) Classes() map[string]bool {
	all := map[string]bool{}
	for _, f := range d.app.files {
		for i := range f.NumClassDefs() {
			all[f.TypeDescriptor(f.ClassDef(uint32(i)).Type)] = true
		}
	}
	return all
}

// Crash returns the report of the crash.
func (d *Device) Crash() string { return d.crash }

// Thrown returns the calls of the app's code at which the exception of the crash was thrown,
// innermost first.
func (d *Device) Thrown() vm.Backtrace { return d.thrown }

// Log writes the device's log.
func (d *Device) Log(w io.Writer) error {
	if d.inputs == nil {
		return nil
	}
	return world.Write(w, d.inputs.Log.Since(0))
}
