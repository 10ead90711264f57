package java.io;

/** Writes to a PipedReader that another thread reads. */
public class PipedWriter extends Writer {
    private PipedReader sink;
    private boolean closed;

    public PipedWriter() {
    }

    public PipedWriter(PipedReader sink) throws IOException {
        connect(sink);
    }

    public synchronized void connect(PipedReader to) throws IOException {
        if (to == null) {
            throw new NullPointerException();
        }
        if (sink != null || to.connected) {
            throw new IOException("Already connected");
        }
        sink = to;
        to.connected = true;
    }

    private PipedReader sink() throws IOException {
        if (sink == null) {
            throw new IOException("Pipe not connected");
        }
        return sink;
    }

    @Override
    public void write(int c) throws IOException {
        sink().receive(c);
    }

    @Override
    public void write(char[] chars, int offset, int count) throws IOException {
        PipedReader to = sink();
        Ranges.check(chars.length, offset, count);
        for (int i = 0; i < count; i++) {
            to.receive(chars[offset + i]);
        }
    }

    @Override
    public synchronized void flush() throws IOException {
        if (closed) {
            throw new IOException("Pipe closed");
        }
        if (sink != null) {
            sink.wakeReader();
        }
    }

    @Override
    public void close() throws IOException {
        closed = true;
        if (sink != null) {
            sink.receivedLast();
        }
    }
}
