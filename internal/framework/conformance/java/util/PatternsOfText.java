import android.util.Patterns;
import java.util.regex.Matcher;
import static esdroid.conformance.Out.*;

/** Patterns of addresses in texts. */
public class PatternsOfText {
    public static void main(String[] args) throws Exception {
        String[] texts = {"http://example.com/path?q=1#f", "www.android.com", "me@example.org", "not a url", "+1 (650) 555-1234", "10.0.0.256", "192.168.1.1", "https://user:pw@host.co.uk:8080/", "a@b", "example.invalidtld", "ftp://x.com", "555", "1-800-FLOWERS", "a.b.c.info"};
        for (String t : texts) {
            say(t, Patterns.WEB_URL.matcher(t).matches(), Patterns.EMAIL_ADDRESS.matcher(t).matches(), Patterns.PHONE.matcher(t).matches(), Patterns.IP_ADDRESS.matcher(t).matches(), Patterns.DOMAIN_NAME.matcher(t).matches());
        }
        Matcher m = Patterns.EMAIL_ADDRESS.matcher("write to a.b+c@d.example.com, or x@y.org.");
        while (m.find()) say(m.start(), m.group());
        m = Patterns.WEB_URL.matcher("see http://a.com/x, www.b.org/y?z=1 or c.net!");
        while (m.find()) say(m.start(), m.group());
        m = Patterns.PHONE.matcher("call +49 30 1234567 or (555) 123-4567 today");
        while (m.find()) say(m.start(), m.group(), Patterns.digitsAndPlusOnly(m));
    }
}
