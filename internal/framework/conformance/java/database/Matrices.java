import android.database.CharArrayBuffer;
import android.database.MatrixCursor;
import android.os.Bundle;
import java.util.Arrays;
import static esdroid.conformance.Out.*;

/** A cursor over rows in memory. */
public class Matrices {
    public static void main(String[] args) throws Exception {
        final MatrixCursor c = new MatrixCursor(new String[] {"_id", "name", "Size"}, 2);
        c.addRow(new Object[] {1, "one", 1.5});
        c.addRow(Arrays.<Object>asList(2, null, "7"));
        c.newRow().add(3).add("three").add(new byte[] {1, 2});
        c.newRow().add("name", "four").add("_id", 4L);
        fails("c.addRow(new Object[] {1})", new Code() {
            public void run() throws Exception {
                c.addRow(new Object[] {1});
            }
        });
        fails("c.addRow(Arrays.<Object>asList(1, 2, 3, 4))", new Code() {
            public void run() throws Exception {
                c.addRow(Arrays.<Object>asList(1, 2, 3, 4));
            }
        });
        fails("c.newRow().add(1).add(2).add(3).add(4)", new Code() {
            public void run() throws Exception {
                c.newRow().add(1).add(2).add(3).add(4);
            }
        });
        say(c.getCount(), c.getColumnCount(), c.getColumnNames(), c.getColumnName(1), c.getColumnIndex("NAME"), c.getColumnIndex("size"), c.getColumnIndex("t.name"), c.getColumnIndex("none"), c.getPosition());
        fails("c.getColumnIndexOrThrow(\"none\")", new Code() {
            public void run() throws Exception {
                c.getColumnIndexOrThrow("none");
            }
        });
        fails("c.getString(0)", new Code() {
            public void run() throws Exception {
                c.getString(0);
            }
        });
        while (c.moveToNext()) {
            StringBuilder b = new StringBuilder();
            for (int i = 0; i < 3; i++) b.append(c.getType(i)).append(c.isNull(i) ? "n" : "-").append(' ');
            say(c.getPosition(), b, c.getString(0), c.getString(1), c.isFirst(), c.isLast());
        }
        say(c.isAfterLast());
        fails("c.getInt(0)", new Code() {
            public void run() throws Exception {
                c.getInt(0);
            }
        });
        c.moveToPosition(1);
        say(c.getInt(2), c.getDouble(2), c.getShort(0), c.getFloat(0), c.getLong(0), c.getInt(1));
        c.moveToPosition(2);
        say(c.getBlob(2));
        fails("c.getInt(1)", new Code() {
            public void run() throws Exception {
                c.getInt(1);
            }
        });
        fails("c.getString(9)", new Code() {
            public void run() throws Exception {
                c.getString(9);
            }
        });
        fails("c.getBlob(1)", new Code() {
            public void run() throws Exception {
                c.getBlob(1);
            }
        });
        say(c.moveToPosition(-5), c.isBeforeFirst(), c.moveToPosition(50), c.isAfterLast(), c.move(-2), c.getPosition(), c.moveToFirst(), c.moveToPrevious(), c.moveToLast());
        CharArrayBuffer buf = new CharArrayBuffer(2);
        c.moveToFirst();
        c.copyStringToBuffer(1, buf);
        say(new String(buf.data, 0, buf.sizeCopied));
        Bundle e = new Bundle();
        e.putInt("x", 1);
        c.setExtras(e);
        say(c.getExtras().getInt("x"), c.respond(e), c.getWantsAllOnMoveCalls(), c.getNotificationUri());
        c.close();
        say(c.isClosed());
        say(new MatrixCursor(new String[0]).moveToFirst(), new MatrixCursor(new String[] {"a"}).moveToNext());
    }
}
