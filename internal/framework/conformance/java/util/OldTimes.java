import android.text.format.Time;
import static esdroid.conformance.Out.*;

/** The old class of times. */
public class OldTimes {
    public static void main(String[] args) throws Exception {
        Time t = new Time("UTC");
        t.set(1500000000000L);
        say(t.year, t.month, t.monthDay, t.hour, t.minute, t.second, t.weekDay, t.yearDay, t.isDst, t.allDay, t.timezone, t.gmtoff);
        say(t, t.format2445(), t.format3339(false), t.format3339(true), t.format("%Y-%m-%d %H:%M:%S"), t.format("%A %B %d %I:%M %p"), t.toMillis(true), t.getWeekNumber(), t.getActualMaximum(Time.MONTH_DAY));
        t.monthDay += 40;
        say(t.normalize(true), t.month, t.monthDay);
        Time u = new Time(t);
        u.set(1, 0, 2018);
        say(Time.compare(t, u), t.before(u), u.after(t), u.allDay, u.toMillis(false), u.format2445());
        final Time p = new Time("UTC");
        say(p.parse("20170102T030405Z"), p.year, p.hour, p.parse("20170102"), p.allDay, p.parse3339("2017-05-06T07:08:09.000Z"), p.minute, p.parse3339("2017-05-06"), p.allDay);
        fails("p.parse(\"2017\")", new Code() {
            public void run() throws Exception {
                p.parse("2017");
            }
        });
        fails("p.parse3339(\"x\")", new Code() {
            public void run() throws Exception {
                p.parse3339("x");
            }
        });
        fails("p.parse(null)", new Code() {
            public void run() throws Exception {
                p.parse(null);
            }
        });
        say(Time.getJulianDay(1500000000000L, 0), Time.isEpoch(new Time("UTC")), Time.getWeeksSinceEpochFromJulianDay(2457950, 4), Time.getJulianMondayFromWeeksSinceEpoch(100));
        p.setJulianDay(2457950);
        say(p.format("%Y%m%d"));
        p.clear("UTC");
        p.setToNow();
        p.switchTimezone("America/New_York");
        say(p.timezone, Time.getCurrentTimezone());
    }
}
