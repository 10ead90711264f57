// Tables within a text that is written by hand.

package table

import (
	"bytes"
	"fmt"
	"strings"
)

// Into returns a Markdown text with tables in the place that its marks keep for them,
// <!-- NAME: begin --> and <!-- NAME: end -->, each on a line of its own.
func Into(text []byte, name string, tables ...*Table) ([]byte, error) {
	begin, end := fmt.Sprintf("<!-- %s: begin -->\n", name), fmt.Sprintf("<!-- %s: end -->\n", name)
	before, rest, ok := strings.Cut(string(text), begin)
	_, after, ok2 := strings.Cut(rest, end)
	if !ok || !ok2 {
		return nil, fmt.Errorf("the text has no place for %s: write %q and %q into it", name, strings.TrimSpace(begin), strings.TrimSpace(end))
	}
	var b bytes.Buffer
	b.WriteString(before + begin)
	for _, t := range tables {
		fmt.Fprintf(&b, "\n### %s\n\n```\n", t.Title)
		if err := t.body(&b); err != nil {
			return nil, err
		}
		b.WriteString("```\n")
		for _, n := range t.Notes {
			fmt.Fprintf(&b, "\n%s\n", n)
		}
	}
	b.WriteString("\n" + end + after)
	return b.Bytes(), nil
}
