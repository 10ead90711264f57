package java.sql;

/** A day, as databases know it: its text has no time. */
public class Date extends java.util.Date {
    private static final long serialVersionUID = 1511598038487230103L;

    @Deprecated
    public Date(int year, int month, int day) {
        super(year, month, day);
    }

    public Date(long millis) {
        super(millis);
    }

    public static Date valueOf(String s) {
        int[] parts = Fields.parse(s, '-', 4);
        if (parts[1] < 1 || parts[1] > 12 || parts[2] < 1 || parts[2] > 31) {
            throw new IllegalArgumentException();
        }
        return new Date(parts[0] - 1900, parts[1] - 1, parts[2]);
    }

    @Override
    public void setTime(long millis) {
        super.setTime(millis);
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder(10);
        Fields.append(b, getYear() + 1900, 4);
        Fields.append(b.append('-'), getMonth() + 1, 2);
        Fields.append(b.append('-'), getDate(), 2);
        return b.toString();
    }

    @Override
    @Deprecated
    public int getHours() {
        throw new IllegalArgumentException();
    }

    @Override
    @Deprecated
    public int getMinutes() {
        throw new IllegalArgumentException();
    }

    @Override
    @Deprecated
    public int getSeconds() {
        throw new IllegalArgumentException();
    }

    @Override
    @Deprecated
    public void setHours(int n) {
        throw new IllegalArgumentException();
    }

    @Override
    @Deprecated
    public void setMinutes(int n) {
        throw new IllegalArgumentException();
    }

    @Override
    @Deprecated
    public void setSeconds(int n) {
        throw new IllegalArgumentException();
    }
}
