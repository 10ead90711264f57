import android.content.UriMatcher;
import android.net.Uri;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Matchers of paths, with numbers and texts in them. */
public class UriMatching {
    public static void main(String[] args) throws Exception {
        UriMatcher m = new UriMatcher(-1);
        m.addURI("a", null, 1);
        m.addURI("a", "x", 2);
        m.addURI("a", "x/#", 3);
        m.addURI("a", "x/*", 4);
        m.addURI("a", "/y/#/z", 5);
        m.addURI("*", "w", 6);
        m.addURI("a", "x/7", 7);
        for (String s : new String[] {"content://a", "content://a/", "content://a/x", "content://a/x/", "content://a/x/5", "content://a/x/7", "content://a/x/t", "content://a/y/1/z", "content://a/y/q/z", "content://b/w", "content://a/w", "content://c", "content://a/x/5/6", "content://a/x/-5"}) say(s, m.match(Uri.parse(s)));
        final UriMatcher n = m;
        fails("n.addURI(\"a\", \"q\", -1)", new Code() {
            public void run() throws Exception {
                n.addURI("a", "q", -1);
            }
        });
        fails("n.addURI(null, \"q\", 1)", new Code() {
            public void run() throws Exception {
                n.addURI(null, "q", 1);
            }
        });
        fails("n.match(null)", new Code() {
            public void run() throws Exception {
                n.match(null);
            }
        });
        say(new UriMatcher(UriMatcher.NO_MATCH).match(Uri.parse("content://a")), new UriMatcher(5).match(Uri.parse("a")));
    }
}
