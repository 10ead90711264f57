import android.view.ContextThemeWrapper;
import android.view.View;
import android.widget.Button;
import android.widget.NumberPicker;
import android.widget.TimePicker;
import esdroid.conformance.Show;

/** TimePickers of the first theme, which have a button for the half of the day, and of Holo, which have wheels for all. */
public class OldTimePickers extends Show {
    public static void main(String[] args) {
        for (int theme : new int[] {android.R.style.Theme, android.R.style.Theme_Light, android.R.style.Theme_Holo}) {
            TimePicker t = new TimePicker(new ContextThemeWrapper(context(), theme));
            t.setIs24HourView(false);
            t.setHour(9);
            t.setMinute(5);
            t.setOnTimeChangedListener(new TimePicker.OnTimeChangedListener() {
                @Override public void onTimeChanged(TimePicker view, int hour, int minute) { p("changed", hour, minute); }
            });
            View half = t.findViewById(id("amPm"));
            p(half.getClass().getSimpleName(), half.getVisibility(), half(half));
            if (half instanceof Button) {
                half.performClick();
                p(half(half), t.getHour());
                half.performClick();
                p(half(half), t.getHour());
            }
            t.setHour(13);
            p(half(half), t.getCurrentHour(), t.getCurrentMinute());
            t.setHour(0);
            p(half(half), t.getCurrentHour(), ((NumberPicker) t.findViewById(id("hour"))).getValue());
            t.setEnabled(false);
            p(half.isEnabled(), t.isEnabled());
            t.setIs24HourView(true);
            p(half.getVisibility(), t.getHour());
        }
    }

    private static int id(String name) {
        return context().getResources().getIdentifier(name, "id", "android");
    }

    private static String half(View v) {
        return v instanceof Button ? ((Button) v).getText().toString() : String.valueOf(((NumberPicker) v).getValue());
    }
}
