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
import java.util.Collections;
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

    static Chronology ofLocale(Locale locale) {
        if (locale == null) {
            throw new NullPointerException("locale");
        }
        return IsoChronology.INSTANCE;
    }

    static Chronology of(String id) {
        if (id.equals("ISO") || id.equals("iso8601")) {
            return IsoChronology.INSTANCE;
        }
        throw new DateTimeException("Unknown chronology: " + id);
    }

    static Set<Chronology> getAvailableChronologies() {
        return Collections.<Chronology>singleton(IsoChronology.INSTANCE);
    }

    String getId();

    String getCalendarType();

    ChronoLocalDate date(int prolepticYear, int month, int dayOfMonth);

    ChronoLocalDate dateYearDay(int prolepticYear, int dayOfYear);

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
