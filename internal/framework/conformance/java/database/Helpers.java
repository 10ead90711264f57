import android.content.Context;
import android.database.DatabaseUtils;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteOpenHelper;
import esdroid.conformance.Runner;
import java.io.File;
import static esdroid.conformance.Out.*;

/** A helper creates, upgrades, opens. */
public class Helpers {
    public static void main(String[] args) throws Exception {
        final Context x = Runner.activity;
        class Helper extends SQLiteOpenHelper {
            Helper(int version) {
                super(x, "helper.db", null, version);
            }

            @Override
            public void onConfigure(SQLiteDatabase db) {
                say("configure", db.getVersion());
            }

            @Override
            public void onCreate(SQLiteDatabase db) {
                say("create", db.inTransaction());
                db.execSQL("CREATE TABLE t (a)");
            }

            @Override
            public void onUpgrade(SQLiteDatabase db, int old, int now) {
                say("upgrade", old, now);
                db.execSQL("ALTER TABLE t ADD COLUMN b" + now);
            }

            @Override
            public void onOpen(SQLiteDatabase db) {
                say("open", db.getVersion(), db.isReadOnly());
            }
        }
        x.deleteDatabase("helper.db");
        Helper h = new Helper(1);
        say(h.getDatabaseName());
        SQLiteDatabase d = h.getWritableDatabase();
        say(d == h.getWritableDatabase(), d == h.getReadableDatabase(), d.getVersion(), new File(d.getPath()).getName());
        d.execSQL("INSERT INTO t VALUES (1)");
        h.close();
        say(d.isOpen());
        h = new Helper(3);
        say(h.getReadableDatabase().getVersion(), DatabaseUtils.queryNumEntries(h.getReadableDatabase(), "t"));
        h.close();
        final Helper down = new Helper(2);
        Constraints.refuses("down.getWritableDatabase()", new Code() {
            public void run() throws Exception {
                down.getWritableDatabase();
            }
        });
        Constraints.refuses("new Helper(0)", new Code() {
            public void run() throws Exception {
                new Helper(0);
            }
        });
        final SQLiteOpenHelper bad = new SQLiteOpenHelper(x, "bad.db", null, 1) {
            @Override
            public void onCreate(SQLiteDatabase db) {
                db.execSQL("CREATE TABLE (");
            }

            @Override
            public void onUpgrade(SQLiteDatabase db, int old, int now) {}
        };
        Constraints.refuses("bad.getWritableDatabase()", new Code() {
            public void run() throws Exception {
                bad.getWritableDatabase();
            }
        });
        SQLiteOpenHelper memory = new SQLiteOpenHelper(x, null, null, 5) {
            @Override
            public void onCreate(SQLiteDatabase db) {
                say("in memory", db.getPath());
            }

            @Override
            public void onUpgrade(SQLiteDatabase db, int old, int now) {}
        };
        say(memory.getWritableDatabase().getVersion());
        memory.close();
        say(x.deleteDatabase("helper.db"));
    }
}
