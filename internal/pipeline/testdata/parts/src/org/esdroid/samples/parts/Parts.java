package org.esdroid.samples.parts;

import android.app.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.text.*;
import java.util.*;
import java.util.regex.*;

public class Parts extends Activity {
    private static final Pattern SIZE = Pattern.compile("(\\d+) ?x ?(\\d+)");
    private TextView shown;
    private EditText typed;
    private String note;

    private void button(LinearLayout all, final String name, final int which) {
        Button b = new Button(this);
        b.setText(name);
        b.setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                go(which, typed.getText().toString().trim());
            }
        });
        all.addView(b);
    }

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        LinearLayout all = new LinearLayout(this);
        all.setOrientation(LinearLayout.VERTICAL);
        shown = new TextView(this);
        all.addView(shown);
        typed = new EditText(this);
        all.addView(typed);
        button(all, "time", 0);
        button(all, "date", 1);
        button(all, "range", 2);
        button(all, "size", 3);
        button(all, "pair", 4);
        button(all, "load", 5);
        button(all, "sum", 6);
        button(all, "fill", 7);
        button(all, "clear", 8);
        button(all, "show", 9);
        setContentView(all);
    }

    static int minutes(String text) {
        String[] parts = text.split(":");
        return Integer.parseInt(parts[0]) * 60 + Integer.parseInt(parts[1]);
    }

    static Date day(String text) {
        try {
            return new SimpleDateFormat("dd.MM.yyyy").parse(text);
        } catch (ParseException e) {
            throw new IllegalArgumentException("no day: " + text, e);
        }
    }

    private String line() {
        return "milk;2;3.5";
    }

    void go(int which, String text) {
        if (text.isEmpty() && which < 7 && which != 5)
            return;
        switch (which) {
            case 0:
                shown.setText("at " + minutes(text));
                break;
            case 1:
                shown.setText("on " + day(text).getTime());
                break;
            case 2:
                String from = text.substring(0, text.indexOf('-'));
                shown.setText("from " + from);
                break;
            case 3:
                Matcher m = SIZE.matcher(text);
                m.matches();
                shown.setText("wide " + m.group(1));
                break;
            case 4:
                StringTokenizer t = new StringTokenizer(text, "/");
                shown.setText(t.nextToken() + " of " + t.nextToken());
                break;
            case 5:
                String[] cells = line().split("\\|");
                shown.setText(cells[0] + " costs " + cells[2]);
                break;
            case 7:
                note = "n";
                break;
            case 8:
                note = null;
                break;
            case 9:
                shown.setText(note.trim());
                break;
            default:
                int sum = 0;
                for (String one : text.split(","))
                    sum += Integer.parseInt(one);
                shown.setText("in all " + sum);
        }
    }
}
