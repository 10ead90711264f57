// The published reducers on generated sequences, beside the figures of their papers.

package eval

import (
	"context"
	"fmt"
	"math/rand/v2"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dd/minimize"
	"github.com/esdroid/esdroid/dd/nd3min"
	"github.com/esdroid/esdroid/dd/simulate"
	"github.com/esdroid/esdroid/internal/stats"
	"github.com/esdroid/esdroid/internal/table"
)

// The generated sequences: of each family so many, of a length between these, and how
// often the flaky ones crash: ND3MIN takes what crashes in nine of ten runs.
const (
	generated       = 5
	generatedWalks  = 40
	leastGenerated  = 30
	mostGenerated   = 200
	generatedRate   = 0.95
	solvedPolicy    = 4 // candidates among which the optimal policy selects
	parallelTrials  = 20
	flakyMostEvents = 60
)

// subject is a sequence and what it is replayed on.
type subject struct {
	name     string
	sequence *event.Sequence
	oracle   dd.Oracle
}

// families has subjects of all families.
func families() []subject {
	var all []subject
	for i := range simulate.Families {
		for seed := range uint64(generated) {
			s := simulate.Families[i].Subject(simulate.Judging, seed, leastGenerated, mostGenerated)
			all = append(all, subject{s.Name, s.Sequence, s.Oracle()})
		}
	}
	return all
}

// walks has sequences that tell the activity in front of each event, in which alone the
// event has an effect; the last one crashes.
func walks() []subject {
	var all []subject
	for seed := range uint64(generatedWalks) {
		g := rand.New(rand.NewPCG(seed, 17))
		leads := make([][]int, 3+g.IntN(8)) // to which activities the widgets of each lead
		for i := range leads {
			leads[i] = []int{(i + 1) % len(leads), 0}
			for len(leads[i]) < 8 {
				leads[i] = append(leads[i], i)
			}
		}
		s := simulate.Taps(leastGenerated + g.IntN(mostGenerated-leastGenerated))
		at := 0
		for i := range s.Events {
			s.Events[i].Before = &event.State{Activity: fmt.Sprintf("Activity%d", at)}
			at = leads[at][g.IntN(len(leads[at]))]
		}
		all = append(all, subject{fmt.Sprintf("walk %d", seed), s, simulate.ActivityReplay(s, true)})
	}
	return all
}

// Sequences measures the reducers on sequences that are generated, on models of apps; none
// of them was used to tune a reducer.
func Sequences(ctx context.Context) ([]*table.Table, error) {
	all, err := reducers(ctx, "Generated sequences of all families", families(), func(n *minimize.Named) bool { return !n.States && !slow[n.Name] })
	if err != nil {
		return nil, err
	}
	walked, err := reducers(ctx, "Generated walks through activities", walks(), func(n *minimize.Named) bool { return !slow[n.Name] })
	if err != nil {
		return nil, err
	}
	walked.Notes = []string{
		"These apps have no state but their activity, so that the shortest way through them is always right.",
		"The papers, on phones: CHARD took 84.2 to 99.9 % of the events away and left 1 to 17; SimplyDroid's HDD took 0 to 99.7 %, and did not end within two hours for 11 of 40 sequences.",
	}
	selected, err := selections(ctx)
	if err != nil {
		return nil, err
	}
	return []*table.Table{all, walked, selected}, nil
}

// slow are strategies that repeat each trial many times; they have a table of their own.
var slow = map[string]bool{"nd3min-published": true}

