import java.util.Locale;
import static esdroid.conformance.Out.*;

/** An address of a place. */
public class Addresses {
    public static void main(String[] args) throws Exception {
        android.location.Address a = new android.location.Address(Locale.US);
        a.setAddressLine(0, "1 Main St");
        a.setAddressLine(1, "Town");
        a.setLocality("Town");
        a.setCountryName("USA");
        a.setCountryCode("US");
        a.setPostalCode("123");
        a.setLatitude(1.5);
        a.setPhone("555");
        a.setFeatureName("Home");
        say(a.getMaxAddressLineIndex(), a.getAddressLine(1), a.getAddressLine(7), a.getLocality(), a.getCountryName(), a.getPostalCode(), a.hasLatitude(), a.hasLongitude(), a.getLatitude(), a.getThoroughfare(), a.getAdminArea(), a.getLocale());
        fails("a.getLongitude()", new Code() {
            public void run() throws Exception {
                a.getLongitude();
            }
        });
        fails("a.setAddressLine(-1, \"x\")", new Code() {
            public void run() throws Exception {
                a.setAddressLine(-1, "x");
            }
        });
        fails("a.getAddressLine(-1)", new Code() {
            public void run() throws Exception {
                a.getAddressLine(-1);
            }
        });
        say(a);
        a.setAddressLine(0, null);
        a.clearLatitude();
        say(a.hasLatitude(), a.getAddressLine(0));
    }
}
