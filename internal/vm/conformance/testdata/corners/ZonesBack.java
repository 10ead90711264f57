import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/** Time zones, and what has one, are equal to what is read back of them. */
public class ZonesBack {
    public static void main(String[] args) throws Exception {
        for (String id : new String[] {"UTC", "GMT", "Etc/UTC", "Europe/Berlin", "GMT+05:30", "America/New_York"}) {
            TimeZone zone = TimeZone.getTimeZone(id);
            Calendar c = new GregorianCalendar(zone, Locale.US);
            c.setTimeInMillis(1700000000000L);
            SimpleDateFormat f = new SimpleDateFormat("yyyy HH:mm", Locale.US);
            f.setTimeZone(zone);
            System.out.println(id + " " + zone.equals(back(zone)) + " " + c.equals(back(c)) + " " + f.equals(back(f))
                    + " " + zone.hasSameRules(back(zone)) + " " + back(zone).getID() + " " + back(f).format(c.getTime()));
        }
    }

    @SuppressWarnings("unchecked")
    static <T> T back(T o) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        out.writeObject(o);
        out.close();
        return (T) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }
}
