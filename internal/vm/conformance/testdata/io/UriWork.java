import java.net.URI;
import java.net.URISyntaxException;
import java.util.TreeSet;

/** Resolving, relativizing, normalizing (RFC 2396 and 3986 cases), making, comparing. */
public class UriWork {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(Action a) {
        try {
            System.out.println(a.run());
        } catch (Exception e) {
            System.out.println(e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        URI base = URI.create("http://a/b/c/d;p?q");
        for (String r : new String[] {"g:h", "g", "./g", "g/", "/g", "//g", "?y", "g?y", "#s", "g#s", "g?y#s", ";x", "g;x", "g;x?y#s", "", ".", "./", "..", "../", "../g", "../..", "../../",
            "../../g", "../../../g", "../../../../g", "/./g", "/../g", "g.", ".g", "g..", "..g", "./../g", "./g/.", "g/./h", "g/../h", "g;x=1/./y", "g;x=1/../y", "g?y/./x", "g#s/../x", "http:g"}) {
            System.out.print(r + "=" + base.resolve(r) + " ");
        }
        System.out.println();
        for (String n : new String[] {"a/./b", "a/../b", "../a", "../../a/..", "/../a", "/a/b/../../../c", "./", ".", "a//b", "./a:b", "http://h/a/./b/../c", "a/..", "mailto:x/../y", "/.", "/..", "a/b/..", "..//a"}) {
            System.out.print(n + "=" + new URI(n).normalize() + " ");
        }
        System.out.println();
        String[][] relative = {{"http://h/a/b/", "http://h/a/b/c/d?q"}, {"http://h/a/b", "http://h/a/b/c"}, {"http://h/a/b", "http://h/a/c"}, {"http://h/", "http://g/x"}, {"/a", "/a/b"},
            {"/a", "/a"}, {"http://h/a", "mailto:x"}, {"http://h", "http://h/x"}, {"http://H/a/", "http://h/a/b"}, {"http://h/a/./b", "http://h/a/b/c"}};
        for (String[] r : relative) {
            System.out.print("[" + new URI(r[0]).relativize(new URI(r[1])) + "] ");
        }
        System.out.println();
        System.out.println(URI.create("mailto:a").resolve("b") + " " + URI.create("a/b").resolve("c") + " " + URI.create("http://h").resolve("x") + " " + URI.create("http://h/x").resolve(URI.create("mailto:q")));
        attempt(() -> new URI("http", "us er", "host", 80, "/pa th", "q uery=ä&%41", "fr#ag"));
        attempt(() -> new URI("http", "host", "/a%20b/?", null));
        attempt(() -> new URI("mailto", "a b@c%", "f"));
        attempt(() -> new URI(null, "h:1", "/p", "q", "f"));
        attempt(() -> new URI("http", null, "rel", "q", null));
        attempt(() -> new URI("http", "h", "rel", null));
        attempt(() -> new URI(null, null, "a:b/c", null));
        attempt(() -> new URI("http", null, "::1", 8, "/x", null, null));
        attempt(() -> new URI("1x", "ssp", null));
        attempt(() -> new URI(null, null, "", null));
        attempt(() -> new URI("http", "h", "/[x]", "[y]", "[z]"));
        attempt(() -> new URI("http", "h", "/€", "€", "€").toASCIIString());
        System.out.println(URI.create("HTTP://HoSt/a").equals(URI.create("http://hOsT/a")) + " " + URI.create("http://h/A").equals(URI.create("http://h/a"))
            + " " + URI.create("a%2f").equals(URI.create("a%2F")) + " " + (URI.create("HTTP://H/").hashCode() == URI.create("http://h/").hashCode()) + " " + URI.create("x:a").equals("x:a"));
        TreeSet<URI> sorted = new TreeSet<>();
        for (String s : new String[] {"b", "a", "http://b", "http://a:2", "http://a:1", "mailto:z", "http://a/x#2", "http://a/x#1", "http://a/x?q", "", "A"}) {
            sorted.add(URI.create(s));
        }
        System.out.println(sorted);
        attempt(() -> URI.create("http://h:80a").parseServerAuthority());
        attempt(() -> URI.create("http://h_x:80/").parseServerAuthority());
        attempt(() -> URI.create("http://u@h:80/").parseServerAuthority().getUserInfo());
        attempt(() -> URI.create("rel").toURL());
        attempt(() -> URI.create("http://a/b?c#d").toURL());
        attempt(() -> URI.create("nosuch:x").toURL());
    }
}
