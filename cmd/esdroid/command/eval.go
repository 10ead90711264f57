// esdroid eval: how good the answers are, on apps whose answers are known.

package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/internal/eval"
	"github.com/esdroid/esdroid/internal/spectrum"
	"github.com/esdroid/esdroid/internal/table"
)

func init() { subcommands = append(subcommands, newEval) }

// evalOptions are the flags of eval.
type evalOptions struct {
	suite, dir, format, into string
	only, tools              []string
	confirm                  int
	mutants                  eval.MutantOptions
	asJSON, check            bool
}

// evalSuites are what --suite takes.
var evalSuites = []string{"apps", "mutants", "ranks", "corpus", "sequences"}

func newEval() *cobra.Command {
	var o evalOptions
	c := &cobra.Command{
		Use:   "eval",
		Short: "Score minimising, slicing and confirming on apps whose faults are known",
		Long: `Replay the crash of each sample app, minimise, slice and confirm it, and compare
with the marks in its sources: the faulty line, lines of the thin and of the full
slice, and lines that belong to neither.

minimal    events of the shortest sequence; trials: replays until it was found
guess      whether the events that the dependences name crashed at once
lines      source lines in the thin and in the full slice
fault      the faulty line is in the thin slice; told: it is named as what did not happen
confirmed  with another value on the faulty line the crash did not happen
marks      marked lines that are where they should be

Below are medians with Wilcoxon's test for pairs and the effect size of Vargha and
Delaney; what ran before and after the events were reduced, beside Tables 5 and 6 of the
ESDroid paper; and the slices of the same runs by other tools: by data alone, of all
events, by the paper's Algorithm 2, by what the program published with it does, static
ones, and all that ran. --tool chooses among them.

--suite ranks tells instead where the faulty line stands among all lines, in the mean of
those that are equal: by what ran in passing and failing runs (Ochiai over the trials of
the reduction and ten explorations), by the slice, and by both.

--suite mutants seeds faults into the sample apps (removed and inverted checks, off by
one, wrong keys and formats, missing extras, lifecycle steps in the wrong order, missing
breaks and calls of the super class, wrong resources and more; what a device would refuse is left out), keeps what gives a crash that no other
gave, and does the same with each; the changed line is the ground truth. Which faults
are tried is drawn by lot, by the app's name, the kinds in turn. An app that does not
come to rest is no crash. With --explore N each crash is also looked for in N events by
its report alone.

--suite corpus slices recorded runs of published apps, which were imported from the logs
of ESDroid, and compares with what people found by hand: the folder --dir has
crashes/APP with app.apk, crash.txt, reduced.trace.txt.gz and perhaps the slice file
published with it, reduced.esdroid-slice.dat, and oracles/APP.txt (see esdroid compare).

--suite sequences runs all reducers on generated sequences, on models of apps, and
ND3MIN's ways to select; then these on recordings of sample apps on the embedded device,
whose crashes are made to come not always, and DetReduce on walks through sample apps.

--format prints CSV, Markdown or a plot (svg). --into writes the tables into a Markdown
file, between its lines <!-- SUITE: begin --> and <!-- SUITE: end -->, as in
docs/evaluation.md; those of sequences on the embedded device have "sequences on apps".

Two runs print the same. The exit code is 1 if the pipeline came to no slice of an app,
or with --check if less is reached than the suite claims.`,
		Example: `  esdroid eval
  esdroid eval --suite mutants --explore 1500 --check
  esdroid eval --app ledger --app turned --json
  esdroid eval --tool full --tool "Algorithm 2"
  esdroid eval --suite corpus --dir ../corpus
  esdroid eval --suite sequences --into docs/evaluation.md`,
		Args: cli.UsageArgs(cobra.NoArgs),
		RunE: func(c *cobra.Command, _ []string) error {
			if err := o.valid(c.Flags().Changed("confirm"), c.Flags().Changed("dir")); err != nil {
				return err
			}
			collectLess()
			ctx, stop := signal.NotifyContext(c.Context(), os.Interrupt)
			defer stop()
			switch o.suite {
			case "sequences":
				return o.evalSequences(ctx, c.OutOrStdout())
			case "corpus":
				return o.evalCorpus(ctx, c.OutOrStdout())
			}
			dirs, err := eval.Samples(o.dir)
			if err != nil {
				return &cli.ExitError{Code: cli.ExitBadInput, Err: err}
			}
			if len(o.only) > 0 {
				if dirs, err = chosen(c.ErrOrStderr(), o.dir, dirs, o.only); err != nil {
					return &cli.ExitError{Code: cli.ExitBadInput, Err: err}
				}
			}
			switch o.suite {
			case "ranks":
				return evalRanks(ctx, c.OutOrStdout(), dirs, o.asJSON)
			case "mutants":
				return o.evalMutants(ctx, c.OutOrStdout(), dirs)
			}
			return o.evalApps(ctx, c.OutOrStdout(), dirs)
		},
	}
	f := c.Flags()
	f.StringVar(&o.suite, "suite", "apps", "what is scored: "+strings.Join(evalSuites, ", "))
	f.StringVar(&o.dir, "dir", filepath.Join("testdata", "apps"), "folder of the sample apps; corpus: of the recorded runs")
	f.StringArrayVar(&o.only, "app", nil, "only this one (repeatable)")
	f.IntVar(&o.confirm, "confirm", 60, "runs with one thing changed for each app; mutants: 20 if not given; negative: none")
	f.IntVar(&o.mutants.PerApp, "per-app", 3, "mutants: distinct crashes of each app")
	f.IntVar(&o.mutants.Tries, "tries", 16, "mutants: faults of each app that are tried until so many crash")
	f.IntVar(&o.mutants.Explore, "explore", 0, "mutants: events to look for each crash by its report alone")
	f.StringVar(&o.mutants.Keep, "keep", "", "apps, mutants: folder that keeps results, so that who was stopped goes on, and the mutants")
	f.IntVarP(&o.mutants.Jobs, "jobs", "j", 0, "apps, mutants: apps at the same time; default: one for each processor")
	f.StringArrayVar(&o.tools, "tool", nil, "only this one among the slices of the same runs (repeatable): "+strings.Join(eval.ToolNames, "; "))
	f.StringVar(&o.format, "format", "text", "all suites but ranks: "+strings.Join(table.Formats, ", "))
	f.StringVar(&o.into, "into", "", "Markdown file to write the tables into, instead of printing them")
	f.BoolVar(&o.check, "check", false, "apps, mutants, corpus: fail if less is reached than is claimed")
	f.BoolVar(&o.asJSON, "json", false, "print the scores as JSON")
	return c
}

