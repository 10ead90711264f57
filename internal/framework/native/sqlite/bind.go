// The natives of android.database.sqlite.SQLiteConnection.

package sqlite

import (
	"github.com/ncruces/go-sqlite3"

	"github.com/esdroid/esdroid/internal/vm"
)

const (
	connection = "Landroid/database/sqlite/SQLiteConnection;"
	stringType = "Ljava/lang/String;"
)

// Flags of SQLiteDatabase.
const (
	openReadOnly = 1
	createIfNone = 0x10000000
)

// Bind binds them.
func Bind(b *vm.Bindings) {
	for _, m := range []struct {
		name, desc string
		fn         vm.Native
	}{
		{"nativeOpen", "(" + stringType + "I)J", open},
		{"nativeClose", "(J)V", closeConn},
		{"nativePrepare", "(J" + stringType + ")J", prepare},
		{"nativeFinalize", "(JJ)V", finalize},
		{"nativeParameterCount", "(JJ)I", onStmt(func(_ *vm.Thread, s *sqlite3.Stmt, _ []vm.Slot) vm.Slot { return vm.Int(int32(s.BindCount())) })},
		{"nativeIsReadOnly", "(JJ)Z", onStmt(func(_ *vm.Thread, s *sqlite3.Stmt, _ []vm.Slot) vm.Slot { return vm.Bool(s.ReadOnly()) })},
		{"nativeColumnCount", "(JJ)I", onStmt(func(_ *vm.Thread, s *sqlite3.Stmt, _ []vm.Slot) vm.Slot { return vm.Int(int32(s.ColumnCount())) })},
		{"nativeColumnName", "(JJI)" + stringType, onStmt(func(t *vm.Thread, s *sqlite3.Stmt, a []vm.Slot) vm.Slot {
			return vm.Ref(t.NewString(s.ColumnName(int(a[2].Int()))))
		})},
		{"nativeBindNull", "(JJI)V", onStmt(func(t *vm.Thread, s *sqlite3.Stmt, a []vm.Slot) vm.Slot { return bound(t, s.BindNull(int(a[2].Int()))) })},
		{"nativeBindLong", "(JJIJ)V", onStmt(func(t *vm.Thread, s *sqlite3.Stmt, a []vm.Slot) vm.Slot {
			return bound(t, s.BindInt64(int(a[2].Int()), a[3].Long()))
		})},
		{"nativeBindDouble", "(JJID)V", onStmt(func(t *vm.Thread, s *sqlite3.Stmt, a []vm.Slot) vm.Slot {
			return bound(t, s.BindFloat(int(a[2].Int()), a[3].Double()))
		})},
		{"nativeBindString", "(JJI" + stringType + ")V", onStmt(func(t *vm.Thread, s *sqlite3.Stmt, a []vm.Slot) vm.Slot {
			text := vm.GoString(a[3].R)
			t.Charge(int64(len(text)))
			return bound(t, s.BindText(int(a[2].Int()), text))
		})},
		{"nativeBindBlob", "(JJI[B)V", onStmt(func(t *vm.Thread, s *sqlite3.Stmt, a []vm.Slot) vm.Slot {
			data := a[3].R.RawBytes()
			t.Charge(int64(len(data)))
			if len(data) == 0 {
				return bound(t, s.BindZeroBlob(int(a[2].Int()), 0))
			}
			return bound(t, s.BindBlob(int(a[2].Int()), data))
		})},
		{"nativeReset", "(JJ)V", onStmt(func(_ *vm.Thread, s *sqlite3.Stmt, _ []vm.Slot) vm.Slot {
			s.Reset() // repeats what the last step failed with
			s.ClearBindings()
			return vm.Slot{}
		})},
		{"nativeStep", "(JJ)Z", step},
		{"nativeColumnType", "(JJI)I", onStmt(columnType)},
		{"nativeColumnLong", "(JJI)J", onStmt(func(_ *vm.Thread, s *sqlite3.Stmt, a []vm.Slot) vm.Slot {
			return vm.Long(s.ColumnInt64(int(a[2].Int())))
		})},
		{"nativeColumnDouble", "(JJI)D", onStmt(func(_ *vm.Thread, s *sqlite3.Stmt, a []vm.Slot) vm.Slot {
			return vm.Double(s.ColumnFloat(int(a[2].Int())))
		})},
		{"nativeColumnString", "(JJI)" + stringType, onStmt(func(t *vm.Thread, s *sqlite3.Stmt, a []vm.Slot) vm.Slot {
			if s.ColumnType(int(a[2].Int())) == sqlite3.NULL {
				return vm.Slot{}
			}
			return vm.Ref(t.NewString(s.ColumnText(int(a[2].Int()))))
		})},
		{"nativeColumnBlob", "(JJI)[B", onStmt(columnBlob)},
		{"nativeChanges", "(J)I", onConn(func(c *conn) vm.Slot { return vm.Int(int32(c.db.Changes())) })},
		{"nativeLastInsertRowId", "(J)J", onConn(func(c *conn) vm.Slot { return vm.Long(c.db.LastInsertRowID()) })},
		{"nativeInTransaction", "(J)Z", onConn(func(c *conn) vm.Slot { return vm.Bool(!c.db.GetAutocommit()) })},
	} {
		b.Method(connection, m.name, m.desc, m.fn)
	}
}

