import android.content.IntentFilter;
import android.net.Uri;
import android.os.PatternMatcher;
import static esdroid.conformance.Out.*;

/** Authorities and paths of filters. */
public class FilterPaths {
    public static void main(String[] args) throws Exception {
        IntentFilter f = new IntentFilter("v");
        f.addDataScheme("http");
        f.addDataAuthority("example.com", "80");
        f.addDataAuthority("*.wild.org", null);
        f.addDataPath("/exact", PatternMatcher.PATTERN_LITERAL);
        f.addDataPath("/pre", PatternMatcher.PATTERN_PREFIX);
        f.addDataPath("/.*\\.pdf", PatternMatcher.PATTERN_SIMPLE_GLOB);
        for (String s : new String[] {"http://example.com:80/exact", "http://example.com/exact", "http://a.wild.org/prefix", "http://wild.org/prefix", "http://a.b.wild.org/x/y.pdf", "http://example.com:80/none", "http://EXAMPLE.com:80/exact", "https://example.com:80/exact", "http://example.com:80", "HTTP://example.com:80/exact"}) {
            Uri u = Uri.parse(s);
            say(s, Integer.toHexString(f.match("v", null, u.getScheme(), u, null, "")), f.hasDataAuthority(u), f.hasDataPath(u.getPath() == null ? "" : u.getPath()));
        }
        say(f.countDataAuthorities(), f.getDataAuthority(0).getHost(), f.getDataAuthority(0).getPort(), f.getDataAuthority(1).getPort(), f.getDataAuthority(1).getHost(), f.countDataPaths(), f.getDataPath(2));
        say(Integer.toHexString(f.getDataAuthority(0).match(Uri.parse("x://example.com:80"))), f.getDataAuthority(0).match(Uri.parse("x://example.com:81")));
        IntentFilter s = new IntentFilter("v");
        s.addDataScheme("mailto");
        s.addDataSchemeSpecificPart("me@", PatternMatcher.PATTERN_PREFIX);
        say(Integer.toHexString(s.matchData(null, "mailto", Uri.parse("mailto:me@x.org"))), s.matchData(null, "mailto", Uri.parse("mailto:you@x.org")), s.hasDataSchemeSpecificPart("me@"));
    }
}
