import android.content.Context;
import android.content.SharedPreferences;
import esdroid.conformance.Runner;
import java.util.Arrays;
import java.util.HashSet;
import java.util.TreeMap;
import java.util.TreeSet;
import static esdroid.conformance.Out.*;

/** Preferences that an app keeps. */
public class Preferences {
    public static void main(String[] args) throws Exception {
        final SharedPreferences p = Runner.activity.getSharedPreferences("conformance", Context.MODE_PRIVATE);
        SharedPreferences.OnSharedPreferenceChangeListener l = new SharedPreferences.OnSharedPreferenceChangeListener() {
            public void onSharedPreferenceChanged(SharedPreferences s, String key) {
                say("changed", key, s == p);
            }
        };
        p.registerOnSharedPreferenceChangeListener(l);
        say(p.getAll().size(), p.getString("s", "def"), p.contains("s"));
        SharedPreferences.Editor e = p.edit();
        e.putString("s", "text").putInt("i", 5).putBoolean("b", true).putFloat("f", 1.5f).putLong("l", 1L << 40).putStringSet("set", new HashSet<String>(Arrays.asList("a", "b")));
        say(p.contains("s"), e.commit(), p.contains("s"));
        say(p.getString("s", null), p.getInt("i", 0), p.getBoolean("b", false), p.getFloat("f", 0), p.getLong("l", 0), new TreeSet<String>(p.getStringSet("set", null)), new TreeMap<String, Object>(p.getAll()));
        fails("p.getInt(\"s\", 0)", new Code() {
            public void run() throws Exception {
                p.getInt("s", 0);
            }
        });
        fails("p.getString(\"i\", null)", new Code() {
            public void run() throws Exception {
                p.getString("i", null);
            }
        });
        fails("p.getLong(\"i\", 0)", new Code() {
            public void run() throws Exception {
                p.getLong("i", 0);
            }
        });
        fails("p.getStringSet(\"s\", null)", new Code() {
            public void run() throws Exception {
                p.getStringSet("s", null);
            }
        });
        p.edit().putString("s", null).remove("nothing").putInt("i", 5).apply();
        say(p.contains("s"), p.getInt("i", 0));
        p.edit().clear().putInt("after", 1).commit();
        say(p.getAll());
        say(Runner.activity.getSharedPreferences("conformance", 0) == p, p.edit() == p.edit());
        p.unregisterOnSharedPreferenceChangeListener(l);
        p.edit().clear().apply();
        say(p.getAll().isEmpty());
        SharedPreferences own = Runner.activity.getPreferences(Context.MODE_PRIVATE);
        own.edit().putString("k", "v").commit();
        say(Runner.activity.getSharedPreferences("esdroid.conformance.Runner", 0) == own, Runner.activity.getLocalClassName(), own.getAll());
    }
}
