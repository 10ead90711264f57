import java.net.CookieHandler;
import java.net.CookieManager;
import java.net.CookiePolicy;
import java.net.HttpCookie;
import java.net.URI;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Cookies parsed, matched, kept and sent. */
public class Cookies {
    static void show(String header) {
        try {
            for (HttpCookie c : HttpCookie.parse(header)) {
                System.out.println(c.getName() + "|" + c.getValue() + "|" + c.getDomain() + "|" + c.getPath() + "|" + (c.getMaxAge() > 100000000 ? "long" : c.getMaxAge()) + "|" + c.getSecure() + c.isHttpOnly() + c.getDiscard()
                    + "|" + c.getVersion() + "|" + c.getComment() + "|" + c.getPortlist() + "|" + c + "|" + c.hasExpired());
            }
        } catch (IllegalArgumentException e) {
            System.out.println(header + " refused");
        }
    }

    static void put(CookieManager m, String uri, String header) throws Exception {
        m.put(URI.create(uri), Collections.singletonMap("Set-Cookie", Arrays.asList(header)));
    }

    static String sent(CookieManager m, String uri) throws Exception {
        Map<String, List<String>> h = m.get(URI.create(uri), new HashMap<>());
        String[] all = h.containsKey("Cookie") ? String.join("; ", h.get("Cookie")).split("; ") : new String[0];
        Arrays.sort(all);
        return String.join("; ", all);
    }

    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"Set-Cookie: a=b", "a=b; Path=/x; Domain=.Host.COM; Secure; HttpOnly", "a=\"quoted value\"; Max-Age=5; Version=1", "set-cookie2: a=1; Port=\"80,81\", b=2; Discard", "noequals", "=novalue", "a b=c", "$a=b",
            "a=; path=/", "a=b; max-age=zero", "a=b; expires=Thu, 01 Jan 1970 00:00:00 GMT", "a=b; Expires=Wed, 01-Jan-2098 10:00:00 GMT", "a=b; max-age=0", "a=b=c; path", "a=b; unknown=1; comment=hello"}) {
            show(s);
        }
        String[][] domains = {{".foo.com", "x.foo.com"}, {".foo.com", "foo.com"}, {"foo.com", "x.foo.com"}, {".foo.com", "a.b.foo.com"}, {".com", "foo.com"}, {"foo.com", "FOO.com"}, {".local", "host"}, {"host.local", "host"}, {null, "x"}, {"x", "x"}};
        for (String[] d : domains) {
            System.out.print(HttpCookie.domainMatches(d[0], d[1]) + " ");
        }
        System.out.println();
        CookieManager m = new CookieManager();
        put(m, "http://www.host.com/a/b", "one=1");
        put(m, "http://www.host.com/a/b", "two=2; path=/");
        put(m, "http://www.host.com/a/b", "three=3; domain=.host.com; path=/");
        put(m, "http://www.host.com/a/b", "foreign=4; domain=.other.com");
        put(m, "http://www.host.com/a/b", "secure=5; secure; path=/");
        put(m, "http://www.host.com/a/b", "bad");
        System.out.println(sent(m, "http://www.host.com/a/c"));
        System.out.println(sent(m, "http://www.host.com/"));
        System.out.println(sent(m, "https://www.host.com/z"));
        System.out.println(sent(m, "http://other.host.com/"));
        System.out.println(sent(m, "http://nowhere.com/"));
        put(m, "http://www.host.com/a/b", "two=22; path=/");
        put(m, "http://www.host.com/a/b", "one=gone; max-age=0");
        System.out.println(sent(m, "http://www.host.com/a/c") + " " + m.getCookieStore().getCookies().size());
        m.setCookiePolicy(CookiePolicy.ACCEPT_NONE);
        put(m, "http://www.host.com/", "none=0");
        System.out.println(m.getCookieStore().getCookies().size());
        m.setCookiePolicy(CookiePolicy.ACCEPT_ALL);
        put(m, "http://www.host.com/", "any=0; domain=.other.com");
        System.out.println(m.getCookieStore().getCookies().size() + " " + m.getCookieStore().removeAll() + m.getCookieStore().removeAll() + m.getCookieStore().getCookies());
        HttpCookie a = new HttpCookie("Name", "v");
        HttpCookie b = new HttpCookie("name", "w");
        System.out.println(a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + a + " " + a.getVersion() + " " + a.getMaxAge() + a.hasExpired() + " " + ((HttpCookie) a.clone()).getValue());
        a.setVersion(0);
        a.setPath("/p");
        System.out.println(a + " " + a.equals(b));
        try {
            a.setVersion(2);
        } catch (IllegalArgumentException e) {
            System.out.println("version");
        }
        CookieHandler.setDefault(m);
        System.out.println(CookieHandler.getDefault() == m);
        CookieHandler.setDefault(null);
    }
}
