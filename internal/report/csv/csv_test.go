package csv

import (
	"bytes"
	"encoding/csv"
	"testing"

	"github.com/esdroid/esdroid/internal/report/story"
)

// TestTable: what is written is read back, and no cell is a formula.
func TestTable(t *testing.T) {
	s := story.New("x")
	s.Steps = []story.Step{
		{Refs: []string{"La;->b()V@0000"}, Text: `=HYPERLINK("http://x.invalid")`, Kind: story.Throw, Thin: true, Event: -1, Place: story.Place{Line: 3}},
		{ID: 1, Refs: []string{"La;->b()V@0001"}, Text: "a, \"b\"\nc", Kind: story.Statement, Event: 0, Why: &story.Link{To: 0, Role: "gives the value to", Label: "-x"}},
	}
	var b bytes.Buffer
	if err := Write(&b, s); err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(&b).ReadAll()
	if err != nil || len(rows) != 3 {
		t.Fatalf("%d rows, %v", len(rows), err)
	}
	column := map[string]int{}
	for i, name := range rows[0] {
		column[name] = i
	}
	for _, c := range []struct {
		row        int
		name, want string
	}{{1, "text", `'=HYPERLINK("http://x.invalid")`}, {1, "line", "3"}, {1, "event", ""}, {2, "text", `a, "b" c`}, {2, "serves", "0"}, {2, "label", "'-x"}, {2, "event", "1"}, {2, "line", ""}} {
		if got := rows[c.row][column[c.name]]; got != c.want {
			t.Errorf("%s of row %d: %q, want %q", c.name, c.row, got, c.want)
		}
	}
}
