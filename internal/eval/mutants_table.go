// The mutants' scores as tables, and what is claimed of them.

package eval

import (
	"fmt"
	"io"
	"slices"
	"text/tabwriter"

	"github.com/esdroid/esdroid/internal/eval/mutate"
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
		t.Named += count(m.Told || m.Confirmed || found(m, toolThin))
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

// WriteMutants prints totals by kind of fault and by tool, and what went wrong. It has no
// times: two runs print the same.
func WriteMutants(w io.Writer, all []*Mutant, explored bool) error {
	var kinds []mutate.Operator
	for _, m := range all {
		if !slices.Contains(kinds, m.Fault.Operator) {
			kinds = append(kinds, m.Fault.Operator)
		}
	}
	slices.Sort(kinds)
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "fault\tcrashes\tsliced\tcertified\tevents\tminimal\ttrials\tguess\tthin\tfull\tconfirmed\tnamed\tfrom report")
	row := func(name string, want func(*Mutant) bool) {
		s := SumMutants(all, explored, want)
		if s.Mutants == 0 {
			return
		}
		again := "-"
		if s.Asked > 0 {
			again = fmt.Sprintf("%d/%d", s.Reproduced, s.Asked)
		}
		fmt.Fprintf(t, "%s\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%s\n", name, s.Mutants, s.Sliced, s.Certified, s.Events, s.Minimal, s.Trials, s.Hits,
			s.Found[toolThin], s.Found[toolFull], s.Confirmed, s.Named, again)
	}
	for _, k := range kinds {
		row(string(k), func(m *Mutant) bool { return m.Fault.Operator == k })
	}
	row("all", func(*Mutant) bool { return true })
	row("line still there", there)
	if err := t.Flush(); err != nil {
		return err
	}
	fmt.Fprintln(w, "\nSlices of the same runs, in source lines; the faulty line counts where it is still there")
	t = tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "tool\truns\tfault found\tmedian lines\tmean lines")
	s, of := SumMutants(all, explored, func(*Mutant) bool { return true }), SumMutants(all, explored, there)
	for _, name := range toolNames {
		sizes := slices.Clone(s.Lines[name])
		if len(sizes) == 0 {
			continue
		}
		slices.Sort(sizes)
		total := 0
		for _, n := range sizes {
			total += n
		}
		fmt.Fprintf(t, "%s\t%d\t%d of %d\t%d\t%.1f\n", name, len(sizes), of.Found[name], of.Sliced, sizes[len(sizes)/2], float64(total)/float64(len(sizes)))
	}
	if err := t.Flush(); err != nil {
		return err
	}
	fmt.Fprintln(w)
	for _, m := range all {
		switch {
		case m.Failure != "":
			fmt.Fprintf(w, "%s, %s: %s\n", m.App, &m.Fault, m.Failure)
		case there(m) && !found(m, toolFull):
			fmt.Fprintf(w, "%s, %s: lines %v are not in the full slice\n", m.App, &m.Fault, m.Fault.Lines)
		case explored && !m.Reproduced:
			fmt.Fprintf(w, "%s, %s: not found again by its report\n", m.App, &m.Fault)
		}
	}
	return nil
}

func found(m *Mutant, tool string) bool {
	return slices.ContainsFunc(m.Tools, func(t Tool) bool { return t.Name == tool && t.Found })
}

// Claims are the least shares that may be said of a suite of mutants.
type Claims struct {
	Crashes                                    int
	Sliced, Certified, Guess, Full, FromReport float64
}

// MutantClaims are what the suite claims of the samples.
var MutantClaims = Claims{Sliced: 0.95, Certified: 0.95, Guess: 0.8, Full: 0.9, FromReport: 0.8}

// Check returns the claims that do not hold.
func (c *Claims) Check(all []*Mutant, explored bool) []string {
	var failed []string
	s, of := SumMutants(all, explored, func(*Mutant) bool { return true }), SumMutants(all, explored, there)
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
	least("faulty lines in the full slice", of.Found[toolFull], of.Sliced, c.Full)
	if explored {
		least("crashes found again by their reports", s.Reproduced, s.Asked, c.FromReport)
	}
	return failed
}
