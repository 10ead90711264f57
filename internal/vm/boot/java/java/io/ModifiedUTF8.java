package java.io;

/** Strings as readUTF and writeUTF spell them: no four-byte forms, and zero takes two bytes. */
final class ModifiedUTF8 {
    private ModifiedUTF8() {
    }

    static String decode(byte[] bytes, int length) throws UTFDataFormatException {
        char[] out = new char[length];
        int n = 0;
        int i = 0;
        while (i < length) {
            int c = bytes[i] & 0xff;
            if (c < 0x80) {
                i++;
                out[n++] = (char) c;
            } else if (c >> 5 == 6) {
                i += 2;
                if (i > length) {
                    throw new UTFDataFormatException("malformed input: partial character at end");
                }
                int c2 = bytes[i - 1];
                if ((c2 & 0xc0) != 0x80) {
                    throw new UTFDataFormatException("malformed input around byte " + i);
                }
                out[n++] = (char) ((c & 0x1f) << 6 | c2 & 0x3f);
            } else if (c >> 4 == 14) {
                i += 3;
                if (i > length) {
                    throw new UTFDataFormatException("malformed input: partial character at end");
                }
                int c2 = bytes[i - 2];
                int c3 = bytes[i - 1];
                if ((c2 & 0xc0) != 0x80 || (c3 & 0xc0) != 0x80) {
                    throw new UTFDataFormatException("malformed input around byte " + (i - 1));
                }
                out[n++] = (char) ((c & 0x0f) << 12 | (c2 & 0x3f) << 6 | c3 & 0x3f);
            } else {
                throw new UTFDataFormatException("malformed input around byte " + i);
            }
        }
        return new String(out, 0, n);
    }

    static long length(String text) {
        long n = 0;
        char[] chars = text.toCharArray();
        for (int i = 0; i < chars.length; i++) {
            char c = chars[i];
            n += c >= 1 && c <= 0x7f ? 1 : c <= 0x7ff ? 2 : 3;
        }
        return n;
    }

    static int encode(String text, byte[] out, int at) {
        char[] chars = text.toCharArray();
        for (int i = 0; i < chars.length; i++) {
            char c = chars[i];
            if (c >= 1 && c <= 0x7f) {
                out[at++] = (byte) c;
            } else if (c <= 0x7ff) {
                out[at++] = (byte) (0xc0 | c >> 6);
                out[at++] = (byte) (0x80 | c & 0x3f);
            } else {
                out[at++] = (byte) (0xe0 | c >> 12);
                out[at++] = (byte) (0x80 | c >> 6 & 0x3f);
                out[at++] = (byte) (0x80 | c & 0x3f);
            }
        }
        return at;
    }
}
