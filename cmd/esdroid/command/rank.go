// esdroid rank: suspicious places by what passing and failing runs executed.

package command

import (
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/internal/pipeline"
	"github.com/esdroid/esdroid/internal/report/story"
	"github.com/esdroid/esdroid/internal/spectrum"
)

func init() { subcommands = append(subcommands, newRank) }

// spectrumFlags say where a spectrum comes from.
type spectrumFlags struct {
	run, spectrum    string
	passing, failing []string
	classes          []string // class files, for recordings of JaCoCo
	trials, episodes int
}

func (f *spectrumFlags) add(c *cobra.Command) {
	fl := c.Flags()
	fl.StringVar(&f.run, "run", "", "folder of 'esdroid run': its trials are run again, and what they execute is the spectrum (needs APP)")
	fl.StringVar(&f.spectrum, "spectrum", "", "folder with a spectrum of GZoltar (spectra.csv, matrix.txt, tests.csv) or Defects4J (spectra, matrix)")
	fl.StringArrayVar(&f.passing, "passing", nil, "what a passing run covered: a trace (needs APP), LCOV, XML of JaCoCo or Cobertura, or .exec of JaCoCo (needs --classes) (repeatable)")
	fl.StringArrayVar(&f.failing, "failing", nil, "the same of a failing run (repeatable)")
	fl.StringArrayVar(&f.classes, "classes", nil, "class files that .exec was recorded with: a folder, .jar, .aar or .zip, from before dexing (repeatable)")
	fl.IntVar(&f.trials, "trials", 60, "with --run: trials of the reduction that are run again")
	fl.IntVar(&f.episodes, "episodes", 10, "with --run: explorations of the app that are added to them")
}

// given reports whether there is a spectrum to read.
func (f *spectrumFlags) given() bool {
	return f.run != "" || f.spectrum != "" || len(f.passing)+len(f.failing) > 0
}

// read reads or makes the spectrum.
func (f *spectrumFlags) read(c *cobra.Command, args []string) (*spectrum.Spectrum, error) {
	app := ""
	if len(args) > 0 {
		app = args[0]
	}
	ways := 0
	for _, set := range []bool{f.run != "", f.spectrum != "", len(f.passing)+len(f.failing) > 0} {
		if set {
			ways++
		}
	}
	switch {
	case ways != 1:
		return nil, cli.UsageError("give one of --run, --spectrum, or --passing with --failing")
	case f.run != "" && app == "":
		return nil, cli.UsageError("--run needs the app that was run: esdroid %s APP --run %s", c.Name(), f.run)
	case f.run != "" && (f.trials < 1 || f.episodes < 0):
		return nil, cli.UsageError("--trials must be positive, --episodes not negative")
	case f.run != "":
		ctx, stop := signal.NotifyContext(c.Context(), os.Interrupt)
		defer stop()
		s, err := pipeline.Spectrum(ctx, pipeline.SpectrumOptions{App: app, Folder: f.run, Trials: f.trials, Episodes: f.episodes})
		if errors.Is(err, pipeline.ErrOtherRun) {
			return nil, &cli.ExitError{Code: cli.ExitUsage, Err: err}
		}
		return s, err
	case f.spectrum != "":
		if _, err := os.Stat(filepath.Join(f.spectrum, "spectra")); err == nil {
			return spectrum.ReadDefects4J(f.spectrum)
		}
		return spectrum.ReadGZoltar(f.spectrum)
	}
	var b spectrum.Builder
	reader := coverageReader{app: app, paths: f.classes, warn: c.ErrOrStderr()}
	for _, group := range []struct {
		files  []string
		failed bool
	}{{f.failing, true}, {f.passing, false}} {
		for _, file := range group.files {
			lines, err := reader.read(file)
			if err != nil {
				return nil, err
			}
			var executed []int
			for _, l := range lines.Lines() {
				n := b.Probe(spectrum.Probe{Class: l.Class, Method: l.Method, Desc: l.Desc, Line: l.Number, File: l.File})
				if l.Hits > 0 {
					executed = append(executed, n)
				}
			}
			b.Run(spectrum.Run{Name: strings.ReplaceAll(filepath.Base(file), "#", "_") + "#run", Failed: group.failed}, executed)
		}
	}
	s := b.Spectrum()
	if failed, _ := s.Failing(); failed == 0 {
		return nil, cli.UsageError("no failing run: give at least one with --failing")
	}
	return s, nil
}

