// What is wrong in the words of the message, where it names it.

package criterion

import (
	"regexp"
	"strings"

	"github.com/esdroid/esdroid/slice/crash"
)

// saying is a form of message with what it says; $1 and $2 are its parts.
type saying struct {
	rule   string
	form   *regexp.Regexp
	saying string
}

var sayings = []saying{
	{"SQL", regexp.MustCompile(`no such column: (\S+?)(?: \(| in |,|$)`), "the SQL names a column $1 that no table of it has"},
	{"SQL", regexp.MustCompile(`no such table: (\S+?)(?: \(| in |,|$)`), "the database has no table $1"},
	{"SQL", regexp.MustCompile(`table (\S+) has no column named (\S+?)(?: \(| in |,|$)`), "table $1 has no column $2"},
	{"SQL", regexp.MustCompile(`near "(.*?)": syntax error`), "the SQL text is wrong near \"$1\""},
	{"SQL", regexp.MustCompile(`unrecognized token: "(.*?)"`), "the SQL text is wrong at \"$1\""},
	{"SQL", regexp.MustCompile(`(UNIQUE|NOT NULL|CHECK|PRIMARY KEY) constraint failed: (\S+?)(?: \(|,? |$)`), "a row breaks the $1 constraint of $2"},
	{"SQL", regexp.MustCompile(`(FOREIGN KEY) constraint failed`), "a row breaks a $1 constraint"},
	{"SQL", regexp.MustCompile(`column (\S+) is not unique`), "a row breaks the UNIQUE constraint of $1"},
	{"SQL", regexp.MustCompile(`(\S+) may not be NULL`), "a row breaks the NOT NULL constraint of $1"},
	{"SQL", regexp.MustCompile(`table (\S+) already exists`), "table $1 is there already"},
	{"SQL", regexp.MustCompile(`duplicate column name: (\S+?)(?: \(|,|$)`), "column $1 is there already"},
	{"SQL", regexp.MustCompile(`database is locked`), "another connection keeps the database locked"},
	{"SQL", regexp.MustCompile(`readonly database`), "the database cannot be written"},
}

// said returns what a message of the rule's says is wrong, "" if it is none of the known
// forms.
func (r *Rule) said(message string) string {
	message = oneLine(message)
	for _, s := range sayings {
		if s.rule != r.Name {
			continue
		}
		if at := s.form.FindStringSubmatchIndex(message); at != nil {
			return string(s.form.ExpandString(nil, s.saying, message, at))
		}
	}
	return ""
}

// withMessage gives an exception that a report prints without its message that of its cause,
// where this one is the same exception and has no frames of its own: consoles cut both.
func withMessage(e *crash.Exception) *crash.Exception {
	cause := e.Cause
	if e.Message != "" || cause == nil || len(cause.Frames) > 0 || cause.Message == "" || !strings.HasSuffix(cause.Type, e.Type) {
		return e
	}
	told := *e
	told.Message, told.HasMessage = cause.Message, true
	return &told
}
