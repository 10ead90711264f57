package org.esdroid.samples.postbox;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Message;
import android.view.View;
import android.widget.TextView;

/** Letters and bills arrive after a while. */
public class Postbox extends Activity {
    private static final int LETTER = 1;
    private static final int BILL = 2;
    private int received;

    private final Handler handler = new Handler() {
        @Override
        public void handleMessage(Message m) {
            received++; // not
            switch (m.what) { // full
                case LETTER:
                    show((String) m.obj);
                    break;
                case BILL:
                    show("Pay " + ((Integer) m.obj).intValue()); // thin
                    break;
            }
        }
    };

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.letter).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                handler.sendMessageDelayed(handler.obtainMessage(LETTER, "Hello"), 100);
            }
        });
        findViewById(R.id.bill).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                String amount = String.valueOf(20 + received); // fault, thin
                Message m = handler.obtainMessage(BILL, amount); // thin
                handler.sendMessageDelayed(m, 500); // full
            }
        });
    }

    private void show(String text) {
        ((TextView) findViewById(R.id.box)).setText(text); // not
    }
}
