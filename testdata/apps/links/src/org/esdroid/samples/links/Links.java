package org.esdroid.samples.links;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import java.net.URI;

public class Links extends Activity {
    private String address = "http://example.org/a";
    private int checks;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.word).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                address += " word"; // fault, thin
            }
        });
        findViewById(R.id.slash).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                address += "/"; // thin
            }
        });
        findViewById(R.id.check).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                checks++; // not
                ((TextView) findViewById(R.id.shown)).setText(host() + " in check " + checks);
            }
        });
    }

    private String host() {
        URI uri = URI.create(address); // thin
        return uri.getHost();
    }
}
