// esdroid suite reduce: a smaller suite that covers as much.

package sequences

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/detreduce"
	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dd/interest"
)

func init() { suiteCommands = append(suiteCommands, newSuiteReduce) }

// suiteFlags are the flags of suite reduce.
type suiteFlags struct {
	app, from, output, test string
	unresolved              int
	devices                 []string
	jobs                    int
	flaky                   string
	options                 detreduce.Options
	maxTime, timeout        time.Duration
	maxTests, maxEvents     int
	resume, json            bool
}

func newSuiteReduce() *cobra.Command {
	var f suiteFlags
	c := &cobra.Command{
		Use:   "reduce TRACE... --test CMD",
		Short: "Reduce a suite of traces to a smaller one that covers as much",
		Long: `Reduce a suite of recorded traces to one that covers the same code and GUI
states with fewer actions and restarts. A TRACE is a file, or a folder whose
files are all taken in the order of their names. Every event of a trace needs
the GUI state after it; code that it covered counts where it is recorded.

Traces that cover nothing new are dropped; loops are left out; what remains is
built anew from fragments. A changed trace is taken only if it can be replayed:
the program of --test gets the file of a trace as its last argument, replays it
from a clean state, and writes the state after the launch and after every event
(and what it covered) to $ESDROID_OUT/outcome.json, see esdroid minimize. Its
exit code does not matter, unless it is 75: no answer.

Without --test only what needs no replay is done: traces that cover nothing new
are dropped.

The folder of --output gets the reduced suite in suite/, one file a trace, the
report in suite.json, and the journal from which --resume goes on.`,
		Example: `  esdroid suite reduce traces/ --test ./replay.sh --device emulator-5554,emulator-5556 -o reduced
  esdroid suite reduce traces/*.json -o reduced`,
		Args: cli.UsageArgs(cobra.MinimumNArgs(1)),
		RunE: func(c *cobra.Command, args []string) error { return runSuiteReduce(c, args, &f) },
	}
	fl := c.Flags()
	fl.StringVar(&f.app, "app", "", "the app; a journal is never resumed with another one")
	fl.StringVar(&f.from, "from", "", "format of the traces; default: what each looks like")
	fl.StringVarP(&f.output, "output", "o", "suite.reduced", "folder to write")
	fl.StringVar(&f.test, "test", "", "program that replays a trace, with its arguments")
	fl.IntVar(&f.unresolved, "unresolved", 75, "exit code of the test program that means no answer")
	fl.StringSliceVar(&f.devices, "device", nil, "devices to use at the same time (handed to the test program)")
	fl.IntVarP(&f.jobs, "jobs", "j", 0, "replays at the same time; default: the number of devices")
	fl.IntVar(&f.options.Replays, "replays", 8, "replays that must agree before a trace is taken")
	fl.IntVar(&f.options.Fragments, "fragments", 3, "fragments of which a trace may be made")
	fl.StringVar(&f.flaky, "flaky", "intersect", "traces that cover less when replayed: intersect (count what they always cover), reject, or ignore")
	fl.BoolVar(&f.options.TolerateScrollEdit, "tolerate-scroll-edit", false, "forgive some replays that go astray after a scroll or an edit")
	fl.BoolVar(&f.options.NoSplicing, "no-splicing", false, "drop traces and loops only")
	fl.BoolVar(&f.options.Faithful, "faithful", false, "do what the DetReduce paper does and no more")
	fl.IntVar(&f.options.Restart, "restart-cost", 20, "what a trace's restart of the app costs, in actions")
	fl.DurationVar(&f.maxTime, "max-time", 0, "stop after this time")
	fl.IntVar(&f.maxTests, "max-tests", 0, "stop after this many replays")
	fl.IntVar(&f.maxEvents, "max-events", 0, "stop after this many replayed events")
	fl.DurationVar(&f.timeout, "timeout", 0, "time-out of a replay; default: learned from those that ended")
	fl.BoolVar(&f.resume, "resume", false, "go on with the reduction in the folder")
	fl.BoolVar(&f.json, "json", false, "print the report as JSON")
	return c
}

