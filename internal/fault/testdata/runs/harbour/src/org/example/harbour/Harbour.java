package org.example.harbour;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;

public class Harbour extends Activity {
    private boolean quick;
    @Override protected void onCreate(Bundle b) {
        super.onCreate(b);
        setContentView(R.layout.main);
        findViewById(R.id.quick).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { quick = true; } });
        findViewById(R.id.leave).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { startActivity(new Intent(Harbour.this, Harbour.class)); } });
    }
    @Override protected void onPause() {
        if (quick) // thin
            return;
        super.onPause();
    }
}
