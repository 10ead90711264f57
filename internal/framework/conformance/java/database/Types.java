import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import static esdroid.conformance.Out.*;

/** How values are kept and compared. */
public class Types {
    public static void main(String[] args) throws Exception {
        SQLiteDatabase db = SQLiteDatabase.create(null);
        for (String q : new String[] {"SELECT typeof(1), typeof(1.0), typeof('1'), typeof(NULL), typeof(x'00')", "SELECT 1 = '1', 1 = 1.0, 'a' < 'B', 'a' < 'B' COLLATE NOCASE", "SELECT 5 / 2, 5 % 3, -5 / 2, 5 / 0, 5.0 / 2", "SELECT round(2.5), round(-2.567, 2), abs(-3), min(1, 2), max('a', 'b')", "SELECT length('äöü'), upper('äb'), lower('ÄB'), substr('hello', 2, 3), substr('hello', -3), trim('  x '), replace('aXa', 'X', 'y'), instr('hello', 'l')", "SELECT 'abc' LIKE 'A%', 'abc' GLOB 'A*', 'abc' LIKE '_b_', 'a%' LIKE 'a\\%' ESCAPE '\\'", "SELECT coalesce(NULL, 2), ifnull(NULL, 3), nullif(1, 1), quote('it''s'), hex('ab'), char(65), unicode('a')", "SELECT date('2017-01-31', '+1 month'), strftime('%Y-%m', '2017-05-06 07:08:09'), julianday('2000-01-01'), datetime(0, 'unixepoch'), time('12:30', '-1 hour')", "SELECT CAST('12abc' AS INTEGER), CAST(3.9 AS INTEGER), CAST(5 AS TEXT), CAST('x' AS REAL), CAST(x'4142' AS TEXT)", "SELECT 1e20, 123456789012345678, 0.1 + 0.2, 1.0, 1e-10, 3.14159265358979, 100000000000000.0", "SELECT 1 IN (1, 2), 3 BETWEEN 2 AND 4, NOT 0, 1 AND NULL, NULL IS NULL, NULL = NULL, 2 << 3, ~5, 6 & 3, 6 | 1", "SELECT CASE 2 WHEN 1 THEN 'a' WHEN 2 THEN 'b' ELSE 'c' END, 'x' || 1 || NULL", "SELECT group_concat(x, '-'), total(x), avg(x), count(DISTINCT y) FROM (SELECT 1 AS x, 2 AS y UNION ALL SELECT 3, 2)", "SELECT printf('%05d|%-5s|%.2f|%x', 42, 'ab', 1.25, 255), 'Ä' LIKE 'ä', 'xÖy' LIKE '%ö%', 'a' LIKE NULL", "SELECT 'Z' COLLATE LOCALIZED < 'a', 'é' COLLATE UNICODE > 'e'"}) {
            Cursor c = db.rawQuery(q, null);
            c.moveToFirst();
            StringBuilder b = new StringBuilder();
            for (int i = 0; i < c.getColumnCount(); i++) b.append(i == 0 ? "" : " | ").append(c.getString(i));
            say(b);
            c.close();
        }
        db.close();
    }
}
