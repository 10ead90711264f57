import android.net.Uri;
import java.io.File;

/** References taken apart and put together. */
public class Uris {
    static void show(String s) {
        Uri u = Uri.parse(s);
        System.out.println(s + " | " + u.getScheme() + " | " + u.getSchemeSpecificPart() + " | " + u.getAuthority() + " | "
                + u.getUserInfo() + " | " + u.getHost() + " | " + u.getPort() + " | " + u.getPath() + " | " + u.getQuery()
                + " | " + u.getFragment() + " | " + u.getPathSegments() + " | " + u.getLastPathSegment() + " | "
                + u.isHierarchical() + u.isRelative() + u.isAbsolute());
        System.out.println("  " + u.buildUpon().build() + " " + u.normalizeScheme());
    }

    public static void main(String[] args) {
        for (String s : new String[] {"http://www.example.com/a/b?x=1&y=2#z", "HTTP://u:p@h:8080/", "mailto:a@b.c?subject=s", "tel:1-2",
            "content://contacts/people/1", "file:///sdcard/a b.txt", "/a/b", "a:b", "", "#f", "?q", "//h/p", "http://h", "http://h?q#f",
            "geo:0,0?q=x", "http://h/%41%zz%e4%c3%a4+", "a/b:c", "http://h:port/", "content://a//b//"}) {
            show(s);
        }
        Uri.Builder b = new Uri.Builder().scheme("http").authority("h:80").appendPath("a b").appendPath("c/d")
                .appendEncodedPath("e%20f/g").appendQueryParameter("k&", "v=ü +").appendQueryParameter("k", "").fragment("f #");
        System.out.println(b.build() + " " + b.build().getQueryParameterNames() + " " + b.build().getQueryParameter("k&") + "|"
                + b.build().getQueryParameter("k") + "|" + b.build().getQueryParameter("none"));
        Uri q = Uri.parse("http://h/?a=1&a=2&b=x+y%2B&c&d=false&e=0&=z");
        System.out.println(q.getQueryParameters("a") + " " + q.getQueryParameter("b") + " " + q.getQueryParameter("c") + " "
                + q.getBooleanQueryParameter("d", true) + q.getBooleanQueryParameter("e", true) + q.getBooleanQueryParameter("f", true)
                + " " + q.getQueryParameterNames());
        System.out.println(Uri.fromFile(new File("/a/b c.txt")) + " " + Uri.fromParts("mailto", "a b@c", "f") + " "
                + Uri.withAppendedPath(Uri.parse("content://x/y/"), "z") + " " + Uri.encode("a/b c?ä", "/") + " " + Uri.decode("%41+%20"));
        System.out.println(Uri.parse("a").equals(Uri.fromParts("x", "a", null)) + " " + Uri.parse("b").compareTo(Uri.parse("a")) + " "
                + Uri.parse("x").hashCode() + " " + Uri.EMPTY + "|" + Uri.EMPTY.getPathSegments());
        try {
            Uri.parse("mailto:x").getQueryParameter("a");
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        try {
            Uri.parse(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Uri.parse("http://u@h:1/p?q").toSafeString() + " " + Uri.parse("tel:123-4").toSafeString());
    }
}
