package java.util;

import esdroid.locale.LocaleData;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;

/** What the date conversions of a format string print, of old and new date classes alike. */
final class FormatDate {
    private final Calendar calendar;
    private final TemporalAccessor temporal;

    FormatDate(long millis, TimeZone zone) {
        calendar = new GregorianCalendar(zone, Locale.US);
        calendar.setTimeInMillis(millis);
        temporal = null;
    }

    FormatDate(Calendar c) {
        calendar = (Calendar) c.clone();
        calendar.setLenient(true);
        temporal = null;
    }

    FormatDate(TemporalAccessor t) {
        calendar = null;
        temporal = t;
    }

    private int get(int field, ChronoField modern) {
        return temporal != null ? temporal.get(modern) : calendar.get(field);
    }

    private int hour() {
        return get(Calendar.HOUR_OF_DAY, ChronoField.HOUR_OF_DAY);
    }

    private int minute() {
        return get(Calendar.MINUTE, ChronoField.MINUTE_OF_HOUR);
    }

    private int second() {
        return get(Calendar.SECOND, ChronoField.SECOND_OF_MINUTE);
    }

    private int month() {
        return temporal != null ? temporal.get(ChronoField.MONTH_OF_YEAR) : calendar.get(Calendar.MONTH) + 1;
    }

    private int day() {
        return get(Calendar.DAY_OF_MONTH, ChronoField.DAY_OF_MONTH);
    }

    private int year() {
        return get(Calendar.YEAR, ChronoField.YEAR_OF_ERA);
    }

    /** 0 is Sunday. */
    private int weekday() {
        return temporal != null ? temporal.get(ChronoField.DAY_OF_WEEK) % 7 : calendar.get(Calendar.DAY_OF_WEEK) - 1;
    }

    private static StringBuilder pad(StringBuilder sb, long value, int width) {
        String s = Long.toString(Math.abs(value));
        if (value < 0) {
            sb.append('-');
        }
        for (int i = s.length(); i < width; i++) {
            sb.append('0');
        }
        return sb.append(s);
    }

    private long millis() {
        if (temporal == null) {
            return calendar.getTimeInMillis();
        }
        return temporal.getLong(ChronoField.INSTANT_SECONDS) * 1000 + temporal.getLong(ChronoField.MILLI_OF_SECOND);
    }

    /** Prints one conversion; of those that stand for several, the one at fault is named. */
    void print(StringBuilder sb, char c, Locale l) {
        try {
            printOne(sb, c, l);
        } catch (DateTimeException e) {
            throw new IllegalFormatConversionException(c, temporal.getClass());
        }
    }

    private void printOne(StringBuilder sb, char c, Locale l) {
        String tag = l.toLanguageTag();
        switch (c) {
            case 'H':
                pad(sb, hour(), 2);
                break;
            case 'I':
                pad(sb, hour() % 12 == 0 ? 12 : hour() % 12, 2);
                break;
            case 'k':
                sb.append(hour());
                break;
            case 'l':
                sb.append(hour() % 12 == 0 ? 12 : hour() % 12);
                break;
            case 'M':
                pad(sb, minute(), 2);
                break;
            case 'S':
                pad(sb, second(), 2);
                break;
            case 'L':
                pad(sb, get(Calendar.MILLISECOND, ChronoField.MILLI_OF_SECOND), 3);
                break;
            case 'N':
                pad(sb, temporal != null ? temporal.get(ChronoField.NANO_OF_SECOND)
                        : calendar.get(Calendar.MILLISECOND) * 1000000L, 9);
                break;
            case 'Q':
                sb.append(millis());
                break;
            case 's':
                sb.append(temporal != null ? temporal.getLong(ChronoField.INSTANT_SECONDS)
                        : calendar.getTimeInMillis() / 1000);
                break;
            case 'p': {
                String[] ampm = LocaleData.list(tag, "ampm");
                sb.append(ampm[get(Calendar.AM_PM, ChronoField.AMPM_OF_DAY)].toLowerCase(l));
                break;
            }
            case 'z': {
                int seconds = offsetSeconds();
                sb.append(seconds < 0 ? '-' : '+');
                int minutes = Math.abs(seconds) / 60;
                pad(sb, minutes / 60 * 100 + minutes % 60, 4);
                break;
            }
            case 'Z':
                sb.append(zoneName(l));
                break;
            case 'a':
            case 'A':
                sb.append(LocaleData.list(tag, c == 'a' ? "daysShort" : "days")[weekday()]);
                break;
            case 'b':
            case 'h':
            case 'B':
                sb.append(LocaleData.list(tag, c == 'B' ? "months" : "monthsShort")[month() - 1]);
                break;
            case 'C':
                pad(sb, year() / 100, 2);
                break;
            case 'y':
                pad(sb, year() % 100, 2);
                break;
            case 'Y':
                pad(sb, year(), 4);
                break;
            case 'd':
                pad(sb, day(), 2);
                break;
            case 'e':
                sb.append(day());
                break;
            case 'j':
                pad(sb, get(Calendar.DAY_OF_YEAR, ChronoField.DAY_OF_YEAR), 3);
                break;
            case 'm':
                pad(sb, month(), 2);
                break;
            case 'R':
                all(sb, "H:M", l);
                break;
            case 'T':
                all(sb, "H:M:S", l);
                break;
            case 'r':
                all(sb, "I:M:S ", l);
                sb.append(LocaleData.list(tag, "ampm")[get(Calendar.AM_PM, ChronoField.AMPM_OF_DAY)].toUpperCase(l));
                break;
            case 'D':
                all(sb, "m/d/y", l);
                break;
            case 'F':
                all(sb, "Y-m-d", l);
                break;
            default: // c
                all(sb, "a b d T Z Y", l);
        }
    }

    private void all(StringBuilder sb, String pattern, Locale l) {
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (Character.isLetter(c)) {
                print(sb, c, l);
            } else {
                sb.append(c);
            }
        }
    }

    private int offsetSeconds() {
        if (temporal != null) {
            return temporal.get(ChronoField.OFFSET_SECONDS);
        }
        return (calendar.get(Calendar.ZONE_OFFSET) + calendar.get(Calendar.DST_OFFSET)) / 1000;
    }

    private String zoneName(Locale l) {
        if (temporal == null) {
            return calendar.getTimeZone().getDisplayName(calendar.get(Calendar.DST_OFFSET) != 0, TimeZone.SHORT, l);
        }
        ZoneId id = temporal.query(TemporalQueries.zone());
        if (id == null) {
            throw new IllegalFormatConversionException('Z', temporal.getClass());
        }
        if (!(id instanceof ZoneOffset) && temporal.isSupported(ChronoField.INSTANT_SECONDS)) {
            Instant instant = Instant.from(temporal);
            return TimeZone.getTimeZone(id).getDisplayName(id.getRules().isDaylightSavings(instant), TimeZone.SHORT, l);
        }
        return id.getId();
    }
}
