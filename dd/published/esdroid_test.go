package published

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/simulate"
	"github.com/esdroid/esdroid/internal/corpus"
)

func TestSplit(t *testing.T) {
	for _, tt := range []struct {
		n, parts int
		want     []int
	}{
		{3, 2, []int{1, 2}}, {5, 2, []int{2, 3}}, {5, 4, []int{1, 1, 1, 2}}, {7, 3, []int{2, 2, 3}},
	} {
		var got []int
		for _, p := range dd.Split(dd.All(tt.n), tt.parts) {
			got = append(got, len(p))
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("Split(%d, %d) = %v, want %v", tt.n, tt.parts, got, tt.want)
		}
	}
}

// The paper's worked examples (Tables 1 to 3, Example 4), trial by trial.
func TestESDroidExamples(t *testing.T) {
	for _, tt := range []struct {
		name             string
		n                int
		min              []int
		uncached, cached string
	}{
		{"Table 1", 3, []int{1, 2}, "23F 3P 2P", "23F 3P 2P"},
		{"Table 2", 4, []int{3}, "34F 4F", "34F 4F"},
		{"Table 3", 8, []int{2, 3, 6, 7},
			"5678P 1234P 345678F 5678P 3478F 78P 34P 478P 378P 348P 347P",
			"5678P 1234P 345678F 3478F 78P 34P 478P 378P 348P 347P"},
		{"Example 4", 4, []int{0, 3}, "34P 12P 234P 134F 34P 14F 4P 1P", "34P 12P 234P 134F 14F 4P 1P"},
	} {
		for _, cached := range []bool{false, true} {
			var log [][]int
			fails := simulate.Contains(tt.min...)
			res := mustReduce(t, simulate.Taps(tt.n), oracleOf(fails, &log), ESDroid, dd.Options{NoCache: !cached})
			want := tt.uncached
			if cached {
				want = tt.cached
			}
			if got := words(log, fails); got != want {
				t.Errorf("%s, cache %t: trials\n%s, want\n%s", tt.name, cached, got, want)
			}
			if !slices.Equal(res.Candidate, tt.min) {
				t.Errorf("%s: result %v, want %v", tt.name, res.Candidate, tt.min)
			}
		}
	}
}

// publishedRun is one published ESDroid reduction.
type publishedRun struct {
	Name    string     `json:"name"`
	N       int        `json:"n"`
	Trials  int        `json:"trials"`
	Repro   []int      `json:"repro_trials"`
	Minimal []int      `json:"minimal_indices"`
	Kept    [][][2]int `json:"kept"`
}

func (p *publishedRun) kept(i int) []int {
	out := []int{}
	for _, r := range p.Kept[i] {
		for x := r[0]; x <= r[1]; x++ {
			out = append(out, x)
		}
	}
	return out
}

func publishedRuns(t testing.TB) []publishedRun {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(corpus.Dir(t), "reduction", "esdroid-runs.json"))
	if err != nil {
		t.Fatal(err)
	}
	var runs []publishedRun
	if err := json.Unmarshal(data, &runs); err != nil {
		t.Fatal(err)
	}
	return runs
}

// replaying answers the k-th trial as the published log does.
func replaying(p publishedRun, log *[][]int) dd.Oracle {
	return dd.OracleFunc(func(_ context.Context, tr dd.Trial) (dd.Outcome, error) {
		*log = append(*log, tr.Candidate)
		if slices.Contains(p.Repro, len(*log)) {
			return dd.Outcome{Verdict: dd.Reproduced}, nil
		}
		return dd.Outcome{Verdict: dd.Passed}, nil
	})
}

func TestESDroidPublishedRuns(t *testing.T) {
	runs := publishedRuns(t)
	if len(runs) != 22 {
		t.Fatalf("%d published runs, want 22", len(runs))
	}
	for _, p := range runs {
		var log [][]int
		res := mustReduce(t, simulate.Taps(p.N), replaying(p, &log), ESDroid, dd.Options{NoCache: true})
		if len(log) != p.Trials || len(p.Kept) != p.Trials {
			t.Errorf("%s: %d trials, want %d", p.Name, len(log), p.Trials)
			continue
		}
		for i := range log {
			if !slices.Equal(log[i], p.kept(i)) {
				t.Errorf("%s: trial %d ran %s, want %s", p.Name, i+1, dd.FormatCandidate(log[i]), dd.FormatCandidate(p.kept(i)))
			}
		}
		if !slices.Equal(res.Candidate, p.Minimal) {
			t.Errorf("%s: result %v, want %v", p.Name, res.Candidate, p.Minimal)
		}
	}
}
