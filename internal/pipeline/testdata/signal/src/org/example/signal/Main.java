package org.example.signal;

import android.app.Activity;
import android.net.ConnectivityManager;
import android.net.Network;
import android.net.NetworkCapabilities;
import android.os.Bundle;
import android.widget.TextView;

/** Shows whether there is a network, and takes for granted that there is one when it goes. */
public class Main extends Activity {
    private TextView text;
    private ConnectivityManager connectivity;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        connectivity = (ConnectivityManager) getSystemService(CONNECTIVITY_SERVICE);
        text = new TextView(this);
        setContentView(text);
        connectivity.registerDefaultNetworkCallback(new ConnectivityManager.NetworkCallback() {
            @Override
            public void onAvailable(Network network) {
                show("valid: " + connectivity.getNetworkCapabilities(network).hasCapability(NetworkCapabilities.NET_CAPABILITY_VALIDATED));
            }

            @Override
            public void onLost(Network network) {
                show("left " + network.equals(connectivity.getActiveNetwork()) + connectivity.getActiveNetworkInfo().getTypeName());
            }
        });
    }

    private void show(final String what) {
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                text.setText(what);
            }
        });
    }
}
