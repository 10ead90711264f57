package javax.xml.datatype;

import javax.xml.namespace.QName;

/** Names and numbers of the types of dates and durations. */
public final class DatatypeConstants {
    public static final int JANUARY = 1;
    public static final int FEBRUARY = 2;
    public static final int MARCH = 3;
    public static final int APRIL = 4;
    public static final int MAY = 5;
    public static final int JUNE = 6;
    public static final int JULY = 7;
    public static final int AUGUST = 8;
    public static final int SEPTEMBER = 9;
    public static final int OCTOBER = 10;
    public static final int NOVEMBER = 11;
    public static final int DECEMBER = 12;

    public static final int LESSER = -1;
    public static final int EQUAL = 0;
    public static final int GREATER = 1;
    public static final int INDETERMINATE = 2;
    public static final int FIELD_UNDEFINED = Integer.MIN_VALUE;
    public static final int MAX_TIMEZONE_OFFSET = -14 * 60;
    public static final int MIN_TIMEZONE_OFFSET = 14 * 60;

    public static final Field YEARS = new Field("YEARS", 0);
    public static final Field MONTHS = new Field("MONTHS", 1);
    public static final Field DAYS = new Field("DAYS", 2);
    public static final Field HOURS = new Field("HOURS", 3);
    public static final Field MINUTES = new Field("MINUTES", 4);
    public static final Field SECONDS = new Field("SECONDS", 5);

    private static final String SCHEMA = "http://www.w3.org/2001/XMLSchema";
    private static final String XPATH = "http://www.w3.org/2003/11/xpath-datatypes";

    public static final QName DATETIME = new QName(SCHEMA, "dateTime");
    public static final QName TIME = new QName(SCHEMA, "time");
    public static final QName DATE = new QName(SCHEMA, "date");
    public static final QName GYEARMONTH = new QName(SCHEMA, "gYearMonth");
    public static final QName GMONTHDAY = new QName(SCHEMA, "gMonthDay");
    public static final QName GYEAR = new QName(SCHEMA, "gYear");
    public static final QName GMONTH = new QName(SCHEMA, "gMonth");
    public static final QName GDAY = new QName(SCHEMA, "gDay");
    public static final QName DURATION = new QName(SCHEMA, "duration");
    public static final QName DURATION_DAYTIME = new QName(XPATH, "dayTimeDuration");
    public static final QName DURATION_YEARMONTH = new QName(XPATH, "yearMonthDuration");

    private DatatypeConstants() {
    }

    /** A part of a duration. */
    public static final class Field {
        private final String name;
        private final int id;

        private Field(String name, int id) {
            this.name = name;
            this.id = id;
        }

        public String toString() {
            return name;
        }

        public int getId() {
            return id;
        }
    }
}
