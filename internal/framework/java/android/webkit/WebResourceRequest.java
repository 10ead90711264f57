package android.webkit;

import android.net.Uri;
import java.util.Map;

/** What a page asks for. */
public interface WebResourceRequest {
    Uri getUrl();

    boolean isForMainFrame();

    boolean isRedirect();

    boolean hasGesture();

    String getMethod();

    Map<String, String> getRequestHeaders();
}
