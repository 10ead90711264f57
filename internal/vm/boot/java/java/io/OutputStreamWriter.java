package java.io;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;

/** Encodes characters into the bytes of a stream. */
public class OutputStreamWriter extends Writer {
    private OutputStream out;
    private final CharsetEncoder encoder;
    private final String name;
    private final ByteBuffer bytes = ByteBuffer.allocate(8192);
    private int high = -1; // first half of a pair whose second half is still to come

    public OutputStreamWriter(OutputStream out) {
        this(out, Charset.defaultCharset());
    }

    public OutputStreamWriter(OutputStream out, String charset) throws UnsupportedEncodingException {
        this(out, InputStreamReader.lookup(charset));
    }

    public OutputStreamWriter(OutputStream out, Charset charset) {
        this(out, charset.newEncoder().onMalformedInput(CodingErrorAction.REPLACE).onUnmappableCharacter(CodingErrorAction.REPLACE));
    }

    public OutputStreamWriter(OutputStream out, CharsetEncoder encoder) {
        super(out);
        this.out = out;
        this.encoder = encoder;
        name = InputStreamReader.historicalName(encoder.charset());
    }

    private void open() throws IOException {
        if (out == null) {
            throw new IOException("Stream closed");
        }
    }

    public String getEncoding() {
        return out == null ? null : name;
    }

    @Override
    public void write(int c) throws IOException {
        write(new char[] {(char) c}, 0, 1);
    }

    @Override
    public void write(char[] buffer, int offset, int count) throws IOException {
        synchronized (lock) {
            open();
            Ranges.check(buffer.length, offset, count);
            if (count == 0) {
                return;
            }
            if (high >= 0) {
                char[] joined = new char[count + 1];
                joined[0] = (char) high;
                System.arraycopy(buffer, offset, joined, 1, count);
                high = -1;
                encode(CharBuffer.wrap(joined), false);
            } else {
                encode(CharBuffer.wrap(buffer, offset, count), false);
            }
        }
    }

    @Override
    public void write(String text, int offset, int count) throws IOException {
        if (count < 0) {
            throw new IndexOutOfBoundsException();
        }
        char[] chars = new char[count];
        text.getChars(offset, offset + count, chars, 0);
        write(chars, 0, count);
    }

    private void encode(CharBuffer chars, boolean end) throws IOException {
        while (true) {
            CoderResult result = encoder.encode(chars, bytes, end);
            if (result.isOverflow()) {
                drain();
            } else if (result.isUnderflow()) {
                if (chars.hasRemaining()) {
                    high = chars.get();
                }
                return;
            } else {
                result.throwException();
            }
        }
    }

    private void drain() throws IOException {
        if (bytes.position() > 0) {
            out.write(bytes.array(), 0, bytes.position());
            bytes.clear();
        }
    }

    /** Hands on what is encoded without flushing the stream, for PrintStream. */
    void flushBuffer() throws IOException {
        synchronized (lock) {
            open();
            drain();
        }
    }

    @Override
    public void flush() throws IOException {
        synchronized (lock) {
            open();
            drain();
            out.flush();
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (lock) {
            if (out == null) {
                return;
            }
            OutputStream o = out;
            try {
                CharBuffer rest = high < 0 ? CharBuffer.allocate(0) : CharBuffer.wrap(new char[] {(char) high});
                high = -1;
                encode(rest, true);
                while (encoder.flush(bytes).isOverflow()) {
                    drain();
                }
                drain();
            } finally {
                out = null;
            }
            try {
                o.flush();
            } finally {
                o.close();
            }
        }
    }
}
