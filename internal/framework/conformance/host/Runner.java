package esdroid.conformance;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;

/** Runs the programs that an asset names, one in each turn of the main thread. */
public class Runner extends Activity implements Runnable {
    /** The activity, for programs that want one. */
    public static Activity activity;

    private final List<String> programs = new ArrayList<String>();
    private final Handler handler = new Handler();
    private int next;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        activity = this;
        try {
            BufferedReader r = new BufferedReader(new InputStreamReader(getAssets().open("programs"), "UTF-8"));
            for (String name = r.readLine(); name != null; name = r.readLine()) programs.add(name);
            r.close();
        } catch (java.io.IOException e) {
            throw new RuntimeException(e);
        }
        handler.postDelayed(this, 1000);
    }

    @Override
    public void run() {
        if (next == programs.size()) {
            System.out.println("PROGRAMS END");
            return;
        }
        String name = programs.get(next++);
        System.out.println("PROGRAM " + name);
        handler.postDelayed(this, 10000);
        try {
            Class.forName(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } catch (InvocationTargetException e) {
            for (Throwable t = e.getCause(); t != null; t = t.getCause()) System.out.println("uncaught " + t);
        } catch (Exception e) {
            System.out.println("cannot run " + e);
        }
    }
}
