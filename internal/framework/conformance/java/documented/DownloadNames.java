import android.webkit.MimeTypeMap;
import android.webkit.URLUtil;
import static esdroid.conformance.Out.*;

/** What files are called by their kind: libcore.net.MimeUtils of Android 8.0 has htm before html. */
public class DownloadNames {
    public static void main(String[] args) throws Exception {
        say(URLUtil.guessFileName("http://h/x", null, "text/html"), URLUtil.guessFileName("http://h/x", null, "image/jpeg"));
        say(MimeTypeMap.getSingleton().getExtensionFromMimeType("text/html"), MimeTypeMap.getSingleton().getExtensionFromMimeType("image/jpeg"));
    }
}
