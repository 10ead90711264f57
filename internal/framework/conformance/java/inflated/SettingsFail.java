import android.preference.EditTextPreference;
import android.preference.ListPreference;
import android.preference.Preference;
import android.preference.PreferenceManager;
import android.preference.PreferenceScreen;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import java.util.TreeMap;
import static esdroid.conformance.Out.*;

/** Settings that cannot be: no such dependency, no such class, no key. */
public class SettingsFail {
    public static void main(String[] args) throws Exception {
        final PreferenceScreen s = SettingsShown.fresh(id("xml/settings"));
        fails("SettingsShown.fresh(id(\"xml/unheard\"))", new Code() {
            public void run() throws Exception {
                SettingsShown.fresh(id("xml/unheard"));
            }
        });
        fails("SettingsShown.fresh(id(\"layout/styled\"))", new Code() {
            public void run() throws Exception {
                SettingsShown.fresh(id("layout/styled"));
            }
        });
        fails("SettingsShown.fresh(0)", new Code() {
            public void run() throws Exception {
                SettingsShown.fresh(0);
            }
        });
        final ListPreference bare = new ListPreference(Runner.activity);
        bare.setKey("bare");
        bare.setTitle("Bare");
        say(s.addPreference(bare), s.addPreference(bare), s.getPreferenceCount());
        final EditTextPreference twice = new EditTextPreference(Runner.activity);
        twice.setKey("bare");
        say(s.addPreference(twice), s.findPreference("bare") == bare, s.removePreference(bare), s.removePreference(bare), s.findPreference("bare") == twice);
        fails("s.getPreference(99)", new Code() {
            public void run() throws Exception {
                s.getPreference(99);
            }
        });
        final Preference p = new Preference(Runner.activity);
        p.setTitle("P");
        p.setKey("p");
        fails("p.setDependency(\"nowhere\")", new Code() {
            public void run() throws Exception {
                p.setDependency("nowhere");
            }
        });
        p.setDependency(null);
        s.removeAll();
        say(s.getPreferenceCount(), s.isOrderingAsAdded());
        fails("PreferenceManager.setDefaultValues(null, 0, true)", new Code() {
            public void run() throws Exception {
                PreferenceManager.setDefaultValues(null, 0, true);
            }
        });
        PreferenceManager.setDefaultValues(Runner.activity, id("xml/settings"), true);
        say(new TreeMap<String, Object>(PreferenceManager.getDefaultSharedPreferences(Runner.activity).getAll()));
        PreferenceManager.getDefaultSharedPreferences(Runner.activity).edit().clear().commit();
        PreferenceManager.setDefaultValues(Runner.activity, id("xml/settings"), false);
        say(PreferenceManager.getDefaultSharedPreferences(Runner.activity).getAll().size(), Runner.activity.getSharedPreferences(PreferenceManager.KEY_HAS_SET_DEFAULT_VALUES, 0).getAll());
    }
}
