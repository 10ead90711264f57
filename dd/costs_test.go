package dd

import (
	"bytes"
	"context"
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dd/event"
)

// What devices tried in advance, and what was known already, is told, in all and of the stage.
func TestCosts(t *testing.T) {
	candidates := [][]int{{0, 1}, {0, 2}, {0, 3}, {0, 4}}
	var answers []int
	res := mustReduce(t, taps(5), oracleOf(contains(1), nil), func(r *Run, start []int) ([]int, error) {
		r.Stage("first")
		i, err := r.First(len(candidates), func(i int) []int { return candidates[i] })
		if err != nil {
			return nil, err
		}
		answers = append(answers, i)
		r.Stage("again")
		for _, c := range candidates[:2] {
			is, err := r.Test(c)
			if err != nil {
				return nil, err
			}
			answers = append(answers, map[bool]int{true: 1}[is])
		}
		return start, nil
	}, Options{Devices: 3})
	if !slices.Equal(answers, []int{0, 1, 0}) {
		t.Errorf("answers %v", answers)
	}
	stage := func(name string) Totals {
		i := slices.IndexFunc(res.Stats.Stages, func(s *StageStats) bool { return s.Name == name })
		if i < 0 {
			t.Fatalf("no stage %q", name)
		}
		return res.Stats.Stages[i].Totals
	}
	first, again, all := stage("first"), stage("again"), res.Stats.Totals
	if first.Trials != 3 || first.Wasted != 2 || first.CacheHits != 0 || again.Trials != 0 || again.CacheHits != 2 || again.Wasted != 0 {
		t.Errorf("first %+v, again %+v", first, again)
	}
	if all.Trials < 3 || all.Wasted != 2 || all.CacheHits != 2 {
		t.Errorf("in all %+v", all)
	}
}

// The allowance of a trial follows what earlier ones took beyond what they plan.
func TestTimeoutsAreLearnt(t *testing.T) {
	const s = time.Second
	events := []event.Event{{Delay: 2 * s}, {Duration: 4 * s}, {Delay: s, Duration: s}}
	for _, c := range []struct {
		opts    Timeout
		over    []time.Duration // of trials that ended
		attempt int
		want    time.Duration // for events that plan 8 s
	}{
		{opts: Timeout{Fixed: 7 * s}, over: []time.Duration{s}, want: 7 * s},
		{opts: Timeout{Fixed: -1}, want: 0},
		{want: 12*s + 600*s},
		{opts: Timeout{Start: 40 * s}, want: 52 * s},
		{opts: Timeout{Start: 40 * s}, attempt: 2, want: 4 * 52 * s},
		{over: []time.Duration{5 * s, 4 * s}, want: 12*s + 50*s},
		{over: []time.Duration{s}, want: 12*s + 30*s},
		{opts: Timeout{Least: 3 * s}, over: []time.Duration{s}, want: 12*s + 10*s},
		{over: []time.Duration{20 * s, s, s, 30 * s}, want: 12*s + 300*s},
		{over: []time.Duration{20 * s, s, s, 30 * s, s}, want: 12*s + 90*s},
		{attempt: 100, want: 256 * 612 * s},
	} {
		var w clockwork
		w.start(events, c.opts)
		for _, over := range c.over {
			w.observe([]int{0, 2}, 4*s+over)
		}
		if got := w.timeout([]int{0, 1, 2}, c.attempt); got != c.want {
			t.Errorf("%+v after %v, attempt %d: %v, want %v", c.opts, c.over, c.attempt, got, c.want)
		}
	}
}

// What a journal tells is not tried again.
func TestJournalAnswers(t *testing.T) {
	dir := t.TempDir()
	truth := contains(3, 17, 18)
	reduce := func(resume bool) (trials int, res *Result) {
		var log [][]int
		res, err := Reduce(context.Background(), Problem{Sequence: taps(30)}, oracleOf(truth, &log), Chain, Options{Dir: dir, Resume: resume})
		if err != nil {
			t.Fatal(err)
		}
		return len(log), res
	}
	trials, res := reduce(false)
	again, same := reduce(true)
	if trials < 10 || again != 0 || !slices.Equal(res.Candidate, same.Candidate) || same.Certified != res.Certified || same.Stats.Trials != res.Stats.Trials {
		t.Errorf("%d trials for %v, then %d for %v; %+v, then %+v", trials, res.Candidate, again, same.Candidate, res.Stats.Totals, same.Stats.Totals)
	}
}

