package android.util;

import java.util.Arrays;

/** Base64 as in RFC 2045 and 3548. */
public class Base64 {
    public static final int DEFAULT = 0;
    public static final int NO_PADDING = 1;
    public static final int NO_WRAP = 2;
    public static final int CRLF = 4;
    public static final int URL_SAFE = 8;
    public static final int NO_CLOSE = 16;

    private static final String STANDARD = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    private static final String SAFE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    private Base64() {}

    public static byte[] decode(String str, int flags) {
        return decode(str.getBytes(), flags);
    }

    public static byte[] decode(byte[] input, int flags) {
        return decode(input, 0, input.length, flags);
    }

    public static byte[] decode(byte[] input, int offset, int len, int flags) {
        byte[] values = new byte[256];
        Arrays.fill(values, (byte) -1);
        String alphabet = (flags & URL_SAFE) != 0 ? SAFE : STANDARD;
        for (int i = 0; i < 64; i++) {
            values[alphabet.charAt(i)] = (byte) i;
        }
        byte[] out = new byte[len * 3 / 4 + 3];
        int op = 0;
        int value = 0;
        int state = 0;
        boolean bad = false;
        for (int i = offset; i < offset + len && !bad; i++) {
            byte b = input[i];
            int d = values[b & 0xff];
            if (b == '=') {
                // The first padding ends the data, the second must follow two digits.
                if (state == 2) {
                    state = 4;
                } else if (state == 4) {
                    state = 5;
                } else if (state == 3) {
                    state = 6;
                } else {
                    bad = true;
                }
            } else if (d >= 0) {
                if (state >= 4) {
                    bad = true;
                    break;
                }
                value = value << 6 | d;
                if (++state == 4) {
                    out[op++] = (byte) (value >> 16);
                    out[op++] = (byte) (value >> 8);
                    out[op++] = (byte) value;
                    state = 0;
                    value = 0;
                }
            }
        }
        switch (state) {
            case 1:
            case 4:
                bad = true;
                break;
            case 2:
            case 5:
                out[op++] = (byte) (value >> 4);
                break;
            case 3:
            case 6:
                out[op++] = (byte) (value >> 10);
                out[op++] = (byte) (value >> 2);
                break;
        }
        if (bad) {
            throw new IllegalArgumentException("bad base-64");
        }
        return Arrays.copyOf(out, op);
    }

    public static String encodeToString(byte[] input, int flags) {
        return encodeToString(input, 0, input.length, flags);
    }

    public static String encodeToString(byte[] input, int offset, int len, int flags) {
        return new String(encode(input, offset, len, flags), java.nio.charset.StandardCharsets.US_ASCII);
    }

    public static byte[] encode(byte[] input, int flags) {
        return encode(input, 0, input.length, flags);
    }

    public static byte[] encode(byte[] input, int offset, int len, int flags) {
        boolean pad = (flags & NO_PADDING) == 0;
        boolean newline = (flags & NO_WRAP) == 0;
        boolean crlf = (flags & CRLF) != 0;
        String alphabet = (flags & URL_SAFE) != 0 ? SAFE : STANDARD;
        byte[] out = new byte[(len + 2) / 3 * 4 + (newline ? ((len + 56) / 57 + 1) * 2 : 0)];
        int op = 0;
        int groups = 0;
        int end = offset + len;
        for (int p = offset; p < end; p += 3) {
            int n = Math.min(3, end - p);
            int v = (input[p] & 0xff) << 16 | (n > 1 ? (input[p + 1] & 0xff) << 8 : 0) | (n > 2 ? input[p + 2] & 0xff : 0);
            out[op++] = (byte) alphabet.charAt(v >> 18);
            out[op++] = (byte) alphabet.charAt(v >> 12 & 63);
            if (n > 1) {
                out[op++] = (byte) alphabet.charAt(v >> 6 & 63);
            } else if (pad) {
                out[op++] = '=';
            }
            if (n > 2) {
                out[op++] = (byte) alphabet.charAt(v & 63);
            } else if (pad) {
                out[op++] = '=';
            }
            if (newline && (++groups == 19 || p + 3 >= end)) {
                groups = 0;
                if (crlf) {
                    out[op++] = '\r';
                }
                out[op++] = '\n';
            }
        }
        return Arrays.copyOf(out, op);
    }
}
