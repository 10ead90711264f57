package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.time.Instant;

/** A point of time, in milliseconds since 1970. */
public class Date implements Serializable, Cloneable, Comparable<Date> {
    private static final long serialVersionUID = 7523967970034938905L;

    private static final String[] DAYS = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    private static final String[] MONTHS = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

    private transient long millis;

    public Date() {
        this(System.currentTimeMillis());
    }

    public Date(long date) {
        millis = date;
    }

    @Deprecated
    public Date(int year, int month, int date) {
        this(year, month, date, 0, 0, 0);
    }

    @Deprecated
    public Date(int year, int month, int date, int hrs, int min) {
        this(year, month, date, hrs, min, 0);
    }

    @Deprecated
    public Date(int year, int month, int date, int hrs, int min, int sec) {
        millis = new GregorianCalendar(year + 1900, month, date, hrs, min, sec).getTimeInMillis();
    }

    @Deprecated
    public Date(String s) {
        this(parse(s));
    }

    @Deprecated
    public static long UTC(int year, int month, int date, int hrs, int min, int sec) {
        GregorianCalendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        c.clear();
        c.set(year + 1900, month, date, hrs, min, sec);
        return c.getTimeInMillis();
    }

    /** Understands the words and numbers of dates as people in the Internet write them. */
    @Deprecated
    public static long parse(String s) {
        if (s == null) {
            throw new IllegalArgumentException("The string argument is null");
        }
        int year = Integer.MIN_VALUE, month = -1, day = -1, hour = -1, minute = -1, second = -1;
        int zone = Integer.MIN_VALUE;
        int n = s.length();
        int i = 0;
        char previous = 0;
        while (i < n) {
            char c = s.charAt(i++);
            if (c <= ' ' || c == ',') {
                continue;
            }
            if (c == '(') {
                int depth = 1;
                while (i < n && depth > 0) {
                    c = s.charAt(i++);
                    depth += c == '(' ? 1 : c == ')' ? -1 : 0;
                }
                continue;
            }
            if (c >= '0' && c <= '9') {
                long value = c - '0';
                int from = i - 1;
                while (i < n && (c = s.charAt(i)) >= '0' && c <= '9') {
                    value = Math.min(value * 10 + c - '0', Integer.MAX_VALUE);
                    i++;
                }
                c = i < n ? s.charAt(i) : 0;
                int v = (int) value;
                if ((previous == '+' || previous == '-') && year != Integer.MIN_VALUE && hour >= 0) {
                    int minutes = i - from <= 2 ? v * 60 : v / 100 * 60 + v % 100;
                    if (c == ':') {
                        minutes = v * 60 + Integer.parseInt(s.substring(i + 1, Math.min(n, i + 3)));
                        i = Math.min(n, i + 3);
                    }
                    zone = previous == '+' ? minutes : -minutes;
                } else if (c == ':' && hour < 0) {
                    hour = v;
                    i++;
                } else if (hour >= 0 && minute < 0) {
                    minute = v;
                    if (c == ':') {
                        i++;
                    } else {
                        second = Math.max(second, 0);
                    }
                } else if (minute >= 0 && second < 0) {
                    second = v;
                } else if (c == '/' || previous == '/') {
                    if (month < 0) {
                        month = v - 1;
                    } else if (day < 0) {
                        day = v;
                    } else {
                        year = v;
                    }
                    if (c == '/') {
                        i++;
                        previous = '/';
                        continue;
                    }
                } else if (v >= 70 && i - from != 1 || day >= 0) {
                    year = v;
                } else {
                    day = v;
                }
                previous = 0;
                continue;
            }
            if (c == '+' || c == '-' || c == '/' || c == ':') {
                previous = c;
                continue;
            }
            int from = i - 1;
            while (i < n && Character.isLetter(s.charAt(i))) {
                i++;
            }
            String word = s.substring(from, i).toLowerCase(Locale.ROOT);
            if (i < n && s.charAt(i) == '.') {
                i++;
            }
            if (word.equals("am") || word.equals("pm")) {
                if (hour < 1 || hour > 12) {
                    throw new IllegalArgumentException("Parse error: " + s);
                }
                hour = hour % 12 + (word.equals("pm") ? 12 : 0);
                continue;
            }
            int known = wordZone(word);
            if (known != Integer.MIN_VALUE) {
                zone = known;
                continue;
            }
            boolean ok = false;
            for (int k = 0; k < 12 && word.length() >= 3; k++) {
                if (word.startsWith(MONTHS[k].toLowerCase(Locale.ROOT))) {
                    month = k;
                    ok = true;
                }
            }
            for (int k = 0; k < 7 && word.length() >= 3; k++) {
                ok |= word.startsWith(DAYS[k].toLowerCase(Locale.ROOT));
            }
            if (!ok) {
                throw new IllegalArgumentException("Parse error: " + s);
            }
        }
        if (year == Integer.MIN_VALUE || month < 0 || day < 0) {
            throw new IllegalArgumentException("Parse error: " + s);
        }
        if (year < 100) {
            year += year < 70 ? 2000 : 1900;
        }
        hour = Math.max(hour, 0);
        minute = Math.max(minute, 0);
        second = Math.max(second, 0);
        if (zone == Integer.MIN_VALUE) {
            return new GregorianCalendar(year, month, day, hour, minute, second).getTimeInMillis();
        }
        return UTC(year - 1900, month, day, hour, minute, second) - zone * 60000L;
    }

