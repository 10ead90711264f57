package java.io;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;

/** Decodes the bytes of a stream. */
public class InputStreamReader extends Reader {
    private InputStream in;
    private CharsetDecoder decoder;
    private final String name;
    private final ByteBuffer bytes = ByteBuffer.allocate(8192);
    private boolean ended;
    private int spare = -1; // second half of a pair that found no room

    public InputStreamReader(InputStream in) {
        this(in, Charset.defaultCharset());
    }

    public InputStreamReader(InputStream in, String charset) throws UnsupportedEncodingException {
        this(in, lookup(charset));
    }

    public InputStreamReader(InputStream in, Charset charset) {
        this(in, charset.newDecoder().onMalformedInput(CodingErrorAction.REPLACE).onUnmappableCharacter(CodingErrorAction.REPLACE));
    }

    public InputStreamReader(InputStream in, CharsetDecoder decoder) {
        super(in);
        this.in = in;
        this.decoder = decoder;
        name = historicalName(decoder.charset());
        bytes.limit(0);
    }

    static Charset lookup(String name) throws UnsupportedEncodingException {
        if (name == null) {
            throw new NullPointerException("charsetName");
        }
        try {
            return Charset.forName(name);
        } catch (IllegalArgumentException e) {
            throw new UnsupportedEncodingException(name);
        }
    }

    /** What getEncoding says: names from before java.nio for the charsets that had one. */
    static String historicalName(Charset charset) {
        String name = charset.name();
        if (name.equals("UTF-8")) {
            return "UTF8";
        } else if (name.equals("ISO-8859-1")) {
            return "ISO8859_1";
        } else if (name.equals("US-ASCII")) {
            return "ASCII";
        } else if (name.startsWith("windows-")) {
            return "Cp" + name.substring(8);
        }
        return name;
    }

    private void open() throws IOException {
        if (in == null) {
            throw new IOException("Stream closed");
        }
    }

    public String getEncoding() {
        return in == null ? null : name;
    }

    @Override
    public int read() throws IOException {
        synchronized (lock) {
            open();
            if (spare >= 0) {
                int c = spare;
                spare = -1;
                return c;
            }
            // A pair needs room for two.
            char[] two = new char[2];
            int n = decode(two, 0, 2, 1);
            if (n <= 0) {
                return -1;
            }
            if (n == 2) {
                spare = two[1];
            }
            return two[0];
        }
    }

    @Override
    public int read(char[] buffer, int offset, int count) throws IOException {
        synchronized (lock) {
            open();
            Ranges.check(buffer.length, offset, count);
            if (count == 0) {
                return 0;
            }
            if (spare >= 0) {
                buffer[offset] = (char) spare;
                spare = -1;
                if (count > 1 && (bytes.hasRemaining() || in.available() > 0)) {
                    int n = decode(buffer, offset + 1, count - 1, 1);
                    return n < 0 ? 1 : n + 1;
                }
                return 1;
            }
            if (count == 1) {
                int c = read();
                if (c < 0) {
                    return -1;
                }
                buffer[offset] = (char) c;
                return 1;
            }
            return decode(buffer, offset, count, 1);
        }
    }

    private int decode(char[] buffer, int offset, int count, int least) throws IOException {
        CharBuffer chars = CharBuffer.wrap(buffer, offset, count);
        if (chars.position() != 0) {
            chars = chars.slice();
        }
        while (true) {
            CoderResult result = decoder.decode(bytes, chars, ended);
            if (result.isUnderflow()) {
                if (ended || !chars.hasRemaining()) {
                    break;
                }
                if (chars.position() >= least && in.available() <= 0) {
                    break;
                }
                if (!more()) {
                    ended = true;
                    if (chars.position() == 0 && !bytes.hasRemaining()) {
                        break;
                    }
                }
                continue;
            }
            if (result.isOverflow()) {
                break;
            }
            result.throwException();
        }
        if (ended) {
            decoder.reset();
        }
        if (chars.position() == 0) {
            return ended ? -1 : 0;
        }
        return chars.position();
    }

    private boolean more() throws IOException {
        bytes.compact();
        try {
            int n = in.read(bytes.array(), bytes.arrayOffset() + bytes.position(), bytes.remaining());
            if (n < 0) {
                return false;
            }
            if (n == 0) {
                throw new IOException("Underlying input stream returned zero bytes");
            }
            bytes.position(bytes.position() + n);
            return true;
        } finally {
            bytes.flip();
        }
    }

    @Override
    public boolean ready() throws IOException {
        synchronized (lock) {
            open();
            return spare >= 0 || bytes.hasRemaining() || in.available() > 0;
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (lock) {
            if (in != null) {
                in.close();
                in = null;
            }
        }
    }
}
