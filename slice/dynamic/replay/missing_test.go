package replay

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// TestMissing: of a lookup that found nothing, the branch that kept its entry out, also where
// the entries were poured from one map into another, and where others were put in since; not a
// branch that asks whether an entry is there already.
func TestMissing(t *testing.T) {
	const (
		put = "Ljava/util/Map;->put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"
		get = "Ljava/util/Map;->get(Ljava/lang/Object;)Ljava/lang/Object;"
	)
	for name, want := range map[string]map[string]dynamic.Role{
		"direct": {"if-eqz": dynamic.Kept}, "poured": {"if-eqz": dynamic.Kept}, "there": {},
	} {
		t.Run(name, func(t *testing.T) {
			b := build.New(35)
			c := b.Class(dex.AccPublic, "Lx/Main;")
			add := c.Method(dex.AccPublic|dex.AccStatic, "add", "(Ljava/util/Map;Ljava/lang/String;Z)V").Code(1)
			if name == "there" {
				add.Op(dex.OpInvokeInterface, add.P(0), add.P(1), get).Op(dex.OpMoveResultObject, 0).Op(dex.OpIfNez, 0, "end")
			} else {
				add.Op(dex.OpIfEqz, add.P(2), "end")
			}
			add.Op(dex.OpInvokeInterface, add.P(0), add.P(1), add.P(1), put).Label("end").Op(dex.OpReturnVoid)
			m := c.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(4)
			m.Op(dex.OpNewInstance, 0, "Ljava/util/HashMap;").Op(dex.OpInvokeDirect, 0, "Ljava/util/HashMap;-><init>()V")
			for i, key := range []string{"one", "two", "three", "one"} {
				m.Op(dex.OpConstString, 1, key).Const(2, int32(1-i&1))
				m.Op(dex.OpInvokeStatic, 0, 1, 2, "Lx/Main;->add(Ljava/util/Map;Ljava/lang/String;Z)V")
			}
			m.Op(dex.OpNewInstance, 3, "Ljava/util/TreeMap;").Op(dex.OpInvokeDirect, 3, "Ljava/util/TreeMap;-><init>()V")
			if name == "poured" {
				m.Op(dex.OpInvokeInterface, 3, 0, "Ljava/util/Map;->putAll(Ljava/util/Map;)V").Op(dex.OpMoveObject, 0, 3)
			}
			m.Op(dex.OpConstString, 1, "other").Op(dex.OpInvokeInterface, 0, 1, get).Op(dex.OpMoveResultObject, 1).Op(dex.OpInvokeVirtual, 1, hashCode).Op(dex.OpReturnVoid)
			s := parse(t, b)
			data, end := recordVM(t, s.p, "Lx/Main;")
			if end.Kind != vm.Uncaught {
				t.Fatal(end)
			}
			wantRoles(t, rolesIn(t, replayTrace(t, s.p, data), "Ljava/lang/NullPointerException;", true), want)
		})
	}
}

// TestMissingRow: of a cursor that has no row, the branch that kept one from being inserted, by
// whatever name the code has the database, and by a statement, too.
func TestMissingRow(t *testing.T) {
	const (
		store    = "Lx/Main;->store(Landroid/database/sqlite/SQLiteDatabase;Landroid/content/ContentValues;Z)V"
		show     = "Lx/Main;->show(Landroid/database/sqlite/SQLiteDatabase;)V"
		database = "Landroid/database/sqlite/SQLiteDatabase;->"
	)
	for _, tt := range []struct {
		name, table, statement string
		want                   map[string]dynamic.Role
	}{
		{"row", "item", "", map[string]dynamic.Role{"if-eqz": dynamic.Kept}},
		{"statement", "", "insert into item (name) values ('a')", map[string]dynamic.Role{"if-eqz": dynamic.Kept}},
		{"another table", "other", "", map[string]dynamic.Role{}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			b := build.New(35)
			c := b.Class(dex.AccPublic, "Lx/Main;")
			m := c.Method(dex.AccPublic|dex.AccStatic, "store", store[len("Lx/Main;->store"):]).Code(2)
			m.Op(dex.OpIfEqz, m.P(2), "end")
			if tt.statement != "" {
				m.Op(dex.OpConstString, 0, tt.statement).Op(dex.OpInvokeVirtual, m.P(0), 0, database+"execSQL(Ljava/lang/String;)V")
			} else {
				m.Op(dex.OpConstString, 0, tt.table).Const(1, 0)
				m.Op(dex.OpInvokeVirtual, m.P(0), 0, 1, m.P(1), database+"insert(Ljava/lang/String;Ljava/lang/String;Landroid/content/ContentValues;)J")
			}
			m.Label("end").Op(dex.OpReturnVoid)
			m = c.Method(dex.AccPublic|dex.AccStatic, "show", show[len("Lx/Main;->show"):]).Code(2)
			m.Op(dex.OpConstString, 0, "select name from item").Const(1, 0).Op(dex.OpInvokeVirtual, m.P(0), 0, 1, database+"rawQuery(Ljava/lang/String;[Ljava/lang/String;)Landroid/database/Cursor;")
			m.Op(dex.OpMoveResultObject, 0).Op(dex.OpInvokeInterface, 0, 1, "Landroid/database/Cursor;->getString(I)Ljava/lang/String;").Op(dex.OpReturnVoid)
			s := parse(t, b)
			s.skipping(store, 2, 100)
			s.callback(1, show)
			wantRoles(t, s.roles("Landroid/database/CursorIndexOutOfBoundsException;", false), tt.want)
		})
	}
}
