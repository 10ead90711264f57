package java.time.chrono;

import java.io.Serializable;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Month;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.ResolverStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjusters;
import java.time.temporal.TemporalField;
import java.time.temporal.ValueRange;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The calendar of ISO 8601. */
public final class IsoChronology extends AbstractChronology implements Serializable {
    private static final long serialVersionUID = -1440403870442975015L;

    public static final IsoChronology INSTANCE = new IsoChronology();

    private IsoChronology() {
    }

    @Override
    public String getId() {
        return "ISO";
    }

    @Override
    public String getCalendarType() {
        return "iso8601";
    }

    @Override
    public String getDisplayName(TextStyle style, Locale locale) {
        return "ISO";
    }

    @Override
    public LocalDate date(int year, int month, int day) {
        return LocalDate.of(year, month, day);
    }

    @Override
    public LocalDate dateYearDay(int year, int dayOfYear) {
        return LocalDate.ofYearDay(year, dayOfYear);
    }

    @Override
    public LocalDate date(Era era, int yearOfEra, int month, int dayOfMonth) {
        return date(prolepticYear(era, yearOfEra), month, dayOfMonth);
    }

    @Override
    public LocalDate dateYearDay(Era era, int yearOfEra, int dayOfYear) {
        return dateYearDay(prolepticYear(era, yearOfEra), dayOfYear);
    }

    @Override
    public LocalDate dateEpochDay(long day) {
        return LocalDate.ofEpochDay(day);
    }

    @Override
    public LocalDate date(TemporalAccessor t) {
        return LocalDate.from(t);
    }

    @Override
    public LocalDate dateNow() {
        return LocalDate.now();
    }

    @Override
    public LocalDate dateNow(ZoneId zone) {
        return LocalDate.now(zone);
    }

    @Override
    public LocalDate dateNow(Clock clock) {
        return LocalDate.now(clock);
    }

    @Override
    public LocalDateTime localDateTime(TemporalAccessor t) {
        return LocalDateTime.from(t);
    }

    @Override
    public ZonedDateTime zonedDateTime(TemporalAccessor t) {
        return ZonedDateTime.from(t);
    }

    @Override
    public ZonedDateTime zonedDateTime(Instant instant, ZoneId zone) {
        return ZonedDateTime.ofInstant(instant, zone);
    }

