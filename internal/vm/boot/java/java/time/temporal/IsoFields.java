package java.time.temporal;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.format.ResolverStyle;
import java.util.Map;

/** Quarters and the weeks of ISO 8601. */
public final class IsoFields {
    private IsoFields() {
    }

    public static final TemporalField DAY_OF_QUARTER = new Field(0, "DayOfQuarter");
    public static final TemporalField QUARTER_OF_YEAR = new Field(1, "QuarterOfYear");
    public static final TemporalField WEEK_OF_WEEK_BASED_YEAR = new Field(2, "WeekOfWeekBasedYear");
    public static final TemporalField WEEK_BASED_YEAR = new Field(3, "WeekBasedYear");
    public static final TemporalUnit WEEK_BASED_YEARS = new Unit("WeekBasedYears", Duration.ofSeconds(31556952L), 0);
    public static final TemporalUnit QUARTER_YEARS = new Unit("QuarterYears", Duration.ofSeconds(31556952L / 4), 3);

    private static final int[] QUARTER_START = {0, 90, 181, 273};

    static int week(LocalDate date) {
        // The Thursday of a week decides whose week it is.
        LocalDate thursday = date.plusDays(4 - date.getDayOfWeek().getValue());
        return (thursday.getDayOfYear() - 1) / 7 + 1;
    }

    static int weekYear(LocalDate date) {
        return date.plusDays(4 - date.getDayOfWeek().getValue()).getYear();
    }

    static int weeksIn(int year) {
        LocalDate first = LocalDate.of(year, 1, 1);
        int day = first.getDayOfWeek().getValue();
        return day == 4 || day == 3 && first.isLeapYear() ? 53 : 52;
    }

    private static boolean iso(TemporalAccessor t) {
        return Chronology.from(t).equals(IsoChronology.INSTANCE);
    }

    private static final class Field implements TemporalField {
        private final int kind;
        private final String name;

        Field(int kind, String name) {
            this.kind = kind;
            this.name = name;
        }

        @Override
        public TemporalUnit getBaseUnit() {
            return kind == 0 ? ChronoUnit.DAYS : kind == 1 ? QUARTER_YEARS : kind == 2 ? ChronoUnit.WEEKS : WEEK_BASED_YEARS;
        }

        @Override
        public TemporalUnit getRangeUnit() {
            return kind == 0 ? QUARTER_YEARS : kind == 1 ? ChronoUnit.YEARS : kind == 2 ? WEEK_BASED_YEARS : ChronoUnit.FOREVER;
        }

