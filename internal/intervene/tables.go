// Statements of SQL that make tables, with other columns.

package intervene

import "strings"

// table is a statement of SQL that makes a table, cut where its columns begin and end.
type table struct {
	head, tail string
	columns    []string // and constraints, as they are written
}

// readTable cuts a statement; false if it makes no table, or takes its columns from a query.
func readTable(sql string) (table, bool) {
	words := strings.Fields(strings.ToLower(sql))
	if len(words) < 3 || words[0] != "create" || words[1] != "table" && words[2] != "table" {
		return table{}, false
	}
	var t table
	depth, from := 0, 0
	for i := 0; i < len(sql); i++ {
		switch c := sql[i]; c {
		case '\'', '"', '`', '[':
			if c == '[' {
				c = ']'
			}
			n := strings.IndexByte(sql[i+1:], c)
			if n < 0 {
				return table{}, false
			}
			i += n + 1
		case '(':
			if depth++; depth == 1 {
				t.head, from = sql[:i+1], i+1
			}
		case ',', ')':
			if depth == 1 {
				t.columns, from = append(t.columns, sql[from:i]), i+1
			}
			if c == ')' {
				if depth--; depth == 0 {
					t.tail = sql[i:]
					return t, true
				}
			}
		}
	}
	return table{}, false
}

func (t *table) String() string { return t.head + strings.Join(t.columns, ",") + t.tail }

// constraints are the words that begin what is no column.
var constraints = map[string]bool{"constraint": true, "primary": true, "unique": true, "check": true, "foreign": true}

// columnName is the name of a column as SQL compares it, "" for a constraint.
func columnName(definition string) string {
	text := strings.TrimSpace(definition)
	if text == "" {
		return ""
	}
	if at := strings.IndexByte("\"`'[", text[0]); at >= 0 {
		text = text[1:]
		end := strings.IndexByte(text, "\"`']"[at])
		return strings.ToLower(text[:max(end, 0)])
	}
	name := strings.ToLower(strings.FieldsFunc(text, func(r rune) bool { return r <= ' ' || r == '(' })[0])
	if constraints[name] {
		return ""
	}
	return name
}

// columned returns the statement that makes a table with one more column; false if it makes
// none, or has that column.
func columned(sql, column string) (string, bool) {
	t, ok := readTable(sql)
	if !ok {
		return "", false
	}
	at := 0
	for i, c := range t.columns {
		switch name := columnName(c); {
		case strings.EqualFold(name, column):
			return "", false
		case name != "":
			at = i + 1
		}
	}
	t.columns = append(t.columns[:at:at], append([]string{" " + column}, t.columns[at:]...)...)
	return t.String(), true
}

// defaulted returns the statement that makes a table whose columns are 1 where nothing is
// put; false if it makes none, or all of them have a value.
func defaulted(sql string) (string, bool) {
	t, ok := readTable(sql)
	if !ok {
		return "", false
	}
	any := false
	for i, c := range t.columns {
		words := " " + strings.Join(strings.Fields(strings.ToLower(c)), " ") + " "
		if columnName(c) == "" || strings.Contains(words, " default ") || strings.Contains(words, " primary key ") || strings.Contains(words, " references ") {
			continue
		}
		t.columns[i], any = c+" default '1'", true
	}
	return t.String(), any
}