// valid completes the options and refuses those that fit no suite.
func (o *evalOptions) valid(confirm, dir bool) error {
	if !slices.Contains(evalSuites, o.suite) {
		return cli.UsageError("no suite %q: there are %s", o.suite, strings.Join(evalSuites, ", "))
	}
	if !table.Known(o.format) {
		return cli.UsageError("no format %q: there are %s", o.format, strings.Join(table.Formats, ", "))
	}
	if o.asJSON = o.asJSON || o.format == "json"; o.asJSON {
		o.format = "json"
	}
	if o.suite == "corpus" && !dir {
		return cli.UsageError("--suite corpus needs --dir, the folder that has crashes/ and oracles/")
	}
	if o.suite == "ranks" && (o.format != "text" && !o.asJSON || o.into != "") {
		return cli.UsageError("--format and --into are not for the suite ranks")
	}
	known := eval.ToolNames
	if o.suite == "corpus" {
		known = eval.ImportedToolNames
	}
	for _, name := range o.tools {
		if !slices.Contains(known, name) {
			return cli.UsageError("no tool %q: there are %s", name, strings.Join(known, "; "))
		}
	}
	if o.mutants.PerApp < 1 || o.mutants.Tries < 1 || o.mutants.Explore < 0 || o.mutants.Jobs < 0 {
		return cli.UsageError("--per-app and --tries must be positive, --explore and --jobs not negative")
	}
	if o.mutants.Confirm = o.confirm; !confirm {
		o.mutants.Confirm = 20
	}
	return nil
}

// print prints tables, or as JSON what they are of, or writes them into a file.
func (o *evalOptions) print(w io.Writer, tables []*table.Table, scores any) error {
	if o.into != "" {
		return o.put(o.suite, tables)
	}
	if o.asJSON {
		return cli.PrintJSON(w, scores)
	}
	return table.Write(w, o.format, tables...)
}

// put writes tables into the file that was named, where its marks keep a place for them.
func (o *evalOptions) put(place string, tables []*table.Table) error {
	text, err := os.ReadFile(o.into)
	if err != nil {
		return &cli.ExitError{Code: cli.ExitBadInput, Err: err}
	}
	if text, err = table.Into(text, place, tables...); err != nil {
		return &cli.ExitError{Code: cli.ExitBadInput, Err: fmt.Errorf("%s: %w", o.into, err)}
	}
	return os.WriteFile(o.into, text, 0o666)
}