    @Override
    public boolean isLeapYear(long year) {
        return (year & 3) == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    @Override
    public int prolepticYear(Era era, int yearOfEra) {
        if (!(era instanceof IsoEra)) {
            throw new ClassCastException("Era must be IsoEra");
        }
        return era == IsoEra.CE ? yearOfEra : 1 - yearOfEra;
    }

    @Override
    public IsoEra eraOf(int era) {
        return IsoEra.of(era);
    }

    @Override
    public List<Era> eras() {
        return Arrays.<Era>asList(IsoEra.values());
    }

    @Override
    public ValueRange range(ChronoField field) {
        return field.range();
    }

    @Override
    public Period period(int years, int months, int days) {
        return Period.of(years, months, days);
    }

    private static void put(Map<TemporalField, Long> values, ChronoField field, long value) {
        Long old = values.get(field);
        if (old != null && old.longValue() != value) {
            throw new DateTimeException("Conflict found: " + field + " " + old + " differs from " + field + " " + value);
        }
        values.put(field, Long.valueOf(value));
    }

    @Override
    public LocalDate resolveDate(Map<TemporalField, Long> values, ResolverStyle style) {
        if (values.containsKey(ChronoField.EPOCH_DAY)) {
            return LocalDate.ofEpochDay(values.remove(ChronoField.EPOCH_DAY).longValue());
        }
        boolean lenient = style == ResolverStyle.LENIENT;
        Long months = values.remove(ChronoField.PROLEPTIC_MONTH);
        if (months != null) {
            if (!lenient) {
                ChronoField.PROLEPTIC_MONTH.checkValidValue(months.longValue());
            }
            put(values, ChronoField.MONTH_OF_YEAR, Math.floorMod(months.longValue(), 12L) + 1);
            put(values, ChronoField.YEAR, Math.floorDiv(months.longValue(), 12L));
        }
        yearOfEra(values, style);
        if (!values.containsKey(ChronoField.YEAR)) {
            return null;
        }
        if (values.containsKey(ChronoField.MONTH_OF_YEAR)) {
            if (values.containsKey(ChronoField.DAY_OF_MONTH)) {
                return monthDay(values, style);
            }
            if (values.containsKey(ChronoField.ALIGNED_WEEK_OF_MONTH)) {
                LocalDate d = aligned(values, lenient, ChronoField.ALIGNED_WEEK_OF_MONTH,
                        ChronoField.ALIGNED_DAY_OF_WEEK_IN_MONTH, true, style);
                if (d != null) {
                    return d;
                }
            }
        }
        if (values.containsKey(ChronoField.DAY_OF_YEAR)) {
            int year = ChronoField.YEAR.checkValidIntValue(values.remove(ChronoField.YEAR).longValue());
            long day = values.remove(ChronoField.DAY_OF_YEAR).longValue();
            if (lenient) {
                return LocalDate.ofYearDay(year, 1).plusDays(Math.subtractExact(day, 1));
            }
            return LocalDate.ofYearDay(year, ChronoField.DAY_OF_YEAR.checkValidIntValue(day));
        }
        if (values.containsKey(ChronoField.ALIGNED_WEEK_OF_YEAR)) {
            return aligned(values, lenient, ChronoField.ALIGNED_WEEK_OF_YEAR, ChronoField.ALIGNED_DAY_OF_WEEK_IN_YEAR,
                    false, style);
        }
        return null;
    }

    private void yearOfEra(Map<TemporalField, Long> values, ResolverStyle style) {
        Long yoe = values.remove(ChronoField.YEAR_OF_ERA);
        if (yoe == null) {
            if (values.containsKey(ChronoField.ERA)) {
                ChronoField.ERA.checkValidValue(values.get(ChronoField.ERA).longValue());
            }
            return;
        }
        long y = yoe.longValue();
        if (style != ResolverStyle.LENIENT) {
            ChronoField.YEAR_OF_ERA.checkValidValue(y);
        }
        Long era = values.remove(ChronoField.ERA);
        if (era == null) {
            Long year = values.get(ChronoField.YEAR);
            if (style == ResolverStyle.STRICT) {
                if (year != null) {
                    put(values, ChronoField.YEAR, year.longValue() > 0 ? y : Math.subtractExact(1, y));
                } else {
                    values.put(ChronoField.YEAR_OF_ERA, yoe);
                }
            } else {
                put(values, ChronoField.YEAR, year == null || year.longValue() > 0 ? y : Math.subtractExact(1, y));
            }
        } else if (era.longValue() == 1) {
            put(values, ChronoField.YEAR, y);
        } else if (era.longValue() == 0) {
            put(values, ChronoField.YEAR, Math.subtractExact(1, y));
        } else {
            throw new DateTimeException("Invalid value for era: " + era);
        }
    }

    private LocalDate monthDay(Map<TemporalField, Long> values, ResolverStyle style) {
        int year = ChronoField.YEAR.checkValidIntValue(values.remove(ChronoField.YEAR).longValue());
        long m = values.remove(ChronoField.MONTH_OF_YEAR).longValue();
        long d = values.remove(ChronoField.DAY_OF_MONTH).longValue();
        if (style == ResolverStyle.LENIENT) {
            return LocalDate.of(year, 1, 1).plusMonths(Math.subtractExact(m, 1)).plusDays(Math.subtractExact(d, 1));
        }
        int month = ChronoField.MONTH_OF_YEAR.checkValidIntValue(m);
        int day = ChronoField.DAY_OF_MONTH.checkValidIntValue(d);
        if (style == ResolverStyle.SMART) {
            if (month == 2) {
                day = Math.min(day, Month.FEBRUARY.length(isLeapYear(year)));
            } else {
                day = Math.min(day, Month.of(month).maxLength());
            }
        }
        return LocalDate.of(year, month, day);
    }

    private LocalDate aligned(Map<TemporalField, Long> values, boolean lenient, ChronoField weekField,
            ChronoField dayField, boolean inMonth, ResolverStyle style) {
        boolean byDay = values.containsKey(dayField);
        if (!byDay && !values.containsKey(ChronoField.DAY_OF_WEEK)) {
            return null;
        }
        int year = ChronoField.YEAR.checkValidIntValue(values.remove(ChronoField.YEAR).longValue());
        LocalDate date = LocalDate.of(year, 1, 1);
        int month = 1;
        if (inMonth) {
            long m = values.remove(ChronoField.MONTH_OF_YEAR).longValue();
            if (!lenient) {
                ChronoField.MONTH_OF_YEAR.checkValidValue(m);
            }
            date = date.plusMonths(m - 1);
            month = date.getMonthValue();
        }
        long week = values.remove(weekField).longValue();
        if (!lenient) {
            weekField.checkValidValue(week);
        }
        date = date.plusWeeks(week - 1);
        long day = values.remove(byDay ? dayField : ChronoField.DAY_OF_WEEK).longValue();
        if (byDay) {
            if (!lenient) {
                dayField.checkValidValue(day);
            }
            date = date.plusDays(day - 1);
        } else {
            date = date.with(TemporalAdjusters.nextOrSame(DayOfWeek.of((int) day)));
        }
        if (style == ResolverStyle.STRICT && (inMonth && date.getMonthValue() != month || date.getYear() != year)) {
            throw new DateTimeException("Strict mode rejected resolved date as it is in a different "
                    + (inMonth ? "month" : "year"));
        }
        return date;
    }

    private Object readResolve() {
        return INSTANCE;
    }
}
