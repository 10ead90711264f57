// esdroid trace import: other tools' logs become traces.

package traces

import (
	"bufio"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/instrument/trace/esdroidlog"
	"github.com/esdroid/esdroid/instrument/trace/mandolinelog"
	"github.com/esdroid/esdroid/internal/logged"
	"github.com/esdroid/esdroid/pdg/android"
)

func init() { traceCommands = append(traceCommands, newTraceImport) }

func newTraceImport() *cobra.Command {
	var output, static string
	var asJSON, verbose bool
	c := &cobra.Command{
		Use:   "import LOG APP -o TRACE",
		Short: "Make a trace of an execution log of ESDroid, AndroidSlicer or Mandoline",
		Long: `Make a trace of another tool's execution log. The log may be gzip-compressed.

Logs of ESDroid and AndroidSlicer name statements by class, method name, line
and Jimple text; they are tied to the app's instructions, wrong labels are put
right, frames and callbacks are rebuilt, and records that were lost are reported
as gaps. Logs of Mandoline need the static log that its instrumentation wrote.`,
		Example: `  esdroid trace import reduced.trace.txt.gz app.apk -o run.trace
  esdroid trace import logcat.txt app.apk --static app_static.json -o run.trace`,
		Args: cli.UsageArgs(cobra.ExactArgs(2)),
		RunE: func(c *cobra.Command, args []string) error {
			if output == "" {
				return &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("--output is missing")}
			}
			p, err := cli.OpenApp(args[1])
			if err != nil {
				return err
			}
			log, origin, err := readForeignLog(args[0], static)
			if err != nil {
				return cli.InApp(args[0], err)
			}
			var report *esdroidlog.Report
			err = cli.ToOutput(c.OutOrStdout(), output, func(w io.Writer) error {
				summaries, err := android.NewSummarySet()
				if err != nil {
					return err
				}
				report, err = logged.Import(w, log, p, summaries, origin, filepath.Base(args[0]))
				return err
			})
			if err != nil {
				return cli.InApp(args[0], err)
			}
			if asJSON {
				return cli.PrintJSON(c.OutOrStdout(), importReport{logReport{log.Lines, log.Accepted, log.Problems}, report})
			}
			printImport(c.OutOrStdout(), log, report, verbose)
			return nil
		},
	}
	c.Flags().StringVarP(&output, "output", "o", "", "trace file to write")
	c.Flags().StringVar(&static, "static", "", "static log (JSON) of Mandoline's instrumentation")
	c.Flags().BoolVar(&asJSON, "json", false, "print the report as JSON")
	c.Flags().BoolVarP(&verbose, "verbose", "v", false, "list all repairs and gaps")
	return c
}

// readForeignLog reads a log of any tool whose form is known.
func readForeignLog(path, static string) (*esdroidlog.Log, string, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, "", err
	}
	defer file.Close()
	if static == "" {
		log, err := esdroidlog.Read(file)
		return log, logged.Origin, err
	}
	blocks, err := os.Open(static)
	if err != nil {
		return nil, "", err
	}
	defer blocks.Close()
	in := bufio.NewReader(file)
	if head, _ := in.Peek(2); len(head) == 2 && head[0] == 0x1f && head[1] == 0x8b {
		z, err := gzip.NewReader(in)
		if err != nil {
			return nil, "", err
		}
		in = bufio.NewReader(z)
	}
	log, err := mandolinelog.Read(in, blocks)
	return log, "mandoline-log", err
}

func printImport(w io.Writer, log *esdroidlog.Log, r *esdroidlog.Report, verbose bool) {
	fmt.Fprintf(w, "%d records of %d lines: %d resolved, %d repaired, %d without an instruction of their own, %d unresolved\n", r.Records, log.Lines, r.Exact, r.Repaired, r.Absorbed, r.Unresolved)
	fmt.Fprintf(w, "%d processes, %d threads, %d callback instances\n", r.Processes, r.Threads, r.Callbacks)
	list := func(what string, problems []esdroidlog.Problem) {
		if len(problems) == 0 {
			return
		}
		fmt.Fprintf(w, "%d %s\n", len(problems), what)
		for i, p := range problems {
			if !verbose && i == 10 {
				fmt.Fprintf(w, "  and %d more (--verbose lists them)\n", len(problems)-i)
				break
			}
			fmt.Fprintf(w, "  %s\n", p)
		}
	}
	list("problems of the log itself", log.Problems)
	list("labels put right", r.Repairs)
	list("gaps", r.Gaps)
}

// importReport is what import --json prints.
type importReport struct {
	Log    logReport          `json:"log"`
	Import *esdroidlog.Report `json:"import"`
}

// logReport says how much of a log could be read.
type logReport struct {
	Lines    int                  `json:"lines"`
	Accepted int                  `json:"accepted"`
	Problems []esdroidlog.Problem `json:"problems"`
}
