// esdroid minimize: the shortest event sequence that still gives the crash.

package sequences

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dd/interest"
	"github.com/esdroid/esdroid/dd/minimize"
	"github.com/esdroid/esdroid/dd/pieces"
)

// minimizeFlags are the flags of minimize that several of its parts read.
type minimizeFlags struct {
	events, from, states, output, format string
	report                               string // html or markdown, "" for the text
	open                                 bool
	test                                 string
	shell                                bool
	as                                   string
	unresolved                           int
	devices                              []string
	jobs                                 int
	strategy                             string
	deterministic                        bool
	minRate                              float64
	preflight, confirm                   int
	windows                              int
	canonical                            bool
	maxTime                              time.Duration
	maxTests, maxEvents                  int
	timeout                              time.Duration
	dir                                  string
	resume                               bool
	keep                                 int
	logJSON                              string
	json                                 bool
	trivialIsError                       bool
}

// NewMinimize returns esdroid minimize.
func NewMinimize() *cobra.Command {
	var f minimizeFlags
	c := &cobra.Command{
		Use:   "minimize [APP.apk] --events FILE --test CMD",
		Short: "Find the shortest event sequence that still gives the crash",
		Long: `Find the shortest event sequence that still gives the crash.

The test program gets the file of a shorter sequence as its last argument and
answers by its exit code: 0 the crash is there, 75 no answer (device trouble),
anything else it is not there. It runs in an empty folder; ESDROID_DEVICE names
the device to use, and a file $ESDROID_OUT/outcome.json may tell the crash that
was seen and the GUI states (see docs/events-format.md).

With --as, any file that makes a program fail is reduced, not only events:

  esdroid minimize --as lines --events crash.c --shell --test '! cc -c "$1"'

Everything is kept in a folder: the best sequence so far (always valid), the
journal from which --resume goes on, the history, and other crashes seen on the
way. The first Ctrl-C ends the trial and saves, the second kills it.

Strategies (docs/reduction.md says when to use which):
` + strategyList(),
		Args: cli.UsageArgs(cobra.MaximumNArgs(1)),
		RunE: func(c *cobra.Command, args []string) error { return runMinimize(c, args, &f) },
	}
	fl := c.Flags()
	fl.StringVar(&f.events, "events", "", "the event sequence to reduce (formats: esdroid events --help)")
	fl.StringVar(&f.from, "from", "", "format of the event sequence; default: what it looks like")
	fl.StringVar(&f.states, "states", "", "execute log that tells the GUI state at every event")
	fl.StringVarP(&f.output, "output", "o", "", "write the reduced sequence here")
	fl.StringVar(&f.format, "format", "", "format of the sequences written, default: that of the input if it can be written; html or markdown for a report")
	fl.BoolVar(&f.open, "open", false, "with --format html or markdown: open the report")
	fl.StringVar(&f.test, "test", "", "program that says whether a sequence gives the crash, with its arguments")
	fl.BoolVar(&f.shell, "shell", false, "--test is a command of the shell (sh -c), in which $1 is the file")
	fl.StringVar(&f.as, "as", "events", "what to reduce: events, or any file by its lines, bytes, or json for the elements of an array")
	fl.IntVar(&f.unresolved, "unresolved", 75, "exit code of the test program that means no answer")
	fl.StringSliceVar(&f.devices, "device", nil, "devices to use at the same time (handed to the test program)")
	fl.IntVarP(&f.jobs, "jobs", "j", 0, "trials at the same time; default: the number of devices")
	fl.StringVar(&f.strategy, "strategy", "default", "reduction strategy (see above)")
	fl.BoolVar(&f.deterministic, "deterministic", false, "the same sequence always gives the same outcome: repeat nothing")
	fl.Float64Var(&f.minRate, "min-rate", 0, "rate of reproduction that the result must keep, if the crash is flaky; default: two fifths of the rate of the whole sequence")
	fl.IntVar(&f.preflight, "preflight", 0, "trials of the whole sequence before the reduction; default: 3, and 20 if they disagree")
	fl.IntVar(&f.confirm, "confirm", 0, "trials of the result; default: 3, and 30 if the crash is flaky")
	fl.IntVar(&f.windows, "windows", 0, "afterwards try to delete every group within so many consecutive events (2 to 6)")
	fl.BoolVar(&f.canonical, "canonicalize", false, "afterwards make events plain: taps for swipes, middles of widgets, no waits")
	fl.DurationVar(&f.maxTime, "max-time", 0, "stop after this time")
	fl.IntVar(&f.maxTests, "max-tests", 0, "stop after this many trials")
	fl.IntVar(&f.maxEvents, "max-events", 0, "stop after this many replayed events")
	fl.DurationVar(&f.timeout, "timeout", 0, "time-out of a trial; default: learned from those that ended")
	fl.StringVar(&f.dir, "dir", "", "folder of the reduction; default: the event file's name with .reduced")
	fl.BoolVar(&f.resume, "resume", false, "go on with the reduction in the folder")
	fl.IntVar(&f.keep, "keep", 0, "keep the folders of the last so many trials")
	fl.StringVar(&f.logJSON, "log-json", "", "write every trial and step to this file as JSON lines")
	fl.BoolVar(&f.json, "json", false, "print the result as JSON")
	fl.BoolVar(&f.trivialIsError, "trivial-is-error", false, "exit with 1 if the launch alone gives the crash")
	return c
}

