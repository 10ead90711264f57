package org.esdroid.samples.stamps;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Stamps extends Activity {
    private Book book;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        book = new Book(this);
        setTitle("Stamps"); // not
        findViewById(R.id.add).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                show(book.add("Penny"));
            }
        });
        findViewById(R.id.sell).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                book.sell();
            }
        });
    }

    private void show(long id) {
        ((TextView) findViewById(R.id.out)).setText("Stamp " + id);
    }
}
