package java.time;

import java.io.Serializable;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
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

/** A month of a year. */
public final class YearMonth implements Temporal, TemporalAdjuster, Comparable<YearMonth>, Serializable {
    private static final long serialVersionUID = 4183400860270640070L;

    private final int year;
    private final int month;

    private YearMonth(int year, int month) {
        this.year = year;
        this.month = month;
    }

    private static final TemporalQuery<YearMonth> FROM = new TemporalQuery<YearMonth>() {
        @Override
        public YearMonth queryFrom(TemporalAccessor t) {
            return from(t);
        }
    };

    public static YearMonth parse(CharSequence text) {
        return parse(text, new java.time.format.DateTimeFormatterBuilder()
                .appendValue(ChronoField.YEAR, 4, 10, java.time.format.SignStyle.EXCEEDS_PAD).appendLiteral('-')
                .appendValue(ChronoField.MONTH_OF_YEAR, 2).toFormatter());
    }

    public static YearMonth parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.parse(text, FROM);
    }

    public static YearMonth now() {
        return now(Clock.systemDefaultZone());
    }

    public static YearMonth now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static YearMonth now(Clock clock) {
        LocalDate now = LocalDate.now(clock);
        return new YearMonth(now.getYear(), now.getMonthValue());
    }

    public static YearMonth of(int year, Month month) {
        return of(year, month.getValue());
    }

    public static YearMonth of(int year, int month) {
        ChronoField.YEAR.checkValidValue(year);
        ChronoField.MONTH_OF_YEAR.checkValidValue(month);
        return new YearMonth(year, month);
    }

    public static YearMonth from(TemporalAccessor t) {
        if (t instanceof YearMonth) {
            return (YearMonth) t;
        }
        try {
            return of(t.get(ChronoField.YEAR), t.get(ChronoField.MONTH_OF_YEAR));
        } catch (DateTimeException e) {
            throw new DateTimeException("Unable to obtain YearMonth from TemporalAccessor: " + t + " of type "
                    + t.getClass().getName(), e);
        }
    }

    @Override
    public boolean isSupported(TemporalField f) {
        return f instanceof ChronoField ? f == ChronoField.YEAR || f == ChronoField.MONTH_OF_YEAR
                || f == ChronoField.PROLEPTIC_MONTH || f == ChronoField.YEAR_OF_ERA || f == ChronoField.ERA
                : f != null && f.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit u) {
        return u instanceof ChronoUnit ? u.isDateBased() && ((ChronoUnit) u).compareTo(ChronoUnit.MONTHS) >= 0
                : u != null && u.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField f) {
        return f == ChronoField.YEAR_OF_ERA ? ValueRange.of(1, year <= 0 ? 1000000000 : 999999999) : Temporal.super.range(f);
    }

    @Override
    public int get(TemporalField f) {
        return range(f).checkValidIntValue(getLong(f), f);
    }

    @Override
    public long getLong(TemporalField f) {
        if (!(f instanceof ChronoField)) {
            return f.getFrom(this);
        }
        switch ((ChronoField) f) {
            case MONTH_OF_YEAR:
                return month;
            case PROLEPTIC_MONTH:
                return prolepticMonth();
            case YEAR_OF_ERA:
                return year < 1 ? 1 - year : year;
            case YEAR:
                return year;
            case ERA:
                return year < 1 ? 0 : 1;
            default:
                throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }
    }

    private long prolepticMonth() {
        return year * 12L + month - 1;
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

    public boolean isLeapYear() {
        return IsoChronology.INSTANCE.isLeapYear(year);
    }

    public boolean isValidDay(int day) {
        return day >= 1 && day <= lengthOfMonth();
    }

    public int lengthOfMonth() {
        return getMonth().length(isLeapYear());
    }

    public int lengthOfYear() {
        return isLeapYear() ? 366 : 365;
    }

    @Override
    public YearMonth with(TemporalAdjuster adjuster) {
        return (YearMonth) adjuster.adjustInto(this);
    }

    @Override
    public YearMonth plus(TemporalAmount amount) {
        return (YearMonth) amount.addTo(this);
    }

    @Override
    public YearMonth minus(TemporalAmount amount) {
        return (YearMonth) amount.subtractFrom(this);
    }

    @Override
    public YearMonth minus(long n, TemporalUnit unit) {
        return n == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-n, unit);
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    @Override
    public YearMonth with(TemporalField f, long v) {
        if (!(f instanceof ChronoField)) {
            return f.adjustInto(this, v);
        }
        ((ChronoField) f).checkValidValue(v);
        switch ((ChronoField) f) {
            case MONTH_OF_YEAR:
                return withMonth((int) v);
            case PROLEPTIC_MONTH:
                return plusMonths(v - prolepticMonth());
            case YEAR_OF_ERA:
                return withYear((int) (year < 1 ? 1 - v : v));
            case YEAR:
                return withYear((int) v);
            case ERA:
                return getLong(f) == v ? this : withYear(1 - year);
            default:
                throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }
    }

    public YearMonth withYear(int y) {
        return of(y, month);
    }

    public YearMonth withMonth(int m) {
        return of(year, m);
    }

    @Override
    public YearMonth plus(long n, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, n);
        }
        switch ((ChronoUnit) unit) {
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

    public YearMonth plusYears(long n) {
        return n == 0 ? this : of(ChronoField.YEAR.checkValidIntValue(year + n), month);
    }

    public YearMonth plusMonths(long n) {
        long total = prolepticMonth() + n;
        return n == 0 ? this
                : of(ChronoField.YEAR.checkValidIntValue(Math.floorDiv(total, 12L)), (int) Math.floorMod(total, 12L) + 1);
    }

    public YearMonth minusYears(long n) {
        return n == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-n);
    }

    public YearMonth minusMonths(long n) {
        return n == Long.MIN_VALUE ? plusMonths(Long.MAX_VALUE).plusMonths(1) : plusMonths(-n);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.chronology()) {
            return (R) IsoChronology.INSTANCE;
        }
        if (query == TemporalQueries.precision()) {
            return (R) ChronoUnit.MONTHS;
        }
        return Temporal.super.query(query);
    }

    @Override
    public Temporal adjustInto(Temporal t) {
        if (!Chronology.from(t).equals(IsoChronology.INSTANCE)) {
            throw new DateTimeException("Adjustment only supported on ISO date-time");
        }
        return t.with(ChronoField.PROLEPTIC_MONTH, prolepticMonth());
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        YearMonth end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        long months = end.prolepticMonth() - prolepticMonth();
        switch ((ChronoUnit) unit) {
            case MONTHS:
                return months;
            case YEARS:
                return months / 12;
            case DECADES:
                return months / 120;
            case CENTURIES:
                return months / 1200;
            case MILLENNIA:
                return months / 12000;
            case ERAS:
                return end.getLong(ChronoField.ERA) - getLong(ChronoField.ERA);
            default:
                throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    public LocalDate atDay(int day) {
        return LocalDate.of(year, month, day);
    }

    public LocalDate atEndOfMonth() {
        return LocalDate.of(year, month, lengthOfMonth());
    }

    @Override
    public int compareTo(YearMonth o) {
        int c = year - o.year;
        return c == 0 ? month - o.month : c;
    }

    public boolean isAfter(YearMonth o) {
        return compareTo(o) > 0;
    }

    public boolean isBefore(YearMonth o) {
        return compareTo(o) < 0;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof YearMonth && compareTo((YearMonth) o) == 0;
    }

    @Override
    public int hashCode() {
        return year ^ month << 27;
    }

    @Override
    public String toString() {
        String date = LocalDate.of(Math.abs(year) < 1000 ? year : year > 9999 ? 9999 : year, month, 1).toString();
        return year > 9999 ? year + (month < 10 ? "-0" : "-") + month : date.substring(0, date.length() - 3);
    }

    private Object writeReplace() {
        return new Ser(Ser.YEAR_MONTH, this);
    }
}
