package android.webkit;

/** What can be told of addresses by their beginning. */
public final class URLUtil {
    public URLUtil() {
    }

    private static boolean starts(String url, String with) {
        return url != null && url.length() >= with.length() && url.substring(0, with.length()).equalsIgnoreCase(with);
    }

    public static boolean isAssetUrl(String url) {
        return url != null && url.startsWith("file:///android_asset/");
    }

    public static boolean isFileUrl(String url) {
        return url != null && url.startsWith("file:") && !url.startsWith("file:///android_asset/")
                && !url.startsWith("file:///cookieless_proxy/");
    }

    public static boolean isAboutUrl(String url) {
        return url != null && url.startsWith("about:");
    }

    public static boolean isDataUrl(String url) {
        return url != null && url.startsWith("data:");
    }

    public static boolean isJavaScriptUrl(String url) {
        return url != null && url.startsWith("javascript:");
    }

    public static boolean isHttpUrl(String url) {
        return starts(url, "http://");
    }

    public static boolean isHttpsUrl(String url) {
        return starts(url, "https://");
    }

    public static boolean isNetworkUrl(String url) {
        return url != null && url.length() > 0 && (isHttpUrl(url) || isHttpsUrl(url));
    }

    public static boolean isContentUrl(String url) {
        return url != null && url.startsWith("content:");
    }

    public static boolean isValidUrl(String url) {
        return url != null && url.length() > 0 && (isAssetUrl(url) || isFileUrl(url) || isAboutUrl(url)
                || isHttpUrl(url) || isHttpsUrl(url) || isJavaScriptUrl(url) || isContentUrl(url));
    }

    public static String stripAnchor(String url) {
        int at = url.indexOf('#');
        return at != -1 ? url.substring(0, at) : url;
    }

    public static String guessUrl(String inUrl) {
        if (inUrl.length() == 0 || inUrl.startsWith("about:") || inUrl.startsWith("data:")
                || inUrl.startsWith("file:") || inUrl.startsWith("javascript:") || inUrl.contains("://")) {
            return inUrl;
        }
        if (inUrl.endsWith(".")) {
            inUrl = inUrl.substring(0, inUrl.length() - 1);
        }
        return "http://" + (inUrl.indexOf('.') < 0 ? "www." + inUrl + ".com" : inUrl) + (inUrl.indexOf('/') < 0 ? "/" : "");
    }
}
