import android.content.ContentUris;
import android.net.Uri;
import esdroid.conformance.Out.Code;
import java.io.File;
import static esdroid.conformance.Out.*;

/** Addresses in all their forms. */
public class UriCorners {
    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"", "a", "a:", "a:b", "a://", "a://b", "a://b:1/c?d=e&d=f&g#h", "http://u:p@host:80/p/q//r/?x=1+2&y=%20&z&x=3#f%20g", "//host/p", "/p/q", "?q", "#f", "mailto:a@b.c?subject=x", "content://auth/1/2", "http://host:port/", "http://[::1]:8/", "http://ho st/p q", "HTTP://H/", "a:b#c#d", "http://h?a=b=c&=d&&e"}) {
            Uri u = Uri.parse(s);
            say(u, "|", u.getScheme(), u.getSchemeSpecificPart(), u.getAuthority(), u.getUserInfo(), u.getHost(), u.getPort(), u.getPath(), u.getPathSegments(), u.getLastPathSegment(), u.getQuery(), u.getFragment(), u.isAbsolute(), u.isHierarchical(), u.isOpaque(), u.isRelative());
            if (u.isHierarchical()) say("  ", u.getQueryParameterNames(), u.getQueryParameter("x"), u.getQueryParameters("d"), u.getBooleanQueryParameter("z", true), u.normalizeScheme());
        }
        fails("Uri.parse(null)", new Code() {
            public void run() throws Exception {
                Uri.parse(null);
            }
        });
        fails("Uri.parse(\"a:b\").getQueryParameter(\"x\")", new Code() {
            public void run() throws Exception {
                Uri.parse("a:b").getQueryParameter("x");
            }
        });
        fails("Uri.parse(\"a:b\").getQueryParameterNames()", new Code() {
            public void run() throws Exception {
                Uri.parse("a:b").getQueryParameterNames();
            }
        });
        fails("Uri.parse(\"a://b\").getQueryParameter(null)", new Code() {
            public void run() throws Exception {
                Uri.parse("a://b").getQueryParameter(null);
            }
        });
        fails("Uri.parse(\"a:b\").buildUpon().appendPath(\"x\").build()", new Code() {
            public void run() throws Exception {
                Uri.parse("a:b").buildUpon().appendPath("x").build();
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
        fails("ContentUris.parseId(Uri.parse(\"content://a/x\"))", new Code() {
            public void run() throws Exception {
                ContentUris.parseId(Uri.parse("content://a/x"));
            }
        });
        fails("ContentUris.parseId(Uri.parse(\"a:b\"))", new Code() {
            public void run() throws Exception {
                ContentUris.parseId(Uri.parse("a:b"));
            }
        });
        say(ContentUris.parseId(Uri.parse("content://a")), ContentUris.parseId(Uri.parse("content://a/7")), ContentUris.withAppendedId(Uri.parse("content://a/b"), 5), Uri.withAppendedPath(Uri.parse("content://a/"), "p/q r"));
        say(Uri.encode("a b/c&d\u00e9*~'"), Uri.encode("a/b c", "/"), Uri.decode("a%20b+c%C3%A9%zz%2"), Uri.decode(null), Uri.encode(null), Uri.fromFile(new File("/a b/c")), Uri.fromParts("s", "p q", "f"), Uri.parse("a:b").compareTo(Uri.parse("a:c")), Uri.parse("x").equals(Uri.parse("x")), Uri.EMPTY);
        Uri.Builder b = Uri.parse("http://h/a?x=1#f").buildUpon();
        say(b.appendPath("p/q").appendEncodedPath("r/s").appendQueryParameter("k v", "&").fragment("new"), b.clearQuery().path("only").authority("other").scheme(null), new Uri.Builder().opaquePart("o"), new Uri.Builder().path("p").query("a=b"));
    }
}
