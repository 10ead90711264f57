// esdroid run: from an app to an explained, minimised and confirmed crash.

package command

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/cmd/esdroid/command/sequences"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/pipeline"
	"github.com/esdroid/esdroid/slice/crash"
)

func init() { subcommands = append(subcommands, newRun) }

// runFlags are the flags of esdroid run.
type runFlags struct {
	events, crash, out, from, until, mode string
	format, output                        string
	seed                                  int64
	maxEvents, jobs, confirm              int
	throttle                              time.Duration
	json, open                            bool
}

func newRun() *cobra.Command {
	var f runFlags
	c := &cobra.Command{
		Use:   "run APP",
		Short: "Make an app crash, and say by which events, statements and values, and why",
		Long: `Make an app crash on the embedded device, and say by which events, statements and
values, and why.

The phases: produce a crash by exploring the app (or by the events of --events, or
looking for the crash of --crash), minimise its events, trace the shortest sequence,
slice it, confirm causes by running it again with one thing changed, and report. Each
leaves its files in the folder of --out, from which a later run goes on: a phase whose
files are there is not done again, unless --from names it or one before it.

The folder holds: events.jsonl and crash.txt, what was produced; minimal.jsonl, the
shortest sequence, and minimal.script and replay.sh, the same for monkey and adb;
run.trace, its execution trace (esdroid explain); slice.json, the dynamic slice;
confirm.json, what each change did; report.txt, the summary; report.html, report.md,
report.sarif and report.svg, the report for browsers, trackers, code scanning and as a
picture; other-N.jsonl,
sequences of other crashes.

Exit codes: 0 a crash was explained; 1 none was found; 3 stopped early, go on with the
same command; 4 unreadable input; 5 the app needs what the embedded device lacks, or
the crash may be the device's own.`,
		Example: `  esdroid run app.apk
  esdroid run app.apk --crash crash.txt
  esdroid run app.apk --events monkey.log --out found
  esdroid run app.apk --out found --from slice
  esdroid run app.apk --format html --output crash.html`,
		Args: cli.UsageArgs(cobra.ExactArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			collectLess()
			return f.run(c, args[0])
		},
	}
	fl := c.Flags()
	fl.StringVar(&f.events, "events", "", "replay this sequence instead of exploring (formats: esdroid events --help)")
	fl.StringVar(&f.crash, "crash", "", "look for the crash of this report, and no other; - for standard input")
	fl.StringVar(&f.out, "out", "", "folder of the files; default: the app's name with .run")
	fl.StringVar(&f.from, "from", "", "do this phase and those after it again: produce, minimise, trace, slice, confirm, report")
	fl.StringVar(&f.until, "until", "report", "stop after this phase")
	fl.StringVar(&f.mode, "mode", string(pipeline.Guided), "how to explore: guided or uniform")
	fl.Int64Var(&f.seed, "seed", 1, "where everything random comes from")
	fl.IntVar(&f.maxEvents, "max-events", 5000, "events of the exploration")
	fl.IntVar(&f.confirm, "confirm", 60, "runs with one thing changed, 0 for none")
	fl.IntVarP(&f.jobs, "jobs", "j", 1, "trials at the same time; with several it depends on the timing which minimal sequence is found")
	fl.DurationVar(&f.throttle, "throttle", 300*time.Millisecond, "virtual time from one event to the next")
	fl.StringVar(&f.format, "format", "text", "report that is printed at the end: text, json, html, markdown, sarif or svg")
	fl.StringVarP(&f.output, "output", "o", "", "file to write it to instead of standard output")
	fl.BoolVar(&f.json, "json", false, "same as --format json")
	fl.BoolVar(&f.open, "open", false, "open the report at the end; report.html, unless --format names another")
	return c
}

// reportFiles are the reports of a folder by their format.
var reportFiles = map[string]string{"html": "report.html", "markdown": "report.md", "sarif": "report.sarif", "svg": "report.svg"}

// checkReport refuses a report that the run would not make.
func (f *runFlags) checkReport() error {
	if f.json {
		if f.format != "text" && f.format != "json" {
			return cli.UsageError("--json and --format %s are different formats: give one of them", f.format)
		}
		f.format = "json"
	}
	switch {
	case f.format == "text" || f.format == "json":
	case reportFiles[f.format] == "":
		return cli.UsageError("unknown format %q: use text, json, html, markdown, sarif or svg", f.format)
	case f.until != pipeline.Report.String():
		return cli.UsageError("--format %s needs the phase %s: leave --until out", f.format, pipeline.Report)
	}
	return nil
}

