package java.time;

import java.io.Serializable;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;

/** A day of a month, in any year. */
public final class MonthDay implements TemporalAccessor, TemporalAdjuster, Comparable<MonthDay>, Serializable {
    private static final long serialVersionUID = -939150713474957432L;

    private final int month;
    private final int day;

    private MonthDay(int month, int day) {
        this.month = month;
        this.day = day;
    }

    private static final TemporalQuery<MonthDay> FROM = new TemporalQuery<MonthDay>() {
        @Override
        public MonthDay queryFrom(TemporalAccessor t) {
            return from(t);
        }
    };

    public static MonthDay parse(CharSequence text) {
        return parse(text, new java.time.format.DateTimeFormatterBuilder().appendLiteral("--")
                .appendValue(ChronoField.MONTH_OF_YEAR, 2).appendLiteral('-').appendValue(ChronoField.DAY_OF_MONTH, 2)
                .toFormatter());
    }

    public static MonthDay parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.parse(text, FROM);
    }

    public static MonthDay now() {
        return now(Clock.systemDefaultZone());
    }

    public static MonthDay now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static MonthDay now(Clock clock) {
        LocalDate now = LocalDate.now(clock);
        return of(now.getMonthValue(), now.getDayOfMonth());
    }

    public static MonthDay of(Month month, int day) {
        ChronoField.DAY_OF_MONTH.checkValidValue(day);
        if (day > month.maxLength()) {
            throw new DateTimeException("Illegal value for DayOfMonth field, value " + day + " is not valid for month "
                    + month.name());
        }
        return new MonthDay(month.getValue(), day);
    }

    public static MonthDay of(int month, int day) {
        return of(Month.of(month), day);
    }

    public static MonthDay from(TemporalAccessor t) {
        if (t instanceof MonthDay) {
            return (MonthDay) t;
        }
        try {
            return of(t.get(ChronoField.MONTH_OF_YEAR), t.get(ChronoField.DAY_OF_MONTH));
        } catch (DateTimeException e) {
            throw new DateTimeException("Unable to obtain MonthDay from TemporalAccessor: " + t + " of type "
                    + t.getClass().getName(), e);
        }
    }

    @Override
    public boolean isSupported(TemporalField f) {
        return f instanceof ChronoField ? f == ChronoField.MONTH_OF_YEAR || f == ChronoField.DAY_OF_MONTH
                : f != null && f.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField f) {
        if (f == ChronoField.MONTH_OF_YEAR) {
            return f.range();
        }
        if (f == ChronoField.DAY_OF_MONTH) {
            return ValueRange.of(1, getMonth().minLength(), getMonth().maxLength());
        }
        return TemporalAccessor.super.range(f);
    }

    @Override
    public int get(TemporalField f) {
        return range(f).checkValidIntValue(getLong(f), f);
    }

    @Override
    public long getLong(TemporalField f) {
        if (f == ChronoField.DAY_OF_MONTH) {
            return day;
        }
        if (f == ChronoField.MONTH_OF_YEAR) {
            return month;
        }
        if (f instanceof ChronoField) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }
        return f.getFrom(this);
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

    public boolean isValidYear(int year) {
        return day != 29 || month != 2 || Year.isLeap(year);
    }

    public MonthDay withMonth(int m) {
        return with(Month.of(m));
    }

    public MonthDay with(Month m) {
        return new MonthDay(m.getValue(), Math.min(day, m.maxLength()));
    }

    public MonthDay withDayOfMonth(int d) {
        return of(month, d);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.chronology()) {
            return (R) IsoChronology.INSTANCE;
        }
        return TemporalAccessor.super.query(query);
    }

    @Override
    public Temporal adjustInto(Temporal t) {
        if (!Chronology.from(t).equals(IsoChronology.INSTANCE)) {
            throw new DateTimeException("Adjustment only supported on ISO date-time");
        }
        t = t.with(ChronoField.MONTH_OF_YEAR, month);
        return t.with(ChronoField.DAY_OF_MONTH, Math.min(t.range(ChronoField.DAY_OF_MONTH).getMaximum(), day));
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    public LocalDate atYear(int year) {
        return LocalDate.of(year, month, isValidYear(year) ? day : 28);
    }

    @Override
    public int compareTo(MonthDay o) {
        int c = month - o.month;
        return c == 0 ? day - o.day : c;
    }

    public boolean isAfter(MonthDay o) {
        return compareTo(o) > 0;
    }

    public boolean isBefore(MonthDay o) {
        return compareTo(o) < 0;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof MonthDay && compareTo((MonthDay) o) == 0;
    }

    @Override
    public int hashCode() {
        return (month << 6) + day;
    }

    @Override
    public String toString() {
        return (month < 10 ? "--0" : "--") + month + (day < 10 ? "-0" : "-") + day;
    }

    private Object writeReplace() {
        return new Ser(Ser.MONTH_DAY, this);
    }
}
