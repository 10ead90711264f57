package libcore.net;

/** The bytes on their way in one direction between two sockets of this process. */
public final class Way {
    /** What {@link #read} returns when the time is over. */
    public static final int LATE = -2;

    /** How many bytes may be on their way. */
    private static final int CAPACITY = 1 << 16;

    private final byte[] bytes = new byte[CAPACITY];
    private int first;
    private int count;
    private boolean noWriter;
    private boolean noReader;

    /** Reads what is there, or waits for it, so long if timeout is not 0; -1 at the end. */
    public synchronized int read(byte[] to, int offset, int length, int timeout) {
        if (length == 0) {
            return 0;
        }
        long end = System.nanoTime() + timeout * 1000000L;
        while (count == 0) {
            if (noWriter || noReader) {
                return -1;
            }
            long left = timeout == 0 ? 0 : (end - System.nanoTime() + 999999) / 1000000;
            if (timeout != 0 && left <= 0) {
                return LATE;
            }
            await(left);
        }
        int n = Math.min(length, count);
        for (int i = 0; i < n; i++) {
            to[offset + i] = bytes[(first + i) % CAPACITY];
        }
        first = (first + n) % CAPACITY;
        count -= n;
        stir();
        return n;
    }

    /** Writes all; false if nobody reads any more. */
    public synchronized boolean write(byte[] from, int offset, int length) {
        for (int i = 0; i < length; i++) {
            while (count == CAPACITY && !noReader && !noWriter) {
                stir();
                await(0);
            }
            if (noReader || noWriter) {
                return false;
            }
            bytes[(first + count++) % CAPACITY] = from[offset + i];
        }
        stir();
        return true;
    }

    /** Waits as the system's calls do, which an interrupted thread does not leave. */
    private void await(long millis) {
        boolean interrupted = Thread.interrupted();
        try {
            wait(millis);
        } catch (InterruptedException e) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    public synchronized void endReading() {
        noReader = true;
        stir();
    }

    public synchronized void endWriting() {
        noWriter = true;
        stir();
    }

    /** Wakes those who wait for this way, and those who wait for several. */
    private void stir() {
        notifyAll();
        Readiness.changed();
    }

    /** How many bytes can be written without waiting; at the end, where writing fails at once, one. */
    public synchronized int room() {
        return noReader || noWriter ? 1 : CAPACITY - count;
    }

    /** Reports whether all was read that comes. */
    public synchronized boolean isEnded() {
        return count == 0 && (noWriter || noReader);
    }

    public synchronized int available() {
        return count;
    }
}
