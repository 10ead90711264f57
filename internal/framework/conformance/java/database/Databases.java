import android.content.ContentValues;
import android.database.Cursor;
import android.database.DatabaseUtils;
import android.database.MatrixCursor;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteStatement;

/** Databases in memory: rows, cursors, transactions and what fails. */
public class Databases {
    static SQLiteDatabase db;

    static void fails(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": nothing");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getName() + ": " + message(e));
        }
    }

    static void sql(final String s) {
        fails(s, new Runnable() {
            public void run() {
                db.execSQL(s);
            }
        });
    }

    static void query(final String s, final String... args) {
        fails(s, new Runnable() {
            public void run() {
                Cursor c = db.rawQuery(s, args);
                StringBuilder b = new StringBuilder();
                while (c.moveToNext()) {
                    for (int i = 0; i < c.getColumnCount(); i++) {
                        b.append(i == 0 ? " " : ",").append(c.getString(i));
                    }
                }
                System.out.println(s + " ->" + b);
                c.close();
            }
        });
    }

    /** The message without the names of codes, which 8.0 does not have. */
    static String message(Throwable e) {
        return e.getMessage() == null ? null : e.getMessage().replaceAll(" SQLITE_\\w+\\)", ")");
    }

    public static void main(String[] args) {
        db = SQLiteDatabase.create(null);
        sql("CREATE TABLE t (_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, n REAL, b BLOB NOT NULL DEFAULT x'00')");
        ContentValues v = new ContentValues();
        v.put("name", "one");
        v.put("n", 1.5);
        System.out.println(db.insert("t", null, v));
        v.put("name", "two");
        v.put("n", 2);
        System.out.println(db.insert("t", null, v));
        System.out.println(db.insert("t", null, v));
        System.out.println(db.replace("t", null, v));
        query("SELECT * FROM t WHERE name = ?", "one");
        query("SELECT _id, name, n, typeof(n) FROM t ORDER BY _id");
        query("SELECT * FROM x");
        query("SELECT * FRM t");
        query("SELECT nope FROM t");
        query("SELECT * FROM t WHERE name = '");
        query("SELECT count(*) FROM t WHERE name = \"one\"");
        query("SELECT * FROM t", "extra");
        sql("INSERT INTO t (name) VALUES ('one')");
        sql("INSERT INTO t (_id, name) VALUES (1, 'three')");
        sql("INSERT INTO t (name, b) VALUES ('four', NULL)");
        sql("SELECT 1");
        sql("CREATE TABLE t (a)");
        sql("DROP TABLE nothing");
        final Cursor c = db.query("t", new String[] {"_id", "name", "n", "b"}, null, null, null, null, "_id DESC");
        System.out.println(c.getCount() + " " + c.getPosition() + " " + c.isBeforeFirst() + " " + c.getColumnIndex("NAME") + " "
                + c.getColumnIndex("none"));
        fails("before", new Runnable() {
            public void run() {
                c.getString(1);
            }
        });
        c.moveToFirst();
        fails("column -1", new Runnable() {
            public void run() {
                c.getString(-1);
            }
        });
        fails("column 7", new Runnable() {
            public void run() {
                c.getInt(7);
            }
        });
        fails("or throw", new Runnable() {
            public void run() {
                c.getColumnIndexOrThrow("none");
            }
        });
        System.out.println(c.getInt(0) + " " + c.getString(1) + " " + c.getDouble(2) + " " + c.getType(3) + " " + c.getBlob(3).length);
        System.out.println(c.getInt(1) + " " + c.getString(2) + " " + c.isNull(2));
        fails("blob", new Runnable() {
            public void run() {
                c.getString(3);
            }
        });
        System.out.println(c.move(1) + " " + c.moveToNext() + " " + c.isAfterLast());
        fails("after", new Runnable() {
            public void run() {
                c.getString(1);
            }
        });
        c.close();
        fails("closed", new Runnable() {
            public void run() {
                c.moveToFirst();
                c.getString(0);
            }
        });
        final Cursor none = db.rawQuery("SELECT * FROM t WHERE _id > 100", null);
        none.moveToFirst();
        fails("empty", new Runnable() {
            public void run() {
                none.getString(0);
            }
        });
        none.close();
        db.beginTransaction();
        try {
            v.clear();
            v.put("name", "gone");
            db.insertOrThrow("t", null, v);
        } finally {
            db.endTransaction();
        }
        System.out.println(DatabaseUtils.queryNumEntries(db, "t"));
        db.beginTransaction();
        db.execSQL("INSERT INTO t (name) VALUES (?)", new Object[] {"kept"});
        db.setTransactionSuccessful();
        fails("twice", new Runnable() {
            public void run() {
                db.setTransactionSuccessful();
            }
        });
        db.endTransaction();
        fails("no transaction", new Runnable() {
            public void run() {
                db.endTransaction();
            }
        });
        System.out.println(db.delete("t", "name = ?", new String[] {"kept"}) + " " + db.update("t", v, "_id = 1", null));
        fails("empty values", new Runnable() {
            public void run() {
                db.update("t", new ContentValues(), null, null);
            }
        });
        final SQLiteStatement s = db.compileStatement("SELECT name FROM t WHERE _id = ?");
        s.bindLong(1, 1);
        System.out.println(s.simpleQueryForString());
        s.bindLong(1, 99);
        fails("done", new Runnable() {
            public void run() {
                s.simpleQueryForString();
            }
        });
        fails("index", new Runnable() {
            public void run() {
                s.bindString(2, "x");
            }
        });
        fails("null", new Runnable() {
            public void run() {
                s.bindString(1, null);
            }
        });
        db.setVersion(7);
        System.out.println(db.getVersion() + " " + db.isOpen() + " " + db.inTransaction() + " " + db.getPath());
        query("SELECT 1e10, 0.1, 1.0/3, 100.0, -2.5e-7, 123456789.0");
        query("SELECT max(_id), upper('abc'), length('äöü'), 'b' LIKE 'B', 7/2, 'a' || 1");
        query("WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c WHERE x < 5) SELECT x FROM c");
        db.close();
        fails("closed database", new Runnable() {
            public void run() {
                db.rawQuery("SELECT 1", null);
            }
        });
        MatrixCursor m = new MatrixCursor(new String[] {"a", "b"});
        m.addRow(new Object[] {1, "x"});
        m.newRow().add("2").add(null);
        while (m.moveToNext()) {
            System.out.println(m.getInt(0) + " " + m.getString(1) + " " + m.getType(0) + " " + m.isNull(1));
        }
        System.out.println(DatabaseUtils.sqlEscapeString("it's"));
    }
}
