// esdroid export gzoltar, defects4j, lcov, cobertura, jacoco: spectra, slices and traces
// in the forms of fault localisers and of viewers of coverage.

package command

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/cmd/esdroid/command/traces"
	"github.com/esdroid/esdroid/internal/coverage"
	"github.com/esdroid/esdroid/internal/spectrum"
)

func init() {
	exportCommands = append(exportCommands,
		func() *cobra.Command {
			return newExportSpectrum("gzoltar", "GZoltar's text report: spectra.csv, matrix.txt, tests.csv and a ranking for each formula", (*spectrum.Spectrum).WriteGZoltar)
		},
		func() *cobra.Command {
			return newExportSpectrum("defects4j", "Defects4J's fault localisation files: spectra, matrix and a list of lines for each formula", (*spectrum.Spectrum).WriteDefects4J)
		},
		func() *cobra.Command {
			return newExportCoverage("lcov", "LCOV tracefile", func(w io.Writer, c *coverage.Coverage) error { return coverage.WriteLCOV(w, c, "esdroid") })
		},
		func() *cobra.Command {
			return newExportCoverage("cobertura", "Cobertura XML", coverage.WriteCobertura)
		},
		func() *cobra.Command {
			return newExportCoverage("jacoco", "JaCoCo XML", func(w io.Writer, c *coverage.Coverage) error { return coverage.WriteJaCoCo(w, c, "esdroid") })
		})
}

func newExportSpectrum(name, what string, write func(*spectrum.Spectrum, string) error) *cobra.Command {
	var f spectrumFlags
	var output, level string
	c := &cobra.Command{
		Use:   name + " [APP]",
		Short: "Write what passing and failing runs executed as " + what,
		Long: `Write a spectrum, which runs executed which lines and which of them failed, as
` + what + `.
The runs are the trials of a reduction (--run), traces or coverage (--passing, --failing),
or a spectrum of another tool.`,
		Example: fmt.Sprintf("  esdroid export %s app.apk --run app.run --output spectrum\n  esdroid export %s --failing fail.xml --passing pass.xml --output spectrum", name, name),
		Args:    cli.UsageArgs(cobra.MaximumNArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			if g := spectrum.Granularity(level); g != spectrum.ByLine && g != spectrum.ByStatement {
				return cli.UsageError("--level %q: use line or statement", level)
			}
			s, err := f.read(c, args)
			if err != nil {
				return err
			}
			if err := write(s.Fold(spectrum.Granularity(level)), output); err != nil {
				return err
			}
			failed, passed := s.Failing()
			fmt.Fprintf(c.OutOrStdout(), "%d failing and %d passing runs are in %s\n", failed, passed, output)
			return nil
		},
	}
	f.add(c)
	c.Flags().StringVarP(&output, "output", "o", name, "folder to write into")
	c.Flags().StringVar(&level, "level", "line", "line, or statement: a line counts once for each of its statements")
	return c
}

func newExportCoverage(name, what string, write func(io.Writer, *coverage.Coverage) error) *cobra.Command {
	var slice, trace, output string
	var thin bool
	c := &cobra.Command{
		Use:   name + " APP (--slice FILE | --trace TRACE)",
		Short: "Write a slice or a trace as " + what + ", for viewers of coverage",
		Long: `Write the lines of a slice, or those that a trace ran, as ` + what + `: any viewer
of coverage shows them. The other lines of the same classes are there as not covered.`,
		Example: fmt.Sprintf("  esdroid export %s app.apk --slice slice.json --output slice.%s\n  esdroid export %s app.apk --trace run.trace", name, name, name),
		Args:    cli.UsageArgs(cobra.ExactArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			if (slice == "") == (trace == "") {
				return cli.UsageError("give one of --slice and --trace")
			}
			lines, err := exportedLines(args[0], slice, trace, thin)
			if err != nil {
				return err
			}
			if len(lines.Lines()) == 0 {
				return &cli.ExitError{Code: cli.ExitNegative, Err: errors.New("there are no lines: the app has no line numbers")}
			}
			return cli.ToOutput(c.OutOrStdout(), output, func(w io.Writer) error { return write(w, lines) })
		},
	}
	c.Flags().StringVar(&slice, "slice", "", "slice as JSON, of 'esdroid slice' or 'explain' with --json, or slice.json of a run")
	c.Flags().StringVar(&trace, "trace", "", "execution trace")
	c.Flags().BoolVar(&thin, "thin", false, "with --slice: only the way of the value")
	c.Flags().StringVarP(&output, "output", "o", "", "file to write instead of standard output")
	return c
}

// exportedLines are the lines of a slice or of a trace.
func exportedLines(app, slice, trace string, thin bool) (*coverage.Coverage, error) {
	if trace != "" {
		rec, err := traces.OpenRecording(trace, app, "")
		if err != nil {
			return nil, err
		}
		return coverage.OfRun(rec.Graph, rec.Code), nil
	}
	data, err := os.ReadFile(slice)
	if err != nil {
		return nil, err
	}
	s, err := spectrum.ReadSlice(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", slice, err)
	}
	code, err := cli.OpenProgram(app)
	if err != nil {
		return nil, err
	}
	lines := s.Lines()
	if thin {
		for _, of := range lines {
			for line, in := range of {
				if !in {
					delete(of, line)
				}
			}
		}
	}
	c, err := coverage.OfLines(code, lines)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", slice, err)
	}
	return c, nil
}
