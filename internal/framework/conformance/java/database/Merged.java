import android.database.Cursor;
import android.database.CursorWrapper;
import android.database.DataSetObserver;
import android.database.MatrixCursor;
import android.database.MergeCursor;
import static esdroid.conformance.Out.*;

/** Cursors one after the other. */
public class Merged {
    static MatrixCursor rows(String name, int... numbers) {
        MatrixCursor c = new MatrixCursor(new String[] {"name", "n"});
        for (int n : numbers) c.addRow(new Object[] {name, n});
        return c;
    }

    public static void main(String[] args) throws Exception {
        MatrixCursor a = rows("a", 1, 2);
        MatrixCursor b = rows("b", 3);
        final MergeCursor m = new MergeCursor(new Cursor[] {a, null, b, rows("c")});
        say(m.getCount(), m.getColumnNames(), m.getPosition());
        while (m.moveToNext()) say(m.getPosition(), m.getString(0), m.getInt(1), m.isLast());
        say(m.moveToPosition(0), m.getString(0), m.moveToLast(), m.getString(0), m.move(-1), m.getInt(1), m.moveToPosition(3));
        DataSetObserver o = new DataSetObserver() {
            @Override
            public void onChanged() {
                say("changed");
            }

            @Override
            public void onInvalidated() {
                say("invalidated");
            }
        };
        m.registerDataSetObserver(o);
        m.requery();
        m.unregisterDataSetObserver(o);
        m.close();
        say(a.isClosed(), b.isClosed(), m.isClosed());
        CursorWrapper w = new CursorWrapper(rows("w", 5, 6)) {
            @Override
            public String getString(int i) {
                return "<" + super.getString(i) + ">";
            }
        };
        say(w.getCount(), w.moveToFirst(), w.getString(0), w.getInt(1), w.getWrappedCursor() instanceof MatrixCursor, w.getColumnIndexOrThrow("n"));
        w.close();
        say(w.isClosed());
    }
}
