import android.content.IntentFilter;
import android.net.Uri;
import android.os.PatternMatcher;
import esdroid.conformance.Out.Code;
import java.util.Arrays;
import java.util.HashSet;
import static esdroid.conformance.Out.*;

/** Filters against actions, categories, types and addresses. */
public class FilterMatches {
    public static void main(String[] args) throws Exception {
        IntentFilter f = new IntentFilter();
        f.addAction("view");
        f.addAction("view");
        f.addCategory("one");
        f.addDataScheme("http");
        f.addDataScheme("HTTPS");
        f.addDataAuthority("host", "8080");
        f.addDataAuthority("*.wild.org", null);
        f.addDataPath("/a", PatternMatcher.PATTERN_PREFIX);
        f.addDataPath("/exact", PatternMatcher.PATTERN_LITERAL);
        f.addDataType("image/*");
        f.addDataType("text/plain");
        say(f.countActions(), f.countCategories(), f.countDataSchemes(), f.countDataAuthorities(), f.countDataPaths(), f.countDataTypes(), f.getDataType(0), f.getAction(0), f.getPriority());
        String[][] asked = {{"view", "image/png", "http", "http://host:8080/abc"}, {"view", "image/png", "http", "http://host/abc"}, {"view", "text/html", "http", "http://host:8080/a"}, {"view", null, "http", "http://host:8080/a"}, {"view", "text/plain", "http", "http://x.wild.org/exact"}, {"view", "text/plain", "http", "http://wild.org/exact"}, {"view", "text/plain", "http", "http://x.wild.org/exactly"}, {"edit", "text/plain", "http", "http://x.wild.org/exact"}, {"view", "*/*", "http", "http://x.wild.org/exact"}, {"view", "image/*", "HTTPS", "HTTPS://x.wild.org/a"}, {"view", "text/plain", null, null}, {null, "text/plain", "http", "http://x.wild.org/a"}, {"view", "TEXT/plain", "http", "http://x.wild.org/a"}};
        for (String[] a : asked) say(a, Integer.toHexString(f.match(a[0], a[1], a[2], a[3] == null ? null : Uri.parse(a[3]), null, "tag")));
        say(f.matchCategories(new HashSet<String>(Arrays.asList("one"))), f.matchCategories(new HashSet<String>(Arrays.asList("one", "two"))), f.matchCategories(null), f.hasDataScheme("https"), f.hasDataPath("/abc"), f.hasDataType("image/x"), f.hasDataType("text/*"), f.hasDataType("*/*"));
        final IntentFilter g = f;
        fails("g.addDataType(\"noslash\")", new Code() {
            public void run() throws Exception {
                g.addDataType("noslash");
            }
        });
        fails("g.addDataType(\"/x\")", new Code() {
            public void run() throws Exception {
                g.addDataType("/x");
            }
        });
        fails("g.addDataType(\"x/\")", new Code() {
            public void run() throws Exception {
                g.addDataType("x/");
            }
        });
        fails("IntentFilter.create(\"a\", \"bad\")", new Code() {
            public void run() throws Exception {
                IntentFilter.create("a", "bad");
            }
        });
        fails("new IntentFilter(\"a\", \"b\")", new Code() {
            public void run() throws Exception {
                new IntentFilter("a", "b");
            }
        });
        IntentFilter scheme = new IntentFilter("a");
        scheme.addDataScheme("content");
        say(Integer.toHexString(scheme.match("a", null, "content", Uri.parse("content:x"), null, "")), scheme.match("a", "t/t", "content", Uri.parse("content:x"), null, ""), scheme.match("a", null, null, null, null, ""));
        IntentFilter typed = new IntentFilter("a", "t/t");
        say(Integer.toHexString(typed.match("a", "t/t", "content", Uri.parse("content:x"), null, "")), Integer.toHexString(typed.match("a", "t/t", "file", Uri.parse("file:x"), null, "")), typed.match("a", "t/t", "http", Uri.parse("http://x"), null, ""), typed.match("a", null, null, null, null, ""));
        IntentFilter ssp = new IntentFilter("a");
        ssp.addDataScheme("tel");
        ssp.addDataSchemeSpecificPart("55", PatternMatcher.PATTERN_PREFIX);
        say(Integer.toHexString(ssp.match("a", null, "tel", Uri.parse("tel:5512"), null, "")), ssp.match("a", null, "tel", Uri.parse("tel:12"), null, ""), ssp.hasDataSchemeSpecificPart("551"));
        say(new IntentFilter(f).countDataTypes(), f.matchAction("view"), f.matchAction(null), f.hasCategory("one"), new IntentFilter().match("a", null, null, null, null, ""));
    }
}
