package java.util.zip;

/** Compresses in steps. */
public class Deflater {
    public static final int DEFLATED = 8;
    public static final int NO_COMPRESSION = 0;
    public static final int BEST_SPEED = 1;
    public static final int BEST_COMPRESSION = 9;
    public static final int DEFAULT_COMPRESSION = -1;
    public static final int FILTERED = 1;
    public static final int HUFFMAN_ONLY = 2;
    public static final int DEFAULT_STRATEGY = 0;
    public static final int NO_FLUSH = 0;
    public static final int SYNC_FLUSH = 2;
    public static final int FULL_FLUSH = 3;

    private final boolean nowrap;
    private int level;
    private int strategy;
    private byte[] buf = {};
    private int off;
    private int len;
    private boolean finish;
    private boolean finished;
    private boolean ended;
    private boolean begun;
    private long read;
    private long written;
    private final long[] result = new long[4];

    public Deflater(int level, boolean nowrap) {
        if ((level < 0 || level > 9) && level != DEFAULT_COMPRESSION) {
            throw new IllegalArgumentException();
        }
        this.level = level;
        this.nowrap = nowrap;
        init(level, 0, nowrap);
        result[3] = 1;
    }

    public Deflater(int level) {
        this(level, false);
    }

    public Deflater() {
        this(DEFAULT_COMPRESSION, false);
    }

    private native void init(int level, int strategy, boolean nowrap);

    private native int deflate0(byte[] in, int inOff, int inLen, byte[] out, int outOff, int outLen, int flush, long[] result);

    private native void dictionary0(byte[] dictionary, int offset, int length);

    private void open() {
        if (ended) {
            throw new NullPointerException("Deflater has been closed");
        }
    }

    public synchronized void setInput(byte[] input, int offset, int length) {
        Inflater.check(input, offset, length);
        buf = input;
        off = offset;
        len = length;
    }

    public void setInput(byte[] input) {
        setInput(input, 0, input.length);
    }

    public synchronized void setDictionary(byte[] dictionary, int offset, int length) {
        Inflater.check(dictionary, offset, length);
        open();
        dictionary0(dictionary, offset, length);
    }

    public void setDictionary(byte[] dictionary) {
        setDictionary(dictionary, 0, dictionary.length);
    }

    public synchronized void setStrategy(int value) {
        if (value < 0 || value > 2) {
            throw new IllegalArgumentException();
        }
        strategy = value;
        if (!begun) {
            init(level, strategy, nowrap);
        }
    }

    public synchronized void setLevel(int value) {
        if ((value < 0 || value > 9) && value != DEFAULT_COMPRESSION) {
            throw new IllegalArgumentException("invalid compression level");
        }
        level = value;
        if (!begun) {
            init(level, strategy, nowrap);
        }
    }

    public synchronized boolean needsInput() {
        return len <= 0;
    }

    public synchronized void finish() {
        finish = true;
    }

    public synchronized boolean finished() {
        return finished;
    }

    public int deflate(byte[] output, int offset, int length) {
        return deflate(output, offset, length, NO_FLUSH);
    }

    public int deflate(byte[] output) {
        return deflate(output, 0, output.length, NO_FLUSH);
    }

    public synchronized int deflate(byte[] output, int offset, int length, int flush) {
        Inflater.check(output, offset, length);
        open();
        if (flush != NO_FLUSH && flush != SYNC_FLUSH && flush != FULL_FLUSH) {
            throw new IllegalArgumentException();
        }
        begun = true;
        int n = deflate0(buf, off, len, output, offset, length, finish ? 4 : flush, result);
        off += (int) result[0];
        len -= (int) result[0];
        read += result[0];
        written += n;
        finished = result[1] != 0;
        return n;
    }

    public synchronized int getAdler() {
        open();
        return (int) result[3];
    }

    public int getTotalIn() {
        return (int) getBytesRead();
    }

    public synchronized long getBytesRead() {
        open();
        return read;
    }

    public int getTotalOut() {
        return (int) getBytesWritten();
    }

    public synchronized long getBytesWritten() {
        open();
        return written;
    }

    public synchronized void reset() {
        open();
        init(level, strategy, nowrap);
        begun = false;
        buf = new byte[0];
        off = 0;
        len = 0;
        finish = false;
        finished = false;
        read = 0;
        written = 0;
        result[3] = 1;
    }

    public synchronized void end() {
        ended = true;
        buf = null;
    }
}
