import android.content.Context;
import android.content.SharedPreferences;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import java.io.BufferedReader;
import java.io.File;
import java.io.FileReader;
import java.util.ArrayList;
import java.util.Collections;
import static esdroid.conformance.Out.*;

/** Preferences by name and mode, and files that are theirs. */
public class PreferenceFiles {
    public static void main(String[] args) throws Exception {
        final Context c = Runner.activity;
        SharedPreferences p = c.getSharedPreferences("kept", Context.MODE_PRIVATE);
        p.edit().putString("k", "v & <w> \"q\"\n2").putFloat("f", Float.NaN).putLong("l", Long.MIN_VALUE).putFloat("g", 1e-10f).commit();
        File f = new File(c.getFilesDir().getParentFile(), "shared_prefs/kept.xml");
        say(f.exists());
        BufferedReader r = new BufferedReader(new FileReader(f));
        ArrayList<String> lines = new ArrayList<String>();
        for (String s = r.readLine(); s != null; s = r.readLine()) lines.add(s);
        r.close();
        Collections.sort(lines);
        for (String s : lines) say(s);
        say(p == c.getSharedPreferences("kept", Context.MODE_MULTI_PROCESS), p == c.getApplicationContext().getSharedPreferences("kept", 0));
        fails("c.getSharedPreferences(\"a/b\", 0)", new Code() {
            public void run() throws Exception {
                c.getSharedPreferences("a/b", 0);
            }
        });
        fails("c.getSharedPreferences(\"w\", Context.MODE_WORLD_READABLE)", new Code() {
            public void run() throws Exception {
                c.getSharedPreferences("w", Context.MODE_WORLD_READABLE);
            }
        });
        say(c.getSharedPreferences((String) null, 0) != null);
        say(c.deleteSharedPreferences("kept"), f.exists(), c.getSharedPreferences("kept", 0).getAll());
        fails("c.openFileOutput(\"a/b\", 0)", new Code() {
            public void run() throws Exception {
                c.openFileOutput("a/b", 0);
            }
        });
        fails("c.openFileInput(\"missing\")", new Code() {
            public void run() throws Exception {
                c.openFileInput("missing");
            }
        });
        fails("c.openFileOutput(\"w\", Context.MODE_WORLD_WRITEABLE)", new Code() {
            public void run() throws Exception {
                c.openFileOutput("w", Context.MODE_WORLD_WRITEABLE);
            }
        });
        say(c.deleteFile("missing"), c.getFileStreamPath("x").getName(), c.fileList().length >= 0, c.getDir("own", 0).getName());
    }
}
