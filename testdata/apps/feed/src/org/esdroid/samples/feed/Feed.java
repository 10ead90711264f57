package org.esdroid.samples.feed;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

import java.io.*;
import org.json.*;

public class Feed extends Activity {
    private final List<Item> items = new ArrayList<Item>();
    private TextView out;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        out = (TextView) findViewById(R.id.out);
        findViewById(R.id.load).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                new Load().execute("feed.json");
            }
        });
        findViewById(R.id.mean).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                mean();
            }
        });
    }

    private void mean() {
        if (items.isEmpty()) {
            return;
        }
        int sum = 0;
        int weight = 0; // thin
        for (Item i : items) {
            sum += i.stars * i.weight;
            weight += i.weight; // thin
        }
        out.setText("Mean " + sum / weight); // thin
    }

    private class Load extends AsyncTask<String, Void, String> {
        @Override
        protected String doInBackground(String... names) {
            try {
                InputStream in = getAssets().open(names[0]);
                ByteArrayOutputStream all = new ByteArrayOutputStream();
                byte[] buffer = new byte[64];
                for (int n; (n = in.read(buffer)) > 0; ) {
                    all.write(buffer, 0, n);
                }
                return all.toString("UTF-8");
            } catch (IOException e) {
                return null;
            }
        }

        @Override
        protected void onPostExecute(String text) {
            try {
                JSONArray all = new JSONObject(text).getJSONArray("items");
                for (int i = 0; i < all.length(); i++) {
                    items.add(Item.of(all.getJSONObject(i)));
                }
                out.setText(items.size() + " items");
            } catch (JSONException e) {
                out.setText(e.getMessage());
            }
        }
    }
}
