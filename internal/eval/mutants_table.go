// The mutants' scores as tables, and what is claimed of them.

package eval

import (
	"fmt"
	"slices"

	"github.com/esdroid/esdroid/internal/eval/mutate"
	"github.com/esdroid/esdroid/internal/table"
)

// MutantTotals are the sums over some mutants.
type MutantTotals struct {
	Mutants, Sliced, Certified, Hits, Confirmed int
	Named                                       int // the faulty line: in the thin slice, told or confirmed
	Asked, Reproduced                           int // by their reports alone
	Events, Minimal, Trials                     int
	Found                                       map[string]int // by tool: the faulty line is in the slice
	Lines                                       map[string][]int
}

// SumMutants adds up the mutants that want selects.
func SumMutants(all []*Mutant, explored bool, want func(*Mutant) bool) *MutantTotals {
	t := &MutantTotals{Found: map[string]int{}, Lines: map[string][]int{}}
	for _, m := range all {
		if !want(m) {
			continue
		}
		t.Mutants++
		t.Asked += count(explored)
		t.Reproduced += count(m.Reproduced)
		if m.Failure != "" {
			continue
		}
		t.Sliced++
		t.Certified += count(m.Certified)
		t.Hits += count(m.Hit)
		t.Confirmed += count(m.Confirmed)
		t.Named += count(m.named())
		t.Events += m.Events
		t.Minimal += m.Minimal
		t.Trials += m.Trials
		for _, tool := range m.Tools {
			t.Found[tool.Name] += count(tool.Found)
			t.Lines[tool.Name] = append(t.Lines[tool.Name], tool.Lines)
		}
	}
	return t
}

// there tells faults of which something is left that can be found: the line did not lose
// what was wrong with it.
func there(m *Mutant) bool { return !m.Fault.Missing }

// runs tells those of them whose line runs in spite of the fault: what did not run, or not in
// time, is in no slice, and can only be told.
func runs(m *Mutant) bool {
	return there(m) && m.Fault.Operator != mutate.WrongGuard && m.Fault.Operator != mutate.WrongOrder
}

// MutantTables are totals by kind of fault, with what went wrong, and by tool: those that
// are named, or all. They have no times: two runs give the same.
func MutantTables(all []*Mutant, explored bool, tools []string) []*table.Table {
	var runs []toolRun
	for _, m := range all {
		if m.Failure == "" {
			runs = append(runs, toolRun{m.Tools, there(m)})
		}
	}
	tables := append([]*table.Table{mutantTable(all, explored)}, mutantMisses(all)...)
	return append(tables, toolTable(runs, tools))
}

// mutantTable has a row for each kind of fault.
func mutantTable(all []*Mutant, explored bool) *table.Table {
	var kinds []mutate.Operator
	for _, m := range all {
		if !slices.Contains(kinds, m.Fault.Operator) {
			kinds = append(kinds, m.Fault.Operator)
		}
	}
	slices.Sort(kinds)
	t := &table.Table{Title: "Mutants", Head: []string{"fault", "crashes", "sliced", "certified", "events", "minimal", "trials", "guess", "thin", "full", "confirmed", "named", "from report"}}
	row := func(name string, want func(*Mutant) bool) {
		s := SumMutants(all, explored, want)
		if s.Mutants == 0 {
			return
		}
		again := "-"
		if s.Asked > 0 {
			again = fmt.Sprintf("%d/%d", s.Reproduced, s.Asked)
		}
		t.Add(name, s.Mutants, s.Sliced, s.Certified, s.Events, s.Minimal, s.Trials, s.Hits, s.Found[toolThin], s.Found[toolFull], s.Confirmed, s.Named, again)
	}
	for _, k := range kinds {
		row(string(k), func(m *Mutant) bool { return m.Fault.Operator == k })
	}
	row("all", func(*Mutant) bool { return true })
	row("line still there", there)
	for _, m := range all {
		switch {
		case m.Failure != "":
			t.Notes = append(t.Notes, fmt.Sprintf("%s, %s: %s", m.App, &m.Fault, m.Failure))
		case explored && !m.Reproduced:
			t.Notes = append(t.Notes, fmt.Sprintf("%s, %s: not found again by its report", m.App, &m.Fault))
		}
	}
	return t
}

// mutantMisses tells where the lines are of which something is left.
func mutantMisses(all []*Mutant) []*table.Table {
	var missed []miss
	for _, m := range all {
		if m.Failure != "" || !there(m) {
			continue
		}
		name := fmt.Sprintf("%s %s:%v (%s)", m.App, sourceClass(m.Fault.Class), m.Fault.Lines, m.Fault.Operator)
		missed = append(missed, miss{0, name, whereIs(m.Tools, m.Told), m.Confirmed, m.Unconfirmed})
	}
	return missTables([]string{"line still there"}, missed)
}

// named reports whether the answer names the faulty line.
func (m *Mutant) named() bool { return m.Told || m.Confirmed || found(m, toolThin) }

func found(m *Mutant, tool string) bool {
	return slices.ContainsFunc(m.Tools, func(t Tool) bool { return t.Name == tool && t.Found })
}

// Claims are the least shares that may be said of a suite of mutants.
type Claims struct {
	Crashes                                           int
	Sliced, Certified, Guess, Full, Named, FromReport float64
}

// MutantClaims are what the suite claims of the samples.
var MutantClaims = Claims{Sliced: 0.95, Certified: 0.95, Guess: 0.8, Full: 0.9, Named: 0.85, FromReport: 0.8}

// Check returns the claims that do not hold.
func (c *Claims) Check(all []*Mutant, explored bool) []string {
	var failed []string
	s, of := SumMutants(all, explored, func(*Mutant) bool { return true }), SumMutants(all, explored, there)
	running := SumMutants(all, explored, runs)
	least := func(what string, n, total int, share float64) {
		if total > 0 && float64(n) < share*float64(total) {
			failed = append(failed, fmt.Sprintf("%s: %d of %d, claimed are %.0f %%", what, n, total, 100*share))
		}
	}
	if s.Mutants < c.Crashes || s.Mutants == 0 {
		failed = append(failed, fmt.Sprintf("%d distinct crashes, claimed are %d", s.Mutants, max(c.Crashes, 1)))
	}
	least("crashes that are sliced", s.Sliced, s.Mutants, c.Sliced)
	least("sequences certified as minimal", s.Certified, s.Sliced, c.Certified)
	least("first guesses that crash", s.Hits, s.Sliced, c.Guess)
	least("faulty lines in the full slice", running.Found[toolFull], running.Sliced, c.Full)
	least("faulty lines that are named", of.Named, of.Sliced, c.Named)
	if explored {
		least("crashes found again by their reports", s.Reproduced, s.Asked, c.FromReport)
	}
	return failed
}
