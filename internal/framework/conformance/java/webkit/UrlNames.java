import android.webkit.URLUtil;
import static esdroid.conformance.Out.*;

/** What kind of URL a text is, and which file it would be saved as. */
public class UrlNames {
    public static void main(String[] args) {
        String[] urls = {"http://example.org/a/b.html", "https://example.org", "file:///sdcard/x.txt", "file:///android_asset/p.html", "file:///android_res/raw/r",
            "about:blank", "data:text/plain,hi", "javascript:alert(1)", "content://a/b", "example.org", "ftp://h/f", "HTTP://UPPER/", "", "http://h/dir/", "http://h/f.tar.gz?x=1#y"};
        for (String u : urls) {
            say(u, URLUtil.isValidUrl(u), URLUtil.isNetworkUrl(u), URLUtil.isHttpUrl(u), URLUtil.isHttpsUrl(u), URLUtil.isFileUrl(u));
            say(URLUtil.isAssetUrl(u), URLUtil.isContentUrl(u), URLUtil.isDataUrl(u), URLUtil.isAboutUrl(u), URLUtil.isJavaScriptUrl(u));
            say(URLUtil.guessUrl(u), URLUtil.stripAnchor(u), URLUtil.guessFileName(u, null, null), URLUtil.guessFileName("http://h/q", null, null));
        }
        say(URLUtil.guessFileName("http://h/x", "attachment; filename=\"my file.pdf\"", null), URLUtil.guessFileName("http://h/x.bin", null, "application/octet-stream"));
        say(URLUtil.composeSearchUrl("a b", "http://s?q=%s", "%s"), URLUtil.composeSearchUrl("a b", "http://s?q=", "%s"), new String(URLUtil.decode("a%20b%2Fc".getBytes())));
        say(URLUtil.isValidUrl(null), URLUtil.isNetworkUrl(null));
    }
}
