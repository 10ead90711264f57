package org.esdroid.samples.zoo;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Zoo extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        ExpandableListView list = new ExpandableListView(this);
        list.setAdapter(new Animals(this));
        setContentView(list);
    }
}
