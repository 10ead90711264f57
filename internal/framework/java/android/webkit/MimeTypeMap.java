package android.webkit;

import java.util.HashMap;

/** Kinds of content by the ends of file names, and back. */
public class MimeTypeMap {
    private static final MimeTypeMap sMap = new MimeTypeMap();
    private static final String[] TABLE = {
        "application/json json", "application/msword doc dot", "application/ogg ogg oga", "application/pdf pdf",
        "application/rss+xml rss", "application/vnd.android.package-archive apk", "application/vnd.ms-excel xls xlt",
        "application/vnd.ms-powerpoint ppt pot pps",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document docx",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx",
        "application/vnd.openxmlformats-officedocument.presentationml.presentation pptx",
        "application/xhtml+xml xhtml", "application/zip zip", "application/x-gtar gtar tgz taz",
        "application/x-shockwave-flash swf", "application/x-tar tar", "application/rar rar", "application/epub+zip epub",
        "application/javascript js", "audio/3gpp 3gpp", "audio/aac aac", "audio/amr amr", "audio/flac flac",
        "audio/midi mid midi kar xmf", "audio/mpeg mp3 mpga mpega mp2 m4a", "audio/x-aiff aif aiff aifc",
        "audio/x-mpegurl m3u", "audio/x-ms-wma wma", "audio/x-wav wav", "image/bmp bmp", "image/gif gif",
        "image/jpeg jpg jpeg jpe", "image/png png", "image/svg+xml svg svgz", "image/tiff tiff tif",
        "image/webp webp", "image/x-icon ico", "image/x-ms-bmp bmp", "text/calendar ics icz", "text/css css",
        "text/csv csv", "text/comma-separated-values csv", "text/html html htm", "text/plain txt asc text diff po",
        "text/richtext rtx", "text/rtf rtf", "text/xml xml", "text/x-vcard vcf", "text/x-java java",
        "text/tab-separated-values tsv", "video/3gpp 3gp 3gpp", "video/3gpp2 3g2 3gpp2", "video/avi avi",
        "video/mp4 mp4 m4v", "video/mpeg mpeg mpg mpe", "video/quicktime qt mov", "video/webm webm",
        "video/x-matroska mkv", "video/x-ms-wmv wmv"};
    private final HashMap<String, String> mToType = new HashMap<String, String>();
    private final HashMap<String, String> mToExtension = new HashMap<String, String>();

    private MimeTypeMap() {
    }

    private synchronized void load() {
        if (!mToType.isEmpty()) {
            return;
        }
        for (String line : TABLE) {
            String[] words = line.split(" ");
            mToExtension.put(words[0], words[1]);
            for (int i = 1; i < words.length; i++) {
                if (!mToType.containsKey(words[i])) {
                    mToType.put(words[i], words[0]);
                }
            }
        }
    }

    public static MimeTypeMap getSingleton() {
        sMap.load();
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
        return mToExtension.containsKey(mimeType);
    }

    public String getMimeTypeFromExtension(String extension) {
        return extension == null ? null : mToType.get(extension);
    }

    public boolean hasExtension(String extension) {
        return mToType.containsKey(extension);
    }

    public String getExtensionFromMimeType(String mimeType) {
        return mToExtension.get(mimeType);
    }
}
