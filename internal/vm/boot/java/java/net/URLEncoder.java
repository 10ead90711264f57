package java.net;

import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;

/** Spells texts as the values of HTML forms. */
public class URLEncoder {
    private static final String HEX = "0123456789ABCDEF";

    private URLEncoder() {
    }

    @Deprecated
    public static String encode(String text) {
        return encode(text, Charset.defaultCharset());
    }

    static Charset charset(String name) throws UnsupportedEncodingException {
        if (name == null) {
            throw new NullPointerException("charsetName");
        }
        try {
            return Charset.forName(name);
        } catch (IllegalArgumentException e) {
            throw new UnsupportedEncodingException(name);
        }
    }

    public static String encode(String text, String charset) throws UnsupportedEncodingException {
        return encode(text, charset(charset));
    }

    private static boolean plain(char c) {
        return URIText.isLetter(c) || URIText.isDigit(c) || c == '-' || c == '_' || c == '.' || c == '*';
    }

    public static String encode(String text, Charset charset) {
        StringBuilder b = new StringBuilder(text.length());
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (plain(c)) {
                b.append(c);
                i++;
            } else if (c == ' ') {
                b.append('+');
                i++;
            } else {
                int end = i;
                while (end < text.length() && !plain(text.charAt(end)) && text.charAt(end) != ' ') {
                    end++;
                }
                byte[] bytes = text.substring(i, end).getBytes(charset);
                for (int j = 0; j < bytes.length; j++) {
                    b.append('%').append(HEX.charAt(bytes[j] >> 4 & 15)).append(HEX.charAt(bytes[j] & 15));
                }
                i = end;
            }
        }
        return b.toString();
    }
}
