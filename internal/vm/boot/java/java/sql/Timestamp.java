package java.sql;

/** A moment to the nanosecond. */
public class Timestamp extends java.util.Date {
    private static final long serialVersionUID = 2745179027874758501L;

    private int nanos;

    @Deprecated
    public Timestamp(int year, int month, int date, int hour, int minute, int second, int nano) {
        super(year, month, date, hour, minute, second);
        setNanos(nano);
    }

    public Timestamp(long millis) {
        super(Math.floorDiv(millis, 1000L) * 1000);
        nanos = (int) Math.floorMod(millis, 1000L) * 1000000;
    }

    public static Timestamp valueOf(String s) {
        if (s == null) {
            throw new IllegalArgumentException("null string");
        }
        String text = s.trim();
        int space = text.indexOf(' ');
        if (space <= 0) {
            throw new IllegalArgumentException("Timestamp format must be yyyy-mm-dd hh:mm:ss[.fffffffff]");
        }
        String time = text.substring(space + 1);
        int point = time.indexOf('.');
        int nanos = 0;
        if (point >= 0) {
            String fraction = time.substring(point + 1);
            if (fraction.isEmpty() || fraction.length() > 9 || !Character.isDigit(fraction.charAt(0))) {
                throw new IllegalArgumentException("Timestamp format must be yyyy-mm-dd hh:mm:ss[.fffffffff]");
            }
            nanos = Integer.parseInt((fraction + "000000000").substring(0, 9));
            time = time.substring(0, point);
        }
        int[] day, clock;
        try {
            day = Fields.parse(text.substring(0, space), '-', 4);
            clock = Fields.parse(time, ':', 0);
        } catch (NumberFormatException e) {
            throw e;
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("Timestamp format must be yyyy-mm-dd hh:mm:ss[.fffffffff]");
        }
        return new Timestamp(day[0] - 1900, day[1] - 1, day[2], clock[0], clock[1], clock[2], nanos);
    }

    @Override
    public long getTime() {
        return super.getTime() + nanos / 1000000;
    }

    @Override
    public void setTime(long millis) {
        super.setTime(Math.floorDiv(millis, 1000L) * 1000);
        nanos = (int) Math.floorMod(millis, 1000L) * 1000000;
    }

    public int getNanos() {
        return nanos;
    }

    public void setNanos(int n) {
        if (n < 0 || n > 999999999) {
            throw new IllegalArgumentException("nanos > 999999999 or < 0");
        }
        nanos = n;
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder(29);
        Fields.append(b, getYear() + 1900, 4);
        Fields.append(b.append('-'), getMonth() + 1, 2);
        Fields.append(b.append('-'), getDate(), 2);
        Fields.append(b.append(' '), getHours(), 2);
        Fields.append(b.append(':'), getMinutes(), 2);
        Fields.append(b.append(':'), getSeconds(), 2);
        Fields.append(b.append('.'), nanos, 9);
        int end = b.length();
        while (b.charAt(end - 1) == '0' && b.charAt(end - 2) != '.') {
            end--;
        }
        return b.substring(0, end);
    }

    public boolean equals(Timestamp o) {
        return o != null && super.equals(o) && nanos == o.nanos;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Timestamp && equals((Timestamp) o);
    }

    public boolean before(Timestamp o) {
        return compareTo(o) < 0;
    }

    public boolean after(Timestamp o) {
        return compareTo(o) > 0;
    }

    public int compareTo(Timestamp o) {
        int c = Long.compare(getTime(), o.getTime());
        return c != 0 ? c : Integer.compare(nanos, o.nanos);
    }

    @Override
    public int compareTo(java.util.Date o) {
        return compareTo(o instanceof Timestamp ? (Timestamp) o : new Timestamp(o.getTime()));
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }
}
