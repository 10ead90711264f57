package javax.xml.datatype;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;
import javax.xml.namespace.QName;

/** A date or time, whole or in part; a library brings the class, the platform has none. */
public abstract class XMLGregorianCalendar implements Cloneable {
    public abstract void clear();

    public abstract void reset();

    public abstract void setYear(BigInteger arg0);

    public abstract void setYear(int arg0);

    public abstract void setMonth(int arg0);

    public abstract void setDay(int arg0);

    public abstract void setTimezone(int arg0);

    public abstract void setHour(int arg0);

    public abstract void setMinute(int arg0);

    public abstract void setSecond(int arg0);

    public abstract void setMillisecond(int arg0);

    public abstract void setFractionalSecond(BigDecimal arg0);

    public abstract BigInteger getEon();

    public abstract int getYear();

    public abstract BigInteger getEonAndYear();

    public abstract int getMonth();

    public abstract int getDay();

    public abstract int getTimezone();

    public abstract int getHour();

    public abstract int getMinute();

    public abstract int getSecond();

    public abstract BigDecimal getFractionalSecond();

    public abstract int compare(XMLGregorianCalendar arg0);

    public abstract XMLGregorianCalendar normalize();

    public abstract String toXMLFormat();

    public abstract QName getXMLSchemaType();

    public abstract boolean isValid();

    public abstract void add(Duration arg0);

    public abstract GregorianCalendar toGregorianCalendar();

    public abstract GregorianCalendar toGregorianCalendar(TimeZone arg0, Locale arg1, XMLGregorianCalendar arg2);

    public abstract TimeZone getTimeZone(int arg0);

    public abstract Object clone();
}
