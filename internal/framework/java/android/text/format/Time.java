package android.text.format;

import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/** A point in time by its fields, as old apps have it. */
@Deprecated
public class Time {
    public static final int SECOND = 1;
    public static final int MINUTE = 2;
    public static final int HOUR = 3;
    public static final int MONTH_DAY = 4;
    public static final int MONTH = 5;
    public static final int YEAR = 6;
    public static final int WEEK_DAY = 7;
    public static final int YEAR_DAY = 8;
    public static final int WEEK_NUM = 9;
    public static final int SUNDAY = 0;
    public static final int MONDAY = 1;
    public static final int TUESDAY = 2;
    public static final int WEDNESDAY = 3;
    public static final int THURSDAY = 4;
    public static final int FRIDAY = 5;
    public static final int SATURDAY = 6;
    public static final int EPOCH_JULIAN_DAY = 2440588;
    public static final int MONDAY_BEFORE_JULIAN_EPOCH = EPOCH_JULIAN_DAY - 3;
    public static final String TIMEZONE_UTC = "UTC";

    public boolean allDay;
    public int second;
    public int minute;
    public int hour;
    public int monthDay;
    public int month;
    public int year;
    public int weekDay;
    public int yearDay;
    public int isDst;
    public long gmtoff;
    public String timezone;

    public Time(String timezoneId) {
        if (timezoneId == null) throw new NullPointerException("timezoneId is null!");
        initialize(timezoneId);
    }

    public Time() {
        initialize(TimeZone.getDefault().getID());
    }

    public Time(Time other) {
        initialize(other.timezone);
        set(other);
    }

    private void initialize(String id) {
        timezone = id;
        year = 1970;
        monthDay = 1;
        isDst = -1;
    }

