package javax.xml.datatype;

import java.math.BigDecimal;
import java.util.Calendar;
import java.util.Date;

/** A length of time; a library brings the class, the platform has none. */
public abstract class Duration {
    public abstract int getSign();

    public abstract Number getField(DatatypeConstants.Field field);

    public abstract boolean isSet(DatatypeConstants.Field field);

    public abstract Duration add(Duration other);

    public abstract void addTo(Calendar calendar);

    public abstract Duration multiply(BigDecimal factor);

    public abstract Duration negate();

    public abstract Duration normalizeWith(Calendar start);

    public abstract int compare(Duration other);

    public abstract int hashCode();

    private int part(DatatypeConstants.Field field) {
        Number n = getField(field);
        return n == null ? 0 : n.intValue();
    }

    public int getYears() {
        return part(DatatypeConstants.YEARS);
    }

    public int getMonths() {
        return part(DatatypeConstants.MONTHS);
    }

    public int getDays() {
        return part(DatatypeConstants.DAYS);
    }

    public int getHours() {
        return part(DatatypeConstants.HOURS);
    }

    public int getMinutes() {
        return part(DatatypeConstants.MINUTES);
    }

    public int getSeconds() {
        return part(DatatypeConstants.SECONDS);
    }

    public long getTimeInMillis(Calendar start) {
        Calendar end = (Calendar) start.clone();
        addTo(end);
        return end.getTimeInMillis() - start.getTimeInMillis();
    }

    public Duration subtract(Duration other) {
        return add(other.negate());
    }

    public boolean isLongerThan(Duration other) {
        return compare(other) == DatatypeConstants.GREATER;
    }

    public boolean isShorterThan(Duration other) {
        return compare(other) == DatatypeConstants.LESSER;
    }

    public boolean equals(Object other) {
        return other instanceof Duration && compare((Duration) other) == DatatypeConstants.EQUAL;
    }
}
