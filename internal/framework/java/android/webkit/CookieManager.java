package android.webkit;

import java.util.LinkedHashMap;

/** Cookies that apps set themselves. */
public class CookieManager {
    private static final CookieManager sInstance = new CookieManager();
    private final LinkedHashMap<String, LinkedHashMap<String, String>> mByHost =
            new LinkedHashMap<String, LinkedHashMap<String, String>>();
    private boolean mAccept = true;

    public static CookieManager getInstance() {
        return sInstance;
    }

    private static String host(String url) {
        String host = android.net.Uri.parse(url).getHost();
        return host == null ? url : host;
    }

    public synchronized void setAcceptCookie(boolean accept) {
        mAccept = accept;
    }

    public synchronized boolean acceptCookie() {
        return mAccept;
    }

    public void setAcceptThirdPartyCookies(WebView webview, boolean accept) {
    }

    public boolean acceptThirdPartyCookies(WebView webview) {
        return false;
    }

    public synchronized void setCookie(String url, String value) {
        String pair = value.split(";")[0].trim();
        int at = pair.indexOf('=');
        LinkedHashMap<String, String> jar = mByHost.get(host(url));
        if (jar == null) {
            jar = new LinkedHashMap<String, String>();
            mByHost.put(host(url), jar);
        }
        jar.put(at < 0 ? pair : pair.substring(0, at), pair);
    }

    public void setCookie(String url, String value, ValueCallback<Boolean> callback) {
        setCookie(url, value);
        if (callback != null) {
            callback.onReceiveValue(true);
        }
    }

    public synchronized String getCookie(String url) {
        LinkedHashMap<String, String> jar = mByHost.get(host(url));
        if (jar == null || jar.isEmpty()) {
            return null;
        }
        StringBuilder out = new StringBuilder();
        for (String pair : jar.values()) {
            out.append(out.length() == 0 ? "" : "; ").append(pair);
        }
        return out.toString();
    }

    public void removeSessionCookie() {
    }

    public void removeSessionCookies(ValueCallback<Boolean> callback) {
        if (callback != null) {
            callback.onReceiveValue(false);
        }
    }

    public synchronized void removeAllCookie() {
        mByHost.clear();
    }

    public void removeAllCookies(ValueCallback<Boolean> callback) {
        boolean had = hasCookies();
        removeAllCookie();
        if (callback != null) {
            callback.onReceiveValue(had);
        }
    }

    public synchronized boolean hasCookies() {
        return !mByHost.isEmpty();
    }

    public void removeExpiredCookie() {
    }

    public void flush() {
    }

    public static boolean allowFileSchemeCookies() {
        return false;
    }

    public static void setAcceptFileSchemeCookies(boolean accept) {
    }
}