// A run that is stopped anywhere and resumed makes the trials that are missing, no others,
// and notes each accepted step once.
func TestResumedAnywhere(t *testing.T) {
	truth := contains(3, 17, 18)
	reduce := func(dir string, resume bool) (trials int, res *Result) {
		var log [][]int
		res, err := Reduce(context.Background(), Problem{Sequence: taps(30)}, oracleOf(truth, &log), Chain, Options{Dir: dir, Resume: resume, Deterministic: true})
		if err != nil {
			t.Fatal(err)
		}
		return len(log), res
	}
	whole := t.TempDir()
	all, want := reduce(whole, false)
	data, err := os.ReadFile(filepath.Join(whole, journalName))
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.SplitAfter(data, []byte("\n"))
	accepted := func(journal []byte) (steps []string) {
		for text := range bytes.Lines(journal) {
			var l line
			if err := json.Unmarshal(text, &l); err != nil {
				t.Fatal(err)
			}
			if l.Accept != "" {
				steps = append(steps, l.Accept)
			}
		}
		return steps
	}
	done := 0
	for n := 1; n < len(lines); n++ {
		if bytes.Contains(lines[n-1], []byte(`"trial":`)) {
			done++
		}
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, journalName), bytes.Join(lines[:n], nil), 0o600); err != nil {
			t.Fatal(err)
		}
		trials, res := reduce(dir, true)
		if trials != all-done || !slices.Equal(res.Candidate, want.Candidate) || res.Stats.Trials != want.Stats.Trials || res.Stats.Accepted != want.Stats.Accepted {
			t.Errorf("behind line %d: %d trials for %v, want %d for %v\n%+v\n%+v", n, trials, res.Candidate, all-done, want.Candidate, res.Stats.Totals, want.Stats.Totals)
		}
		resumed, err := os.ReadFile(filepath.Join(dir, journalName))
		if err != nil {
			t.Fatal(err)
		}
		if got, want := accepted(resumed), accepted(data); !slices.Equal(got, want) {
			t.Errorf("behind line %d: accepted %q, want %q", n, got, want)
		}
	}
	if done != all {
		t.Errorf("the journal has %d trials of %d", done, all)
	}
}

// What reductions cost, over problems of several kinds: more is a step back.
func TestTrialsOfChain(t *testing.T) {
	const most = 1620 // in all; a little above what it takes
	rng := rand.New(rand.NewPCG(3, 4))
	trials := 0
	for i := range 60 {
		n := 20 + rng.IntN(200)
		var needed []int
		switch i % 4 {
		case 0: // one, and the last
			needed = []int{rng.IntN(n - 1), n - 1}
		case 1: // a block
			from := rng.IntN(n - 4)
			needed = []int{from, from + 1, from + 2, n - 1}
		case 2: // anywhere
			for x := range n {
				if rng.IntN(n) < 5 {
					needed = append(needed, x)
				}
			}
		case 3: // late ones
			for x := range n {
				if rng.IntN(n-x) < 1 {
					needed = append(needed, x)
				}
			}
		}
		res := mustReduce(t, taps(n), oracleOf(contains(needed...), nil), Chain, Options{})
		if !slices.Equal(res.Candidate, needed) || !res.Certified {
			t.Errorf("of %d events %v are needed, left are %v", n, needed, res.Candidate)
		}
		trials += res.Stats.Trials
	}
	t.Logf("%d trials", trials)
	if trials > most {
		t.Errorf("%d trials, were %d at most", trials, most)
	}
}

// Windows of two take a pair that cannot go one at a time; of one there are none.
func TestLeastWindows(t *testing.T) {
	truth := func(c []int) bool {
		return slices.Contains(c, 5) && slices.Contains(c, 3) == slices.Contains(c, 4)
	}
	for w, want := range map[int][]int{1: {3, 4, 5}, 2: {5}} {
		res := mustReduce(t, taps(6), oracleOf(truth, nil), func(r *Run, _ []int) ([]int, error) {
			if err := r.Accept([]int{3, 4, 5}); err != nil {
				return nil, err
			}
			return Windows(r, []int{3, 4, 5}, w)
		}, Options{})
		if !slices.Equal(res.Candidate, want) {
			t.Errorf("windows of %d leave %v, want %v", w, res.Candidate, want)
		}
	}
}

// A trial without an answer is in the books of the run and of its device, and is made again.
func TestTrialsWithoutAnswer(t *testing.T) {
	truth, asked := contains(2), 0
	oracle := OracleFunc(func(_ context.Context, tr Trial) (Outcome, error) {
		if tr.Number != asked+1 || tr.Repeat != map[bool]int{true: 1}[asked == 2] {
			t.Errorf("trial %d of %v says number %d, repeat %d", asked, tr.Candidate, tr.Number, tr.Repeat)
		}
		switch asked++; {
		case asked == 2:
			return Outcome{Verdict: Unresolved, Reason: "no answer"}, nil
		case truth(tr.Candidate):
			return Outcome{Verdict: Reproduced}, nil
		}
		return Outcome{Verdict: Passed}, nil
	})
	res := mustReduce(t, taps(6), oracle, Chain, Options{})
	if !slices.Equal(res.Candidate, []int{2}) || res.Stats.Unresolved != 1 || res.Stats.Trials != asked {
		t.Errorf("%v after %d trials: %+v", res.Candidate, asked, res.Stats.Totals)
	}
	if len(res.Stats.Devices) != 1 || res.Stats.Devices[0].Unresolved != 1 || res.Stats.Devices[0].Trials != asked {
		t.Errorf("devices %+v after %d trials", res.Stats.Devices, asked)
	}
}
