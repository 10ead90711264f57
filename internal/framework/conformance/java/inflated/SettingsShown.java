import android.content.SharedPreferences;
import android.preference.CheckBoxPreference;
import android.preference.EditTextPreference;
import android.preference.ListPreference;
import android.preference.MultiSelectListPreference;
import android.preference.Preference;
import android.preference.PreferenceFragment;
import android.preference.PreferenceScreen;
import android.preference.SwitchPreference;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import java.util.Arrays;
import java.util.TreeSet;
import static esdroid.conformance.Out.*;

/** Settings change by what is chosen, if the listener lets them. */
public class SettingsShown {
    public static void main(String[] args) throws Exception {
        final PreferenceScreen s = fresh(id("xml/settings"));
        final ListPreference colour = (ListPreference) s.findPreference("colour");
        say(colour.getValue(), colour.getEntry(), colour.getSummary(), colour.getDialogTitle());
        colour.setOnPreferenceChangeListener(new Preference.OnPreferenceChangeListener() {
            public boolean onPreferenceChange(Preference p, Object v) {
                say("asked", p.getKey(), v);
                return "apple".equals(v);
            }
        });

        final SharedPreferences shared = s.getSharedPreferences();
        SharedPreferences.OnSharedPreferenceChangeListener heard = new SharedPreferences.OnSharedPreferenceChangeListener() {
            public void onSharedPreferenceChanged(SharedPreferences p, String key) {
                say("changed", key, p.getAll().get(key));
            }
        };
        shared.registerOnSharedPreferenceChangeListener(heard);
        colour.setValue("apple");
        colour.setValue("apple");
        colour.setValue("unlisted");
        say(colour.getEntry(), colour.findIndexOfValue("unlisted"));
        fails("colour.getSummary()", new Code() {
            public void run() throws Exception {
                colour.getSummary();
            }
        });
        EditTextPreference name = (EditTextPreference) s.findPreference("name");
        say(name.getText(), name.getSummary(), name.getEditText() != null, name.shouldDisableDependents());
        name.setText("");
        say(name.shouldDisableDependents());
        name.setText(null);
        say(name.getText(), shared.contains("name"));
        MultiSelectListPreference many = (MultiSelectListPreference) s.findPreference("many");
        say(new TreeSet<String>(many.getValues()), many.findIndexOfValue("pear"));
        many.setValues(new TreeSet<String>(Arrays.asList("pear")));
        SwitchPreference w = (SwitchPreference) s.findPreference("switch");
        say(w.getSwitchTextOn(), w.getSwitchTextOff(), w.isChecked(), w.isPersistent());
        w.setChecked(true);
        say(shared.contains("switch"));
        shared.edit().putString("sound", "not a boolean").commit();
        CheckBoxPreference wrong = new CheckBoxPreference(Runner.activity);
        wrong.setKey("sound");
        fails("s.addPreference(wrong)", new Code() {
            public void run() throws Exception {
                s.addPreference(wrong);
            }
        });
        shared.unregisterOnSharedPreferenceChangeListener(heard);
        shared.edit().clear().commit();
    }

    /** The screen of a document, with nothing kept from before. */
    static PreferenceScreen fresh(final int xml) {
        Runner.activity.getSharedPreferences("esdroid.conformance_preferences", 0).edit().clear().commit();
        Holder f = new Holder();
        Runner.activity.getFragmentManager().beginTransaction().add(f, "holder").commit();
        Runner.activity.getFragmentManager().executePendingTransactions();
        f.addPreferencesFromResource(xml);
        return f.getPreferenceScreen();
    }

    /** Holds a screen. */
    public static class Holder extends PreferenceFragment {}
}
