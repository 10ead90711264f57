// ND3MIN's ways to spread its runs over candidates, on what does not always crash.

package eval

import (
	"context"
	"fmt"
	"path/filepath"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dd/nd3min"
	"github.com/esdroid/esdroid/dd/simulate"
	"github.com/esdroid/esdroid/internal/eval/reducers"
	"github.com/esdroid/esdroid/internal/stats"
	"github.com/esdroid/esdroid/internal/table"
)

// How often the flaky ones crash, ND3MIN taking what crashes in nine of ten runs; how many
// candidates the optimal policy selects among; how many runs a step has.
const (
	flakyRate       = 0.95
	solvedPolicy    = 4
	parallelTrials  = 20
	flakyMostEvents = 60
)

// flakyApps are the samples whose crashes are made to come not always, on recordings of
// random taps with a seed that was not chosen; one whose crash overflows the stack is left out,
// for each run of it takes a second.
var flakyApps = []string{"alarm", "alarms", "cart", "greeter", "ledger", "miner", "panes", "picker", "podcatch", "themes", "weather"}

// flakyRecording is the longest recording that is made.
const flakyRecording = 150

// generatedSelections compares the policies as Tables 1 to 3 of the paper do, by the steps,
// each of so many parallel runs, on variants of generated sequences.
func generatedSelections(ctx context.Context) (*table.Table, error) {
	var models []subject
	for k := range simulate.Families {
		for seed := range uint64(2) {
			s := simulate.Families[k].Subject(simulate.Judging, seed, leastGenerated, flakyMostEvents)
			s.Rate = flakyRate
			models = append(models, subject{s.Name, s.Sequence, s.Oracle()})
		}
	}
	return selected(ctx, "ND3MIN's selection on generated sequences, where a crash comes in 95 of 100 runs", models)
}

// recordedSelections compares them on samples on the embedded device, whose crashes are
// suppressed at the same rate.
func recordedSelections(ctx context.Context, dir string, want func(app string) bool) (*table.Table, error) {
	var apps []subject
	for i, name := range flakyApps {
		if !want(name) {
			continue
		}
		r, err := reducers.Record(ctx, filepath.Join(dir, name, "app.apk"), 3, flakyRecording)
		if err != nil {
			return nil, err
		}
		if r == nil {
			continue // no crash
		}
		defer r.Close()
		apps = append(apps, subject{name, r.Sequence, simulate.Flaky(r, uint64(i), func([]int) float64 { return flakyRate })})
	}
	return selected(ctx, "ND3MIN's selection on recordings of sample apps, on the embedded device, where a crash is suppressed in 5 of 100 runs", apps)
}

// namedPolicy is a way to select.
type namedPolicy struct {
	name   string
	policy nd3min.Policy
}

// selecting are the parameters that all policies select by.
func selecting() nd3min.Params {
	params := nd3min.DefaultParams()
	params.Parallel = parallelTrials
	return params
}

// policies are all of them, the one first that the others are compared with.
func policies(ctx context.Context) ([]namedPolicy, error) {
	optimal, err := nd3min.Solve(ctx, selecting(), nd3min.DefaultPrior(), solvedPolicy, nil)
	if err != nil {
		return nil, err
	}
	return []namedPolicy{{"heuristic", nd3min.Heuristic{}}, {"naive", nd3min.Greedy{}}, {"round robin", nd3min.RoundRobin{}}, {"decision process", among{optimal}}}, nil
}

// selected has a row for each policy over some subjects.
func selected(ctx context.Context, title string, subjects []subject) (*table.Table, error) {
	policies, err := policies(ctx)
	if err != nil {
		return nil, err
	}
	t := &table.Table{Title: title, Head: []string{"selection", "sequences", "events", "left", "steps: mean", "median", "trials", "crash", "against the heuristic: p", "A12"},
		Notes: []string{
			"The paper's means, on phones: 30.2 steps with the heuristic and 29.9 with the decision process for apps of Google Play, 26.4 and 24.6 for those of F-Droid.",
			"The decision process selects among up to four candidates, the heuristic among more.",
		}}
	var base []float64
	for _, x := range policies {
		if len(subjects) == 0 {
			break
		}
		var steps []float64
		var events, left, trials, crash int
		for _, s := range subjects {
			took := 0
			strategy := nd3min.New(nd3min.Options{Params: selecting(), Policy: x.policy, Faithful: true, Done: func(d nd3min.Summary) { took = d.Steps }})
			res, err := dd.Reduce(ctx, dd.Problem{Sequence: s.sequence}, s.oracle, strategy, dd.Options{Deterministic: true, Preflight: -1, Confirm: -1, NoCache: true})
			if err != nil {
				return nil, fmt.Errorf("%s on %s: %w", x.name, s.name, err)
			}
			steps, trials = append(steps, float64(took)), trials+res.Stats.Trials
			events, left = events+len(s.sequence.Events), left+len(res.Candidate)
			again, err := crashesEver(ctx, s.oracle, s.sequence, res.Candidate)
			if err != nil {
				return nil, err
			}
			crash += count(again)
		}
		p, effect := "-", "-"
		if base == nil {
			base = steps
		} else {
			p, effect = against(steps, base)
		}
		t.Add(x.name, len(steps), events, left, stats.Mean(steps), stats.Median(steps), trials, Share{crash, len(steps)}, p, effect)
		t.Boxes = append(t.Boxes, table.Box{Name: x.name, Values: steps})
	}
	return t, nil
}

// crashesEver reports whether one of some runs of a candidate crashes.
func crashesEver(ctx context.Context, o dd.Oracle, s *event.Sequence, candidate []int) (bool, error) {
	for k := range parallelTrials {
		out, err := o.Run(ctx, dd.Trial{Sequence: s.Select(candidate), Candidate: candidate, Repeat: k})
		if err != nil || out.Verdict == dd.Reproduced {
			return err == nil, err
		}
	}
	return false, nil
}

// among selects by the optimal policy where it was solved, else by the heuristic.
type among struct{ *nd3min.MDP }

// Schedule implements nd3min.Policy.
func (a among) Schedule(p nd3min.Params, seen []nd3min.Tally) []int {
	if len(seen) > solvedPolicy {
		return nd3min.Heuristic{}.Schedule(p, seen)
	}
	return a.MDP.Schedule(p, seen)
}
