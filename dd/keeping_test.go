package dd

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/esdroid/esdroid/dd/event"
)

// The best file is there from the beginning: a run that removes nothing leaves the whole.
func TestBestFromTheBeginning(t *testing.T) {
	dir := t.TempDir()
	strategy := func(r *Run, c []int) ([]int, error) {
		data, err := os.ReadFile(filepath.Join(dir, "best.jsonl"))
		if err != nil {
			t.Fatal(err)
		}
		seq, _, err := event.ReadJSONL(bytes.NewReader(data))
		if err != nil || len(seq.Events) != 7 {
			t.Errorf("%d events, %v, want 7", len(seq.Events), err)
		}
		return c, nil
	}
	mustReduce(t, taps(7), oracleOf(contains(1), nil), strategy, Options{Dir: dir})
}

// Where each trial was, and what it covered, is in the journal: a resumed run has it without
// a trial.
func TestStepsAreKept(t *testing.T) {
	main, list := event.State{Activity: "Main"}, event.State{Activity: "List"}
	steps := []Step{{State: main, Covered: []int{1}}, {State: main, Covered: []int{1}}, {State: list}, {State: list}, {State: list, Covered: []int{2}}, {State: main}}
	dir, trials := t.TempDir(), 0
	oracle := OracleFunc(func(_ context.Context, trial Trial) (Outcome, error) {
		trials++
		o := Outcome{Verdict: Passed}
		if trial.Steps {
			o.Steps = steps
		}
		return o, nil
	})
	for _, resume := range []bool{false, true} {
		strategy := func(r *Run, c []int) ([]int, error) {
			out, err := r.Execute([][]int{{0, 1}, {2}}, true)
			if err != nil {
				return nil, err
			}
			for _, o := range out {
				if d := cmp.Diff(steps, o.Steps); d != "" {
					t.Errorf("resumed %t: %s", resume, d)
				}
			}
			return c, nil
		}
		mustReduce(t, taps(4), oracle, strategy, Options{Dir: dir, Resume: resume})
	}
	if trials != 2 {
		t.Errorf("%d trials, want 2", trials)
	}
}

// What a trial took bounds those after it.
func TestTrialsGetWhatOthersTook(t *testing.T) {
	var allowed []time.Duration
	oracle := OracleFunc(func(_ context.Context, trial Trial) (Outcome, error) {
		allowed = append(allowed, trial.Timeout)
		o := Outcome{Verdict: Passed, Duration: 4 * time.Second}
		if len(allowed) == 1 {
			o.Verdict = Unresolved // tells nothing of how long they take
		}
		return o, nil
	})
	strategy := func(r *Run, c []int) ([]int, error) {
		for i := range 2 {
			if _, err := r.Execute([][]int{{i}}, false); err != nil {
				return nil, err
			}
		}
		return c, nil
	}
	mustReduce(t, taps(3), oracle, strategy, Options{})
	if want := []time.Duration{10 * time.Minute, 20 * time.Minute, 40 * time.Second}; !slices.Equal(allowed, want) {
		t.Errorf("allowed %v, want %v", allowed, want)
	}
}

// A rate that the whole sequence does not have cannot be kept: that is said, and less is
// promised.
func TestRateThatTheInputLacks(t *testing.T) {
	for rate, lacks := range map[float64]bool{0.3: true, 0.9: false} {
		oracle := OracleFunc(func(_ context.Context, trial Trial) (Outcome, error) {
			if slices.Contains(trial.Candidate, 5) && draw(9, trial.Candidate, trial.Repeat) < rate {
				return Outcome{Verdict: Reproduced, Signature: "crash"}, nil
			}
			return Outcome{Verdict: Passed}, nil
		})
		res, err := Reduce(context.Background(), Problem{Sequence: taps(8)}, oracle, Chain, Options{MinRate: 0.8})
		if err != nil {
			t.Fatal(err)
		}
		said := slices.ContainsFunc(res.Warnings, func(w string) bool { return strings.Contains(w, "less often than the rate of 0.80") })
		if said != lacks || (res.MinRate < 0.8) != lacks || !slices.Equal(res.Candidate, []int{5}) {
			t.Errorf("rate %g: %v at %g, warnings %q", rate, res.Candidate, res.MinRate, res.Warnings)
		}
	}
}
