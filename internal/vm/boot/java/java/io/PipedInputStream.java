package java.io;

/** Reads what another thread writes to the connected PipedOutputStream. */
public class PipedInputStream extends InputStream {
    protected static final int PIPE_SIZE = 1024;

    protected byte[] buffer;
    protected int in = -1;
    protected int out;
    boolean connected;
    private volatile boolean closedByReader;
    private boolean closedByWriter;
    private Thread reader;
    private Thread writer;

    public PipedInputStream() {
        this(PIPE_SIZE);
    }

    public PipedInputStream(int size) {
        if (size <= 0) {
            throw new IllegalArgumentException("Pipe Size <= 0");
        }
        buffer = new byte[size];
    }

    public PipedInputStream(PipedOutputStream source) throws IOException {
        this(source, PIPE_SIZE);
    }

    public PipedInputStream(PipedOutputStream source, int size) throws IOException {
        this(size);
        connect(source);
    }

    public void connect(PipedOutputStream source) throws IOException {
        source.connect(this);
    }

    protected synchronized void receive(int value) throws IOException {
        if (!connected) {
            throw new IOException("Pipe not connected");
        }
        if (closedByWriter || closedByReader) {
            throw new IOException("Pipe closed");
        }
        if (reader != null && !reader.isAlive()) {
            throw new IOException("Read end dead");
        }
        writer = Thread.currentThread();
        while (in == out) {
            if (closedByReader || reader != null && !reader.isAlive()) {
                throw new IOException("Pipe broken");
            }
            pause();
        }
        if (in < 0) {
            in = 0;
            out = 0;
        }
        buffer[in++] = (byte) value;
        if (in >= buffer.length) {
            in = 0;
        }
    }

    private void pause() throws IOException {
        notifyAll();
        try {
            wait(1000);
        } catch (InterruptedException e) {
            throw new InterruptedIOException();
        }
    }

    synchronized void receivedLast() {
        closedByWriter = true;
        notifyAll();
    }

    synchronized void wakeReader() {
        notifyAll();
    }

    @Override
    public synchronized int read() throws IOException {
        if (!connected) {
            throw new IOException("Pipe not connected");
        }
        if (closedByReader) {
            throw new IOException("Pipe closed");
        }
        if (writer != null && !writer.isAlive() && !closedByWriter && in < 0) {
            throw new IOException("Write end dead");
        }
        reader = Thread.currentThread();
        int trials = 2;
        while (in < 0) {
            if (closedByWriter) {
                return -1;
            }
            if (writer != null && !writer.isAlive() && --trials < 0) {
                throw new IOException("Pipe broken");
            }
            pause();
        }
        int value = buffer[out++] & 0xff;
        if (out >= buffer.length) {
            out = 0;
        }
        if (in == out) {
            in = -1;
        }
        return value;
    }

    @Override
    public synchronized int read(byte[] bytes, int offset, int count) throws IOException {
        Ranges.check(bytes.length, offset, count);
        if (count == 0) {
            return 0;
        }
        int c = read();
        if (c < 0) {
            return -1;
        }
        bytes[offset] = (byte) c;
        int n = 1;
        while (in >= 0 && n < count) {
            bytes[offset + n++] = buffer[out++];
            if (out >= buffer.length) {
                out = 0;
            }
            if (in == out) {
                in = -1;
            }
        }
        return n;
    }

    @Override
    public synchronized int available() throws IOException {
        if (in < 0) {
            return 0;
        }
        return in == out ? buffer.length : in > out ? in - out : in + buffer.length - out;
    }

    @Override
    public void close() throws IOException {
        closedByReader = true;
        synchronized (this) {
            in = -1;
        }
    }
}
