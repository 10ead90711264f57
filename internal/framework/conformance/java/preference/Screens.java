import android.app.Activity;
import android.content.Context;
import android.os.Bundle;
import android.preference.CheckBoxPreference;
import android.preference.EditTextPreference;
import android.preference.ListPreference;
import android.preference.Preference;
import android.preference.PreferenceCategory;
import android.preference.PreferenceFragment;
import android.preference.PreferenceManager;
import android.preference.PreferenceScreen;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** A screen of preferences in a fragment. */
public class Screens {
    /** A screen that is put together in code. */
    public static class Shown extends PreferenceFragment {
        @Override
        public void onCreate(Bundle state) {
            super.onCreate(state);
            Context c = getActivity();
            PreferenceScreen s = getPreferenceManager().createPreferenceScreen(c);
            CheckBoxPreference check = new CheckBoxPreference(c);
            check.setKey("check");
            check.setTitle("Check");
            check.setDefaultValue(false);
            s.addPreference(check);
            PreferenceCategory cat = new PreferenceCategory(c);
            cat.setKey("cat");
            cat.setTitle("Category");
            s.addPreference(cat);
            ListPreference list = new ListPreference(c);
            list.setKey("list");
            list.setTitle("List");
            list.setEntries(new CharSequence[] {"One", "Two"});
            list.setEntryValues(new CharSequence[] {"1", "2"});
            list.setDefaultValue("1");
            list.setSummary("is %s");
            cat.addPreference(list);
            EditTextPreference text = new EditTextPreference(c);
            text.setKey("text");
            text.setTitle("Text");
            text.setDefaultValue("default");
            cat.addPreference(text);
            setPreferenceScreen(s);
            list.setDependency("check");
            say(list.getValue(), text.getText(), list.isEnabled(), getPreferenceManager().getSharedPreferences().getAll());
        }
    }

    public static void main(String[] args) throws Exception {
        final Activity a = Runner.activity;
        a.getSharedPreferences("esdroid.conformance_preferences", 0).edit().clear().commit();
        PreferenceFragment f = new Shown();
        a.getFragmentManager().beginTransaction().add(android.R.id.content, f, "prefs").commit();
        a.getFragmentManager().executePendingTransactions();
        PreferenceScreen s = f.getPreferenceScreen();
        say(s.getPreferenceCount(), s.getPreference(0).getTitle(), s.getPreference(1), f.findPreference("check") != null, f.findPreference("none"), s.getRootAdapter().getCount());
        for (int i = 0; i < s.getRootAdapter().getCount(); i++) say(s.getRootAdapter().getItem(i), ((Preference) s.getRootAdapter().getItem(i)).isEnabled());
        CheckBoxPreference check = (CheckBoxPreference) f.findPreference("check");
        check.setChecked(true);
        say(f.findPreference("list").isEnabled(), f.getPreferenceManager().getSharedPreferences().getAll());
        ListPreference list = (ListPreference) f.findPreference("list");
        list.setValue("2");
        say(f.getPreferenceManager().getSharedPreferences().getString("list", null), list.getSummary());
        PreferenceCategory cat = (PreferenceCategory) f.findPreference("cat");
        say(cat.getPreferenceCount(), cat.removePreference(list), cat.removePreference(list), cat.getPreferenceCount(), f.findPreference("list"));
        s.removeAll();
        say(s.getPreferenceCount(), s.getRootAdapter().getCount());
        say(PreferenceManager.getDefaultSharedPreferencesName(a), f.getPreferenceManager().getSharedPreferencesName(), f.getPreferenceManager().getSharedPreferencesMode());
        a.getFragmentManager().beginTransaction().remove(f).commit();
        a.getFragmentManager().executePendingTransactions();
    }
}
