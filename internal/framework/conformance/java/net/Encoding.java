import android.net.Uri;
import static esdroid.conformance.Out.*;

/** Characters that are escaped. */
public class Encoding {
    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"a b+c", "äöü€\uD83D\uDE00", "~!*()'-_.", "/:?#[]@$&,;=%", "", "\u0000\n", "\uD800"}) say(Uri.encode(s), Uri.encode(s, "/:"), Uri.encode(s, null));
        say(Uri.encode(null), Uri.decode(null));
        for (String s : new String[] {"a+b%20c", "%C3%A4", "%zz", "%", "%4", "%E4x", "%F0%9F%98%80", "a%00b", "ä"}) say(s, Uri.decode(s).replace("\u0000", "<0>"));
    }
}
