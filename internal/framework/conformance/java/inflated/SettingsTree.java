import android.preference.Preference;
import android.preference.PreferenceGroup;
import android.preference.PreferenceManager;
import android.preference.PreferenceScreen;
import android.preference.TwoStatePreference;
import java.util.TreeMap;
import static esdroid.conformance.Out.*;

/** A screen of settings: order, summaries, what depends on what. */
public class SettingsTree {
    public static void main(String[] args) throws Exception {
        final PreferenceScreen s = SettingsShown.fresh(id("xml/settings"));
        tree(s, "");
        final PreferenceManager m = s.getPreferenceManager();
        say(m.findPreference("deep") != null, m.findPreference("none"), s.findPreference("colour") != null, m.getSharedPreferencesName(), m.getSharedPreferencesMode());
        TwoStatePreference sound = (TwoStatePreference) s.findPreference("sound");
        sound.setChecked(false);
        say(s.findPreference("colour").isEnabled(), s.findPreference("switch").isEnabled(), sound.getSummaryOff(), sound.getDisableDependentsState());
        sound.setChecked(true);
        say(s.findPreference("colour").isEnabled());
        sound.setDisableDependentsState(true);
        say(s.findPreference("colour").isEnabled());
        sound.setChecked(false);
        say(s.findPreference("colour").isEnabled(), sound.shouldDisableDependents());
        say(new TreeMap<String, Object>(m.getSharedPreferences().getAll()));
        say(s.findPreference("go").getIntent(), s.findPreference("go").getExtras().getString("k"), s.findPreference("go").peekExtras() != null);
    }

    static void tree(Preference p, String indent) {
        say(indent + p.getClass().getSimpleName(), p.getKey(), p.getTitle(), p.getSummary(), p.isEnabled(), p.isSelectable(), p.getOrder(), p.getDependency(), p);
        if (p instanceof PreferenceGroup) for (int i = 0; i < ((PreferenceGroup) p).getPreferenceCount(); i++) tree(((PreferenceGroup) p).getPreference(i), indent + " ");
    }
}
