package org.esdroid.samples.badge;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Card extends Activity {
    private static final String[] LEVELS = {"guest", "member", "owner", "chair"};

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        Person p = getIntent().getParcelableExtra("person");
        TextView t = new TextView(this);
        t.setText(p.name + ", " + LEVELS[p.level]); // thin
        setContentView(t);
    }
}
