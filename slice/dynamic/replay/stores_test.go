package replay

import (
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// TestResultOfReflection: what a method returned is what Method.invoke returns.
func TestResultOfReflection(t *testing.T) {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	give := c.Method(dex.AccPublic|dex.AccStatic, "give", "()Ljava/lang/Object;").Code(1)
	give.Const(0, 0).Op(dex.OpReturnObject, 0)
	run := c.Method(dex.AccPublic|dex.AccStatic, "run", "(Ljava/lang/reflect/Method;)V").Code(3)
	run.Const(0, 0).Op(dex.OpInvokeVirtual, run.P(0), 0, 0, "Ljava/lang/reflect/Method;->invoke(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;").Op(dex.OpMoveResultObject, 1)
	run.Op(dex.OpInvokeVirtual, 1, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.callback(1, "Lx/Main;->run(Ljava/lang/reflect/Method;)V", func() { s.callback(1, "Lx/Main;->give()Ljava/lang/Object;") }, nil)
	got := s.thin("Lx/Main;->run(Ljava/lang/reflect/Method;)V", hashCode)
	if !got["Lx/Main;->give()Ljava/lang/Object;@0000 const/4"] {
		t.Errorf("the null that the called method returned is missing: %v", got)
	}
}

// TestMergedRows: rows come out of the cursors that wrap and merge others.
func TestMergedRows(t *testing.T) {
	b := build.New(35)
	run := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "(Landroid/database/MatrixCursor;[Ljava/lang/Object;[Landroid/database/Cursor;)V").Code(7)
	run.Const(0, 0).Op(dex.OpAputObject, 0, run.P(1), 0)
	run.Op(dex.OpInvokeVirtual, run.P(0), run.P(1), "Landroid/database/MatrixCursor;->addRow([Ljava/lang/Object;)V")
	run.Op(dex.OpAputObject, run.P(0), run.P(2), 0)
	run.Op(dex.OpNewInstance, 1, "Landroid/database/MergeCursor;")
	run.Op(dex.OpInvokeDirect, 1, run.P(2), "Landroid/database/MergeCursor;-><init>([Landroid/database/Cursor;)V")
	run.Op(dex.OpNewInstance, 2, "Landroid/database/CursorWrapper;")
	run.Op(dex.OpInvokeDirect, 2, 1, "Landroid/database/CursorWrapper;-><init>(Landroid/database/Cursor;)V")
	run.Op(dex.OpInvokeVirtual, 2, 0, "Landroid/database/CursorWrapper;->getString(I)Ljava/lang/String;").Op(dex.OpMoveResultObject, 3)
	run.Op(dex.OpInvokeVirtual, 3, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	const method = "Lx/Main;->run(Landroid/database/MatrixCursor;[Ljava/lang/Object;[Landroid/database/Cursor;)V"
	s.callback(1, method)
	got := s.thin(method, hashCode)
	if !got[method+"@0003 invoke-virtual"] {
		t.Errorf("the row that was added is missing: %v", got)
	}
}

// TestDefaultStore: PACKAGE_preferences is the store that PreferenceManager opens.
func TestDefaultStore(t *testing.T) {
	b := build.New(35)
	run := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "(Landroid/content/Context;)V").Code(6)
	run.Op(dex.OpInvokeStatic, run.P(0), "Landroid/preference/PreferenceManager;->getDefaultSharedPreferences(Landroid/content/Context;)Landroid/content/SharedPreferences;").Op(dex.OpMoveResultObject, 0)
	run.Op(dex.OpInvokeInterface, 0, "Landroid/content/SharedPreferences;->edit()Landroid/content/SharedPreferences$Editor;").Op(dex.OpMoveResultObject, 0)
	run.Op(dex.OpConstString, 1, "name").Op(dex.OpConstString, 2, "bad")
	run.Op(dex.OpInvokeInterface, 0, 1, 2, "Landroid/content/SharedPreferences$Editor;->putString(Ljava/lang/String;Ljava/lang/String;)Landroid/content/SharedPreferences$Editor;")
	run.Op(dex.OpConstString, 0, "org.x_preferences").Const(2, 0)
	run.Op(dex.OpInvokeVirtual, run.P(0), 0, 2, "Landroid/content/Context;->getSharedPreferences(Ljava/lang/String;I)Landroid/content/SharedPreferences;").Op(dex.OpMoveResultObject, 0)
	run.Op(dex.OpInvokeInterface, 0, 1, 2, "Landroid/content/SharedPreferences;->getString(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;").Op(dex.OpMoveResultObject, 3)
	run.Op(dex.OpInvokeVirtual, 3, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	const method = "Lx/Main;->run(Landroid/content/Context;)V"
	s.callback(1, method)
	got := s.thin(method, hashCode)
	if !got[method+"@000a const-string"] {
		t.Errorf("what was put into the default store is missing: %v", got)
	}
}

// TestFileByItsStream: what is written to the stream of openFileOutput, known to the code as
// an OutputStream alone, is what openFileInput of that name reads.
func TestFileByItsStream(t *testing.T) {
	b := build.New(35)
	run := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "(Landroid/content/Context;[B)V").Code(6)
	for _, name := range []string{"other", "wanted"} {
		run.Op(dex.OpConstString, 1, name).Const(2, 0)
		run.Op(dex.OpInvokeVirtual, run.P(0), 1, 2, "Landroid/content/Context;->openFileOutput(Ljava/lang/String;I)Ljava/io/FileOutputStream;").Op(dex.OpMoveResultObject, 0)
		run.Op(dex.OpInvokeVirtual, 0, run.P(1), "Ljava/io/OutputStream;->write([B)V")
	}
	run.Op(dex.OpInvokeVirtual, run.P(0), 1, "Landroid/content/Context;->openFileInput(Ljava/lang/String;)Ljava/io/FileInputStream;").Op(dex.OpMoveResultObject, 3)
	run.Op(dex.OpNewInstance, 4, "Ljava/io/DataInputStream;").Op(dex.OpInvokeDirect, 4, 3, "Ljava/io/DataInputStream;-><init>(Ljava/io/InputStream;)V")
	run.Op(dex.OpInvokeVirtual, 4, "Ljava/io/DataInputStream;->readUTF()Ljava/lang/String;").Op(dex.OpMoveResultObject, 5)
	run.Op(dex.OpInvokeVirtual, 5, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	const method = "Lx/Main;->run(Landroid/content/Context;[B)V"
	s.callback(1, method)
	got := s.thin(method, hashCode)
	if !got[method+"@0011 invoke-virtual"] || got[method+"@0007 invoke-virtual"] {
		t.Errorf("of the two that were written, the second is read: %v", got)
	}
}

// TestAskedProvider: what a content resolver is asked by is what the app's provider gets.
func TestAskedProvider(t *testing.T) {
	const query = "query(Landroid/net/Uri;[Ljava/lang/String;Ljava/lang/String;[Ljava/lang/String;Ljava/lang/String;)Landroid/database/Cursor;"
	b := build.New(35)
	p := b.Class(dex.AccPublic, "Lx/Provider;").Super("Landroid/content/ContentProvider;")
	give := p.Method(dex.AccPublic, "query", query[len("query"):]).Code(1)
	give.Op(dex.OpInvokeVirtual, give.P(3), hashCode).Const(0, 0).Op(dex.OpReturnObject, 0)
	run := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "(Landroid/content/ContentResolver;Landroid/net/Uri;)V").Code(6)
	run.Op(dex.OpConstString, 3, "the condition").Const(2, 0).Op(dex.OpConstString, 5, "the order")
	run.Op(dex.OpMoveObject, 0, run.P(0)).Op(dex.OpMoveObject, 1, run.P(1)).Op(dex.OpMoveObject, 4, 2)
	run.Op(dex.OpInvokeVirtualRange, 0, 1, 2, 3, 4, 5, "Landroid/content/ContentResolver;->"+query).Op(dex.OpReturnVoid)
	s := parse(t, b)
	const asked = "Lx/Provider;->" + query
	s.callback(1, "Lx/Main;->run(Landroid/content/ContentResolver;Landroid/net/Uri;)V", func() { s.callback(1, asked) }, nil)
	got := s.thin(asked, hashCode)
	if !got["Lx/Main;->run(Landroid/content/ContentResolver;Landroid/net/Uri;)V@0000 const-string"] {
		t.Errorf("the condition that was asked by is missing: %v", got)
	}
	for place := range got {
		if strings.HasSuffix(place, "@0003 const-string") {
			t.Errorf("the order is no condition: %v", got)
		}
	}
}

// TestPreferenceScreen: the screen whose resource has the key is where the user set what
// is read; a screen without the key is not.
func TestPreferenceScreen(t *testing.T) {
	b := build.New(35)
	screen := b.Class(dex.AccPublic, "Lx/Screen;").Super("Landroid/preference/PreferenceActivity;")
	create := screen.Method(dex.AccPublic, "onCreate", "(Landroid/os/Bundle;)V").Code(3)
	const show = "Lx/Screen;->addPreferencesFromResource(I)V"
	create.Const(0, 0x7f010001).Op(dex.OpInvokeVirtual, create.P(0), 0, show)
	create.Const(0, 0x7f010002).Op(dex.OpInvokeVirtual, create.P(0), 0, show).Op(dex.OpReturnVoid)
	run := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "(Landroid/content/Context;)V").Code(4)
	run.Op(dex.OpInvokeStatic, run.P(0), "Landroid/preference/PreferenceManager;->getDefaultSharedPreferences(Landroid/content/Context;)Landroid/content/SharedPreferences;").Op(dex.OpMoveResultObject, 0)
	run.Op(dex.OpConstString, 1, "size").Const(2, 0)
	run.Op(dex.OpInvokeInterface, 0, 1, 2, "Landroid/content/SharedPreferences;->getString(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;").Op(dex.OpMoveResultObject, 0)
	run.Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	const method = "Lx/Main;->run(Landroid/content/Context;)V"
	s.callback(1, "Lx/Screen;->onCreate(Landroid/os/Bundle;)V")
	s.callback(1, method)
	got := s.slice(method, hashCode, dynamic.Thin, WithLayouts(func(id uint32) []string {
		return map[uint32][]string{0x7f010001: {"size"}, 0x7f010002: {"colour"}}[id]
	}))
	const at = "Lx/Screen;->onCreate(Landroid/os/Bundle;)V"
	if !got[at+"@0003 invoke-virtual"] || got[at+"@0009 invoke-virtual"] {
		t.Errorf("the screen with the key, and no other: %v", got)
	}
}