// SuiteReport is the report of a reduced suite.
type SuiteReport struct {
	Before    detreduce.Cost `json:"before"`
	Phase1    detreduce.Cost `json:"without_loops"`
	After     detreduce.Cost `json:"after"`
	Lost      int            `json:"lost"` // units of coverage that could not be repeated
	Replayed  int            `json:"replayed"`
	Failed    int            `json:"not_replayable"`
	Exhausted bool           `json:"search_bounded"`
	Stopped   string         `json:"stopped,omitempty"`
	Warnings  []string       `json:"warnings,omitempty"`
	Traces    []suiteTrace   `json:"traces"`
	Totals    dd.Totals      `json:"totals"`
}

type suiteTrace struct {
	File    string `json:"file"`
	Actions int    `json:"actions"`
}

func runSuiteReduce(c *cobra.Command, args []string, f *suiteFlags) error {
	switch f.flaky {
	case "intersect":
		f.options.Flaky = detreduce.Intersect
	case "reject":
		f.options.Flaky = detreduce.Reject
	case "ignore":
		f.options.Flaky = detreduce.Ignore
	default:
		return cli.UsageError("--flaky %s: choose intersect, reject or ignore", f.flaky)
	}
	if f.options.Replays < 1 || f.options.Fragments < 1 || f.options.Restart < 1 {
		return cli.UsageError("--replays, --fragments and --restart-cost must be positive")
	}
	suite, err := readSuite(c, args, f.from)
	if err != nil {
		return err
	}
	var result *detreduce.Result
	if f.test == "" {
		fmt.Fprintln(c.ErrOrStderr(), "no --test: only traces that cover nothing new are dropped")
		result, err = detreduce.Redundant(suite)
	} else {
		result, err = f.reduce(c, suite)
	}
	if result == nil {
		return suiteError(err)
	}
	report, werr := writeSuite(f.output, suite, result)
	if werr != nil {
		return errors.Join(err, werr)
	}
	if f.json {
		werr = cli.PrintJSON(c.OutOrStdout(), report)
	} else {
		printSuite(c.OutOrStdout(), f, report)
	}
	switch {
	case err != nil:
		return errors.Join(suiteError(err), werr)
	case result.Stopped != nil:
		return &cli.ExitError{Code: cli.ExitPartial, Err: fmt.Errorf("stopped early: %w; traces that were not looked at are in the suite as they were; go on with --resume", result.Stopped)}
	}
	return werr
}

// reduce runs the reduction on the test program.
func (f *suiteFlags) reduce(c *cobra.Command, suite *detreduce.Suite) (*detreduce.Result, error) {
	environment := "test=" + f.test
	if f.app != "" {
		data, err := os.ReadFile(f.app)
		if err != nil {
			return nil, err
		}
		environment += fmt.Sprintf(" app=%x", sha256.Sum256(data))
	}
	if len(f.devices) > 0 && f.jobs == 0 {
		f.jobs = len(f.devices)
	}
	oracle, err := interest.New(interest.Options{Command: strings.Fields(f.test), Dir: filepath.Join(f.output, "trials"),
		Devices: f.devices, Unresolved: f.unresolved})
	if err != nil {
		return nil, err
	}
	stop, ctx, release := interrupts(c)
	defer release()
	w := c.ErrOrStderr()
	terminal := cli.IsTerminal(w)
	f.options.Progress = func(p detreduce.Progress) {
		line := fmt.Sprintf("%s %d/%d, %d traces replayed: %s", p.Stage, p.Done, p.Of, p.Replays, p.Text)
		if terminal {
			fmt.Fprintf(w, "\r\x1b[K%s", line)
		} else {
			fmt.Fprintln(w, line)
		}
	}
	result, err := detreduce.Reduce(ctx, suite, environment, oracle, f.options, dd.Options{
		Devices: f.jobs, Budget: dd.Budget{Time: f.maxTime, Trials: f.maxTests, Events: f.maxEvents},
		Timeout: dd.Timeout{Fixed: f.timeout}, Dir: f.output, Resume: f.resume, Stop: stop,
	})
	if terminal {
		fmt.Fprint(w, "\r\x1b[K")
	}
	return result, err
}

func suiteError(err error) error {
	if errors.Is(err, dd.ErrNoDevice) || errors.Is(err, dd.ErrDeviceLost) || errors.Is(err, detreduce.ErrWrongStart) {
		return &cli.ExitError{Code: cli.ExitDevice, Err: err}
	}
	return err
}

