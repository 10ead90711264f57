package java.time.temporal;

import java.io.Serializable;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.chrono.ChronoLocalDate;
import java.time.format.ResolverStyle;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.Map;

/** Weeks as a country counts them. */
public final class WeekFields implements Serializable {
    private static final long serialVersionUID = -1177360819670808121L;

    public static final WeekFields ISO = new WeekFields(DayOfWeek.MONDAY, 4);
    public static final WeekFields SUNDAY_START = new WeekFields(DayOfWeek.SUNDAY, 1);
    public static final TemporalUnit WEEK_BASED_YEARS = IsoFields.WEEK_BASED_YEARS;

    private final DayOfWeek firstDayOfWeek;
    private final int minimalDays;
    private final transient TemporalField dayOfWeek = new Field(0);
    private final transient TemporalField weekOfMonth = new Field(1);
    private final transient TemporalField weekOfYear = new Field(2);
    private final transient TemporalField weekOfWeekBasedYear = new Field(3);
    private final transient TemporalField weekBasedYear = new Field(4);

    private WeekFields(DayOfWeek first, int minimalDays) {
        if (first == null) {
            throw new NullPointerException("firstDayOfWeek");
        }
        if (minimalDays < 1 || minimalDays > 7) {
            throw new IllegalArgumentException("Minimal number of days is invalid");
        }
        this.firstDayOfWeek = first;
        this.minimalDays = minimalDays;
    }

    public static WeekFields of(Locale locale) {
        Calendar c = new GregorianCalendar(locale);
        return of(DayOfWeek.of((c.getFirstDayOfWeek() + 5) % 7 + 1), c.getMinimalDaysInFirstWeek());
    }

    public static WeekFields of(DayOfWeek first, int minimalDays) {
        if (first == DayOfWeek.MONDAY && minimalDays == 4) {
            return ISO;
        }
        return first == DayOfWeek.SUNDAY && minimalDays == 1 ? SUNDAY_START : new WeekFields(first, minimalDays);
    }

    private Object readResolve() {
        return of(firstDayOfWeek, minimalDays);
    }

    public DayOfWeek getFirstDayOfWeek() {
        return firstDayOfWeek;
    }

    public int getMinimalDaysInFirstWeek() {
        return minimalDays;
    }

    public TemporalField dayOfWeek() {
        return dayOfWeek;
    }

    public TemporalField weekOfMonth() {
        return weekOfMonth;
    }

    public TemporalField weekOfYear() {
        return weekOfYear;
    }

    public TemporalField weekOfWeekBasedYear() {
        return weekOfWeekBasedYear;
    }

    public TemporalField weekBasedYear() {
        return weekBasedYear;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof WeekFields && hashCode() == o.hashCode();
    }

    @Override
    public int hashCode() {
        return firstDayOfWeek.ordinal() * 7 + minimalDays;
    }

    @Override
    public String toString() {
        return "WeekFields[" + firstDayOfWeek + ',' + minimalDays + ']';
    }

    private int weekday(TemporalAccessor t) {
        return Math.floorMod(t.get(ChronoField.DAY_OF_WEEK) - firstDayOfWeek.getValue(), 7) + 1;
    }

    /** The week of the n-th day of a month or year, whose weekday (from 1) is known. */
    private int weekOf(int n, int weekday) {
        int partial = Math.floorMod(n - weekday, 7);
        int week = (n + 6 - partial) / 7;
        return partial >= minimalDays ? week + 1 : week;
    }

    /** The first day of week 1 of a week-based year. */
    private LocalDate start(int year) {
        LocalDate first = LocalDate.of(year, 1, 1);
        int into = weekday(first) - 1;
        LocalDate begin = first.minusDays(into);
        return 7 - into >= minimalDays ? begin : begin.plusDays(7);
    }

    private int yearOfWeek(LocalDate date) {
        int year = date.getYear();
        if (!date.isBefore(start(year + 1))) {
            return year + 1;
        }
        return date.isBefore(start(year)) ? year - 1 : year;
    }

    private final class Field implements TemporalField {
        private final int kind;

        Field(int kind) {
            this.kind = kind;
        }

        @Override
        public TemporalUnit getBaseUnit() {
            return kind == 0 ? ChronoUnit.DAYS : kind == 4 ? IsoFields.WEEK_BASED_YEARS : ChronoUnit.WEEKS;
        }

        @Override
        public TemporalUnit getRangeUnit() {
            switch (kind) {
                case 0:
                    return ChronoUnit.WEEKS;
                case 1:
                    return ChronoUnit.MONTHS;
                case 2:
                    return ChronoUnit.YEARS;
                case 3:
                    return IsoFields.WEEK_BASED_YEARS;
                default:
                    return ChronoUnit.FOREVER;
            }
        }

        @Override
        public ValueRange range() {
            switch (kind) {
                case 0:
                    return ValueRange.of(1, 7);
                case 1:
                    return ValueRange.of(0, 1, 4, 6);
                case 2:
                    return ValueRange.of(0, 1, 52, 54);
                case 3:
                    return ValueRange.of(1, 52, 53);
                default:
                    return ChronoField.YEAR.range();
            }
        }

        @Override
        public boolean isDateBased() {
            return true;
        }

        @Override
        public boolean isTimeBased() {
            return false;
        }

        @Override
        public boolean isSupportedBy(TemporalAccessor t) {
            if (!t.isSupported(ChronoField.DAY_OF_WEEK)) {
                return false;
            }
            switch (kind) {
                case 0:
                    return true;
                case 1:
                    return t.isSupported(ChronoField.DAY_OF_MONTH);
                case 2:
                case 3:
                    return t.isSupported(ChronoField.DAY_OF_YEAR);
                default:
                    return t.isSupported(ChronoField.YEAR);
            }
        }

