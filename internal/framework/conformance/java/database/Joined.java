import android.database.CursorJoiner;
import android.database.MatrixCursor;
import static esdroid.conformance.Out.*;

/** Two cursors side by side. */
public class Joined {
    static MatrixCursor rows(String... keys) {
        MatrixCursor c = new MatrixCursor(new String[] {"k"});
        for (String k : keys) c.addRow(new Object[] {k});
        return c;
    }

    public static void main(String[] args) throws Exception {
        MatrixCursor l = rows("a", "b", "d");
        MatrixCursor r = rows("b", "c", "d", "e");
        CursorJoiner j = new CursorJoiner(l, new String[] {"k"}, r, new String[] {"k"});
        for (CursorJoiner.Result x : j) {
            switch (x) {
                case LEFT: say("left", l.getString(0)); break;
                case RIGHT: say("right", r.getString(0)); break;
                case BOTH: say("both", l.getString(0), r.getString(0)); break;
            }
        }
        final CursorJoiner over = j;
        say(over.hasNext());
        fails("over.next()", new Code() {
            public void run() throws Exception {
                over.next();
            }
        });
        fails("over.remove()", new Code() {
            public void run() throws Exception {
                over.remove();
            }
        });
        fails("new CursorJoiner(rows(\"a\"), new String[] {\"k\"}, rows(\"b\"), new String[] {\"k\", \"q\"})", new Code() {
            public void run() throws Exception {
                new CursorJoiner(rows("a"), new String[] {"k"}, rows("b"), new String[] {"k", "q"});
            }
        });
    }
}
