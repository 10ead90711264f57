package java.io;

/** Counts lines and shows all line ends as newlines. */
public class LineNumberReader extends BufferedReader {
    private int line;
    private int markLine;
    private boolean skipNewline;
    private boolean markSkipNewline;

    public LineNumberReader(Reader in) {
        super(in);
    }

    public LineNumberReader(Reader in, int size) {
        super(in, size);
    }

    public void setLineNumber(int number) {
        line = number;
    }

    public int getLineNumber() {
        return line;
    }

    @Override
    public int read() throws IOException {
        synchronized (lock) {
            int c = super.read();
            if (skipNewline) {
                if (c == '\n') {
                    c = super.read();
                }
                skipNewline = false;
            }
            if (c == '\r') {
                skipNewline = true;
                c = '\n';
            }
            if (c == '\n') {
                line++;
            }
            return c;
        }
    }

    @Override
    public int read(char[] buffer, int offset, int count) throws IOException {
        synchronized (lock) {
            int n = super.read(buffer, offset, count);
            for (int i = offset; i < offset + n; i++) {
                int c = buffer[i];
                if (skipNewline) {
                    skipNewline = false;
                    if (c == '\n') {
                        continue;
                    }
                }
                if (c == '\r') {
                    skipNewline = true;
                    line++;
                } else if (c == '\n') {
                    line++;
                }
            }
            return n;
        }
    }

    @Override
    public String readLine() throws IOException {
        synchronized (lock) {
            if (skipNewline) {
                skipNewline = false;
                super.mark(1);
                if (super.read() != '\n') {
                    super.reset();
                }
            }
            String s = super.readLine();
            if (s != null) {
                line++;
            }
            return s;
        }
    }

    @Override
    public long skip(long count) throws IOException {
        if (count < 0) {
            throw new IllegalArgumentException("skip() value is negative");
        }
        synchronized (lock) {
            char[] skipped = new char[(int) Math.min(count, 8192)];
            long left = count;
            while (left > 0) {
                int n = read(skipped, 0, (int) Math.min(left, skipped.length));
                if (n < 0) {
                    break;
                }
                left -= n;
            }
            return count - left;
        }
    }

    @Override
    public void mark(int limit) throws IOException {
        synchronized (lock) {
            super.mark(limit);
            markLine = line;
            markSkipNewline = skipNewline;
        }
    }

    @Override
    public void reset() throws IOException {
        synchronized (lock) {
            super.reset();
            line = markLine;
            skipNewline = markSkipNewline;
        }
    }
}
