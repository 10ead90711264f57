package java.time.chrono;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.ResolverStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.ValueRange;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** A calendar. */
public interface Chronology extends Comparable<Chronology> {
    static Chronology from(TemporalAccessor temporal) {
        Chronology c = temporal.query(TemporalQueries.chronology());
        return c != null ? c : IsoChronology.INSTANCE;
    }

    /** The calendar that a locale asks for by its "ca" keyword; ISO's where it asks for none. */
    static Chronology ofLocale(Locale locale) {
        String type = java.util.Objects.requireNonNull(locale, "locale").getUnicodeLocaleType("ca");
        if (type == null || type.equals("iso") || type.equals("iso8601")) {
            return IsoChronology.INSTANCE;
        }
        return of(type);
    }

    static Chronology of(String id) {
        for (Chronology c : AbstractChronology.all()) {
            if (c.getId().equals(id) || c.getCalendarType().equals(id)) {
                return c;
            }
        }
        throw new DateTimeException("Unknown chronology: " + id);
    }

    static Set<Chronology> getAvailableChronologies() {
        return new java.util.HashSet<Chronology>(java.util.Arrays.asList(AbstractChronology.all()));
    }

    String getId();

    String getCalendarType();

    ChronoLocalDate date(int prolepticYear, int month, int dayOfMonth);

    ChronoLocalDate dateYearDay(int prolepticYear, int dayOfYear);

    default ChronoLocalDate date(Era era, int yearOfEra, int month, int dayOfMonth) {
        return date(prolepticYear(era, yearOfEra), month, dayOfMonth);
    }

    default ChronoLocalDate dateYearDay(Era era, int yearOfEra, int dayOfYear) {
        return dateYearDay(prolepticYear(era, yearOfEra), dayOfYear);
    }

    ChronoLocalDate dateEpochDay(long epochDay);

    ChronoLocalDate date(TemporalAccessor temporal);

    ChronoLocalDate dateNow();

    ChronoLocalDate dateNow(ZoneId zone);

    ChronoLocalDate dateNow(Clock clock);

    ChronoLocalDateTime<? extends ChronoLocalDate> localDateTime(TemporalAccessor temporal);

    ChronoZonedDateTime<? extends ChronoLocalDate> zonedDateTime(TemporalAccessor temporal);

    ChronoZonedDateTime<? extends ChronoLocalDate> zonedDateTime(Instant instant, ZoneId zone);

    boolean isLeapYear(long prolepticYear);

    int prolepticYear(Era era, int yearOfEra);

    Era eraOf(int eraValue);

    List<Era> eras();

    ValueRange range(ChronoField field);

    String getDisplayName(TextStyle style, Locale locale);

    ChronoLocalDate resolveDate(Map<TemporalField, Long> fieldValues, ResolverStyle resolverStyle);

    ChronoPeriod period(int years, int months, int days);

    int compareTo(Chronology other);

    boolean equals(Object o);

    int hashCode();

    String toString();
}
