package java.util;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;

/** Bytes as letters and digits (RFC 4648 and 2045). */
public class Base64 {
    private Base64() {
    }

    private static final String BASIC = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    private static final String URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    private static final Encoder ENCODER = new Encoder(BASIC, null, -1, true);
    private static final Encoder URL_ENCODER = new Encoder(URL, null, -1, true);
    private static final Encoder MIME_ENCODER = new Encoder(BASIC, new byte[] {'\r', '\n'}, 76, true);
    private static final Decoder DECODER = new Decoder(BASIC, false);
    private static final Decoder URL_DECODER = new Decoder(URL, false);
    private static final Decoder MIME_DECODER = new Decoder(BASIC, true);

    public static Encoder getEncoder() {
        return ENCODER;
    }

    public static Encoder getUrlEncoder() {
        return URL_ENCODER;
    }

    public static Encoder getMimeEncoder() {
        return MIME_ENCODER;
    }

    public static Encoder getMimeEncoder(int lineLength, byte[] lineSeparator) {
        for (byte b : lineSeparator) {
            if (b == '=' || BASIC.indexOf((char) (b & 0xff)) >= 0) {
                throw new IllegalArgumentException("Illegal base64 line separator character 0x" + Integer.toString(b, 16));
            }
        }
        lineLength &= ~3;
        return lineLength <= 0 ? ENCODER : new Encoder(BASIC, lineSeparator.clone(), lineLength, true);
    }

    public static Decoder getDecoder() {
        return DECODER;
    }

    public static Decoder getUrlDecoder() {
        return URL_DECODER;
    }

    public static Decoder getMimeDecoder() {
        return MIME_DECODER;
    }

    /** Bytes to text. */
    public static class Encoder {
        private final String alphabet;
        private final byte[] newline;
        private final int lineMax;
        private final boolean padding;

        private Encoder(String alphabet, byte[] newline, int lineMax, boolean padding) {
            this.alphabet = alphabet;
            this.newline = newline;
            this.lineMax = lineMax;
            this.padding = padding;
        }

        private int size(int n) {
            int len = padding ? 4 * ((n + 2) / 3) : 4 * (n / 3) + (n % 3 == 0 ? 0 : n % 3 + 1);
            return lineMax > 0 && len > 0 ? len + (len - 1) / lineMax * newline.length : len;
        }

        public byte[] encode(byte[] src) {
            byte[] out = new byte[size(src.length)];
            encode(src, out);
            return out;
        }

        public int encode(byte[] src, byte[] dst) {
            if (dst.length < size(src.length)) {
                throw new IllegalArgumentException("Output byte array is too small for encoding all input bytes");
            }
            int o = 0;
            int column = 0;
            for (int i = 0; i < src.length; i += 3) {
                if (lineMax > 0 && column == lineMax) {
                    for (byte b : newline) {
                        dst[o++] = b;
                    }
                    column = 0;
                }
                int left = Math.min(3, src.length - i);
                int bits = (src[i] & 0xff) << 16 | (left > 1 ? (src[i + 1] & 0xff) << 8 : 0) | (left > 2 ? src[i + 2] & 0xff : 0);
                dst[o++] = (byte) alphabet.charAt(bits >> 18);
                dst[o++] = (byte) alphabet.charAt(bits >> 12 & 63);
                if (left > 1) {
                    dst[o++] = (byte) alphabet.charAt(bits >> 6 & 63);
                } else if (padding) {
                    dst[o++] = '=';
                }
                if (left > 2) {
                    dst[o++] = (byte) alphabet.charAt(bits & 63);
                } else if (padding) {
                    dst[o++] = '=';
                }
                column += 4;
            }
            return o;
        }

        @SuppressWarnings("deprecation")
        public String encodeToString(byte[] src) {
            byte[] out = encode(src);
            char[] chars = new char[out.length];
            for (int i = 0; i < out.length; i++) {
                chars[i] = (char) out[i];
            }
            return new String(chars);
        }

        public ByteBuffer encode(ByteBuffer buffer) {
            byte[] in = new byte[buffer.remaining()];
            buffer.get(in);
            return ByteBuffer.wrap(encode(in));
        }

        public Encoder withoutPadding() {
            return padding ? new Encoder(alphabet, newline, lineMax, false) : this;
        }

