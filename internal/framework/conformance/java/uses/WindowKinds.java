import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Values of a cursor as other kinds than they are. */
public class WindowKinds {
    public static void main(String[] args) throws Exception {
        SQLiteDatabase db = SQLiteDatabase.create(null);
        db.execSQL("CREATE TABLE t (a, b INTEGER, c REAL, d TEXT, e BLOB)");
        db.execSQL("INSERT INTO t VALUES (NULL, '5', '6', 7, x'0102')");
        db.execSQL("INSERT INTO t VALUES (1.5, 'text', 2, '3.9', 'blob?')");
        db.execSQL("INSERT INTO t VALUES (9223372036854775807, 4294967296, 1e300, '12abc', x'')");
        final Cursor c = db.rawQuery("SELECT * FROM t", null);
        while (c.moveToNext()) {
            for (int i = 0; i < 5; i++) {
                final int k = i;
                say(c.getPosition(), i, c.getType(i), c.isNull(i));
                fails("text", new Code() {
                    public void run() throws Exception {
                        say(c.getString(k));
                    }
                });
                fails("numbers", new Code() {
                    public void run() throws Exception {
                        say(c.getInt(k), c.getLong(k), c.getShort(k), c.getFloat(k), c.getDouble(k));
                    }
                });
                fails("bytes", new Code() {
                    public void run() throws Exception {
                        say(c.getBlob(k));
                    }
                });
            }
        }
    }
}
