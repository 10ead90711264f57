package chard

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/corpus"
)

func readFile(t testing.TB, path string) *event.Sequence {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	s, _, err := event.Read(bytes.NewReader(data))
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	return s
}

// recordings returns the 45 sequences with the activity at every event.
func recordings(t testing.TB) (names []string, out []*event.Sequence) {
	t.Helper()
	dirs, err := filepath.Glob(filepath.Join(corpus.Dir(t), "sequences", "*", "*"))
	if err != nil || len(dirs) == 0 {
		t.Fatalf("no sequences: %v", err)
	}
	for _, dir := range dirs {
		s := readFile(t, filepath.Join(dir, "script.log"))
		if err := s.AddStates(readFile(t, filepath.Join(dir, "execute.log"))); err != nil {
			t.Fatalf("%s: %v", dir, err)
		}
		names = append(names, filepath.Base(filepath.Dir(dir))+"/"+filepath.Base(dir))
		out = append(out, s)
	}
	return names, out
}

// replay is the activity-replay model: an event has the effect it had when it
// was recorded if it is made in the state it was recorded in, and none otherwise.
func replay(s *event.Sequence) dd.Oracle {
	return dd.OracleFunc(func(_ context.Context, t dd.Trial) (dd.Outcome, error) {
		at := *s.Events[0].Before
		for _, i := range t.Candidate {
			e := &s.Events[i]
			if *e.Before != at {
				continue
			}
			if i == s.CrashAt {
				return dd.Outcome{Verdict: dd.Reproduced, Signature: "crash"}, nil
			}
			if i+1 < len(s.Events) {
				at = *s.Events[i+1].Before
			}
		}
		return dd.Outcome{Verdict: dd.Passed}, nil
	})
}

// On recordings that know nothing but activities every strategy leaves a
// sequence that still crashes on the model, and the report names every event.
func TestCorpusSequences(t *testing.T) {
	names, sequences := recordings(t)
	total, careful, bold, short, duplicate, crashes := 0, 0, 0, 0, 0, 0
	for i, s := range sequences {
		n := len(s.Events)
		total += n
		oracle := replay(s)
		crash := func(what string, c []int) bool {
			o, err := oracle.Run(context.Background(), dd.Trial{Candidate: c})
			if err != nil {
				t.Fatal(err)
			}
			if o.Verdict != dd.Reproduced {
				t.Errorf("%s: %s does not reproduce on the model", names[i], what)
			}
			return o.Verdict == dd.Reproduced
		}
		p := Ineffective(s, dd.All(len(s.Events)), Config{})
		careful += len(p.Kept)
		if !crash("careful pruning", p.Kept) {
			t.Errorf("%s: pruning with known facts lost the crash", names[i])
		}
		b := Ineffective(s, dd.All(len(s.Events)), Config{Bold: true})
		bold += len(b.Kept)
		crash("bold pruning", b.Kept)
		sh := Short(s, dd.All(n))
		short += len(sh)
		if crash("short", sh) {
			crashes++
		}
		d := Duplicate(s, p.Kept)
		duplicate += len(d)
		crash("duplicate", d)
		if got := Report(s, b.Kept); len(got) != len(b.Kept)+1 {
			t.Errorf("%s: %d sentences for %d events", names[i], len(got), len(b.Kept))
		}
		res, err := dd.Reduce(context.Background(), dd.Problem{Sequence: s}, oracle, New(Options{}), dd.Options{Deterministic: true})
		if err != nil || len(res.Candidate) > n || !crash("the strategy", res.Candidate) {
			t.Errorf("%s: %v, %v", names[i], res, err)
		}
	}
	t.Logf("%d events: careful %d, bold %d, duplicate %d, short %d (%d of %d reproduce)", total, careful, bold, duplicate, short, crashes, len(sequences))
}

// MonkeyRunner scripts know no states at all: only what is certain may go.
func TestCorpusScripts(t *testing.T) {
	for _, app := range corpus.Crashes {
		s := readFile(t, filepath.Join(corpus.Crash(t, app), "events", "original.py"))
		p := Ineffective(s, dd.All(len(s.Events)), Config{})
		if len(p.Kept) != len(s.Events) {
			t.Errorf("%s: %d of %d events kept; removed: %v", app, len(p.Kept), len(s.Events), p.Count())
		}
		if got := Report(s, p.Kept); len(got) != len(s.Events)+1 {
			t.Errorf("%s: %d sentences", app, len(got))
		}
	}
}

// The faithful strategy asks for at most two replays: Short, then Duplicate.
func TestStrategies(t *testing.T) {
	s := recorded()
	for _, c := range []struct {
		name string
		need []int
		want int // events left
		runs int
	}{
		{"short", []int{0, 8}, 2, 1},
		{"duplicate", []int{0, 1, 8}, 3, 2},
	} {
		// One event twice: Ineffective keeps both, Duplicate the first.
		twice := *s
		twice.Events = append(slices.Clone(s.Events[:2:2]), s.Events[1:]...)
		twice.CrashAt++
		need := slices.Clone(c.need)
		need[len(need)-1]++
		runs := 0
		oracle := dd.OracleFunc(func(_ context.Context, t dd.Trial) (dd.Outcome, error) {
			runs++
			for _, x := range need {
				if !slices.Contains(t.Candidate, x) {
					return dd.Outcome{Verdict: dd.Passed}, nil
				}
			}
			return dd.Outcome{Verdict: dd.Reproduced}, nil
		})
		res, err := dd.Reduce(context.Background(), dd.Problem{Sequence: &twice}, oracle, New(Options{Faithful: true}),
			dd.Options{Deterministic: true, Preflight: -1, Confirm: -1})
		if err != nil || runs != c.runs {
			t.Errorf("%s: %v, %v in %d runs, want %d", c.name, res, err, runs, c.runs)
		}
		if c.name == "short" && len(res.Candidate) != c.want || c.name == "duplicate" && len(res.Candidate) != 9 {
			t.Errorf("%s: %v", c.name, res.Candidate)
		}
	}
}
