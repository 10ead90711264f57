import android.net.Uri;
import static esdroid.conformance.Out.*;

/** Parts of odd addresses. */
public class UriKinds {
    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"", "a", "/a", "//h/p", "//h", "a:b", "a:", ":b", "http:///p", "http://h?q", "http://h#f", "http://[::1]:80/x", "http://h:abc/", "http://h:/", "http://@h", "http://u@h@i:1", "x:?q", "?q=1", "#f", "file:///a/b.c", "http://h/a//b/", "HTTP://H/P", "http://h/%zz", "javascript:alert(1)", "data:text/plain,x", "a/b:c", "http://h/a?b?c#d#e", "http://h:99999/", "content://a/1?limit=5", "sms:1?body=x", "http://h\\p"}) {
            Uri u = Uri.parse(s);
            say(s, u.isHierarchical(), u.isOpaque(), u.isRelative(), u.isAbsolute(), u.getScheme(), u.getSchemeSpecificPart(), u.getAuthority(), u.getHost(), u.getPort(), u.getUserInfo(), u.getPath(), u.getPathSegments(), u.getLastPathSegment(), u.getQuery(), u.getFragment());
            say(u.normalizeScheme());
        }
    }
}
