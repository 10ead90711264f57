package java.util.zip;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Decompresses what is written. */
public class InflaterOutputStream extends FilterOutputStream {
    protected final Inflater inf;
    protected final byte[] buf;
    private boolean closed;
    private final boolean own;

    public InflaterOutputStream(OutputStream out) {
        this(out, new Inflater(), 512, true);
    }

    public InflaterOutputStream(OutputStream out, Inflater inf) {
        this(out, inf, 512, false);
    }

    public InflaterOutputStream(OutputStream out, Inflater inf, int size) {
        this(out, inf, size, false);
    }

    private InflaterOutputStream(OutputStream out, Inflater inf, int size, boolean own) {
        super(out);
        if (out == null) {
            throw new NullPointerException("Null output");
        }
        if (inf == null) {
            throw new NullPointerException("Null inflater");
        }
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size < 1");
        }
        this.inf = inf;
        buf = new byte[size];
        this.own = own;
    }

    private void open() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    @Override
    public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] buffer, int offset, int length) throws IOException {
        open();
        if (offset < 0 || length < 0 || length > buffer.length - offset) {
            throw new IndexOutOfBoundsException();
        }
        inf.setInput(buffer, offset, length);
        drain();
        if (inf.needsDictionary()) {
            throw new ZipException("ZLIB dictionary missing");
        }
    }

    private void drain() throws IOException {
        try {
            int n;
            do {
                n = inf.inflate(buf, 0, buf.length);
                out.write(buf, 0, n);
            } while (n > 0 && !inf.finished());
        } catch (DataFormatException e) {
            throw new ZipException(e.getMessage() == null ? "Invalid ZLIB data format" : e.getMessage());
        }
    }

    @Override
    public void flush() throws IOException {
        open();
        out.flush();
    }

    public void finish() throws IOException {
        open();
        flush();
        if (own) {
            inf.end();
        }
    }

    @Override
    public void close() throws IOException {
        if (!closed) {
            finish();
            out.close();
            closed = true;
        }
    }
}