func strategyList() string {
	var b strings.Builder
	for _, s := range minimize.Strategies {
		fmt.Fprintf(&b, "  %-18s %s\n", s.Name, s.About)
	}
	return strings.TrimSuffix(b.String(), "\n")
}

func runMinimize(c *cobra.Command, args []string, f *minimizeFlags) error {
	switch {
	case f.events == "":
		return cli.UsageError("no event sequence: give --events FILE")
	case f.test == "":
		return cli.UsageError("nothing to run the app on: give --test CMD")
	case f.minRate < 0 || f.minRate >= 1:
		return cli.UsageError("--min-rate %g is not between 0 and 1", f.minRate)
	case f.windows != 0 && (f.windows < 2 || f.windows > 6):
		return cli.UsageError("--windows %d is not 2 to 6", f.windows)
	}
	named, err := minimize.ByName(f.strategy)
	if err != nil {
		return &cli.ExitError{Code: cli.ExitUsage, Err: err}
	}
	if f.as == "events" && (f.format == "html" || f.format == "markdown") {
		f.report, f.format = f.format, ""
	}
	switch {
	case f.report != "" && f.json:
		return cli.UsageError("--json and --format %s are two forms of the result: give one", f.report)
	case f.open && f.report == "":
		return cli.UsageError("--open is for --format html or markdown")
	}
	seq, format, err := minimizeInput(c, f)
	if err != nil {
		return err
	}
	if len(f.devices) > 0 && f.jobs == 0 {
		f.jobs = len(f.devices)
	}
	if f.dir == "" {
		f.dir = strings.TrimSuffix(filepath.Base(f.events), filepath.Ext(f.events)) + ".reduced"
	}
	command := strings.Fields(f.test)
	if f.shell {
		command = interest.Shell(f.test)
	}
	oracle, err := interest.New(interest.Options{
		Command: command, Format: format, Dir: filepath.Join(f.dir, "trials"), Own: true, Devices: f.devices,
		Unresolved: f.unresolved, Keep: f.keep,
	})
	if err != nil {
		return err
	}
	environment, err := minimizeEnvironment(args, f)
	if err != nil {
		return err
	}
	problem := dd.Problem{Sequence: seq, Environment: environment}
	strategy := named.Strategy
	if f.canonical {
		var variants map[int][]int
		problem, variants = dd.AddVariants(problem)
		strategy = then(strategy, func(r *dd.Run, c []int) ([]int, error) { return dd.Canonicalise(r, c, variants) })
	}
	if f.windows > 0 {
		strategy = then(strategy, func(r *dd.Run, c []int) ([]int, error) {
			short, err := dd.Windows(r, c, f.windows)
			if err != nil || len(short) == len(c) {
				return short, err
			}
			return dd.Certify(r, short)
		})
	}
	stop, ctx, release := interrupts(c)
	defer release()
	progress, done, err := minimizeProgress(c, f, len(seq.Events))
	if err != nil {
		return err
	}
	defer done()
	recheck := 1
	if f.deterministic {
		recheck = 0
	}
	res, err := dd.Reduce(ctx, problem, oracle, strategy, dd.Options{
		Devices: f.jobs, Names: f.devices, MinRate: f.minRate, Deterministic: f.deterministic, Preflight: f.preflight, Confirm: f.confirm,
		NoCache: named.NoCache, Recheck: recheck, Budget: dd.Budget{Time: f.maxTime, Trials: f.maxTests, Events: f.maxEvents},
		Timeout: dd.Timeout{Fixed: f.timeout}, Dir: f.dir, Resume: f.resume, Strategy: named.Name,
		BestName: "best" + format.Ext, Write: written(format), Stop: stop, Progress: progress,
	})
	done()
	if res == nil {
		return minimizeError(err)
	}
	return finishMinimize(c, f, problem.Sequence, format, res, err)
}

