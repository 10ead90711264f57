import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteStatement;
import static esdroid.conformance.Out.*;

/** Statements that are prepared. */
public class Statements {
    public static void main(String[] args) throws Exception {
        final SQLiteDatabase db = SQLiteDatabase.create(null);
        db.execSQL("CREATE TABLE t (_id INTEGER PRIMARY KEY, a TEXT, b REAL, c BLOB)");
        SQLiteStatement in = db.compileStatement("INSERT INTO t (a, b, c) VALUES (?, ?, ?)");
        in.bindString(1, "x");
        in.bindDouble(2, 1.5);
        in.bindBlob(3, new byte[] {9});
        say(in.executeInsert(), in.executeInsert());
        in.clearBindings();
        say(in.executeInsert());
        in.bindAllArgsAsStrings(new String[] {"p", "q", "r"});
        say(in.executeInsert(), in);
        SQLiteStatement up = db.compileStatement("UPDATE t SET a = ? WHERE b > ?");
        up.bindString(1, "changed");
        up.bindLong(2, 1);
        say(up.executeUpdateDelete());
        SQLiteStatement n = db.compileStatement("SELECT count(*) FROM t");
        say(n.simpleQueryForLong(), n.simpleQueryForString());
        final SQLiteStatement s = db.compileStatement("SELECT a FROM t WHERE _id = ?");
        s.bindLong(1, 1);
        say(s.simpleQueryForString());
        Constraints.refuses("s.bindLong(0, 1)", new Code() {
            public void run() throws Exception {
                s.bindLong(0, 1);
            }
        });
        Constraints.refuses("s.bindBlob(1, null)", new Code() {
            public void run() throws Exception {
                s.bindBlob(1, null);
            }
        });
        final SQLiteStatement dup = db.compileStatement("INSERT INTO t (_id) VALUES (1)");
        Constraints.refuses("dup.executeInsert()", new Code() {
            public void run() throws Exception {
                dup.executeInsert();
            }
        });
        Constraints.refuses("dup.execute()", new Code() {
            public void run() throws Exception {
                dup.execute();
            }
        });
        Constraints.refuses("db.compileStatement(\"SELEC\")", new Code() {
            public void run() throws Exception {
                db.compileStatement("SELEC");
            }
        });
        Constraints.refuses("db.compileStatement(\"\")", new Code() {
            public void run() throws Exception {
                db.compileStatement("");
            }
        });
        Constraints.refuses("db.compileStatement(\"INSERT INTO none VALUES (1)\")", new Code() {
            public void run() throws Exception {
                db.compileStatement("INSERT INTO none VALUES (1)");
            }
        });
        s.close();
        Constraints.refuses("s.simpleQueryForString()", new Code() {
            public void run() throws Exception {
                s.simpleQueryForString();
            }
        });
        say(db.rawQuery("SELECT * FROM t WHERE a = ? AND b = ?", new String[] {"x", "1.5"}).getCount());
        db.close();
        Constraints.refuses("n.simpleQueryForLong()", new Code() {
            public void run() throws Exception {
                n.simpleQueryForLong();
            }
        });
    }
}