// TestSchema: the database of onCreate is the one that getWritableDatabase returns, and
// what made its tables is why a query fails on it.
func TestSchema(t *testing.T) {
	b := build.New(35)
	helper := b.Class(dex.AccPublic, "Lx/Helper;").Super("Landroid/database/sqlite/SQLiteOpenHelper;")
	helper.Constructor(dex.AccPublic)
	create := helper.Method(dex.AccPublic, "onCreate", "(Landroid/database/sqlite/SQLiteDatabase;)V").Code(3)
	create.Op(dex.OpConstString, 0, "create table t (a)").Op(dex.OpInvokeVirtual, create.P(1), 0, "Landroid/database/sqlite/SQLiteDatabase;->execSQL(Ljava/lang/String;)V").Op(dex.OpReturnVoid)
	run := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "()V").Code(4)
	run.Op(dex.OpNewInstance, 3, "Lx/Helper;").Op(dex.OpInvokeDirect, 3, "Lx/Helper;-><init>()V")
	run.Op(dex.OpInvokeVirtual, 3, "Lx/Helper;->getWritableDatabase()Landroid/database/sqlite/SQLiteDatabase;").Op(dex.OpMoveResultObject, 0)
	run.Op(dex.OpConstString, 1, "select b from t").Const(2, 0)
	const query = "Landroid/database/sqlite/SQLiteDatabase;->rawQuery(Ljava/lang/String;[Ljava/lang/String;)Landroid/database/Cursor;"
	run.Op(dex.OpInvokeVirtual, 0, 1, 2, query).Op(dex.OpReturnVoid)
	s := parse(t, b)
	const method = "Lx/Main;->run()V"
	s.callback(1, method, func() { s.call(1, "Lx/Helper;-><init>()V") }, func() { s.callback(1, "Lx/Helper;->onCreate(Landroid/database/sqlite/SQLiteDatabase;)V") })
	s.fail()
	set, err := android.NewSummarySet()
	if err != nil {
		t.Fatal(err)
	}
	g := replayRecords(t, s.p, set, s.records)
	crash, ok := g.LastRaised()
	if !ok {
		t.Fatal("no crash")
	}
	for _, n := range g.Backward(dynamic.Criterion{Node: crash, Exception: "Landroid/database/sqlite/SQLiteException;"}, dynamic.Thin).Nodes {
		if m, pc := g.Where(n); g.Insn(n) != nil && s.p.MethodName(m) == "onCreate" && pc == 0 {
			return
		}
	}
	t.Error("the statement that made the table is missing")
}