    private static int wordZone(String word) {
        String[] names = {"gmt", "ut", "utc", "z", "est", "edt", "cst", "cdt", "mst", "mdt", "pst", "pdt"};
        int[] hours = {0, 0, 0, 0, -5, -4, -6, -5, -7, -6, -8, -7};
        for (int i = 0; i < names.length; i++) {
            if (names[i].equals(word)) {
                return hours[i] * 60;
            }
        }
        return Integer.MIN_VALUE;
    }

    public long getTime() {
        return millis;
    }

    public void setTime(long time) {
        millis = time;
    }

    public boolean before(Date when) {
        return getTime() < when.getTime();
    }

    public boolean after(Date when) {
        return getTime() > when.getTime();
    }

    @Override
    public int compareTo(Date other) {
        return Long.compare(getTime(), other.getTime());
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Date && getTime() == ((Date) o).getTime();
    }

    @Override
    public int hashCode() {
        long t = getTime();
        return (int) t ^ (int) (t >> 32);
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    private GregorianCalendar calendar(TimeZone zone) {
        GregorianCalendar c = new GregorianCalendar(zone, Locale.ROOT);
        c.setTimeInMillis(getTime());
        return c;
    }

    private int field(int which) {
        return calendar(TimeZone.getDefault()).get(which);
    }

    private void setField(int which, int value) {
        GregorianCalendar c = calendar(TimeZone.getDefault());
        c.set(which, value);
        setTime(c.getTimeInMillis());
    }

    @Deprecated
    public int getYear() {
        GregorianCalendar c = calendar(TimeZone.getDefault());
        int y = c.get(Calendar.YEAR);
        return (c.get(Calendar.ERA) == GregorianCalendar.BC ? 1 - y : y) - 1900;
    }

    @Deprecated
    public void setYear(int year) {
        setField(Calendar.YEAR, year + 1900);
    }

    @Deprecated
    public int getMonth() {
        return field(Calendar.MONTH);
    }

    @Deprecated
    public void setMonth(int month) {
        setField(Calendar.MONTH, month);
    }

    @Deprecated
    public int getDate() {
        return field(Calendar.DATE);
    }

    @Deprecated
    public void setDate(int date) {
        setField(Calendar.DATE, date);
    }

    @Deprecated
    public int getDay() {
        return field(Calendar.DAY_OF_WEEK) - 1;
    }

    @Deprecated
    public int getHours() {
        return field(Calendar.HOUR_OF_DAY);
    }

    @Deprecated
    public void setHours(int hours) {
        setField(Calendar.HOUR_OF_DAY, hours);
    }

    @Deprecated
    public int getMinutes() {
        return field(Calendar.MINUTE);
    }

    @Deprecated
    public void setMinutes(int minutes) {
        setField(Calendar.MINUTE, minutes);
    }

    @Deprecated
    public int getSeconds() {
        return field(Calendar.SECOND);
    }

    @Deprecated
    public void setSeconds(int seconds) {
        setField(Calendar.SECOND, seconds);
    }

    @Deprecated
    public int getTimezoneOffset() {
        return -TimeZone.getDefault().getOffset(getTime()) / 60000;
    }

    private static StringBuilder two(StringBuilder sb, int n) {
        return sb.append((char) ('0' + n / 10)).append((char) ('0' + n % 10));
    }

    @Override
    public String toString() {
        TimeZone zone = TimeZone.getDefault();
        GregorianCalendar c = calendar(zone);
        StringBuilder sb = new StringBuilder(28);
        sb.append(DAYS[c.get(Calendar.DAY_OF_WEEK) - 1]).append(' ');
        sb.append(MONTHS[c.get(Calendar.MONTH)]).append(' ');
        two(sb, c.get(Calendar.DAY_OF_MONTH)).append(' ');
        two(sb, c.get(Calendar.HOUR_OF_DAY)).append(':');
        two(sb, c.get(Calendar.MINUTE)).append(':');
        two(sb, c.get(Calendar.SECOND)).append(' ');
        sb.append(zone.getDisplayName(zone.inDaylightTime(this), TimeZone.SHORT, Locale.US)).append(' ');
        return sb.append(c.get(Calendar.YEAR)).toString();
    }

    @Deprecated
    public String toLocaleString() {
        return java.text.DateFormat.getDateTimeInstance().format(this);
    }

    @Deprecated
    public String toGMTString() {
        GregorianCalendar c = calendar(TimeZone.getTimeZone("GMT"));
        StringBuilder sb = new StringBuilder(28);
        sb.append(c.get(Calendar.DAY_OF_MONTH)).append(' ').append(MONTHS[c.get(Calendar.MONTH)]).append(' ');
        sb.append(c.get(Calendar.YEAR)).append(' ');
        two(sb, c.get(Calendar.HOUR_OF_DAY)).append(':');
        two(sb, c.get(Calendar.MINUTE)).append(':');
        return two(sb, c.get(Calendar.SECOND)).append(" GMT").toString();
    }

    public static Date from(Instant instant) {
        try {
            return new Date(instant.toEpochMilli());
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException(e);
        }
    }

    public Instant toInstant() {
        return Instant.ofEpochMilli(getTime());
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeLong(getTime());
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        millis = in.readLong();
    }
}
