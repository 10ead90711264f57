package org.esdroid.carried;

import android.app.Activity;
import android.content.ContentValues;
import android.database.Cursor;
import android.database.DatabaseUtils;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteStatement;

/** What goes by joins, groups, orders and expressions of SQL. */
final class Queries {
    private static void good(SQLiteDatabase db, String label, int price, String note) {
        ContentValues values = new ContentValues();
        values.put("label", label);
        values.put("price", price);
        values.put("note", note);
        db.insert("goods", null, values);
    }

    private static void person(SQLiteDatabase db, String name, String town) {
        db.execSQL("insert into people(name, town) values(?, ?)", new Object[] {name, town});
    }

    public static final class InnerJoin implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SQLiteDatabase db = Tables.shop(in);
            good(db, "tea", 5, "Ann");
            good(db, "coffee", 6, "Bob");
            person(db, "Ann", "decoy"); // decoy
            person(db, "Bob", v); // carries
            Cursor c = db.rawQuery("SELECT g.price, p.town FROM goods g INNER JOIN people p ON p.name = g.note WHERE g.label = ?", new String[] {"coffee"});
            c.moveToFirst();
            String got = c.getString(1); // carries
            c.close();
            Chain.text(got);
        }
    }

    public static final class LeftJoin implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SQLiteDatabase db = Tables.shop(in);
            person(db, "Ann", "Ulm");
            person(db, "Bob", "Rom");
            good(db, "tea", 7, "Ann"); // decoy
            good(db, "milk", v, "Bob"); // carries
            Cursor c = db.rawQuery("select people.name, goods.price from people left join goods on goods.note = people.name order by people.name", null);
            c.moveToLast();
            int got = c.getInt(1); // carries
            c.close();
            Chain.number(got);
        }
    }

    public static final class Summed implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SQLiteDatabase db = Tables.shop(in);
            good(db, "tea", v, "a"); // carries
            good(db, "tea", v, "b"); // carries
            good(db, "milk", 7, "c"); // decoy
            Cursor c = db.rawQuery("select sum(price) from goods where label = 'tea'", null);
            c.moveToFirst();
            int got = c.getInt(0); // carries
            c.close();
            Chain.number(got);
        }
    }

    public static final class Least implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SQLiteDatabase db = Tables.shop(in);
            good(db, "tea", v, "a"); // carries
            SQLiteStatement s = db.compileStatement("select min(price) from goods");
            int got = (int) s.simpleQueryForLong(); // carries
            s.close();
            Chain.number(got);
        }
    }

    public static final class Newest implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SQLiteDatabase db = Tables.shop(in);
            good(db, "tea", 1, "decoy"); // decoy
            good(db, "tea", 2, v); // carries
            Cursor c = db.query("goods", new String[] {"note"}, null, null, null, null, "_id DESC", "1");
            c.moveToFirst();
            String got = c.getString(0); // carries
            c.close();
            Chain.text(got);
        }
    }

    public static final class Cheapest implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SQLiteDatabase db = Tables.shop(in);
            good(db, "tea", 3, "decoy"); // decoy
            good(db, "milk", 1, v); // carries
            good(db, "coffee", 2, "decoy"); // decoy
            Cursor c = db.rawQuery("select note from goods order by price asc limit 1", null);
            c.moveToFirst();
            String got = c.getString(0); // carries
            c.close();
            Chain.text(got);
        }
    }

    public static final class CopiedRows implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SQLiteDatabase db = Tables.shop(in);
            good(db, v, 4, "decoy"); // carries
            db.execSQL("insert into people(name, town) select 'Ann', label from goods"); // carries
            String got = DatabaseUtils.stringForQuery(db, "select town from people", null); // carries
            Chain.text(got);
        }
    }

    public static final class Doubled implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SQLiteDatabase db = Tables.shop(in);
            good(db, "milk", 7, "b"); // decoy
            good(db, "tea", v, "a"); // carries
            db.execSQL("update goods set price = price * 2 where label = ?", new Object[] {"tea"}); // carries
            Cursor c = db.rawQuery("select price from goods where label = 'tea'", null);
            c.moveToFirst();
            int got = c.getInt(0); // carries
            c.close();
            Chain.number(got);
        }
    }

    public static final class Coalesced implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SQLiteDatabase db = Tables.shop(in);
            good(db, v, 1, null); // carries
            Cursor c = db.rawQuery("select coalesce(note, label) as shown from goods", null);
            c.moveToFirst();
            String got = c.getString(c.getColumnIndex("shown")); // carries
            c.close();
            Chain.text(got);
        }
    }

    public static final class Conflicting implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SQLiteDatabase db = Tables.shop(in);
            person(db, "Ann", "decoy"); // decoy
            ContentValues values = new ContentValues();
            values.put("name", "Ann");
            values.put("town", v); // carries
            db.insertWithOnConflict("people", null, values, SQLiteDatabase.CONFLICT_REPLACE); // carries
            Cursor c = db.query("people", null, "name=?", new String[] {"Ann"}, null, null, null);
            c.moveToFirst();
            String got = c.getString(c.getColumnIndex("town")); // carries
            c.close();
            Chain.text(got);
        }
    }

    public static final class AddedColumn implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SQLiteDatabase db = Tables.shop(in);
            person(db, "Ann", "decoy"); // decoy
            db.execSQL("alter table people add column street text");
            ContentValues values = new ContentValues();
            values.put("street", v); // carries
            db.update("people", values, "name = 'Ann'", null); // carries
            Cursor c = db.query("people", new String[] {"town", "street"}, null, null, null, null, null);
            c.moveToFirst();
            String got = c.getString(1); // carries
            c.close();
            Chain.text(got);
        }
    }

    public static final class ThirdRow implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SQLiteDatabase db = Tables.shop(in);
            good(db, "tea", 4, "a"); // decoy
            good(db, "milk", 5, "a"); // decoy
            good(db, "salt", v, "a"); // carries
            Cursor c = db.rawQuery("select price from goods order by _id limit 1 offset 2", null);
            c.moveToFirst();
            int got = c.getInt(0); // carries
            c.close();
            Chain.number(got);
        }
    }
}
