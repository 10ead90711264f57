package java.io;

/** A source of bytes. */
public abstract class InputStream implements Closeable {
    public InputStream() {
    }

    public abstract int read() throws IOException;

    public int read(byte[] buffer) throws IOException {
        return read(buffer, 0, buffer.length);
    }

    public int read(byte[] buffer, int offset, int count) throws IOException {
        Ranges.check(buffer.length, offset, count);
        if (count == 0) {
            return 0;
        }
        int first = read();
        if (first < 0) {
            return -1;
        }
        buffer[offset] = (byte) first;
        int n = 1;
        try {
            for (; n < count; n++) {
                int c = read();
                if (c < 0) {
                    break;
                }
                buffer[offset + n] = (byte) c;
            }
        } catch (IOException e) {
            // What was read before counts; the failure shows at the next read.
        }
        return n;
    }

    public byte[] readAllBytes() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        transferTo(all);
        return all.toByteArray();
    }

    public int readNBytes(byte[] buffer, int offset, int count) throws IOException {
        Ranges.check(buffer.length, offset, count);
        int done = 0;
        while (done < count) {
            int n = read(buffer, offset + done, count - done);
            if (n < 0) {
                break;
            }
            done += n;
        }
        return done;
    }

    public long transferTo(OutputStream out) throws IOException {
        if (out == null) {
            throw new NullPointerException("out");
        }
        byte[] buffer = new byte[8192];
        long total = 0;
        for (int n = read(buffer, 0, buffer.length); n >= 0; n = read(buffer, 0, buffer.length)) {
            out.write(buffer, 0, n);
            total += n;
        }
        return total;
    }

    public long skip(long count) throws IOException {
        if (count <= 0) {
            return 0;
        }
        byte[] waste = new byte[(int) Math.min(2048, count)];
        long left = count;
        while (left > 0) {
            int n = read(waste, 0, (int) Math.min(waste.length, left));
            if (n < 0) {
                break;
            }
            left -= n;
        }
        return count - left;
    }

    public int available() throws IOException {
        return 0;
    }

    public void close() throws IOException {
    }

    public synchronized void mark(int limit) {
    }

    public synchronized void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    public boolean markSupported() {
        return false;
    }

    public byte[] readNBytes(int count) throws IOException {
        if (count < 0) {
            throw new IllegalArgumentException("len < 0");
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] part = new byte[Math.min(count, 8192)];
        while (count > 0) {
            int n = read(part, 0, Math.min(count, part.length));
            if (n < 0) {
                break;
            }
            all.write(part, 0, n);
            count -= n;
        }
        return all.toByteArray();
    }

    /** A stream that is at its end from the beginning. */
    public static InputStream nullInputStream() {
        return new InputStream() {
            private boolean closed;

            @Override
            public int read() throws IOException {
                if (closed) {
                    throw new IOException("Stream closed");
                }
                return -1;
            }

            @Override
            public void close() {
                closed = true;
            }
        };
    }
}
