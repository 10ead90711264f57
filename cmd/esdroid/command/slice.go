// esdroid slice: from an app and a crash report to what the crash depends on.

package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/cmd/esdroid/command/traces"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/report"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
)

func init() { subcommands = append(subcommands, newSlice) }

// sliceFlags are the flags of esdroid slice.
type sliceFlags struct {
	crash, mapping, source string
	trace, summaries       string
	at, from               string
	app                    string // its path
	full, forward, inside  bool
	out                    cli.OutputFlags
	links                  cli.LinkFlag
	max, nearest, budget   int
}

func newSlice() *cobra.Command {
	var f sliceFlags
	c := &cobra.Command{
		Use:   "slice APP... (--crash FILE | --at STATEMENT)",
		Short: "Explain a crash: where the bad value comes from, and what made the code run",
		Long: `Explain a crash: where the bad value comes from, and what made the code run.

APP is an .apk, a set of splits, a .jar or a dex file. FILE is any text with the crash in
it: logcat in any format, a bug report, Play Console or Crashlytics text; "-"
reads standard input. Nothing else is needed; --mapping and --source make the
answer nicer to read.

Of several apps, or versions of one, the one that fits the report is taken: the one
that has most of its frames with their lines.

The answer starts at the statement that threw and at the operand at fault
(docs/criteria.md), and goes back along values first. --full adds addresses,
conditions, calls and events.

--at slices from any statement instead of a crash: a reference such as
'Lcom/x/Y;->m(I)V@0012' or a source line such as com.x.Y:31. --forward gives what
depends on it; --from gives what lies between another statement and it, or
between another statement and the crash.

The thin slice shows the nearest statements first: by the number of steps that the
value takes, where a step through memory counts more than one within a method,
one of many possible writers more than the only one, and code of other packages
more than the crashing one's. What is left out at the end is said.

Exit codes: 0 explained; 1 the report gives no start (other app, other version,
framework only); 3 stopped early; 4 unreadable input or no crash in it.`,
		Example: `  esdroid slice app.apk --crash crash.txt
  adb logcat -b crash -d | esdroid slice app.apk --crash -
  esdroid slice app-1.0.apk app-1.1.apk --crash crash.txt
  esdroid slice app.apk --crash crash.txt --mapping mapping.txt --source app/src/main/java
  esdroid slice app.apk --crash crash.txt --trace run.trace
  esdroid slice app.apk --at com.x.Main:40 --forward
  esdroid slice app.apk --at com.x.Main:40 --from com.x.Main:12
  esdroid slice app.apk --crash crash.txt --format svg > why.svg
  esdroid slice app.apk --crash crash.txt --format html --open
  esdroid slice app.apk --crash crash.txt --format sarif --output crash.sarif`,
		Args: cli.UsageArgs(cobra.MinimumNArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			if len(args) == 1 {
				return f.run(c, args[0])
			}
			path, err := f.fitting(c, args)
			if err != nil {
				return err
			}
			return f.run(c, path)
		},
	}
	c.Flags().StringVar(&f.crash, "crash", "", "text with the crash report; - for standard input")
	c.Flags().StringVar(&f.trace, "trace", "", "trace of a run that crashed so: gives the dynamic slice, as esdroid explain does")
	c.Flags().StringVar(&f.summaries, "summaries", "", "file with summaries of framework methods, over the built-in ones")
	c.Flags().StringVar(&f.at, "at", "", "statement or source line to slice from, instead of a crash")
	c.Flags().StringVar(&f.from, "from", "", "only what lies between this statement or line and the crash or --at (a chop)")
	c.Flags().BoolVar(&f.forward, "forward", false, "with --at: what depends on it, instead of what it depends on")
	c.Flags().StringVar(&f.mapping, "mapping", "", "mapping.txt of the app's build, for names")
	c.Flags().StringVar(&f.source, "source", "", "folder with the app's sources, for source lines")
	f.out.Add(c.Flags(), "text", "json", "html", "markdown", "sarif", "csv", "dot", "svg", "graphml")
	c.Flags().BoolVar(&f.out.Json, "json", false, "same as --format json (docs/slice-json.md)")
	f.links.Add(c.Flags())
	c.Flags().BoolVar(&f.full, "full", false, "show the full slice too")
	c.Flags().BoolVar(&f.inside, "inside", false, "show the parts of each statement, too, with what the compiler made for it")
	c.Flags().IntVar(&f.max, "max", 40, "steps shown of each slice, 0 for all; unless given, the whole story has 25 lines at most, no wider than COLUMNS")
	c.Flags().IntVar(&f.nearest, "nearest", 60, "statements of the thin slice as the source has them, the nearest first; the full slice gets 12 times as many; 0 for all")
	c.Flags().IntVar(&f.budget, "budget", slice.DefaultBudget, "statements to look at before stopping early")
	return c
}

