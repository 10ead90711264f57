import android.database.DatabaseUtils;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteStatement;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Statements that are bound, run and closed. */
public class Statements2 {
    public static void main(String[] args) throws Exception {
        final SQLiteDatabase db = SQLiteDatabase.create(null);
        db.execSQL("CREATE TABLE t (a, b)");
        final SQLiteStatement s = db.compileStatement("INSERT INTO t VALUES (?, ?)");
        s.bindString(1, "x");
        s.bindLong(2, 5);
        say(s.executeInsert());
        s.clearBindings();
        say(s.executeInsert(), s);
        fails("s.bindString(3, \"y\")", new Code() {
            public void run() throws Exception {
                s.bindString(3, "y");
            }
        });
        fails("s.bindString(0, \"y\")", new Code() {
            public void run() throws Exception {
                s.bindString(0, "y");
            }
        });
        fails("s.bindString(1, null)", new Code() {
            public void run() throws Exception {
                s.bindString(1, null);
            }
        });
        fails("s.bindBlob(1, null)", new Code() {
            public void run() throws Exception {
                s.bindBlob(1, null);
            }
        });
        s.bindAllArgsAsStrings(new String[] {"p", "q"});
        s.execute();
        final SQLiteStatement q = db.compileStatement("SELECT b FROM t WHERE a = ?");
        q.bindString(1, "x");
        say(q.simpleQueryForLong(), q.simpleQueryForString());
        q.bindString(1, "none");
        fails("q.simpleQueryForLong()", new Code() {
            public void run() throws Exception {
                q.simpleQueryForLong();
            }
        });
        fails("q.executeUpdateDelete()", new Code() {
            public void run() throws Exception {
                q.executeUpdateDelete();
            }
        });
        final SQLiteStatement u = db.compileStatement("UPDATE t SET b = 1");
        say(u.executeUpdateDelete());
        fails("u.simpleQueryForLong()", new Code() {
            public void run() throws Exception {
                u.simpleQueryForLong();
            }
        });
        s.close();
        fails("s.execute()", new Code() {
            public void run() throws Exception {
                s.execute();
            }
        });
        fails("s.bindLong(1, 1)", new Code() {
            public void run() throws Exception {
                s.bindLong(1, 1);
            }
        });
        fails("db.compileStatement(\"NONSENSE\")", new Code() {
            public void run() throws Exception {
                db.compileStatement("NONSENSE");
            }
        });
        fails("db.compileStatement(\"SELECT * FROM nowhere\")", new Code() {
            public void run() throws Exception {
                db.compileStatement("SELECT * FROM nowhere");
            }
        });
        fails("db.execSQL(\"INSERT INTO t VALUES (1)\")", new Code() {
            public void run() throws Exception {
                db.execSQL("INSERT INTO t VALUES (1)");
            }
        });
        fails("db.execSQL(\"CREATE TABLE t (x)\")", new Code() {
            public void run() throws Exception {
                db.execSQL("CREATE TABLE t (x)");
            }
        });
        fails("db.rawQuery(\"SELECT * FROM t WHERE a = ?\", new String[] {null})", new Code() {
            public void run() throws Exception {
                db.rawQuery("SELECT * FROM t WHERE a = ?", new String[] {null});
            }
        });
        fails("db.rawQuery(\"SELECT nothing FROM t\", null)", new Code() {
            public void run() throws Exception {
                db.rawQuery("SELECT nothing FROM t", null);
            }
        });
        fails("db.rawQuery(\"SELECT * FROM t\", new String[] {\"extra\"})", new Code() {
            public void run() throws Exception {
                db.rawQuery("SELECT * FROM t", new String[] {"extra"});
            }
        });
        fails("db.query(\"t\", null, null, null, null, \"a\", null)", new Code() {
            public void run() throws Exception {
                db.query("t", null, null, null, null, "a", null);
            }
        });
        fails("db.query(\"t\", null, null, null, null, null, null, \"bad limit\")", new Code() {
            public void run() throws Exception {
                db.query("t", null, null, null, null, null, null, "bad limit");
            }
        });
        say(db.query("t", null, null, null, null, null, null, "1").getCount(), db.query(true, "t", new String[] {"b"}, null, null, null, null, null, "0,5").getCount());
        fails("db.execSQL(\"SELECT 1\", null)", new Code() {
            public void run() throws Exception {
                db.execSQL("SELECT 1", null);
            }
        });
        fails("db.execSQL(\";\")", new Code() {
            public void run() throws Exception {
                db.execSQL(";");
            }
        });
        say(DatabaseUtils.stringForQuery(db, "SELECT max(b) FROM t", null), DatabaseUtils.longForQuery(db, "SELECT count(*) FROM t WHERE b = ?", new String[] {"1"}));
    }
}
