// The published reducers on generated sequences, beside the figures of their papers.

package eval

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dd/minimize"
	"github.com/esdroid/esdroid/dd/simulate"
	"github.com/esdroid/esdroid/internal/stats"
	"github.com/esdroid/esdroid/internal/table"
)

// The generated sequences: of each family so many, of a length between these.
const (
	generated      = 5
	generatedWalks = 40
	leastGenerated = 30
	mostGenerated  = 200
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
	all, err := compared(ctx, "Generated sequences of all families", families(), func(n *minimize.Named) bool { return !n.States && !slow[n.Name] })
	if err != nil {
		return nil, err
	}
	walked, err := compared(ctx, "Generated walks through activities", walks(), func(n *minimize.Named) bool { return !slow[n.Name] })
	if err != nil {
		return nil, err
	}
	walked.Notes = []string{
		"These apps have no state but their activity, so that the shortest way through them is always right.",
		"The papers, on phones: CHARD took 84.2 to 99.9 % of the events away and left 1 to 17; SimplyDroid's HDD took 0 to 99.7 %, and did not end within two hours for 11 of 40 sequences.",
	}
	selected, err := generatedSelections(ctx)
	if err != nil {
		return nil, err
	}
	return []*table.Table{all, walked, selected}, nil
}

// SequencesOnApps measures ND3MIN's selections and DetReduce on the embedded device, on
// those of some samples below a folder that want selects.
func SequencesOnApps(ctx context.Context, dir string, want func(app string) bool) ([]*table.Table, error) {
	selected, err := recordedSelections(ctx, dir, want)
	if err != nil {
		return nil, err
	}
	reduced, err := suites(ctx, dir, want)
	if err != nil {
		return nil, err
	}
	tables := []*table.Table{selected, reduced}
	return slices.DeleteFunc(tables, func(t *table.Table) bool { return len(t.Rows) == 0 }), nil
}

// slow are strategies that repeat each trial many times; they have a table of their own.
var slow = map[string]bool{"nd3min-published": true}

// compared has a row for each strategy over some subjects.
func compared(ctx context.Context, title string, subjects []subject, strategy func(*minimize.Named) bool) (*table.Table, error) {
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
			p, effect = against(tests, base)
		}
		of := len(tests)
		t.Add(n.Name, of, events, left, fmt.Sprintf("%.1f %%", stats.Mean(less)), int(stats.Mean(tests)*float64(of)+0.5), replayed, Share{crash, of}, Share{certified, of}, p, effect)
		t.Boxes = append(t.Boxes, table.Box{Name: n.Name, Values: tests})
	}
	return t, nil
}