// writeReport writes what was found where the flags want it.
func (f *runFlags) writeReport(w io.Writer, res *pipeline.Result, folder string) error {
	switch {
	case f.format == "json":
		return cli.PrintJSON(w, res)
	case reportFiles[f.format] != "":
		data, err := os.ReadFile(filepath.Join(folder, reportFiles[f.format]))
		if err != nil {
			return err
		}
		_, err = w.Write(data)
		return err
	}
	_, err := fmt.Fprintf(w, "%s\nAll files are in %s.\n", res.Summary, folder)
	return err
}

// options turns the flags into those of the pipeline.
func (f *runFlags) options(c *cobra.Command, path string) (pipeline.Options, error) {
	o := pipeline.Options{App: path, Out: f.out, Mode: pipeline.Mode(f.mode), Seed: f.seed, MaxEvents: f.maxEvents, Jobs: f.jobs, ConfirmTrials: f.confirm, Throttle: f.throttle}
	if o.Mode != pipeline.Guided && o.Mode != pipeline.Uniform {
		return o, cli.UsageError("--mode %q: expected guided or uniform", f.mode)
	}
	if f.maxEvents < 1 || f.confirm < 0 || f.jobs < 1 {
		return o, cli.UsageError("--max-events and --jobs must be positive, --confirm not negative")
	}
	if f.confirm == 0 {
		o.ConfirmTrials = -1
	}
	var err error
	if f.from != "" {
		if o.From, err = pipeline.ParsePhase(f.from); err != nil {
			return o, &cli.ExitError{Code: cli.ExitUsage, Err: err}
		}
		o.Again = true
	}
	if o.Until, err = pipeline.ParsePhase(f.until); err != nil {
		return o, &cli.ExitError{Code: cli.ExitUsage, Err: err}
	}
	if o.Out == "" {
		o.Out = strings.TrimSuffix(filepath.Base(path), filepath.Ext(path)) + ".run"
	}
	if f.events != "" {
		if o.Events, err = sequences.ReadEvents(c, f.events, ""); err != nil {
			return o, err
		}
	}
	if f.crash != "" {
		if o.Target, err = f.target(c, path); err != nil {
			return o, err
		}
	}
	progress := c.ErrOrStderr()
	o.Progress = func(p pipeline.Phase, text string) { fmt.Fprintf(progress, "%-9s %s\n", p, text) }
	return o, nil
}

// target reads the report of the crash that is looked for.
func (f *runFlags) target(c *cobra.Command, path string) (*crash.Report, error) {
	reports, err := readReports(f.crash, c.InOrStdin())
	if err != nil {
		return nil, err
	}
	app, err := apk.Open(path)
	if err != nil {
		return nil, err
	}
	own := crash.App{}
	if m, err := app.Manifest(); err == nil {
		own.Package = m.Package
	}
	chosen, err := crash.Choose(reports, own)
	var missing *crash.MissingCodeError
	if errors.As(err, &missing) && len(missing.Frames) == 0 { // a run needs no frame of the app to know it by
		return chosen, nil
	}
	if err != nil {
		return nil, refused(err)
	}
	return chosen, nil
}

func (f *runFlags) run(c *cobra.Command, path string) error {
	if err := f.checkReport(); err != nil {
		return err
	}
	o, err := f.options(c, path)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(c.Context(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // a second Ctrl-C ends the process itself
	res, err := pipeline.Run(ctx, o)
	if err != nil {
		return f.failed(ctx, &o, path, err)
	}
	err = cli.ToOutput(c.OutOrStdout(), f.output, func(w io.Writer) error { return f.writeReport(w, res, o.Out) })
	if err == nil && f.open && o.Until == pipeline.Report {
		err = cli.OpenFile(filepath.Join(o.Out, cmp.Or(reportFiles[f.format], "report.html")))
	}
	if err == nil && res.Unsure != "" {
		return &cli.ExitError{Code: cli.ExitDevice, Err: fmt.Errorf("unsure: %s", res.Unsure)}
	}
	return err
}

// failed gives the error of a run its exit code.
func (f *runFlags) failed(ctx context.Context, o *pipeline.Options, path string, err error) error {
	var device *pipeline.DeviceError
	switch {
	case ctx.Err() != nil:
		return &cli.ExitError{Code: cli.ExitPartial, Err: fmt.Errorf("stopped early; what is done is in %s, and the same command goes on", o.Out)}
	case errors.As(err, &device) && !errors.Is(err, pipeline.ErrNoCrash), errors.Is(err, host.ErrLacks):
		return &cli.ExitError{Code: cli.ExitDevice, Err: err}
	case errors.Is(err, pipeline.ErrNoCrash):
		return &cli.ExitError{Code: cli.ExitNegative, Err: err}
	case errors.Is(err, pipeline.ErrOtherRun):
		return &cli.ExitError{Code: cli.ExitUsage, Err: err}
	}
	return cli.InApp(path, err)
}
