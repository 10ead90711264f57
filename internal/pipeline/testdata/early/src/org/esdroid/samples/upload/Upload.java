package org.esdroid.samples.upload;

import android.app.*;
import android.content.*;
import android.database.*;
import android.database.sqlite.*;
import android.graphics.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.text.*;
import java.util.*;
import java.util.concurrent.*;

public class Upload extends Activity {
    private ScheduledExecutorService pool = Executors.newSingleThreadScheduledExecutor();
    private String token;
    private TextView shown;
    private boolean asked;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        LinearLayout all = new LinearLayout(this);
        all.setOrientation(LinearLayout.VERTICAL);
        shown = new TextView(this);
        all.addView(shown);
        Button sign = new Button(this);
        sign.setText("Sign in");
        sign.setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                if (asked) return;
                asked = true;
                pool.schedule(new Runnable() {
                    @Override
                    public void run() {
                        token = "t-4711"; // fault
                    }
                }, 2500, TimeUnit.MILLISECONDS);
                shown.postDelayed(new Runnable() {
                    @Override
                    public void run() { finish(); }
                }, 30000);
            }
        });
        all.addView(sign);
        Button send = new Button(this);
        send.setText("Send");
        send.setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                if (!asked) {
                    shown.setText("Sign in first");
                    return;
                }
                shown.setText("Sent with " + token.substring(2)); // thin
            }
        });
        all.addView(send);
        Button guest = new Button(this);
        guest.setText("Guest");
        guest.setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                asked = true;
                pool.schedule(new Runnable() {
                    @Override
                    public void run() { token = "g-0815"; } // fault
                }, 2500, TimeUnit.MILLISECONDS);
                pool.schedule(new Runnable() {
                    @Override
                    public void run() { token = null; }
                }, 30, TimeUnit.SECONDS);
            }
        });
        all.addView(guest);
        setContentView(all);
    }
}
