// The rows and their columns.

package csv

import (
	"encoding/csv"
	"io"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/internal/report/story"
)

var header = []string{"id", "kind", "thin", "distance", "class", "method", "file", "line", "ref", "text", "serves", "role", "label", "inputs", "assumed", "order", "times", "thread", "event", "confirmed"}

// Write writes the table.
func Write(out io.Writer, s *story.Story) error {
	w := csv.NewWriter(out)
	if err := w.Write(header); err != nil {
		return err
	}
	for i := range s.Steps {
		st := &s.Steps[i]
		serves, role, label := "", "", ""
		if st.Why != nil {
			serves, role, label = strconv.Itoa(st.Why.To), st.Why.Role, st.Why.Label
		}
		event := ""
		if st.Event >= 0 {
			event = strconv.Itoa(st.Event + 1)
		}
		row := []string{strconv.Itoa(st.ID), string(st.Kind), strconv.FormatBool(st.Thin), strconv.Itoa(st.Distance), st.Class, st.Method, st.Path, positive(st.Line), st.Refs[0], st.Text,
			serves, role, label, strings.Join(st.Inputs, ", "), strconv.FormatBool(st.Assumed), positive(st.Order), positive(st.Times), positive(int(st.Thread)), event, strconv.FormatBool(st.Cause > 0)}
		for k := range row {
			row[k] = cell(row[k])
		}
		if err := w.Write(row); err != nil {
			return err
		}
	}
	w.Flush()
	return w.Error()
}

func positive(n int) string {
	if n <= 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// cell keeps spreadsheets from taking a text of the app for a formula.
func cell(text string) string {
	text = story.Visible(text, 2000)
	if text != "" && strings.ContainsRune("=+-@", rune(text[0])) {
		return "'" + text
	}
	return text
}
