package java.io;

/** Writes to a PipedInputStream that another thread reads. */
public class PipedOutputStream extends OutputStream {
    private PipedInputStream sink;

    public PipedOutputStream() {
    }

    public PipedOutputStream(PipedInputStream sink) throws IOException {
        connect(sink);
    }

    public synchronized void connect(PipedInputStream to) throws IOException {
        if (to == null) {
            throw new NullPointerException();
        }
        if (sink != null || to.connected) {
            throw new IOException("Already connected");
        }
        sink = to;
        to.in = -1;
        to.out = 0;
        to.connected = true;
    }

    private PipedInputStream sink() throws IOException {
        if (sink == null) {
            throw new IOException("Pipe not connected");
        }
        return sink;
    }

    @Override
    public void write(int value) throws IOException {
        sink().receive(value);
    }

    @Override
    public void write(byte[] buffer, int offset, int count) throws IOException {
        PipedInputStream to = sink();
        Ranges.check(buffer.length, offset, count);
        for (int i = 0; i < count; i++) {
            to.receive(buffer[offset + i]);
        }
    }

    @Override
    public synchronized void flush() throws IOException {
        if (sink != null) {
            sink.wakeReader();
        }
    }

    @Override
    public void close() throws IOException {
        if (sink != null) {
            sink.receivedLast();
        }
    }
}
