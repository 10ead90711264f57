import android.content.Context;
import android.preference.Preference;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Preferences without a screen. */
public class Basics {
    public static void main(String[] args) throws Exception {
        Context c = Runner.activity;
        final Preference p = new Preference(c);
        p.setTitle("Title");
        p.setSummary("Summary");
        p.setKey("key");
        p.setOrder(3);
        say(p, p.getTitle(), p.getSummary(), p.getKey(), p.hasKey(), p.getOrder(), p.isEnabled(), p.isSelectable(), p.isPersistent(), p.getShouldDisableView(), p.getLayoutResource() != 0, p.getIntent(), p.getFragment(), p.getDependency(), p.peekExtras(), p.getExtras(), p.isIconSpaceReserved(), p.isRecycleEnabled());
        p.setEnabled(false);
        p.setDefaultValue("x");
        say(p.isEnabled(), p.getSharedPreferences(), p.getPreferenceManager(), p.getEditor());
        final Preference n = new Preference(c);
        fails("n.setKey(null)", new Code() {
            public void run() throws Exception {
                n.setKey(null);
            }
        });
        say(n.hasKey(), n.compareTo(p), new Preference(c).compareTo(new Preference(c)));
        p.setOnPreferenceChangeListener(new Preference.OnPreferenceChangeListener() {
            public boolean onPreferenceChange(Preference q, Object v) {
                say("change", v);
                return false;
            }
        });
        p.setOnPreferenceClickListener(new Preference.OnPreferenceClickListener() {
            public boolean onPreferenceClick(Preference q) {
                return true;
            }
        });
        say(p.getOnPreferenceChangeListener() != null, p.getOnPreferenceClickListener().onPreferenceClick(p));
    }
}
