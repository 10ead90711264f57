// Tables and the forms in which they are printed.

package table

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
)

// Table is a table.
type Table struct {
	Title string     `json:"title"`
	Head  []string   `json:"head"`
	Rows  [][]string `json:"rows"`
	Notes []string   `json:"notes,omitempty"` // below it, a line each
	// Boxes are its numbers as a plot; empty if it has none.
	Boxes []Box `json:"-"`
}

// Add appends a row: texts as they are, numbers in full, shares with one digit.
func (t *Table) Add(cells ...any) {
	row := make([]string, len(cells))
	for i, c := range cells {
		switch c := c.(type) {
		case float64:
			row[i] = Number(c)
		default:
			row[i] = fmt.Sprint(c)
		}
	}
	t.Rows = append(t.Rows, row)
}

// Number is a number as tables have it: whole, or with one digit; "-" for none.
func Number(x float64) string {
	switch {
	case x != x:
		return "-"
	case x == float64(int64(x)):
		return fmt.Sprintf("%d", int64(x))
	}
	return fmt.Sprintf("%.1f", x)
}

// Formats are the names of the forms.
var Formats = []string{"text", "csv", "markdown", "svg", "json"}

// Known reports whether there is a form of that name.
func Known(format string) bool { return slices.Contains(Formats, format) }

// Write prints tables in a form.
func Write(w io.Writer, format string, tables ...*Table) error {
	switch format {
	case "json":
		e := json.NewEncoder(w)
		e.SetIndent("", "  ")
		return e.Encode(tables)
	case "svg":
		return drawAll(w, tables)
	}
	for i, t := range tables {
		if i > 0 {
			fmt.Fprintln(w)
		}
		var err error
		switch format {
		case "csv":
			err = t.csv(w)
		case "markdown":
			err = t.markdown(w)
		default:
			err = t.text(w)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (t *Table) text(w io.Writer) error {
	fmt.Fprintf(w, "%s\n\n", t.Title)
	if err := t.body(w); err != nil {
		return err
	}
	return t.notes(w)
}

// body prints the cells in columns.
func (t *Table) body(w io.Writer) error {
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, row := range append([][]string{t.Head}, t.Rows...) {
		fmt.Fprintln(tw, strings.Join(row, "\t"))
	}
	return tw.Flush()
}

func (t *Table) notes(w io.Writer) error {
	if len(t.Notes) == 0 {
		return nil
	}
	_, err := fmt.Fprintf(w, "\n%s\n", strings.Join(t.Notes, "\n"))
	return err
}

// csv prints a title as a record of one field. Notes are left out.
func (t *Table) csv(w io.Writer) error {
	c := csv.NewWriter(w)
	if err := c.Write([]string{t.Title}); err != nil {
		return err
	}
	if err := c.Write(t.Head); err != nil {
		return err
	}
	return c.WriteAll(t.Rows)
}

func (t *Table) markdown(w io.Writer) error {
	line := func(row []string) {
		for i := range row {
			row[i] = strings.ReplaceAll(row[i], "|", `\|`)
		}
		fmt.Fprintf(w, "| %s |\n", strings.Join(row, " | "))
	}
	fmt.Fprintf(w, "%s:\n\n", t.Title)
	line(slices.Clone(t.Head))
	rule := make([]string, len(t.Head))
	for i := range rule {
		rule[i] = "---"
		if i > 0 && t.numeric(i) {
			rule[i] = "---:"
		}
	}
	line(rule)
	for _, row := range t.Rows {
		line(slices.Clone(row))
	}
	if len(t.Notes) == 0 {
		return nil
	}
	fmt.Fprintln(w)
	for _, n := range t.Notes {
		fmt.Fprintf(w, "- %s\n", n)
	}
	return nil
}

// numeric reports whether a column begins with digits wherever it says something.
func (t *Table) numeric(column int) bool {
	for _, row := range t.Rows {
		if column < len(row) && row[column] != "" && row[column] != "-" && !strings.ContainsRune("0123456789-+<.", rune(row[column][0])) {
			return false
		}
	}
	return true
}
