import android.content.Context;
import android.preference.ListPreference;
import android.preference.MultiSelectListPreference;
import esdroid.conformance.Runner;
import java.util.Arrays;
import java.util.HashSet;
import static esdroid.conformance.Out.*;

/** A choice of a list. */
public class Lists {
    public static void main(String[] args) throws Exception {
        Context c = Runner.activity;
        final ListPreference l = new ListPreference(c);
        l.setKey("list");
        l.setTitle("Colour");
        l.setEntries(new CharSequence[] {"Red", "Green", "Blue"});
        l.setEntryValues(new CharSequence[] {"r", "g", "b"});
        say(l.getValue(), l.getEntry(), l.findIndexOfValue("g"), l.findIndexOfValue("zz"), l.getSummary());
        l.setSummary("Chosen: %s");
        say(l.getSummary());
        l.setValue("b");
        say(l.getValue(), l.getEntry(), l.getSummary());
        l.setValueIndex(0);
        say(l.getValue(), l.getSummary());
        l.setSummary("100% o");
        fails("l.getSummary()", new Code() {
            public void run() throws Exception {
                l.getSummary();
            }
        });
        l.setSummary(null);
        say(l.getSummary(), l);
        fails("l.setValueIndex(9)", new Code() {
            public void run() throws Exception {
                l.setValueIndex(9);
            }
        });
        final ListPreference none = new ListPreference(c);
        fails("none.setValueIndex(0)", new Code() {
            public void run() throws Exception {
                none.setValueIndex(0);
            }
        });
        say(none.getEntry(), none.getEntries(), none.findIndexOfValue("x"));
        l.setDialogTitle("Pick");
        l.setPositiveButtonText("Yes");
        l.setNegativeButtonText("No");
        l.setDialogMessage("m");
        say(l.getDialogTitle(), l.getPositiveButtonText(), l.getNegativeButtonText(), l.getDialogMessage(), l.getDialog(), l.getDialogIcon(), l.getDialogLayoutResource());
        MultiSelectListPreference m = new MultiSelectListPreference(c);
        m.setEntries(new CharSequence[] {"A", "B"});
        m.setEntryValues(new CharSequence[] {"a", "b"});
        m.setValues(new HashSet<String>(Arrays.asList("b")));
        say(m.getValues(), m.findIndexOfValue("b"));
    }
}
