package org.esdroid.samples.alarms;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Bell extends BroadcastReceiver {
    private static final String[] TEXTS = {"Tea", "Bread", "Cat"};

    @Override
    public void onReceive(Context c, Intent i) {
        int index = i.getIntExtra("index", -1); // fault, thin
        Toast.makeText(c, TEXTS[index], Toast.LENGTH_SHORT).show(); // thin
    }
}
