import android.database.CharArrayBuffer;
import android.database.CursorWrapper;
import android.database.DatabaseUtils;
import android.database.MatrixCursor;
import esdroid.conformance.Out.Code;
import java.util.Arrays;
import static esdroid.conformance.Out.*;

/** Cursors of the program's own rows. */
public class MatrixRows {
    public static void main(String[] args) throws Exception {
        final MatrixCursor m = new MatrixCursor(new String[] {"_id", "x", "X"}, 1);
        m.addRow(new Object[] {1, "a", 2.5});
        m.addRow(Arrays.asList(2, null, new byte[] {1}));
        m.newRow().add(3).add("c");
        m.newRow().add("x", "named").add("none", 1);
        fails("m.addRow(new Object[] {1})", new Code() {
            public void run() throws Exception {
                m.addRow(new Object[] {1});
            }
        });
        fails("m.addRow(Arrays.asList(1, 2, 3, 4))", new Code() {
            public void run() throws Exception {
                m.addRow(Arrays.asList(1, 2, 3, 4));
            }
        });
        fails("m.newRow().add(1).add(2).add(3).add(4)", new Code() {
            public void run() throws Exception {
                m.newRow().add(1).add(2).add(3).add(4);
            }
        });
        say(m.getCount());
        while (m.moveToNext()) say(m.getString(0), m.getString(1), m.isNull(2), m.getType(0), m.getType(1), m.getType(2));
        m.moveToFirst();
        say(m.getInt(0), m.getLong(0), m.getDouble(2), m.getInt(2), m.getShort(0), m.getFloat(2));
        fails("m.getInt(1)", new Code() {
            public void run() throws Exception {
                m.getInt(1);
            }
        });
        fails("m.getBlob(1)", new Code() {
            public void run() throws Exception {
                m.getBlob(1);
            }
        });
        fails("m.getString(7)", new Code() {
            public void run() throws Exception {
                m.getString(7);
            }
        });
        m.moveToPosition(-1);
        fails("m.getString(0)", new Code() {
            public void run() throws Exception {
                m.getString(0);
            }
        });
        say(m.getColumnIndex("X"), m.getColumnIndex("x"), m.getColumnIndex("_ID"));
        final CursorWrapper w = new CursorWrapper(m);
        say(w.getWrappedCursor() == m, w.moveToLast(), w.getPosition(), w.getString(1));
        m.close();
        say(w.isClosed());
        fails("m.getString(0)", new Code() {
            public void run() throws Exception {
                m.getString(0);
            }
        });
        fails("m.requery()", new Code() {
            public void run() throws Exception {
                m.requery();
            }
        });
        fails("m.registerContentObserver(null)", new Code() {
            public void run() throws Exception {
                m.registerContentObserver(null);
            }
        });
        CharArrayBuffer buffer = new CharArrayBuffer(2);
        MatrixCursor t = new MatrixCursor(new String[] {"a"});
        t.addRow(new Object[] {"longer text"});
        t.moveToFirst();
        t.copyStringToBuffer(0, buffer);
        say(buffer.sizeCopied, new String(buffer.data, 0, buffer.sizeCopied));
        say(DatabaseUtils.dumpCursorToString(t).replaceAll("@[0-9a-f]+", "@"));
    }
}
