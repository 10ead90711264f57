import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteOpenHelper;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import java.util.Arrays;
import static esdroid.conformance.Out.*;

/** A helper makes, raises, refuses to lower. */
public class HelperLife {
    public static void main(String[] args) throws Exception {
        final Context c = Runner.activity;
        c.deleteDatabase("life.db");
        class Helper extends SQLiteOpenHelper {
            Helper(int version) {
                super(c, "life.db", null, version);
            }

            @Override
            public void onConfigure(SQLiteDatabase db) {
                say("configure", db.getVersion());
            }

            @Override
            public void onCreate(SQLiteDatabase db) {
                say("create", db.getVersion(), db.inTransaction());
                db.execSQL("CREATE TABLE t (a)");
            }

            @Override
            public void onUpgrade(SQLiteDatabase db, int from, int to) {
                say("upgrade", from, to, db.inTransaction());
                if (to == 7) throw new IllegalStateException("cannot raise");
            }

            @Override
            public void onOpen(SQLiteDatabase db) {
                say("open", db.isReadOnly(), db.getVersion());
            }
        }
        Helper one = new Helper(1);
        say(one.getDatabaseName());
        SQLiteDatabase db = one.getWritableDatabase();
        say(db == one.getReadableDatabase(), db.getPath().endsWith("life.db"), db.isOpen());
        one.close();
        say(db.isOpen(), one.getWritableDatabase() != db);
        one.close();
        new Helper(3).getReadableDatabase().close();
        final Helper low = new Helper(2);
        fails("low.getWritableDatabase()", new Code() {
            public void run() throws Exception {
                low.getWritableDatabase();
            }
        });
        fails("low.getReadableDatabase()", new Code() {
            public void run() throws Exception {
                low.getReadableDatabase();
            }
        });
        final Helper bad = new Helper(7);
        fails("bad.getWritableDatabase()", new Code() {
            public void run() throws Exception {
                bad.getWritableDatabase();
            }
        });
        Helper again = new Helper(3);
        say(again.getWritableDatabase().getVersion());
        again.close();
        fails("new Helper(0)", new Code() {
            public void run() throws Exception {
                new Helper(0);
            }
        });
        fails("new Helper(-1)", new Code() {
            public void run() throws Exception {
                new Helper(-1);
            }
        });
        say(c.deleteDatabase("life.db"), c.deleteDatabase("life.db"), Arrays.asList(c.databaseList()).contains("life.db"), c.getDatabasePath("x").getName());
        fails("SQLiteDatabase.openDatabase(null, null, 0)", new Code() {
            public void run() throws Exception {
                SQLiteDatabase.openDatabase(null, null, 0);
            }
        });
    }
}
