import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import android.os.Bundle;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Moves over a cursor's rows, and reading outside of them. */
public class CursorMoves {
    public static void main(String[] args) throws Exception {
        SQLiteDatabase db = SQLiteDatabase.create(null);
        db.execSQL("CREATE TABLE t (_id INTEGER PRIMARY KEY, b TEXT)");
        for (int i = 1; i <= 5; i++) db.execSQL("INSERT INTO t VALUES (?, ?)", new Object[] {i, "row " + i});
        final Cursor c = db.rawQuery("SELECT * FROM t ORDER BY _id", null);
        say(c.getPosition(), c.isBeforeFirst(), c.isFirst(), c.isAfterLast(), c.getCount(), c.moveToNext(), c.getPosition(), c.isFirst());
        say(c.move(3), c.getPosition(), c.move(-10), c.getPosition(), c.isBeforeFirst(), c.moveToPrevious(), c.moveToLast(), c.isLast(), c.moveToNext(), c.getPosition(), c.isAfterLast(), c.moveToNext(), c.getPosition());
        fails("c.getString(0)", new Code() {
            public void run() throws Exception {
                c.getString(0);
            }
        });
        say(c.moveToPosition(2), c.getString(1), c.moveToPosition(-5), c.getPosition(), c.moveToPosition(99), c.getPosition());
        fails("c.getInt(0)", new Code() {
            public void run() throws Exception {
                c.getInt(0);
            }
        });
        c.moveToFirst();
        fails("c.getString(2)", new Code() {
            public void run() throws Exception {
                c.getString(2);
            }
        });
        fails("c.getString(-1)", new Code() {
            public void run() throws Exception {
                c.getString(-1);
            }
        });
        fails("c.getColumnIndexOrThrow(\"none\")", new Code() {
            public void run() throws Exception {
                c.getColumnIndexOrThrow("none");
            }
        });
        say(c.getColumnIndex("none"), c.getColumnIndex("B"), c.getColumnIndex("t.b"), c.getColumnName(1), c.getColumnNames(), c.getColumnCount());
        fails("c.getColumnName(5)", new Code() {
            public void run() throws Exception {
                c.getColumnName(5);
            }
        });
        say(c.getWantsAllOnMoveCalls(), c.getExtras(), c.respond(new Bundle()), c.getNotificationUri(), c.isClosed(), c.requery());
        c.close();
        c.close();
        say(c.isClosed(), c.getCount());
        fails("c.moveToFirst()", new Code() {
            public void run() throws Exception {
                c.moveToFirst();
            }
        });
        fails("c.getString(0)", new Code() {
            public void run() throws Exception {
                c.getString(0);
            }
        });
        fails("c.getCount()", new Code() {
            public void run() throws Exception {
                c.getCount();
            }
        });
        final Cursor e = db.rawQuery("SELECT * FROM t WHERE 0", null);
        say(e.moveToFirst(), e.moveToLast(), e.moveToNext(), e.isBeforeFirst(), e.isAfterLast(), e.isFirst(), e.isLast(), e.getPosition());
        fails("e.getString(0)", new Code() {
            public void run() throws Exception {
                e.getString(0);
            }
        });
    }
}
