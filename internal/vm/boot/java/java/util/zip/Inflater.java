package java.util.zip;

/** Decompresses in steps. */
public class Inflater {
    private final boolean nowrap;
    private byte[] buf = {};
    private int off;
    private int len;
    private boolean finished;
    private boolean needDict;
    private boolean ended;
    private long read;
    private long written;
    private final long[] result = new long[4];

    public Inflater(boolean nowrap) {
        this.nowrap = nowrap;
        init(nowrap);
        result[3] = 1;
    }

    public Inflater() {
        this(false);
    }

    private native void init(boolean nowrap);

    private native int inflate0(byte[] in, int inOff, int inLen, byte[] out, int outOff, int outLen, long[] result) throws DataFormatException;

    private native boolean dictionary0(byte[] dictionary, int offset, int length);

    private void open() {
        if (ended) {
            throw new NullPointerException("Inflater has been closed");
        }
    }

    static void check(byte[] b, int offset, int length) {
        if (b == null) {
            throw new NullPointerException();
        }
        if (offset < 0 || length < 0 || offset > b.length - length) {
            throw new ArrayIndexOutOfBoundsException();
        }
    }

    public synchronized void setInput(byte[] input, int offset, int length) {
        check(input, offset, length);
        buf = input;
        off = offset;
        len = length;
    }

    public void setInput(byte[] input) {
        setInput(input, 0, input.length);
    }

    public synchronized void setDictionary(byte[] dictionary, int offset, int length) {
        check(dictionary, offset, length);
        open();
        if (!dictionary0(dictionary, offset, length)) {
            throw new IllegalArgumentException();
        }
        needDict = false;
    }

    public void setDictionary(byte[] dictionary) {
        setDictionary(dictionary, 0, dictionary.length);
    }

    public synchronized int getRemaining() {
        return len;
    }

    public synchronized boolean needsInput() {
        return len <= 0;
    }

    public synchronized boolean needsDictionary() {
        return needDict;
    }

    public synchronized boolean finished() {
        return finished;
    }

    public synchronized int inflate(byte[] output, int offset, int length) throws DataFormatException {
        check(output, offset, length);
        open();
        int n = inflate0(buf, off, len, output, offset, length, result);
        off += (int) result[0];
        len -= (int) result[0];
        read += result[0];
        written += n;
        finished = result[1] != 0;
        needDict = result[2] != 0;
        return n;
    }

    public int inflate(byte[] output) throws DataFormatException {
        return inflate(output, 0, output.length);
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
        init(nowrap);
        buf = new byte[0];
        off = 0;
        len = 0;
        finished = false;
        needDict = false;
        read = 0;
        written = 0;
        result[3] = 1;
    }

    public synchronized void end() {
        ended = true;
        buf = null;
    }
}
