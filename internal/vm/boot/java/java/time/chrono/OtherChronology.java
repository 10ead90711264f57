package java.time.chrono;

import java.io.Serializable;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.ResolverStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What calendars other than ISO's have in common. */
abstract class OtherChronology extends AbstractChronology implements Serializable {
    private static final long serialVersionUID = 1L;
    private final String id;
    private final String type;
    private final String name;

    OtherChronology(String id, String type, String name) {
        this.id = id;
        this.type = type;
        this.name = name;
    }

    @Override
    public String getId() {
        return id;
    }

    @Override
    public String getCalendarType() {
        return type;
    }

    @Override
    public String getDisplayName(TextStyle style, Locale locale) {
        return name;
    }

    static long today(Clock clock) {
        return LocalDate.now(clock).toEpochDay();
    }

    @Override
    public ChronoLocalDateTime<? extends ChronoLocalDate> localDateTime(TemporalAccessor t) {
        try {
            return date(t).atTime(LocalTime.from(t));
        } catch (DateTimeException e) {
            throw new DateTimeException("Unable to obtain ChronoLocalDateTime from TemporalAccessor: " + t.getClass(), e);
        }
    }

    @Override
    public ChronoZonedDateTime<? extends ChronoLocalDate> zonedDateTime(TemporalAccessor t) {
        try {
            ZoneId zone = ZoneId.from(t);
            return t.isSupported(ChronoField.INSTANT_SECONDS) ? zonedDateTime(Instant.from(t), zone) : localDateTime(t).atZone(zone);
        } catch (DateTimeException e) {
            throw new DateTimeException("Unable to obtain ChronoZonedDateTime from TemporalAccessor: " + t.getClass(), e);
        }
    }

    @Override
    public ChronoZonedDateTime<? extends ChronoLocalDate> zonedDateTime(Instant instant, ZoneId zone) {
        java.time.ZonedDateTime z = java.time.ZonedDateTime.ofInstant(instant, zone);
        ChronoZonedDateTime<? extends ChronoLocalDate> here = dateEpochDay(z.toLocalDate().toEpochDay()).atTime(z.toLocalTime()).atZone(zone);
        return here.getOffset().equals(z.getOffset()) ? here : here.withLaterOffsetAtOverlap();
    }

    @Override
    public ChronoPeriod period(int years, int months, int days) {
        return new ChronoPeriodImpl(this, years, months, days);
    }

    /** A date of an epoch day, or of a year, or era and year, with month and day or day of the year. */
    @Override
    public ChronoLocalDate resolveDate(Map<TemporalField, Long> values, ResolverStyle style) {
        if (values.containsKey(ChronoField.EPOCH_DAY)) {
            return dateEpochDay(values.remove(ChronoField.EPOCH_DAY).longValue());
        }
        Long yearOfEra = values.remove(ChronoField.YEAR_OF_ERA);
        if (yearOfEra != null) {
            Long era = values.remove(ChronoField.ERA);
            List<Era> eras = eras();
            if (era == null && style == ResolverStyle.STRICT) {
                values.put(ChronoField.YEAR_OF_ERA, yearOfEra);
            } else {
                int n = range(ChronoField.YEAR_OF_ERA).checkValidIntValue(yearOfEra.longValue(), ChronoField.YEAR_OF_ERA);
                Era e = era == null ? eras.get(eras.size() - 1) : eraOf(Math.toIntExact(era.longValue()));
                values.put(ChronoField.YEAR, Long.valueOf(prolepticYear(e, n)));
            }
        }
        if (!values.containsKey(ChronoField.YEAR)) {
            return null;
        }
        boolean byMonth = values.containsKey(ChronoField.MONTH_OF_YEAR) && values.containsKey(ChronoField.DAY_OF_MONTH);
        if (!byMonth && !values.containsKey(ChronoField.DAY_OF_YEAR)) {
            return null;
        }
        int year = range(ChronoField.YEAR).checkValidIntValue(values.remove(ChronoField.YEAR).longValue(), ChronoField.YEAR);
        if (!byMonth) {
            long day = values.remove(ChronoField.DAY_OF_YEAR).longValue();
            return style == ResolverStyle.LENIENT ? dateYearDay(year, 1).plus(Math.subtractExact(day, 1L), ChronoUnit.DAYS)
                    : dateYearDay(year, range(ChronoField.DAY_OF_YEAR).checkValidIntValue(day, ChronoField.DAY_OF_YEAR));
        }
        long month = values.remove(ChronoField.MONTH_OF_YEAR).longValue();
        long day = values.remove(ChronoField.DAY_OF_MONTH).longValue();
        if (style == ResolverStyle.LENIENT) {
            return date(year, 1, 1).plus(Math.subtractExact(month, 1L), ChronoUnit.MONTHS)
                    .plus(Math.subtractExact(day, 1L), ChronoUnit.DAYS);
        }
        int m = range(ChronoField.MONTH_OF_YEAR).checkValidIntValue(month, ChronoField.MONTH_OF_YEAR);
        int d = range(ChronoField.DAY_OF_MONTH).checkValidIntValue(day, ChronoField.DAY_OF_MONTH);
        if (style == ResolverStyle.SMART) {
            d = Math.min(d, date(year, m, 1).lengthOfMonth());
        }
        return date(year, m, d);
    }
}
