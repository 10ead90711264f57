package java.io;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Reads another reader in larger pieces, and whole lines. */
public class BufferedReader extends Reader {
    private Reader in;
    private char[] buf;
    private int pos;
    private int end;
    private int mark = -1;
    private int markLimit;
    private boolean skipNewline; // the last line ended with a carriage return
    private boolean markSkipNewline;

    public BufferedReader(Reader in) {
        this(in, 8192);
    }

    public BufferedReader(Reader in, int size) {
        super(in);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        this.in = in;
        buf = new char[size];
    }

    private void open() throws IOException {
        if (in == null) {
            throw new IOException("Stream closed");
        }
    }

    /** Reads more, keeping what the mark needs; leaves pos == end at the end of input. */
    private void fill() throws IOException {
        if (mark >= 0 && pos - mark < markLimit) {
            int kept = pos - mark;
            if (mark > 0) {
                System.arraycopy(buf, mark, buf, 0, kept);
            } else if (end == buf.length) {
                char[] wider = new char[(int) Math.min(markLimit, 2L * buf.length)];
                System.arraycopy(buf, 0, wider, 0, kept);
                buf = wider;
            }
            mark = 0;
            pos = end = kept;
        } else {
            mark = -1;
            pos = end = 0;
        }
        int n;
        do {
            n = in.read(buf, pos, buf.length - pos);
        } while (n == 0 && buf.length > pos);
        if (n > 0) {
            end = pos + n;
        }
    }

    @Override
    public int read() throws IOException {
        synchronized (lock) {
            open();
            while (true) {
                if (pos >= end) {
                    fill();
                    if (pos >= end) {
                        return -1;
                    }
                }
                if (skipNewline) {
                    skipNewline = false;
                    if (buf[pos] == '\n') {
                        pos++;
                        continue;
                    }
                }
                return buf[pos++];
            }
        }
    }

    private int some(char[] out, int offset, int count) throws IOException {
        if (pos >= end) {
            if (count >= buf.length && mark < 0 && !skipNewline) {
                return in.read(out, offset, count);
            }
            fill();
        }
        if (pos >= end) {
            return -1;
        }
        if (skipNewline) {
            skipNewline = false;
            if (buf[pos] == '\n') {
                pos++;
                if (pos >= end) {
                    fill();
                }
                if (pos >= end) {
                    return -1;
                }
            }
        }
        int n = Math.min(count, end - pos);
        System.arraycopy(buf, pos, out, offset, n);
        pos += n;
        return n;
    }

    @Override
    public int read(char[] out, int offset, int count) throws IOException {
        synchronized (lock) {
            open();
            Ranges.check(out.length, offset, count);
            if (count == 0) {
                return 0;
            }
            int n = some(out, offset, count);
            if (n <= 0) {
                return n;
            }
            while (n < count && in.ready()) {
                int more = some(out, offset + n, count - n);
                if (more <= 0) {
                    break;
                }
                n += more;
            }
            return n;
        }
    }

    public String readLine() throws IOException {
        synchronized (lock) {
            open();
            StringBuilder line = null;
            while (true) {
                if (pos >= end) {
                    fill();
                }
                if (pos >= end) {
                    return line != null && line.length() > 0 ? line.toString() : null;
                }
                if (skipNewline && buf[pos] == '\n') {
                    pos++;
                }
                skipNewline = false;
                int i = lineEnd(buf, pos, end);
                if (i < end) {
                    String s;
                    if (line == null) {
                        s = new String(buf, pos, i - pos);
                    } else {
                        s = line.append(buf, pos, i - pos).toString();
                    }
                    skipNewline = buf[i] == '\r';
                    pos = i + 1;
                    return s;
                }
                if (line == null) {
                    line = new StringBuilder(80);
                }
                line.append(buf, pos, end - pos);
                pos = end;
            }
        }
    }

    /** The place of the first carriage return or newline, to if there is none. */
    private static native int lineEnd(char[] chars, int from, int to);

    @Override
    public long skip(long count) throws IOException {
        if (count < 0) {
            throw new IllegalArgumentException("skip value is negative");
        }
        synchronized (lock) {
            open();
            long left = count;
            while (left > 0) {
                if (pos >= end) {
                    fill();
                }
                if (pos >= end) {
                    break;
                }
                if (skipNewline) {
                    skipNewline = false;
                    if (buf[pos] == '\n') {
                        pos++;
                    }
                }
                long n = Math.min(left, end - pos);
                pos += (int) n;
                left -= n;
            }
            return count - left;
        }
    }

    @Override
    public boolean ready() throws IOException {
        synchronized (lock) {
            open();
            if (skipNewline) {
                if (pos >= end && in.ready()) {
                    fill();
                }
                if (pos < end) {
                    if (buf[pos] == '\n') {
                        pos++;
                    }
                    skipNewline = false;
                }
            }
            return pos < end || in.ready();
        }
    }

    @Override
    public boolean markSupported() {
        return true;
    }

    @Override
    public void mark(int limit) throws IOException {
        if (limit < 0) {
            throw new IllegalArgumentException("Read-ahead limit < 0");
        }
        synchronized (lock) {
            open();
            markLimit = limit;
            mark = pos;
            markSkipNewline = skipNewline;
        }
    }

    @Override
    public void reset() throws IOException {
        synchronized (lock) {
            open();
            if (mark < 0) {
                throw new IOException(markLimit > 0 ? "Mark invalid" : "Stream not marked");
            }
            pos = mark;
            skipNewline = markSkipNewline;
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (lock) {
            if (in == null) {
                return;
            }
            try {
                in.close();
            } finally {
                in = null;
                buf = null;
            }
        }
    }

    public Stream<String> lines() {
        Iterator<String> lines = new Iterator<String>() {
            private String next;

            @Override
            public boolean hasNext() {
                if (next != null) {
                    return true;
                }
                try {
                    next = readLine();
                    return next != null;
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }

            @Override
            public String next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                String line = next;
                next = null;
                return line;
            }
        };
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(lines, Spliterator.ORDERED | Spliterator.NONNULL), false);
    }
}
