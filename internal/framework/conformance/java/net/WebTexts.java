import android.webkit.URLUtil;
import static esdroid.conformance.Out.*;

/** What browsers make of texts. */
public class WebTexts {
    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"example.com", "http://x", "HTTP://X.com/P", "about:blank", "file:///a", "content://a", "https://h", "javascript:x", "", "ftp://f", "a b", "file:///android_asset/x", "data:x", "www.x.org/p?q", "mailto:x"}) say(s, URLUtil.guessUrl(s), URLUtil.isValidUrl(s), URLUtil.isNetworkUrl(s), URLUtil.isHttpUrl(s), URLUtil.isHttpsUrl(s), URLUtil.isFileUrl(s), URLUtil.isAssetUrl(s), URLUtil.isContentUrl(s), URLUtil.isDataUrl(s), URLUtil.isJavaScriptUrl(s), URLUtil.isAboutUrl(s), URLUtil.stripAnchor(s + "#a"));
        say(URLUtil.guessFileName("http://h/a/b.pdf?x=1", null, null), URLUtil.guessFileName("http://h/x", "attachment; filename=\"own.txt\"", "text/plain"), URLUtil.composeSearchUrl("a b", "http://s?q=%s", "%s"));
    }
}
