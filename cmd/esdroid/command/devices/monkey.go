// esdroid monkey: random events until an app crashes.

package devices

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/monkey"
	"github.com/esdroid/esdroid/internal/pending"
	"github.com/esdroid/esdroid/slice/crash"
)

type monkeyOptions struct {
	deviceFlags
	monkey.Options
	mode, output, crashFile, trace string
	seeds                          int
	asJSON, keepGoing              bool
}

// NewMonkey returns esdroid monkey.
func NewMonkey() *cobra.Command {
	var o monkeyOptions
	o.Share = monkey.DefaultPercentages()
	c := &cobra.Command{
		Use:   "monkey APP",
		Short: "Send random events to an app on the embedded device until it crashes",
		Long: `Send random events to an app on the embedded device until it crashes, and write the
events and the crash to files.

Three modes choose the events: uniform taps anywhere on the screen above the
navigation bar; monkey mixes taps, drags and keys by percentages, as Android's monkey
does; widgets picks from what is on the screen. A seed gives the same events on every
run. With --seeds, that many seeds are tried one after the other, each on a fresh
device, until one crashes.

The exit code is 1 if the app crashed or does not respond, 0 if it took all events, 3
if a limit or Ctrl-C stopped the run, and 5 if the app needs a part of the platform
that the device does not have, or the crash may be the device's own fault.`,
		Example: `  esdroid monkey app.apk
  esdroid monkey app.apk --seed 7 --events 5000 --events-file found.jsonl --crash-file crash.txt
  esdroid monkey app.apk --mode widgets --seeds 10 --json`,
		Args: cli.UsageArgs(cobra.ExactArgs(1)),
		RunE: func(c *cobra.Command, args []string) error { return o.run(c, args[0]) },
	}
	o.register(c)
	f := c.Flags()
	f.Int64Var(&o.Seed, "seed", 1, "where everything random comes from")
	f.IntVar(&o.seeds, "seeds", 1, "how many seeds to try, beginning with --seed")
	f.IntVar(&o.Options.Events, "events", 5000, "how many events to send at most")
	f.StringVar(&o.mode, "mode", string(monkey.Uniform), "how to choose events: uniform, monkey or widgets")
	f.StringVar(&o.Component, "activity", "", "start this activity instead of the launcher's")
	f.BoolVar(&o.States, "states", false, "record the state before each event and the widget that it hits")
	f.StringVar(&o.output, "events-file", "", "write the events here, in the format of its ending (default: APP-events.jsonl if it crashed)")
	f.StringVar(&o.crashFile, "crash-file", "", "write the crash report here (default: APP-crash.txt)")
	f.StringVar(&o.trace, "trace", "", "write an execution trace of the last run to this file")
	f.BoolVar(&o.asJSON, "json", false, "print the result as JSON")
	f.BoolVar(&o.keepGoing, "all-seeds", false, "go on with the next seed after a crash")
	for name, p := range map[string]*int{"touch": &o.Share.Touch, "motion": &o.Share.Motion, "pinch": &o.Share.Pinch, "trackball": &o.Share.Trackball,
		"rotation": &o.Share.Rotation, "nav": &o.Share.Nav, "majornav": &o.Share.MajorNav, "syskeys": &o.Share.SysKeys, "appswitch": &o.Share.AppSwitch,
		"flip": &o.Share.Flip} {
		f.IntVar(p, "pct-"+name, *p, "percentage of "+name+" events of the mode monkey")
	}
	return c
}

// monkeyReport is what --json prints.
type monkeyReport struct {
	App  string      `json:"app"`
	Mode monkey.Mode `json:"mode"`
	Runs []monkeyRun `json:"runs"`
}

type monkeyRun struct {
	*monkey.Run
	Seconds    float64 `json:"seconds"`
	EventsFile string  `json:"eventsFile,omitempty"`
	CrashFile  string  `json:"crashFile,omitempty"`
	Unsure     string  `json:"unsure,omitempty"` // why the crash may be no fault of the app
}

// unthrown is said of a crash that may be the device's.
const unthrown = "maybe the device's own fault: no code of the app is on the stack, and Android's own throws nothing there"

func (o *monkeyOptions) run(c *cobra.Command, path string) error {
	usage := func(format string, args ...any) error {
		return &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf(format, args...)}
	}
	o.Mode = monkey.Mode(o.mode)
	known := false
	for _, m := range monkey.Modes {
		known = known || m == o.Mode
	}
	if !known {
		return usage("--mode %q: expected uniform, monkey or widgets", o.mode)
	}
	if o.Options.Events < 0 || o.seeds < 1 {
		return usage("--events and --seeds must be positive")
	}
	d, err := o.open(path, o.Seed)
	if err != nil {
		return err
	}
	d.Close()
	ctx, stop := signal.NotifyContext(c.Context(), os.Interrupt)
	defer stop()
	report := monkeyReport{App: path, Mode: o.Mode}
	var last *monkeyRun
	for i := range o.seeds {
		run, err := o.seed(ctx, c, path, o.Seed+int64(i))
		if err != nil {
			return err
		}
		report.Runs = append(report.Runs, *run)
		last = run
		if !o.asJSON {
			o.print(c.OutOrStdout(), run)
		}
		if last.Result.Status != device.Running && last.Result.Status != device.Exited && !o.keepGoing || ctx.Err() != nil {
			break
		}
	}
	if o.asJSON {
		if err := cli.PrintJSON(c.OutOrStdout(), report); err != nil {
			return err
		}
	}
	if ctx.Err() != nil {
		return &cli.ExitError{Code: cli.ExitPartial, Err: fmt.Errorf("stopped after %d events", last.Sent)}
	}
	if last.Unsure != "" {
		return &cli.ExitError{Code: cli.ExitDevice, Err: fmt.Errorf("unsure: %s", last.Unsure)}
	}
	return resultExit(&last.Result)
}

