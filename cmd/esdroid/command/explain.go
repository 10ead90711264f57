// esdroid explain: the dynamic slice of a recorded run.

package command

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/cmd/esdroid/command/traces"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/fault"
	"github.com/esdroid/esdroid/internal/report"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/omission"
	"github.com/esdroid/esdroid/slice/words"
)

func init() { subcommands = append(subcommands, newExplain) }

// explainFlags are the flags of esdroid explain.
type explainFlags struct {
	crash, at, position, from, summaries string
	full, relevant, forward, inside      bool
	out                                  cli.OutputFlags
	links                                cli.LinkFlag
	operands                             []int
	lines, nearest                       int
	notes                                []string // what was assumed about where the slice starts
}

func newExplain() *cobra.Command {
	var f explainFlags
	c := &cobra.Command{
		Use:   "explain TRACE APP",
		Short: "Say what a statement of a recorded run depended on, and why each part is there",
		Long: `Replay a trace and say what the fault depended on: the dynamic slice, with the
values' way first, then objects, conditions and events. Each element says by
which dependence it came in.

The criterion is the crash of the report given with --crash, a statement given
with --at (its last execution), a position of the log that the trace was
imported from given with --position, or else the crash that the trace itself
records, or the last exception in it.

A statement that ran many times is shown once, with the number of times; --json
has every execution.

TRACE may also be a log of ESDroid or AndroidSlicer as it is. An index that
'esdroid trace index' made beside the trace saves the replay.`,
		Example: `  esdroid explain run.trace app.apk --crash crash.txt
  esdroid explain run.trace app.apk --at 'Lcom/x/Main;->m()V@0012' --operand 1
  esdroid explain run.trace app.apk --position 2405 --json`,
		Args: cli.UsageArgs(cobra.ExactArgs(2)),
		RunE: func(c *cobra.Command, args []string) error { return f.run(c, args[0], args[1]) },
	}
	c.Flags().StringVar(&f.crash, "crash", "", "text with the crash report; - for standard input")
	c.Flags().StringVar(&f.at, "at", "", "statement reference, a method, @ and its pc in hex; or a source line such as com.x.Main:40")
	c.Flags().StringVar(&f.position, "position", "", "position in the log that the trace was imported from")
	c.Flags().IntSliceVar(&f.operands, "operand", nil, "operands at fault, the receiver or base being 0")
	c.Flags().StringVar(&f.summaries, "summaries", "", "file with summaries of framework methods, over the built-in ones")
	c.Flags().StringVar(&f.from, "from", "", "only what lies between this statement or source line and the criterion (a chop)")
	c.Flags().BoolVar(&f.relevant, "relevant", false, "also branches whose other outcome could have mattered")
	c.Flags().BoolVar(&f.forward, "forward", false, "what depended on the criterion, instead of what it depended on")
	f.out.Add(c.Flags(), "text", "json", "html", "markdown", "sarif", "csv", "dot", "svg", "graphml")
	c.Flags().BoolVar(&f.out.Json, "json", false, "same as --format json (docs/dynamic-slices.md)")
	f.links.Add(c.Flags())
	c.Flags().BoolVar(&f.full, "full", false, "show the full slice too")
	c.Flags().IntVar(&f.lines, "max", 40, "statements shown of each slice, 0 for all")
	c.Flags().BoolVar(&f.inside, "inside", false, "show what runs inside of libraries that the app carries, too, not their calls alone")
	c.Flags().IntVar(&f.nearest, "nearest", defaultNearestExecuted, "executions taken into the answer, the nearest to the fault; 0 for all")
	return c
}

// defaultNearestExecuted is how many executions an answer has: loops make slices
// of millions.
const defaultNearestExecuted = 20_000

// check refuses flags of which one would be dropped silently.
func (f *explainFlags) check() error {
	starts := 0
	for _, given := range []string{f.crash, f.at, f.position} {
		if given != "" {
			starts++
		}
	}
	kinds := 0
	for _, given := range []bool{f.forward, f.from != "", f.relevant} {
		if given {
			kinds++
		}
	}
	switch {
	case starts > 1:
		return cli.UsageError("--crash, --at and --position each say where to start: give one of them")
	case kinds > 1:
		return cli.UsageError("--forward, --from and --relevant are different slices: give one of them")
	case f.forward && len(f.operands) > 0:
		return cli.UsageError("--operand does not go with --forward: what comes after a statement depends on its result")
	case f.nearest < 0 || f.lines < 0:
		return cli.UsageError("--nearest and --max are numbers of statements, 0 for all")
	}
	return f.out.Check()
}

func (f *explainFlags) run(c *cobra.Command, tracePath, appPath string) error {
	if err := f.check(); err != nil {
		return err
	}
	x, code, err := f.explain(tracePath, appPath)
	if err != nil {
		return err
	}
	for _, n := range f.notes {
		fmt.Fprintln(c.ErrOrStderr(), "note: "+n)
	}
	return f.out.Write(c.OutOrStdout(), c.ErrOrStderr(), func(out io.Writer) error {
		switch {
		case f.out.Format == "json":
			return cli.PrintJSON(out, report.DynamicJSON(x, code))
		case f.out.Format != "text":
			return f.links.Write(c.Context(), out, f.out.Format, report.DynamicStory(x, code, crashTitle(x)), f.full)
		}
		return report.DynamicText(out, x, code, report.DynamicOptions{Full: f.full, Lines: f.lines, Rest: "--full"})
	})
}

