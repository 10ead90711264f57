package java.sql;

/** A time of day, as databases know it: its text has no day. */
public class Time extends java.util.Date {
    private static final long serialVersionUID = 8397324403548013681L;

    @Deprecated
    public Time(int hour, int minute, int second) {
        super(70, 0, 1, hour, minute, second);
    }

    public Time(long millis) {
        super(millis);
    }

    public static Time valueOf(String s) {
        int[] parts = Fields.parse(s, ':', 0);
        return new Time(parts[0], parts[1], parts[2]);
    }

    @Override
    public void setTime(long millis) {
        super.setTime(millis);
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder(8);
        Fields.append(b, getHours(), 2);
        Fields.append(b.append(':'), getMinutes(), 2);
        Fields.append(b.append(':'), getSeconds(), 2);
        return b.toString();
    }

    @Override
    @Deprecated
    public int getYear() {
        throw new IllegalArgumentException();
    }

    @Override
    @Deprecated
    public int getMonth() {
        throw new IllegalArgumentException();
    }

    @Override
    @Deprecated
    public int getDay() {
        throw new IllegalArgumentException();
    }

    @Override
    @Deprecated
    public int getDate() {
        throw new IllegalArgumentException();
    }

    @Override
    @Deprecated
    public void setYear(int n) {
        throw new IllegalArgumentException();
    }

    @Override
    @Deprecated
    public void setMonth(int n) {
        throw new IllegalArgumentException();
    }

    @Override
    @Deprecated
    public void setDate(int n) {
        throw new IllegalArgumentException();
    }
}
