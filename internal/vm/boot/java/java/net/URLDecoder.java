package java.net;

import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;

/** Reads the values of HTML forms. */
public class URLDecoder {
    public URLDecoder() {
    }

    @Deprecated
    public static String decode(String text) {
        return decode(text, Charset.defaultCharset());
    }

    public static String decode(String text, String charset) throws UnsupportedEncodingException {
        return decode(text, URLEncoder.charset(charset));
    }

    public static String decode(String text, Charset charset) {
        StringBuilder b = new StringBuilder(text.length());
        byte[] bytes = null;
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c == '+') {
                b.append(' ');
                i++;
            } else if (c == '%') {
                if (bytes == null) {
                    bytes = new byte[(text.length() - i) / 3];
                }
                int n = 0;
                try {
                    while (i + 2 < text.length() && c == '%') {
                        int v = Integer.parseInt(text.substring(i + 1, i + 3), 16);
                        if (v < 0) {
                            throw new IllegalArgumentException("URLDecoder: Illegal hex characters in escape (%) pattern - negative value");
                        }
                        bytes[n++] = (byte) v;
                        i += 3;
                        if (i < text.length()) {
                            c = text.charAt(i);
                        }
                    }
                } catch (NumberFormatException e) {
                    throw new IllegalArgumentException("URLDecoder: Illegal hex characters in escape (%) pattern - " + e.getMessage());
                }
                if (i < text.length() && c == '%') {
                    throw new IllegalArgumentException("URLDecoder: Incomplete trailing escape (%) pattern");
                }
                b.append(new String(bytes, 0, n, charset));
            } else {
                b.append(c);
                i++;
            }
        }
        return b.toString();
    }
}