// TestQueryOfKnownRows: where the row that a cursor gives is known, the query that chose it is
// on the way of its value, and so is what put the row in.
func TestQueryOfKnownRows(t *testing.T) {
	b := build.New(35)
	run := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "()V").Code(8)
	const db = "Landroid/database/sqlite/SQLiteDatabase;"
	run.Const(7, 0).Op(dex.OpInvokeStatic, 7, db+"->create(Landroid/database/sqlite/SQLiteDatabase$CursorFactory;)"+db).Op(dex.OpMoveResultObject, 0)
	run.Op(dex.OpConstString, 1, "create table t (a)").Op(dex.OpInvokeVirtual, 0, 1, db+"->execSQL(Ljava/lang/String;)V")
	run.Op(dex.OpConstString, 1, "insert into t values ('x')").Op(dex.OpInvokeVirtual, 0, 1, db+"->execSQL(Ljava/lang/String;)V")
	run.Op(dex.OpConstString, 1, "select a from t")
	run.Op(dex.OpInvokeVirtual, 0, 1, 7, db+"->rawQuery(Ljava/lang/String;[Ljava/lang/String;)Landroid/database/Cursor;").Op(dex.OpMoveResultObject, 2)
	run.Op(dex.OpInvokeInterface, 2, "Landroid/database/Cursor;->moveToFirst()Z")
	run.Op(dex.OpInvokeInterface, 2, 7, "Landroid/database/Cursor;->getString(I)Ljava/lang/String;").Op(dex.OpMoveResultObject, 3)
	run.Op(dex.OpInvokeVirtual, 3, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	const method = "Lx/Main;->run()V"
	s.callback(1, method)
	calls := 0
	for at := range s.thin(method, hashCode) {
		if strings.Contains(at, "invoke-virtual") {
			calls++
		}
	}
	if calls != 3 { // the fault, the query and what put the row in
		t.Errorf("%d calls: %v", calls, s.thin(method, hashCode))
	}
}

