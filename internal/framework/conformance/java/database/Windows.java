import android.database.CursorWindow;
import static esdroid.conformance.Out.*;

/** A window of rows. */
public class Windows {
    public static void main(String[] args) throws Exception {
        final CursorWindow w = new CursorWindow("name");
        say(w.setNumColumns(3), w.allocRow(), w.allocRow(), w.getNumRows(), w.getStartPosition());
        say(w.putLong(42, 0, 0), w.putString("12.5", 0, 1), w.putDouble(2.5, 0, 2), w.putNull(1, 0), w.putBlob(new byte[] {1, 2}, 1, 1));
        say(w.getLong(0, 0), w.getString(0, 0), w.getDouble(0, 1), w.getLong(0, 2), w.getString(0, 2), w.getString(1, 0), w.getLong(1, 0), w.getBlob(1, 1), w.getType(0, 0), w.getType(0, 1), w.getType(0, 2), w.getType(1, 0), w.getType(1, 1));
        say(w.isNull(1, 0), w.isBlob(1, 1), w.isLong(0, 0), w.isFloat(0, 2), w.isString(0, 1), w.getInt(0, 0), w.getShort(0, 0), w.getFloat(0, 2));
        w.freeLastRow();
        say(w.getNumRows());
        w.setStartPosition(5);
        say(w.getString(5, 1));
        w.clear();
        say(w.getNumRows(), w.getStartPosition());
        w.close();
    }
}
