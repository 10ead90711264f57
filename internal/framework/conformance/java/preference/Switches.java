import android.content.Context;
import android.preference.CheckBoxPreference;
import android.preference.EditTextPreference;
import android.preference.SwitchPreference;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Preferences of two states. */
public class Switches {
    public static void main(String[] args) throws Exception {
        Context c = Runner.activity;
        CheckBoxPreference k = new CheckBoxPreference(c);
        k.setSummaryOn("on");
        k.setSummaryOff("off");
        say(k.isChecked(), k.getSummaryOn(), k.getSummaryOff(), k.getDisableDependentsState(), k.shouldDisableDependents());
        k.setChecked(true);
        say(k.isChecked(), k.shouldDisableDependents());
        k.setDisableDependentsState(true);
        say(k.shouldDisableDependents());
        SwitchPreference s = new SwitchPreference(c);
        s.setSwitchTextOn("I");
        s.setSwitchTextOff("O");
        s.setTitle("sw");
        say(s.isChecked(), s.getSwitchTextOn(), s.getSwitchTextOff(), s);
        EditTextPreference e = new EditTextPreference(c);
        e.setText("typed");
        say(e.getText(), e.getEditText() != null, e.shouldDisableDependents());
        e.setText("");
        say(e.shouldDisableDependents(), e);
    }
}
