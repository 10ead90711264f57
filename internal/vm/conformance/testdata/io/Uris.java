import java.net.URI;
import java.net.URISyntaxException;

/** URI parsing: parts of many forms, and what is refused where. */
public class Uris {
    static void show(String text) {
        try {
            URI u = new URI(text);
            System.out.println(text + " -> " + u.getScheme() + "|" + u.getSchemeSpecificPart() + "|" + u.getAuthority() + "|" + u.getUserInfo() + "|" + u.getHost()
                + "|" + u.getPort() + "|" + u.getPath() + "|" + u.getQuery() + "|" + u.getFragment() + "|" + u.isAbsolute() + u.isOpaque());
            System.out.println("   " + u.getRawSchemeSpecificPart() + "|" + u.getRawAuthority() + "|" + u.getRawPath() + "|" + u.getRawQuery() + "|" + u.getRawFragment() + "|" + u.toASCIIString() + "|" + u);
        } catch (URISyntaxException e) {
            System.out.println(text + " refused at " + e.getIndex() + " " + e.getInput());
        }
    }

    public static void main(String[] args) {
        String[] all = {"http://user:pw@host.com:8080/a/b;p=1?q=1&r=%20x#frag", "http://host", "http://host/", "http://host?q", "http://host#f", "http://h:/x", "mailto:a@b.c",
            "urn:isbn:123#f", "file:/a", "file:///a", "//host/path", "/abs", "rel/path", "?q", "#f", "", "a:b", "a%20b", "http://[::1]:80/x", "http://[1080::8:800:200c:417a%eth0]/",
            "http://1.2.3.4/", "http://host_name/", "http://h.1/", "http://a b/", "http://host/a b", "http://host/%zz", "http://host/%e4%bd%a0", "http://höst/ü?ö#ä", "1a:x", ":x", "a:",
            "http:", "http://", "http:///x", "http://h:99999999999/", "http://h:-1/", "http://h:8a/", "tel:+1-816-555-1212", "content://com.a.b/items/5", "http://u@/x", "http://h/a#b#c",
            "x://a@b@c/", "http://[::1/", "a/b:c", "./b:c", "http://h//a//b", "ldap://[2001:db8::7]/c=GB?objectClass?one", "\\", "a|b", "http://h/%", "javascript:alert('x')",
            "market://details?id=a.b", "http://256.1.1.1/", "http://1.2.3/", "http://h-.com/", "http://-h/", "data:text/plain;base64,SGk=", "http://h/\u0000", "http://h/\u20ac"};
        for (String s : all) {
            show(s);
        }
        try {
            URI.create("a b");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + (e.getCause() instanceof URISyntaxException));
        }
    }
}
