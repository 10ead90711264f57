package org.esdroid.samples.outside;

import android.app.*;
import android.content.*;
import android.content.pm.*;
import android.os.*;
import android.view.*;
import java.io.*;
import java.net.*;
import java.util.*;
import org.json.*;

/** Trusts the network, the user and other apps, a button for each. */
public class Outside extends Activity implements View.OnClickListener {
    private List<String> contacts;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.fetch).setOnClickListener(this);
        findViewById(R.id.ask).setOnClickListener(this);
        findViewById(R.id.pick).setOnClickListener(this);
    }

    @Override
    public void onClick(View v) {
        if (v.getId() == R.id.fetch) {
            new Fetch().execute("http://news.example.org/latest.json");
        } else if (v.getId() == R.id.ask) {
            requestPermissions(new String[] {"android.permission.READ_CONTACTS"}, 7);
        } else {
            startActivityForResult(new Intent(Intent.ACTION_GET_CONTENT).setType("image/*"), 4);
        }
    }

    private class Fetch extends AsyncTask<String, Void, String> {
        @Override
        protected String doInBackground(String... urls) {
            try {
                InputStream in = new URL(urls[0]).openConnection().getInputStream();
                return new BufferedReader(new InputStreamReader(in)).readLine();
            } catch (IOException e) {
                return null;
            }
        }

        @Override
        protected void onPostExecute(String text) {
            if (text != null) {
                try {
                    setTitle(new JSONObject(text).getString("title"));
                } catch (JSONException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
    }

    @Override
    public void onRequestPermissionsResult(int request, String[] permissions, int[] results) {
        if (results[0] == PackageManager.PERMISSION_GRANTED) {
            contacts = new ArrayList<>();
        }
        setTitle(contacts.size() + " contacts");
    }

    @Override
    protected void onActivityResult(int request, int result, Intent data) {
        super.onActivityResult(request, result, data);
        if (result == RESULT_OK) {
            setTitle(data.getData().getLastPathSegment().substring(4));
        }
    }
}