// then runs a second strategy on the result of the first.
func then(first, second dd.Strategy) dd.Strategy {
	return func(r *dd.Run, start []int) ([]int, error) {
		c, err := first(r, start)
		if err != nil {
			return c, err
		}
		if err := r.Accept(c); err != nil {
			return c, err
		}
		return second(r, c)
	}
}

func written(format *event.Format) func(*event.Sequence) ([]byte, error) {
	return func(s *event.Sequence) ([]byte, error) {
		var b bytes.Buffer
		_, err := format.Write(&b, s)
		return b.Bytes(), err
	}
}

// minimizeInput reads the sequence and chooses the format to write.
func minimizeInput(c *cobra.Command, f *minimizeFlags) (*event.Sequence, *event.Format, error) {
	if f.as != "events" {
		return pieceInput(c, f)
	}
	seq, err := ReadEvents(c, f.events, f.from)
	if err != nil {
		return nil, nil, err
	}
	if f.states != "" {
		log, err := ReadEvents(c, f.states, "execute-log")
		if err != nil {
			return nil, nil, err
		}
		if err := seq.AddStates(log); err != nil {
			return nil, nil, fmt.Errorf("%s: %w", f.states, err)
		}
	}
	if len(seq.Events) == 0 {
		return nil, nil, fmt.Errorf("%s: no events to reduce", f.events)
	}
	name := f.format
	if name == "" {
		name = seq.Format
		if own, err := event.FormatByName(name); err != nil || own.Write == nil {
			name = "jsonl"
		}
	}
	format, err := event.FormatByName(name)
	if err == nil && format.Write == nil {
		err = fmt.Errorf("format %s cannot be written", name)
	}
	if err != nil {
		return nil, nil, &cli.ExitError{Code: cli.ExitUsage, Err: err}
	}
	return seq, format, nil
}

// pieceInput reads a file that is no event sequence.
func pieceInput(c *cobra.Command, f *minimizeFlags) (*event.Sequence, *event.Format, error) {
	switch {
	case !slices.Contains(pieces.Kinds, f.as):
		return nil, nil, cli.UsageError("--as %s: want events, %s", f.as, strings.Join(pieces.Kinds, ", "))
	case f.from != "" || f.format != "" || f.states != "" || f.canonical:
		return nil, nil, cli.UsageError("--from, --format, --states and --canonicalize are for events, not for --as %s", f.as)
	}
	data, err := readInput(c, f.events)
	if err != nil {
		return nil, nil, err
	}
	seq, format, err := pieces.Cut(data, f.as, filepath.Ext(f.events))
	if err == nil && len(seq.Events) == 0 {
		err = fmt.Errorf("no %s to reduce", f.as)
	}
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", f.events, err)
	}
	return seq, format, nil
}

// minimizeEnvironment is what outcomes depend on besides the events.
func minimizeEnvironment(args []string, f *minimizeFlags) (string, error) {
	env := "test=" + f.test
	for _, apk := range args {
		data, err := os.ReadFile(apk)
		if err != nil {
			return "", err
		}
		env += fmt.Sprintf(" app=%x", sha256.Sum256(data))
	}
	return env, nil
}

// interrupts turns the first Ctrl-C into a request to stop after the trial under
// way, and the second into the end of the context.
func interrupts(c *cobra.Command) (stop chan struct{}, ctx context.Context, release func()) {
	ctx, cancel := context.WithCancel(context.Background())
	stop = make(chan struct{})
	signals := make(chan os.Signal, 2)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		if _, ok := <-signals; !ok {
			return
		}
		fmt.Fprintln(c.ErrOrStderr(), "\nstopping after this trial; once more kills it")
		close(stop)
		if _, ok := <-signals; ok {
			cancel()
		}
	}()
	return stop, ctx, func() { signal.Stop(signals); close(signals); cancel() }
}

// minimizeError gives an error its exit code.
func minimizeError(err error) error {
	switch {
	case errors.Is(err, dd.ErrNotReproduced):
		return &cli.ExitError{Code: cli.ExitNegative, Err: fmt.Errorf("%w\nRun the test program on the whole sequence by hand and look at its output; --keep 1 keeps the trial's folder", err)}
	case errors.Is(err, dd.ErrNoDevice), errors.Is(err, dd.ErrDeviceLost):
		return &cli.ExitError{Code: cli.ExitDevice, Err: err}
	case errors.Is(err, dd.ErrNoStates):
		return &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("%w; join one with --states, or choose another strategy", err)}
	}
	return err
}

