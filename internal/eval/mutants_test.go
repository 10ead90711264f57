package eval

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/eval/mutate"

	"github.com/esdroid/esdroid/internal/table"
)

// A small part of the suite: the claims hold for it, and it says the same twice.
func TestMutants(t *testing.T) {
	var dirs []string
	for _, name := range []string{"tally", "ledger", "rpn", "workers"} {
		dirs = append(dirs, filepath.Join(samples, name))
	}
	texts := [2]string{}
	for i := range texts {
		all, err := Mutants(context.Background(), dirs[:4-2*i], MutantOptions{Confirm: 6, Explore: 300 * (1 - i), Jobs: 1})
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			c := MutantClaims
			c.Crashes = 8
			for _, failed := range c.Check(all, true) {
				t.Error(failed)
			}
			onPage(t, "some mutants", MutantTables(all, true, nil)...)
			all = slices.DeleteFunc(all, func(m *Mutant) bool { return m.App != "tally" && m.App != "ledger" })
			for _, m := range all {
				m.Reproduced, m.Explored = false, 0
			}
		}
		var b strings.Builder
		if err := table.Write(&b, "text", MutantTables(all, false, nil)...); err != nil {
			t.Fatal(err)
		}
		texts[i] = b.String()
	}
	if texts[0] != texts[1] {
		t.Errorf("the second time it says\n%s\nthe first time it said\n%s", texts[1], texts[0])
	}
}

// A claim that does not hold is named.
func TestMutantClaims(t *testing.T) {
	all := []*Mutant{{App: "a", Failure: "no slice"}, {App: "b", Certified: true, Tools: []Tool{{Name: toolFull, Lines: 3, Found: true}}}}
	c := Claims{Sliced: 0.9, Guess: 0.5, Full: 1}
	got := strings.Join(c.Check(all, false), "; ")
	if want := "crashes that are sliced: 1 of 2, claimed are 90 %; first guesses that crash: 0 of 1, claimed are 50 %"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	// Told is not in the full slice, but for what did not run.
	all = []*Mutant{{Told: true, Tools: []Tool{{Name: toolFull}}}, {Told: true, Fault: mutate.Fault{Operator: mutate.WrongOrder}}}
	if got := strings.Join((&Claims{Full: 0.5}).Check(all, false), "; "); got != "faulty lines in the full slice: 0 of 1, claimed are 50 %" {
		t.Error(got)
	}
	if got := c.Check(nil, false); len(got) != 1 {
		t.Errorf("nothing at all fails %q", got)
	}
}
