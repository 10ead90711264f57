package org.example.quay;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;

public class Quay extends Activity {
    private String moored;
    @Override protected void onCreate(Bundle b) {
        super.onCreate(b);
        setContentView(R.layout.main);
        findViewById(R.id.quick).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { moored = "east"; } }); // not
        findViewById(R.id.leave).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { startActivity(new Intent(Quay.this, Quay.class)); } });
        moored = "west"; // not
    }
    @Override protected void onPause() {
        if (moored == null) // thin
            moored = "west";
    }
}
