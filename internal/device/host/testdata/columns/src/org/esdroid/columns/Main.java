package org.esdroid.columns;

import android.app.Activity;
import android.database.Cursor;
import android.net.Uri;
import android.os.Bundle;
import android.widget.TextView;
import java.util.Arrays;

/** Shows the columns that queries of the device's providers answer with, or how they fail. */
public class Main extends Activity {
    private final StringBuilder told = new StringBuilder();

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        ask("content://com.android.calendar/events", "_id", "title");
        ask("content://com.android.calendar/events", "_id", "transparency");
        ask("content://com.android.calendar/events", "title AS t");
        ask("content://com.android.calendar/events", "_count");
        ask("content://sms/inbox", "colour");
        TextView view = new TextView(this);
        view.setText(told);
        setContentView(view);
    }

    private void ask(String uri, String... columns) {
        String answer;
        try {
            Cursor found = getContentResolver().query(Uri.parse(uri), columns, null, null, null);
            answer = Arrays.toString(found.getColumnNames());
            found.close();
        } catch (RuntimeException e) {
            answer = e.toString();
        }
        told.append(answer).append('\n');
    }
}
