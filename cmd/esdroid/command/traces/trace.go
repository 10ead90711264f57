// esdroid trace: execution traces, their import and their forms.

package traces

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"sort"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
)

// traceCommands is filled by the files of the sub-commands.
var traceCommands = []func() *cobra.Command{newTraceInfo, newTraceValidate, newTracePrint, newTraceConvert}

// NewTrace returns esdroid trace.
func NewTrace() *cobra.Command {
	c := &cobra.Command{
		Use:   "trace",
		Short: "Import, check, print and convert execution traces",
		Args:  cli.UsageArgs(cobra.NoArgs),
		RunE:  func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	for _, sub := range traceCommands {
		c.AddCommand(sub())
	}
	return c
}

func newTraceInfo() *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:   "info TRACE",
		Short: "Say what a trace holds: the app, threads, callbacks, counts of records",
		Args:  cli.UsageArgs(cobra.ExactArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			r, err := trace.Open(args[0])
			if err != nil {
				return err
			}
			info, err := traceInfo(r)
			if err != nil {
				return cli.InApp(args[0], err)
			}
			if asJSON {
				return cli.PrintJSON(c.OutOrStdout(), info)
			}
			printTraceInfo(c.OutOrStdout(), info)
			return nil
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, "print as JSON")
	return c
}

// traceSummary is what trace info prints.
type traceSummary struct {
	Package   string           `json:"package,omitempty"`
	Origin    string           `json:"origin"`
	Note      string           `json:"note,omitempty"`
	Dex       []traceDex       `json:"dex"`
	Complete  bool             `json:"complete"`
	CutOff    string           `json:"cut_off,omitempty"`
	Threads   []int32          `json:"threads"`
	Callbacks int              `json:"callbacks"`
	Records   int64            `json:"records"`
	Kinds     map[string]int64 `json:"kinds"`
	Gaps      []traceGap       `json:"gaps,omitempty"`
}

type traceDex struct {
	Name   string `json:"name"`
	SHA256 string `json:"sha256"`
}

type traceGap struct {
	Record int64  `json:"record"`
	Lost   int64  `json:"lost"`
	Reason string `json:"reason"`
}

func traceInfo(r *trace.Reader) (*traceSummary, error) {
	s := &traceSummary{Package: r.Package, Origin: r.Origin, Note: r.Note, Complete: r.Truncated == nil, Kinds: map[string]int64{}, Threads: []int32{}}
	if r.Truncated != nil {
		s.CutOff = r.Truncated.Error()
	}
	for _, d := range r.Dex {
		s.Dex = append(s.Dex, traceDex{d.Name, fmt.Sprintf("%x", d.SHA256)})
	}
	seen := map[int32]bool{}
	err := r.Records(func(rec *trace.Record) bool {
		if !seen[rec.Thread] {
			seen[rec.Thread] = true
			s.Threads = append(s.Threads, rec.Thread)
		}
		if rec.Kind == trace.KindGap {
			s.Gaps = append(s.Gaps, traceGap{s.Records, rec.N, rec.Text})
		}
		if rec.Kind == trace.KindCallbackBegin {
			s.Callbacks++
		}
		s.Records++
		s.Kinds[rec.Kind.String()]++
		return true
	})
	return s, err
}

func printTraceInfo(w io.Writer, s *traceSummary) {
	if s.Package != "" {
		fmt.Fprintf(w, "package    %s\n", s.Package)
	}
	fmt.Fprintf(w, "origin     %s\n", s.Origin)
	if s.Note != "" {
		fmt.Fprintf(w, "note       %s\n", s.Note)
	}
	for _, d := range s.Dex {
		fmt.Fprintf(w, "dex        %s %s\n", d.SHA256, d.Name)
	}
	fmt.Fprintf(w, "threads    %d\ncallbacks  %d\nrecords    %d\n", len(s.Threads), s.Callbacks, s.Records)
	kinds := make([]string, 0, len(s.Kinds))
	for k := range s.Kinds {
		kinds = append(kinds, k)
	}
	sort.Slice(kinds, func(i, j int) bool {
		return s.Kinds[kinds[i]] > s.Kinds[kinds[j]] || s.Kinds[kinds[i]] == s.Kinds[kinds[j]] && kinds[i] < kinds[j]
	})
	for _, k := range kinds {
		fmt.Fprintf(w, "  %-9s %d\n", k, s.Kinds[k])
	}
	for _, g := range s.Gaps {
		fmt.Fprintf(w, "gap        before record %d: %s\n", g.Record, g.Reason)
	}
	if !s.Complete {
		fmt.Fprintf(w, "cut off    %s\n", s.CutOff)
	}
}

