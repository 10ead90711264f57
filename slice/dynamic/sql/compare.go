// Comparing values, which are of type int64 or string.

package sql

import (
	"cmp"
	"strconv"
	"strings"
)

// Compare compares a value of a column with another one, as a column does that makes
// something of both; false if it is not known how.
func (of Affinity) Compare(a, b any) (int, bool) {
	for _, v := range []*any{&a, &b} {
		text, isText := (*v).(string)
		switch {
		case of == Text:
			*v = asText(*v)
		case of == Number && isText:
			if n, err := strconv.ParseInt(text, 10, 64); err == nil {
				*v = n
			} else if _, err := strconv.ParseFloat(strings.TrimSpace(text), 64); err == nil {
				return 0, false // a number of another kind
			}
		}
	}
	n, number := a.(int64)
	m, number2 := b.(int64)
	switch {
	case number && number2:
		return cmp.Compare(n, m), true
	case number:
		return -1, true // numbers come before texts
	case number2:
		return 1, true
	}
	return strings.Compare(a.(string), b.(string)), true
}

func asText(v any) string {
	if s, ok := v.(string); ok {
		return s
	}
	return strconv.FormatInt(v.(int64), 10)
}

// Like matches a value, as a text, with a pattern as SQLite does: % stands for any text, _ for a
// letter, and the case of Latin letters does not count.
func Like(pattern, value any) bool {
	p, s := []rune(asText(pattern)), []rune(asText(value))
	lower := func(r rune) rune {
		if 'A' <= r && r <= 'Z' {
			r += 'a' - 'A'
		}
		return r
	}
	from, at := -1, 0 // behind the last %, and what it stands for ends here
	i := 0
	for k := 0; k < len(s); {
		switch {
		case i < len(p) && p[i] == '%':
			i++
			from, at = i, k
		case i < len(p) && (p[i] == '_' || lower(p[i]) == lower(s[k])):
			i++
			k++
		case from >= 0:
			at++
			i, k = from, at
		default:
			return false
		}
	}
	for i < len(p) && p[i] == '%' {
		i++
	}
	return i == len(p)
}
