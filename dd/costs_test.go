package dd

import (
	"context"
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