// seed does one run on a fresh device.
func (o *monkeyOptions) seed(ctx context.Context, c *cobra.Command, path string, seed int64) (*monkeyRun, error) {
	d, err := o.open(path, seed)
	if err != nil {
		return nil, err
	}
	defer d.Close()
	finish, err := recordTo(d, o.trace)
	if err != nil {
		return nil, err
	}
	config, _ := o.options(seed)
	m := o.Options
	m.Seed = seed
	m.Width, m.Height = config.Config.Width, config.Config.Height-config.Config.NavigationBar
	progress, done := cli.CountProgress(c.ErrOrStderr(), fmt.Sprintf("seed %d", seed), "events")
	m.Progress = func(sent int) { progress(sent, m.Events) }
	begin := time.Now()
	r, err := monkey.Do(ctx, d, m)
	done()
	if err != nil {
		return nil, err
	}
	run := &monkeyRun{Run: r, Seconds: time.Since(begin).Seconds()}
	if reports := crash.ParseText(r.Crash); len(reports) > 0 {
		classes := d.Classes()
		if reports[0].Unthrown(func(f crash.Frame) bool { return classes[f.Descriptor()] }) {
			run.Unsure = unthrown
		}
	}
	r.Sequence.Package = d.Manifest().Package
	if err := finish(); err != nil {
		return nil, err
	}
	return run, o.write(path, run)
}

// recordTo has a device record its trace to a file, if it is named; finish completes it.
func recordTo(d device.Device, file string) (finish func() error, err error) {
	if file == "" {
		return func() error { return nil }, nil
	}
	f, err := pending.Create(file, 0o644)
	if err != nil {
		return nil, err
	}
	if err := d.Record(f); err != nil {
		f.Discard()
		return nil, err
	}
	return func() error {
		defer f.Discard()
		if err := d.Stop(); err != nil {
			return err
		}
		return f.Commit()
	}, nil
}

// write writes the files of a run.
func (o *monkeyOptions) write(path string, run *monkeyRun) error {
	stem := strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))
	if o.seeds > 1 {
		stem += fmt.Sprintf("-%d", run.Seed)
	}
	run.EventsFile, run.CrashFile = o.output, ""
	if run.Crash != "" {
		if run.CrashFile = o.crashFile; run.CrashFile == "" {
			run.CrashFile = stem + "-crash.txt"
		}
		if run.EventsFile == "" {
			run.EventsFile = stem + "-events.jsonl"
		}
		if err := cli.WriteFile(run.CrashFile, textFile(run.Crash)); err != nil {
			return err
		}
	}
	if run.EventsFile == "" {
		return nil
	}
	return cli.WriteFile(run.EventsFile, sequenceFile{run.Sequence, formatOf(run.EventsFile)})
}

// formatOf is the format that a file's name stands for.
func formatOf(name string) *event.Format {
	var first *event.Format
	for _, f := range event.Formats {
		if f.Write == nil {
			continue
		}
		if f.Ext == filepath.Ext(name) {
			return f
		}
		if f.Ext == ".jsonl" {
			first = f
		}
	}
	return first
}

type textFile string

func (t textFile) WriteTo(w io.Writer) (int64, error) {
	n, err := io.WriteString(w, string(t))
	return int64(n), err
}

type sequenceFile struct {
	sequence *event.Sequence
	format   *event.Format
}

func (s sequenceFile) WriteTo(w io.Writer) (int64, error) {
	_, err := s.format.Write(w, s.sequence)
	return 0, err
}

func (o *monkeyOptions) print(w io.Writer, r *monkeyRun) {
	fmt.Fprintf(w, "seed %d: %s after %d events, %.1f s", r.Seed, r.Result.Status, r.Sent, r.Seconds)
	if r.Result.Reason != "" {
		fmt.Fprintf(w, ": %s", r.Result.Reason)
	}
	fmt.Fprintln(w)
	if r.Crash != "" {
		if r.Unsure != "" {
			fmt.Fprintf(w, "unsure: %s\n", r.Unsure)
		}
		fmt.Fprint(w, r.Crash)
		fmt.Fprintf(w, "events: %s\ncrash: %s\n", r.EventsFile, r.CrashFile)
	}
}
