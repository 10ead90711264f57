import android.util.MonthDisplayHelper;
import java.util.Calendar;
import static esdroid.conformance.Out.*;

/** The weeks of a month. */
public class Months {
    public static void main(String[] args) throws Exception {
        for (int start = Calendar.SUNDAY; start <= Calendar.MONDAY; start++) {
            MonthDisplayHelper m = new MonthDisplayHelper(2016, Calendar.FEBRUARY, start);
            say(m.getYear(), m.getMonth(), m.getWeekStartDay(), m.getNumberOfDaysInMonth(), m.getFirstDayOfMonth(), m.getOffset());
            for (int r = 0; r < 6; r++) say(m.getDigitsForRow(r));
            say(m.getRowOf(29), m.getColumnOf(29), m.getDayAt(0, 0), m.getDayAt(2, 3), m.isWithinCurrentMonth(0, 0), m.isWithinCurrentMonth(2, 2));
            m.previousMonth();
            m.previousMonth();
            say(m.getYear(), m.getMonth());
            m.nextMonth();
            say(m.getYear(), m.getMonth());
        }
        fails("new MonthDisplayHelper(2016, 1, 9)", new Code() {
            public void run() throws Exception {
                new MonthDisplayHelper(2016, 1, 9);
            }
        });
        fails("new MonthDisplayHelper(2016, 1).getDigitsForRow(6)", new Code() {
            public void run() throws Exception {
                new MonthDisplayHelper(2016, 1).getDigitsForRow(6);
            }
        });
    }
}
