// What outlives the component that had asked for it: a listener of a receiver, a fragment's
// callback, a service's.
package org.esdroid.samples.ended;

import android.app.Activity;
import android.app.Fragment;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;
import android.os.Handler;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;

public class Main extends Activity {
    private StringBuilder rings;
    private final BroadcastReceiver bell = new BroadcastReceiver() {
        @Override public void onReceive(Context c, Intent i) {
            rings.append("!");
        }
    };

    @Override protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.wide).setSelected(true);
        registerReceiver(bell, new IntentFilter("ring"));
        findViewById(R.id.ring).setOnClickListener(new View.OnClickListener() {
            @Override public void onClick(View v) { ringLater(getApplicationContext()); }
        });
        findViewById(R.id.work).setOnClickListener(new View.OnClickListener() {
            @Override public void onClick(View v) { startService(new Intent(Main.this, Clock.class)); }
        });
        findViewById(R.id.rest).setOnClickListener(new View.OnClickListener() {
            @Override public void onClick(View v) { stopService(new Intent(Main.this, Clock.class)); }
        });
        findViewById(R.id.read).setOnClickListener(new View.OnClickListener() {
            @Override public void onClick(View v) {
                getFragmentManager().beginTransaction().replace(R.id.frame, new Page()).addToBackStack(null).commit();
            }
        });
    }

    private static void ringLater(final Context c) {
        new Handler().postDelayed(new Runnable() {
            @Override public void run() { c.sendBroadcast(new Intent("ring")); }
        }, 2000);
    }

    @Override protected void onStart() {
        super.onStart();
        rings = new StringBuilder();
    }

    @Override protected void onPause() {
        super.onPause();
        rings = null;
    }

    public static class Page extends Fragment {
        @Override public View onCreateView(LayoutInflater inflater, ViewGroup into, Bundle state) {
            final TextView text = new TextView(getActivity());
            new Handler().postDelayed(new Runnable() {
                @Override public void run() { text.setText(getActivity().getString(R.string.text)); }
            }, 3000);
            return text;
        }
    }
}
