package java.time;

import java.io.Serializable;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.time.zone.ZoneRules;
import java.util.HashMap;

/** A distance from Greenwich. */
public final class ZoneOffset extends ZoneId
        implements TemporalAccessor, TemporalAdjuster, Comparable<ZoneOffset>, Serializable {
    private static final long serialVersionUID = 2357656521762053153L;
    private static final HashMap<Integer, ZoneOffset> KNOWN = new HashMap<Integer, ZoneOffset>();

    public static final ZoneOffset UTC = ofTotalSeconds(0);
    public static final ZoneOffset MIN = ofTotalSeconds(-18 * 3600);
    public static final ZoneOffset MAX = ofTotalSeconds(18 * 3600);

    private final int totalSeconds;
    private final transient String id;

    private ZoneOffset(int totalSeconds) {
        this.totalSeconds = totalSeconds;
        if (totalSeconds == 0) {
            id = "Z";
            return;
        }
        int abs = Math.abs(totalSeconds);
        StringBuilder sb = new StringBuilder(9).append(totalSeconds < 0 ? '-' : '+');
        two(sb, abs / 3600).append(':');
        two(sb, abs / 60 % 60);
        if (abs % 60 != 0) {
            two(sb.append(':'), abs % 60);
        }
        id = sb.toString();
    }

    private static StringBuilder two(StringBuilder sb, int n) {
        return sb.append((char) ('0' + n / 10)).append((char) ('0' + n % 10));
    }

    public static ZoneOffset of(String offsetId) {
        if (offsetId.equals("Z")) {
            return UTC;
        }
        int n = offsetId.length();
        int h;
        int m = 0;
        int s = 0;
        switch (n) {
            case 2:
                offsetId = offsetId.charAt(0) + "0" + offsetId.charAt(1);
                // fall through
            case 3:
                h = digits(offsetId, 1, false);
                break;
            case 5:
                h = digits(offsetId, 1, false);
                m = digits(offsetId, 3, false);
                break;
            case 6:
                h = digits(offsetId, 1, false);
                m = digits(offsetId, 4, true);
                break;
            case 7:
                h = digits(offsetId, 1, false);
                m = digits(offsetId, 3, false);
                s = digits(offsetId, 5, false);
                break;
            case 9:
                h = digits(offsetId, 1, false);
                m = digits(offsetId, 4, true);
                s = digits(offsetId, 7, true);
                break;
            default:
                throw new DateTimeException("Invalid ID for ZoneOffset, invalid format: " + offsetId);
        }
        char sign = offsetId.charAt(0);
        if (sign != '+' && sign != '-') {
            throw new DateTimeException("Invalid ID for ZoneOffset, plus/minus not found when expected: " + offsetId);
        }
        return sign == '-' ? ofHoursMinutesSeconds(-h, -m, -s) : ofHoursMinutesSeconds(h, m, s);
    }

    private static int digits(String s, int at, boolean colon) {
        if (colon && s.charAt(at - 1) != ':') {
            throw new DateTimeException("Invalid ID for ZoneOffset, colon not found when expected: " + s);
        }
        char a = s.charAt(at);
        char b = s.charAt(at + 1);
        if (a < '0' || a > '9' || b < '0' || b > '9') {
            throw new DateTimeException("Invalid ID for ZoneOffset, non numeric characters found: " + s);
        }
        return (a - '0') * 10 + b - '0';
    }

    public static ZoneOffset ofHours(int h) {
        return ofHoursMinutesSeconds(h, 0, 0);
    }

    public static ZoneOffset ofHoursMinutes(int h, int m) {
        return ofHoursMinutesSeconds(h, m, 0);
    }

    public static ZoneOffset ofHoursMinutesSeconds(int h, int m, int s) {
        if (h < -18 || h > 18) {
            throw new DateTimeException("Zone offset hours not in valid range: value " + h
                    + " is not in the range -18 to 18");
        }
        if (h > 0) {
            if (m < 0 || s < 0) {
                throw new DateTimeException("Zone offset minutes and seconds must be positive because hours is positive");
            }
        } else if (h < 0) {
            if (m > 0 || s > 0) {
                throw new DateTimeException("Zone offset minutes and seconds must be negative because hours is negative");
            }
        } else if (m > 0 && s < 0 || m < 0 && s > 0) {
            throw new DateTimeException("Zone offset minutes and seconds must have the same sign");
        }
        if (m < -59 || m > 59) {
            throw new DateTimeException("Zone offset minutes not in valid range: value " + m + " is not in the range -59 to 59");
        }
        if (s < -59 || s > 59) {
            throw new DateTimeException("Zone offset seconds not in valid range: value " + s + " is not in the range -59 to 59");
        }
        if (Math.abs(h) == 18 && (m | s) != 0) {
            throw new DateTimeException("Zone offset not in valid range: -18:00 to +18:00");
        }
        return ofTotalSeconds(h * 3600 + m * 60 + s);
    }

    public static ZoneOffset ofTotalSeconds(int total) {
        if (total < -18 * 3600 || total > 18 * 3600) {
            throw new DateTimeException("Zone offset not in valid range: -18:00 to +18:00");
        }
        if (total % 900 != 0) {
            return new ZoneOffset(total);
        }
        synchronized (KNOWN) {
            ZoneOffset o = KNOWN.get(Integer.valueOf(total));
            if (o == null) {
                o = new ZoneOffset(total);
                KNOWN.put(Integer.valueOf(total), o);
            }
            return o;
        }
    }

    public static ZoneOffset from(TemporalAccessor t) {
        ZoneOffset offset = t.query(TemporalQueries.offset());
        if (offset == null) {
            throw new DateTimeException("Unable to obtain ZoneOffset from TemporalAccessor: " + t + " of type "
                    + t.getClass().getName());
        }
        return offset;
    }

    public int getTotalSeconds() {
        return totalSeconds;
    }

    @Override
    public String getId() {
        return id;
    }

    @Override
    public ZoneRules getRules() {
        return ZoneRules.of(this);
    }

    @Override
    public boolean isSupported(TemporalField f) {
        if (f instanceof ChronoField) {
            return f == ChronoField.OFFSET_SECONDS;
        }
        return f != null && f.isSupportedBy(this);
    }

    @Override
    public long getLong(TemporalField f) {
        if (f == ChronoField.OFFSET_SECONDS) {
            return totalSeconds;
        }
        if (f instanceof ChronoField) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }
        return f.getFrom(this);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.offset() || query == TemporalQueries.zone()) {
            return (R) this;
        }
        return TemporalAccessor.super.query(query);
    }

    @Override
    public Temporal adjustInto(Temporal t) {
        return t.with(ChronoField.OFFSET_SECONDS, totalSeconds);
    }

    @Override
    public int compareTo(ZoneOffset o) {
        return o.totalSeconds - totalSeconds;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ZoneOffset && totalSeconds == ((ZoneOffset) o).totalSeconds;
    }

    @Override
    public int hashCode() {
        return totalSeconds;
    }

    @Override
    public String toString() {
        return id;
    }

    private Object writeReplace() {
        return new Ser(Ser.ZONE_OFFSET, this);
    }
}