// crashTitle names the crash that a trace records last, "" without one.
func crashTitle(x *dynamic.Explanation) string {
	if n := len(x.Graph.Crashes); n > 0 {
		if reports := crash.ParseText(x.Graph.Crashes[n-1]); len(reports) > 0 && reports[0].Exception != nil {
			return reports[0].Exception.Header()
		}
	}
	return ""
}

func (f *explainFlags) explain(tracePath, appPath string) (*dynamic.Explanation, *jimple.Program, error) {
	rec, err := traces.OpenRecording(tracePath, appPath, f.summaries)
	if err != nil {
		return nil, nil, err
	}
	found, err := f.start(rec)
	if err != nil {
		return nil, nil, err
	}
	f.notes = found.Notes
	c := found.Criterion
	if len(f.operands) > 0 {
		c.Operands = f.operands
	}
	chosen, err := f.slice(rec, c)
	if err != nil {
		return nil, nil, err
	}
	x, err := rec.Graph.Explain(chosen, rec.Code, dynamic.Shown{Nearest: f.nearest, Inside: f.inside})
	if err != nil {
		return nil, nil, err
	}
	app, err := apk.Open(appPath)
	if err != nil {
		return nil, nil, err
	}
	x.Resource = report.ResourceNames(app)
	if len(f.operands) == 0 && !f.forward {
		x.Because = found.Because(rec.Code, words.Words{Resource: x.Resource})
	}
	set, err := traces.OpenSummaries(f.summaries)
	if err != nil || f.forward {
		return x, rec.Code, err
	}
	return x, rec.Code, omission.Add(x, set, rec.Code)
}

// slice computes the kind of slice that the flags ask for.
func (f *explainFlags) slice(rec *traces.Recording, c dynamic.Criterion) (*dynamic.Slice, error) {
	switch {
	case f.forward:
		return rec.Graph.Forward(c.Node, dynamic.Full), nil
	case f.from != "":
		source, err := executedAt(rec, f.from)
		if err != nil {
			return nil, err
		}
		chop := rec.Graph.Chop(source, c, dynamic.Full)
		if len(chop.Nodes) == 0 {
			return nil, &cli.ExitError{Code: cli.ExitNegative, Err: fmt.Errorf("the fault does not depend on %s in this run", f.from)}
		}
		return chop, nil
	case f.relevant:
		return omission.Relevant(rec.Graph, c), nil
	}
	return rec.Graph.Backward(c, dynamic.Full), nil
}

// executedAt returns the last execution of a statement, or of those of a source line.
func executedAt(rec *traces.Recording, text string) (dynamic.Node, error) {
	if _, _, ok := dex.SplitReference(text); ok {
		return rec.Executed(text)
	}
	refs, err := statementsOf(rec.Code, text)
	if err != nil {
		return dynamic.NoNode, &cli.ExitError{Code: cli.ExitUsage, Err: err}
	}
	last := dynamic.NoNode
	for _, r := range refs {
		body, err := rec.Code.Body(r.Method)
		if err != nil {
			return dynamic.NoNode, err
		}
		if n, ran, _ := rec.Graph.Latest(r.Method, body.Stmts[r.Stmt].PC); ran {
			last = max(last, n)
		}
	}
	if last == dynamic.NoNode {
		return last, &cli.ExitError{Code: cli.ExitNegative, Err: fmt.Errorf("%s did not run in this trace", text)}
	}
	return last, nil
}

// criterion chooses where the slice starts.
func (f *explainFlags) criterion(rec *traces.Recording) (dynamic.Criterion, error) {
	c, err := f.start(rec)
	f.notes = c.Notes
	return c.Criterion, err
}

// start is criterion with what was assumed on the way.
func (f *explainFlags) start(rec *traces.Recording) (fault.Fault, error) {
	g := rec.Graph
	switch {
	case f.position != "":
		n, err := strconv.Atoi(f.position)
		if err != nil {
			return fault.Fault{}, &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("--position %q is not a number", f.position)}
		}
		node, ok := g.AtPosition(n)
		if !ok {
			return fault.Fault{}, &cli.ExitError{Code: cli.ExitNegative, Err: fmt.Errorf("no statement of the trace has position %d in the log", n)}
		}
		return fault.Fault{Criterion: dynamic.Criterion{Node: node}}, nil
	case f.at != "":
		node, err := executedAt(rec, f.at)
		return fault.Fault{Criterion: dynamic.Criterion{Node: node}}, err
	case f.crash != "":
		reports, err := readReports(f.crash, os.Stdin)
		if err != nil {
			return fault.Fault{}, err
		}
		found, err := rec.Find(reports)
		var unlocated *fault.UnlocatedError
		var absent *fault.AbsentError
		if errors.As(err, &unlocated) || errors.As(err, &absent) {
			err = &cli.ExitError{Code: cli.ExitNegative, Err: err}
		}
		return found, err
	}
	if c, ok := recordedCrash(rec); ok {
		return c, nil
	}
	node, ok := g.LastRaised()
	if !ok {
		return fault.Fault{}, &cli.ExitError{Code: cli.ExitNegative, Err: errors.New("no exception ended the trace; choose a criterion with --crash, --at or --position")}
	}
	return fault.Fault{Criterion: dynamic.Criterion{Node: node}}, nil
}

// recordedCrash is the fault of the crash that a trace records last.
func recordedCrash(rec *traces.Recording) (fault.Fault, bool) {
	n := len(rec.Graph.Crashes)
	if n == 0 {
		return fault.Fault{}, false
	}
	found, err := fault.Find(rec.Code, rec.Graph, crash.ParseText(rec.Graph.Crashes[n-1]))
	return found, err == nil
}
