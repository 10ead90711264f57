package java.time;

import java.io.Serializable;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.IsoChronology;
import java.time.chrono.IsoEra;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.time.zone.ZoneOffsetTransition;

/** A date without time and zone. */
public final class LocalDate implements Temporal, TemporalAdjuster, ChronoLocalDate, Serializable {
    private static final long serialVersionUID = 2942565459149668126L;

    public static final LocalDate MIN = new LocalDate(-999999999, 1, 1);
    public static final LocalDate MAX = new LocalDate(999999999, 12, 31);
    public static final LocalDate EPOCH = new LocalDate(1970, 1, 1);

    private final int year;
    private final short month;
    private final short day;

    private LocalDate(int year, int month, int day) {
        this.year = year;
        this.month = (short) month;
        this.day = (short) day;
    }

    private static final TemporalQuery<LocalDate> FROM = new TemporalQuery<LocalDate>() {
        @Override
        public LocalDate queryFrom(TemporalAccessor t) {
            return from(t);
        }
    };

    public static LocalDate parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_LOCAL_DATE);
    }

    public static LocalDate parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.parse(text, FROM);
    }

    public static LocalDate now() {
        return now(Clock.systemDefaultZone());
    }

    public static LocalDate now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static LocalDate now(Clock clock) {
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static LocalDate ofInstant(Instant instant, ZoneId zone) {
        long local = instant.getEpochSecond() + zone.getRules().getOffset(instant).getTotalSeconds();
        return ofEpochDay(Math.floorDiv(local, 86400L));
    }

    public static LocalDate of(int year, Month month, int day) {
        return of(year, month.getValue(), day);
    }

    public static LocalDate of(int year, int month, int day) {
        ChronoField.YEAR.checkValidValue(year);
        ChronoField.MONTH_OF_YEAR.checkValidValue(month);
        ChronoField.DAY_OF_MONTH.checkValidValue(day);
        if (day > 28 && day > length(year, month)) {
            if (day == 29) {
                throw new DateTimeException("Invalid date 'February 29' as '" + year + "' is not a leap year");
            }
            throw new DateTimeException("Invalid date '" + Month.of(month).name() + " " + day + "'");
        }
        return new LocalDate(year, month, day);
    }

    private static int length(long year, int month) {
        return Month.of(month).length(IsoChronology.INSTANCE.isLeapYear(year));
    }

    public static LocalDate ofYearDay(int year, int dayOfYear) {
        ChronoField.YEAR.checkValidValue(year);
        ChronoField.DAY_OF_YEAR.checkValidValue(dayOfYear);
        boolean leap = IsoChronology.INSTANCE.isLeapYear(year);
        if (dayOfYear == 366 && !leap) {
            throw new DateTimeException("Invalid date 'DayOfYear 366' as '" + year + "' is not a leap year");
        }
        int month = 1;
        while (dayOfYear > Month.of(month).length(leap)) {
            dayOfYear -= Month.of(month++).length(leap);
        }
        return new LocalDate(year, month, dayOfYear);
    }

    public static LocalDate ofEpochDay(long epochDay) {
        // Years counted from March put the leap day last.
        long z = epochDay + 719468;
        long era = Math.floorDiv(z, 146097L);
        long inEra = z - era * 146097;
        long y = (inEra - inEra / 1460 + inEra / 36524 - inEra / 146096) / 365;
        int dayOfYear = (int) (inEra - (365 * y + y / 4 - y / 100));
        int m = (5 * dayOfYear + 2) / 153;
        int d = dayOfYear - (153 * m + 2) / 5 + 1;
        int month = m < 10 ? m + 3 : m - 9;
        return new LocalDate(ChronoField.YEAR.checkValidIntValue(y + era * 400 + (month <= 2 ? 1 : 0)), month, d);
    }

    public static LocalDate from(TemporalAccessor t) {
        LocalDate date = t.query(TemporalQueries.localDate());
        if (date == null) {
            throw new DateTimeException("Unable to obtain LocalDate from TemporalAccessor: " + t + " of type "
                    + t.getClass().getName());
        }
        return date;
    }

    /** A date whose day is pulled back to the end of the month if need be. */
    private static LocalDate pinned(int year, int month, int day) {
        return new LocalDate(year, month, Math.min(day, length(year, month)));
    }

    @Override
    public boolean isSupported(TemporalField f) {
        return f instanceof ChronoField ? f.isDateBased() : f != null && f.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit u) {
        return u instanceof ChronoUnit ? u.isDateBased() : u != null && u.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField f) {
        if (f instanceof ChronoField) {
            switch ((ChronoField) f) {
                case DAY_OF_MONTH:
                    return ValueRange.of(1, lengthOfMonth());
                case DAY_OF_YEAR:
                    return ValueRange.of(1, lengthOfYear());
                case ALIGNED_WEEK_OF_MONTH:
                    return ValueRange.of(1, month == 2 && !isLeapYear() ? 4 : 5);
                case YEAR_OF_ERA:
                    return year <= 0 ? ValueRange.of(1, 1000000000) : ValueRange.of(1, 999999999);
                default:
                    if (f.isDateBased()) {
                        return f.range();
                    }
                    throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
            }
        }
        return f.rangeRefinedBy(this);
    }

    @Override
    public int get(TemporalField f) {
        if (f == ChronoField.EPOCH_DAY || f == ChronoField.PROLEPTIC_MONTH) {
            throw new UnsupportedTemporalTypeException("Invalid field '" + (f == ChronoField.EPOCH_DAY ? "EpochDay"
                    : "ProlepticMonth") + "' for get() method, use getLong() instead");
        }
        return f instanceof ChronoField ? (int) getLong(f) : ChronoLocalDate.super.get(f);
    }

    @Override
    public long getLong(TemporalField f) {
        if (!(f instanceof ChronoField)) {
            return f.getFrom(this);
        }
        switch ((ChronoField) f) {
            case DAY_OF_WEEK:
                return getDayOfWeek().getValue();
            case ALIGNED_DAY_OF_WEEK_IN_MONTH:
                return (day - 1) % 7 + 1;
            case ALIGNED_DAY_OF_WEEK_IN_YEAR:
                return (getDayOfYear() - 1) % 7 + 1;
            case DAY_OF_MONTH:
                return day;
            case DAY_OF_YEAR:
                return getDayOfYear();
            case EPOCH_DAY:
                return toEpochDay();
            case ALIGNED_WEEK_OF_MONTH:
                return (day - 1) / 7 + 1;
            case ALIGNED_WEEK_OF_YEAR:
                return (getDayOfYear() - 1) / 7 + 1;
            case MONTH_OF_YEAR:
                return month;
            case PROLEPTIC_MONTH:
                return prolepticMonth();
            case YEAR_OF_ERA:
                return year >= 1 ? year : 1 - year;
            case YEAR:
                return year;
            case ERA:
                return year >= 1 ? 1 : 0;
            default:
                throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }
    }

    private long prolepticMonth() {
        return year * 12L + month - 1;
    }

    @Override
    public IsoChronology getChronology() {
        return IsoChronology.INSTANCE;
    }

    @Override
    public IsoEra getEra() {
        return year >= 1 ? IsoEra.CE : IsoEra.BCE;
    }

    public int getYear() {
        return year;
    }

    public int getMonthValue() {
        return month;
    }

    public Month getMonth() {
        return Month.of(month);
    }

    public int getDayOfMonth() {
        return day;
    }

    public int getDayOfYear() {
        return getMonth().firstDayOfYear(isLeapYear()) + day - 1;
    }

    public DayOfWeek getDayOfWeek() {
        return DayOfWeek.of((int) Math.floorMod(toEpochDay() + 3, 7L) + 1);
    }

    @Override
    public boolean isLeapYear() {
        return IsoChronology.INSTANCE.isLeapYear(year);
    }

    @Override
    public int lengthOfMonth() {
        return length(year, month);
    }

    @Override
    public int lengthOfYear() {
        return isLeapYear() ? 366 : 365;
    }

    @Override
    public LocalDate with(TemporalAdjuster adjuster) {
        return adjuster instanceof LocalDate ? (LocalDate) adjuster : (LocalDate) adjuster.adjustInto(this);
    }

    @Override
    public LocalDate plus(TemporalAmount amount) {
        if (amount instanceof Period) {
            Period p = (Period) amount;
            return plusMonths(p.toTotalMonths()).plusDays(p.getDays());
        }
        return (LocalDate) amount.addTo(this);
    }

    @Override
    public LocalDate minus(TemporalAmount amount) {
        return (LocalDate) amount.subtractFrom(this);
    }

    @Override
    public LocalDate minus(long n, TemporalUnit unit) {
        return n == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-n, unit);
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    @Override
    public LocalDate with(TemporalField f, long value) {
        if (!(f instanceof ChronoField)) {
            return f.adjustInto(this, value);
        }
        ChronoField c = (ChronoField) f;
        c.checkValidValue(value);
        switch (c) {
            case DAY_OF_WEEK:
                return plusDays(value - getDayOfWeek().getValue());
            case ALIGNED_DAY_OF_WEEK_IN_MONTH:
            case ALIGNED_DAY_OF_WEEK_IN_YEAR:
                return plusDays(value - getLong(f));
            case DAY_OF_MONTH:
                return withDayOfMonth((int) value);
            case DAY_OF_YEAR:
                return withDayOfYear((int) value);
            case EPOCH_DAY:
                return ofEpochDay(value);
            case ALIGNED_WEEK_OF_MONTH:
            case ALIGNED_WEEK_OF_YEAR:
                return plusWeeks(value - getLong(f));
            case MONTH_OF_YEAR:
                return withMonth((int) value);
            case PROLEPTIC_MONTH:
                return plusMonths(value - prolepticMonth());
            case YEAR_OF_ERA:
                return withYear((int) (year >= 1 ? value : 1 - value));
            case YEAR:
                return withYear((int) value);
            case ERA:
                return getLong(f) == value ? this : withYear(1 - year);
            default:
                throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }
    }

    public LocalDate withYear(int y) {
        ChronoField.YEAR.checkValidValue(y);
        return pinned(y, month, day);
    }

    public LocalDate withMonth(int m) {
        ChronoField.MONTH_OF_YEAR.checkValidValue(m);
        return pinned(year, m, day);
    }

    public LocalDate withDayOfMonth(int d) {
        return day == d ? this : of(year, month, d);
    }

    public LocalDate withDayOfYear(int d) {
        return ofYearDay(year, d);
    }

    @Override
    public LocalDate plus(long n, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, n);
        }
        switch ((ChronoUnit) unit) {
            case DAYS:
                return plusDays(n);
            case WEEKS:
                return plusWeeks(n);
            case MONTHS:
                return plusMonths(n);
            case YEARS:
                return plusYears(n);
            case DECADES:
                return plusYears(Math.multiplyExact(n, 10L));
            case CENTURIES:
                return plusYears(Math.multiplyExact(n, 100L));
            case MILLENNIA:
                return plusYears(Math.multiplyExact(n, 1000L));
            case ERAS:
                return with(ChronoField.ERA, Math.addExact(getLong(ChronoField.ERA), n));
            default:
                throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    public LocalDate plusYears(long n) {
        return n == 0 ? this : pinned(ChronoField.YEAR.checkValidIntValue(year + n), month, day);
    }

    public LocalDate plusMonths(long n) {
        if (n == 0) {
            return this;
        }
        long total = prolepticMonth() + n;
        return pinned(ChronoField.YEAR.checkValidIntValue(Math.floorDiv(total, 12L)), (int) Math.floorMod(total, 12L) + 1, day);
    }

    public LocalDate plusWeeks(long n) {
        return plusDays(Math.multiplyExact(n, 7L));
    }

    public LocalDate plusDays(long n) {
        if (n == 0) {
            return this;
        }
        long d = day + n;
        if (d > 0 && d <= 28) {
            return new LocalDate(year, month, (int) d);
        }
        return ofEpochDay(Math.addExact(toEpochDay(), n));
    }

    public LocalDate minusYears(long n) {
        return n == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-n);
    }

    public LocalDate minusMonths(long n) {
        return n == Long.MIN_VALUE ? plusMonths(Long.MAX_VALUE).plusMonths(1) : plusMonths(-n);
    }

    public LocalDate minusWeeks(long n) {
        return n == Long.MIN_VALUE ? plusWeeks(Long.MAX_VALUE).plusWeeks(1) : plusWeeks(-n);
    }

    public LocalDate minusDays(long n) {
        return n == Long.MIN_VALUE ? plusDays(Long.MAX_VALUE).plusDays(1) : plusDays(-n);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.localDate()) {
            return (R) this;
        }
        if (query == TemporalQueries.zoneId() || query == TemporalQueries.zone() || query == TemporalQueries.offset()
                || query == TemporalQueries.localTime()) {
            return null;
        }
        if (query == TemporalQueries.chronology()) {
            return (R) IsoChronology.INSTANCE;
        }
        return query == TemporalQueries.precision() ? (R) ChronoUnit.DAYS : query.queryFrom(this);
    }

    @Override
    public Temporal adjustInto(Temporal t) {
        return t.with(ChronoField.EPOCH_DAY, toEpochDay());
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        LocalDate end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        switch ((ChronoUnit) unit) {
            case DAYS:
                return end.toEpochDay() - toEpochDay();
            case WEEKS:
                return (end.toEpochDay() - toEpochDay()) / 7;
            case MONTHS:
                return monthsUntil(end);
            case YEARS:
                return monthsUntil(end) / 12;
            case DECADES:
                return monthsUntil(end) / 120;
            case CENTURIES:
                return monthsUntil(end) / 1200;
            case MILLENNIA:
                return monthsUntil(end) / 12000;
            case ERAS:
                return end.getLong(ChronoField.ERA) - getLong(ChronoField.ERA);
            default:
                throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    private long monthsUntil(LocalDate end) {
        long a = prolepticMonth() * 32 + day;
        long b = end.prolepticMonth() * 32 + end.day;
        return (b - a) / 32;
    }

    @Override
    public Period until(ChronoLocalDate endExclusive) {
        LocalDate end = from(endExclusive);
        long months = end.prolepticMonth() - prolepticMonth();
        int days = end.day - day;
        if (months > 0 && days < 0) {
            months--;
            days = (int) (end.toEpochDay() - plusMonths(months).toEpochDay());
        } else if (months < 0 && days > 0) {
            months++;
            days -= end.lengthOfMonth();
        }
        return Period.of(Math.toIntExact(months / 12), (int) (months % 12), days);
    }

    @Override
    public LocalDateTime atTime(LocalTime time) {
        return LocalDateTime.of(this, time);
    }

    public LocalDateTime atTime(int hour, int minute) {
        return atTime(LocalTime.of(hour, minute));
    }

    public LocalDateTime atTime(int hour, int minute, int second) {
        return atTime(LocalTime.of(hour, minute, second));
    }

    public LocalDateTime atTime(int hour, int minute, int second, int nano) {
        return atTime(LocalTime.of(hour, minute, second, nano));
    }

    public OffsetDateTime atTime(OffsetTime time) {
        return OffsetDateTime.of(LocalDateTime.of(this, time.toLocalTime()), time.getOffset());
    }

    public LocalDateTime atStartOfDay() {
        return LocalDateTime.of(this, LocalTime.MIDNIGHT);
    }

    public ZonedDateTime atStartOfDay(ZoneId zone) {
        LocalDateTime start = atStartOfDay();
        ZoneOffsetTransition gap = zone.getRules().getTransition(start);
        if (gap != null && gap.isGap()) {
            start = gap.getDateTimeAfter();
        }
        return ZonedDateTime.of(start, zone);
    }

    @Override
    public long toEpochDay() {
        long y = month <= 2 ? year - 1L : year;
        long era = Math.floorDiv(y, 400L);
        long inEra = y - era * 400;
        int m = month > 2 ? month - 3 : month + 9;
        return era * 146097 + inEra * 365 + inEra / 4 - inEra / 100 + (153 * m + 2) / 5 + day - 1 - 719468;
    }

    public long toEpochSecond(LocalTime time, ZoneOffset offset) {
        return toEpochDay() * 86400 + time.toSecondOfDay() - offset.getTotalSeconds();
    }

    @Override
    public int compareTo(ChronoLocalDate other) {
        if (!(other instanceof LocalDate)) {
            int c = Long.compare(toEpochDay(), other.toEpochDay());
            return c != 0 ? c : getChronology().compareTo(other.getChronology());
        }
        LocalDate o = (LocalDate) other;
        int c = year - o.year;
        if (c == 0) {
            c = month - o.month;
        }
        return c == 0 ? day - o.day : c;
    }

    @Override
    public boolean isAfter(ChronoLocalDate o) {
        return toEpochDay() > o.toEpochDay();
    }

    @Override
    public boolean isBefore(ChronoLocalDate o) {
        return toEpochDay() < o.toEpochDay();
    }

    @Override
    public boolean isEqual(ChronoLocalDate o) {
        return toEpochDay() == o.toEpochDay();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof LocalDate && compareTo((LocalDate) o) == 0;
    }

    @Override
    public int hashCode() {
        return year & 0xFFFFF800 ^ (year << 11) + (month << 6) + day;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder(10);
        int abs = Math.abs(year);
        if (abs < 1000) {
            if (year < 0) {
                sb.append('-');
            }
            String digits = Integer.toString(abs + 10000);
            sb.append(digits, 1, 5);
        } else {
            if (year > 9999) {
                sb.append('+');
            }
            sb.append(year);
        }
        return sb.append(month < 10 ? "-0" : "-").append(month).append(day < 10 ? "-0" : "-").append(day).toString();
    }

    public java.util.stream.Stream<LocalDate> datesUntil(LocalDate endExclusive) {
        if (endExclusive.toEpochDay() < toEpochDay()) {
            throw new IllegalArgumentException(endExclusive + " < " + this);
        }
        return datesUntil(endExclusive, Period.ofDays(1));
    }

    public java.util.stream.Stream<LocalDate> datesUntil(final LocalDate endExclusive, final Period step) {
        if (step.isZero()) {
            throw new IllegalArgumentException("step is zero");
        }
        final boolean back = step.toTotalMonths() < 0 || step.toTotalMonths() == 0 && step.getDays() < 0;
        if (Long.signum(step.toTotalMonths()) * Long.signum(step.getDays()) < 0) {
            throw new IllegalArgumentException("period months and days are of opposite sign");
        }
        final LocalDate start = this;
        int order = endExclusive.compareTo(start);
        if (order != 0 && order < 0 != back) {
            throw new IllegalArgumentException(endExclusive + (back ? " > " : " < ") + start);
        }
        java.util.ArrayList<LocalDate> all = new java.util.ArrayList<LocalDate>();
        LocalDate d = start;
        for (int i = 1; back ? d.isAfter(endExclusive) : d.isBefore(endExclusive); i++) {
            all.add(d);
            d = start.plusMonths(step.toTotalMonths() * i).plusDays((long) step.getDays() * i);
        }
        return all.stream();
    }

    private Object writeReplace() {
        return new Ser(Ser.LOCAL_DATE, this);
    }
}
