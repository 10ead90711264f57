// The scores as tables, and what is claimed of them.

package eval

import (
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/internal/stats"
	"github.com/esdroid/esdroid/internal/table"
)

// whereFault says where the faulty line is.
func whereFault(s *Score) string {
	if s.Told && !s.FaultIn {
		return "told"
	}
	return yes(s.FaultIn)
}

// Tables are the scores, and what is summed up over them. There are no times: two runs give
// the same.
func Tables(scores []*Score) []*table.Table {
	return []*table.Table{scoreTable(scores), summaryTable(scores)}
}

// Comparisons are what is left of the runs, and the tools side by side, those that are named
// or all, apart for the samples that nothing was mended for.
func Comparisons(scores []*Score, tools []string) []*table.Table {
	tables := []*table.Table{workTable(scores)}
	for _, untuned := range []bool{false, true} {
		var runs []toolRun
		for _, s := range scores {
			if s.Failure == "" && s.Untuned == untuned {
				runs = append(runs, toolRun{s.Tools, true})
			}
		}
		if len(runs) == 0 {
			continue
		}
		t := toolTable(runs, tools)
		if untuned {
			t.Title += ", of apps that nothing was mended for"
		}
		tables = append(tables, t)
	}
	return tables
}

// scoreTable has a row for each sample, the totals, and what is missing and superfluous.
func scoreTable(scores []*Score) *table.Table {
	t := &table.Table{Title: "Samples", Head: []string{"app", "exception", "events", "minimal", "trials", "guess", "lines thin", "full", "fault", "confirmed", "marks thin", "full", "not"}}
	var total Score
	var run, faults, confirmed, either, hits, untuned, found int
	for _, s := range scores {
		untuned += count(s.Untuned)
		found += count(s.Untuned && s.found())
		if s.Failure != "" {
			t.Add(s.App, s.Exception, s.Events, "no slice", "", "", "", "", "", "", "", "", "")
			t.Notes = append(t.Notes, fmt.Sprintf("%s: %s", s.App, s.Failure))
			continue
		}
		run++
		faults += count(s.FaultIn)
		confirmed += count(s.Confirmed)
		either += count(s.found())
		hits += count(s.Hit)
		total.Events += s.Events
		total.Minimal += s.Minimal
		total.Trials += s.Trials
		total.ThinSize += s.ThinSize
		total.FullSize += s.FullSize
		total.Thin.add(s.Thin)
		total.Full.add(s.Full)
		total.Not.add(s.Not)
		t.Add(s.App, s.Exception, s.Events, s.Minimal, s.Trials, yes(s.Hit), s.ThinSize, s.FullSize, whereFault(s), yes(s.Confirmed), s.Thin, s.Full, s.Not)
		if len(s.Missing)+len(s.Extra) > 0 {
			note := s.App + ":"
			if len(s.Missing) > 0 {
				note += fmt.Sprintf(" missing %s;", strings.Join(s.Missing, ", "))
			}
			if len(s.Extra) > 0 {
				note += " superfluous " + strings.Join(s.Extra, ", ")
			}
			t.Notes = append(t.Notes, note)
		}
	}
	t.Add(fmt.Sprintf("%d of %d", run, len(scores)), "", total.Events, total.Minimal, total.Trials, hits,
		total.ThinSize, total.FullSize, faults, confirmed, total.Thin, total.Full, total.Not)
	first := []string{fmt.Sprintf("The faulty line is in the thin slice, told as what did not happen, or confirmed: %d of %d", either, len(scores))}
	if untuned > 0 {
		first = append(first, fmt.Sprintf("Of those that nothing was mended for: %d of %d", found, untuned))
	}
	t.Notes = append(first, t.Notes...)
	return t
}

