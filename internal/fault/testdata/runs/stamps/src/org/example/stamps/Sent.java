package org.example.stamps;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;

public class Sent extends Activity {
    @Override protected void onCreate(Bundle b) {
        super.onCreate(b);
        Letter l = getIntent().getParcelableExtra("letter");
        setTitle("each " + l.weight / l.pages); // thin
    }
}
