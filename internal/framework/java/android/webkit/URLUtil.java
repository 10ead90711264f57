package android.webkit;

import android.net.ParseException;
import android.net.Uri;
import android.net.WebAddress;
import java.io.UnsupportedEncodingException;
import java.net.URLEncoder;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What can be told of addresses by their beginning. */
public final class URLUtil {
    public URLUtil() {
    }

    private static boolean starts(String url, String with) {
        return url != null && url.length() >= with.length() && url.substring(0, with.length()).equalsIgnoreCase(with);
    }

    /** Replaces each %xy by the byte that it stands for. */
    public static byte[] decode(byte[] url) throws IllegalArgumentException {
        byte[] out = new byte[url.length];
        int n = 0;
        for (int i = 0; i < url.length; i++) {
            byte b = url[i];
            if (b == '%') {
                if (url.length - i <= 2) {
                    throw new IllegalArgumentException("Invalid format");
                }
                b = (byte) (16 * hex(url[i + 1]) + hex(url[i + 2]));
                i += 2;
            }
            out[n++] = b;
        }
        return java.util.Arrays.copyOf(out, n);
    }

    private static int hex(byte digit) {
        int value = Character.digit((char) digit, 16);
        if (value < 0) {
            throw new IllegalArgumentException("Invalid hex char '" + digit + "'");
        }
        return value;
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
                || inUrl.startsWith("file:") || inUrl.startsWith("javascript:")) {
            return inUrl;
        }
        String text = inUrl.endsWith(".") ? inUrl.substring(0, inUrl.length() - 1) : inUrl;
        WebAddress address;
        try {
            address = new WebAddress(text);
        } catch (ParseException e) {
            return inUrl;
        }
        if (address.getHost().indexOf('.') == -1) {
            address.setHost("www." + address.getHost() + ".com");
        }
        return address.toString();
    }

    public static String composeSearchUrl(String inQuery, String template, String queryPlaceHolder) {
        int at = template.indexOf(queryPlaceHolder);
        if (at < 0) {
            return null;
        }
        try {
            return template.substring(0, at) + URLEncoder.encode(inQuery, "utf-8") + template.substring(at + queryPlaceHolder.length());
        } catch (UnsupportedEncodingException e) {
            return null;
        }
    }

    private static final Pattern CONTENT_DISPOSITION_PATTERN =
            Pattern.compile("attachment;\\s*filename\\s*=\\s*(\"?)([^\"]*)\\1\\s*$", Pattern.CASE_INSENSITIVE);

    /** The name of a file that is loaded: from what the server says of it, or from the address. */
    public static final String guessFileName(String url, String contentDisposition, String mimeType) {
        String filename = null;
        if (contentDisposition != null) {
            Matcher m = CONTENT_DISPOSITION_PATTERN.matcher(contentDisposition);
            if (m.find()) {
                filename = m.group(2);
                filename = filename.substring(filename.lastIndexOf('/') + 1);
            }
        }
        if (filename == null) {
            String decoded = Uri.decode(url);
            if (decoded != null) {
                int query = decoded.indexOf('?');
                if (query > 0) {
                    decoded = decoded.substring(0, query);
                }
                int slash = decoded.lastIndexOf('/') + 1;
                if (!decoded.endsWith("/") && slash > 0) {
                    filename = decoded.substring(slash);
                }
            }
        }
        if (filename == null) {
            filename = "downloadfile";
        }
        int dot = filename.indexOf('.');
        String extension = null;
        if (dot < 0) {
            if (mimeType != null) {
                String known = MimeTypeMap.getSingleton().getExtensionFromMimeType(mimeType);
                extension = known == null ? null : "." + known;
            }
            if (extension == null) {
                if (mimeType != null && mimeType.toLowerCase(Locale.ROOT).startsWith("text/")) {
                    extension = mimeType.equalsIgnoreCase("text/html") ? ".html" : ".txt";
                } else {
                    extension = ".bin";
                }
            }
            return filename + extension;
        }
        if (mimeType != null) {
            String type = MimeTypeMap.getSingleton().getMimeTypeFromExtension(filename.substring(filename.lastIndexOf('.') + 1));
            if (type != null && !type.equalsIgnoreCase(mimeType)) {
                String known = MimeTypeMap.getSingleton().getExtensionFromMimeType(mimeType);
                extension = known == null ? null : "." + known;
            }
        }
        return extension == null ? filename : filename.substring(0, dot) + extension;
    }
}
