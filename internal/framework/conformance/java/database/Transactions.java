import android.database.DatabaseUtils;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteTransactionListener;
import static esdroid.conformance.Out.*;

/** Transactions and what hears of them. */
public class Transactions {
    public static void main(String[] args) throws Exception {
        final SQLiteDatabase db = SQLiteDatabase.create(null);
        db.execSQL("CREATE TABLE t (a)");
        SQLiteTransactionListener l = new SQLiteTransactionListener() {
            public void onBegin() {
                say("begin");
            }

            public void onCommit() {
                say("commit");
            }

            public void onRollback() {
                say("rollback");
            }
        };
        db.beginTransactionWithListener(l);
        db.execSQL("INSERT INTO t VALUES (1)");
        db.beginTransaction();
        db.execSQL("INSERT INTO t VALUES (2)");
        db.setTransactionSuccessful();
        db.endTransaction();
        say(db.inTransaction());
        db.setTransactionSuccessful();
        db.endTransaction();
        say(DatabaseUtils.queryNumEntries(db, "t"), db.inTransaction());
        db.beginTransactionNonExclusive();
        db.execSQL("INSERT INTO t VALUES (3)");
        db.beginTransaction();
        db.endTransaction();
        db.setTransactionSuccessful();
        db.endTransaction();
        say(DatabaseUtils.queryNumEntries(db, "t"));
        db.beginTransactionWithListenerNonExclusive(l);
        db.endTransaction();
        Constraints.refuses("db.endTransaction()", new Code() {
            public void run() throws Exception {
                db.endTransaction();
            }
        });
        Constraints.refuses("db.setTransactionSuccessful()", new Code() {
            public void run() throws Exception {
                db.setTransactionSuccessful();
            }
        });
        db.beginTransaction();
        db.setTransactionSuccessful();
        Constraints.refuses("db.setTransactionSuccessful()", new Code() {
            public void run() throws Exception {
                db.setTransactionSuccessful();
            }
        });
        Constraints.refuses("db.beginTransaction()", new Code() {
            public void run() throws Exception {
                db.beginTransaction();
            }
        });
        db.endTransaction();
        say(db.yieldIfContendedSafely(), db.isDbLockedByCurrentThread(), db.getAttachedDbs().size());
        db.close();
        Constraints.refuses("db.beginTransaction()", new Code() {
            public void run() throws Exception {
                db.beginTransaction();
            }
        });
        Constraints.refuses("db.execSQL(\"SELECT 1\")", new Code() {
            public void run() throws Exception {
                db.execSQL("SELECT 1");
            }
        });
    }
}