func newTraceValidate() *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:   "validate TRACE APP",
		Short: "Check every record of a trace against the app it was recorded with",
		Args:  cli.UsageArgs(cobra.ExactArgs(2)),
		RunE: func(c *cobra.Command, args []string) error {
			r, err := trace.Open(args[0])
			if err != nil {
				return err
			}
			p, err := cli.OpenApp(args[1])
			if err != nil {
				return err
			}
			summary, findings, err := trace.Validate(r, p)
			if err != nil {
				return cli.InApp(args[0], err)
			}
			if asJSON {
				err = cli.PrintJSON(c.OutOrStdout(), checked{summary, findings})
			} else {
				for _, f := range findings {
					fmt.Fprintln(c.OutOrStdout(), f)
				}
				fmt.Fprintf(c.OutOrStdout(), "%d records, %d threads, %d callbacks, %d gaps: %d findings\n", summary.Records, summary.Threads, summary.Callbacks, summary.Gaps, len(findings))
			}
			if err == nil && len(findings) > 0 {
				return &cli.ExitError{Code: cli.ExitNegative}
			}
			return err
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, "print as JSON")
	return c
}

func newTracePrint() *cobra.Command {
	var app string
	var callback int64
	c := &cobra.Command{
		Use:   "print TRACE",
		Short: "Print a trace in its text form",
		Args:  cli.UsageArgs(cobra.ExactArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			r, err := trace.Open(args[0])
			if err != nil {
				return err
			}
			var p *dex.Program
			if app != "" {
				if p, err = cli.OpenApp(app); err != nil {
					return err
				}
				if err := r.Header.Check(p.Files); err != nil {
					return cli.InApp(args[0], err)
				}
			}
			if callback == 0 {
				return cli.InApp(args[0], trace.WriteText(c.OutOrStdout(), r, p))
			}
			return cli.InApp(args[0], r.RecordsFrom(callback, func(rec *trace.Record) bool {
				_, err := fmt.Fprintln(c.OutOrStdout(), rec.Line(p))
				return err == nil && (rec.Kind != trace.KindCallbackEnd || rec.N != callback)
			}))
		},
	}
	c.Flags().StringVar(&app, "app", "", "the app, to spell out method names")
	c.Flags().Int64Var(&callback, "callback", 0, "print only the records of this callback instance")
	return c
}

func newTraceConvert() *cobra.Command {
	var app, output string
	c := &cobra.Command{
		Use:   "convert TRACE -o FILE",
		Short: "Convert a trace from its binary to its text form, or back",
		Args:  cli.UsageArgs(cobra.ExactArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			if output == "" {
				return &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("--output is missing")}
			}
			data, err := os.ReadFile(args[0])
			if err != nil {
				return err
			}
			var p *dex.Program
			if app != "" {
				if p, err = cli.OpenApp(app); err != nil {
					return err
				}
			}
			return cli.ToOutput(c.OutOrStdout(), output, func(w io.Writer) error {
				if !trace.IsTrace(data) {
					return cli.InApp(args[0], trace.ConvertText(bytes.NewReader(data), w, p))
				}
				r, err := trace.NewReader(data)
				if err != nil {
					return cli.InApp(args[0], err)
				}
				return cli.InApp(args[0], trace.WriteText(w, r, p))
			})
		},
	}
	c.Flags().StringVar(&app, "app", "", "the app, to spell out or resolve method names")
	c.Flags().StringVarP(&output, "output", "o", "", "file to write")
	return c
}

// checked is what check --json prints.
type checked struct {
	Summary  trace.Summary   `json:"summary"`
	Findings []trace.Finding `json:"findings"`
}
