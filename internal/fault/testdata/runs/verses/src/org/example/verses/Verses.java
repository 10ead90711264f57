package org.example.verses;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;

import android.database.*;
public class Verses extends Activity {
    @Override protected void onCreate(Bundle b) {
        super.onCreate(b);
        setContentView(R.layout.main);
        findViewById(R.id.show).setOnClickListener(new View.OnClickListener() { @Override public void onClick(View v) { show(); } });
    }
    private void show() {
        MatrixCursor c = new MatrixCursor(new String[] {"_id", "line"}); // thin
        c.addRow(new Object[] {1, "first"});
        StringBuilder all = new StringBuilder();
        while (c.moveToNext()) // untold
            all.append(c.getString(c.getColumnIndexOrThrow("text"))); // thin
        setTitle(all);
    }
}
