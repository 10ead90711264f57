package org.esdroid.carried;

import android.app.Activity;
import android.app.AlertDialog;
import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.DialogInterface;
import android.content.Intent;
import android.database.DataSetObserver;
import android.os.Bundle;
import android.text.Editable;
import android.text.SpannableString;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import android.text.TextUtils;
import android.text.TextWatcher;
import android.util.LruCache;
import android.util.Pair;
import android.util.SparseArray;
import android.util.SparseIntArray;
import android.view.Menu;
import android.view.MenuItem;
import android.view.View;
import android.view.ViewGroup;
import android.widget.AdapterView;
import android.widget.ArrayAdapter;
import android.widget.BaseAdapter;
import android.widget.Button;
import android.widget.EditText;
import android.widget.LinearLayout;
import android.widget.ListView;
import android.widget.NumberPicker;
import android.widget.SeekBar;
import android.widget.SimpleAdapter;
import android.widget.Spinner;
import android.widget.TextView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What views, their models and their listeners hold. */
final class Views {
    public static final class Tag implements OfNumber, OfNull {
        @Override
        public void carry(Activity in, int v) {
            View view = new View(in);
            view.setTag(v); // carries
            int got = (Integer) view.getTag(); // carries
            Chain.number(got);
        }

        @Override
        public void carry(Activity in, String v) {
            View view = new View(in);
            view.setTag("decoy"); // decoy
            view.setTag(v); // carries
            String got = (String) view.getTag(); // carries
            Chain.text(got);
        }
    }

