package org.esdroid.carried;

import android.app.Activity;
import android.content.ContentValues;
import android.database.Cursor;
import android.database.DatabaseUtils;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteOpenHelper;
import android.database.sqlite.SQLiteQueryBuilder;
import android.database.sqlite.SQLiteStatement;
import android.net.Uri;
import java.util.ArrayList;
import java.util.List;

/** What goes by the rows and columns of tables. */
final class Tables {
    /** Keeps goods and those who order them. */
    static final class Shop extends SQLiteOpenHelper {
        Shop(Activity in) {
            super(in, null, null, 2);
        }

        @Override
        public void onCreate(SQLiteDatabase db) {
            db.execSQL("CREATE TABLE goods (_id INTEGER PRIMARY KEY AUTOINCREMENT, label TEXT NOT NULL, price INTEGER, note TEXT)");
            db.execSQL("create table if not exists people(name text primary key, town text, age integer default 30)");
        }

        @Override
        public void onUpgrade(SQLiteDatabase db, int from, int to) {
        }
    }

    static SQLiteDatabase shop(Activity in) {
        return new Shop(in).getWritableDatabase();
    }

    static ContentValues good(String label) {
        ContentValues values = new ContentValues();
        values.put("label", label);
        return values;
    }

    public static final class OtherTable implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SQLiteDatabase db = shop(in);
            ContentValues person = new ContentValues();
            person.put("name", "decoy"); // decoy
            db.insert("people", null, person); // decoy
            db.insert("goods", null, good(v)); // carries
            Cursor c = db.query("goods", new String[] {"label"}, null, null, null, null, null);
            c.moveToFirst();
            String got = c.getString(0); // carries
            c.close();
            Chain.text(got);
        }
    }

    public static final class ByColumn implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SQLiteDatabase db = shop(in);
            ContentValues values = good("tea");
            values.put("note", "decoy"); // decoy
            values.put("price", v); // carries
            db.insert("goods", null, values); // carries
            Cursor c = db.query("goods", null, null, null, null, null, null);
            while (c.moveToNext()) {
                int got = c.getInt(c.getColumnIndexOrThrow("price")); // carries
                Chain.number(got);
            }
            c.close();
        }
    }

    public static final class ById implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SQLiteDatabase db = shop(in);
            ContentValues first = good("tea");
            first.put("price", 7); // decoy
            db.insert("goods", null, first); // decoy
            ContentValues second = good("tea");
            second.put("price", v); // carries
            long id = db.insert("goods", null, second); // carries
            Cursor c = db.query("goods", new String[] {"price", "label"}, "_id=" + id, null, null, null, null);
            c.moveToFirst();
            int got = c.getInt(0); // carries
            c.close();
            Chain.number(got);
        }
    }

    public static final class UpdatedOne implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SQLiteDatabase db = shop(in);
            db.insert("goods", null, good("tea"));
            db.insert("goods", null, good("coffee"));
            ContentValues one = new ContentValues();
            one.put("note", "decoy"); // decoy
            db.update("goods", one, "label = ?", new String[] {"tea"}); // decoy
            ContentValues two = new ContentValues();
            two.put("note", v); // carries
            db.update("goods", two, "label = ?", new String[] {"coffee"}); // carries
            Cursor c = db.query("goods", new String[] {"note"}, "label = ?", new String[] {"coffee"}, null, null, null);
            c.moveToFirst();
            String got = c.getString(0); // carries
            c.close();
            Chain.text(got);
        }
    }

    public static final class Overwritten implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SQLiteDatabase db = shop(in);
            ContentValues values = good("tea");
            values.put("price", 7); // decoy
            db.insert("goods", null, values);
            ContentValues to = new ContentValues();
            to.put("price", v); // carries
            db.update("goods", to, null, null); // carries
            Cursor c = db.rawQuery("SELECT label, price FROM goods", null);
            c.moveToFirst();
            int got = c.getInt(1); // carries
            c.close();
            Chain.number(got);
        }
    }

    public static final class DeletedFirst implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SQLiteDatabase db = shop(in);
            db.insert("goods", null, good("decoy")); // decoy
            db.delete("goods", null, null);
            db.insert("goods", null, good(v)); // carries
            Cursor c = db.query("goods", new String[] {"_id", "label"}, null, null, null, null, "_id");
            c.moveToLast();
            String got = c.getString(1); // carries
            c.close();
            Chain.text(got);
        }
    }

    public static final class DeletedByKey implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SQLiteDatabase db = shop(in);
            ContentValues one = good("tea");
            one.put("price", 7); // decoy
            db.insert("goods", null, one);
            ContentValues two = good("coffee");
            two.put("price", v); // carries
            db.insert("goods", null, two); // carries
            db.delete("goods", "label=?", new String[] {"tea"});
            Cursor c = db.rawQuery("select price from goods", null);
            c.moveToFirst();
            int got = c.getInt(0); // carries
            c.close();
            Chain.number(got);
        }
    }

    public static final class ReplacedRow implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SQLiteDatabase db = shop(in);
            ContentValues one = new ContentValues();
            one.put("name", "Ann");
            one.put("town", "decoy"); // decoy
            db.insert("people", null, one);
            ContentValues two = new ContentValues();
            two.put("name", "Ann");
            two.put("town", v); // carries
            db.replace("people", null, two); // carries
            Cursor c = db.query("people", new String[] {"town"}, "name = 'Ann'", null, null, null, null);
            c.moveToFirst();
            String got = c.getString(0); // carries
            c.close();
            Chain.text(got);
        }
    }

    public static final class ByStatements implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SQLiteDatabase db = shop(in);
            db.execSQL("insert into goods(label, price) values('tea', 7)"); // decoy
            db.execSQL("INSERT INTO goods (label, price) VALUES (?, ?)", new Object[] {"coffee", v}); // carries
            Cursor c = db.rawQuery("SELECT price FROM goods WHERE label = ?", new String[] {"coffee"});
            c.moveToFirst();
            int got = c.getInt(c.getColumnIndex("price")); // carries
            c.close();
            Chain.number(got);
        }
    }

    public static final class UpdatedByStatement implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SQLiteDatabase db = shop(in);
            ContentValues values = good("tea");
            values.put("note", "decoy"); // decoy
            db.insert("goods", null, values);
            db.execSQL("update goods set note = ? where label = 'tea'", new Object[] {v}); // carries
            Cursor c = db.rawQuery("select label, note from goods where label = 'tea'", null);
            c.moveToNext();
            String got = c.getString(c.getColumnIndex("note")); // carries
            c.close();
            Chain.text(got);
        }
    }

    public static final class Compiled implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SQLiteDatabase db = shop(in);
            SQLiteStatement s = db.compileStatement("insert into goods (label, note, price) values (?, ?, ?)");
            s.bindString(1, "tea");
            s.bindString(2, "decoy"); // decoy
            s.bindLong(3, v); // carries
            s.executeInsert(); // carries
            s.close();
            Cursor c = db.query("goods", new String[] {"note", "price"}, null, null, null, null, null);
            c.moveToFirst();
            long got = c.getLong(1); // carries
            c.close();
            Chain.number((int) got);
        }
    }

    public static final class Aliased implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SQLiteDatabase db = shop(in);
            ContentValues values = good("tea");
            values.put("note", "decoy"); // decoy
            values.put("price", v); // carries
            db.insert("goods", null, values); // carries
            Cursor c = db.rawQuery("select label as a, g.price as p, note as n from goods g", null);
            c.moveToFirst();
            int got = c.getInt(c.getColumnIndex("p")); // carries
            c.close();
            Chain.number(got);
        }
    }

    public static final class JoinedTables implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SQLiteDatabase db = shop(in);
            ContentValues values = good("tea");
            values.put("note", "Ann");
            db.insert("goods", null, values);
            ContentValues person = new ContentValues();
            person.put("name", "Ann");
            person.put("town", v); // carries
            db.insert("people", null, person); // carries
            Cursor c = db.rawQuery("select goods.label, people.town from goods, people where goods.note = people.name", null);
            c.moveToFirst();
            String got = c.getString(1); // carries
            c.close();
            Chain.text(got);
        }
    }

    /** A row as the app has it. */
    static final class Good {
        final String label;
        final int price;

        Good(String label, int price) {
            this.label = label;
            this.price = price;
        }
    }

    public static final class AllOfThem implements OfNumber {
        private static final int LABEL = 0;
        private static final int PRICE = 1;

        @Override
        public void carry(Activity in, int v) {
            SQLiteDatabase db = shop(in);
            int[] prices = {5, v, 6}; // carries
            String[] labels = {"tea", "coffee", "milk"};
            db.beginTransaction();
            try {
                for (int i = 0; i < prices.length; i++) {
                    ContentValues values = good(labels[i]);
                    values.put("price", prices[i]); // carries
                    db.insertOrThrow("goods", null, values); // carries
                }
                db.setTransactionSuccessful();
            } finally {
                db.endTransaction();
            }
            List<Good> all = new ArrayList<>();
            Cursor c = db.query("goods", new String[] {"label", "price"}, null, null, null, null, "_id");
            for (boolean there = c.moveToFirst(); there; there = c.moveToNext()) {
                all.add(new Good(c.getString(LABEL), c.getInt(PRICE))); // carries
            }
            c.close();
            int got = all.get(1).price; // carries
            Chain.number(got);
        }
    }

    public static final class BuiltQuery implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SQLiteDatabase db = shop(in);
            ContentValues values = new ContentValues(2);
            values.put("label", v); // carries
            values.put("note", "decoy"); // decoy
            db.insert("goods", null, values); // carries
            SQLiteQueryBuilder builder = new SQLiteQueryBuilder();
            builder.setTables("goods");
            Cursor c = builder.query(db, new String[] {"note", "label"}, null, null, null, null, null);
            c.moveToFirst();
            String got = c.getString(1); // carries
            c.close();
            Chain.text(got);
        }
    }

    public static final class WholeRow implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SQLiteDatabase db = shop(in);
            ContentValues values = good("tea");
            values.put("note", "decoy"); // decoy
            values.put("price", v); // carries
            db.insert("goods", null, values); // carries
            Cursor c = db.query("goods", null, null, null, null, null, null);
            c.moveToFirst();
            ContentValues row = new ContentValues();
            DatabaseUtils.cursorRowToContentValues(c, row); // carries
            c.close();
            int got = row.getAsInteger("price"); // carries
            Chain.number(got);
        }
    }

    public static final class ProvidedColumn implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Uri all = Uri.parse("content://org.esdroid.carried.rows");
            ContentValues values = new ContentValues();
            values.put("name", v); // carries
            values.put("amount", 7); // decoy
            Uri one = in.getContentResolver().insert(all, values);
            Cursor c = in.getContentResolver().query(all, null, "_id = ?", new String[] {one.getLastPathSegment()}, null);
            c.moveToFirst();
            String got = c.getString(c.getColumnIndexOrThrow("name")); // carries
            c.close();
            Chain.text(got);
        }
    }

    public static final class NoTown implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SQLiteDatabase db = shop(in);
            ContentValues person = new ContentValues();
            person.put("name", "Ann"); // decoy
            person.put("town", v); // carries
            db.insert("people", null, person); // carries
            Cursor c = db.query("people", new String[] {"name", "town"}, null, null, null, null, "name");
            c.moveToFirst();
            String got = c.isNull(1) ? null : c.getString(1); // carries
            c.close();
            Chain.text(got);
        }
    }
}
