package org.esdroid.samples.fetcher;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.view.View;
import android.widget.EditText;
import android.widget.TextView;

/** Finds the scheme of an address in the background. */
public class Fetcher extends Activity {
    private TextView status;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        status = (TextView) findViewById(R.id.status);
        findViewById(R.id.fetch).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                String address = ((EditText) findViewById(R.id.address)).getText().toString(); // thin
                new FetchTask().execute(address); // thin
            }
        });
    }

    private class FetchTask extends AsyncTask<String, Void, String> {
        private String address;

        @Override
        protected void onPreExecute() {
            status.setText("…"); // not
        }

        @Override
        protected String doInBackground(String... addresses) {
            address = addresses[0]; // thin
            int colon = address.indexOf(':'); // thin
            return colon + "/" + address.length(); // fault, thin
        }

        @Override
        protected void onPostExecute(String found) {
            int end = Integer.parseInt(found.substring(0, found.indexOf('/'))); // thin
            status.setText(address.substring(0, end)); // thin
        }
    }
}
