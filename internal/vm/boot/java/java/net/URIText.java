package java.net;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Which characters the parts of a URI may have (RFC 2396, with the additions of java.net.URI), and escapes. */
final class URIText {
    static final String MARKS = "-_.!~*'()";
    static final String UNRESERVED = MARKS;
    static final String RESERVED = ";/?:@&=+$,[]";
    static final String PATH = MARKS + ":@&=+$,;/";
    static final String SEGMENT_START = MARKS + "@&=+$,;";
    static final String USER_INFO = MARKS + ";:&=+$,";
    static final String REGISTRY = MARKS + "$,;:@&=+";
    static final String URIC = RESERVED + MARKS;
    static final String URIC_NO_SLASH = MARKS + ";?:@&=+$,";

    private URIText() {
    }

    static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    static boolean isHex(char c) {
        return isDigit(c) || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F';
    }

    /** Characters outside ASCII that need no escape. */
    static boolean isOther(char c) {
        return c > 0x7f && !Character.isSpaceChar(c) && !Character.isISOControl(c);
    }

    static boolean allows(String extra, char c) {
        return isLetter(c) || isDigit(c) || extra.indexOf(c) >= 0;
    }

    private static final String HEX = "0123456789ABCDEF";

    private static void escape(StringBuilder b, byte value) {
        b.append('%').append(HEX.charAt(value >> 4 & 15)).append(HEX.charAt(value & 15));
    }

    /** Escapes what is not allowed, percent signs too. */
    static String quote(String s, String allowed) {
        StringBuilder b = null;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            boolean ok = allows(allowed, c) || isOther(c);
            if (ok && b != null) {
                b.append(c);
            } else if (!ok) {
                if (b == null) {
                    b = new StringBuilder(s.length() + 16).append(s, 0, i);
                }
                int n = Character.isHighSurrogate(c) && i + 1 < s.length() && Character.isLowSurrogate(s.charAt(i + 1)) ? 2 : 1;
                byte[] bytes = s.substring(i, i + n).getBytes(StandardCharsets.UTF_8);
                for (int j = 0; j < bytes.length; j++) {
                    escape(b, bytes[j]);
                }
                i += n - 1;
            }
        }
        return b == null ? s : b.toString();
    }

    /** Undoes escapes; bytes that are not UTF-8 become replacement characters. In brackets a percent sign begins a scope. */
    static String decode(String s) {
        if (s == null || s.indexOf('%') < 0) {
            return s;
        }
        StringBuilder b = new StringBuilder(s.length());
        byte[] bytes = new byte[s.length() / 3];
        boolean brackets = false;
        int i = 0;
        while (i < s.length()) {
            char c = s.charAt(i);
            if (c != '%' || brackets) {
                brackets = c == '[' || brackets && c != ']';
                b.append(c);
                i++;
                continue;
            }
            int n = 0;
            while (i < s.length() && s.charAt(i) == '%') {
                bytes[n++] = (byte) Integer.parseInt(s.substring(i + 1, i + 3), 16);
                i += 3;
            }
            b.append(StandardCharsets.UTF_8.decode(ByteBuffer.wrap(bytes, 0, n)));
        }
        return b.toString();
    }

    /** Unicode's normalization form C. */
    private static native String compose(String s);

    /** Escapes every character outside ASCII, after composing it. */
    static String toAscii(String s) {
        boolean ascii = true;
        for (int i = 0; i < s.length() && ascii; i++) {
            ascii = s.charAt(i) < 0x80;
        }
        if (ascii) {
            return s;
        }
        byte[] bytes = compose(s).getBytes(StandardCharsets.UTF_8);
        StringBuilder b = new StringBuilder(bytes.length * 2);
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] >= 0) {
                b.append((char) bytes[i]);
            } else {
                escape(b, bytes[i]);
            }
        }
        return b.toString();
    }
}
