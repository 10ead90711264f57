package java.io;

/** Passes everything on to another stream. */
public class FilterOutputStream extends OutputStream {
    protected OutputStream out;
    private boolean closed;

    public FilterOutputStream(OutputStream out) {
        this.out = out;
    }

    @Override
    public void write(int value) throws IOException {
        out.write(value);
    }

    @Override
    public void write(byte[] buffer) throws IOException {
        write(buffer, 0, buffer.length);
    }

    @Override
    public void write(byte[] buffer, int offset, int count) throws IOException {
        Ranges.check(buffer.length, offset, count);
        for (int i = 0; i < count; i++) {
            write(buffer[offset + i]);
        }
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    @Override
    public void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        Throwable failure = null;
        try {
            flush();
        } catch (Throwable e) {
            failure = e;
            throw e;
        } finally {
            if (failure == null) {
                out.close();
            } else {
                try {
                    out.close();
                } catch (Throwable e) {
                    if (e != failure) {
                        failure.addSuppressed(e);
                    }
                }
            }
        }
    }
}
