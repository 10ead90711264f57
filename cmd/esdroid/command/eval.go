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
	"runtime/debug"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/internal/eval"
	"github.com/esdroid/esdroid/internal/spectrum"
	"github.com/esdroid/esdroid/internal/table"
)

func init() { subcommands = append(subcommands, newEval) }

func newEval() *cobra.Command {
	var suite, dir, keep, format string
	var only []string
	var confirm, perApp, tries, explore, jobs int
	var asJSON, check bool
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

--suite ranks tells instead where the faulty line stands among all lines, in the mean of
those that are equal: by what ran in passing and failing runs (Ochiai over the trials of
the reduction and ten explorations), by the slice, and by both.

--suite mutants seeds faults into the sample apps (removed and inverted checks, off by
one, wrong keys and formats, missing extras, lifecycle steps in the wrong order and
more; what a device would refuse is left out), keeps what gives a crash that no other
gave, and does the same with each; the changed line is the ground truth. Which faults
are tried is drawn by lot, by the app's name, the kinds in turn. An app that does not
come to rest is no crash. Its second table has the slices of the paper's
algorithm and others' of the same runs. With --explore N each crash is also looked for
in N events by its report alone.

Below the table are medians with Wilcoxon's test for pairs and the effect size of Vargha
and Delaney. --format prints CSV, Markdown or a plot of these numbers (svg).

Two runs print the same. The exit code is 1 if the pipeline came to no slice of an app,
or with --check if less is reached than the suite claims.`,
		Example: `  esdroid eval
  esdroid eval --suite mutants --explore 1500 --check
  esdroid eval --app ledger --app turned --json
  esdroid eval --suite ranks`,
		Args: cli.UsageArgs(cobra.NoArgs),
		RunE: func(c *cobra.Command, _ []string) error {
			if suite != "apps" && suite != "ranks" && suite != "mutants" {
				return &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("no suite %q: there are apps, mutants and ranks", suite)}
			}
			if !table.Known(format) {
				return cli.UsageError("no format %q: there are %s", format, strings.Join(table.Formats, ", "))
			}
			if format == "json" {
				asJSON = true
			}
			if format != "text" && !asJSON && suite != "apps" {
				return cli.UsageError("--format %s is for the suite apps", format)
			}
			if perApp < 1 || tries < 1 || explore < 0 || jobs < 0 {
				return cli.UsageError("--per-app and --tries must be positive, --explore and --jobs not negative")
			}
			debug.SetGCPercent(400) // short-lived machines: a fifth of the time
			ctx, stop := signal.NotifyContext(c.Context(), os.Interrupt)
			defer stop()
			dirs, err := eval.Samples(dir)
			if err != nil {
				return &cli.ExitError{Code: cli.ExitBadInput, Err: err}
			}
			if len(only) > 0 {
				if dirs, err = chosen(c.ErrOrStderr(), dir, dirs, only); err != nil {
					return &cli.ExitError{Code: cli.ExitBadInput, Err: err}
				}
			}
			if suite == "ranks" {
				return evalRanks(ctx, c.OutOrStdout(), dirs, asJSON)
			}
			if suite == "mutants" {
				if !c.Flags().Changed("confirm") {
					confirm = 20
				}
				o := eval.MutantOptions{PerApp: perApp, Tries: tries, Confirm: confirm, Explore: explore, Jobs: jobs, Keep: keep}
				return evalMutants(ctx, c, dirs, o, asJSON, check)
			}
			scores, err := eval.Apps(ctx, dirs, confirm)
			if err != nil {
				if ctx.Err() != nil {
					return &cli.ExitError{Code: cli.ExitPartial, Err: err}
				}
				return &cli.ExitError{Code: cli.ExitBadInput, Err: err}
			}
			if asJSON {
				err = cli.PrintJSON(c.OutOrStdout(), scores)
			} else {
				err = eval.Write(c.OutOrStdout(), format, scores)
			}
			if err != nil {
				return err
			}
			if failed := eval.SampleClaims.Check(scores); check && len(failed) > 0 {
				return &cli.ExitError{Code: cli.ExitNegative, Err: errors.New(strings.Join(failed, "; "))}
			}
			for _, s := range scores {
				if s.Failure != "" {
					return &cli.ExitError{Code: cli.ExitNegative}
				}
			}
			return nil
		},
	}
	f := c.Flags()
	f.StringVar(&suite, "suite", "apps", "what is scored: apps, mutants or ranks")
	f.StringVar(&dir, "dir", filepath.Join("testdata", "apps"), "folder of the sample apps")
	f.StringArrayVar(&only, "app", nil, "only this one (repeatable)")
	f.IntVar(&confirm, "confirm", 60, "runs with one thing changed for each app; mutants: 20 if not given; negative: none")
	f.IntVar(&perApp, "per-app", 3, "mutants: distinct crashes of each app")
	f.IntVar(&tries, "tries", 16, "mutants: faults of each app that are tried until so many crash")
	f.IntVar(&explore, "explore", 0, "mutants: events to look for each crash by its report alone")
	f.StringVar(&keep, "keep", "", "mutants: folder that keeps the apps and their runs")
	f.IntVarP(&jobs, "jobs", "j", 0, "mutants: apps at the same time; default: one for each processor")
	f.StringVar(&format, "format", "text", "apps: "+strings.Join(table.Formats, ", "))
	f.BoolVar(&check, "check", false, "apps, mutants: fail if less is reached than is claimed")
	f.BoolVar(&asJSON, "json", false, "print the scores as JSON")
	return c
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

// evalMutants scores apps with seeded faults.
func evalMutants(ctx context.Context, c *cobra.Command, dirs []string, o eval.MutantOptions, asJSON, check bool) error {
	all, err := eval.Mutants(ctx, dirs, o)
	if err != nil {
		if ctx.Err() != nil {
			return &cli.ExitError{Code: cli.ExitPartial, Err: err}
		}
		return &cli.ExitError{Code: cli.ExitBadInput, Err: err}
	}
	if asJSON {
		err = cli.PrintJSON(c.OutOrStdout(), all)
	} else {
		err = eval.WriteMutants(c.OutOrStdout(), all, o.Explore > 0)
	}
	if err != nil {
		return err
	}
	if failed := eval.MutantClaims.Check(all, o.Explore > 0); check && len(failed) > 0 {
		return &cli.ExitError{Code: cli.ExitNegative, Err: errors.New(strings.Join(failed, "; "))}
	}
	return nil
}

// evalRanks ranks the faulty lines of the samples.
func evalRanks(ctx context.Context, out io.Writer, dirs []string, asJSON bool) error {
	formula, err := spectrum.FormulaByName("ochiai")
	if err != nil {
		return err
	}
	ranks, err := eval.Ranks(ctx, dirs, formula, 10)
	if ctx.Err() != nil {
		return &cli.ExitError{Code: cli.ExitPartial, Err: ctx.Err()}
	}
	if err != nil {
		return &cli.ExitError{Code: cli.ExitBadInput, Err: err}
	}
	if asJSON {
		return cli.PrintJSON(out, ranks)
	}
	return eval.WriteRanks(out, ranks)
}
