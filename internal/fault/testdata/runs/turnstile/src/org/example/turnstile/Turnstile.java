package org.example.turnstile;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;

public class Turnstile extends Activity {
    private final Map<String, String> guests = new HashMap<String, String>();
    private int turns;
    @Override protected void onCreate(Bundle b) {
        super.onCreate(b);
        setContentView(R.layout.main);
        guests.put("ann", "ticket 1");
        findViewById(R.id.open).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { enter(getIntent().getDataString()); } });
    }
    private void enter(String who) {
        turns++;
        if (turns < 9) { // untold
            if (who == null) { // told
                String ticket = guests.get(who); // thin
                setTitle(ticket.trim()); // thin
            }
        }
    }
}
