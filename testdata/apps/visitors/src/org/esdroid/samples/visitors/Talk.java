package org.esdroid.samples.visitors;
import android.app.*;
import android.content.*;
import android.database.*;
import android.database.sqlite.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Talk extends Service {
    static class Line { int n; String say(String s) { n++; return n + ": " + s; } }
    class Own extends Binder { Line line() { return shared; } }
    private final Line shared = new Line();
    @Override public IBinder onBind(Intent i) {
        IBinder b = new Own();
        if ("visit".equals(i.getAction())) {
            b = new Binder(); // fault
        }
        return b; // thin
    }
}