        @Override
        public ValueRange range() {
            switch (kind) {
                case 0:
                    return ValueRange.of(1, 90, 92);
                case 1:
                    return ValueRange.of(1, 4);
                case 2:
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
            if (!iso(t)) {
                return false;
            }
            if (kind == 0) {
                return t.isSupported(ChronoField.DAY_OF_YEAR) && t.isSupported(ChronoField.MONTH_OF_YEAR)
                        && t.isSupported(ChronoField.YEAR);
            }
            return t.isSupported(kind == 1 ? ChronoField.MONTH_OF_YEAR : ChronoField.EPOCH_DAY);
        }

        private void require(TemporalAccessor t) {
            if (!isSupportedBy(t)) {
                throw new UnsupportedTemporalTypeException("Unsupported field: " + name);
            }
        }

        @Override
        public ValueRange rangeRefinedBy(TemporalAccessor t) {
            require(t);
            if (kind == 0) {
                int quarter = (t.get(ChronoField.MONTH_OF_YEAR) - 1) / 3 + 1;
                if (quarter == 1) {
                    return ValueRange.of(1, IsoChronology.INSTANCE.isLeapYear(t.getLong(ChronoField.YEAR)) ? 91 : 90);
                }
                return ValueRange.of(1, quarter == 2 ? 91 : 92);
            }
            if (kind == 2) {
                return ValueRange.of(1, weeksIn(weekYear(LocalDate.from(t))));
            }
            return range();
        }

        @Override
        public long getFrom(TemporalAccessor t) {
            require(t);
            switch (kind) {
                case 0: {
                    int quarter = (t.get(ChronoField.MONTH_OF_YEAR) - 1) / 3;
                    int start = QUARTER_START[quarter];
                    if (quarter > 0 && IsoChronology.INSTANCE.isLeapYear(t.getLong(ChronoField.YEAR))) {
                        start++;
                    }
                    return t.get(ChronoField.DAY_OF_YEAR) - start;
                }
                case 1:
                    return (t.getLong(ChronoField.MONTH_OF_YEAR) + 2) / 3;
                case 2:
                    return week(LocalDate.from(t));
                default:
                    return weekYear(LocalDate.from(t));
            }
        }

        @Override
        @SuppressWarnings("unchecked")
        public <R extends Temporal> R adjustInto(R t, long value) {
            long now = getFrom(t);
            switch (kind) {
                case 0:
                    range().checkValidValue(value, this);
                    return (R) t.with(ChronoField.DAY_OF_YEAR, t.getLong(ChronoField.DAY_OF_YEAR) + (value - now));
                case 1:
                    range().checkValidValue(value, this);
                    return (R) t.with(ChronoField.MONTH_OF_YEAR, t.getLong(ChronoField.MONTH_OF_YEAR) + (value - now) * 3);
                case 2:
                    range().checkValidValue(value, this);
                    return (R) t.plus(Math.subtractExact(value, now), ChronoUnit.WEEKS);
                default: {
                    int year = range().checkValidIntValue(value, this);
                    LocalDate date = LocalDate.from(t);
                    int week = Math.min(week(date), weeksIn(year));
                    LocalDate fourth = LocalDate.of(year, 1, 4);
                    long days = date.getDayOfWeek().getValue() - fourth.getDayOfWeek().getValue() + (week - 1) * 7L;
                    return (R) t.with(fourth.plusDays(days));
                }
            }
        }

        @Override
        public ChronoLocalDate resolve(Map<TemporalField, Long> values, TemporalAccessor partial, ResolverStyle style) {
            if (kind == 0) {
                return resolveQuarter(values, style);
            }
            if (kind == 2) {
                return resolveWeek(values, style);
            }
            return null;
        }

        private ChronoLocalDate resolveQuarter(Map<TemporalField, Long> values, ResolverStyle style) {
            Long y = values.get(ChronoField.YEAR);
            Long q = values.get(QUARTER_OF_YEAR);
            if (y == null || q == null) {
                return null;
            }
            int year = ChronoField.YEAR.checkValidIntValue(y.longValue());
            long day = values.get(DAY_OF_QUARTER).longValue();
            LocalDate date;
            if (style == ResolverStyle.LENIENT) {
                date = LocalDate.of(year, 1, 1).plusMonths(Math.multiplyExact(Math.subtractExact(q.longValue(), 1), 3L));
                day = Math.subtractExact(day, 1);
            } else {
                int quarter = QUARTER_OF_YEAR.range().checkValidIntValue(q.longValue(), QUARTER_OF_YEAR);
                date = LocalDate.of(year, (quarter - 1) * 3 + 1, 1);
                if (style == ResolverStyle.STRICT) {
                    rangeRefinedBy(date).checkValidValue(day, this);
                } else {
                    range().checkValidValue(day, this);
                }
                day--;
            }
            values.remove(this);
            values.remove(ChronoField.YEAR);
            values.remove(QUARTER_OF_YEAR);
            return date.plusDays(day);
        }

        private ChronoLocalDate resolveWeek(Map<TemporalField, Long> values, ResolverStyle style) {
            Long y = values.get(WEEK_BASED_YEAR);
            Long d = values.get(ChronoField.DAY_OF_WEEK);
            if (y == null || d == null) {
                return null;
            }
            int year = WEEK_BASED_YEAR.range().checkValidIntValue(y.longValue(), WEEK_BASED_YEAR);
            long week = values.get(WEEK_OF_WEEK_BASED_YEAR).longValue();
            long day = d.longValue();
            LocalDate date = LocalDate.of(year, 1, 4);
            if (style == ResolverStyle.LENIENT) {
                date = date.plusWeeks(Math.floorDiv(day - 1, 7L));
                day = Math.floorMod(day - 1, 7L) + 1;
            } else {
                ChronoField.DAY_OF_WEEK.checkValidIntValue(day);
                if (week < 1 || week > 52) {
                    if (style == ResolverStyle.STRICT) {
                        ValueRange.of(1, weeksIn(year)).checkValidValue(week, this);
                    } else {
                        range().checkValidValue(week, this);
                    }
                }
            }
            date = date.plusWeeks(Math.subtractExact(week, 1)).with(ChronoField.DAY_OF_WEEK, day);
            values.remove(this);
            values.remove(WEEK_BASED_YEAR);
            values.remove(ChronoField.DAY_OF_WEEK);
            return date;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private static final class Unit implements TemporalUnit {
        private final String name;
        private final Duration duration;
        private final int months;

        Unit(String name, Duration duration, int months) {
            this.name = name;
            this.duration = duration;
            this.months = months;
        }

        @Override
        public Duration getDuration() {
            return duration;
        }

        @Override
        public boolean isDurationEstimated() {
            return true;
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
        public boolean isSupportedBy(Temporal t) {
            return t.isSupported(ChronoField.EPOCH_DAY) && iso(t);
        }

        @Override
        @SuppressWarnings("unchecked")
        public <R extends Temporal> R addTo(R t, long amount) {
            if (months == 0) {
                return (R) t.with(WEEK_BASED_YEAR, Math.addExact((long) t.get(WEEK_BASED_YEAR), amount));
            }
            return (R) t.plus(amount / 4, ChronoUnit.YEARS).plus(amount % 4 * 3, ChronoUnit.MONTHS);
        }

        @Override
        public long between(Temporal from, Temporal to) {
            if (from.getClass() != to.getClass()) {
                return from.until(to, this);
            }
            if (months == 0) {
                return Math.subtractExact(to.getLong(WEEK_BASED_YEAR), from.getLong(WEEK_BASED_YEAR));
            }
            return from.until(to, ChronoUnit.MONTHS) / 3;
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