        @Override
        public ValueRange rangeRefinedBy(TemporalAccessor t) {
            switch (kind) {
                case 1:
                    return weeks(t, ChronoField.DAY_OF_MONTH);
                case 2:
                    return weeks(t, ChronoField.DAY_OF_YEAR);
                case 3: {
                    int year = yearOfWeek(LocalDate.from(t));
                    return ValueRange.of(1, start(year).until(start(year + 1), ChronoUnit.WEEKS));
                }
                default:
                    return range();
            }
        }

        private ValueRange weeks(TemporalAccessor t, ChronoField day) {
            int n = t.get(day);
            ValueRange days = t.range(day);
            int first = Math.floorMod(weekday(t) - 1 - (int) (n - days.getMinimum()), 7) + 1;
            int last = Math.floorMod(weekday(t) - 1 + (int) (days.getMaximum() - n), 7) + 1;
            return ValueRange.of(weekOf((int) days.getMinimum(), first), weekOf((int) days.getMaximum(), last));
        }

        @Override
        public long getFrom(TemporalAccessor t) {
            switch (kind) {
                case 0:
                    return weekday(t);
                case 1:
                    return weekOf(t.get(ChronoField.DAY_OF_MONTH), weekday(t));
                case 2:
                    return weekOf(t.get(ChronoField.DAY_OF_YEAR), weekday(t));
                case 3: {
                    LocalDate date = LocalDate.from(t);
                    return start(yearOfWeek(date)).until(date, ChronoUnit.WEEKS) + 1;
                }
                default:
                    return yearOfWeek(LocalDate.from(t));
            }
        }

        @Override
        @SuppressWarnings("unchecked")
        public <R extends Temporal> R adjustInto(R t, long value) {
            int v = range().checkValidIntValue(value, this);
            int now = t.get(this);
            if (v == now) {
                return t;
            }
            if (kind == 4) {
                int day = t.get(dayOfWeek);
                int week = t.get(weekOfWeekBasedYear);
                LocalDate begin = start(v);
                long most = begin.until(start(v + 1), ChronoUnit.WEEKS);
                return (R) t.with(begin.plusDays((Math.min(week, most) - 1) * 7 + day - 1));
            }
            return (R) t.plus(v - now, getBaseUnit());
        }

        @Override
        public ChronoLocalDate resolve(Map<TemporalField, Long> values, TemporalAccessor partial, ResolverStyle style) {
            int value = Math.toIntExact(values.get(this).longValue());
            if (kind == 0) {
                int v = range().checkValidIntValue(value, this);
                values.remove(this);
                values.put(ChronoField.DAY_OF_WEEK,
                        Long.valueOf(Math.floorMod(firstDayOfWeek.getValue() - 1 + v - 1, 7) + 1));
                return null;
            }
            Long dow = values.get(ChronoField.DAY_OF_WEEK);
            if (dow == null) {
                return null;
            }
            int day = Math.floorMod(ChronoField.DAY_OF_WEEK.checkValidIntValue(dow.longValue()) - firstDayOfWeek.getValue(), 7);
            LocalDate date;
            if (kind == 1 && values.containsKey(ChronoField.YEAR) && values.containsKey(ChronoField.MONTH_OF_YEAR)) {
                int year = ChronoField.YEAR.checkValidIntValue(values.get(ChronoField.YEAR).longValue());
                int month = ChronoField.MONTH_OF_YEAR.checkValidIntValue(values.get(ChronoField.MONTH_OF_YEAR).longValue());
                LocalDate first = LocalDate.of(year, month, 1);
                date = first.plusDays(7L * (value - (int) getFrom(first)) + day - (weekday(first) - 1));
                if (style == ResolverStyle.STRICT && date.getMonthValue() != month) {
                    throw new DateTimeException("Strict mode rejected resolved date as it is in a different month");
                }
                values.remove(ChronoField.MONTH_OF_YEAR);
                values.remove(ChronoField.YEAR);
            } else if (kind == 2 && values.containsKey(ChronoField.YEAR)) {
                int year = ChronoField.YEAR.checkValidIntValue(values.get(ChronoField.YEAR).longValue());
                LocalDate first = LocalDate.of(year, 1, 1);
                date = first.plusDays(7L * (value - (int) getFrom(first)) + day - (weekday(first) - 1));
                if (style == ResolverStyle.STRICT && date.getYear() != year) {
                    throw new DateTimeException("Strict mode rejected resolved date as it is in a different year");
                }
                values.remove(ChronoField.YEAR);
            } else if ((kind == 3 || kind == 4) && values.containsKey(weekBasedYear)
                    && values.containsKey(weekOfWeekBasedYear)) {
                int year = ChronoField.YEAR.checkValidIntValue(values.get(weekBasedYear).longValue());
                long week = values.get(weekOfWeekBasedYear).longValue();
                if (style != ResolverStyle.LENIENT) {
                    weekOfWeekBasedYear.range().checkValidValue(week, weekOfWeekBasedYear);
                }
                date = start(year).plusDays(7 * (week - 1) + day);
                if (style == ResolverStyle.STRICT && yearOfWeek(date) != year) {
                    throw new DateTimeException("Strict mode rejected resolved date as it is in a different week-based-year");
                }
                values.remove(weekBasedYear);
                values.remove(weekOfWeekBasedYear);
            } else {
                return null;
            }
            values.remove(this);
            values.remove(ChronoField.DAY_OF_WEEK);
            return date;
        }

        @Override
        public String toString() {
            String[] names = {"DayOfWeek", "WeekOfMonth", "WeekOfYear", "WeekOfWeekBasedYear", "WeekBasedYear"};
            return names[kind] + "[" + WeekFields.this + "]";
        }
    }
}
