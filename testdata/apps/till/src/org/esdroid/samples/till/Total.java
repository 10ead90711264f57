package org.esdroid.samples.till;

import android.app.Activity;
import android.database.Cursor;
import android.os.Bundle;

public class Total extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        double sum = 0;
        Cursor c = Till.day.query("sales", new String[] {"price"}, null, null, null, null, null); // thin
        while (c.moveToNext()) {
            sum += Double.parseDouble(c.getString(0)); /*!*/ // thin
        }
        c.close();
        setTitle(Double.toString(sum)); // not
    }
}