// TestOrderOfItsOwn: texts that a column compares in a way of its own are not known to stand in
// the order of their letters' numbers.
func TestOrderOfItsOwn(t *testing.T) {
	const db = "Landroid/database/sqlite/SQLiteDatabase;"
	const method = "Lx/Main;->run()V"
	for column, puts := range map[string]int{"a": 1, "a text collate nocase": 2, "a text": 1} {
		b := build.New(35)
		run := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "()V").Code(8)
		run.Const(7, 0).Op(dex.OpInvokeStatic, 7, db+"->create(Landroid/database/sqlite/SQLiteDatabase$CursorFactory;)"+db).Op(dex.OpMoveResultObject, 0)
		for _, statement := range []string{"create table t (" + column + ")", "insert into t values ('B')", "insert into t values ('a')"} {
			run.Op(dex.OpConstString, 1, statement).Op(dex.OpInvokeVirtual, 0, 1, db+"->execSQL(Ljava/lang/String;)V")
		}
		run.Op(dex.OpConstString, 1, "select a from t order by a")
		run.Op(dex.OpInvokeVirtual, 0, 1, 7, db+"->rawQuery(Ljava/lang/String;[Ljava/lang/String;)Landroid/database/Cursor;").Op(dex.OpMoveResultObject, 2)
		run.Op(dex.OpInvokeInterface, 2, "Landroid/database/Cursor;->moveToFirst()Z").Op(dex.OpInvokeInterface, 2, "Landroid/database/Cursor;->moveToNext()Z")
		run.Op(dex.OpInvokeInterface, 2, 7, "Landroid/database/Cursor;->getString(I)Ljava/lang/String;").Op(dex.OpMoveResultObject, 3)
		run.Op(dex.OpInvokeVirtual, 3, hashCode).Op(dex.OpReturnVoid)
		s := parse(t, b)
		s.callback(1, method)
		calls := 0
		for at := range s.thin(method, hashCode) {
			if strings.Contains(at, "invoke-virtual") {
				calls++
			}
		}
		if calls != 2+puts { // the fault, the query and what put rows in
			t.Errorf("%s: %d calls: %v", column, calls, s.thin(method, hashCode))
		}
	}
}

