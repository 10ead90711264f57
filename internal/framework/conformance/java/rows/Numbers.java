import android.widget.NumberPicker;
import esdroid.conformance.Runner;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Pickers of numbers: their limits, their wheel, and what they refuse. */
public class Numbers {
    private static void tell(NumberPicker p) { say(p.getMinValue(), p.getMaxValue(), p.getValue(), p.getWrapSelectorWheel(), java.util.Arrays.toString(p.getDisplayedValues())); }

    public static void main(String[] args) throws Exception {
        final NumberPicker p = new NumberPicker(Runner.activity);
        tell(p);
        p.setOnValueChangedListener(new NumberPicker.OnValueChangeListener() { public void onValueChange(NumberPicker x, int from, int to) { say("changed", from, to); } });
        p.setMaxValue(2);
        p.setValue(5);
        tell(p);
        p.setMaxValue(10);
        tell(p);
        p.setValue(-3);
        tell(p);
        p.setMinValue(4);
        tell(p);
        p.setWrapSelectorWheel(false);
        tell(p);
        p.setMinValue(12);
        tell(p);
        p.setMaxValue(8);
        tell(p);
        fails("setMinValue(-1)", new Code() { public void run() throws Exception { p.setMinValue(-1); } });
        fails("setMaxValue(-1)", new Code() { public void run() throws Exception { p.setMaxValue(-1); } });
        p.setMinValue(0);
        p.setMaxValue(2);
        p.setDisplayedValues(new String[] {"one", "two", "three"});
        p.setValue(1);
        tell(p);
        p.setFormatter(new NumberPicker.Formatter() { public String format(int n) { return "<" + n + ">"; } });
        p.setDisplayedValues(null);
        tell(p);
        say(((android.widget.EditText) p.getChildAt(p.getChildCount() / 2)).getText());
        p.setFormatter(null);
        p.setEnabled(false);
        say(p.isEnabled(), p.getChildCount(), p.getSolidColor());
        fails("fewer names than numbers", new Code() { public void run() throws Exception {
            p.setDisplayedValues(new String[] {"one"});
            p.setValue(2);
            say(((android.widget.EditText) p.getChildAt(p.getChildCount() / 2)).getText());
        } });
    }
}
