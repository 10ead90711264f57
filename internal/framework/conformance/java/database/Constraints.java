import android.content.ContentValues;
import android.database.DatabaseUtils;
import android.database.SQLException;
import android.database.sqlite.SQLiteDatabase;
import static esdroid.conformance.Out.*;

/** What a table does not take. */
public class Constraints {
    /** Prints how some code ends, without the names of codes, which 8.0 does not have. */
    static void refuses(String what, final Code code) {
        fails(what, new Code() {
            public void run() throws Exception {
                try {
                    code.run();
                } catch (SQLException e) {
                    throw new SQLException(e.getClass().getSimpleName() + ": " + String.valueOf(e.getMessage()).replaceAll(" SQLITE_\\w+\\)", ")"));
                }
            }
        });
    }

    public static void main(String[] args) throws Exception {
        final SQLiteDatabase db = SQLiteDatabase.create(null);
        db.execSQL("PRAGMA foreign_keys = ON");
        db.execSQL("CREATE TABLE p (_id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, age INTEGER CHECK (age > 0))");
        db.execSQL("CREATE TABLE c (pid INTEGER REFERENCES p(_id) ON DELETE CASCADE, k TEXT, UNIQUE (pid, k))");
        db.execSQL("INSERT INTO p VALUES (1, 'a', 5)");
        db.execSQL("INSERT INTO c VALUES (1, 'x')");
        for (final String sql : new String[] {"INSERT INTO p VALUES (1, 'b', 5)", "INSERT INTO p VALUES (2, 'a', 5)", "INSERT INTO p VALUES (2, NULL, 5)", "INSERT INTO p VALUES (2, 'b', 0)", "INSERT INTO c VALUES (9, 'x')", "INSERT INTO c VALUES (1, 'x')", "INSERT INTO p VALUES ('text', 'z', 1)", "UPDATE p SET _id = 7", "INSERT INTO p (name) VALUES ('ok', 2)", "INSERT INTO p VALUES (1)", "CREATE TABLE p (x)", "CREATE INDEX i ON none (x)", "DROP TABLE none", "ALTER TABLE none ADD x", "ALTER TABLE p ADD name", "SELECT * FROM p, c WHERE name = k AND _id = q", "DELETE FROM p WHERE", "INSERT INTO p (nope) VALUES (1)", "SELECT abs()", "SELECT nofunc(1)", "CREATE TABLE q (a, a)", "SELECT 'unclosed", "SELECT 1 +", "SELECT (1", "SELECT * FROM p ORDER", "UPDATE p SET age = -1", "COMMIT", "CREATE VIEW v AS SELECT * FROM none", "SELECT a.b.c.d", "INSERT OR FOO INTO p VALUES (1)", "SELECT ?1, ?2 FROM", "PRAGMA foo", "SELECT sum(count(*)) FROM p", "SELECT name FROM p GROUP BY", "CREATE TRIGGER t AFTER", "SELECT CASE 1 END", "SELECT * FROM p LIMIT 'x'", "SELECT 1; SELECT 2", "VALUES (1,2),(3)", "SELECT 1 UNION SELECT 1, 2"}) {
            refuses(sql, new Code() {
                public void run() {
                    db.execSQL(sql);
                }
            });
        }
        final ContentValues v = new ContentValues();
        v.put("_id", 1);
        v.put("name", "a");
        say(db.insert("p", null, v), db.insertWithOnConflict("p", null, v, SQLiteDatabase.CONFLICT_IGNORE), db.insertWithOnConflict("p", null, v, SQLiteDatabase.CONFLICT_REPLACE));
        db.delete("p", null, null);
        say(DatabaseUtils.queryNumEntries(db, "c"));
        db.close();
    }
}