// TestUnknownTable: a row that is put into a table of which nothing is known leaves the others
// known.
func TestUnknownTable(t *testing.T) {
	const (
		db     = "Landroid/database/sqlite/SQLiteDatabase;"
		values = "Landroid/content/ContentValues;"
		method = "Lx/Main;->run()V"
	)
	b := build.New(35)
	run := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "()V").Code(8)
	run.Const(7, 0).Op(dex.OpInvokeStatic, 7, db+"->create(Landroid/database/sqlite/SQLiteDatabase$CursorFactory;)"+db).Op(dex.OpMoveResultObject, 0)
	for _, statement := range []string{"create table t (a)", "insert into t values ('x')", "insert into t values ('y')"} {
		run.Op(dex.OpConstString, 1, statement).Op(dex.OpInvokeVirtual, 0, 1, db+"->execSQL(Ljava/lang/String;)V")
	}
	run.Op(dex.OpNewInstance, 3, values).Op(dex.OpInvokeDirect, 3, values+"-><init>()V")
	run.Op(dex.OpConstString, 1, "a").Op(dex.OpInvokeVirtual, 3, 1, 1, values+"->put(Ljava/lang/String;Ljava/lang/String;)V")
	run.Op(dex.OpConstString, 1, "other").Op(dex.OpInvokeVirtual, 0, 1, 7, 3, db+"->insert(Ljava/lang/String;Ljava/lang/String;"+values+")J")
	run.Op(dex.OpConstString, 1, "select a from t")
	run.Op(dex.OpInvokeVirtual, 0, 1, 7, db+"->rawQuery(Ljava/lang/String;[Ljava/lang/String;)Landroid/database/Cursor;").Op(dex.OpMoveResultObject, 2)
	run.Op(dex.OpInvokeInterface, 2, "Landroid/database/Cursor;->moveToFirst()Z")
	run.Op(dex.OpInvokeInterface, 2, 7, "Landroid/database/Cursor;->getString(I)Ljava/lang/String;").Op(dex.OpMoveResultObject, 3)
	run.Op(dex.OpInvokeVirtual, 3, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.callback(1, method)
	calls := 0
	for at := range s.thin(method, hashCode) {
		if strings.Contains(at, "invoke-virtual") {
			calls++
		}
	}
	if calls != 3 { // the fault, the query and what put the row in
		t.Errorf("%d calls: %v", calls, s.thin(method, hashCode))
	}
}