// summaryTable compares, over the samples that were sliced, what was there with what is
// left of it: medians, the chance that Wilcoxon's test for pairs gives to no difference,
// and how often the one is larger (Vargha and Delaney's A12).
func summaryTable(scores []*Score) *table.Table {
	t := &table.Table{Title: "Medians", Head: []string{"of", "median", "against", "median", "p", "A12", "effect"}}
	columns := map[string][]float64{}
	for _, s := range scores {
		if s.Failure != "" {
			continue
		}
		for name, n := range map[string]int{events: s.Events, minimal: s.Minimal, trials: s.Trials, thinLines: s.ThinSize, fullLines: s.FullSize} {
			columns[name] = append(columns[name], float64(n))
		}
	}
	for _, pair := range [][2]string{{events, minimal}, {fullLines, thinLines}, {events, trials}} {
		a, b := columns[pair[0]], columns[pair[1]]
		if len(a) == 0 {
			continue
		}
		p, effect := against(a, b)
		t.Add(pair[0], stats.Median(a), pair[1], stats.Median(b), p, effect, stats.Magnitude(stats.Effect(a, b)))
	}
	for _, name := range []string{events, minimal, trials, thinLines, fullLines} {
		if v := columns[name]; len(v) > 0 {
			t.Boxes = append(t.Boxes, table.Box{Name: name, Values: v})
		}
	}
	return t
}

// The columns that are summed up.
const (
	events    = "events"
	minimal   = "minimal"
	trials    = "trials"
	thinLines = "lines thin"
	fullLines = "lines full"
)

// AppClaims is what the suite claims of the samples, as shares of them or of their marks.
type AppClaims struct {
	Sliced, Named, Confirmed, Thin, Full, Not float64
	// Logged is claimed of those faults in thin slices: that the slice of the same run has
	// them too if a log of ESDroid's is all there is of it.
	Logged float64
}

// SampleClaims are those of the samples in the repository.
var SampleClaims = AppClaims{Sliced: 1, Named: 0.92, Confirmed: 0.75, Thin: 0.97, Full: 0.97, Not: 0.97, Logged: 0.97}

// Check returns the claims that do not hold.
func (c *AppClaims) Check(scores []*Score) []string {
	var sliced, named, confirmed int
	var logged Share
	var total Score
	for _, s := range scores {
		sliced += count(s.Failure == "")
		named += count(s.found())
		confirmed += count(s.Confirmed)
		if in := s.has(toolThin); in > 0 {
			logged.add(Share{s.has(toolLogged), in})
		}
		total.Thin.add(s.Thin)
		total.Full.add(s.Full)
		total.Not.add(s.Not)
	}
	var failed []string
	least := func(what string, n, of int, share float64) {
		if float64(n) < share*float64(of) {
			failed = append(failed, fmt.Sprintf("%s: %d of %d, claimed are %.0f %%", what, n, of, 100*share))
		}
	}
	least("crashes that are sliced", sliced, len(scores), c.Sliced)
	least("faulty lines that are named", named, len(scores), c.Named)
	least("faulty lines that are confirmed", confirmed, len(scores), c.Confirmed)
	least("faults in the thin slices of logs", logged.Right, logged.Of, c.Logged)
	least("lines of thin slices", total.Thin.Right, total.Thin.Of, c.Thin)
	least("lines of full slices", total.Full.Right, total.Full.Of, c.Full)
	least("lines outside of slices", total.Not.Right, total.Not.Of, c.Not)
	return failed
}

// has is 1 if a tool's slice has the faulty line.
func (s *Score) has(tool string) int {
	return count(slices.ContainsFunc(s.Tools, func(t Tool) bool { return t.Name == tool && t.Found }))
}

// found reports whether the answer names the faulty line.
func (s *Score) found() bool { return s.FaultIn || s.Told || s.Confirmed }

func (s *Share) add(o Share) {
	s.Right += o.Right
	s.Of += o.Of
}

func count(b bool) int {
	if b {
		return 1
	}
	return 0
}

func yes(b bool) string {
	if b {
		return "yes"
	}
	return "-"
}
