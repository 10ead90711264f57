import android.content.ContentValues;
import android.database.DatabaseUtils;
import android.database.sqlite.SQLiteDatabase;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Conflicts and what becomes of them. */
public class Constraint {
    public static void main(String[] args) throws Exception {
        final SQLiteDatabase db = SQLiteDatabase.create(null);
        db.execSQL("CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT UNIQUE)");
        final ContentValues v = new ContentValues();
        v.put("a", 1);
        v.put("b", "x");
        say(db.insert("t", null, v), db.insert("t", null, v));
        final int[] ways = {SQLiteDatabase.CONFLICT_NONE, SQLiteDatabase.CONFLICT_ROLLBACK, SQLiteDatabase.CONFLICT_ABORT, SQLiteDatabase.CONFLICT_FAIL, SQLiteDatabase.CONFLICT_IGNORE, SQLiteDatabase.CONFLICT_REPLACE};
        for (final int way : ways) codes("insert " + way, new Code() {
            public void run() throws Exception {
                say(db.insertWithOnConflict("t", null, v, way));
            }
        });
        db.execSQL("INSERT INTO t VALUES (2, 'y')");
        for (final int way : ways) codes("update " + way, new Code() {
            public void run() throws Exception {
                say(db.updateWithOnConflict("t", v, "a = 2", null, way), DatabaseUtils.queryNumEntries(db, "t"));
            }
        });
        codes("insertOrThrow", new Code() {
            public void run() throws Exception {
                db.insertOrThrow("t", null, v);
            }
        });
        say(db.replace("t", null, v), db.insert("nowhere", null, v), db.replace("nowhere", null, v));
        codes("no values", new Code() {
            public void run() throws Exception {
                db.insertOrThrow("t", null, new ContentValues());
            }
        });
        say(db.insert("t", "b", new ContentValues()) > 0, db.insert("t", null, null));
        codes("update nothing", new Code() {
            public void run() throws Exception {
                db.update("t", new ContentValues(), null, null);
            }
        });
        codes("update null", new Code() {
            public void run() throws Exception {
                db.update("t", null, null, null);
            }
        });
        codes("delete", new Code() {
            public void run() throws Exception {
                db.delete("t", "c = 1", null);
            }
        });
        codes("too many", new Code() {
            public void run() throws Exception {
                say(db.delete("t", "a = ?", new String[] {"1", "2"}));
            }
        });
        codes("too few", new Code() {
            public void run() throws Exception {
                say(db.delete("t", "a = ? OR b = ?", new String[] {"1"}));
            }
        });
        codes("null argument", new Code() {
            public void run() throws Exception {
                db.delete("t", "a = ?", new String[] {null});
            }
        });
    }

    /** Runs what fails: its class and text without the words that newer libraries add. */
    static void codes(String what, Code code) {
        try {
            code.run();
            say(what, "passes");
        } catch (Exception e) {
            say(what, e.getClass().getName(), String.valueOf(e.getMessage()).replaceAll("\\[[A-Z_ 0-9]*\\]", "").replaceAll("code \\d+[^)]*", "code"));
        }
    }
}