// rankFlags are the flags of esdroid rank.
type rankFlags struct {
	spectrumFlags
	ranking, slice, formula, by, granularity, faulty string
	top                                              int
	out                                              cli.OutputFlags
}

func newRank() *cobra.Command {
	var f rankFlags
	var formulas []string
	for _, x := range spectrum.Formulas {
		formulas = append(formulas, fmt.Sprintf("  %-10s %s", x.Name, x.About))
	}
	c := &cobra.Command{
		Use:   "rank [APP]",
		Short: "Rank lines, methods or statements by passing and failing runs, and by a slice",
		Long: `Rank lines, methods or statements by how suspicious they are: by which passing and
failing runs executed them (a spectrum), and by a slice of the crash.

With --run the trials of a reduction are the runs: they are run again on the embedded
device, which is deterministic. Spectra and rankings of others are read too, and
restricted by a slice: what the crash does not depend on goes to the end, what the value
did not pass comes after what it passed.

Formulas, ef and ep being the failing and passing runs that executed a place, nf and np
those that did not:
` + strings.Join(formulas, "\n") + `

Places of equal score share ranks: the first, the last and the mean of those they take.`,
		Example: `  esdroid rank app.apk --run app.run
  esdroid rank --spectrum gzoltar/ --slice slice.json --formula dstar
  esdroid rank --ranking ochiai.ranking.csv --slice slice.json
  esdroid rank app.apk --failing crash.trace --passing a.trace --passing b.trace
  esdroid rank --spectrum gzoltar/ --faulty com.x.Main:40 --json`,
		Args: cli.UsageArgs(cobra.MaximumNArgs(1)),
		RunE: func(c *cobra.Command, args []string) error { return f.rank(c, args) },
	}
	f.spectrumFlags.add(c)
	fl := c.Flags()
	fl.StringVar(&f.ranking, "ranking", "", "a ranking that others made, instead of a spectrum: GZoltar's, Defects4J's or flacoco's")
	fl.StringVar(&f.slice, "slice", "", "slice of the crash as JSON ('esdroid slice' or 'explain' with --json, slice.json of a run); default with --run: its own")
	fl.StringVar(&f.formula, "formula", "ochiai", "ochiai, tarantula, dstar, jaccard, opt2 or barinel")
	fl.StringVar(&f.by, "by", "", "spectrum, slice or combined; default: combined if there is a slice")
	fl.StringVar(&f.granularity, "level", "line", "line, method or statement")
	fl.StringVar(&f.faulty, "faulty", "", "say only the rank of this place: a class or a source file and a line, such as com.x.Main:40")
	fl.IntVar(&f.top, "top", 20, "places shown as text, 0 for all")
	f.out.Add(fl, "text", "json", "csv", "flacoco-csv", "flacoco-json")
	fl.BoolVar(&f.out.Json, "json", false, "same as --format json")
	return c
}

func (f *rankFlags) rank(c *cobra.Command, args []string) error {
	if err := f.out.Check(); err != nil {
		return err
	}
	formula, err := spectrum.FormulaByName(f.formula)
	if err != nil {
		return &cli.ExitError{Code: cli.ExitUsage, Err: err}
	}
	level := spectrum.Granularity(f.granularity)
	if level != spectrum.ByLine && level != spectrum.ByMethod && level != spectrum.ByStatement {
		return cli.UsageError("--level %q: use line, method or statement", f.granularity)
	}
	slice, err := f.readSlice()
	if err != nil {
		return err
	}
	by := spectrum.By(f.by)
	switch {
	case f.by == "" && slice != nil:
		by = spectrum.ByBoth
	case f.by == "":
		by = spectrum.BySpectrum
	case by != spectrum.BySpectrum && by != spectrum.BySlice && by != spectrum.ByBoth:
		return cli.UsageError("--by %q: use spectrum, slice or combined", f.by)
	case by != spectrum.BySpectrum && slice == nil:
		return cli.UsageError("--by %s needs a slice: give --slice", f.by)
	}
	var list []spectrum.Ranked
	about := ""
	switch {
	case f.ranking != "" && f.given():
		return cli.UsageError("--ranking goes without a spectrum")
	case f.ranking != "":
		data, err := os.ReadFile(f.ranking)
		if err != nil {
			return err
		}
		if list, err = spectrum.ReadRanking(data); err != nil {
			return fmt.Errorf("%s: %w", f.ranking, err)
		}
		list = spectrum.Restrict(list, by, slice)
		about = "the ranking of " + f.ranking
	default:
		s, err := f.read(c, args)
		if err != nil {
			return err
		}
		failed, passed := s.Failing()
		list = s.Fold(level).Rank(formula, by, slice)
		about = fmt.Sprintf("%s over %d failing and %d passing runs", formula.Name, failed, passed)
	}
	if f.faulty != "" {
		return f.writeFaulty(c.OutOrStdout(), list)
	}
	return f.out.Write(c.OutOrStdout(), c.ErrOrStderr(), func(w io.Writer) error { return f.writeRanking(w, list, by, about) })
}