// reducers has a row for each strategy over some subjects.
func reducers(ctx context.Context, title string, subjects []subject, strategy func(*minimize.Named) bool) (*table.Table, error) {
	t := &table.Table{Title: title, Head: []string{"strategy", "sequences", "events", "left", "less", "tests", "events replayed", "crash", "certified", "tests against the default: p", "A12"}}
	var base []float64
	for i := range minimize.Strategies {
		n := &minimize.Strategies[i]
		if !strategy(n) {
			continue
		}
		var tests, less []float64
		var events, left, replayed, crash, certified int
		for _, x := range subjects {
			res, err := dd.Reduce(ctx, dd.Problem{Sequence: x.sequence}, x.oracle, n.Strategy, dd.Options{Deterministic: true, Preflight: -1, Confirm: -1, NoCache: n.NoCache})
			if err != nil {
				return nil, fmt.Errorf("%s on %s: %w", n.Name, x.name, err)
			}
			before, after := len(x.sequence.Events), len(res.Candidate)
			tests, less = append(tests, float64(res.Stats.Trials)), append(less, 100*float64(before-after)/float64(before))
			events, left, replayed = events+before, left+after, replayed+res.Stats.Events
			again, err := x.oracle.Run(ctx, dd.Trial{Sequence: x.sequence.Select(res.Candidate), Candidate: res.Candidate})
			if err != nil {
				return nil, err
			}
			crash += count(again.Verdict == dd.Reproduced)
			certified += count(res.Certified)
		}
		p, effect := "-", "-"
		if base == nil {
			base = tests
		} else {
			_, chance := stats.SignedRank(tests, base)
			p, effect = fmt.Sprintf("%.2g", chance), fmt.Sprintf("%.2f", stats.Effect(tests, base))
		}
		of := len(tests)
		t.Add(n.Name, of, events, left, fmt.Sprintf("%.1f %%", stats.Mean(less)), int(stats.Mean(tests)*float64(of)+0.5), replayed, Share{crash, of}, Share{certified, of}, p, effect)
		t.Boxes = append(t.Boxes, table.Box{Name: n.Name, Values: tests})
	}
	return t, nil
}

// selections compares ND3MIN's ways to spread its runs over candidates, as Tables 1 to 3
// of its paper do: by the steps, each of so many parallel runs, on variants of generated
// sequences that do not always crash.
func selections(ctx context.Context) (*table.Table, error) {
	params := nd3min.DefaultParams()
	params.Parallel = parallelTrials
	optimal, err := nd3min.Solve(ctx, params, nd3min.DefaultPrior(), solvedPolicy, nil)
	if err != nil {
		return nil, err
	}
	t := &table.Table{Title: "ND3MIN's selection, where a crash comes in 95 of 100 runs", Head: []string{"selection", "sequences", "left", "steps: mean", "median", "trials", "crash", "against the heuristic: p", "A12"},
		Notes: []string{
			"The paper's means, on phones: 30.2 steps with the heuristic and 29.9 with the decision process for apps of Google Play, 26.4 and 24.6 for those of F-Droid.",
			"The decision process selects among up to four candidates, the heuristic among more.",
		}}
	var base []float64
	for _, x := range []struct {
		name   string
		policy nd3min.Policy
	}{{"heuristic", nd3min.Heuristic{}}, {"naive", nd3min.Greedy{}}, {"round robin", nd3min.RoundRobin{}}, {"decision process", among{optimal}}} {
		var steps []float64
		var left, trials, crash int
		for k := range simulate.Families {
			for seed := range uint64(2) {
				s := simulate.Families[k].Subject(simulate.Judging, seed, leastGenerated, flakyMostEvents)
				s.Rate = generatedRate
				took := 0
				strategy := nd3min.New(nd3min.Options{Params: params, Policy: x.policy, Faithful: true, Done: func(d nd3min.Summary) { took = d.Steps }})
				res, err := dd.Reduce(ctx, dd.Problem{Sequence: s.Sequence}, s.Oracle(), strategy, dd.Options{Deterministic: true, Preflight: -1, Confirm: -1, NoCache: true})
				if err != nil {
					return nil, fmt.Errorf("%s on %s: %w", x.name, s.Name, err)
				}
				steps, left, trials = append(steps, float64(took)), left+len(res.Candidate), trials+res.Stats.Trials
				crash += count(s.Crashes(res.Candidate))
			}
		}
		p, effect := "-", "-"
		if base == nil {
			base = steps
		} else {
			_, chance := stats.SignedRank(steps, base)
			p, effect = fmt.Sprintf("%.2g", chance), fmt.Sprintf("%.2f", stats.Effect(steps, base))
		}
		t.Add(x.name, len(steps), left, stats.Mean(steps), stats.Median(steps), trials, Share{crash, len(steps)}, p, effect)
		t.Boxes = append(t.Boxes, table.Box{Name: x.name, Values: steps})
	}
	return t, nil
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
