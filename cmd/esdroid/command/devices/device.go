// esdroid device: the embedded device.

package devices

import (
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/framework/native/world"
)

// deviceCommands is filled by the files of the sub-commands.
var deviceCommands []func() *cobra.Command

// NewDevice returns esdroid device.
func NewDevice() *cobra.Command {
	c := &cobra.Command{
		Use:   "device",
		Short: "Run an app on the embedded device",
		Args:  cli.UsageArgs(cobra.NoArgs),
		RunE:  func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	for _, sub := range deviceCommands {
		c.AddCommand(sub())
	}
	return c
}

// deviceFlags describe the embedded device.
type deviceFlags struct {
	screen   string
	density  int
	locale   string
	throttle time.Duration
	heap     int64
	maxTime  time.Duration
	debug    bool
}

func (f *deviceFlags) register(c *cobra.Command) {
	flags := c.Flags()
	flags.StringVar(&f.screen, "screen", "1080x1920", "pixels of the screen, held upright")
	flags.IntVar(&f.density, "density", 340, "dots per inch of the screen")
	flags.StringVar(&f.locale, "locale", "en-US", "language and region of the device")
	flags.DurationVar(&f.throttle, "throttle", 300*time.Millisecond, "virtual time from one event to the next")
	flags.Int64Var(&f.heap, "heap", 256, "megabytes of live objects beyond which OutOfMemoryError is thrown")
	flags.DurationVar(&f.maxTime, "max-time", 0, "time of this computer after which a run is stopped, such as 30s; 0 for no limit")
	flags.BoolVar(&f.debug, "debug", false, "show where a fault of the device itself arose")
	flags.Lookup("debug").Hidden = true
}

func (f *deviceFlags) options(seed int64) (host.Options, error) {
	o := host.Options{Config: world.DefaultConfig(), Seed: seed, Throttle: f.throttle, Debug: f.debug}
	usage := func(format string, args ...any) error {
		return &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf(format, args...)}
	}
	if n, err := fmt.Sscanf(f.screen, "%dx%d", &o.Config.Width, &o.Config.Height); err != nil || n != 2 || o.Config.Width < 100 || o.Config.Height < 100 ||
		o.Config.Width > 8192 || o.Config.Height > 8192 {
		return o, usage("--screen %q: expected WIDTHxHEIGHT in pixels, such as 1080x1920", f.screen)
	}
	if f.density < 80 || f.density > 1000 {
		return o, usage("--density %d: expected dots per inch from 80 to 1000", f.density)
	}
	if f.throttle <= 0 || f.throttle > time.Hour {
		return o, usage("--throttle %v: expected a time from 1ms to 1h", f.throttle)
	}
	if f.heap < 1 || f.heap > 1<<16 {
		return o, usage("--heap %d: expected megabytes from 1 to 65536", f.heap)
	}
	o.Config.Density, o.Config.Locale = f.density, f.locale
	o.Config.StatusBar, o.Config.NavigationBar = bar(24, f.density), bar(48, f.density)
	o.Limits.Heap, o.Limits.Wall = f.heap<<20, f.maxTime
	return o, nil
}

// bar is the height of a system bar.
func bar(dp, density int) int { return (dp*density + 80) / 160 }

// open opens an app and a device with it.
func (f *deviceFlags) open(path string, seed int64) (*host.Device, error) {
	o, err := f.options(seed)
	if err != nil {
		return nil, err
	}
	app, err := apk.Open(path)
	if err != nil {
		return nil, err
	}
	d, err := host.Open(app, o)
	if errors.Is(err, host.ErrLacks) {
		return nil, &cli.ExitError{Code: cli.ExitDevice, Err: cli.InApp(path, err)}
	}
	return d, cli.InApp(path, err)
}

// resultExit turns a result that ended a run into the command's.
func resultExit(r *device.Result) error {
	switch r.Status {
	case device.Crashed, device.NotResponding:
		return &cli.ExitError{Code: cli.ExitNegative}
	case device.Unmodelled:
		return &cli.ExitError{Code: cli.ExitDevice, Err: fmt.Errorf("%s", r.Reason)}
	case device.Limited:
		return &cli.ExitError{Code: cli.ExitPartial, Err: fmt.Errorf("%s", r.Reason)}
	case device.Broken:
		return &cli.ExitError{Code: cli.ExitDevice, Err: fmt.Errorf("the embedded device failed; %s\n\t%s", cli.ReportFault, r.Reason)}
	}
	return nil
}
