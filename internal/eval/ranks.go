// The rank of the faulty line: by what ran, by the slice, by both.

package eval

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"text/tabwriter"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/pipeline"
	"github.com/esdroid/esdroid/internal/spectrum"
)

// Rank is the mean rank of a sample's faulty line among all lines that could be at fault.
type Rank struct {
	App    string `json:"app"`
	Lines  int    `json:"lines"`
	Failed int    `json:"failed"` // runs
	Passed int    `json:"passed"`
	// Failure says why there is no rank; the rest is empty then.
	Failure  string  `json:"failure,omitempty"`
	Spectrum float64 `json:"spectrum"`
	Slice    float64 `json:"slice"`
	Combined float64 `json:"combined"`
}

// Ranks ranks the lines of the samples in folders by a formula.
func Ranks(ctx context.Context, dirs []string, f spectrum.Formula, episodes int) ([]*Rank, error) {
	var out []*Rank
	for _, dir := range dirs {
		folder, err := os.MkdirTemp("", "esdroid-ranks-*")
		if err != nil {
			return nil, err
		}
		r, err := rank(ctx, dir, folder, f, episodes)
		os.RemoveAll(folder)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", dir, err)
		}
		out = append(out, r)
	}
	return out, nil
}

func rank(ctx context.Context, dir, folder string, f spectrum.Formula, episodes int) (*Rank, error) {
	marks, err := ReadMarks(filepath.Join(dir, "src"))
	if err != nil {
		return nil, err
	}
	if err := marks.Check(); err != nil {
		return nil, err
	}
	file, err := os.Open(filepath.Join(dir, "events.jsonl"))
	if err != nil {
		return nil, err
	}
	defer file.Close()
	events, _, err := event.ReadJSONL(file)
	if err != nil {
		return nil, err
	}
	r := &Rank{App: filepath.Base(dir)}
	app := filepath.Join(dir, "app.apk")
	if _, err := pipeline.Run(ctx, pipeline.Options{App: app, Out: folder, Events: events, Seed: 1, Jobs: 1, Until: pipeline.Slice}); err != nil {
		r.Failure = err.Error()
		return r, ctx.Err()
	}
	s, err := pipeline.Spectrum(ctx, pipeline.SpectrumOptions{App: app, Folder: folder, Episodes: episodes})
	if err != nil {
		r.Failure = err.Error()
		return r, ctx.Err()
	}
	r.Failed, r.Passed = s.Failing()
	data, err := os.ReadFile(filepath.Join(folder, "slice.json"))
	if err != nil {
		return nil, err
	}
	slice, err := spectrum.ReadSlice(data)
	if err != nil {
		return nil, err
	}
	s = s.Fold(spectrum.ByLine)
	r.Lines = len(s.Probes)
	class := events.Package + "." + marks.Fault[0].Class
	for _, x := range []struct {
		by   spectrum.By
		rank *float64
	}{{spectrum.BySpectrum, &r.Spectrum}, {spectrum.BySlice, &r.Slice}, {spectrum.ByBoth, &r.Combined}} {
		list := s.Rank(f, x.by, slice)
		found, ok := spectrum.Find(list, class, marks.Fault[0].Line)
		if !ok { // what a Kotlin file declares outside of classes
			found, ok = spectrum.Find(list, class+"Kt", marks.Fault[0].Line)
		}
		if !ok {
			r.Failure = fmt.Sprintf("%s:%d is no line of the code", class, marks.Fault[0].Line)
			return r, nil
		}
		*x.rank = found.Mean
	}
	return r, nil
}

// errNoRanks says that no sample could be ranked.
var errNoRanks = errors.New("no sample could be ranked")

// WriteRanks writes a table with the medians and how often the faulty line is among the first.
func WriteRanks(out io.Writer, ranks []*Rank) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "app\tlines\tfailing\tpassing\tspectrum\tslice\tcombined\t")
	var all [3][]float64
	for _, r := range ranks {
		if r.Failure != "" {
			fmt.Fprintf(w, "%s\t\t\t\t\t\t\t %s\n", r.App, r.Failure)
			continue
		}
		fmt.Fprintf(w, "%s\t%d\t%d\t%d\t%g\t%g\t%g\t\n", r.App, r.Lines, r.Failed, r.Passed, r.Spectrum, r.Slice, r.Combined)
		for i, x := range []float64{r.Spectrum, r.Slice, r.Combined} {
			all[i] = append(all[i], x)
		}
	}
	if len(all[0]) == 0 {
		return errors.Join(w.Flush(), errNoRanks)
	}
	fmt.Fprintf(w, "median\t\t\t\t%g\t%g\t%g\t\n", median(all[0]), median(all[1]), median(all[2]))
	for _, n := range []float64{1, 3, 5, 10} {
		fmt.Fprintf(w, "among the first %g\t\t\t\t%d\t%d\t%d\t\n", n, within(all[0], n), within(all[1], n), within(all[2], n))
	}
	return w.Flush()
}

func median(list []float64) float64 {
	list = slices.Sorted(slices.Values(list))
	n := len(list)
	return (list[(n-1)/2] + list[n/2]) / 2
}

func within(list []float64, most float64) int {
	n := 0
	for _, x := range list {
		if x <= most {
			n++
		}
	}
	return n
}
