package minimize

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dd/simulate"
	"github.com/esdroid/esdroid/internal/corpus"
)

// subject is a reduction to compare strategies on.
type subject struct {
	name   string
	seq    *event.Sequence
	oracle dd.Oracle
}

// publishedSubjects are ESDroid's 22 published runs with a monotone oracle: what
// contains the published result crashes.
func publishedSubjects(t testing.TB) []subject {
	data, err := os.ReadFile(filepath.Join(corpus.Dir(t), "reduction", "esdroid-runs.json"))
	if err != nil {
		t.Fatal(err)
	}
	var runs []struct {
		Name    string
		N       int
		Minimal []int `json:"minimal_indices"`
	}
	if err := json.Unmarshal(data, &runs); err != nil {
		t.Fatal(err)
	}
	var out []subject
	for _, r := range runs {
		out = append(out, subject{r.Name, simulate.Taps(r.N), simulate.Monotone(r.Minimal...)})
	}
	return out
}

// recordedSubjects are SimplyDroid's recordings on the activity-replay model.
func recordedSubjects(t testing.TB, states bool) []subject {
	dirs, err := filepath.Glob(filepath.Join(corpus.Dir(t), "sequences", "*", "*"))
	if err != nil {
		t.Fatal(err)
	}
	var out []subject
	for _, dir := range dirs {
		var parts [2]*event.Sequence
		for i, name := range []string{"script.log", "execute.log"} {
			data, err := os.ReadFile(filepath.Join(dir, name))
			if err != nil {
				t.Fatal(err)
			}
			if parts[i], _, err = event.Read(bytes.NewReader(data)); err != nil {
				t.Fatal(err)
			}
		}
		if err := parts[0].AddStates(parts[1]); err != nil {
			t.Fatal(err)
		}
		seq := parts[0]
		oracle := simulate.ActivityReplay(seq, states)
		if !states { // the model needs the states, the strategy must not see them
			blind := *seq
			blind.Events = append([]event.Event(nil), seq.Events...)
			for i := range blind.Events {
				blind.Events[i].Before, blind.Events[i].After = nil, nil
			}
			seq = &blind
		}
		rel, _ := filepath.Rel(filepath.Dir(filepath.Dir(dir)), dir)
		out = append(out, subject{rel, seq, oracle})
	}
	return out
}

// row is what a strategy needed for all subjects of a set.
type row struct {
	tests, events, length, certified int
	each                             []*dd.Result
}

// searched is what a reduction cost without its pre-flight, which is the same for
// all strategies.
func searched(res *dd.Result) (trials, events int) {
	trials, events = res.Stats.Trials, res.Stats.Events
	for _, s := range res.Stats.Stages {
		if s.Name == "preflight" {
			trials, events = trials-s.Trials, events-s.Events
		}
	}
	return trials, events
}

func (r row) cost() float64 { return perRestart*float64(r.tests) + float64(r.events) }

func measure(t testing.TB, n Named, subjects []subject) row {
	t.Helper()
	var out row
	for _, s := range subjects {
		res, err := dd.Reduce(context.Background(), dd.Problem{Sequence: s.seq}, s.oracle, n.Strategy, dd.Options{
			Deterministic: true, Confirm: -1, NoCache: n.NoCache,
		})
		if err != nil {
			t.Fatalf("%s on %s: %v", n.Name, s.name, err)
		}
		tests, events := searched(res)
		out.tests += tests
		out.events += events
		out.length += len(res.Candidate)
		if res.Certified {
			out.certified++
		}
		out.each = append(out.each, res)
	}
	return out
}

// sets are the comparisons of docs/benchmarks.md with what the default strategy
// may need of what ESDroid's published algorithm needs.
func sets(t testing.TB) []set {
	return []set{
		{"22 published runs, monotone oracle", publishedSubjects(t), false, 0.7},
		{"45 recordings, activity replay, states not told", recordedSubjects(t, false), false, 0.6},
		{"45 recordings, activity replay, states told", recordedSubjects(t, true), true, 0.1},
	}
}

type set struct {
	name     string
	subjects []subject
	states   bool
	limit    float64
}

// TestDefaultBeatsPublished checks that the default strategy costs at most the
// stated part of what ESDroid's program does, with results that are certified and
// nowhere longer.
func TestDefaultBeatsPublished(t *testing.T) {
	best, err := ByName("default")
	if err != nil {
		t.Fatal(err)
	}
	base, err := ByName("esdroid-published")
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range sets(t) {
		b, d := measure(t, *base, s.subjects), measure(t, *best, s.subjects)
		part := d.cost() / b.cost()
		t.Logf("%s: %.1f %% of the cost, %.1f %% of the tests, %.1f %% of the events", s.name, 100*part, 100*float64(d.tests)/float64(b.tests), 100*float64(d.events)/float64(b.events))
		if part > s.limit {
			t.Errorf("%s: %.1f %% of the cost, want at most %.0f %%", s.name, 100*part, 100*s.limit)
		}
		for i, sub := range s.subjects {
			if !d.each[i].Certified {
				t.Errorf("%s, %s: not certified", s.name, sub.name)
			}
			if len(d.each[i].Candidate) > len(b.each[i].Candidate) {
				t.Errorf("%s, %s: %v is longer than the published %v", s.name, sub.name, d.each[i].Candidate, b.each[i].Candidate)
			}
		}
	}
}

var update = flag.Bool("update", false, "write the table into docs/benchmarks.md")

const (
	tableBegin = "<!-- reducers: begin (go test ./dd/minimize -run Table -update) -->\n"
	tableEnd   = "<!-- reducers: end -->\n"
)

// TestTable keeps the table of all strategies in docs/benchmarks.md current.
func TestTable(t *testing.T) {
	if testing.Short() {
		t.Skip("measures every strategy")
	}
	var b strings.Builder
	for _, set := range sets(t) {
		fmt.Fprintf(&b, "\n%s:\n\n| strategy | tests | events replayed | hours | result length | certified |\n|---|---:|---:|---:|---:|---:|\n", set.name)
		for _, s := range Strategies {
			if s.States && !set.states {
				continue
			}
			r := measure(t, s, set.subjects)
			hours := r.cost() / 3600
			fmt.Fprintf(&b, "| %s | %d | %d | %.1f | %d | %d of %d |\n", s.Name, r.tests, r.events, hours, r.length, r.certified, len(set.subjects))
		}
	}
	tableInDocs(t, tableBegin, tableEnd, b.String()+"\n")
}

// tableInDocs compares what lies between the marks in docs/benchmarks.md with
// the table, or writes it there.
func tableInDocs(t *testing.T, begin, end, table string) {
	t.Helper()
	name := filepath.Join(corpus.Root(), "docs", "benchmarks.md")
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(data), begin)
	old, after, ok2 := strings.Cut(rest, end)
	if !ok || !ok2 {
		t.Fatalf("%s has no place for the table", name)
	}
	if *update {
		if err := os.WriteFile(name, []byte(before+begin+table+end+after), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if old != table {
		t.Errorf("docs/benchmarks.md is not current; run go test ./dd/minimize -run '%s' -update", t.Name())
	}
}
