import android.database.DatabaseUtils;
import android.database.sqlite.SQLiteDatabase;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Transactions that are nested, ended twice, left without success. */
public class TransactionsBroken {
    public static void main(String[] args) throws Exception {
        final SQLiteDatabase db = SQLiteDatabase.create(null);
        db.execSQL("CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT UNIQUE NOT NULL)");
        db.beginTransaction();
        db.execSQL("INSERT INTO t VALUES (1, 'one')");
        db.beginTransaction();
        db.execSQL("INSERT INTO t VALUES (2, 'two')");
        db.endTransaction();
        db.setTransactionSuccessful();
        say(db.inTransaction());
        db.endTransaction();
        say(db.inTransaction(), DatabaseUtils.queryNumEntries(db, "t"));
        fails("db.endTransaction()", new Code() {
            public void run() throws Exception {
                db.endTransaction();
            }
        });
        fails("db.setTransactionSuccessful()", new Code() {
            public void run() throws Exception {
                db.setTransactionSuccessful();
            }
        });
        db.beginTransaction();
        db.setTransactionSuccessful();
        fails("db.setTransactionSuccessful()", new Code() {
            public void run() throws Exception {
                db.setTransactionSuccessful();
            }
        });
        fails("db.beginTransaction()", new Code() {
            public void run() throws Exception {
                db.beginTransaction();
            }
        });
        fails("db.execSQL(\"INSERT INTO t VALUES (9, 'nine')\")", new Code() {
            public void run() throws Exception {
                db.execSQL("INSERT INTO t VALUES (9, 'nine')");
            }
        });
        db.endTransaction();
        say(DatabaseUtils.queryNumEntries(db, "t"));
        db.execSQL("INSERT INTO t VALUES (1, 'one')");
        Constraint.codes("duplicate", new Code() {
            public void run() throws Exception {
                db.execSQL("INSERT INTO t VALUES (1, 'uno')");
            }
        });
        Constraint.codes("null", new Code() {
            public void run() throws Exception {
                db.execSQL("INSERT INTO t VALUES (5, NULL)");
            }
        });
        db.beginTransaction();
        db.close();
        fails("db.execSQL(\"SELECT 1\")", new Code() {
            public void run() throws Exception {
                db.execSQL("SELECT 1");
            }
        });
        fails("db.endTransaction()", new Code() {
            public void run() throws Exception {
                db.endTransaction();
            }
        });
        say(db.isOpen());
    }
}