    private Calendar calendar() {
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone(timezone), Locale.US);
        c.clear();
        c.set(year, month, monthDay, hour, minute, second);
        return c;
    }

    private void from(Calendar c) {
        second = c.get(Calendar.SECOND);
        minute = c.get(Calendar.MINUTE);
        hour = c.get(Calendar.HOUR_OF_DAY);
        monthDay = c.get(Calendar.DAY_OF_MONTH);
        month = c.get(Calendar.MONTH);
        year = c.get(Calendar.YEAR);
        weekDay = c.get(Calendar.DAY_OF_WEEK) - 1;
        yearDay = c.get(Calendar.DAY_OF_YEAR) - 1;
        isDst = c.get(Calendar.DST_OFFSET) != 0 ? 1 : 0;
        gmtoff = (c.get(Calendar.ZONE_OFFSET) + c.get(Calendar.DST_OFFSET)) / 1000;
    }

    public long normalize(boolean ignoreDst) {
        Calendar c = calendar();
        long millis = c.getTimeInMillis();
        from(c);
        return millis;
    }

    public void switchTimezone(String timezone) {
        long millis = calendar().getTimeInMillis();
        this.timezone = timezone;
        set(millis);
    }

    public void set(long millis) {
        allDay = false;
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone(timezone), Locale.US);
        c.setTimeInMillis(millis);
        from(c);
    }

    public void set(Time that) {
        timezone = that.timezone;
        allDay = that.allDay;
        second = that.second;
        minute = that.minute;
        hour = that.hour;
        monthDay = that.monthDay;
        month = that.month;
        year = that.year;
        weekDay = that.weekDay;
        yearDay = that.yearDay;
        isDst = that.isDst;
        gmtoff = that.gmtoff;
    }

    public void set(int second, int minute, int hour, int monthDay, int month, int year) {
        allDay = false;
        this.second = second;
        this.minute = minute;
        this.hour = hour;
        this.monthDay = monthDay;
        this.month = month;
        this.year = year;
        weekDay = 0;
        yearDay = 0;
        isDst = -1;
        gmtoff = 0;
    }

    public void set(int monthDay, int month, int year) {
        set(0, 0, 0, monthDay, month, year);
        allDay = true;
    }

    public void setToNow() {
        set(System.currentTimeMillis());
    }

    public void clear(String timezoneId) {
        if (timezoneId == null) throw new NullPointerException("timezone is null!");
        set(0, 0, 0, 0, 0, 0);
        timezone = timezoneId;
        isDst = 0;
    }

    public long toMillis(boolean ignoreDst) {
        return calendar().getTimeInMillis();
    }

    public int getActualMaximum(int field) {
        switch (field) {
            case SECOND:
            case MINUTE:
                return 59;
            case HOUR:
                return 23;
            case MONTH_DAY:
                return new GregorianCalendar(year, month, 1).getActualMaximum(Calendar.DAY_OF_MONTH);
            case MONTH:
                return 11;
            case YEAR:
                return 2037;
            case WEEK_DAY:
                return 6;
            case YEAR_DAY:
                return new GregorianCalendar(year, 0, 1).isLeapYear(year) ? 365 : 364;
            case WEEK_NUM:
                throw new RuntimeException("WEEK_NUM not implemented");
            default:
                throw new RuntimeException("bad field=" + field);
        }
    }

    public static int compare(Time a, Time b) {
        if (a == null) throw new NullPointerException("a == null");
        if (b == null) throw new NullPointerException("b == null");
        return Long.compare(a.toMillis(false), b.toMillis(false));
    }

    public boolean before(Time that) {
        return compare(this, that) < 0;
    }

    public boolean after(Time that) {
        return compare(this, that) > 0;
    }

    public String format(String format) {
        StringBuilder b = new StringBuilder();
        Calendar c = calendar();
        for (int i = 0; i < format.length(); i++) {
            char ch = format.charAt(i);
            if (ch != '%' || i + 1 == format.length()) {
                b.append(ch);
                continue;
            }
            ch = format.charAt(++i);
            boolean bare = false;
            while ((ch == '-' || ch == '_' || ch == '0' || ch == '^' || ch == '#') && i + 1 < format.length()) {
                bare |= ch == '-';
                ch = format.charAt(++i);
            }
            String two = bare ? "%d" : "%02d";
            switch (ch) {
                case 'Y': b.append(String.format("%04d", year)); break;
                case 'y': b.append(String.format(two, year % 100)); break;
                case 'm': b.append(String.format(two, month + 1)); break;
                case 'd': b.append(String.format(two, monthDay)); break;
                case 'e': b.append(String.format(bare ? "%d" : "%2d", monthDay)); break;
                case 'H': b.append(String.format(two, hour)); break;
                case 'I': b.append(String.format(two, hour % 12 == 0 ? 12 : hour % 12)); break;
                case 'k': b.append(String.format(bare ? "%d" : "%2d", hour)); break;
                case 'l': b.append(String.format(bare ? "%d" : "%2d", hour % 12 == 0 ? 12 : hour % 12)); break;
                case 'M': b.append(String.format(two, minute)); break;
                case 'S': b.append(String.format(two, second)); break;
                case 'j': b.append(String.format("%03d", yearDay + 1)); break;
                case 'p': b.append(hour < 12 ? "AM" : "PM"); break;
                case 'P': b.append(hour < 12 ? "am" : "pm"); break;
                case 'a': b.append(String.format("%ta", c)); break;
                case 'A': b.append(String.format("%tA", c)); break;
                case 'b':
                case 'h': b.append(String.format("%tb", c)); break;
                case 'B': b.append(String.format("%tB", c)); break;
                case 'D': b.append(format("%m/%d/%y")); break;
                case 'F': b.append(format("%Y-%m-%d")); break;
                case 'R': b.append(format("%H:%M")); break;
                case 'T': b.append(format("%H:%M:%S")); break;
                case 'c': b.append(format("%d %b %Y, %H:%M:%S")); break;
                case 'x': b.append(format("%d %b %Y")); break;
                case 'X': b.append(format("%H:%M:%S")); break;
                case 's': b.append(toMillis(false) / 1000); break;
                case 'u': b.append(weekDay == 0 ? 7 : weekDay); break;
                case 'w': b.append(weekDay); break;
                case 'Z': b.append(TimeZone.getTimeZone(timezone).getDisplayName(isDst > 0, TimeZone.SHORT, Locale.US)); break;
                case 'z': b.append(String.format("%s%02d%02d", gmtoff < 0 ? "-" : "+", Math.abs(gmtoff) / 3600, Math.abs(gmtoff) % 3600 / 60)); break;
                case 'n': b.append('\n'); break;
                case 't': b.append('\t'); break;
                case '%': b.append('%'); break;
                default: b.append(ch);
            }
        }
        return b.toString();
    }

    public String format2445() {
        return allDay ? format("%Y%m%d") : format("%Y%m%dT%H%M%S") + (timezone.equals(TIMEZONE_UTC) ? "Z" : "");
    }

    @Override
    public String toString() {
        return String.format("%04d%02d%02dT%02d%02d%02d%s(%d,%d,%d,%d,%d)", year, month + 1, monthDay, hour, minute, second, timezone, weekDay, yearDay, gmtoff, isDst, toMillis(false) / 1000);
    }

    private static int digits(String s, int from, int to) {
        int n = 0;
        for (int i = from; i < to; i++) {
            char c = s.charAt(i);
            if (c < '0' || c > '9') throw new android.util.TimeFormatException("Parse error at pos=" + i);
            n = 10 * n + c - '0';
        }
        return n;
    }

    public boolean parse(String s) {
        if (s == null) throw new NullPointerException("time string is null");
        int len = s.length();
        if (len < 8) throw new android.util.TimeFormatException("String is too short: \"" + s + "\" Expected at least 8 characters.");
        boolean inUtc = false;
        year = digits(s, 0, 4);
        month = digits(s, 4, 6) - 1;
        monthDay = digits(s, 6, 8);
        hour = minute = second = 0;
        allDay = true;
        if (len > 8) {
            if (len < 15) throw new android.util.TimeFormatException("String is too short: \"" + s + "\" If there are more than 8 characters there must be at least 15.");
            if (s.charAt(8) != 'T') throw new android.util.TimeFormatException("Unexpected character 0x" + Integer.toHexString(s.charAt(8)) + " at pos=8.  Expected 'T'.");
            allDay = false;
            hour = digits(s, 9, 11);
            minute = digits(s, 11, 13);
            second = digits(s, 13, 15);
            inUtc = len > 15 && s.charAt(15) == 'Z';
            if (len > 15 && !inUtc) throw new android.util.TimeFormatException("Unexpected character 0x" + Integer.toHexString(s.charAt(15)) + " at pos=15.  Expected 'Z'.");
        }
        weekDay = yearDay = 0;
        isDst = -1;
        gmtoff = 0;
        if (inUtc) timezone = TIMEZONE_UTC;
        return inUtc;
    }

    public boolean parse3339(String s) {
        if (s == null) throw new NullPointerException("time string is null");
        int len = s.length();
        if (len < 10) throw new android.util.TimeFormatException("String too short --- expected at least 10 characters.");
        year = digits(s, 0, 4);
        month = digits(s, 5, 7) - 1;
        monthDay = digits(s, 8, 10);
        hour = minute = second = 0;
        allDay = len < 19;
        boolean utc = false;
        int offset = 0;
        if (!allDay) {
            hour = digits(s, 11, 13);
            minute = digits(s, 14, 16);
            second = digits(s, 17, 19);
            int i = 19;
            if (i < len && s.charAt(i) == '.') {
                do i++; while (i < len && Character.isDigit(s.charAt(i)));
            }
            if (i < len) {
                char c = s.charAt(i);
                if (c == 'Z') {
                    utc = true;
                } else if (c == '+' || c == '-') {
                    if (len < i + 6) throw new android.util.TimeFormatException("Unexpected length; should be " + (i + 6) + " characters");
                    offset = (digits(s, i + 1, i + 3) * 60 + digits(s, i + 4, i + 6)) * (c == '-' ? 1 : -1);
                    utc = true;
                } else {
                    throw new android.util.TimeFormatException("Unexpected character '" + c + "' at position " + i + " expected + or -");
                }
            }
        }
        if (offset != 0) {
            minute += offset;
            timezone = TIMEZONE_UTC;
            normalize(false);
        }
        weekDay = yearDay = 0;
        isDst = -1;
        gmtoff = 0;
        if (utc) timezone = TIMEZONE_UTC;
        return utc;
    }

    public String format3339(boolean allDay) {
        if (allDay) return format("%Y-%m-%d");
        if (TIMEZONE_UTC.equals(timezone)) return format("%Y-%m-%dT%H:%M:%S.000Z");
        String base = format("%Y-%m-%dT%H:%M:%S.000");
        int offset = (int) Math.abs(gmtoff);
        return String.format(Locale.US, "%s%s%02d:%02d", base, gmtoff < 0 ? "-" : "+", offset / 3600, offset % 3600 / 60);
    }

    public static String getCurrentTimezone() {
        return TimeZone.getDefault().getID();
    }

    public static boolean isEpoch(Time time) {
        return getJulianDay(time.toMillis(true), 0) == EPOCH_JULIAN_DAY;
    }

    public static int getJulianDay(long millis, long gmtoff) {
        return (int) Math.floorDiv(millis + gmtoff * 1000, 86400000L) + EPOCH_JULIAN_DAY;
    }

    public long setJulianDay(int julianDay) {
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
        c.setTimeInMillis((julianDay - EPOCH_JULIAN_DAY) * 86400000L);
        set(c.get(Calendar.DAY_OF_MONTH), c.get(Calendar.MONTH), c.get(Calendar.YEAR));
        return normalize(true);
    }

    public static int getWeeksSinceEpochFromJulianDay(int julianDay, int firstDayOfWeek) {
        int diff = THURSDAY - firstDayOfWeek;
        if (diff < 0) diff += 7;
        return (julianDay - (EPOCH_JULIAN_DAY - diff)) / 7;
    }

    public static int getJulianMondayFromWeeksSinceEpoch(int week) {
        return MONDAY_BEFORE_JULIAN_EPOCH + week * 7;
    }

    public int getWeekNumber() {
        int closestThursday = yearDay + new int[] {-3, 3, 2, 1, 0, -1, -2}[weekDay];
        if (closestThursday >= 0 && closestThursday <= 364) return closestThursday / 7 + 1;
        Time temp = new Time(this);
        temp.monthDay += new int[] {-3, 3, 2, 1, 0, -1, -2}[weekDay];
        temp.normalize(true);
        return temp.yearDay / 7 + 1;
    }
}
