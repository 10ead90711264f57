import android.content.Context;
import android.graphics.drawable.ColorDrawable;
import android.view.ContextThemeWrapper;
import android.widget.CalendarView;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** The looks of calendars: those of Material have none of the old ones. */
public class CalendarLooks {
    public static void main(String[] args) {
        of(new ContextThemeWrapper(Runner.activity, android.R.style.Theme_Material));
        of(new ContextThemeWrapper(Runner.activity, android.R.style.Theme_Holo));
    }

    private static void of(Context context) {
        CalendarView v = new CalendarView(context);
        say(Integer.toHexString(v.getSelectedWeekBackgroundColor()), Integer.toHexString(v.getFocusedMonthDateColor()), Integer.toHexString(v.getUnfocusedMonthDateColor()), Integer.toHexString(v.getWeekNumberColor()), Integer.toHexString(v.getWeekSeparatorLineColor()));
        v.setSelectedWeekBackgroundColor(1);
        v.setFocusedMonthDateColor(2);
        v.setUnfocusedMonthDateColor(3);
        v.setWeekNumberColor(4);
        v.setWeekSeparatorLineColor(5);
        v.setSelectedDateVerticalBar(new ColorDrawable(6));
        v.setWeekDayTextAppearance(android.R.style.TextAppearance_Large);
        v.setDateTextAppearance(android.R.style.TextAppearance_Large);
        say(v.getSelectedWeekBackgroundColor(), v.getFocusedMonthDateColor(), v.getUnfocusedMonthDateColor(), v.getWeekNumberColor(), v.getWeekSeparatorLineColor(), v.getSelectedDateVerticalBar() != null);
        say(v.getWeekDayTextAppearance() == android.R.style.TextAppearance_Large, v.getDateTextAppearance() == android.R.style.TextAppearance_Large);
        v.setSelectedDateVerticalBar(android.R.drawable.btn_default);
        say(v.getSelectedDateVerticalBar() != null);
    }
}
