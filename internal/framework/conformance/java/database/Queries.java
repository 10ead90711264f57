import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteQueryBuilder;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import static esdroid.conformance.Out.*;

/** Queries that are put together. */
public class Queries {
    public static void main(String[] args) throws Exception {
        say(SQLiteQueryBuilder.buildQueryString(false, "t", new String[] {"a", "b"}, "a=1", null, null, "b DESC", "5"));
        say(SQLiteQueryBuilder.buildQueryString(true, "t, u", null, null, "g", "h > 1", null, "2,3"));
        Constraints.refuses("SQLiteQueryBuilder.buildQueryString(false, \"t\", null, null, null, \"having\", null, null)", new Code() {
            public void run() throws Exception {
                SQLiteQueryBuilder.buildQueryString(false, "t", null, null, null, "having", null, null);
            }
        });
        Constraints.refuses("SQLiteQueryBuilder.buildQueryString(false, \"t\", null, null, null, null, null, \"x; DROP\")", new Code() {
            public void run() throws Exception {
                SQLiteQueryBuilder.buildQueryString(false, "t", null, null, null, null, null, "x; DROP");
            }
        });
        SQLiteQueryBuilder q = new SQLiteQueryBuilder();
        q.setTables("t LEFT JOIN u ON (t.a = u.a)");
        q.appendWhere("t.x = ");
        q.appendWhereEscapeString("o'k");
        q.setDistinct(true);
        Map<String, String> map = new HashMap<String, String>();
        map.put("_id", "t._id");
        map.put("n", "t.name AS n");
        q.setProjectionMap(map);
        say(q.buildQuery(new String[] {"_id", "n"}, "z = ?", null, null, "n", null), q.getTables());
        Constraints.refuses("q.buildQuery(new String[] {\"other\"}, null, null, null, null, null)", new Code() {
            public void run() throws Exception {
                q.buildQuery(new String[] {"other"}, null, null, null, null, null);
            }
        });
        say(q.buildUnionQuery(new String[] {"SELECT 1", "SELECT 2"}, "x", "3"));
        say(q.buildUnionSubQuery("type", new String[] {"_id", "n", "type"}, new HashSet<String>(Arrays.asList("_id", "n")), 2, "contact", "y", null, null));
        SQLiteDatabase db = SQLiteDatabase.create(null);
        db.execSQL("CREATE TABLE t (a INTEGER, b TEXT)");
        for (int i = 0; i < 6; i++) db.execSQL("INSERT INTO t VALUES (?, ?)", new Object[] {i, i % 2 == 0 ? "even" : "odd"});
        SQLiteQueryBuilder p = new SQLiteQueryBuilder();
        p.setTables("t");
        Cursor c = p.query(db, new String[] {"b", "count(*) AS n", "sum(a)"}, "a > ?", new String[] {"0"}, "b", "n > 1", "b DESC");
        while (c.moveToNext()) say(c.getString(0), c.getInt(1), c.getInt(2), c.getColumnNames());
        c.close();
        c = db.query(true, "t", new String[] {"b"}, null, null, null, null, null, "1");
        say(c.getCount());
        c.close();
        c = db.query("t", null, "b = ? AND a < ?", new String[] {"even", "4"}, null, null, "a");
        while (c.moveToNext()) say(c.getInt(c.getColumnIndexOrThrow("a")), c.getString(c.getColumnIndex("b")));
        c.close();
        final SQLiteDatabase d = db;
        Constraints.refuses("d.query(\"t\", new String[] {\"none\"}, null, null, null, null, null)", new Code() {
            public void run() throws Exception {
                d.query("t", new String[] {"none"}, null, null, null, null, null);
            }
        });
        Constraints.refuses("d.query(\"t\", null, \"a = \", null, null, null, null)", new Code() {
            public void run() throws Exception {
                d.query("t", null, "a = ", null, null, null, null);
            }
        });
        Constraints.refuses("d.query(\"t\", null, \"a = ?\", null, null, null, null).getCount()", new Code() {
            public void run() throws Exception {
                d.query("t", null, "a = ?", null, null, null, null).getCount();
            }
        });
        Constraints.refuses("d.rawQuery(\"SELECT * FROM t WHERE a = ?\", new String[] {null})", new Code() {
            public void run() throws Exception {
                d.rawQuery("SELECT * FROM t WHERE a = ?", new String[] {null});
            }
        });
        Constraints.refuses("d.rawQuery(\"SELECT * FROM t WHERE a = ?\", new String[] {\"1\", \"2\"}).getCount()", new Code() {
            public void run() throws Exception {
                d.rawQuery("SELECT * FROM t WHERE a = ?", new String[] {"1", "2"}).getCount();
            }
        });
        db.close();
    }
}
