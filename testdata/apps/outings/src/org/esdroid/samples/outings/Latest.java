package org.esdroid.samples.outings;
import android.app.*;
import android.content.*;
import android.database.*;
import android.database.sqlite.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;
import java.text.*;
public class Latest extends Activity {
    @Override protected void onCreate(Bundle state) {
        super.onCreate(state);
        TextView t = new TextView(this);
        setContentView(t);
        Date last = null;
        for (String d : getIntent().getStringArrayListExtra("days")) {
            Date day = read(d);
            if (last == null || day.after(last)) last = day;
        }
        t.setText(last == null ? "none" : last.toString()); // not
    }
    private static Date read(String text) {
        try { return new SimpleDateFormat("yyyy-MM-dd", Locale.US).parse(text); }
        catch (ParseException e) { throw new IllegalStateException("bad day " + text, e); }
    }
}
