package org.esdroid.carried;

import android.app.Activity;
import android.content.ContentValues;
import android.content.Context;
import android.content.Intent;
import android.content.SharedPreferences;
import android.os.Bundle;
import android.os.Handler;
import android.os.Message;
import android.util.SparseArray;
import android.view.View;
import java.util.HashMap;
import java.util.Map;
import org.json.JSONException;
import org.json.JSONObject;

/** What should have set a value, and did not. */
final class Missed {
    /** A fault by omission: what it names as such is the line of the condition or of what did not run. */
    interface Fault {
        void begin(Activity in) throws Exception;
    }

    /** What conditions ask: nothing that is true. */
    static boolean is(String what) {
        return what.length() > 40;
    }

    public static final class Extra extends Screen implements Fault {
        @Override
        public void begin(Activity in) {
            Intent next = new Intent(in, Extra.class);
            if (is("one")) { // decoy
                next.putExtra("other", 7); // decoy
            }
            if (is("two")) { // fault
                next.putExtra("amount", 5); // fault
            }
            in.startActivity(next);
        }

        @Override
        void arrived(Bundle state) {
            int got = getIntent().getIntExtra("amount", 0);
            Planted.divide(got);
        }
    }

    public static final class Preference implements Fault {
        @Override
        public void begin(Activity in) {
            SharedPreferences.Editor edit = in.getSharedPreferences("missed", Context.MODE_PRIVATE).edit();
            if (is("one")) { // decoy
                edit.putString("other", "decoy"); // decoy
            }
            if (is("two")) { // fault
                edit.putString("name", "5"); // fault
            }
            edit.apply();
            String got = in.getSharedPreferences("missed", Context.MODE_PRIVATE).getString("name", null);
            Planted.measure(got);
        }
    }

    public static final class Field implements Fault {
        private int amount;
        private int other;

        @Override
        public void begin(Activity in) {
            if (is("one")) { // decoy
                other = 7; // decoy
            }
            if (is("two")) { // fault
                amount = 5; // fault
            }
            Planted.divide(amount);
        }
    }

    public static final class Setter implements Fault {
        private String name;
        private String other;

        void setName(String to) {
            name = to; // fault
        }

        void setOther(String to) {
            other = to; // decoy
        }

        @Override
        public void begin(Activity in) {
            if (is("one")) { // decoy
                setOther("decoy"); // decoy
            }
            if (is("two")) { // fault
                setName("5"); // fault
            }
            Planted.measure(name);
        }
    }

    public static final class MapPut implements Fault {
        @Override
        public void begin(Activity in) {
            Map<String, String> all = new HashMap<>();
            if (is("one")) { // decoy
                all.put("other", "decoy"); // decoy
            }
            if (is("two")) { // fault
                all.put("name", "5"); // fault
            }
            String got = all.get("name");
            Planted.measure(got);
        }
    }

    public static final class Saved extends State.Renewed implements Fault {
        @Override
        public void begin(Activity in) {
            in.startActivity(new Intent(in, Saved.class));
        }

        @Override
        void first() {
        }

        @Override
        protected void onSaveInstanceState(Bundle out) {
            super.onSaveInstanceState(out);
            if (is("one")) { // decoy
                out.putInt("other", 7); // decoy
            }
            if (is("two")) { // fault
                out.putInt("amount", 5); // fault
            }
        }

        @Override
        void again(Bundle state) {
            int got = state.getInt("amount");
            Planted.divide(got);
        }
    }

    public static final class Tag implements Fault {
        @Override
        public void begin(Activity in) {
            View view = new View(in);
            if (is("two")) { // fault
                view.setTag("5"); // fault
            }
            String got = (String) view.getTag();
            Planted.measure(got);
        }
    }

    public static final class Returned implements Fault {
        private final SparseArray<String> all = new SparseArray<>();

        private void fill(String from) {
            if (!is(from)) { // fault
                return;
            }
            all.put(3, "5"); // fault
        }

        @Override
        public void begin(Activity in) {
            fill("two");
            String got = all.get(3);
            Planted.measure(got);
        }
    }

    public static final class Case implements Fault {
        private static int amount;

        @Override
        public void begin(Activity in) {
            switch (in.getTaskId() < 0 ? 1 : 9) { // fault
                case 1:
                    amount = 5; // fault
                    break;
                case 2:
                    Chain.front = null; // decoy
                    break;
                default:
            }
            Planted.divide(amount);
        }
    }

    public static final class Emptied implements Fault {
        private String last;

        @Override
        public void begin(Activity in) {
            String[] names = in.getTaskId() < 0 ? new String[] {"5"} : new String[0];
            for (String name : names) { // fault
                last = name; // fault
            }
            Planted.measure(last);
        }
    }

    public static final class Result extends Screen implements Fault {
        @Override
        public void begin(Activity in) {
            in.startActivity(new Intent(in, Result.class));
        }

        @Override
        void arrived(Bundle state) {
            startActivityForResult(new Intent(this, Answer.class), 4);
        }

        @Override
        protected void onActivityResult(int request, int result, Intent data) {
            int got = data.getIntExtra("back", 0);
            Planted.divide(got);
        }

        public static final class Answer extends Activity {
            @Override
            protected void onCreate(Bundle state) {
                super.onCreate(state);
                Intent back = new Intent();
                if (is("one")) { // decoy
                    back.putExtra("other", 7); // decoy
                }
                if (is("two")) { // fault
                    back.putExtra("back", 5); // fault
                }
                setResult(RESULT_OK, back);
                finish();
            }
        }
    }

    public static final class Column implements Fault {
        @Override
        public void begin(Activity in) {
            ContentValues values = Tables.good("tea");
            if (is("one")) { // decoy
                values.put("note", "decoy"); // decoy
            }
            if (is("two")) { // fault
                values.put("price", 5); // fault
            }
            android.database.sqlite.SQLiteDatabase db = Tables.shop(in);
            db.insert("goods", null, values);
            android.database.Cursor c = db.query("goods", new String[] {"price"}, null, null, null, null, null);
            c.moveToFirst();
            int got = c.getInt(0);
            c.close();
            Planted.divide(got);
        }
    }

    public static final class Json implements Fault {
        @Override
        public void begin(Activity in) throws JSONException {
            JSONObject made = new JSONObject();
            if (is("one")) { // decoy
                made.put("other", 7); // decoy
            }
            if (is("two")) { // fault
                made.put("amount", 5); // fault
            }
            int got = made.optInt("amount");
            Planted.divide(got);
        }
    }

    public static final class Argument implements Fault {
        @Override
        public void begin(Activity in) {
            Message m = new Handler() {
                @Override
                public void handleMessage(Message m) {
                    int got = m.arg1;
                    Planted.divide(got);
                }
            }.obtainMessage(1);
            if (is("one")) { // decoy
                m.arg2 = 7; // decoy
            }
            if (is("two")) { // fault
                m.arg1 = 5; // fault
            }
            m.sendToTarget();
        }
    }
}
