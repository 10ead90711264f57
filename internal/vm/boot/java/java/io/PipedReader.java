package java.io;

/** Reads what another thread writes to the connected PipedWriter. */
public class PipedReader extends Reader {
    private char[] buffer;
    private int in = -1;
    private int out;
    boolean connected;
    private boolean closedByReader;
    private boolean closedByWriter;
    private Thread reader;
    private Thread writer;

    public PipedReader() {
        this(1024);
    }

    public PipedReader(int size) {
        if (size <= 0) {
            throw new IllegalArgumentException("Pipe size <= 0");
        }
        buffer = new char[size];
    }

    public PipedReader(PipedWriter source) throws IOException {
        this(source, 1024);
    }

    public PipedReader(PipedWriter source, int size) throws IOException {
        this(size);
        connect(source);
    }

    public void connect(PipedWriter source) throws IOException {
        source.connect(this);
    }

    private void pause() throws IOException {
        notifyAll();
        try {
            wait(1000);
        } catch (InterruptedException e) {
            throw new InterruptedIOException();
        }
    }

    synchronized void receive(int c) throws IOException {
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
        buffer[in++] = (char) c;
        if (in >= buffer.length) {
            in = 0;
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
        int c = buffer[out++];
        if (out >= buffer.length) {
            out = 0;
        }
        if (in == out) {
            in = -1;
        }
        return c;
    }

    @Override
    public synchronized int read(char[] chars, int offset, int count) throws IOException {
        if (!connected) {
            throw new IOException("Pipe not connected");
        }
        if (closedByReader) {
            throw new IOException("Pipe closed");
        }
        Ranges.check(chars.length, offset, count);
        if (count == 0) {
            return 0;
        }
        int c = read();
        if (c < 0) {
            return -1;
        }
        chars[offset] = (char) c;
        int n = 1;
        while (in >= 0 && n < count) {
            chars[offset + n++] = (char) read();
        }
        return n;
    }

    @Override
    public synchronized boolean ready() throws IOException {
        if (!connected) {
            throw new IOException("Pipe not connected");
        }
        if (closedByReader) {
            throw new IOException("Pipe closed");
        }
        return in >= 0;
    }

    @Override
    public synchronized void close() throws IOException {
        in = -1;
        closedByReader = true;
    }
}
