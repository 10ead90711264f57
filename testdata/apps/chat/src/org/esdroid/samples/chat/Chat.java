package org.esdroid.samples.chat;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Chat extends Activity {
    private ProgressDialog wait;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.send).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                send();
            }
        });
        findViewById(R.id.theme).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                recreate();
            }
        });
    }

    private void send() {
        wait = ProgressDialog.show(this, "Chat", "Sending");
        wait.setCancelable(true);
        new Send().execute("hello");
    }

    @Override
    protected void onDestroy() {
        super.onDestroy();
        if (wait != null) {
            wait.dismiss();
            wait = null; // fault, thin
        }
    }

    private class Send extends AsyncTask<String, Void, Integer> {
        @Override
        protected Integer doInBackground(String... texts) {
            try {
                Thread.sleep(3000);
            } catch (InterruptedException e) {
                return 0;
            }
            return texts[0].length();
        }

        @Override
        protected void onPostExecute(Integer length) {
            setTitle("Sent"); // not
            wait.dismiss(); // thin
        }
    }
}
