import android.widget.*;
import esdroid.conformance.Runner;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Pickers of dates and times. */
public class Dates {
    private static void tell(DatePicker d) { say(d.getYear(), d.getMonth(), d.getDayOfMonth(), d.isEnabled(), d.getFirstDayOfWeek()); }

    public static void main(String[] args) throws Exception {
        final DatePicker d = new DatePicker(Runner.activity);
        d.init(2020, 1, 29, new DatePicker.OnDateChangedListener() { public void onDateChanged(DatePicker x, int y, int m, int day) { say("changed", y, m, day); } });
        tell(d);
        d.updateDate(2021, 1, 29);
        tell(d);
        d.updateDate(2021, 14, 0);
        tell(d);
        d.setMinDate(1600000000000L);
        d.setMaxDate(1700000000000L);
        say(d.getMinDate(), d.getMaxDate());
        tell(d);
        d.updateDate(2019, 0, 1);
        tell(d);
        d.updateDate(2031, 0, 1);
        tell(d);
        fails("setMaxDate below min", new Code() { public void run() throws Exception { d.setMaxDate(1500000000000L); tell(d); } });
        d.setFirstDayOfWeek(java.util.Calendar.MONDAY);
        fails("setFirstDayOfWeek(9)", new Code() { public void run() throws Exception { d.setFirstDayOfWeek(9); } });
        d.setEnabled(false);
        tell(d);
        final TimePicker t = new TimePicker(Runner.activity);
        t.setIs24HourView(true);
        t.setHour(23);
        t.setMinute(59);
        t.setOnTimeChangedListener(new TimePicker.OnTimeChangedListener() { public void onTimeChanged(TimePicker x, int h, int m) { say("time", h, m); } });
        say(t.getHour(), t.getMinute(), t.getCurrentHour(), t.getCurrentMinute(), t.is24HourView(), t.getBaseline());
        t.setHour(24);
        t.setMinute(60);
        t.setHour(-1);
        t.setIs24HourView(false);
        t.setCurrentHour(12);
        say(t.getHour(), t.getMinute(), t.is24HourView());
        fails("setIs24HourView(null)", new Code() { public void run() throws Exception { t.setIs24HourView(null); } });
        fails("setCurrentHour(null)", new Code() { public void run() throws Exception { t.setCurrentHour(null); say(t.getHour()); } });
    }
}
