package libcore.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** The charsets that the machine knows; the converting is native. */
public final class PlatformCharset extends Charset {
    private static final Map<String, Charset> byName = new HashMap<String, Charset>();
    private static final Charset[] all;

    static {
        String[][] names = names();
        all = new Charset[names.length];
        for (int i = 0; i < names.length; i++) {
            String[] aliases = new String[names[i].length - 1];
            System.arraycopy(names[i], 1, aliases, 0, aliases.length);
            all[i] = new PlatformCharset(i, names[i][0], aliases);
            for (int j = 0; j < names[i].length; j++) {
                byName.put(compared(names[i][j]), all[i]);
            }
        }
    }

    /** How much is copied at a time from buffers without arrays. */
    private static final int PIECE = 64;

    private final int id;

    private PlatformCharset(int id, String name, String[] aliases) {
        super(name, aliases);
        this.id = id;
    }

    /** The names of the charsets: each the name, then its aliases. */
    private static native String[][] names();

    /**
     * Decodes and returns how it ended: 0 all used, 1 no room, otherwise 2 malformed or 3 unmappable
     * plus four times the length. io holds the positions in and out and the state, and is updated.
     */
    private static native int decode0(int id, byte[] in, int to, char[] out, int outTo, int[] io);

    private static native int encode0(int id, char[] in, int to, byte[] out, int outTo, int[] io);

    /** Most bytes a character may take, and the bytes an average one takes. */
    private static native float[] sizes(int id);

    /**
     * What ICU compares of a name: letters, as small ones, and digits without leading zeros. Lower case by itself,
     * since Locale may not be there yet when the first text is printed.
     */
    private static String compared(String s) {
        char[] chars = s.toCharArray();
        int n = 0;
        boolean inNumber = false;
        for (int i = 0; i < chars.length; i++) {
            char c = chars[i];
            boolean digit = c >= '0' && c <= '9';
            if (c == '0' && !inNumber && i + 1 < chars.length && chars[i + 1] >= '0' && chars[i + 1] <= '9') {
                continue;
            }
            inNumber = digit;
            if (c >= 'A' && c <= 'Z') {
                chars[n++] = (char) (c + 32);
            } else if (digit || c >= 'a' && c <= 'z') {
                chars[n++] = c;
            }
        }
        return new String(chars, 0, n);
    }

    public static Charset named(String name) {
        return byName.get(compared(name));
    }

    public static Charset[] all() {
        return all.clone();
    }

    @Override
    public boolean contains(Charset other) {
        return name().startsWith("UTF-") || name().equals(other.name()) || other.name().equals("US-ASCII");
    }

    @Override
    public CharsetDecoder newDecoder() {
        float[] sizes = sizes(id);
        return new Decoder(this, sizes[2], sizes[3]);
    }

    /** A text's bytes; what has none is replaced. */
    public byte[] encodeAll(String text) {
        return encodeAll(id, text, replacement());
    }

    private static native byte[] encodeAll(int id, String text, byte[] replacement);

    /** The text of bytes; what is none is replaced. */
    public String decodeAll(byte[] bytes, int offset, int length) {
        return decodeAll(id, bytes, offset, length);
    }

    private static native String decodeAll(int id, byte[] bytes, int offset, int length);

    private byte[] replacement() {
        return name().startsWith("UTF-16LE") ? new byte[] {(byte) 0xfd, (byte) 0xff}
                : name().startsWith("UTF-16") ? new byte[] {(byte) 0xff, (byte) 0xfd}
                : name().equals("UTF-32LE") ? new byte[] {(byte) 0xfd, (byte) 0xff, 0, 0}
                : name().startsWith("UTF-32") ? new byte[] {0, 0, (byte) 0xff, (byte) 0xfd} : new byte[] {'?'};
    }

    @Override
    public CharsetEncoder newEncoder() {
        float[] sizes = sizes(id);
        return new Encoder(this, sizes[0], sizes[1], replacement());
    }

    private static CoderResult result(int r) {
        switch (r & 3) {
            case 0:
                return CoderResult.UNDERFLOW;
            case 1:
                return CoderResult.OVERFLOW;
            case 2:
                return CoderResult.malformedForLength(r >> 2);
            default:
                return CoderResult.unmappableForLength(r >> 2);
        }
    }

    private static final class Decoder extends CharsetDecoder {
        private final int id;
        private final int[] io = new int[3];

        Decoder(PlatformCharset charset, float average, float most) {
            super(charset, average, most);
            id = charset.id;
        }

        @Override
        protected void implReset() {
            io[2] = 0;
        }

        @Override
        protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
            CoderResult r;
            int before;
            do {
                before = in.position();
                r = decodePiece(in, out);
            } while (r.isUnderflow() && !in.hasArray() && in.position() > before && in.hasRemaining());
            return r;
        }

        private CoderResult decodePiece(ByteBuffer in, CharBuffer out) {
            int count = in.remaining();
            byte[] from;
            int fromAt = 0;
            if (in.hasArray()) {
                from = in.array();
                fromAt = in.arrayOffset() + in.position();
            } else {
                count = Math.min(count, PIECE);
                from = new byte[count];
                in.duplicate().get(from);
            }
            char[] to;
            int toAt = 0;
            if (out.hasArray()) {
                to = out.array();
                toAt = out.arrayOffset() + out.position();
            } else {
                to = new char[out.remaining()];
            }
            io[0] = fromAt;
            io[1] = toAt;
            int r = decode0(id, from, fromAt + count, to, toAt + out.remaining(), io);
            in.position(in.position() + io[0] - fromAt);
            if (out.hasArray()) {
                out.position(out.position() + io[1] - toAt);
            } else {
                out.put(to, 0, io[1]);
            }
            return result(r);
        }
    }

    private static final class Encoder extends CharsetEncoder {
        private final int id;
        private final int[] io = new int[3];

        Encoder(PlatformCharset charset, float average, float most, byte[] replacement) {
            super(charset, average, most, replacement);
            id = charset.id;
        }

        @Override
        protected void implReset() {
            io[2] = 0;
        }

        @Override
        protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
            CoderResult r;
            int before;
            do {
                before = in.position();
                r = encodePiece(in, out);
            } while (r.isUnderflow() && !in.hasArray() && in.position() > before && in.hasRemaining());
            return r;
        }

        private CoderResult encodePiece(CharBuffer in, ByteBuffer out) {
            int count = in.remaining();
            char[] from;
            int fromAt = 0;
            if (in.hasArray()) {
                from = in.array();
                fromAt = in.arrayOffset() + in.position();
            } else {
                count = Math.min(count, PIECE);
                from = new char[count];
                in.duplicate().get(from);
            }
            byte[] to;
            int toAt = 0;
            if (out.hasArray()) {
                to = out.array();
                toAt = out.arrayOffset() + out.position();
            } else {
                to = new byte[out.remaining()];
            }
            io[0] = fromAt;
            io[1] = toAt;
            int r = encode0(id, from, fromAt + count, to, toAt + out.remaining(), io);
            in.position(in.position() + io[0] - fromAt);
            if (out.hasArray()) {
                out.position(out.position() + io[1] - toAt);
            } else {
                out.put(to, 0, io[1]);
            }
            return result(r);
        }
    }
}
