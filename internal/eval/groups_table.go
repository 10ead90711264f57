// The samples that were looked at and those that were not, apart.

package eval

import (
	"fmt"
	"math"

	"github.com/esdroid/esdroid/internal/stats"
	"github.com/esdroid/esdroid/internal/table"
)

// SampleGroups has a row for each group of samples.
func SampleGroups(scores []*Score) []*table.Table {
	t := &table.Table{Title: "Samples, in groups", Head: []string{"samples", "of them sliced", "certified", "events: median", "minimal", "fault thin", "named", "confirmed",
		"recall of full: median", "mean", "precision: median", "mean", toolPaper + ": fault", "recall: median", "precision: median"}}
	for _, group := range []struct {
		name string
		want func(*Score) bool
	}{
		{"looked at while building", func(s *Score) bool { return !s.Untuned }},
		{"untouched", func(s *Score) bool { return s.Untuned }},
		{"all", func(*Score) bool { return true }},
	} {
		var of, sliced, certified, thin, named, confirmed, theirs int
		var events, minimal []float64
		var ours, paper rates
		for _, s := range scores {
			if !group.want(s) {
				continue
			}
			of++
			if s.Failure != "" {
				continue
			}
			sliced, certified, thin = sliced+1, certified+count(s.Certified), thin+count(s.FaultIn)
			named, confirmed = named+count(s.found()), confirmed+count(s.Confirmed)
			events, minimal = append(events, float64(s.Events)), append(minimal, float64(s.Minimal))
			for _, tool := range s.Tools {
				switch tool.Name {
				case toolFull:
					ours.add(tool)
				case toolPaper:
					paper.add(tool)
					theirs += count(tool.Found)
				}
			}
		}
		if of == 0 {
			continue
		}
		share := func(n int) string { return Share{n, of}.String() }
		t.Add(group.name, share(sliced), share(certified), stats.Median(events), stats.Median(minimal), share(thin), share(named), share(confirmed),
			asPercent(stats.Median(ours.recall)), asPercent(stats.Mean(ours.recall)), asPercent(stats.Median(ours.precision)), asPercent(stats.Mean(ours.precision)),
			share(theirs), asPercent(stats.Median(paper.recall)), asPercent(stats.Median(paper.precision)))
	}
	t.Notes = []string{"Recall and precision count marked lines: those that a full slice should have, and of the marked lines that it has those that it should."}
	var missed []miss
	for _, s := range scores {
		if s.Failure == "" {
			missed = append(missed, miss{count(s.Untuned), s.App, whereIs(s.Tools, s.Told), s.Confirmed, s.Unconfirmed})
		}
	}
	return append([]*table.Table{t}, missTables([]string{"looked at", "untouched"}, missed)...)
}

// rates are the recalls and precisions of a tool's slices against marked lines.
type rates struct{ recall, precision []float64 }

func (r *rates) add(t Tool) {
	r.recall = append(r.recall, ratio(t.Right.Right, t.Right.Of))
	if in := t.Right.Right + t.Wrong.Right; in > 0 {
		r.precision = append(r.precision, ratio(t.Right.Right, in))
	}
}

// asPercent is a rate, if there is one.
func asPercent(x float64) string {
	if math.IsNaN(x) {
		return "-"
	}
	return fmt.Sprintf("%.0f %%", 100*x)
}