// readSuite reads the traces of files and folders.
func readSuite(c *cobra.Command, args []string, from string) (*detreduce.Suite, error) {
	var sequences []*event.Sequence
	var names []string
	for _, arg := range args {
		files, err := filesOf(arg)
		if err != nil {
			return nil, err
		}
		for _, name := range files {
			seq, err := ReadEvents(c, name, from)
			if err != nil {
				return nil, err
			}
			sequences = append(sequences, seq)
			names = append(names, strings.TrimSuffix(filepath.Base(name), filepath.Ext(name)))
		}
	}
	suite, err := detreduce.NewSuite(sequences, names)
	if err == nil && len(suite.Traces) == 0 {
		err = errors.New("no traces to reduce")
	}
	return suite, err
}

// filesOf returns the file, or the files of the folder in the order of names.
func filesOf(name string) ([]string, error) {
	info, err := os.Stat(name)
	if err != nil || !info.IsDir() {
		return []string{name}, err
	}
	var out []string
	err = filepath.WalkDir(name, func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.Type().IsRegular() && !strings.HasPrefix(d.Name(), ".") {
			out = append(out, path)
		}
		return err
	})
	if err == nil && len(out) == 0 {
		err = fmt.Errorf("%s: no files", name)
	}
	return out, err
}

// writeSuite writes the traces and the report. The folder of an earlier result
// is replaced as a whole, so no trace of it is left among the new ones.
func writeSuite(dir string, suite *detreduce.Suite, r *detreduce.Result) (*SuiteReport, error) {
	report := &SuiteReport{Before: r.Before, Phase1: r.Phase1, After: r.After, Lost: r.Lost, Replayed: r.Replays, Failed: r.Failed,
		Exhausted: r.Exhausted, Warnings: r.Warnings, Traces: []suiteTrace{}, Totals: r.Stats.Totals}
	if r.Stopped != nil {
		report.Stopped = r.Stopped.Error()
	}
	folder := filepath.Join(dir, "suite")
	fresh := folder + ".new"
	if err := errors.Join(os.RemoveAll(fresh), os.MkdirAll(fresh, 0o755)); err != nil {
		return nil, err
	}
	for i := range r.Traces {
		t := &r.Traces[i]
		name := fmt.Sprintf("%03d-%s.jsonl", i+1, plainName(t.Name))
		var b bytes.Buffer
		if err := event.WriteJSONL(&b, suite.Sequence(t)); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		if err := os.WriteFile(filepath.Join(fresh, name), b.Bytes(), 0o644); err != nil {
			return nil, err
		}
		report.Traces = append(report.Traces, suiteTrace{File: filepath.ToSlash(filepath.Join("suite", name)), Actions: len(t.Steps)})
	}
	if err := os.RemoveAll(folder); err != nil {
		return nil, err
	}
	if err := os.Rename(fresh, folder); err != nil {
		return nil, err
	}
	var b bytes.Buffer
	if err := cli.PrintJSON(&b, report); err != nil {
		return nil, err
	}
	return report, os.WriteFile(filepath.Join(dir, "suite.json"), b.Bytes(), 0o644)
}

// plainName keeps of a trace's name what is safe in a file name.
func plainName(name string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z', r >= 'A' && r <= 'Z', r >= '0' && r <= '9', r == '-', r == '_':
			return r
		}
		return '_'
	}, name)
}

func printSuite(w io.Writer, f *suiteFlags, r *SuiteReport) {
	row := func(what string, c detreduce.Cost) {
		fmt.Fprintf(w, "%-24s %7d traces %8d actions %8d covered\n", what, c.Traces, c.Actions, c.Covered)
	}
	row("recorded", r.Before)
	if f.test != "" {
		row("without loops", r.Phase1)
	}
	row("reduced", r.After)
	if r.Lost > 0 {
		fmt.Fprintf(w, "%d of %d covered units could not be repeated.\n", r.Lost, r.Before.Covered)
	}
	if r.Exhausted {
		fmt.Fprintln(w, "The search was bounded: a smaller suite may exist.")
	}
	for _, text := range r.Warnings {
		fmt.Fprintf(w, "Warning: %s\n", text)
	}
	if r.Replayed > 0 {
		fmt.Fprintf(w, "%d traces were replayed, %d of them could not be; %d trials, %d events.\n", r.Replayed, r.Failed, r.Totals.Trials, r.Totals.Events)
	}
	fmt.Fprintf(w, "The suite is in %s.\n", filepath.Join(f.output, "suite"))
}
