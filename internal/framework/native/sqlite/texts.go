// What Android's SQLite does in another way than the newer one here: it names the table
// of a failed check, and its functions of texts know all of Unicode.

package sqlite

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ncruces/go-sqlite3"
)

var changedTable = regexp.MustCompile("(?is)\\b(?:INTO|UPDATE(?:\\s+OR\\s+\\w+)?)\\s+(?:\\w+\\.)?(\"[^\"]+\"|\\[[^\\]]+\\]|`[^`]+`|'[^']+'|\\w+)")

// failedCheck is the failure of a check with the text of Android's version.
type failedCheck struct {
	error
	text string
}

func (f failedCheck) Error() string { return f.text }
func (f failedCheck) Unwrap() error { return f.error }

// named gives the failure of a check that has no name the name of its table, where newer
// versions have the check itself.
func (c *conn) named(s *sqlite3.Stmt, err error) error {
	const failed = "CHECK constraint failed: "
	text := err.Error()
	at := strings.Index(text, failed)
	if at < 0 {
		return err
	}
	check := text[at+len(failed):]
	found := changedTable.FindStringSubmatch(s.SQL())
	if found == nil {
		return err
	}
	table := strings.Trim(found[1], "\"[]`'")
	query, _, qerr := c.db.Prepare("SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ? COLLATE NOCASE")
	if qerr != nil {
		return err
	}
	defer query.Close()
	if query.BindText(1, table) != nil || !query.Step() {
		return err
	}
	named, rerr := regexp.Compile("(?is)\\bCONSTRAINT\\s+[\"'`\\[]?" + regexp.QuoteMeta(check) + "[\"'`\\]]?\\s+CHECK\\b")
	if rerr != nil || named.MatchString(query.ColumnText(0)) {
		return err
	}
	return failedCheck{err, text[:at+len(failed)] + table}
}

// cased is upper or lower.
func cased(change func(string) string) sqlite3.ScalarFunction {
	return func(ctx sqlite3.Context, arg ...sqlite3.Value) {
		if arg[0].Type() == sqlite3.NULL {
			ctx.ResultNull()
			return
		}
		ctx.ResultText(change(arg[0].Text()))
	}
}

// like is the operator LIKE: its arguments are the pattern, the text and perhaps the
// character that escapes.
func like(ctx sqlite3.Context, arg ...sqlite3.Value) {
	for _, a := range arg[:2] {
		if a.Type() == sqlite3.NULL {
			ctx.ResultNull()
			return
		}
	}
	escape := rune(-1)
	if len(arg) == 3 {
		if arg[2].Type() == sqlite3.NULL {
			ctx.ResultNull()
			return
		}
		text := arg[2].Text()
		r, n := utf8.DecodeRuneInString(text)
		if n == 0 || n != len(text) {
			ctx.ResultError(escapeError{})
			return
		}
		escape = r
	}
	ctx.ResultBool(matches(tokens(arg[0].Text(), escape), []rune(arg[1].Text())))
}

type escapeError struct{}

func (escapeError) Error() string { return "ESCAPE expression must be a single character" }

// Tokens of a pattern that are no characters.
const (
	anyText rune = -1 - iota
	anyRune
)

func tokens(pattern string, escape rune) []rune {
	var all []rune
	escaped := false
	for _, r := range pattern {
		switch {
		case escaped:
			escaped = false
			all = append(all, fold(r))
		case r == escape:
			escaped = true
		case r == '%':
			if len(all) == 0 || all[len(all)-1] != anyText {
				all = append(all, anyText)
			}
		case r == '_':
			all = append(all, anyRune)
		default:
			all = append(all, fold(r))
		}
	}
	return all
}

// matches needs no more than the product of the lengths: a later "%" makes the choices of
// those before it final.
func matches(pattern, text []rune) bool {
	p, at := 0, 0
	star, from := -1, 0
	for at < len(text) {
		switch {
		case p < len(pattern) && pattern[p] == anyText:
			star, from = p, at
			p++
		case p < len(pattern) && (pattern[p] == anyRune || pattern[p] == fold(text[at])):
			p++
			at++
		case star >= 0:
			from++
			p, at = star+1, from
		default:
			return false
		}
	}
	for p < len(pattern) && pattern[p] == anyText {
		p++
	}
	return p == len(pattern)
}

func fold(r rune) rune { return unicode.ToLower(unicode.ToUpper(r)) }
