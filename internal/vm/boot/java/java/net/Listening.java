package java.net;

/** The life of a socket that listens: nobody speaks to it, so that only its timeout or its end are heard. */
final class Listening {
    private boolean closed;

    synchronized boolean isClosed() {
        return closed;
    }

    synchronized void close() {
        closed = true;
        notifyAll();
    }

    /** Waits, stirred by no interrupt: for so long, or if that is 0 until the socket is closed. Returns whether it was. */
    synchronized boolean await(int millis) {
        long end = System.nanoTime() + millis * 1000000L;
        boolean interrupted = false;
        while (!closed) {
            long left = millis == 0 ? 0 : (end - System.nanoTime() + 999999) / 1000000;
            if (millis != 0 && left <= 0) {
                break;
            }
            try {
                wait(left);
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return closed;
    }
}
