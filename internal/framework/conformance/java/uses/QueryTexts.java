import android.database.DatabaseUtils;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteQueryBuilder;
import esdroid.conformance.Out.Code;
import java.util.HashMap;
import static esdroid.conformance.Out.*;

/** Builders of queries and what they refuse. */
public class QueryTexts {
    public static void main(String[] args) throws Exception {
        SQLiteQueryBuilder b = new SQLiteQueryBuilder();
        b.setTables("t, u");
        b.appendWhere("x = ");
        b.appendWhereEscapeString("it's");
        b.setDistinct(true);
        HashMap<String, String> map = new HashMap<String, String>();
        map.put("a", "t.a AS a");
        map.put("n", "count(*) AS n");
        b.setProjectionMap(map);
        say(b.buildQuery(new String[] {"a"}, "y = 1", "g", "h > 1", "o", "5"));
        say(b.buildQuery(new String[] {"a", "n", "count(*) as z"}, null, null, null, null, null), b.getTables());
        final SQLiteQueryBuilder q = b;
        fails("q.buildQuery(new String[] {\"unmapped\"}, null, null, null, null, null)", new Code() {
            public void run() throws Exception {
                q.buildQuery(new String[] {"unmapped"}, null, null, null, null, null);
            }
        });
        q.setStrict(true);
        fails("q.buildQuery(new String[] {\"count(*) as z\"}, null, null, null, null, null)", new Code() {
            public void run() throws Exception {
                q.buildQuery(new String[] {"count(*) as z"}, null, null, null, null, null);
            }
        });
        fails("SQLiteQueryBuilder.buildQueryString(false, \"t\", null, null, null, \"having\", null, null)", new Code() {
            public void run() throws Exception {
                SQLiteQueryBuilder.buildQueryString(false, "t", null, null, null, "having", null, null);
            }
        });
        fails("SQLiteQueryBuilder.buildQueryString(false, \"t\", null, null, null, null, null, \"x y\")", new Code() {
            public void run() throws Exception {
                SQLiteQueryBuilder.buildQueryString(false, "t", null, null, null, null, null, "x y");
            }
        });
        say(SQLiteQueryBuilder.buildQueryString(true, "t", new String[] {"a", "b"}, "w", "g", "h", "o", "1,2"), SQLiteQueryBuilder.buildQueryString(false, "t", null, null, null, null, null, null));
        say(q.buildUnionQuery(new String[] {"SELECT 1", "SELECT 2"}, "o", "3"), DatabaseUtils.sqlEscapeString("a'b"), DatabaseUtils.concatenateWhere("a", "b"), DatabaseUtils.concatenateWhere("", "b"), DatabaseUtils.getSqlStatementType(" select 1"), DatabaseUtils.getSqlStatementType("x"), DatabaseUtils.getSqlStatementType("BEGIN"), SQLiteDatabase.findEditTable("t, u"), SQLiteDatabase.findEditTable("t u"));
        fails("SQLiteDatabase.findEditTable(\"\")", new Code() {
            public void run() throws Exception {
                SQLiteDatabase.findEditTable("");
            }
        });
        say(DatabaseUtils.appendSelectionArgs(new String[] {"a"}, new String[] {"b"}), DatabaseUtils.appendSelectionArgs(null, new String[] {"b"}));
    }
}
