import android.content.ContentValues;
import android.content.Context;
import android.database.DatabaseUtils;
import android.database.sqlite.SQLiteDatabase;
import esdroid.conformance.Runner;
import java.io.File;
import java.util.Locale;
import static esdroid.conformance.Out.*;

/** Databases that are files. */
public class Files {
    public static void main(String[] args) throws Exception {
        final Context x = Runner.activity;
        final File f = x.getDatabasePath("conf.db");
        f.getParentFile().mkdirs();
        SQLiteDatabase d = SQLiteDatabase.openOrCreateDatabase(f, null);
        d.execSQL("CREATE TABLE t (a)");
        ContentValues v = new ContentValues();
        v.put("a", "kept");
        d.insertOrThrow("t", null, v);
        say(d.isOpen(), d.isReadOnly(), d.getVersion(), d.getPageSize() > 0, d.getMaximumSize() > 0, d.enableWriteAheadLogging(), d.isWriteAheadLoggingEnabled());
        d.disableWriteAheadLogging();
        d.setVersion(4);
        d.close();
        final SQLiteDatabase r = SQLiteDatabase.openDatabase(f.getPath(), null, SQLiteDatabase.OPEN_READONLY);
        say(r.getVersion(), DatabaseUtils.queryNumEntries(r, "t"), r.isReadOnly());
        Constraints.refuses("r.execSQL(\"INSERT INTO t VALUES (1)\")", new Code() {
            public void run() throws Exception {
                r.execSQL("INSERT INTO t VALUES (1)");
            }
        });
        say(r.insert("t", null, v));
        r.close();
        Constraints.refuses("SQLiteDatabase.openDatabase(\"/none/such.db\", null, SQLiteDatabase.OPEN_READONLY).close()", new Code() {
            public void run() throws Exception {
                SQLiteDatabase.openDatabase("/none/such.db", null, SQLiteDatabase.OPEN_READONLY).close();
            }
        });
        say(SQLiteDatabase.deleteDatabase(f), f.exists(), SQLiteDatabase.deleteDatabase(f));
        say(SQLiteDatabase.findEditTable("a, b"), SQLiteDatabase.findEditTable("a b"));
        Constraints.refuses("SQLiteDatabase.findEditTable(\"\")", new Code() {
            public void run() throws Exception {
                SQLiteDatabase.findEditTable("");
            }
        });
        d = SQLiteDatabase.create(null);
        d.setLocale(Locale.US);
        d.setForeignKeyConstraintsEnabled(true);
        d.setMaxSqlCacheSize(5);
        final SQLiteDatabase e = d;
        Constraints.refuses("e.setMaxSqlCacheSize(1000)", new Code() {
            public void run() throws Exception {
                e.setMaxSqlCacheSize(1000);
            }
        });
        Constraints.refuses("e.setForeignKeyConstraintsEnabled(true)", new Code() {
            public void run() throws Exception {
                e.setForeignKeyConstraintsEnabled(true);
            }
        });
        say(d.needUpgrade(1), d.needUpgrade(0), d.isDatabaseIntegrityOk());
        d.validateSql("SELECT 1", null);
        Constraints.refuses("e.validateSql(\"SELECT x\", null)", new Code() {
            public void run() throws Exception {
                e.validateSql("SELECT x", null);
            }
        });
        d.close();
    }
}
