package org.esdroid.samples.halls;
import android.app.*;
import android.content.*;
import android.database.*;
import android.database.sqlite.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Seats extends Activity {
    private int row;
    @Override protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.seats);
        row = getIntent().getIntExtra("row", -1); // thin
    }
    public void free(View v) { setTitle(Hall.ROWS[row] + ": " + Hall.FREE[row]); } // thin
}
