package pipeline

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/spectrum"
)

// TestSpectrumOfTrials: the trials of a reduction are failing and passing runs, and the
// slice brings the faulty line further up than they alone.
func TestSpectrumOfTrials(t *testing.T) {
	o := replayed(t, "tally")
	o.Until = Slice
	app, out := o.App, o.Out
	if _, err := Run(context.Background(), o); err != nil {
		t.Fatal(err)
	}
	s, err := Spectrum(context.Background(), SpectrumOptions{App: app, Folder: out, Episodes: 1})
	if err != nil {
		t.Fatal(err)
	}
	failed, passed := s.Failing()
	if failed == 0 || passed == 0 {
		t.Fatalf("%d failing and %d passing runs", failed, passed)
	}
	const class, throws, fault = "org.esdroid.samples.tally.Tally", 55, 51
	s = s.Fold(spectrum.ByLine)
	for i, p := range s.Probes {
		if p.Class == class && p.Line == throws {
			for r := range s.Runs {
				if s.Runs[r].Failed && !s.Ran(r, i) {
					t.Errorf("the throwing line did not run in %s", s.Runs[r].Name)
				}
			}
		}
	}
	data, err := os.ReadFile(filepath.Join(out, "slice.json"))
	if err != nil {
		t.Fatal(err)
	}
	slice, err := spectrum.ReadSlice(data)
	if err != nil {
		t.Fatal(err)
	}
	rank := func(by spectrum.By) float64 {
		found, ok := spectrum.Find(s.Rank(spectrum.Formulas[0], by, slice), class, fault)
		if !ok {
			t.Fatal("the faulty line is no place")
		}
		return found.Mean
	}
	if a, b := rank(spectrum.ByBoth), rank(spectrum.BySpectrum); a > b || a > 3 {
		t.Errorf("rank %g with the slice, %g without", a, b)
	}
	other := filepath.Join(corpus.Root(), "testdata", "apps", "ledger", "app.apk")
	if _, err := Spectrum(context.Background(), SpectrumOptions{App: other, Folder: out}); !errors.Is(err, ErrOtherRun) {
		t.Errorf("with another app: %v", err)
	}
}

// TestSpectrumOfOwnCode: of an app in Kotlin, the lines of the app are ranked, and not those
// of the libraries in it.
func TestSpectrumOfOwnCode(t *testing.T) {
	o := replayed(t, "stock")
	o.Until = Slice
	if _, err := Run(context.Background(), o); err != nil {
		t.Fatal(err)
	}
	s, err := Spectrum(context.Background(), SpectrumOptions{App: o.App, Folder: o.Out, Trials: 4, Episodes: 1})
	if err != nil {
		t.Fatal(err)
	}
	if len(s.Probes) == 0 {
		t.Error("no line of the app")
	}
	for _, p := range s.Probes {
		if !strings.HasPrefix(p.Class, o.Events.Package+".") {
			t.Errorf("%s is a library's", p)
		}
	}
}
