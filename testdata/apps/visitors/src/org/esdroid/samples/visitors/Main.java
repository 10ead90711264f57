package org.esdroid.samples.visitors;
import android.app.*;
import android.content.*;
import android.database.*;
import android.database.sqlite.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class Main extends Activity {
    private Talk.Line line;
    private final ServiceConnection link = new ServiceConnection() {
        public void onServiceConnected(ComponentName n, IBinder b) { line = ((Talk.Own) b).line(); } // thin
        public void onServiceDisconnected(ComponentName n) { line = null; }
    };
    @Override protected void onCreate(Bundle state) { super.onCreate(state); setContentView(R.layout.main); }
    public void join(View v) { bindService(new Intent(this, Talk.class).putExtra("guest", false), link, BIND_AUTO_CREATE); }
    public void visit(View v) { bindService(new Intent(this, Talk.class).setAction("visit"), link, BIND_AUTO_CREATE); } // full
    public void say(View v) { if (line != null) setTitle(line.say("hello")); } // not
}
