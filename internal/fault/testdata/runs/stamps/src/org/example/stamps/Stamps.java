package org.example.stamps;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;

public class Stamps extends Activity {
    private int pages = 1;
    @Override protected void onCreate(Bundle b) {
        super.onCreate(b);
        setContentView(R.layout.main);
        findViewById(R.id.more).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { pages++; } });
        findViewById(R.id.send).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { startActivity(new Intent(Stamps.this, Sent.class).putExtra("letter", new Letter(90, pages))); } });
    }
}
