package criterion

import (
	"testing"

	"github.com/esdroid/esdroid/slice/crash"
)

// TestSaid: what a database's message names is told in words.
func TestSaid(t *testing.T) {
	sql := &Rule{Name: "SQL"}
	for message, want := range map[string]string{
		"no such column: prio (code 1): , while compiling: SELECT prio FROM t":          "the SQL names a column prio that no table of it has",
		"no such table: notes (code 1): , while compiling: SELECT * FROM notes":         "the database has no table notes",
		"table t has no column named due (code 1): , while compiling: INSERT INTO t":    "table t has no column due",
		`near "wher": syntax error (code 1): , while compiling: SELECT * FROM t wher`:   `the SQL text is wrong near "wher"`,
		"UNIQUE constraint failed: t.code (code 2067)":                                  "a row breaks the UNIQUE constraint of t.code",
		"NOT NULL constraint failed: t.code (Sqlite code 1299), (OS error - 2:No such)": "a row breaks the NOT NULL constraint of t.code",
		"database is locked (code 5)":                                                   "another connection keeps the database locked",
		"something else":                                                                "",
	} {
		if got := sql.said(message); got != want {
			t.Errorf("%s: %q, want %q", message, got, want)
		}
	}
	if got := (&Rule{Name: "state"}).said("database is locked"); got != "" {
		t.Errorf("another rule says %q", got)
	}
}

// TestWithMessage: a console that cuts the message of an exception and the frames of its
// cause tells both between them.
func TestWithMessage(t *testing.T) {
	reports := crash.ParseText("android.database.sqlite.SQLiteException: \n  at com.x.Db.all (Db.java:3)\nCaused by: android.database.sqlite.SQLiteException: no such table: t (code 1)\n")
	if len(reports) != 1 {
		t.Fatalf("%d reports", len(reports))
	}
	if e := withMessage(reports[0].Exception); e.Message != "no such table: t (code 1)" || len(e.Frames) != 1 {
		t.Errorf("message %q, %d frames", e.Message, len(e.Frames))
	}
}

// TestStateSaid: that a state is wrong is told where the message, or none, says so; a key
// that is there twice is no state.
func TestStateSaid(t *testing.T) {
	const state, unsure = "is not in the state that the call needs", "may not be in the state that the call needs (the message tells what was wrong)"
	for message, want := range map[string]string{
		"":                  state,
		"No match found":    state,
		"Already connected": state,
		"prepare() called in an invalid state: 4":                state,
		"Duplicate key 1":                                        "gives two elements with the same key",
		"Expected BEGIN_ARRAY but was STRING at line 1 column 2": unsure,
		"Queue full": state,
		"bad data":   unsure,
	} {
		for i := range rules {
			if r := &rules[i]; len(r.Exceptions) > 0 && r.fits("java.lang.IllegalStateException", message, InCall) {
				if r.Fault != want {
					t.Errorf("%q: %s: %s", message, r.Name, r.Fault)
				}
				break
			}
		}
	}
}
