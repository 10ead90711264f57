package java.io;

/** Counts lines and shows all line ends as newlines. */
@Deprecated
public class LineNumberInputStream extends FilterInputStream {
    private int line;
    private int markLine;
    private int ahead = -1;
    private int markAhead = -1;

    public LineNumberInputStream(InputStream in) {
        super(in);
    }

    @Override
    public int read() throws IOException {
        int c = ahead;
        if (c >= 0) {
            ahead = -1;
        } else {
            c = in.read();
        }
        if (c == '\r') {
            ahead = in.read();
            if (ahead == '\n') {
                ahead = -1;
            }
            c = '\n';
        }
        if (c == '\n') {
            line++;
        }
        return c;
    }

    @Override
    public int read(byte[] buffer, int offset, int count) throws IOException {
        Ranges.check(buffer.length, offset, count);
        int n = 0;
        for (; n < count; n++) {
            int c = read();
            if (c < 0) {
                return n == 0 ? -1 : n;
            }
            buffer[offset + n] = (byte) c;
        }
        return n;
    }

    @Override
    public long skip(long count) throws IOException {
        long n = 0;
        while (n < count && read() >= 0) {
            n++;
        }
        return n;
    }

    public void setLineNumber(int number) {
        line = number;
    }

    public int getLineNumber() {
        return line;
    }

    @Override
    public int available() throws IOException {
        return ahead < 0 ? super.available() / 2 : super.available() / 2 + 1;
    }

    @Override
    public void mark(int limit) {
        markLine = line;
        markAhead = ahead;
        in.mark(limit);
    }

    @Override
    public void reset() throws IOException {
        line = markLine;
        ahead = markAhead;
        in.reset();
    }
}
