// DetReduce on recorded walks through apps.

package eval

import (
	"context"
	"fmt"
	"path/filepath"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/detreduce"
	"github.com/esdroid/esdroid/internal/eval/reducers"
	"github.com/esdroid/esdroid/internal/stats"
	"github.com/esdroid/esdroid/internal/table"
)

// The walks: so many through each app, of so many events.
const (
	walksOfApp = 10
	walkLength = 30
)

// suiteApps are those that are walked through: what they have of several screens, dialogs
// and lists was all that they were chosen by.
var suiteApps = []string{"alarm", "cart", "ledger", "options", "tasks"}

// suites has a row for each app whose walks DetReduce makes a small suite of.
func suites(ctx context.Context, dir string, want func(app string) bool) (*table.Table, error) {
	t := &table.Table{Title: "DetReduce on walks through the sample apps, on the embedded device",
		Head: []string{"app", "walks", "events", "covered", "without loops: walks", "events", "spliced: walks", "events", "covered", "lost", "events: times fewer", "replays"}}
	var before, phase1, after detreduce.Cost
	var lost, replays int
	var fewer []float64
	add := func(sum *detreduce.Cost, c detreduce.Cost) {
		sum.Actions, sum.Traces, sum.Covered = sum.Actions+c.Actions, sum.Traces+c.Traces, sum.Covered+c.Covered
	}
	for _, app := range suiteApps {
		if !want(app) {
			continue
		}
		r, err := reduceSuite(ctx, filepath.Join(dir, app, "app.apk"))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", app, err)
		}
		add(&before, r.Before)
		add(&phase1, r.Phase1)
		add(&after, r.After)
		lost, replays = lost+r.Lost, replays+r.Replays
		times := float64(r.Before.Actions) / float64(max(1, r.After.Actions))
		fewer = append(fewer, times)
		t.Add(app, r.Before.Traces, r.Before.Actions, r.Before.Covered, r.Phase1.Traces, r.Phase1.Actions, r.After.Traces, r.After.Actions, r.After.Covered, r.Lost, times, r.Replays)
	}
	if len(fewer) == 0 {
		return t, nil
	}
	t.Add("all", before.Traces, before.Actions, before.Covered, phase1.Traces, phase1.Actions, after.Traces, after.Actions, after.Covered, lost, stats.Mean(fewer), replays)
	t.Boxes = []table.Box{{Name: "times fewer events", Values: fewer}}
	t.Notes = []string{
		"Covered are basic blocks of the app and states of its screen, lost those that no replay shows again. The last row has the mean of the factors.",
		"The paper, on 18 apps on phones: 16.9 times fewer events and 14.7 times less time, in the mean.",
	}
	return t, nil
}

// reduceSuite walks through an app and reduces the walks.
func reduceSuite(ctx context.Context, path string) (*detreduce.Result, error) {
	walks, err := reducers.RecordSuite(ctx, path, walksOfApp, walkLength)
	if err != nil {
		return nil, err
	}
	defer walks.Close()
	s, err := detreduce.NewSuite(walks.Sequences, walks.Names)
	if err != nil {
		return nil, err
	}
	r, err := detreduce.Reduce(ctx, s, path, walks, detreduce.Options{}, dd.Options{})
	if err == nil && r.Stopped != nil {
		err = r.Stopped
	}
	return r, err
}
