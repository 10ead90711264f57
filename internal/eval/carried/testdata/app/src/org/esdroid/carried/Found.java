package org.esdroid.carried;

import android.app.Activity;
import android.content.ContentValues;
import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongUnaryOperator;

/** What is found by ranges and orders, and what is updated where it is. */
final class Found {
    private static void good(SQLiteDatabase db, String label, int price) {
        ContentValues values = new ContentValues();
        values.put("label", label);
        values.put("price", price);
        db.insert("goods", null, values);
    }

    public static final class LimitOffset implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SQLiteDatabase db = Tables.shop(in);
            good(db, "a", 6); // decoy
            good(db, "b", v); // carries
            Cursor c = db.rawQuery("select price from goods order by label limit 1 offset 1", null);
            c.moveToFirst();
            int got = c.getInt(0); // carries
            Chain.number(got);
        }
    }

    public static final class InList implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SQLiteDatabase db = Tables.shop(in);
            good(db, "a", 6); // decoy
            good(db, "b", v); // carries
            Cursor c = db.query("goods", new String[] {"price"}, "label in (?, ?)", new String[] {"b", "c"}, null, null, null);
            c.moveToFirst();
            int got = c.getInt(0); // carries
            Chain.number(got);
        }
    }

    public static final class Like implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SQLiteDatabase db = Tables.shop(in);
            good(db, "apple", 6); // decoy
            good(db, "beer", v); // carries
            Cursor c = db.query("goods", new String[] {"price"}, "label like ?", new String[] {"be%"}, null, null, null);
            c.moveToFirst();
            int got = c.getInt(0); // carries
            Chain.number(got);
        }
    }

    public static final class Range implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SQLiteDatabase db = Tables.shop(in);
            ContentValues a = new ContentValues();
            a.put("label", "decoy"); // decoy
            a.put("price", 3);
            db.insert("goods", null, a); // decoy
            ContentValues b = new ContentValues();
            b.put("label", v); // carries
            b.put("price", 30);
            db.insert("goods", null, b); // carries
            Cursor c = db.query("goods", new String[] {"label"}, "price > 10 and price <= 40", null, null, null, null);
            c.moveToFirst();
            String got = c.getString(0); // carries
            Chain.text(got);
        }
    }

    public static final class NotEqual implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SQLiteDatabase db = Tables.shop(in);
            good(db, "a", 6); // decoy
            good(db, "b", v); // carries
            Cursor c = db.rawQuery("select price from goods where label <> 'a'", null);
            c.moveToFirst();
            int got = c.getInt(0); // carries
            Chain.number(got);
        }
    }

    public static final class TreeFirst implements OfText {
        @Override
        public void carry(Activity in, String v) {
            TreeMap<Integer, String> m = new TreeMap<>();
            m.put(5, "decoy"); // decoy
            m.put(2, v); // carries
            String got = m.firstEntry().getValue(); // carries
            Chain.text(got);
        }
    }

    public static final class TreeFloor implements OfText {
        @Override
        public void carry(Activity in, String v) {
            TreeMap<Integer, String> m = new TreeMap<>();
            m.put(5, "decoy"); // decoy
            m.put(2, v); // carries
            String got = m.floorEntry(4).getValue(); // carries
            Chain.text(got);
        }
    }

    public static final class QueueOrder implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            PriorityQueue<Integer> q = new PriorityQueue<>();
            q.offer(90); // decoy
            q.offer(v); // carries
            int got = q.poll(); // carries
            Chain.number(got);
        }
    }

    public static final class CompareSet implements OfText {
        @Override
        public void carry(Activity in, String v) {
            AtomicReference<String> r = new AtomicReference<>("d"); // decoy
            r.compareAndSet(r.get(), v); // carries
            String got = r.get(); // carries
            Chain.text(got);
        }
    }

    public static final class UpdateGet implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            AtomicInteger r = new AtomicInteger(v); // carries
            int got = r.updateAndGet(new IntUnaryOperator() {
                @Override
                public int applyAsInt(int x) {
                    return x * 3; // carries
                }
            }); // carries
            Chain.number(got);
        }
    }

    public static final class LongUpdated implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            AtomicLong r = new AtomicLong(v); // carries
            r.getAndUpdate(new LongUnaryOperator() {
                @Override
                public long applyAsLong(long x) {
                    return x * 3; // carries
                }
            }); // carries
            int got = (int) r.get(); // carries
            Chain.number(got);
        }
    }

    public static final class Computed implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
            m.put("a", 6); // decoy
            m.put("b", v); // carries
            m.compute("b", new BiFunction<String, Integer, Integer>() {
                @Override
                public Integer apply(String k, Integer x) {
                    return x * 2; // carries
                }
            }); // carries
            int got = m.get("b"); // carries
            Chain.number(got);
        }
    }
}