// TestShownDialog: what shows a dialog is why its listener runs.
func TestShownDialog(t *testing.T) {
	b := build.New(35)
	l := b.Class(dex.AccPublic, "Lx/Click;").Implements("Landroid/content/DialogInterface$OnClickListener;")
	l.Constructor(dex.AccPublic)
	click := l.Method(dex.AccPublic, "onClick", "(Landroid/content/DialogInterface;I)V").Code(4)
	click.Op(dex.OpInvokeVirtual, click.P(0), hashCode).Op(dex.OpReturnVoid)
	run := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "(Landroid/app/AlertDialog$Builder;)V").Code(4)
	run.Op(dex.OpNewInstance, 0, "Lx/Click;").Op(dex.OpInvokeDirect, 0, "Lx/Click;-><init>()V").Const(1, 0)
	run.Op(dex.OpInvokeVirtual, run.P(0), 1, 0, "Landroid/app/AlertDialog$Builder;->setPositiveButton(Ljava/lang/CharSequence;Landroid/content/DialogInterface$OnClickListener;)Landroid/app/AlertDialog$Builder;")
	run.Op(dex.OpInvokeVirtual, run.P(0), "Landroid/app/AlertDialog$Builder;->create()Landroid/app/AlertDialog;").Op(dex.OpMoveResultObject, 1)
	run.Op(dex.OpInvokeVirtual, 1, "Landroid/app/AlertDialog;->show()V").Op(dex.OpReturnVoid)
	s := parse(t, b)
	const method = "Lx/Main;->run(Landroid/app/AlertDialog$Builder;)V"
	s.callback(1, method, func() { s.call(1, "Lx/Click;-><init>()V") })
	s.callback(1, "Lx/Click;->onClick(Landroid/content/DialogInterface;I)V")
	got := s.slice("Lx/Click;->onClick(Landroid/content/DialogInterface;I)V", hashCode, dynamic.Full)
	for _, at := range []string{"@0006", "@0009", "@000d"} {
		if !got[method+at+" invoke-virtual"] {
			t.Errorf("the call at %s is missing: %v", at, got)
		}
	}
}

// TestRegisteredReceiver: a receiver that the app registered runs because of the
// broadcast.
func TestRegisteredReceiver(t *testing.T) {
	b := build.New(35)
	r := b.Class(dex.AccPublic, "Lx/Receiver;").Super("Landroid/content/BroadcastReceiver;")
	r.Constructor(dex.AccPublic)
	receive := r.Method(dex.AccPublic, "onReceive", "(Landroid/content/Context;Landroid/content/Intent;)V").Code(5)
	receive.Op(dex.OpConstString, 0, "k").Op(dex.OpInvokeVirtual, receive.P(2), 0, "Landroid/content/Intent;->getStringExtra(Ljava/lang/String;)Ljava/lang/String;").Op(dex.OpMoveResultObject, 0)
	receive.Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
	run := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "(Landroid/content/Context;)V").Code(5)
	run.Op(dex.OpNewInstance, 0, "Lx/Receiver;").Op(dex.OpInvokeDirect, 0, "Lx/Receiver;-><init>()V").Const(1, 0)
	run.Op(dex.OpInvokeVirtual, run.P(0), 0, 1, "Landroid/content/Context;->registerReceiver(Landroid/content/BroadcastReceiver;Landroid/content/IntentFilter;)Landroid/content/Intent;")
	run.Op(dex.OpNewInstance, 0, "Landroid/content/Intent;").Op(dex.OpConstString, 1, "x.ACTION").Op(dex.OpInvokeDirect, 0, 1, "Landroid/content/Intent;-><init>(Ljava/lang/String;)V")
	run.Op(dex.OpConstString, 1, "k").Op(dex.OpConstString, 2, "bad")
	run.Op(dex.OpInvokeVirtual, 0, 1, 2, "Landroid/content/Intent;->putExtra(Ljava/lang/String;Ljava/lang/String;)Landroid/content/Intent;")
	run.Op(dex.OpInvokeVirtual, run.P(0), 0, "Landroid/content/Context;->sendBroadcast(Landroid/content/Intent;)V").Op(dex.OpReturnVoid)
	s := parse(t, b)
	const method = "Lx/Main;->run(Landroid/content/Context;)V"
	s.callback(1, method, func() { s.call(1, "Lx/Receiver;-><init>()V") })
	s.callback(1, "Lx/Receiver;->onReceive(Landroid/content/Context;Landroid/content/Intent;)V")
	got := s.thin("Lx/Receiver;->onReceive(Landroid/content/Context;Landroid/content/Intent;)V", hashCode)
	if !got[method+"@0012 const-string"] {
		t.Errorf("the extra of the broadcast is missing: %v", got)
	}
}

