import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import static esdroid.conformance.Out.*;

/** Cursors of a database. */
public class Rows {
    public static void main(String[] args) throws Exception {
        SQLiteDatabase db = SQLiteDatabase.create(null);
        db.execSQL("CREATE TABLE t (_id INTEGER PRIMARY KEY, s TEXT, d REAL, b BLOB, n)");
        db.execSQL("INSERT INTO t VALUES (1, 'one', 1.25, x'0102', NULL)");
        db.execSQL("INSERT INTO t VALUES (2, '2x', 1e10, x'', 9223372036854775807)");
        db.execSQL("INSERT INTO t VALUES (3, '', -0.0, NULL, '3')");
        final Cursor c = db.rawQuery("SELECT *, s || 'x' AS extra FROM t", null);
        say(c.getClass().getName(), c.getColumnNames(), c.getColumnIndex("extra"));
        while (c.moveToNext()) {
            StringBuilder b = new StringBuilder();
            for (int i = 0; i < c.getColumnCount(); i++) b.append(c.getType(i)).append(' ');
            say(b, c.getLong(0), c.getString(1), c.getDouble(2), c.getBlob(3), c.getString(4), c.isNull(4));
            say(c.getInt(1), c.getDouble(1), c.getString(2), c.getInt(2), c.getLong(4), c.getInt(4), c.getShort(4), c.getString(5));
        }
        Constraints.refuses("c.getString(0)", new Code() {
            public void run() throws Exception {
                c.getString(0);
            }
        });
        c.moveToPosition(0);
        Constraints.refuses("c.getString(3)", new Code() {
            public void run() throws Exception {
                c.getString(3);
            }
        });
        Constraints.refuses("c.getInt(3)", new Code() {
            public void run() throws Exception {
                c.getInt(3);
            }
        });
        Constraints.refuses("c.getBlob(0)", new Code() {
            public void run() throws Exception {
                c.getBlob(0);
            }
        });
        Constraints.refuses("c.getString(12)", new Code() {
            public void run() throws Exception {
                c.getString(12);
            }
        });
        Constraints.refuses("c.getString(-1)", new Code() {
            public void run() throws Exception {
                c.getString(-1);
            }
        });
        say(c.getBlob(1));
        c.moveToLast();
        say(c.getPosition(), c.moveToNext(), c.isAfterLast(), c.moveToPrevious(), c.getString(0));
        c.close();
        Constraints.refuses("c.getString(0)", new Code() {
            public void run() throws Exception {
                c.getString(0);
            }
        });
        Constraints.refuses("c.moveToNext()", new Code() {
            public void run() throws Exception {
                c.moveToNext();
            }
        });
        say(c.isClosed());
        db.execSQL("CREATE TABLE big (a)");
        db.beginTransaction();
        for (int i = 0; i < 3000; i++) db.execSQL("INSERT INTO big VALUES ('" + i + " a row that is not so short, so that a window has not all of them at once, " + i + "')");
        db.setTransactionSuccessful();
        db.endTransaction();
        Cursor big = db.rawQuery("SELECT a, rowid FROM big", null);
        say(big.getCount());
        long sum = 0;
        for (int i : new int[] {0, 2999, 1500, 10, 2998, 700}) {
            big.moveToPosition(i);
            sum = sum * 31 + big.getString(0).hashCode() + big.getInt(1);
        }
        say(sum);
        big.close();
        db.close();
    }
}
