package android.webkit;

import libcore.net.MimeUtils;

/** Kinds of content by the ends of file names, and back. */
public class MimeTypeMap {
    private static final MimeTypeMap sMap = new MimeTypeMap();

    private MimeTypeMap() {
    }

    public static MimeTypeMap getSingleton() {
        return sMap;
    }

    public static String getFileExtensionFromUrl(String url) {
        if (url == null || url.length() == 0) {
            return "";
        }
        int at = url.lastIndexOf('#');
        if (at > 0) {
            url = url.substring(0, at);
        }
        at = url.lastIndexOf('?');
        if (at > 0) {
            url = url.substring(0, at);
        }
        String name = url.substring(url.lastIndexOf('/') + 1);
        if (name.length() == 0) {
            return "";
        }
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (!(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || "_.-()%".indexOf(c) >= 0)) {
                return "";
            }
        }
        int dot = name.lastIndexOf('.');
        return dot >= 0 ? name.substring(dot + 1) : "";
    }

    public boolean hasMimeType(String mimeType) {
        return MimeUtils.hasMimeType(mimeType);
    }

    public String getMimeTypeFromExtension(String extension) {
        return MimeUtils.guessMimeTypeFromExtension(extension);
    }

    public boolean hasExtension(String extension) {
        return MimeUtils.hasExtension(extension);
    }

    public String getExtensionFromMimeType(String mimeType) {
        return MimeUtils.guessExtensionFromMimeType(mimeType);
    }
}