func open(t *vm.Thread, a []vm.Slot) vm.Slot {
	m := state.Of(t)
	if !t.Reserve(connReserve) {
		return vm.Slot{}
	}
	flags := sqlite3.OPEN_READWRITE
	if f := a[1].Int(); f&createIfNone != 0 {
		flags |= sqlite3.OPEN_CREATE
	} else if f&openReadOnly != 0 {
		flags = sqlite3.OPEN_READONLY
	}
	return guarded(t, nil, func() vm.Slot {
		c, err := m.open(t, vm.GoString(a[0].R), flags)
		if err != nil {
			if _, code := describe(err); sqlite3.ErrorCode(code&0xff) == sqlite3.CANTOPEN {
				return t.Throw("Landroid/database/sqlite/SQLiteCantOpenDatabaseException;", "unknown error (code 14): Could not open database")
			}
			return throw(t, err, "")
		}
		m.next++
		m.conns[m.next] = c
		return vm.Long(m.next)
	})
}

func closeConn(t *vm.Thread, a []vm.Slot) vm.Slot {
	m := state.Of(t)
	if c := m.conns[a[0].Long()]; c != nil {
		delete(m.conns, a[0].Long())
		guarded(t, c, func() vm.Slot { c.close(); return vm.Slot{} })
	}
	return vm.Slot{}
}

// closed is what a call on a connection that is no more throws.
func closed(t *vm.Thread) vm.Slot {
	return t.Throw("Ljava/lang/IllegalStateException;", "Cannot perform this operation because the connection pool has been closed.")
}

func onConn(f func(c *conn) vm.Slot) vm.Native {
	return func(t *vm.Thread, a []vm.Slot) vm.Slot {
		c := state.Of(t).conns[a[0].Long()]
		if c == nil {
			return closed(t)
		}
		return f(c)
	}
}

func onStmt(f func(t *vm.Thread, s *sqlite3.Stmt, a []vm.Slot) vm.Slot) vm.Native {
	return func(t *vm.Thread, a []vm.Slot) vm.Slot {
		c := state.Of(t).conns[a[0].Long()]
		if c == nil {
			return closed(t)
		}
		s := c.stmts[a[1].Long()]
		if s == nil {
			return vm.Slot{} // of a comment or nothing at all
		}
		return guarded(t, c, func() vm.Slot { return f(t, s, a) })
	}
}

func prepare(t *vm.Thread, a []vm.Slot) vm.Slot {
	c := state.Of(t).conns[a[0].Long()]
	if c == nil {
		return closed(t)
	}
	sql := vm.GoString(a[1].R)
	t.Charge(int64(len(sql)) * 10)
	return guarded(t, c, func() vm.Slot {
		s, _, err := c.db.Prepare(sql)
		if err != nil {
			return throw(t, err, ", while compiling: "+sql)
		}
		c.next++
		c.stmts[c.next] = s
		return vm.Long(c.next)
	})
}

func finalize(t *vm.Thread, a []vm.Slot) vm.Slot {
	if c := state.Of(t).conns[a[0].Long()]; c != nil {
		if s := c.stmts[a[1].Long()]; s != nil {
			guarded(t, c, func() vm.Slot { s.Close(); return vm.Slot{} })
		}
		delete(c.stmts, a[1].Long())
	}
	return vm.Slot{}
}

func bound(t *vm.Thread, err error) vm.Slot {
	if err != nil {
		return throw(t, err, "")
	}
	return vm.Slot{}
}

func step(t *vm.Thread, a []vm.Slot) vm.Slot {
	c := state.Of(t).conns[a[0].Long()]
	if c == nil {
		return closed(t)
	}
	s := c.stmts[a[1].Long()]
	if s == nil {
		return vm.Slot{}
	}
	t.Charge(50)
	return guarded(t, c, func() vm.Slot {
		if s.Step() {
			return vm.Bool(true)
		}
		if err := s.Err(); err != nil {
			return throw(t, c.named(s, err), "")
		}
		return vm.Bool(false)
	})
}

// columnType returns the type in the numbers of android.database.Cursor.
func columnType(_ *vm.Thread, s *sqlite3.Stmt, a []vm.Slot) vm.Slot {
	switch s.ColumnType(int(a[2].Int())) {
	case sqlite3.INTEGER:
		return vm.Int(1)
	case sqlite3.FLOAT:
		return vm.Int(2)
	case sqlite3.TEXT:
		return vm.Int(3)
	case sqlite3.BLOB:
		return vm.Int(4)
	}
	return vm.Int(0)
}

func columnBlob(t *vm.Thread, s *sqlite3.Stmt, a []vm.Slot) vm.Slot {
	if s.ColumnType(int(a[2].Int())) == sqlite3.NULL {
		return vm.Slot{}
	}
	data := s.ColumnBlob(int(a[2].Int()), nil)
	array := t.NewArray("B", len(data))
	if array == nil {
		return vm.Slot{}
	}
	copy(array.RawBytes(), data)
	return vm.Ref(array)
}
