// Collations and functions: Android's own, and those that would ask the host.

package sqlite

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"sync"

	"github.com/ncruces/go-sqlite3"
	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"github.com/esdroid/esdroid/internal/vm"
)

var collators = sync.Pool{New: func() any { return collate.New(language.English, collate.Loose) }}
var unicodeCollators = sync.Pool{New: func() any { return collate.New(language.Und) }}

func addCollations(db *sqlite3.Conn) error {
	for name, pool := range map[string]*sync.Pool{"LOCALIZED": &collators, "UNICODE": &unicodeCollators} {
		err := db.CreateCollation(name, func(a, b []byte) int {
			c := pool.Get().(*collate.Collator)
			defer pool.Put(c)
			return c.Compare(a, b)
		})
		if err != nil {
			return err
		}
	}
	return db.CollationNeeded(nil)
}

// addFunctions adds functions that ask the machine in the place of the host.
func (m *machine) addFunctions(vm *vm.VM, db *sqlite3.Conn) error {
	w := vm.World()
	type function struct {
		name string
		args int
		fn   sqlite3.ScalarFunction
	}
	all := []function{
		{"random", 0, func(ctx sqlite3.Context, _ ...sqlite3.Value) { ctx.ResultInt64(int64(w.Random.Uint64())) }},
		{"randomblob", 1, func(ctx sqlite3.Context, arg ...sqlite3.Value) {
			n := arg[0].Int64()
			if n < 1 {
				n = 1
			}
			if n > 1<<20 {
				ctx.ResultError(sqlite3.TOOBIG)
				return
			}
			b := make([]byte, n)
			w.Random.Read(b)
			ctx.ResultBlob(b)
		}},
		{"upper", 1, cased(strings.ToUpper)},
		{"lower", 1, cased(strings.ToLower)},
		{"like", 2, like},
		{"like", 3, like},
		{"PHONE_NUMBERS_EQUAL", 2, phoneNumbersEqual},
		{"PHONE_NUMBERS_EQUAL", 3, phoneNumbersEqual},
		{"_DELETE_FILE", 1, func(ctx sqlite3.Context, arg ...sqlite3.Value) {
			if w.Files.Remove(arg[0].Text()) == nil {
				ctx.ResultInt(1)
			} else {
				ctx.ResultInt(0)
			}
		}},
	}
	for _, name := range []string{"date", "time", "datetime", "julianday", "strftime", "unixepoch"} {
		all = append(all, function{name, -1, m.dated(vm, name)})
	}
	for _, f := range [][2]string{{"current_date", "date"}, {"current_time", "time"}, {"current_timestamp", "datetime"}} {
		now := m.dated(vm, f[1])
		all = append(all, function{f[0], 0, func(ctx sqlite3.Context, _ ...sqlite3.Value) { now(ctx) }})
	}
	for _, f := range all {
		if err := db.CreateFunction(f.name, f.args, 0, f.fn); err != nil {
			return err
		}
	}
	return nil
}

// dated is a function of dates for which now is the machine's. SQLite's own, of
// a connection that has not got this one in its place, does the work.
func (m *machine) dated(machine *vm.VM, name string) sqlite3.ScalarFunction {
	return func(ctx sqlite3.Context, arg ...sqlite3.Value) {
		if m.clock == nil {
			db, err := sqlite3.OpenContext(sqlite3.WithMaxMemory(context.Background(), 16<<20), "file::memory:")
			if err != nil {
				ctx.ResultError(err)
				return
			}
			m.clock = db
		}
		marks := make([]string, 0, len(arg)+1)
		for range arg {
			marks = append(marks, "?")
		}
		when := 0 // the argument that is the time
		if name == "strftime" {
			when = 1
		}
		now := fmt.Sprintf("%.6f", float64(machine.World().Clock.Millis())/86400000+2440587.5)
		if len(arg) <= when {
			marks = append(marks, "'"+now+"'")
		}
		stmt, _, err := m.clock.Prepare("SELECT " + name + "(" + strings.Join(marks, ",") + ")")
		if err != nil {
			ctx.ResultError(err)
			return
		}
		defer stmt.Close()
		for i, a := range arg {
			if i == when && a.Type() == sqlite3.TEXT && strings.EqualFold(a.Text(), "now") {
				err = stmt.BindText(i+1, now)
			} else if a.Type() == sqlite3.TEXT && strings.EqualFold(strings.TrimSpace(a.Text()), "localtime") {
				// The device's zone, not the host's.
				err = stmt.BindText(i+1, m.offset(machine))
			} else {
				switch a.Type() {
				case sqlite3.INTEGER:
					err = stmt.BindInt64(i+1, a.Int64())
				case sqlite3.FLOAT:
					err = stmt.BindFloat(i+1, a.Float())
				case sqlite3.NULL:
					err = stmt.BindNull(i + 1)
				default:
					err = stmt.BindText(i+1, a.Text())
				}
			}
			if err != nil {
				ctx.ResultError(err)
				return
			}
		}
		if !stmt.Step() {
			ctx.ResultNull()
			return
		}
		switch stmt.ColumnType(0) {
		case sqlite3.INTEGER:
			ctx.ResultInt64(stmt.ColumnInt64(0))
		case sqlite3.FLOAT:
			ctx.ResultFloat(stmt.ColumnFloat(0))
		case sqlite3.TEXT:
			ctx.ResultText(stmt.ColumnText(0))
		default:
			ctx.ResultNull()
		}
	}
}

// phoneNumbersEqual compares the last seven digits, as Android's loose comparison does.
func phoneNumbersEqual(ctx sqlite3.Context, arg ...sqlite3.Value) {
	digits := func(v sqlite3.Value) []byte {
		var d []byte
		for _, c := range []byte(v.Text()) {
			if c >= '0' && c <= '9' {
				d = append(d, c)
			}
		}
		return d
	}
	a, b := digits(arg[0]), digits(arg[1])
	if n := min(len(a), len(b)); n >= 7 {
		a, b = a[len(a)-7:], b[len(b)-7:]
	}
	ctx.ResultBool(len(a) > 0 && bytes.Equal(a, b))
}