func (f *sliceFlags) run(c *cobra.Command, path string) error {
	f.app = path
	if err := f.out.Check(); err != nil {
		return err
	}
	switch {
	case f.crash == "" && f.at == "":
		return &cli.ExitError{Code: cli.ExitUsage, Err: errors.New("no crash report: give --crash FILE, --crash - for standard input, or a statement with --at")}
	case f.crash != "" && f.at != "":
		return &cli.ExitError{Code: cli.ExitUsage, Err: errors.New("--crash and --at both say where to start: give one of them")}
	case f.forward && (f.at == "" || f.from != ""):
		return &cli.ExitError{Code: cli.ExitUsage, Err: errors.New("--forward goes with --at alone: nothing comes after a crash")}
	}
	if f.trace != "" {
		dynamic := explainFlags{crash: f.crash, at: f.at, from: f.from, forward: f.forward, summaries: f.summaries, out: f.out, links: f.links, full: f.full, lines: f.max, nearest: defaultNearestExecuted}
		if c.Flags().Changed("nearest") {
			dynamic.nearest = f.nearest
		}
		for _, name := range []string{"source", "mapping", "budget"} {
			if c.Flags().Changed(name) {
				fmt.Fprintf(c.ErrOrStderr(), "note: --%s has no effect on a recorded run\n", name)
			}
		}
		return dynamic.run(c, f.trace, path)
	}
	ctx, stop := signal.NotifyContext(c.Context(), os.Interrupt)
	defer stop()
	if f.at != "" {
		return f.statements(ctx, c, path)
	}
	reports, err := readReports(f.crash, c.InOrStdin())
	if err != nil {
		return err
	}
	app, err := f.open(path)
	if err != nil {
		return err
	}
	progress, finish := sliceProgress(c.ErrOrStderr())
	r, err := f.explain(ctx, app, reports, progress)
	finish()
	if err != nil {
		return err
	}
	if f.from != "" {
		return f.between(ctx, c, app, func(from []criterion.Ref, size slice.Size, o slice.Options) *slice.Slice {
			return slice.ChopCrash(ctx, app, from, r.Criterion, size, o)
		})
	}
	err = f.out.Write(c.OutOrStdout(), c.ErrOrStderr(), func(out io.Writer) error {
		switch {
		case f.out.Format == "json":
			return r.JSON(out)
		case f.out.Format != "text":
			return f.links.Write(ctx, out, f.out.Format, r.Story(), f.full)
		}
		o := report.TextOptions{Full: f.full, Max: f.max, Inside: f.inside}
		if !c.Flags().Changed("max") && !f.full && !f.inside {
			o.Lines, o.Width = storyLines, columns()
		}
		return r.Text(out, o)
	})
	if err == nil && (r.Thin.Partial || r.Full != nil && r.Full.Partial) {
		return &cli.ExitError{Code: cli.ExitPartial}
	}
	return err
}

// fullNearest is how many times as many statements a full slice has at most as a thin one.
const fullNearest = 12

// storyLines is how many lines a story has that nobody asked for more of.
const storyLines = 25

// columns returns how wide lines may be: what the shell says, or what fits most windows.
func columns() int {
	if n, err := strconv.Atoi(os.Getenv("COLUMNS")); err == nil && n >= 40 {
		return n
	}
	return 100
}

// readReports reads crash reports from a file or from standard input.
func readReports(path string, stdin io.Reader) ([]crash.Report, error) {
	if path == "-" {
		return crash.Parse(stdin)
	}
	return crash.ParseFile(path)
}

