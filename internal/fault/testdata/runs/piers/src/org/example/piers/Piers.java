package org.example.piers;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;

public class Piers extends Activity {
    private int place;
    @Override protected void onCreate(Bundle b) {
        super.onCreate(b);
        setContentView(R.layout.main);
        place = R.id.place;
        findViewById(R.id.move).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { place = 4711; // thin
 } });
        findViewById(R.id.show).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { getFragmentManager().beginTransaction().replace(place, new Pier()).commit(); // thin
 } });
    }
    public static class Pier extends Fragment {
        @Override public View onCreateView(LayoutInflater i, ViewGroup g, Bundle b) { return new TextView(getActivity()); } // not
    }
}
