import android.content.UriMatcher;
import android.net.Uri;
import static esdroid.conformance.Out.*;

/** Codes of addresses. */
public class Matchers {
    public static void main(String[] args) throws Exception {
        UriMatcher m = new UriMatcher(UriMatcher.NO_MATCH);
        m.addURI("auth", "people", 1);
        m.addURI("auth", "people/#", 2);
        m.addURI("auth", "people/#/phones", 3);
        m.addURI("auth", "people/*/names/#", 4);
        m.addURI("auth", "*", 5);
        m.addURI("auth", "/slash/x", 6);
        m.addURI("auth", null, 7);
        m.addURI("*", "any", 8);
        for (String s : new String[] {"content://auth/people", "content://auth/people/12", "content://auth/people/x", "content://auth/people/12/phones", "content://auth/people/joe/names/1", "content://auth/other", "content://auth/slash/x", "content://auth", "content://auth/", "content://b/any", "content://b/x", "content://auth/people/12/phones/1", "content://auth/people//", "content://auth/people/-1"}) say(s, m.match(Uri.parse(s)));
        fails("m.addURI(\"a\", \"b\", -1)", new Code() {
            public void run() throws Exception {
                m.addURI("a", "b", -1);
            }
        });
        say(new UriMatcher(42).match(Uri.parse("content://x")), new UriMatcher(-1).match(Uri.parse("x:y")));
    }
}
