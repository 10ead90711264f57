import android.net.Uri;
import java.io.File;
import static esdroid.conformance.Out.*;

/** Addresses that are built. */
public class UriBuilding {
    public static void main(String[] args) throws Exception {
        say(new Uri.Builder().scheme("http").authority("h:80").path("/a b/c").appendPath("d/e").appendEncodedPath("f%20g").appendQueryParameter("k", "v w&").appendQueryParameter("k", "2").fragment("fr ag").build());
        say(new Uri.Builder().scheme("mailto").opaquePart("me@x").build(), new Uri.Builder().path("rel").build(), new Uri.Builder().scheme("s").path("p").build(), new Uri.Builder().authority("a").build(), new Uri.Builder());
        Uri u = Uri.parse("http://user:pw@host.org:8080/a/b%2Fc/d?x=1&y=a%20b&x=3&z#frag%20ment");
        say(u.getScheme(), u.getAuthority(), u.getUserInfo(), u.getHost(), u.getPort(), u.getPath(), u.getEncodedPath(), u.getPathSegments(), u.getLastPathSegment(), u.getQuery(), u.getEncodedQuery(), u.getFragment(), u.getEncodedFragment(), u.getSchemeSpecificPart(), u.getEncodedSchemeSpecificPart());
        say(u.getQueryParameter("x"), u.getQueryParameter("y"), u.getQueryParameter("z"), u.getQueryParameter("none"), u.getQueryParameters("x"), u.getQueryParameterNames(), u.getBooleanQueryParameter("x", false), u.getBooleanQueryParameter("none", true), u.getBooleanQueryParameter("z", true));
        say(u.buildUpon().clearQuery().fragment(null).build(), u.buildUpon().path("/new").query("q=1").build(), u.buildUpon().scheme(null).build(), u.buildUpon().encodedAuthority("x").encodedPath("/y%20").build());
        say(Uri.withAppendedPath(Uri.parse("content://a/b"), "c d"), Uri.withAppendedPath(Uri.parse("content://a/b/"), "/c"), Uri.fromFile(new File("/sd card/a#b.txt")), Uri.fromParts("tel", "123#4", null), Uri.fromParts("package", "a.b", "f"));
        fails("Uri.parse(\"mailto:a@b\").getQueryParameter(\"x\")", new Code() {
            public void run() throws Exception {
                Uri.parse("mailto:a@b").getQueryParameter("x");
            }
        });
        fails("Uri.parse(\"mailto:a@b\").getQueryParameters(\"x\")", new Code() {
            public void run() throws Exception {
                Uri.parse("mailto:a@b").getQueryParameters("x");
            }
        });
        fails("Uri.parse(\"mailto:a@b\").getQueryParameterNames()", new Code() {
            public void run() throws Exception {
                Uri.parse("mailto:a@b").getQueryParameterNames();
            }
        });
        fails("u.getQueryParameter(null)", new Code() {
            public void run() throws Exception {
                u.getQueryParameter(null);
            }
        });
        fails("Uri.parse(null)", new Code() {
            public void run() throws Exception {
                Uri.parse(null);
            }
        });
        fails("Uri.fromFile(null)", new Code() {
            public void run() throws Exception {
                Uri.fromFile(null);
            }
        });
        fails("Uri.withAppendedPath(null, \"x\")", new Code() {
            public void run() throws Exception {
                Uri.withAppendedPath(null, "x");
            }
        });
        say(u.equals(Uri.parse(u.toString())), u.hashCode() == Uri.parse(u.toString()).hashCode(), u.compareTo(Uri.parse("http://a")) > 0, Uri.EMPTY, Uri.EMPTY.equals(Uri.parse("")));
    }
}
