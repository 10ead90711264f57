import android.text.Spannable;
import android.text.SpannableString;
import android.text.style.URLSpan;
import android.text.util.Linkify;
import android.widget.TextView;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import static esdroid.conformance.Out.*;

/** Addresses, numbers, mail in texts. */
public class LinkifyKinds {
    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"see http://a.com/x?y=1, or www.b.org.", "mail me@x.org now", "call 555-123-4567 or (415) 555-2671", "plain", "HTTP://UP.COM", "a.b", "ftp://x.com rtsp://y.com https://z.co.uk/", "me@host", "x.com:8080/p", "http://", "1234567"}) {
            for (int mask : new int[] {Linkify.WEB_URLS, Linkify.EMAIL_ADDRESSES, Linkify.WEB_URLS | Linkify.EMAIL_ADDRESSES}) {
                SpannableString t = new SpannableString(s);
                boolean any = Linkify.addLinks(t, mask);
                StringBuilder b = new StringBuilder();
                for (URLSpan u : t.getSpans(0, t.length(), URLSpan.class)) b.append(' ').append(t.getSpanStart(u)).append('-').append(t.getSpanEnd(u)).append(u.getURL());
                say(s, mask, any, b);
            }
        }
        SpannableString own = new SpannableString("#one #two three");
        say(Linkify.addLinks(own, Pattern.compile("#(\\w+)"), "tag:", null, new Linkify.TransformFilter() {
            public String transformUrl(Matcher m, String u) {
                return m.group(1);
            }
        }), own.getSpans(0, 15, URLSpan.class)[1].getURL());
        say(Linkify.addLinks(new SpannableString("abc"), 0), Linkify.addLinks(own, Pattern.compile("x"), "y:"));
        fails("Linkify.addLinks((Spannable) null, Linkify.WEB_URLS)", new Code() {
            public void run() throws Exception {
                Linkify.addLinks((Spannable) null, Linkify.WEB_URLS);
            }
        });
        TextView v = new TextView(Runner.activity);
        v.setText("www.a.com");
        say(Linkify.addLinks(v, Linkify.WEB_URLS), v.getMovementMethod() != null, v.getText() instanceof Spannable);
    }
}
