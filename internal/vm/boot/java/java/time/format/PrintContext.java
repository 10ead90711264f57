package java.time.format;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.util.Locale;

/** What is printed, and how. */
final class PrintContext {
    final TemporalAccessor temporal;
    final Locale locale;
    final DecimalStyle decimals;
    int optional;

    PrintContext(TemporalAccessor temporal, DateTimeFormatter f) {
        this.temporal = inCalendar(adjust(temporal, f.getZone()), f.getChronology());
        this.locale = f.getLocale();
        this.decimals = f.getDecimalStyle();
    }

    /** The temporal with the date as the calendar of the formatter has it, if that is not the temporal's own. */
    private static TemporalAccessor inCalendar(final TemporalAccessor t, final Chronology chrono) {
        Chronology own = t.query(TemporalQueries.chronology());
        if (chrono == null || chrono.equals(own == null ? IsoChronology.INSTANCE : own)
                || !t.isSupported(ChronoField.EPOCH_DAY)) {
            return t;
        }
        final TemporalAccessor date = chrono.date(t);
        return new TemporalAccessor() {
            private TemporalAccessor of(TemporalField f) {
                return f.isDateBased() ? date : t;
            }

            @Override
            public boolean isSupported(TemporalField f) {
                return of(f).isSupported(f);
            }

            @Override
            public java.time.temporal.ValueRange range(TemporalField f) {
                return of(f).range(f);
            }

            @Override
            public long getLong(TemporalField f) {
                return of(f).getLong(f);
            }

            @Override
            @SuppressWarnings("unchecked")
            public <R> R query(TemporalQuery<R> q) {
                if (q == TemporalQueries.chronology()) {
                    return (R) chrono;
                }
                return q == TemporalQueries.zoneId() || q == TemporalQueries.precision() ? t.query(q) : q.queryFrom(this);
            }
        };
    }

    /** The temporal as seen in the zone of the formatter, if that has one. */
    private static TemporalAccessor adjust(final TemporalAccessor t, final ZoneId zone) {
        if (zone == null || zone.equals(t.query(TemporalQueries.zoneId()))) {
            return t;
        }
        if (t.isSupported(ChronoField.INSTANT_SECONDS)) {
            return ZonedDateTime.ofInstant(Instant.from(t), zone);
        }
        if (zone.normalized() instanceof ZoneOffset && t.isSupported(ChronoField.OFFSET_SECONDS)
                && t.get(ChronoField.OFFSET_SECONDS) != zone.getRules().getOffset(Instant.EPOCH).getTotalSeconds()) {
            throw new DateTimeException("Unable to apply override zone '" + zone
                    + "' because the temporal object being formatted has a different offset but does not represent an"
                    + " instant: " + t);
        }
        return new TemporalAccessor() {
            @Override
            public boolean isSupported(TemporalField f) {
                return t.isSupported(f);
            }

            @Override
            public long getLong(TemporalField f) {
                return t.getLong(f);
            }

            @Override
            @SuppressWarnings("unchecked")
            public <R> R query(TemporalQuery<R> q) {
                if (q == TemporalQueries.zoneId() || q == TemporalQueries.zone()) {
                    return (R) zone;
                }
                return t.query(q);
            }

            @Override
            public String toString() {
                return t + " with zone " + zone;
            }
        };
    }

    /** The value of a field; null if it is missing in an optional part. */
    Long value(TemporalField field) {
        if (optional > 0 && !temporal.isSupported(field)) {
            return null;
        }
        return Long.valueOf(temporal.getLong(field));
    }

    <R> R ask(TemporalQuery<R> query) {
        R r = temporal.query(query);
        if (r == null && optional == 0) {
            throw new DateTimeException("Unable to extract " + query + " from temporal " + temporal);
        }
        return r;
    }
}
