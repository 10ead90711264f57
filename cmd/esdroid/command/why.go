// esdroid why: the shortest dependence path between two statements.

package command

import (
	"fmt"
	"os"
	"os/signal"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/report"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice"
	"github.com/esdroid/esdroid/slice/criterion"
)

func init() { subcommands = append(subcommands, newWhy) }

func newWhy() *cobra.Command {
	var asJSON, thin bool
	var budget int
	var d dynamicWay
	c := &cobra.Command{
		Use:   "why (APP | TRACE) FROM TO",
		Short: "Show why a statement depends on another one: the shortest way between them",
		Long: `Show why statement TO depends on statement FROM: the shortest way along
dependences, from FROM to TO. Given a trace, or a log that can be imported, the
way is one that the run took, from the last execution of FROM that matters to the
last execution of TO; if a value took one, that of the value.

A statement is a reference such as 'Lcom/x/Y;->m(I)V@0012', as all other commands
print it, or a source line as com.x.Y:31; in a run also #1234, an element as
explain numbers them.

Exit codes: 0 there is a way; 1 there is none; 3 the search stopped early;
4 unreadable app or unknown statement.`,
		Example: `  esdroid why app.apk com.x.Main:12 com.x.Main:40
  esdroid why run.trace com.x.Main:12 com.x.Main:40 --app app.apk
  esdroid why run.trace '#230' '#1947'`,
		Args: cli.UsageArgs(cobra.ExactArgs(3)),
		RunE: func(c *cobra.Command, args []string) error {
			ctx, stop := signal.NotifyContext(c.Context(), os.Interrupt)
			defer stop()
			if isRun, err := isRecording(args[0]); err != nil {
				return err
			} else if isRun {
				d.thin, d.json = thin, asJSON
				return d.run(c.OutOrStdout(), args[0], args[1], args[2])
			}
			app, err := indexApp(args[0])
			if err != nil {
				return err
			}
			from, err := statements(app, args[1])
			if err != nil {
				return err
			}
			to, err := statements(app, args[2])
			if err != nil {
				return err
			}
			size := slice.Full
			if thin {
				size = slice.Thin
			}
			var best []slice.Element
			partial := false
			for _, t := range to {
				for _, f := range from {
					way, cut := slice.Why(ctx, app, f, t, size, slice.Options{Budget: budget})
					partial = partial || cut
					if way != nil && (best == nil || way[0].Distance < best[0].Distance) {
						best = way
					}
				}
			}
			if best == nil {
				if partial {
					return &cli.ExitError{Code: cli.ExitPartial, Err: fmt.Errorf("no way from %s to %s among the %d nearest statements (--budget allows more)", args[1], args[2], budget)}
				}
				return &cli.ExitError{Code: cli.ExitNegative, Err: fmt.Errorf("%s does not depend on %s", args[2], args[1])}
			}
			r := report.NewWay(app, best)
			if asJSON {
				return cli.PrintJSON(c.OutOrStdout(), r)
			}
			return r.Text(c.OutOrStdout())
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, "write JSON: a list of statements, as in docs/slice-json.md")
	c.Flags().BoolVar(&thin, "thin", false, "follow values only")
	c.Flags().StringVar(&d.app, "app", "", "with a trace: the app; without it, the package beside the trace that fits")
	c.Flags().StringVar(&d.summaries, "summaries", "", "with a trace: file with summaries of framework methods, over the built-in ones")
	c.Flags().IntVar(&budget, "budget", 50_000, "statements to look at for each pair before stopping early")
	return c
}

// statements reads a statement reference or a source line.
func statements(app *pdg.App, text string) ([]criterion.Ref, error) {
	return statementsOf(app.Code, text)
}

func statementsOf(code *jimple.Program, text string) ([]criterion.Ref, error) {
	p := code.Dex
	bad := func(format string, args ...any) error {
		return &cli.ExitError{Code: cli.ExitBadInput, Err: fmt.Errorf("%s: %s", text, fmt.Sprintf(format, args...))}
	}
	if method, pc, ok := dex.SplitReference(text); ok {
		m, ok := p.FindMethod(method)
		if !ok {
			return nil, bad("the app has no such method")
		}
		b, err := code.Body(m)
		if err != nil || b == nil {
			return nil, bad("the method has no code")
		}
		var out []criterion.Ref
		first, end := b.At(pc)
		for i := first; i < end; i++ {
			out = append(out, criterion.Ref{Method: m, Stmt: i})
		}
		if len(out) == 0 {
			return nil, bad("the method has no instruction there")
		}
		return out, nil
	}
	class, number, ok := strings.Cut(text, ":")
	line, err := strconv.Atoi(number)
	if !ok || err != nil || line <= 0 {
		return nil, bad("neither a statement reference (Lcom/x/Y;->m(I)V@0012) nor a source line (com.x.Y:31)")
	}
	prefix := "L" + strings.ReplaceAll(class, ".", "/")
	var out []criterion.Ref
	for i := range p.Classes {
		c := &p.Classes[i]
		if c.Descriptor != prefix+";" && !strings.HasPrefix(c.Descriptor, prefix+"$") {
			continue
		}
		for m := c.FirstMethod; m < c.EndMethod; m++ {
			if b, err := code.Body(m); err == nil && b != nil {
				for s := range int32(len(b.Stmts)) {
					if n := int32(line); b.Stmts[s].Line == n || b.Reported(s) == n { // as shown, or as in a stack trace
						out = append(out, criterion.Ref{Method: m, Stmt: s})
					}
				}
			}
		}
	}
	if len(out) == 0 {
		return nil, bad("the app has no code from that line")
	}
	return out, nil
}
