import android.os.SystemClock;
import android.view.ContextThemeWrapper;
import android.view.MotionEvent;
import android.view.View;
import android.widget.EditText;
import android.widget.RadioButton;
import android.widget.Spinner;
import android.widget.TextView;
import android.widget.TimePicker;
import esdroid.conformance.Show;

/** TimePickers of Material: digits above a dial that is touched, and fields in its place. */
public class ClockTimePickers extends Show {
    private static TimePicker picker;

    public static void main(String[] args) {
        picker = new TimePicker(new ContextThemeWrapper(context(), android.R.style.Theme_Material_Light));
        picker.setIs24HourView(false);
        picker.setHour(9);
        picker.setMinute(5);
        picker.setOnTimeChangedListener(new TimePicker.OnTimeChangedListener() {
            @Override public void onTimeChanged(TimePicker view, int hour, int minute) { p("changed", hour, minute); }
        });
        state("first");
        picker.setHour(0);
        state("midnight");
        find("pm_label").performClick();
        state("noon");
        picker.setMinute(0);
        touches();
        state("touched");
        find("hours").performClick();
        picker.setIs24HourView(true);
        state("24");
        touches();
        state("touched");
        picker.setIs24HourView(false);
        state("12");
        find("toggle_mode").performClick();
        state("fields");
        EditText hour = find("input_hour"), minute = find("input_minute");
        for (String typed : new String[] {"7", "", "13", "0", "x", "123"}) {
            hour.setText(typed);
            minute.setText(typed + "1");
            p(typed, hour.getText(), minute.getText(), picker.getHour(), picker.getMinute(), picker.validateInput(), find("label_error").getVisibility(), find("label_hour").getVisibility());
        }
        find("toggle_mode").performClick();
        state("dial");
        picker.setEnabled(false);
        p(picker.isEnabled(), find("hours").isEnabled(), find("am_label").isEnabled(), find("radial_picker").isEnabled(), picker.getBaseline());
    }

    /** Touches all around, in both circles and beyond, hours and then minutes. */
    private static void touches() {
        View dial = find("radial_picker");
        dial.layout(0, 0, 700, 700);
        for (int pass = 0; pass < 2; pass++) {
            for (int degrees = 0; degrees < 360; degrees += 13) {
                for (int from : new int[] {50, 220, 300, 500}) {
                    float x = 350 + (float) (from * Math.sin(Math.toRadians(degrees))), y = 350 - (float) (from * Math.cos(Math.toRadians(degrees)));
                    send(dial, MotionEvent.ACTION_DOWN, x, y);
                    send(dial, MotionEvent.ACTION_MOVE, x, y);
                }
            }
            send(dial, MotionEvent.ACTION_UP, 100, 350);
            p("up", picker.getHour(), picker.getMinute(), find("hours").isActivated(), find("minutes").isActivated());
        }
    }

    private static void send(View v, int action, float x, float y) {
        MotionEvent e = MotionEvent.obtain(SystemClock.uptimeMillis(), SystemClock.uptimeMillis(), action, x, y, 0);
        v.onTouchEvent(e);
        e.recycle();
    }

    private static void state(String what) {
        RadioButton am = find("am_label"), pm = find("pm_label");
        p(what, picker.getHour(), picker.getMinute(), text("hours"), text("separator"), text("minutes"), am.getText(), am.isChecked(), pm.getText(), pm.isChecked(), find("ampm_layout").getVisibility());
        p(find("hours").isActivated(), find("minutes").isActivated(), text("input_hour"), text("input_minute"), ((Spinner) find("am_pm_spinner")).getSelectedItemPosition(), find("am_pm_spinner").getVisibility());
        p(find("time_header").getVisibility(), find("radial_picker").getVisibility(), find("input_header").getVisibility(), find("input_mode").getVisibility(), find("hours").getMinimumWidth() == find("minutes").getMinimumWidth());
        picker.measure(View.MeasureSpec.makeMeasureSpec(1000, View.MeasureSpec.AT_MOST), 0);
        p(picker.getMeasuredWidth(), picker.getMeasuredHeight());
    }

    private static CharSequence text(String name) {
        return ((TextView) find(name)).getText();
    }

    private static <T extends View> T find(String name) {
        return picker.findViewById(context().getResources().getIdentifier(name, "id", "android"));
    }
}
