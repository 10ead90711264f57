import java.time.*;
import java.time.temporal.*;
import java.util.*;

/** Fields, units, adjusters, queries, weeks. */
public class TimeFields {
    public static void main(String[] args) {
        LocalDateTime x = LocalDateTime.of(2019, 12, 30, 13, 14, 15, 16000017);
        for (ChronoField f : ChronoField.values()) {
            System.out.println(f + " " + f.name() + " " + f.range() + " " + f.getBaseUnit() + "/" + f.getRangeUnit() + " " + f.isDateBased() + f.isTimeBased() + " " + (x.isSupported(f) ? x.getLong(f) + " " + x.range(f) : "unsupported"));
        }
        for (ChronoUnit u : ChronoUnit.values()) {
            System.out.println(u + " " + u.name() + " " + u.getDuration() + " " + u.isDurationEstimated() + u.isDateBased() + u.isTimeBased() + " " + (x.isSupported(u) ? x.plus(2, u) + " " + u.between(x, LocalDateTime.of(2021, 1, 1, 0, 0)) : "unsupported"));
        }
        LocalDate d = x.toLocalDate();
        TemporalAdjuster[] as = {TemporalAdjusters.firstDayOfMonth(), TemporalAdjusters.lastDayOfMonth(), TemporalAdjusters.firstDayOfNextMonth(), TemporalAdjusters.firstDayOfYear(), TemporalAdjusters.lastDayOfYear(), TemporalAdjusters.firstDayOfNextYear(), TemporalAdjusters.firstInMonth(DayOfWeek.TUESDAY), TemporalAdjusters.lastInMonth(DayOfWeek.TUESDAY), TemporalAdjusters.dayOfWeekInMonth(2, DayOfWeek.FRIDAY), TemporalAdjusters.dayOfWeekInMonth(-1, DayOfWeek.FRIDAY), TemporalAdjusters.next(DayOfWeek.MONDAY), TemporalAdjusters.nextOrSame(DayOfWeek.MONDAY), TemporalAdjusters.previous(DayOfWeek.MONDAY), TemporalAdjusters.previousOrSame(DayOfWeek.SUNDAY)};
        for (TemporalAdjuster a : as) {
            System.out.print(d.with(a) + " ");
        }
        System.out.println();
        System.out.println(d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + d.get(IsoFields.WEEK_BASED_YEAR) + " " + d.get(IsoFields.QUARTER_OF_YEAR) + " " + d.get(IsoFields.DAY_OF_QUARTER) + " " + d.plus(1, IsoFields.QUARTER_YEARS) + " " + d.with(IsoFields.WEEK_OF_WEEK_BASED_YEAR, 10) + " " + IsoFields.WEEK_BASED_YEARS.between(d, d.plusYears(3)) + " " + d.getLong(JulianFields.JULIAN_DAY) + " " + d.getLong(JulianFields.MODIFIED_JULIAN_DAY) + " " + d.getLong(JulianFields.RATA_DIE));
        for (WeekFields w : new WeekFields[] {WeekFields.ISO, WeekFields.SUNDAY_START, WeekFields.of(Locale.US), WeekFields.of(DayOfWeek.SATURDAY, 3)}) {
            System.out.println(w + " " + w.getFirstDayOfWeek() + " " + w.getMinimalDaysInFirstWeek() + " " + d.get(w.dayOfWeek()) + " " + d.get(w.weekOfMonth()) + " " + d.get(w.weekOfYear()) + " " + d.get(w.weekOfWeekBasedYear()) + " " + d.get(w.weekBasedYear()) + " " + d.with(w.dayOfWeek(), 1) + " " + d.with(w.weekOfYear(), 5) + " " + d.range(w.weekOfYear()));
        }
        System.out.println(x.query(TemporalQueries.precision()) + " " + x.query(TemporalQueries.zone()) + " " + x.query(TemporalQueries.localDate()) + " " + x.query(TemporalQueries.chronology()) + " " + d.query(TemporalQueries.localTime()));
        System.out.println(DayOfWeek.MONDAY.plus(10) + " " + DayOfWeek.of(7) + " " + DayOfWeek.from(d) + " " + DayOfWeek.SUNDAY.minus(1) + " " + Month.JANUARY.minus(1) + " " + Month.FEBRUARY.length(true) + " " + Month.MAY.firstDayOfYear(false) + " " + Month.MAY.firstMonthOfQuarter() + " " + Month.of(12).maxLength() + " " + DayOfWeek.FRIDAY.getDisplayName(java.time.format.TextStyle.SHORT, Locale.US) + " " + Month.MARCH.getDisplayName(java.time.format.TextStyle.FULL, Locale.US));
        try {
            DayOfWeek.of(0);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            ChronoField.MONTH_OF_YEAR.checkValidValue(13);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        ValueRange v = ValueRange.of(1, 28, 31);
        System.out.println(v + " " + v.isFixed() + " " + v.isValidValue(30) + " " + v.getSmallestMaximum() + " " + ValueRange.of(0, 5) + " " + v.equals(ValueRange.of(1, 28, 31)) + " " + v.hashCode());
    }
}
