package org.esdroid.carried;

import android.app.Activity;
import android.content.ContentProvider;
import android.content.ContentValues;
import android.content.Context;
import android.content.SharedPreferences;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteOpenHelper;
import android.net.Uri;
import android.preference.PreferenceManager;
import android.util.JsonReader;
import android.util.JsonWriter;
import java.io.BufferedReader;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Serializable;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Collections;
import java.util.Map;
import java.util.Properties;
import java.util.Scanner;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** What an app writes down and reads again. */
final class Storage {
    public static final class PreferenceNumber implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SharedPreferences store = in.getSharedPreferences("numbers", Context.MODE_PRIVATE);
            store.edit().putInt("other", 7).apply(); // decoy
            store.edit().putInt("n", v).apply(); // carries
            SharedPreferences again = in.getApplicationContext().getSharedPreferences("numbers", Context.MODE_PRIVATE);
            int got = again.getInt("n", 9); // carries
            Chain.number(got);
        }
    }

    public static final class PreferenceText implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SharedPreferences.Editor other = in.getSharedPreferences("elsewhere", Context.MODE_PRIVATE).edit();
            other.putString("s", "decoy"); // decoy
            other.commit();
            SharedPreferences.Editor editor = PreferenceManager.getDefaultSharedPreferences(in).edit();
            editor.putString("s", v); // carries
            editor.commit();
            String got = PreferenceManager.getDefaultSharedPreferences(in).getString("s", "none"); // carries
            Chain.text(got);
        }
    }

    public static final class PreferenceLong implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SharedPreferences store = in.getPreferences(Context.MODE_PRIVATE);
            store.edit().putLong("n", v).putFloat("f", 7).apply(); // carries
            long got = store.getLong("n", 9); // carries
            Chain.number((int) got);
        }
    }

    public static final class PreferenceFloat implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SharedPreferences store = in.getSharedPreferences("floats", Context.MODE_PRIVATE);
            store.edit().putFloat("f" + 1, v).apply(); // carries
            float got = store.getFloat("f1", 9); // carries
            Chain.number((int) got);
        }
    }

    public static final class AllPreferences implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SharedPreferences store = in.getSharedPreferences("all", Context.MODE_PRIVATE);
            store.edit().clear().putString("a", v).apply(); // carries
            for (Map.Entry<String, ?> e : store.getAll().entrySet()) {
                String got = (String) e.getValue(); // carries
                Chain.text(got);
            }
        }
    }

    public static final class PreferenceSet implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SharedPreferences store = in.getSharedPreferences("sets", Context.MODE_PRIVATE);
            store.edit().putStringSet("set", Collections.singleton(v)).apply(); // carries
            String got = store.getStringSet("set", null).iterator().next(); // carries
            Chain.text(got);
        }
    }

    public static final class PreferenceListener implements OfNumber {
        private SharedPreferences.OnSharedPreferenceChangeListener heard;

        @Override
        public void carry(Activity in, int v) {
            final SharedPreferences store = in.getSharedPreferences("heard", Context.MODE_PRIVATE);
            heard = new SharedPreferences.OnSharedPreferenceChangeListener() {
                @Override
                public void onSharedPreferenceChanged(SharedPreferences changed, String key) {
                    changed.unregisterOnSharedPreferenceChangeListener(this);
                    int got = changed.getInt(key, 9); // carries
                    Chain.number(got);
                }
            };
            store.edit().putInt("other", 7).apply(); // decoy
            store.registerOnSharedPreferenceChangeListener(heard);
            store.edit().putInt("told", v).apply(); // carries
        }
    }

    /** Keeps rows. */
    static final class Rows extends SQLiteOpenHelper {
        Rows(Context in) {
            super(in, null, null, 1);
        }

        @Override
        public void onCreate(SQLiteDatabase db) {
            db.execSQL("create table rows (_id integer primary key, name text, amount integer)");
        }

        @Override
        public void onUpgrade(SQLiteDatabase db, int from, int to) {
        }
    }

    private static ContentValues row(String name) {
        ContentValues row = new ContentValues();
        row.put("name", name);
        return row;
    }

    public static final class Inserted implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SQLiteDatabase db = new Rows(in).getWritableDatabase();
            ContentValues other = row("first");
            other.put("amount", 7); // decoy
            db.insert("rows", null, other); // decoy
            ContentValues values = row("second");
            values.put("amount", v); // carries
            db.insert("rows", null, values); // carries
            Cursor rows = db.query("rows", new String[] {"name", "amount"}, "name = ?", new String[] {"second"}, null, null, null);
            rows.moveToFirst();
            int got = rows.getInt(rows.getColumnIndex("amount")); // carries
            rows.close();
            Chain.number(got);
        }
    }

    public static final class OtherColumn implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SQLiteDatabase db = new Rows(in).getWritableDatabase();
            ContentValues values = new ContentValues();
            values.put("amount", 7); // decoy
            values.put("name", v); // carries
            db.insertOrThrow("rows", null, values); // carries
            try (Cursor rows = db.rawQuery("select * from rows", null)) {
                while (rows.moveToNext()) {
                    String got = rows.getString(1); // carries
                    Chain.text(got);
                }
            }
        }
    }

    public static final class Updated implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SQLiteDatabase db = new Rows(in).getWritableDatabase();
            ContentValues before = row("row");
            before.put("amount", 7);
            long id = db.insert("rows", null, before);
            ContentValues values = new ContentValues();
            values.put("amount", v); // carries
            db.update("rows", values, "_id = ?", new String[] {String.valueOf(id)}); // carries
            Cursor rows = db.query("rows", null, null, null, null, null, "_id desc", "1");
            if (rows.moveToFirst()) {
                int got = rows.getInt(rows.getColumnIndexOrThrow("amount")); // carries
                rows.close();
                Chain.number(got);
            }
        }
    }

    public static final class Executed implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SQLiteDatabase db = new Rows(in).getWritableDatabase();
            db.execSQL("insert into rows (name, amount) values (?, ?)", new Object[] {"row", v}); // carries
            Cursor sum = db.rawQuery("select sum(amount) from rows", null);
            sum.moveToFirst();
            int got = sum.getInt(0); // carries
            sum.close();
            Chain.number(got);
        }
    }

    public static final class Statement implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SQLiteDatabase db = new Rows(in).getWritableDatabase();
            db.execSQL("insert into rows (name) values ('" + v + "')"); // carries
            Cursor rows = db.rawQuery("select name from rows where name <> ?", new String[] {"decoy"});
            rows.moveToFirst();
            String got = rows.getString(0); // carries
            rows.close();
            Chain.text(got);
        }
    }

    /** Gives the rows to others. */
    public static final class Provider extends ContentProvider {
        private Rows rows;

        @Override
        public boolean onCreate() {
            rows = new Rows(getContext());
            return true;
        }

        @Override
        public Uri insert(Uri uri, ContentValues values) {
            return Uri.withAppendedPath(uri, String.valueOf(rows.getWritableDatabase().insert("rows", null, values)));
        }

        @Override
        public Cursor query(Uri uri, String[] columns, String where, String[] values, String order) {
            return rows.getReadableDatabase().query("rows", columns, where, values, null, null, order);
        }

        @Override
        public int update(Uri uri, ContentValues values, String where, String[] of) {
            return rows.getWritableDatabase().update("rows", values, where, of);
        }

        @Override
        public int delete(Uri uri, String where, String[] of) {
            return 0;
        }

        @Override
        public String getType(Uri uri) {
            return null;
        }
    }

    public static final class Provided implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Uri all = Uri.parse("content://org.esdroid.carried.rows");
            ContentValues values = row("provided");
            values.put("amount", v); // carries
            Uri one = in.getContentResolver().insert(all, values);
            Cursor rows = in.getContentResolver().query(all, new String[] {"amount"}, "_id = " + one.getLastPathSegment(), null, null);
            rows.moveToFirst();
            int got = rows.getInt(0); // carries
            rows.close();
            Chain.number(got);
        }
    }

    public static final class Matrix implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            MatrixCursor rows = new MatrixCursor(new String[] {"_id", "n"});
            rows.addRow(new Object[] {1, 7}); // decoy
            rows.addRow(new Object[] {2, v}); // carries
            rows.moveToPosition(1);
            int got = rows.getInt(1); // carries
            Chain.number(got);
        }
    }

    public static final class Values implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            ContentValues values = new ContentValues();
            values.put("m", 7); // decoy
            values.put("n", v); // carries
            int got = values.getAsInteger("n"); // carries
            Chain.number(got);
        }
    }

    public static final class FileText implements OfText {
        @Override
        public void carry(Activity in, String v) {
            try {
                try (OutputStream beside = in.openFileOutput("beside.txt", Context.MODE_PRIVATE)) {
                    beside.write("decoy".getBytes()); // decoy
                }
                try (OutputStream out = in.openFileOutput("one.txt", Context.MODE_PRIVATE)) {
                    out.write(v.getBytes()); // carries
                }
                String got;
                try (BufferedReader lines = new BufferedReader(new InputStreamReader(in.openFileInput("one.txt")))) {
                    got = lines.readLine(); // carries
                }
                Chain.text(got);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static final class Printed implements OfText {
        @Override
        public void carry(Activity in, String v) {
            File file = new File(in.getFilesDir(), "printed.txt");
            try {
                try (PrintWriter out = new PrintWriter(new FileWriter(file))) {
                    out.println(v); // carries
                }
                String got;
                try (Scanner words = new Scanner(new FileReader(file))) {
                    got = words.nextLine(); // carries
                }
                Chain.text(got);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static final class Binary implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            File file = new File(in.getCacheDir(), "binary");
            try {
                try (DataOutputStream out = new DataOutputStream(new FileOutputStream(file))) {
                    out.writeInt(v); // carries
                }
                int got;
                try (DataInputStream data = new DataInputStream(new FileInputStream(file))) {
                    got = data.readInt(); // carries
                }
                Chain.number(got);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** Is written as a whole. */
    static final class Record implements Serializable {
        final String name;

        Record(String name) {
            this.name = name;
        }
    }

    public static final class Serialised implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            try {
                try (ObjectOutputStream out = new ObjectOutputStream(in.openFileOutput("object", Context.MODE_PRIVATE))) {
                    out.writeObject(new Record(v));
                }
                Record got;
                try (ObjectInputStream data = new ObjectInputStream(in.openFileInput("object"))) {
                    got = (Record) data.readObject();
                }
                Chain.text(got.name);
            } catch (IOException | ClassNotFoundException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static final class PropertyFile implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Properties made = new Properties();
            made.setProperty("other", "decoy");
            made.setProperty("name", v); // carries
            Properties read = new Properties();
            try {
                try (OutputStream out = in.openFileOutput("own.properties", Context.MODE_PRIVATE)) {
                    made.store(out, null); // carries
                }
                try (InputStream from = in.openFileInput("own.properties")) {
                    read.load(from); // carries
                }
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
            String got = read.getProperty("name"); // carries
            Chain.text(got);
        }
    }

    public static final class Json implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            try {
                JSONObject object = new JSONObject();
                object.put("m", 7); // decoy
                object.put("n", v); // carries
                int got = object.getInt("n"); // carries
                Chain.number(got);
            } catch (JSONException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static final class JsonList implements OfText {
        @Override
        public void carry(Activity in, String v) {
            try {
                JSONArray list = new JSONArray();
                list.put("decoy"); // decoy
                list.put(new JSONObject().put("s", v)); // carries
                String got = list.getJSONObject(1).optString("s"); // carries
                Chain.text(got);
            } catch (JSONException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static final class JsonWritten implements OfText {
        @Override
        public void carry(Activity in, String v) {
            try {
                String text = new JSONObject().put("a", v).toString(); // carries
                JSONObject read = new JSONObject(text); // carries
                String got = read.getString("a"); // carries
                Chain.text(got);
            } catch (JSONException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static final class JsonStreamed implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            StringWriter text = new StringWriter();
            try {
                JsonWriter out = new JsonWriter(text);
                out.beginObject().name("n").value(v).endObject(); // carries
                out.close();
                JsonReader read = new JsonReader(new StringReader(text.toString()));
                read.beginObject();
                read.nextName();
                int got = read.nextInt(); // carries
                Chain.number(got);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