// indexApp opens and indexes an app.
func indexApp(path string, options ...pdg.Option) (*pdg.App, error) {
	p, err := apk.Open(path)
	if err != nil {
		return nil, err
	}
	return pdg.Open(p, options...)
}

// open indexes the app with the summaries that the flags name.
func (f *sliceFlags) open(path string) (*pdg.App, error) {
	if f.summaries == "" {
		return indexApp(path)
	}
	set, err := traces.OpenSummaries(f.summaries)
	if err != nil {
		return nil, err
	}
	return indexApp(path, pdg.WithSummaries(set))
}

// explain finds the criterion and computes the slices that are asked for.
func (f *sliceFlags) explain(ctx context.Context, app *pdg.App, reports []crash.Report, progress func(slice.Size, int, int)) (*report.Crash, error) {
	var options []criterion.LocateOption
	var mapping *crash.Mapping
	if f.mapping != "" {
		m, err := crash.ReadMappingFile(f.mapping)
		if err != nil {
			return nil, err
		}
		mapping = m
		options = append(options, criterion.WithMapping(m))
	}
	resembled := criterion.Resembling(app.Code)
	own := crash.App{HasClass: func(d string) bool {
		if _, ok := app.Prog.Class(d); ok {
			return true
		}
		if mapping == nil {
			_, ok := resembled(javaClass(d)) // a reader of pictures mixed up letters
			return ok
		}
		_, ok := mapping.ResidualClass(javaClass(d))
		return ok
	}}
	if app.Manifest != nil {
		own.Package = app.Manifest.Package
	}
	chosen, err := crash.Choose(reports, own)
	if err != nil && !hasMissingCode(err) {
		return nil, refused(err)
	}
	located, err := criterion.Locate(app.Code, chosen, options...)
	var refusal *criterion.Refusal
	if errors.As(err, &refusal) {
		r, err := f.reportOn(app, nil, mapping)
		if err != nil {
			return nil, err
		}
		return nil, &cli.ExitError{Code: cli.ExitNegative, Err: errors.New(r.Refusal(refusal, f.app))}
	}
	if err != nil {
		return nil, refused(err)
	}
	thin := slice.Static(ctx, app, located, slice.Thin, slice.Options{Budget: f.budget, Nearest: f.nearest, Progress: progress})
	var full *slice.Slice
	if f.full || f.out.Format == "json" || f.out.Format == "html" {
		full = slice.Static(ctx, app, located, slice.Full, slice.Options{Budget: f.budget, Nearest: fullNearest * f.nearest, Progress: progress})
		full.Include(thin)
	}
	located.Notes = append(located.Notes, slice.Facts(app, located, thin)...)
	r, err := f.reportOn(app, located, mapping)
	if err != nil {
		return nil, err
	}
	r.Thin, r.Full = thin, full
	return r, nil
}

// reportOn returns a report without slices, with the names and sources that the flags give.
func (f *sliceFlags) reportOn(app *pdg.App, c *criterion.Criterion, mapping *crash.Mapping) (*report.Crash, error) {
	r := report.New(app, c, nil, nil)
	if mapping != nil {
		r.Rename(mapping)
	}
	if f.source != "" {
		var err error
		if r.Sources, err = report.OpenSources(f.source); err != nil {
			return nil, err
		}
	}
	return r, nil
}

// hasMissingCode lets Locate give the reason for a crash without frames of the
// app: it knows more than the text.
func hasMissingCode(err error) bool {
	var missing *crash.MissingCodeError
	return errors.As(err, &missing) && len(missing.Frames) == 0
}

// refused gives errors about the report their exit codes.
func refused(err error) error {
	if errors.Is(err, crash.ErrNoCrash) {
		return &cli.ExitError{Code: cli.ExitBadInput, Err: err}
	}
	return &cli.ExitError{Code: cli.ExitNegative, Err: fmt.Errorf("%w", err)}
}

// javaClass turns a descriptor into a dotted name.
func javaClass(d string) string {
	if len(d) < 2 {
		return d
	}
	b := []byte(d[1 : len(d)-1])
	for i, c := range b {
		if c == '/' {
			b[i] = '.'
		}
	}
	return string(b)
}