// evalError is the error of a suite that did not come to its end.
func evalError(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return &cli.ExitError{Code: cli.ExitPartial, Err: err}
	}
	return &cli.ExitError{Code: cli.ExitBadInput, Err: err}
}

// evalSequences compares reducers.
func (o *evalOptions) evalSequences(ctx context.Context, w io.Writer) error {
	tables, err := eval.Sequences(ctx)
	if err != nil {
		return evalError(ctx, err)
	}
	apps, err := eval.SequencesOnApps(ctx, o.dir, func(app string) bool { return len(o.only) == 0 || slices.Contains(o.only, app) })
	if err != nil {
		return evalError(ctx, err)
	}
	if o.into != "" {
		return errors.Join(o.put(o.suite, tables), o.put(o.suite+" on apps", apps))
	}
	tables = append(tables, apps...)
	return o.print(w, tables, tables)
}

// evalCorpus scores recorded runs of published apps.
func (o *evalOptions) evalCorpus(ctx context.Context, w io.Writer) error {
	all, err := eval.Corpus(ctx, o.dir)
	if err != nil {
		return evalError(ctx, err)
	}
	if err := o.print(w, eval.ImportedTables(all, o.tools), all); err != nil {
		return err
	}
	return o.claimed(eval.CorpusClaims.Check(all))
}

// claimed fails if somebody asked for what is claimed, and less is reached.
func (o *evalOptions) claimed(failed []string) error {
	if o.check && len(failed) > 0 {
		return &cli.ExitError{Code: cli.ExitNegative, Err: errors.New(strings.Join(failed, "; "))}
	}
	return nil
}

// evalApps scores the samples by their marks.
func (o *evalOptions) evalApps(ctx context.Context, w io.Writer, dirs []string) error {
	scores, err := eval.Apps(ctx, dirs, eval.AppOptions{Confirm: o.confirm, Jobs: o.mutants.Jobs, Keep: o.mutants.Keep})
	if err != nil {
		return evalError(ctx, err)
	}
	tables := append(eval.SampleGroups(scores), eval.Comparisons(scores, o.tools)...)
	if o.into == "" {
		tables = append(eval.Tables(scores), tables...)
	}
	if err := o.print(w, tables, scores); err != nil {
		return err
	}
	if err := o.claimed(eval.SampleClaims.Check(scores)); err != nil {
		return err
	}
	for _, s := range scores {
		if s.Failure != "" {
			return &cli.ExitError{Code: cli.ExitNegative}
		}
	}
	return nil
}

// evalMutants scores apps with seeded faults.
func (o *evalOptions) evalMutants(ctx context.Context, w io.Writer, dirs []string) error {
	all, err := eval.Mutants(ctx, dirs, o.mutants)
	if err != nil {
		return evalError(ctx, err)
	}
	explored := o.mutants.Explore > 0
	if err := o.print(w, eval.MutantTables(all, explored, o.tools), all); err != nil {
		return err
	}
	return o.claimed(eval.MutantClaims.Check(all, explored))
}

// chosen returns the samples that are named, and says which of the names stand for apps
// without a marked fault: those are left out.
func chosen(w io.Writer, dir string, all, names []string) ([]string, error) {
	var dirs []string
	for _, name := range names {
		d := filepath.Join(dir, name)
		if slices.Contains(all, d) {
			dirs = append(dirs, d)
			continue
		}
		if _, err := os.Stat(d); err != nil {
			return nil, fmt.Errorf("no sample %q in %s", name, dir)
		}
		fmt.Fprintf(w, "%s is left out: it has no marked fault and no recorded events to score\n", name)
	}
	if len(dirs) == 0 {
		return nil, fmt.Errorf("none of the apps named has a marked fault")
	}
	return dirs, nil
}

// evalRanks ranks the faulty lines of the samples.
func evalRanks(ctx context.Context, out io.Writer, dirs []string, asJSON bool) error {
	formula, err := spectrum.FormulaByName("ochiai")
	if err != nil {
		return err
	}
	ranks, err := eval.Ranks(ctx, dirs, formula, 10)
	if err != nil {
		return evalError(ctx, err)
	}
	if asJSON {
		return cli.PrintJSON(out, ranks)
	}
	return eval.WriteRanks(out, ranks)
}
