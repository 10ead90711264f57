import android.content.ContentValues;
import android.database.Cursor;
import android.database.DatabaseUtils;
import android.database.sqlite.SQLiteDatabase;
import static esdroid.conformance.Out.*;

/** What helps with databases. */
public class Utilities {
    public static void main(String[] args) throws Exception {
        say(DatabaseUtils.sqlEscapeString("it's \"x\""), DatabaseUtils.concatenateWhere("a=1", "b=2"), DatabaseUtils.concatenateWhere(null, "b"), DatabaseUtils.concatenateWhere("a", ""), DatabaseUtils.appendSelectionArgs(new String[] {"1"}, new String[] {"2", "3"}), DatabaseUtils.appendSelectionArgs(null, new String[] {"2"}));
        StringBuilder b = new StringBuilder();
        DatabaseUtils.appendEscapedSQLString(b, "a'b");
        DatabaseUtils.appendValueToSql(b.append(' '), 5);
        DatabaseUtils.appendValueToSql(b.append(' '), null);
        DatabaseUtils.appendValueToSql(b.append(' '), true);
        DatabaseUtils.appendValueToSql(b.append(' '), "t");
        say(b);
        for (String s : new String[] {"SELECT 1", " insert into x", "UPDATE x", "delete from x", "BEGIN", "commit", "END", "rollback", "PRAGMA x", "CREATE TABLE", "drop", "alter", "attach", "x", "", "vacuum", "REPLACE INTO", "explain", "analyze"}) say(s, DatabaseUtils.getSqlStatementType(s));
        SQLiteDatabase db = SQLiteDatabase.create(null);
        db.execSQL("CREATE TABLE t (a INTEGER, b TEXT)");
        DatabaseUtils.InsertHelper h = new DatabaseUtils.InsertHelper(db, "t");
        h.prepareForInsert();
        h.bind(h.getColumnIndex("a"), 5);
        h.bind(h.getColumnIndex("b"), "five");
        say(h.execute());
        ContentValues v = new ContentValues();
        v.put("a", 6);
        say(h.insert(v), h.replace(v));
        final DatabaseUtils.InsertHelper g = h;
        Constraints.refuses("g.getColumnIndex(\"none\")", new Code() {
            public void run() throws Exception {
                g.getColumnIndex("none");
            }
        });
        h.close();
        say(DatabaseUtils.longForQuery(db, "SELECT max(a) FROM t", null), DatabaseUtils.stringForQuery(db, "SELECT b FROM t WHERE a=?", new String[] {"5"}), DatabaseUtils.queryNumEntries(db, "t", "a=6"), DatabaseUtils.queryNumEntries(db, "t", "a>?", new String[] {"5"}));
        final SQLiteDatabase f = db;
        Constraints.refuses("DatabaseUtils.longForQuery(f, \"SELECT a FROM t WHERE a=99\", null)", new Code() {
            public void run() throws Exception {
                DatabaseUtils.longForQuery(f, "SELECT a FROM t WHERE a=99", null);
            }
        });
        Cursor c = db.rawQuery("SELECT a, b FROM t ORDER BY a", null);
        c.moveToFirst();
        ContentValues row = new ContentValues();
        DatabaseUtils.cursorRowToContentValues(c, row);
        DatabaseUtils.cursorIntToContentValues(c, "a", row, "aa");
        DatabaseUtils.cursorStringToContentValues(c, "b", row);
        DatabaseUtils.cursorLongToContentValuesIfPresent(c, row, "a");
        say(row.get("a"), row.get("b"), row.get("aa"));
        say(DatabaseUtils.dumpCurrentRowToString(c));
        say(DatabaseUtils.dumpCursorToString(c).replaceAll("@\\w+", "@"));
        c.close();
        db.close();
    }
}
