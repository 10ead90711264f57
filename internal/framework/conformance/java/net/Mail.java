import android.net.MailTo;
import java.util.TreeMap;
import static esdroid.conformance.Out.*;

/** Addresses of mail. */
public class Mail {
    public static void main(String[] args) throws Exception {
        final MailTo m = MailTo.parse("mailto:a@b.c?subject=Hello%20you&body=Text&cc=d@e.f&x=y");
        say(m.getTo(), m.getSubject(), m.getBody(), m.getCc(), new TreeMap<String, String>(m.getHeaders()), MailTo.isMailTo("mailto:x"), MailTo.isMailTo("MAILTO:x"), MailTo.isMailTo(null));
        fails("MailTo.parse(\"http://x\")", new Code() {
            public void run() throws Exception {
                MailTo.parse("http://x");
            }
        });
        fails("MailTo.parse(null)", new Code() {
            public void run() throws Exception {
                MailTo.parse(null);
            }
        });
        say(MailTo.parse("mailto:").getTo(), MailTo.parse("mailto:a@b?to=c@d").getTo());
    }
}
