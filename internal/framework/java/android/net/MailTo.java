package android.net;

import java.util.HashMap;
import java.util.Map;

/** A mailto: reference. */
public class MailTo {
    public static final String MAILTO_SCHEME = "mailto:";

    private final HashMap<String, String> mHeaders = new HashMap<String, String>();

    private MailTo() {}

    public static boolean isMailTo(String url) {
        return url != null && url.startsWith(MAILTO_SCHEME);
    }

    public static MailTo parse(String url) throws ParseException {
        if (url == null) {
            throw new NullPointerException();
        }
        if (!isMailTo(url)) {
            throw new ParseException("Not a mailto scheme");
        }
        Uri email = Uri.parse(url.substring(MAILTO_SCHEME.length()));
        MailTo m = new MailTo();
        String query = email.getQuery();
        if (query != null) {
            for (String q : query.split("&")) {
                String[] nameval = q.split("=");
                if (nameval.length == 0) {
                    continue;
                }
                m.mHeaders.put(Uri.decode(nameval[0]).toLowerCase(java.util.Locale.ROOT),
                        nameval.length > 1 ? Uri.decode(nameval[1]) : null);
            }
        }
        String address = email.getPath();
        if (address != null) {
            String addr = m.getTo();
            m.mHeaders.put("to", addr != null ? address + ", " + addr : address);
        }
        return m;
    }

    public String getTo() {
        return mHeaders.get("to");
    }

    public String getCc() {
        return mHeaders.get("cc");
    }

    public String getSubject() {
        return mHeaders.get("subject");
    }

    public String getBody() {
        return mHeaders.get("body");
    }

    public Map<String, String> getHeaders() {
        return mHeaders;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder(MAILTO_SCHEME);
        sb.append('?');
        for (Map.Entry<String, String> header : mHeaders.entrySet()) {
            sb.append(Uri.encode(header.getKey())).append('=').append(Uri.encode(header.getValue())).append('&');
        }
        return sb.toString();
    }
}