// readSlice reads the slice, that of the run if no other is named.
func (f *rankFlags) readSlice() (*spectrum.Slice, error) {
	name := f.slice
	if name == "" {
		if f.run == "" {
			return nil, nil
		}
		name = filepath.Join(f.run, "slice.json")
	}
	data, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) && f.slice == "" {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	s, err := spectrum.ReadSlice(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return s, nil
}

// rankingJSON is the JSON of a ranking.
type rankingJSON struct {
	Schema  string            `json:"schema"` // "esdroid-ranking"
	Version int               `json:"version"`
	By      spectrum.By       `json:"by"`
	Formula string            `json:"formula"`
	Ranking []spectrum.Ranked `json:"ranking"`
}

func (f *rankFlags) writeRanking(w io.Writer, list []spectrum.Ranked, by spectrum.By, about string) error {
	switch f.out.Format {
	case "json":
		return cli.PrintJSON(w, rankingJSON{"esdroid-ranking", 1, by, f.formula, list})
	case "flacoco-csv":
		return spectrum.WriteFlacocoCSV(w, list)
	case "flacoco-json":
		return spectrum.WriteFlacocoJSON(w, list)
	case "csv":
		out := csv.NewWriter(w)
		rows := [][]string{{"rank", "best", "worst", "score", "class", "method", "line", "ref", "slice", "distance"}}
		for _, r := range list {
			rows = append(rows, []string{strconv.FormatFloat(r.Mean, 'g', -1, 64), strconv.Itoa(r.Best), strconv.Itoa(r.Worst), strconv.FormatFloat(r.Score, 'g', -1, 64),
				r.Probe.Class, r.Probe.Method + r.Probe.Desc, strconv.Itoa(r.Probe.Line), r.Probe.Ref, r.InSlice, strconv.Itoa(r.Distance)})
		}
		return out.WriteAll(rows)
	}
	fmt.Fprintf(w, "%s, by %s, %d places\n\n", about, by, len(list))
	for i, r := range list {
		if f.top > 0 && i >= f.top {
			fmt.Fprintf(w, "and %d more (--top 0 shows all)\n", len(list)-i)
			break
		}
		rank := strconv.Itoa(r.Best)
		if r.Worst > r.Best {
			rank += "–" + strconv.Itoa(r.Worst)
		}
		in := ""
		if r.InSlice != "" {
			in = fmt.Sprintf("  in the %s slice, distance %d", r.InSlice, r.Distance)
		}
		fmt.Fprintf(w, "%9s  %7.4f  %s%s\n", rank, r.Score, story.Visible(r.Probe.String(), 160), in)
	}
	return nil
}

// writeFaulty says the rank of a place.
func (f *rankFlags) writeFaulty(w io.Writer, list []spectrum.Ranked) error {
	cut := max(strings.LastIndexByte(f.faulty, ':'), 0)
	class := f.faulty[:cut]
	line, err := strconv.Atoi(strings.TrimPrefix(f.faulty[cut:], ":"))
	if class == "" || err != nil {
		return cli.UsageError("--faulty %q: give a class and a line, such as com.x.Main:40", f.faulty)
	}
	found, ok := spectrum.Find(list, class, line)
	if !ok {
		return &cli.ExitError{Code: cli.ExitNegative, Err: fmt.Errorf("%s is not among the %d places", f.faulty, len(list))}
	}
	if f.out.Format == "json" {
		return cli.PrintJSON(w, found)
	}
	fmt.Fprintf(w, "%s: rank %g of %d (from %d to %d), score %.4f\n", f.faulty, found.Mean, len(list), found.Best, found.Worst, found.Score)
	return nil
}
