package org.esdroid.samples.outings;
import android.app.*;
import android.content.*;
import android.database.*;
import android.database.sqlite.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Main extends Activity {
    static final ArrayList<Trip> trips = new ArrayList<>();
    @Override protected void onCreate(Bundle state) { super.onCreate(state); setContentView(R.layout.main); }
    public void add(View v) {
        trips.add(new Trip("Trip " + (trips.size() + 1), new GregorianCalendar(2020, 4, 1 + trips.size())));
    }
    public void latest(View v) {
        Intent i = new Intent(this, Latest.class);
        ArrayList<String> days = new ArrayList<>();
        for (Trip t : trips) days.add(t.day()); // thin
        i.putStringArrayListExtra("days", days);
        startActivity(i);
    }
}
