import android.content.SharedPreferences;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import java.util.Arrays;
import java.util.HashSet;
import java.util.TreeMap;
import static esdroid.conformance.Out.*;

/** Editors, listeners, commits and applies one after the other. */
public class PreferenceOrder {
    public static void main(String[] args) throws Exception {
        final SharedPreferences p = Runner.activity.getSharedPreferences("ordered", 0);
        p.edit().clear().commit();
        final SharedPreferences.OnSharedPreferenceChangeListener l = new SharedPreferences.OnSharedPreferenceChangeListener() {
            public void onSharedPreferenceChanged(SharedPreferences s, String key) {
                say("heard", key, s.getAll().get(key));
                if (s.getInt("a", 0) == 1) s.edit().putInt("a", 2).apply();
            }
        };
        p.registerOnSharedPreferenceChangeListener(l);
        p.registerOnSharedPreferenceChangeListener(l);
        SharedPreferences.Editor one = p.edit(), two = p.edit();
        one.putInt("a", 1).putString("b", "one");
        two.putString("b", "two").remove("c");
        two.apply();
        one.apply();
        say(p.getInt("a", 0), p.getString("b", null));
        one.putInt("d", 5);
        one.commit();
        say(p.getAll().get("d"), new TreeMap<String, Object>(p.getAll()));
        p.edit().putInt("e", 1).clear().putInt("f", 2).remove("f").commit();
        say(new TreeMap<String, Object>(p.getAll()));
        p.edit().remove("e").putInt("e", 3).commit();
        p.edit().putString(null, "null key").commit();
        say(p.getString(null, "none"), p.contains(null), p.getAll().size());
        HashSet<String> set = new HashSet<String>(Arrays.asList("x"));
        p.edit().putStringSet("set", set).commit();
        set.add("y");
        say(p.getStringSet("set", null));
        p.edit().putStringSet("set", null).commit();
        say(p.contains("set"), p.getStringSet("set", null));
        fails("p.registerOnSharedPreferenceChangeListener(null)", new Code() {
            public void run() throws Exception {
                p.registerOnSharedPreferenceChangeListener(null);
            }
        });
        p.edit().putInt("n", 1).commit();
        fails("p.getFloat(\"n\", 0)", new Code() {
            public void run() throws Exception {
                p.getFloat("n", 0);
            }
        });
        fails("p.getBoolean(\"n\", false)", new Code() {
            public void run() throws Exception {
                p.getBoolean("n", false);
            }
        });
        fails("p.getStringSet(\"n\", null)", new Code() {
            public void run() throws Exception {
                p.getStringSet("n", null);
            }
        });
        p.unregisterOnSharedPreferenceChangeListener(l);
        p.unregisterOnSharedPreferenceChangeListener(l);
        p.edit().clear().apply();
        p.getAll().clear();
    }
}
