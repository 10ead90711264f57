package org.esdroid.samples.steps;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Counter extends Service {
    private int n = 1;
    private int each = 4;
    private final IBinder binder = new Local();

    class Local extends Binder {
        Counter service() {
            return Counter.this;
        }
    }

    @Override
    public IBinder onBind(Intent i) {
        return binder;
    }

    void add() {
        n += each; // not
    }

    void reset() {
        n = 0; // thin
        each = n; // fault, thin
    }

    int each() {
        return each; // thin
    }
}
