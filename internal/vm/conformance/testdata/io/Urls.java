import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;

/** URL parsing and contexts. Nothing is opened. */
public class Urls {
    static void show(String context, String spec) {
        try {
            URL u = new URL(context == null ? null : new URL(context), spec);
            System.out.println(spec + " -> " + u.getProtocol() + "|" + u.getAuthority() + "|" + u.getUserInfo() + "|" + u.getHost() + "|" + u.getPort() + "|" + u.getDefaultPort() + "|" + u.getPath()
                + "|" + u.getQuery() + "|" + u.getRef() + "|" + u.getFile() + "|" + u);
        } catch (MalformedURLException e) {
            System.out.println(spec + " refused");
        }
    }

    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"http://user:pw@host:81/a/b?q=1#f", "https://host", "http://host?x", "http://host#x", "file:/a/b", "file:///a", "http:/x", "http:x", "HTTP://HOST/", "nosuch://x", "x", "", "//h/x",
            "http://h:/", "http://h:x/", "http://h:-2/", "http://[::1]:8/a", "http://[::1/", "http://a b/c d", " http://h/ ", "url:http://h/", "http://h/a?b?c#d#e", "http://h/?", "http://h/#", "jar:file:/a.jar!/b", "http://u@h"}) {
            show(null, s);
        }
        String base = "http://h:8/a/b/c?q#r";
        for (String s : new String[] {"x", "/x", "../x", "../../../x", "./x", "?y", "#z", "", "//g/x", "http:x", "https:x", "ftp://f/x", "x/../y", "./", "..", "x?y#z", "a:b", "http://k"}) {
            show(base, s);
        }
        System.out.println(new URL("http", "host", "/file").toExternalForm() + " " + new URL("http", "host", 8080, "file?x") + " " + new URL("http", "::1", "/x"));
        try {
            new URL("http", "h", -2, "/");
        } catch (MalformedURLException e) {
            System.out.println("port");
        }
        URL a = new URL("file:/x/y#1");
        System.out.println(a.equals(new URL("file:/x/y#1")) + " " + a.equals(new URL("file:/x/y#2")) + " " + a.sameFile(new URL("file:/x/y#2")) + " " + a.equals(null) + " " + a.toURI());
        try {
            new URL("http://h/a b").toURI();
        } catch (java.net.URISyntaxException e) {
            System.out.println("no uri");
        }
        System.out.println(URLConnection.guessContentTypeFromName("a.html") + " " + URLConnection.guessContentTypeFromName("b.png") + " " + URLConnection.guessContentTypeFromName("c"));
    }
}
