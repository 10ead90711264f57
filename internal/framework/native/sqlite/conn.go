// Connections and statements.

package sqlite

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"runtime"
	"strings"
	"sync/atomic"

	"github.com/ncruces/go-sqlite3"
	"github.com/ncruces/go-sqlite3/vfs"

	"github.com/esdroid/esdroid/internal/vm"
)

const (
	maxMemory   = 64 << 20 // of a connection
	connReserve = 1 << 20  // what a connection takes to begin with
	maxOpen     = 200
)

// machine is what the natives keep for a machine.
type machine struct {
	disk  *disk
	conns map[int64]*conn
	next  int64
	clock *sqlite3.Conn // works out dates, see functions.go
}

var state = vm.PerMachine[machine]{Make: func(t *vm.Thread) machine {
	return machine{disk: &disk{fs: t.VM().World().Files, locks: make(map[string]*locks)}, conns: make(map[int64]*conn)}
}}

// conn is a connection.
type conn struct {
	db    *sqlite3.Conn
	stmts map[int64]*sqlite3.Stmt
	next  int64
	path  string
	vfs   string // its own name of the machine's disk
}

// work is the context that SQLite asks from time to time whether to go on.
type work struct {
	context.Context
	t *vm.Thread
}

// spendPer is what the machine charges for the thousand steps between two questions.
const spendPer = 2000

func (w work) Err() error {
	before := w.t.Atomic(true) // nobody else may come in between
	ok := w.t.Spend(spendPer)
	w.t.Atomic(before)
	if !ok {
		return context.Canceled
	}
	return nil
}

var names atomic.Uint64

// open opens a database; flags are SQLite's.
func (m *machine) open(t *vm.Thread, path string, flags sqlite3.OpenFlag) (c *conn, err error) {
	if len(m.conns) >= maxOpen {
		return nil, sqlite3.CANTOPEN
	}
	name := fmt.Sprint("esdroid", names.Add(1))
	// SQLite asks for the disk by its name whenever it opens a file: a journal is
	// opened long after the database.
	vfs.Register(name, m.disk)
	file := "file:" + (&url.URL{Path: path}).EscapedPath() + "?vfs=" + name
	if path == ":memory:" || path == "" {
		file = "file::memory:?vfs=" + name
	}
	c = &conn{stmts: make(map[int64]*sqlite3.Stmt), path: path, vfs: name}
	ctx := sqlite3.WithMaxMemory(work{context.Background(), t}, maxMemory)
	// The flags go with a context only in the reference.
	switch {
	case flags&sqlite3.OPEN_CREATE != 0:
		file += "&mode=rwc"
	case flags&sqlite3.OPEN_READWRITE != 0:
		file += "&mode=rw"
	default:
		file += "&mode=ro"
	}
	if path == ":memory:" || path == "" {
		file = "file::memory:?vfs=" + name
	}
	if c.db, err = sqlite3.OpenContext(ctx, file); err != nil {
		vfs.Unregister(name)
		return nil, err
	}
	runtime.SetFinalizer(c, func(c *conn) {
		c.db.Close()
		vfs.Unregister(c.vfs)
	})
	if err := m.prepare(t, c); err != nil {
		c.close()
		return nil, err
	}
	return c, nil
}

func (c *conn) close() {
	runtime.SetFinalizer(c, nil)
	for _, s := range c.stmts {
		s.Close()
	}
	c.stmts = nil
	c.db.Close()
	vfs.Unregister(c.vfs)
}

// prepare sets a connection up as Android does.
func (m *machine) prepare(t *vm.Thread, c *conn) error {
	c.db.SetInterrupt(work{context.Background(), t})
	for _, op := range []sqlite3.DBConfig{sqlite3.DBCONFIG_DQS_DML, sqlite3.DBCONFIG_DQS_DDL} {
		if _, err := c.db.Config(op, true); err != nil {
			return err
		}
	}
	if err := addCollations(c.db); err != nil {
		return err
	}
	if err := m.addFunctions(t.VM(), c.db); err != nil {
		return err
	}
	return c.db.Exec("PRAGMA temp_store=MEMORY; PRAGMA journal_mode=TRUNCATE; PRAGMA foreign_keys=OFF; PRAGMA synchronous=OFF")
}

// exceptions are the classes of failures by primary code.
var exceptions = map[sqlite3.ErrorCode]string{
	sqlite3.IOERR:      "SQLiteDiskIOException",
	sqlite3.CORRUPT:    "SQLiteDatabaseCorruptException",
	sqlite3.NOTADB:     "SQLiteDatabaseCorruptException",
	sqlite3.CONSTRAINT: "SQLiteConstraintException",
	sqlite3.ABORT:      "SQLiteAbortException",
	sqlite3.FULL:       "SQLiteFullException",
	sqlite3.MISUSE:     "SQLiteMisuseException",
	sqlite3.PERM:       "SQLiteAccessPermException",
	sqlite3.BUSY:       "SQLiteDatabaseLockedException",
	sqlite3.LOCKED:     "SQLiteTableLockedException",
	sqlite3.READONLY:   "SQLiteReadOnlyDatabaseException",
	sqlite3.CANTOPEN:   "SQLiteCantOpenDatabaseException",
	sqlite3.TOOBIG:     "SQLiteBlobTooBigException",
	sqlite3.RANGE:      "SQLiteBindOrColumnIndexOutOfRangeException",
	sqlite3.NOMEM:      "SQLiteOutOfMemoryException",
	sqlite3.MISMATCH:   "SQLiteDatatypeMismatchException",
}

// throw turns a failure into the exception that Android has for it; what says
// what was being done.
func throw(t *vm.Thread, err error, what string) vm.Slot {
	text, code := describe(err)
	primary := sqlite3.ErrorCode(code & 0xff)
	if primary == sqlite3.INTERRUPT {
		return t.Throw("Landroid/os/OperationCanceledException;", "The operation has been canceled.")
	}
	class := "SQLiteException"
	if name, ok := exceptions[primary]; ok {
		class = name
	}
	text = fmt.Sprintf("%s (code %d)", text, code)
	if what != "" {
		text += ": " + what
	}
	return t.Throw("Landroid/database/sqlite/"+class+";", "%s", text)
}

// describe returns SQLite's own text of a failure and its extended code.
func describe(err error) (string, int) {
	code := int(sqlite3.ERROR)
	var extended sqlite3.ExtendedErrorCode
	var plain sqlite3.ErrorCode
	if errors.As(err, &extended) {
		code = int(extended)
	} else if errors.As(err, &plain) {
		code = int(plain)
	}
	text := strings.TrimPrefix(err.Error(), "sqlite3: ")
	var e *sqlite3.Error
	if errors.As(err, &e) {
		// The text is that of the code and then what the database says, which is Android's.
		general := strings.TrimPrefix(sqlite3.ExtendedErrorCode(code).Error(), "sqlite3: ")
		if rest, ok := strings.CutPrefix(text, general+": "); ok {
			text = rest
		}
	}
	return text, code
}

// guarded runs f and turns its running out of memory into Java's.
func guarded(t *vm.Thread, c *conn, f func() vm.Slot) (result vm.Slot) {
	if c != nil {
		c.db.SetInterrupt(work{context.Background(), t})
	}
	defer func() {
		if r := recover(); r != nil {
			if err, ok := r.(error); ok && strings.Contains(err.Error(), "out of memory") {
				result = t.Throw("Landroid/database/sqlite/SQLiteOutOfMemoryException;", "out of memory (code 7)")
				return
			}
			panic(r)
		}
	}()
	return f()
}
