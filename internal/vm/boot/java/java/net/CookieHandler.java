package java.net;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/** What gives requests their cookies and takes those of responses. */
public abstract class CookieHandler {
    private static CookieHandler installed;

    public static synchronized CookieHandler getDefault() {
        return installed;
    }

    public static synchronized void setDefault(CookieHandler handler) {
        installed = handler;
    }

    public abstract Map<String, List<String>> get(URI uri, Map<String, List<String>> requestHeaders) throws IOException;

    public abstract void put(URI uri, Map<String, List<String>> responseHeaders) throws IOException;
}