        public OutputStream wrap(final OutputStream os) {
            if (os == null) {
                throw new NullPointerException();
            }
            final Encoder self = this;
            return new FilterOutputStream(os) {
                private final byte[] pending = new byte[lineMax > 0 ? lineMax / 4 * 3 : 3];
                private int count;
                private boolean first = true;
                private boolean closed;

                private void emit() throws IOException {
                    if (lineMax > 0 && !first) {
                        out.write(newline);
                    }
                    first = false;
                    out.write(self.encode(Arrays.copyOf(pending, count)));
                    count = 0;
                }

                @Override
                public void write(int b) throws IOException {
                    if (closed) {
                        throw new IOException("Stream is closed");
                    }
                    if (count == pending.length) {
                        emit();
                    }
                    pending[count++] = (byte) b;
                }

                @Override
                public void close() throws IOException {
                    if (!closed) {
                        closed = true;
                        if (count > 0) {
                            emit();
                        }
                        out.close();
                    }
                }
            };
        }
    }

    /** Text to bytes. */
    public static class Decoder {
        private final int[] values = new int[256];
        private final boolean mime;

        private Decoder(String alphabet, boolean mime) {
            this.mime = mime;
            Arrays.fill(values, -1);
            for (int i = 0; i < 64; i++) {
                values[alphabet.charAt(i)] = i;
            }
            values['='] = -2;
        }

        public byte[] decode(String src) {
            byte[] in = new byte[src.length()];
            for (int i = 0; i < in.length; i++) {
                char c = src.charAt(i);
                in[i] = (byte) (c > 255 ? '?' : c);
            }
            return decode(in);
        }

        public int decode(byte[] src, byte[] dst) {
            byte[] out = decode(src);
            if (dst.length < out.length) {
                throw new IllegalArgumentException("Output byte array is too small for decoding all input bytes");
            }
            System.arraycopy(out, 0, dst, 0, out.length);
            return out.length;
        }

        public ByteBuffer decode(ByteBuffer buffer) {
            byte[] in = new byte[buffer.remaining()];
            buffer.get(in);
            return ByteBuffer.wrap(decode(in));
        }

        public byte[] decode(byte[] src) {
            if (!mime && src.length == 1) {
                throw new IllegalArgumentException("Input byte[] should at least have 2 bytes for base64 bytes");
            }
            byte[] out = new byte[src.length * 3 / 4 + 3];
            int o = 0;
            int bits = 0;
            int shift = 18;
            int i = 0;
            while (i < src.length) {
                int v = values[src[i++] & 0xff];
                if (v < 0) {
                    if (v == -2) {
                        // One sign of padding after three characters, two after two.
                        if (shift == 6 && (i == src.length || src[i++] != '=') || shift == 18) {
                            throw new IllegalArgumentException("Input byte array has wrong 4-byte ending unit");
                        }
                        break;
                    }
                    if (mime) {
                        continue;
                    }
                    throw new IllegalArgumentException("Illegal base64 character " + Integer.toString(src[i - 1], 16));
                }
                bits |= v << shift;
                shift -= 6;
                if (shift < 0) {
                    out[o++] = (byte) (bits >> 16);
                    out[o++] = (byte) (bits >> 8);
                    out[o++] = (byte) bits;
                    shift = 18;
                    bits = 0;
                }
            }
            if (shift == 6) {
                out[o++] = (byte) (bits >> 16);
            } else if (shift == 0) {
                out[o++] = (byte) (bits >> 16);
                out[o++] = (byte) (bits >> 8);
            } else if (shift == 12) {
                throw new IllegalArgumentException("Last unit does not have enough valid bits");
            }
            while (i < src.length) {
                if (mime && values[src[i] & 0xff] < 0) {
                    i++;
                    continue;
                }
                throw new IllegalArgumentException("Input byte array has incorrect ending byte at " + i);
            }
            return Arrays.copyOf(out, o);
        }

        public InputStream wrap(final InputStream is) {
            if (is == null) {
                throw new NullPointerException();
            }
            final Decoder self = this;
            return new InputStream() {
                private byte[] ready = new byte[0];
                private int at;
                private boolean end;

                @Override
                public int read() throws IOException {
                    while (at == ready.length) {
                        if (end) {
                            return -1;
                        }
                        byte[] unit = new byte[4];
                        int n = 0;
                        while (n < 4) {
                            int c = is.read();
                            if (c < 0) {
                                end = true;
                                break;
                            }
                            if (self.mime && self.values[c] == -1) {
                                continue;
                            }
                            unit[n++] = (byte) c;
                        }
                        try {
                            ready = n == 0 ? new byte[0] : self.decode(Arrays.copyOf(unit, n));
                        } catch (IllegalArgumentException e) {
                            throw new IOException(e.getMessage());
                        }
                        at = 0;
                    }
                    return ready[at++] & 0xff;
                }

                @Override
                public void close() throws IOException {
                    is.close();
                }
            };
        }
    }
}