// TestCodeOfForeignResult: the number of a request comes back with the result of another
// app.
func TestCodeOfForeignResult(t *testing.T) {
	const result, box = "Lx/Main;->onActivityResult(IILandroid/content/Intent;)V", "Ljava/lang/Integer;->valueOf(I)Ljava/lang/Integer;"
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;").Super("Landroid/app/Activity;")
	c.Constructor(dex.AccPublic)
	ask := c.Method(dex.AccPublic, "ask", "()V").Code(3)
	ask.Op(dex.OpNewInstance, 0, "Landroid/content/Intent;").Op(dex.OpInvokeDirect, 0, "Landroid/content/Intent;-><init>()V").Const(1, 7)
	ask.Op(dex.OpInvokeVirtual, ask.P(0), 0, 1, "Lx/Main;->startActivityForResult(Landroid/content/Intent;I)V").Op(dex.OpReturnVoid)
	got := c.Method(dex.AccPublic, "onActivityResult", "(IILandroid/content/Intent;)V").Code(4)
	got.Op(dex.OpInvokeStatic, got.P(1), box).Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.callback(1, "Lx/Main;-><init>()V")
	s.callback(1, "Lx/Main;->ask()V")
	s.callback(1, result)
	if in := s.thin(result, box); !in["Lx/Main;->ask()V@0005 const/4"] {
		t.Errorf("the number of the request is missing: %v", in)
	}
}

// fail cuts the trace behind its last call, which raises what ends it: behind that are
// only the return, the end of its frame and that of its callback.
func (s *script) fail() {
	s.records = s.records[:len(s.records)-3]
	last := s.records[len(s.records)-1]
	s.records = append(s.records, trace.Record{Kind: trace.KindThrow, Thread: last.Thread, PC: last.PC, ID: 5, Text: "Landroid/database/sqlite/SQLiteException;"})
}

// TestPickedRow: the id that a listener of a list gets is what the adapter gave for the row.
func TestPickedRow(t *testing.T) {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Rows;").Super("Landroid/widget/BaseAdapter;").Implements("Landroid/widget/AdapterView$OnItemClickListener;")
	give := c.Method(dex.AccPublic, "getItemId", "(I)J").Code(2)
	give.ConstWide(0, 7).Op(dex.OpReturnWide, 0)
	c.Method(dex.AccPublic, "getCount", "()I").Code(1).Const(0, 1).Op(dex.OpReturn, 0)
	const click = "onItemClick(Landroid/widget/AdapterView;Landroid/view/View;IJ)V"
	picked := c.Method(dex.AccPublic, "onItemClick", click[len("onItemClick"):]).Code(1)
	picked.Op(dex.OpLongToInt, 0, picked.P(4)).Op(dex.OpNewArray, 0, 0, "[I").Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.callback(1, "Lx/Rows;->getItemId(I)J")
	s.callback(1, "Lx/Rows;->"+click)
	if got := s.thin("Lx/Rows;->"+click, hashCode); !got["Lx/Rows;->getItemId(I)J@0000 const-wide/16"] {
		t.Errorf("what the adapter gave is missing: %v", got)
	}
	s.callback(1, "Lx/Rows;->getCount()I")
	s.callback(1, "Lx/Rows;->"+click) // of another list, whose ids nobody saw
	if got := s.thin("Lx/Rows;->"+click, hashCode); got["Lx/Rows;->getItemId(I)J@0000 const-wide/16"] {
		t.Errorf("an id of another list: %v", got)
	}
}