// finishMinimize writes the output, says what came of it and chooses the exit code.
func finishMinimize(c *cobra.Command, f *minimizeFlags, seq *event.Sequence, format *event.Format, res *dd.Result, err error) error {
	_, missing := os.Stat(filepath.Join(f.dir, "best"+format.Ext))
	switch {
	case missing == nil:
	case err != nil:
		return minimizeError(err)
	case res.Stopped != nil:
		return &cli.ExitError{Code: cli.ExitPartial, Err: fmt.Errorf("stopped early: %w, before it was known whether the whole sequence gives the crash; go on with --resume --dir %s", res.Stopped, f.dir)}
	}
	if f.report != "" {
		if werr := cli.WriteReport(c.OutOrStdout(), c.ErrOrStderr(), f.report, f.output, f.open, reductionStory(seq, res)); werr != nil {
			return errors.Join(err, werr)
		}
	} else if f.output != "" {
		data, werr := written(format)(seq.Select(res.Candidate))
		if werr == nil {
			werr = os.WriteFile(f.output, data, 0o644)
		}
		if werr != nil {
			return errors.Join(err, werr)
		}
	}
	switch {
	case f.report != "": // has been written
	case f.json:
		if werr := cli.PrintJSON(c.OutOrStdout(), res); werr != nil {
			return errors.Join(err, werr)
		}
	default:
		printReduction(c.OutOrStdout(), f, format, seq, res)
	}
	switch {
	case err != nil:
		return minimizeError(err)
	case res.Stopped != nil:
		return &cli.ExitError{Code: cli.ExitPartial, Err: fmt.Errorf("stopped early: %w; the result is valid but may not be minimal; go on with --resume --dir %s", res.Stopped, f.dir)}
	case res.Trivial && f.trivialIsError:
		return &cli.ExitError{Code: cli.ExitNegative, Err: errors.New("the launch alone gives the crash")}
	}
	return nil
}

// told is up to how many events of a result are listed.
const told = 20

// units are what is reduced, in words.
var units = map[string]string{"events": "events", "lines": "lines", "bytes": "bytes", "json": "elements"}

// printReduction is the text for people.
func printReduction(w io.Writer, f *minimizeFlags, format *event.Format, seq *event.Sequence, res *dd.Result) {
	counted := ""
	if f.as != "events" && len(res.Candidate) > 0 { // people count lines from 1
		counted = " (counted from 0)"
	}
	fmt.Fprintf(w, "%d of %d %s are left: %s%s\n", len(res.Candidate), len(seq.Events), units[f.as], dd.FormatCandidate(res.Candidate), counted)
	if n := len(res.Candidate); f.as == "events" && n > 0 && n <= told {
		for _, x := range res.Candidate { // numbered as esdroid events show numbers them
			fmt.Fprintf(w, "%5d %s\n", x, seq.Events[x].String())
		}
	}
	if res.Trivial && f.as != "events" {
		fmt.Fprintln(w, "The empty file is enough.")
	} else if res.Trivial {
		fmt.Fprintln(w, "The launch alone gives the crash: no event is needed.")
	}
	for _, text := range assurances(res, f.as) {
		fmt.Fprintln(w, text)
	}
	for _, text := range res.Warnings {
		fmt.Fprintf(w, "Warning: %s\n", text)
	}
	for _, x := range res.Findings {
		fmt.Fprintf(w, "Another crash on the way, with %d events: %s\n", len(x.Candidate), x.Signature)
	}
	fmt.Fprintf(w, "\n%-18s %7s %7s %8s %6s %8s %7s\n", "stage", "tests", "trials", "events", "cached", "accepted", "wasted")
	for _, s := range res.Stats.Stages {
		if s.Tests+s.Trials+s.CacheHits > 0 {
			printTotals(w, s.Name, s.Totals)
		}
	}
	printTotals(w, "all", res.Stats.Totals)
	for _, d := range res.Stats.Devices {
		if d.Dropped != "" {
			fmt.Fprintf(w, "Device %s made %d trials and was then dropped: %s\n", &d, d.Trials, d.Dropped)
		}
	}
	fmt.Fprintf(w, "\nThe sequence is in %s; everything else in %s.\n", filepath.Join(f.dir, "best"+format.Ext), f.dir)
}

func times(n int) string {
	if n == 1 {
		return "once"
	}
	return fmt.Sprintf("at least %d times", n)
}

func printTotals(w io.Writer, name string, t dd.Totals) {
	fmt.Fprintf(w, "%-18s %7d %7d %8d %6d %8d %7d\n", name, t.Tests, t.Trials, t.Events, t.CacheHits, t.Accepted, t.Wasted)
}
