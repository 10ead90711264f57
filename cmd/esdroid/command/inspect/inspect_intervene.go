// esdroid inspect intervene: does the fault move when what its slice leaves out changes?

package inspect

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/cmd/esdroid/command/vms"
	"github.com/esdroid/esdroid/internal/intervene/outside"
	"github.com/esdroid/esdroid/internal/pipeline"
	"github.com/esdroid/esdroid/internal/vm/world"
)

func init() { inspectCommands = append(inspectCommands, newInspectIntervene) }

func newInspectIntervene() *cobra.Command {
	var o outside.Options
	var asJSON bool
	var stdin, run string
	c := &cobra.Command{
		Use:   "intervene FILE [MAINCLASS [ARGUMENT...]]",
		Short: "Test the slice of a program's fault: change what lies outside of it, and run again",
		Long: `Run the main method of a class on the embedded machine, slice the exception that
ends it, or else the last line that it prints, and run it again and again, each
time with another value at one execution of a statement outside of the full slice.
The fault must not move: where it does, the slice lacks a dependence.

masked    the change made something else happen first, so that nothing can be said
astray    it moved, as something is now stored under another index or key: no slice
          promises that this hits nothing
omission  it moved, by a branch that went another way: 'explain --relevant' has it
moved     it moved, and no slice has the reason

With --run, the fault is the crash of an app in a folder of 'esdroid run': its
minimal sequence is sent again with each change.

The exit code is 1 if the fault moved without a reason.`,
		Example: `  esdroid inspect intervene crash.dex
  esdroid inspect intervene crash.dex Main --changes 1000 --seed 7 --json -- --an-argument
  esdroid inspect intervene app.apk --run app.run --changes 50`,
		Args: cli.UsageArgs(cobra.MinimumNArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			if o.Most < 1 {
				return &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("--changes %d: expected a positive number", o.Most)}
			}
			ctx, stop := signal.NotifyContext(c.Context(), os.Interrupt)
			defer stop()
			context.AfterFunc(ctx, stop)
			if run != "" {
				if len(args) > 1 || stdin != "" {
					return &cli.ExitError{Code: cli.ExitUsage, Err: errors.New("--run: the run of an app has neither a main class nor arguments nor standard input")}
				}
				r, err := pipeline.Interventions(ctx, args[0], run, o)
				if err != nil {
					return cli.InApp(args[0], err)
				}
				return printInterventions(c, r, asJSON)
			}
			files, err := cli.OpenCode(args[0])
			if err != nil {
				return err
			}
			class, err := vms.MainClass(args, files)
			if err != nil {
				return err
			}
			if stdin != "" {
				if o.Input, err = os.ReadFile(stdin); err != nil {
					return err
				}
			}
			o.Arguments = args[min(2, len(args)):]
			o.Prepare = func(w *world.World) error { return vms.Install(w, args[0]) }
			r, err := outside.Check(ctx, files, class, o)
			if err != nil {
				return cli.InApp(args[0], err)
			}
			return printInterventions(c, r, asJSON)
		},
	}
	c.Flags().Int64Var(&o.Seed, "seed", 0, "where everything random comes from, the choice of changes too")
	c.Flags().IntVar(&o.Most, "changes", 100, "how many changes are tried")
	c.Flags().StringVar(&stdin, "stdin", "", "let the program read this file as its standard input")
	c.Flags().StringVar(&run, "run", "", "change the crash of an app, of which this is the folder of 'esdroid run'")
	c.Flags().BoolVar(&asJSON, "json", false, "write JSON")
	return c
}

func printInterventions(c *cobra.Command, r *outside.Report, asJSON bool) error {
	moved := 0
	for _, t := range r.Trials {
		if t.Result == outside.Moved {
			moved++
		}
	}
	if asJSON {
		if err := cli.PrintJSON(c.OutOrStdout(), r); err != nil {
			return err
		}
	} else {
		w := c.OutOrStdout()
		fmt.Fprintf(w, "The fault: %s\n  at %s\n", r.Fault, r.At)
		fmt.Fprintf(w, "%d of %d executions are outside of the full slice; %d were changed: %d same, %d masked, %d astray, %d omission, %d moved\n",
			r.Outside, r.Executed, r.Tried, r.Same, r.Masked, r.Astray, r.Omission, moved)
		for _, t := range r.Trials {
			fmt.Fprintf(w, "%-8s  %s (execution %d): %s became %s\n          %s\n", t.Result, t.Ref, t.Count, t.Was, t.Is, t.Fault)
		}
	}
	if moved > 0 {
		return &cli.ExitError{Code: cli.ExitNegative, Err: errors.New("the fault depends on something outside of its slice")}
	}
	return nil
}