    public static final class KeyedTag implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            View view = new View(in);
            view.setTag(R.id.second, "decoy"); // decoy
            view.setTag(R.id.first, v); // carries
            String got = (String) view.getTag(R.id.first); // carries
            Chain.text(got);
        }
    }

    public static final class Text implements OfText {
        @Override
        public void carry(Activity in, String v) {
            TextView view = new TextView(in);
            view.setHint("decoy"); // decoy
            view.setText(v); // carries
            String got = view.getText().toString(); // carries
            Chain.text(got);
        }
    }

    public static final class Appended implements OfText {
        @Override
        public void carry(Activity in, String v) {
            EditText view = new EditText(in);
            view.getText().append(v); // carries
            String got = view.getText().toString().trim(); // carries
            Chain.text(got);
        }
    }

    public static final class Description implements OfText {
        @Override
        public void carry(Activity in, String v) {
            View view = new Button(in);
            view.setContentDescription(v); // carries
            String got = view.getContentDescription().toString(); // carries
            Chain.text(got);
        }
    }

    public static final class Found extends Screen implements OfText {
        @Override
        public void carry(Activity in, String v) {
            in.startActivity(new Intent(in, Found.class).putExtra("s", v)); // carries
        }

        @Override
        void arrived(Bundle state) {
            LinearLayout column = new LinearLayout(this);
            for (int id : new int[] {R.id.first, R.id.second}) {
                TextView row = new TextView(this);
                row.setId(id);
                column.addView(row);
            }
            setContentView(column);
            ((TextView) findViewById(R.id.second)).setText("decoy"); // decoy
            ((TextView) findViewById(R.id.first)).setText(getIntent().getStringExtra("s")); // carries
            Button button = new Button(this);
            button.setOnClickListener(new View.OnClickListener() {
                @Override
                public void onClick(View view) {
                    TextView first = (TextView) findViewById(R.id.first);
                    String got = first.getText().toString(); // carries
                    Chain.text(got);
                }
            });
            column.addView(button);
            button.performClick();
        }
    }

    public static final class Clicked implements OfNumber {
        @Override
        public void carry(Activity in, final int v) {
            View view = new View(in);
            view.setOnClickListener(new View.OnClickListener() {
                @Override
                public void onClick(View clicked) {
                    int got = v; // carries
                    Chain.number(got);
                }
            });
            view.performClick();
        }
    }

    public static final class Position implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            ListView list = new ListView(in);
            list.setAdapter(new ArrayAdapter<>(in, android.R.layout.simple_list_item_1, Collections.nCopies(200, "row")));
            list.setOnItemClickListener(new AdapterView.OnItemClickListener() {
                @Override
                public void onItemClick(AdapterView<?> parent, View view, int position, long id) {
                    Chain.number(position);
                }
            });
            list.performItemClick(null, v, 7);
        }
    }

    public static final class Item implements OfText {
        @Override
        public void carry(Activity in, String v) {
            ListView list = new ListView(in);
            List<String> names = new ArrayList<>();
            names.add("decoy"); // decoy
            names.add(v); // carries
            list.setAdapter(new ArrayAdapter<>(in, android.R.layout.simple_list_item_1, names));
            list.setOnItemClickListener(new AdapterView.OnItemClickListener() {
                @Override
                public void onItemClick(AdapterView<?> parent, View view, int position, long id) {
                    String got = (String) parent.getItemAtPosition(position); // carries
                    Chain.text(got);
                }
            });
            list.performItemClick(null, 1, 1);
        }
    }

    public static final class Added implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            ArrayAdapter<Integer> adapter = new ArrayAdapter<>(in, android.R.layout.simple_list_item_1);
            adapter.add(7); // decoy
            adapter.insert(v, 0); // carries
            int got = adapter.getItem(0); // carries
            Chain.number(got);
        }
    }

    public static final class Rows implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Map<String, String> row = new HashMap<>();
            row.put("other", "decoy"); // decoy
            row.put("name", v); // carries
            List<Map<String, String>> rows = new ArrayList<>();
            rows.add(row);
            SimpleAdapter adapter = new SimpleAdapter(in, rows, android.R.layout.simple_list_item_1, new String[] {"name"}, new int[] {android.R.id.text1});
            TextView view = (TextView) adapter.getView(0, null, new LinearLayout(in));
            String got = view.getText().toString(); // carries
            Chain.text(got);
        }
    }

    public static final class Chosen implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Spinner spinner = new Spinner(in);
            spinner.setAdapter(new ArrayAdapter<>(in, android.R.layout.simple_spinner_item, new String[] {"decoy", v})); // carries
            spinner.setSelection(1);
            String got = spinner.getSelectedItem().toString(); // carries
            Chain.text(got);
        }
    }

    public static final class Slider implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SeekBar bar = new SeekBar(in);
            bar.setMax(200);
            bar.setProgress(7);
            bar.setProgress(v); // carries
            int got = bar.getProgress(); // carries
            Chain.number(got);
        }
    }

    public static final class Slid implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SeekBar bar = new SeekBar(in);
            bar.setMax(200);
            bar.setProgress(150);
            bar.setOnSeekBarChangeListener(new SeekBar.OnSeekBarChangeListener() {
                @Override
                public void onProgressChanged(SeekBar bar, int progress, boolean user) {
                    Chain.number(progress);
                }

                @Override
                public void onStartTrackingTouch(SeekBar bar) {
                }

                @Override
                public void onStopTrackingTouch(SeekBar bar) {
                }
            });
            bar.setProgress(v);
        }
    }

    public static final class Picked implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            NumberPicker picker = new NumberPicker(in);
            picker.setMinValue(0);
            picker.setMaxValue(200);
            picker.setValue(v); // carries
            int got = picker.getValue(); // carries
            Chain.number(got);
        }
    }

    public static final class Watched implements OfText {
        @Override
        public void carry(Activity in, String v) {
            EditText edit = new EditText(in);
            edit.addTextChangedListener(new TextWatcher() {
                @Override
                public void beforeTextChanged(CharSequence s, int start, int count, int after) {
                }

                @Override
                public void onTextChanged(CharSequence s, int start, int before, int count) {
                }

                @Override
                public void afterTextChanged(Editable s) {
                    String got = s.toString(); // carries
                    Chain.text(got);
                }
            });
            edit.setText(v);
        }
    }

    public static final class Holders extends BaseAdapter implements OfNumber {
        private final List<Integer> amounts = new ArrayList<>();

        /** What a row keeps. */
        static final class Holder {
            int amount;
        }

        @Override
        public void carry(Activity in, int v) {
            amounts.add(7); // decoy
            amounts.add(v); // carries
            LinearLayout parent = new LinearLayout(in);
            View row = getView(1, getView(0, null, parent), parent);
            int got = ((Holder) row.getTag()).amount; // carries
            Chain.number(got);
        }

        @Override
        public View getView(int position, View row, ViewGroup parent) {
            Holder holder;
            if (row == null) {
                row = new TextView(parent.getContext());
                holder = new Holder();
                row.setTag(holder);
            } else {
                holder = (Holder) row.getTag();
            }
            holder.amount = amounts.get(position); // carries
            return row;
        }

        @Override
        public int getCount() {
            return amounts.size();
        }

        @Override
        public Object getItem(int position) {
            return amounts.get(position);
        }

        @Override
        public long getItemId(int position) {
            return position;
        }
    }

    public static final class ItemId extends Screen implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            in.startActivity(new Intent(in, ItemId.class).putExtra("n", v)); // carries
        }

        @Override
        void arrived(Bundle state) {
            getWindow().getDecorView().post(new Runnable() {
                @Override
                public void run() {
                    getWindow().getDecorView().postDelayed(new Runnable() {
                        @Override
                        public void run() {
                            getWindow().performPanelIdentifierAction(android.view.Window.FEATURE_OPTIONS_PANEL, getIntent().getIntExtra("n", 9), 0);
                        }
                    }, 50);
                }
            });
        }

        @Override
        public boolean onCreateOptionsMenu(Menu menu) {
            menu.add(0, getIntent().getIntExtra("n", 9), 0, "item"); // carries
            return true;
        }

        @Override
        public boolean onOptionsItemSelected(MenuItem item) {
            int v = item.getItemId(); // carries
            Chain.number(v);
            return true;
        }
    }

    public static final class ItemIntent extends Screen implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            in.startActivity(new Intent(in, ItemIntent.class).putExtra("s", v)); // carries
        }

        @Override
        void arrived(Bundle state) {
            getWindow().getDecorView().postDelayed(new Runnable() {
                @Override
                public void run() {
                    getWindow().performPanelIdentifierAction(android.view.Window.FEATURE_OPTIONS_PANEL, 2, 0);
                }
            }, 50);
        }

        @Override
        public boolean onCreateOptionsMenu(Menu menu) {
            menu.add(0, 1, 0, "other").setIntent(new Intent().putExtra("s", "decoy")); // decoy
            menu.add(0, 2, 0, "item").setIntent(new Intent().putExtra("s", getIntent().getStringExtra("s"))); // carries
            return true;
        }

        @Override
        public boolean onOptionsItemSelected(MenuItem item) {
            String v = item.getIntent().getStringExtra("s"); // carries
            Chain.text(v);
            return true;
        }
    }

    public static final class DialogButton implements OfText {
        @Override
        public void carry(Activity in, String v) {
            final EditText field = new EditText(in);
            field.setText(v); // carries
            AlertDialog dialog = new AlertDialog.Builder(in).setView(field).setPositiveButton("ok", new DialogInterface.OnClickListener() {
                @Override
                public void onClick(DialogInterface shown, int which) {
                    String got = field.getText().toString(); // carries
                    Chain.text(got);
                }
            }).create();
            dialog.show();
            dialog.getButton(DialogInterface.BUTTON_POSITIVE).performClick();
        }
    }

    public static final class Clip implements OfText {
        @Override
        public void carry(Activity in, String v) {
            ClipboardManager clips = (ClipboardManager) in.getSystemService(Context.CLIPBOARD_SERVICE);
            clips.setPrimaryClip(ClipData.newPlainText("label", v)); // carries
            String got = clips.getPrimaryClip().getItemAt(0).getText().toString(); // carries
            Chain.text(got);
        }
    }

    /** Marks a part of a text. */
    static final class Price {
        final int cents;

        Price(int cents) {
            this.cents = cents; // carries
        }
    }

    public static final class Span implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SpannableString text = new SpannableString("text");
            text.setSpan(new Price(7), 0, 1, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
            text.setSpan(new Price(v), 2, 4, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
            Price[] found = text.getSpans(2, 4, Price.class);
            int got = found[0].cents; // carries
            Chain.number(got);
        }
    }

    public static final class Spannable implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SpannableStringBuilder text = new SpannableStringBuilder();
            text.append("decoy"); // decoy
            text.clear();
            text.append(v); // carries
            String got = text.subSequence(0, text.length()).toString(); // carries
            Chain.text(got);
        }
    }

    public static final class Joined implements OfText {
        @Override
        public void carry(Activity in, String v) {
            String all = TextUtils.join(",", new String[] {"decoy", v}); // carries
            String got = TextUtils.split(all, ",")[1]; // carries
            Chain.text(got);
        }
    }

    public static final class Sparse implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            SparseArray<String> all = new SparseArray<>();
            all.put(3, "decoy"); // decoy
            all.put(5, v); // carries
            String got = all.get(5); // carries
            Chain.text(got);
        }
    }

    public static final class SparseNumber implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SparseIntArray all = new SparseIntArray();
            all.put(9, 7);
            all.put(5, v); // carries
            int got = all.valueAt(all.indexOfKey(5)); // carries
            Chain.number(got);
        }
    }

    public static final class Cached implements OfText {
        @Override
        public void carry(Activity in, String v) {
            LruCache<String, String> cache = new LruCache<>(4);
            cache.put("a", "decoy"); // decoy
            cache.put("b", v); // carries
            String got = cache.get("b"); // carries
            Chain.text(got);
        }
    }

    public static final class Paired implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            Pair<String, String> pair = Pair.create("decoy", v); // carries
            String got = pair.second; // carries
            Chain.text(got);
        }
    }

    public static final class Size implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            View view = new View(in);
            view.setLayoutParams(new ViewGroup.LayoutParams(7, v)); // carries
            int got = view.getLayoutParams().height; // carries
            Chain.number(got);
        }
    }

    public static final class Padding implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            View view = new View(in);
            view.setPadding(7, v, 8, 9); // carries
            int got = view.getPaddingTop(); // carries
            Chain.number(got);
        }
    }

    public static final class Observed extends ArrayAdapter<String> implements OfText {
        public Observed() {
            super(Chain.front, android.R.layout.simple_list_item_1);
        }

        @Override
        public void carry(Activity in, String v) {
            registerDataSetObserver(new DataSetObserver() {
                @Override
                public void onChanged() {
                    unregisterAll(this);
                    String got = getItem(0); // carries
                    Chain.text(got);
                }
            });
            add(v); // carries
        }

        private void unregisterAll(DataSetObserver observer) {
            unregisterDataSetObserver(observer);
        }
    }

    /** Tells those who listen. */
    static final class Model {
        interface Listener {
            void changed(String to);
        }

        private static final List<Listener> listeners = new ArrayList<>();

        static void tell(String v) {
            for (Listener l : new ArrayList<>(listeners)) {
                l.changed(v);
            }
            listeners.clear();
        }
    }

    public static final class Listened implements OfNull {
        @Override
        public void carry(Activity in, final String v) {
            Model.listeners.add(new Model.Listener() {
                @Override
                public void changed(String to) {
                    Chain.text(to);
                }
            });
            in.getWindow().getDecorView().post(new Runnable() {
                @Override
                public void run() {
                    Model.tell(v);
                }
            });
        }
    }
}
