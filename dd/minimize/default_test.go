package minimize

import (
	"context"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dd/simulate"
)

func reduceDefault(t *testing.T, p dd.Problem, o dd.Oracle) *dd.Result {
	t.Helper()
	res, err := dd.Reduce(context.Background(), p, o, Default, dd.Options{Deterministic: true})
	if err != nil {
		t.Fatal(err)
	}
	return res
}

// A right hint costs one test and the certificate; a wrong one costs one test.
func TestHint(t *testing.T) {
	for _, tt := range []struct {
		hint   []int
		trials int
	}{{[]int{3, 50, 99}, 1 + 3}, {[]int{3, 20, 50, 99}, 1 + 1 + 3 + 3}, {[]int{3, 50}, 60}} {
		hint := func(context.Context, *dd.Run) ([]int, error) { return tt.hint, nil }
		res := reduceDefault(t, dd.Problem{Sequence: simulate.Taps(100), Hint: hint}, simulate.Monotone(3, 50, 99))
		if !slices.Equal(res.Candidate, []int{3, 50, 99}) || !res.Certified {
			t.Errorf("hint %v: %v, certified %t", tt.hint, res.Candidate, res.Certified)
		}
		if got := res.Stats.Trials - 3; got > tt.trials { // without pre-flight and confirmation
			t.Errorf("hint %v: %d trials, want at most %d", tt.hint, got, tt.trials)
		}
	}
}

// What comes after the crash is cut off, as the recording or the oracle says.
func TestTruncate(t *testing.T) {
	seq := simulate.Taps(200)
	seq.Crash, seq.CrashAt = "boom", 9
	res := reduceDefault(t, dd.Problem{Sequence: seq}, simulate.Monotone(2, 9))
	if i := slices.IndexFunc(res.Stats.Stages, func(s *dd.StageStats) bool { return s.Name == "truncate" }); i < 0 || res.Stats.Stages[i].Accepted != 1 || res.Stats.Events > 200+10+120 {
		t.Errorf("recording: %+v", res.Stats)
	}
	oracle := dd.OracleFunc(func(ctx context.Context, tr dd.Trial) (dd.Outcome, error) {
		o, err := simulate.Monotone(2, 9).Run(ctx, tr)
		if at := slices.Index(tr.Candidate, 9); o.Verdict == dd.Reproduced {
			o.Events = at + 1
		}
		return o, err
	})
	res = reduceDefault(t, dd.Problem{Sequence: simulate.Taps(200)}, oracle)
	if !slices.Equal(res.Candidate, []int{2, 9}) || res.Stats.Trials > 25 {
		t.Errorf("oracle: %v, %+v", res.Candidate, res.Stats.Totals)
	}
}

// An oracle that tells states is as good as a recording that does.
func TestStatesFromTheOracle(t *testing.T) {
	seq := simulate.Taps(60)
	for i := range seq.Events {
		name := "Main"
		if i >= 40 {
			name = "Second"
		}
		seq.Events[i].Before = &event.State{Activity: name}
	}
	oracle := simulate.ActivityReplay(seq, true)
	blind := simulate.Taps(60)
	res := reduceDefault(t, dd.Problem{Sequence: blind}, oracle)
	if !slices.Equal(res.Candidate, []int{39, 59}) || res.Stats.Trials != 2+1+2+1 {
		t.Errorf("%v after %d trials", res.Candidate, res.Stats.Trials)
	}
}

func TestEmptyResult(t *testing.T) {
	res := reduceDefault(t, dd.Problem{Sequence: simulate.Taps(50)}, simulate.Monotone())
	if len(res.Candidate) != 0 || !res.Trivial || !res.Certified {
		t.Errorf("%v, trivial %t, certified %t", res.Candidate, res.Trivial, res.Certified)
	}
}

func TestEveryStrategyHasAName(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range Strategies {
		if s.Name == "" || s.About == "" || s.Strategy == nil || seen[s.Name] {
			t.Errorf("%+v", s)
		}
		seen[s.Name] = true
		if got, err := ByName(s.Name); err != nil || got.Name != s.Name {
			t.Errorf("ByName(%q): %v", s.Name, err)
		}
	}
	if _, err := ByName("no such"); err == nil {
		t.Error("an unknown name is found")
	}
}
