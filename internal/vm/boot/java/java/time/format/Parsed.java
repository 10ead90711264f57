package java.time.format;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.ChronoLocalDateTime;
import java.time.chrono.ChronoZonedDateTime;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Fields that were read, on their way to a date and a time. */
final class Parsed implements TemporalAccessor {
    private static final long BILLION = 1000000000L;

    final Map<TemporalField, Long> fields = new HashMap<TemporalField, Long>();
    ZoneId zone;
    Chronology chrono = IsoChronology.INSTANCE;
    boolean leapSecond;
    Period excessDays = Period.ZERO;
    private ResolverStyle style;
    private ChronoLocalDate date;
    private LocalTime time;

    Parsed copy() {
        Parsed p = new Parsed();
        p.fields.putAll(fields);
        p.zone = zone;
        p.chrono = chrono;
        p.leapSecond = leapSecond;
        return p;
    }

    @Override
    public boolean isSupported(TemporalField f) {
        if (fields.containsKey(f) || date != null && date.isSupported(f) || time != null && time.isSupported(f)) {
            return true;
        }
        return f != null && !(f instanceof ChronoField) && f.isSupportedBy(this);
    }

    @Override
    public long getLong(TemporalField f) {
        Long v = fields.get(f);
        if (v != null) {
            return v.longValue();
        }
        if (date != null && date.isSupported(f)) {
            return date.getLong(f);
        }
        if (time != null && time.isSupported(f)) {
            return time.getLong(f);
        }
        if (f instanceof ChronoField) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }
        return f.getFrom(this);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> q) {
        if (q == TemporalQueries.zoneId()) {
            return (R) zone;
        }
        if (q == TemporalQueries.chronology()) {
            return (R) chrono;
        }
        if (q == TemporalQueries.localDate()) {
            return (R) (date != null ? LocalDate.from(date) : null);
        }
        if (q == TemporalQueries.localTime()) {
            return (R) time;
        }
        if (q == TemporalQueries.offset()) {
            Long o = fields.get(ChronoField.OFFSET_SECONDS);
            if (o != null) {
                return (R) ZoneOffset.ofTotalSeconds(o.intValue());
            }
            return zone instanceof ZoneOffset ? (R) zone : q.queryFrom(this);
        }
        if (q == TemporalQueries.zone()) {
            return q.queryFrom(this);
        }
        return q == TemporalQueries.precision() ? null : q.queryFrom(this);
    }

    TemporalAccessor resolve(ResolverStyle how, Set<TemporalField> only) {
        if (only != null) {
            fields.keySet().retainAll(only);
        }
        style = how;
        resolveInstantFields();
        resolveOwn();
        date(chrono.resolveDate(fields, style));
        resolveOwn();
        date(chrono.resolveDate(fields, style));
        resolveTime();
        crossCheck();
        if (date != null && time != null && !excessDays.isZero()) {
            date = date.plus(excessDays);
            excessDays = Period.ZERO;
        }
        if (time == null) {
            fillFractions();
        }
        resolveInstant();
        return this;
    }

    /** Fields that know themselves how to become others. */
    private void resolveOwn() {
        for (int changes = 0; changes < 50; changes++) {
            boolean changed = false;
            for (TemporalField f : new ArrayList<TemporalField>(fields.keySet())) {
                if (f instanceof ChronoField || !fields.containsKey(f)) {
                    continue;
                }
                TemporalAccessor r = f.resolve(fields, this, style);
                if (r instanceof ChronoZonedDateTime) {
                    ChronoZonedDateTime<?> z = (ChronoZonedDateTime<?>) r;
                    zone = zone == null ? z.getZone() : zone;
                    r = z.toLocalDateTime();
                }
                if (r instanceof ChronoLocalDateTime) {
                    ChronoLocalDateTime<?> l = (ChronoLocalDateTime<?>) r;
                    time(l.toLocalTime(), Period.ZERO);
                    date(l.toLocalDate());
                    changed = true;
                } else if (r instanceof ChronoLocalDate) {
                    date((ChronoLocalDate) r);
                    changed = true;
                } else if (r instanceof LocalTime) {
                    time((LocalTime) r, Period.ZERO);
                    changed = true;
                } else if (!fields.containsKey(f)) {
                    changed = true;
                }
                if (changed) {
                    break;
                }
            }
            if (!changed) {
                return;
            }
        }
        throw new DateTimeException("One of the parsed fields has an incorrectly implemented resolve method");
    }

    private void put(TemporalField target, TemporalField source, long value) {
        Long old = fields.put(target, Long.valueOf(value));
        if (old != null && old.longValue() != value) {
            throw new DateTimeException("Conflict found: " + target + " " + old + " differs from " + target + " " + value
                    + " while resolving  " + source);
        }
    }

    private void resolveInstantFields() {
        Long s = fields.get(ChronoField.INSTANT_SECONDS);
        if (s == null) {
            return;
        }
        ZoneId z = zone;
        if (z == null) {
            Long o = fields.get(ChronoField.OFFSET_SECONDS);
            if (o == null) {
                return;
            }
            z = ZoneOffset.ofTotalSeconds(o.intValue());
        }
        fields.remove(ChronoField.INSTANT_SECONDS);
        ChronoZonedDateTime<?> t = chrono.zonedDateTime(Instant.ofEpochSecond(s.longValue()), z);
        date(t.toLocalDate());
        put(ChronoField.SECOND_OF_DAY, ChronoField.INSTANT_SECONDS, t.toLocalTime().toSecondOfDay());
        put(ChronoField.OFFSET_SECONDS, ChronoField.INSTANT_SECONDS, t.getOffset().getTotalSeconds());
    }

    private void date(ChronoLocalDate d) {
        if (d == null) {
            return;
        }
        if (date != null && !date.equals(d)) {
            throw new DateTimeException("Conflict found: Fields resolved to two different dates: " + date + " " + d);
        }
        date = d;
    }

    private void time(LocalTime t, Period days) {
        if (time == null) {
            time = t;
            excessDays = days;
            return;
        }
        if (!time.equals(t)) {
            throw new DateTimeException("Conflict found: Fields resolved to different times: " + time + " " + t);
        }
        if (!excessDays.isZero() && !days.isZero() && !excessDays.equals(days)) {
            throw new DateTimeException("Conflict found: Fields resolved to different excess periods: " + excessDays + " "
                    + days);
        }
        excessDays = days;
    }

    private Long take(ChronoField f) {
        Long v = fields.remove(f);
        if (v != null && style != ResolverStyle.LENIENT) {
            f.checkValidValue(v.longValue());
        }
        return v;
    }

    private boolean has(ChronoField f) {
        return fields.containsKey(f);
    }

    private void resolveTime() {
        if (has(ChronoField.CLOCK_HOUR_OF_DAY)) {
            long v = fields.remove(ChronoField.CLOCK_HOUR_OF_DAY).longValue();
            if (style == ResolverStyle.STRICT || style == ResolverStyle.SMART && v != 0) {
                ChronoField.CLOCK_HOUR_OF_DAY.checkValidValue(v);
            }
            put(ChronoField.HOUR_OF_DAY, ChronoField.CLOCK_HOUR_OF_DAY, v == 24 ? 0 : v);
        }
        if (has(ChronoField.CLOCK_HOUR_OF_AMPM)) {
            long v = fields.remove(ChronoField.CLOCK_HOUR_OF_AMPM).longValue();
            if (style == ResolverStyle.STRICT || style == ResolverStyle.SMART && v != 0) {
                ChronoField.CLOCK_HOUR_OF_AMPM.checkValidValue(v);
            }
            put(ChronoField.HOUR_OF_AMPM, ChronoField.CLOCK_HOUR_OF_AMPM, v == 12 ? 0 : v);
        }
        if (has(ChronoField.AMPM_OF_DAY) && has(ChronoField.HOUR_OF_AMPM)) {
            long ap = take(ChronoField.AMPM_OF_DAY).longValue();
            long hap = take(ChronoField.HOUR_OF_AMPM).longValue();
            put(ChronoField.HOUR_OF_DAY, ChronoField.AMPM_OF_DAY,
                    Math.addExact(Math.multiplyExact(ap, 12L), hap));
        }
        if (has(ChronoField.NANO_OF_DAY)) {
            long n = take(ChronoField.NANO_OF_DAY).longValue();
            split(ChronoField.NANO_OF_DAY, n / BILLION);
            put(ChronoField.NANO_OF_SECOND, ChronoField.NANO_OF_DAY, n % BILLION);
        }
        if (has(ChronoField.MICRO_OF_DAY)) {
            long n = take(ChronoField.MICRO_OF_DAY).longValue();
            put(ChronoField.SECOND_OF_DAY, ChronoField.MICRO_OF_DAY, n / 1000000);
            put(ChronoField.MICRO_OF_SECOND, ChronoField.MICRO_OF_DAY, n % 1000000);
        }
        if (has(ChronoField.MILLI_OF_DAY)) {
            long n = take(ChronoField.MILLI_OF_DAY).longValue();
            put(ChronoField.SECOND_OF_DAY, ChronoField.MILLI_OF_DAY, n / 1000);
            put(ChronoField.MILLI_OF_SECOND, ChronoField.MILLI_OF_DAY, n % 1000);
        }
        if (has(ChronoField.SECOND_OF_DAY)) {
            split(ChronoField.SECOND_OF_DAY, take(ChronoField.SECOND_OF_DAY).longValue());
        }
        if (has(ChronoField.MINUTE_OF_DAY)) {
            long n = take(ChronoField.MINUTE_OF_DAY).longValue();
            put(ChronoField.HOUR_OF_DAY, ChronoField.MINUTE_OF_DAY, n / 60);
            put(ChronoField.MINUTE_OF_HOUR, ChronoField.MINUTE_OF_DAY, n % 60);
        }
        if (has(ChronoField.NANO_OF_SECOND)) {
            long nos = fields.get(ChronoField.NANO_OF_SECOND).longValue();
            if (style != ResolverStyle.LENIENT) {
                ChronoField.NANO_OF_SECOND.checkValidValue(nos);
            }
            if (has(ChronoField.MICRO_OF_SECOND)) {
                long cos = take(ChronoField.MICRO_OF_SECOND).longValue();
                put(ChronoField.NANO_OF_SECOND, ChronoField.MICRO_OF_SECOND, cos * 1000 + nos % 1000);
                nos = cos * 1000 + nos % 1000;
            }
            if (has(ChronoField.MILLI_OF_SECOND)) {
                long los = take(ChronoField.MILLI_OF_SECOND).longValue();
                put(ChronoField.NANO_OF_SECOND, ChronoField.MILLI_OF_SECOND, los * 1000000 + nos % 1000000);
            }
        }
        if (has(ChronoField.MICRO_OF_SECOND)) {
            long cos = take(ChronoField.MICRO_OF_SECOND).longValue();
            if (has(ChronoField.MILLI_OF_SECOND)) {
                cos = take(ChronoField.MILLI_OF_SECOND).longValue() * 1000 + cos % 1000;
            }
            put(ChronoField.NANO_OF_SECOND, ChronoField.MICRO_OF_SECOND, cos * 1000);
        } else if (has(ChronoField.MILLI_OF_SECOND)) {
            put(ChronoField.NANO_OF_SECOND, ChronoField.MILLI_OF_SECOND,
                    take(ChronoField.MILLI_OF_SECOND).longValue() * 1000000);
        }
        Long hod = fields.get(ChronoField.HOUR_OF_DAY);
        if (hod != null) {
            Long moh = fields.get(ChronoField.MINUTE_OF_HOUR);
            Long som = fields.get(ChronoField.SECOND_OF_MINUTE);
            Long nos = fields.get(ChronoField.NANO_OF_SECOND);
            if (moh == null && (som != null || nos != null) || moh != null && som == null && nos != null) {
                return;
            }
            timeOf(hod.longValue(), moh == null ? 0 : moh.longValue(), som == null ? 0 : som.longValue(),
                    nos == null ? 0 : nos.longValue());
            fields.remove(ChronoField.HOUR_OF_DAY);
            fields.remove(ChronoField.MINUTE_OF_HOUR);
            fields.remove(ChronoField.SECOND_OF_MINUTE);
            fields.remove(ChronoField.NANO_OF_SECOND);
        }
        if (style != ResolverStyle.LENIENT) {
            for (Map.Entry<TemporalField, Long> e : fields.entrySet()) {
                if (e.getKey() instanceof ChronoField && e.getKey().isTimeBased()) {
                    ((ChronoField) e.getKey()).checkValidValue(e.getValue().longValue());
                }
            }
        }
    }

    private void split(ChronoField source, long second) {
        put(ChronoField.HOUR_OF_DAY, source, second / 3600);
        put(ChronoField.MINUTE_OF_HOUR, source, second / 60 % 60);
        put(ChronoField.SECOND_OF_MINUTE, source, second % 60);
    }

    private void timeOf(long hod, long moh, long som, long nos) {
        if (style == ResolverStyle.LENIENT) {
            long total = Math.multiplyExact(hod, 3600L * BILLION);
            total = Math.addExact(total, Math.multiplyExact(moh, 60L * BILLION));
            total = Math.addExact(total, Math.multiplyExact(som, BILLION));
            total = Math.addExact(total, nos);
            long day = 86400L * BILLION;
            time(LocalTime.ofNanoOfDay(Math.floorMod(total, day)), Period.ofDays((int) Math.floorDiv(total, day)));
            return;
        }
        int m = ChronoField.MINUTE_OF_HOUR.checkValidIntValue(moh);
        int n = ChronoField.NANO_OF_SECOND.checkValidIntValue(nos);
        if (style == ResolverStyle.SMART && hod == 24 && m == 0 && som == 0 && n == 0) {
            time(LocalTime.MIDNIGHT, Period.ofDays(1));
            return;
        }
        int h = ChronoField.HOUR_OF_DAY.checkValidIntValue(hod);
        int s = ChronoField.SECOND_OF_MINUTE.checkValidIntValue(som);
        time(LocalTime.of(h, m, s, n), Period.ZERO);
    }

    private void crossCheck() {
        if (date != null) {
            check(date);
        }
        if (time != null) {
            check(time);
            if (date != null && !fields.isEmpty()) {
                check(date.atTime(time));
            }
        }
    }

    private void check(TemporalAccessor target) {
        for (TemporalField f : new ArrayList<TemporalField>(fields.keySet())) {
            if (!target.isSupported(f)) {
                continue;
            }
            long a;
            try {
                a = target.getLong(f);
            } catch (RuntimeException e) {
                continue;
            }
            long b = fields.get(f).longValue();
            if (a != b) {
                throw new DateTimeException("Conflict found: Field " + f + " " + a + " differs from " + f + " " + b
                        + " derived from " + target);
            }
            fields.remove(f);
        }
    }

    /** A second without its hour has its fractions in every unit. */
    private void fillFractions() {
        if (fields.containsKey(ChronoField.INSTANT_SECONDS) || fields.containsKey(ChronoField.SECOND_OF_DAY)
                || fields.containsKey(ChronoField.SECOND_OF_MINUTE)) {
            Long nano = fields.get(ChronoField.NANO_OF_SECOND);
            long n = nano == null ? 0 : nano.longValue();
            fields.put(ChronoField.NANO_OF_SECOND, Long.valueOf(n));
            fields.put(ChronoField.MICRO_OF_SECOND, Long.valueOf(n / 1000));
            fields.put(ChronoField.MILLI_OF_SECOND, Long.valueOf(n / 1000000));
        }
    }

    private void resolveInstant() {
        if (date == null || time == null) {
            return;
        }
        Long offset = fields.get(ChronoField.OFFSET_SECONDS);
        if (offset != null) {
            ZoneOffset o = ZoneOffset.ofTotalSeconds(offset.intValue());
            fields.put(ChronoField.INSTANT_SECONDS, Long.valueOf(date.atTime(time).atZone(o).toEpochSecond()));
        } else if (zone != null) {
            fields.put(ChronoField.INSTANT_SECONDS, Long.valueOf(date.atTime(time).atZone(zone).toEpochSecond()));
        }
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        sb.append(fields).append(',').append(chrono);
        if (zone != null) {
            sb.append(',').append(zone);
        }
        if (date != null || time != null) {
            sb.append(" resolved to ");
            if (date != null) {
                sb.append(date);
                if (time != null) {
                    sb.append('T').append(time);
                }
            } else {
                sb.append(time);
            }
        }
        return sb.toString();
    }
}
