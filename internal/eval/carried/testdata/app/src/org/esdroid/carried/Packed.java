package org.esdroid.carried;

import android.app.Activity;
import android.app.Notification;
import android.content.ClipData;
import android.content.ContentValues;
import android.content.Context;
import android.content.Intent;
import android.content.SharedPreferences;
import android.graphics.Point;
import android.graphics.Rect;
import android.net.Uri;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.Message;
import android.os.Messenger;
import android.os.Parcel;
import android.os.PersistableBundle;
import android.os.RemoteException;
import android.text.Editable;
import android.text.Html;
import android.text.SpannableString;
import android.text.Spanned;
import android.text.style.URLSpan;
import android.util.ArrayMap;
import android.util.ArraySet;
import android.util.LongSparseArray;
import android.util.SparseArray;
import android.view.View;
import android.view.ViewGroup;
import android.widget.ArrayAdapter;
import android.widget.BaseAdapter;
import android.widget.EditText;
import android.widget.LinearLayout;
import android.widget.ListView;
import android.widget.Spinner;
import android.widget.TextView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** What is packed into something and taken out of it again. */
final class Packed {
    public static final class Tickets extends Screen implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            ArrayList<Ticket> all = new ArrayList<>();
            all.add(new Ticket(7, "first")); // decoy
            all.add(new Ticket(v, "second")); // carries
            in.startActivity(new Intent(in, Tickets.class).putParcelableArrayListExtra("all", all));
        }

        @Override
        void arrived(Bundle state) {
            ArrayList<Ticket> all = getIntent().getParcelableArrayListExtra("all");
            int got = all.get(1).number; // carries
            Chain.number(got);
        }
    }

    public static final class TicketArray extends Screen implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            Ticket[] all = {new Ticket(1, "decoy"), new Ticket(2, v)}; // carries
            Bundle bundle = new Bundle();
            bundle.putParcelableArray("all", all);
            in.startActivity(new Intent(in, TicketArray.class).putExtras(bundle));
        }

        @Override
        void arrived(Bundle state) {
            Ticket ticket = (Ticket) getIntent().getExtras().getParcelableArray("all")[1];
            String got = ticket.text; // carries
            Chain.text(got);
        }
    }

    public static final class Rectangle extends Screen implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Rect r = new Rect(7, v, 8, 9); // carries
            in.startActivity(new Intent(in, Rectangle.class).putExtra("r", r).putExtra("p", new Point(7, 7)));
        }

        @Override
        void arrived(Bundle state) {
            Rect r = getIntent().getParcelableExtra("r");
            int got = r.top; // carries
            Chain.number(got);
        }
    }

    public static final class ByParcel implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Parcel parcel = Parcel.obtain();
            parcel.writeString("decoy"); // decoy
            parcel.writeInt(7); // decoy
            parcel.writeString(v); // carries
            parcel.setDataPosition(0);
            parcel.readString();
            parcel.readInt();
            String got = parcel.readString(); // carries
            parcel.recycle();
            Chain.text(got);
        }
    }

    public static final class Bundled implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Bundle one = new Bundle();
            one.putInt("m", 7); // decoy
            one.putInt("n", v); // carries
            Bundle two = new Bundle(one);
            Bundle three = new Bundle();
            three.putAll(two);
            int got = three.getInt("n"); // carries
            Chain.number(got);
        }
    }

    public static final class BundledArray implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            Bundle bundle = new Bundle();
            bundle.putStringArray("all", new String[] {"decoy", v}); // carries
            String got = bundle.getStringArray("all")[1]; // carries
            Chain.text(got);
        }
    }

    public static final class Persistent implements OfText {
        @Override
        public void carry(Activity in, String v) {
            PersistableBundle kept = new PersistableBundle();
            kept.putString("t", "decoy"); // decoy
            kept.putString("s", v); // carries
            String got = kept.getString("s"); // carries
            Chain.text(got);
        }
    }

    public static final class SparseInBundle implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SparseArray<Ticket> all = new SparseArray<>();
            all.put(1, new Ticket(7, "first")); // decoy
            all.put(2, new Ticket(v, "second")); // carries
            Bundle bundle = new Bundle();
            bundle.putSparseParcelableArray("all", all);
            SparseArray<Ticket> back = bundle.getSparseParcelableArray("all");
            int got = back.get(2).number; // carries
            Chain.number(got);
        }
    }

    public static final class SparseAt implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SparseArray<String> all = new SparseArray<>();
            all.append(8, v); // carries
            all.put(3, "decoy"); // decoy
            for (int i = 0; i < all.size(); i++) {
                if (all.keyAt(i) == 8) {
                    String got = all.valueAt(i); // carries
                    Chain.text(got);
                }
            }
        }
    }

    public static final class LongKeys implements OfText {
        @Override
        public void carry(Activity in, String v) {
            LongSparseArray<String> all = new LongSparseArray<>();
            all.put(1L << 40, v); // carries
            all.put(3, "decoy"); // decoy
            String got = all.get(1L << 40); // carries
            Chain.text(got);
        }
    }

    public static final class ArrayMapped implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            ArrayMap<String, String> all = new ArrayMap<>();
            all.put("a", "decoy"); // decoy
            all.put("b", v); // carries
            String got = all.valueAt(all.indexOfKey("b")); // carries
            Chain.text(got);
        }
    }

    public static final class SetAt implements OfText {
        @Override
        public void carry(Activity in, String v) {
            ArraySet<String> all = new ArraySet<>();
            all.add(v); // carries
            String got = all.valueAt(0); // carries
            Chain.text(got);
        }
    }

    public static final class SetOfPreferences implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SharedPreferences store = in.getSharedPreferences("more", Context.MODE_PRIVATE);
            Set<String> all = new HashSet<>();
            all.add(v); // carries
            store.edit().putStringSet("others", new HashSet<>(Arrays.asList("decoy"))).putStringSet("all", all).apply();
            for (String got : store.getStringSet("all", new HashSet<String>())) { // carries
                Chain.text(got);
            }
        }
    }

    public static final class RemovedPreference implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SharedPreferences store = in.getSharedPreferences("removed", Context.MODE_PRIVATE);
            store.edit().putInt("n", 7).commit(); // decoy
            store.edit().remove("n").commit();
            int got = store.getInt("n", v); // carries
            Chain.number(got);
        }
    }

    public static final class JsonNested implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            try {
                JSONObject inner = new JSONObject();
                inner.put("m", 7);
                inner.put("n", v); // carries
                String text = new JSONObject().put("inner", inner).toString(); // carries
                int got = new JSONObject(text).getJSONObject("inner").getInt("n"); // carries
                Chain.number(got);
            } catch (JSONException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static final class JsonPlaces implements OfText {
        @Override
        public void carry(Activity in, String v) {
            JSONArray all = new JSONArray();
            all.put("decoy"); // decoy
            all.put(v); // carries
            String got = all.optString(1); // carries
            Chain.text(got);
        }
    }

    public static final class Marked implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Spanned text = Html.fromHtml("<b>" + v + "</b>"); // carries
            String got = text.toString().trim(); // carries
            Chain.text(got);
        }
    }

    public static final class Escaped implements OfText {
        @Override
        public void carry(Activity in, String v) {
            String got = Html.fromHtml(Html.escapeHtml(v)).toString(); // carries
            Chain.text(got);
        }
    }

    public static final class Linked implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SpannableString text = new SpannableString("text");
            text.setSpan(new URLSpan(v), 0, 4, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE); // carries
            String got = text.getSpans(0, 4, URLSpan.class)[0].getURL(); // carries
            Chain.text(got);
        }
    }

    public static final class Replaced implements OfText {
        @Override
        public void carry(Activity in, String v) {
            EditText view = new EditText(in);
            view.setText("decoy"); // decoy
            Editable text = view.getText();
            text.replace(0, text.length(), v); // carries
            String got = view.getText().toString(); // carries
            Chain.text(got);
        }
    }

    public static final class NotificationExtra implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Notification n = new Notification.Builder(in).setSmallIcon(android.R.drawable.ic_dialog_info).setContentText("decoy").setContentTitle(v).build(); // carries
            String got = n.extras.getCharSequence(Notification.EXTRA_TITLE).toString(); // carries
            Chain.text(got);
        }
    }

    public static final class NotificationBundle implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Bundle more = new Bundle();
            more.putInt("n", v); // carries
            Notification n = new Notification.Builder(in).setSmallIcon(android.R.drawable.ic_dialog_info).addExtras(more).build();
            int got = n.extras.getInt("n"); // carries
            Chain.number(got);
        }
    }

    public static final class ByMessenger implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Messenger to = new Messenger(new Handler() {
                @Override
                public void handleMessage(Message m) {
                    int got = m.getData().getInt("n"); // carries
                    Chain.number(got);
                }
            });
            Message m = Message.obtain(null, 1);
            Bundle data = new Bundle();
            data.putInt("n", v); // carries
            data.putInt("m", 7); // decoy
            m.setData(data);
            try {
                to.send(m);
            } catch (RemoteException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static final class ThreadHandler implements OfNumber {
        @Override
        public void carry(final Activity in, final int v) {
            final HandlerThread thread = new HandlerThread("beside");
            thread.start();
            Handler handler = new Handler(thread.getLooper()) {
                @Override
                public void handleMessage(Message m) {
                    final int got = m.arg1; // carries
                    thread.quitSafely();
                    in.runOnUiThread(new Runnable() {
                        @Override
                        public void run() {
                            Chain.number(got);
                        }
                    });
                }
            };
            handler.sendMessage(handler.obtainMessage(1, v, 7)); // carries
        }
    }

    public static final class ChildTag implements OfText {
        @Override
        public void carry(Activity in, String v) {
            LinearLayout row = new LinearLayout(in);
            TextView first = new TextView(in);
            TextView second = new TextView(in);
            first.setTag("decoy"); // decoy
            second.setTag(v); // carries
            row.addView(first);
            row.addView(second);
            String got = (String) row.getChildAt(1).getTag(); // carries
            Chain.text(got);
        }
    }

    public static final class TaggedView implements OfText {
        @Override
        public void carry(Activity in, String v) {
            LinearLayout row = new LinearLayout(in);
            TextView first = new TextView(in);
            TextView second = new TextView(in);
            first.setTag("one");
            first.setText("decoy"); // decoy
            second.setTag("two");
            second.setText(v); // carries
            row.addView(first);
            row.addView(second);
            TextView found = (TextView) row.findViewWithTag("two");
            String got = found.getText().toString(); // carries
            Chain.text(got);
        }
    }

    public static final class AdapterObjects implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Spinner spinner = new Spinner(in);
            spinner.setAdapter(new ArrayAdapter<>(in, android.R.layout.simple_spinner_item, new Integer[] {7, v})); // carries
            spinner.setSelection(1);
            int got = (Integer) spinner.getSelectedItem(); // carries
            Chain.number(got);
        }
    }

    public static final class OwnAdapter extends BaseAdapter implements OfText {
        private final List<String> rows = new ArrayList<>();

        @Override
        public int getCount() {
            return rows.size();
        }

        @Override
        public Object getItem(int position) {
            return rows.get(position); // carries
        }

        @Override
        public long getItemId(int position) {
            return position;
        }

        @Override
        public View getView(int position, View old, ViewGroup parent) {
            return new TextView(parent.getContext());
        }

        @Override
        public void carry(Activity in, String v) {
            rows.add("decoy"); // decoy
            rows.add(v); // carries
            ListView list = new ListView(in);
            list.setAdapter(this);
            String got = (String) list.getItemAtPosition(1); // carries
            Chain.text(got);
        }
    }

    public static final class Clipped implements OfText {
        @Override
        public void carry(Activity in, String v) {
            ClipData clip = ClipData.newPlainText("decoy", "decoy"); // decoy
            clip.addItem(new ClipData.Item(v)); // carries
            String got = clip.getItemAt(1).getText().toString(); // carries
            Chain.text(got);
        }
    }

    public static final class Queried implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Uri uri = new Uri.Builder().scheme("x").authority("y").appendQueryParameter("a", "decoy").appendQueryParameter("b", v).build(); // carries
            String got = uri.getQueryParameter("b"); // carries
            Chain.text(got);
        }
    }

    public static final class Filled implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Intent base = new Intent("x").putExtra("s", "decoy"); // decoy
            Intent copy = new Intent(base);
            copy.replaceExtras(new Bundle());
            copy.putExtra("s", v); // carries
            String got = copy.getStringExtra("s"); // carries
            Chain.text(got);
        }
    }

    public static final class Listed implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            ArrayList<ContentValues> rows = new ArrayList<>();
            for (int n : new int[] {7, v}) {
                ContentValues row = new ContentValues();
                row.put("n", n); // carries
                rows.add(row);
            }
            int got = rows.get(rows.size() - 1).getAsInteger("n"); // carries
            Chain.number(got);
        }
    }
}
