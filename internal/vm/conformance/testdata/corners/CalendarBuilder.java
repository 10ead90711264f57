import java.time.chrono.MinguoDate;
import java.time.chrono.ThaiBuddhistDate;
import java.time.format.DateTimeFormatter;
import java.util.Calendar;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

/** Calendars made by their builder, hashes and texts of dates. */
public class CalendarBuilder {
    interface Action {
        Calendar run();
    }

    static void attempt(Action a) {
        try {
            Calendar c = a.run();
            System.out.println(c.getTimeInMillis() + " " + c.getFirstDayOfWeek() + " " + c.getMinimalDaysInFirstWeek() + " " + c.isLenient());
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName());
        }
    }

    static Calendar.Builder utc() {
        return new Calendar.Builder().setTimeZone(TimeZone.getTimeZone("UTC")).setLocale(Locale.US);
    }

    public static void main(String[] args) {
        attempt(() -> utc().setDate(2020, 5, 6).setTimeOfDay(1, 2, 3, 4).build());
        attempt(() -> utc().setInstant(new Date(5)).build());
        attempt(() -> utc().setInstant(5).setDate(1, 1, 1).build());
        attempt(() -> utc().setDate(1, 1, 1).setInstant(5).build());
        attempt(() -> utc().setFields(Calendar.YEAR, 2024, Calendar.DAY_OF_YEAR, 60).build());
        attempt(() -> utc().setFields(Calendar.YEAR, 2024, Calendar.MONTH).build());
        attempt(() -> utc().set(99, 1).build());
        attempt(() -> utc().setDate(2024, 1, 30).build());
        attempt(() -> utc().setDate(2024, 1, 30).setLenient(false).build());
        attempt(() -> utc().setCalendarType("iso8601").setWeekDate(2020, 53, Calendar.FRIDAY).build());
        attempt(() -> utc().setCalendarType("nothing").build());
        attempt(() -> utc().setWeekDefinition(Calendar.SATURDAY, 2).setDate(2024, 0, 1).build());
        attempt(() -> utc().setWeekDefinition(8, 2).build());
        attempt(() -> utc().setDate(2024, 0, 31).set(Calendar.MONTH, 2).build());
        System.out.println(MinguoDate.of(1, 1, 1).hashCode() + " " + ThaiBuddhistDate.of(2567, 2, 29).hashCode());
        System.out.println(DateTimeFormatter.ofPattern("Y YY YYYYY w W e c", Locale.US));
    }
}
