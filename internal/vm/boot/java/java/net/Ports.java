package java.net;

/** The numbers that sockets of this device are given when they ask for none. */
final class Ports {
    private static int next = 32768;

    private Ports() {
    }

    /** The port to bind to: the one asked for, or for 0 one not yet given. */
    static synchronized int give(int wanted) {
        if (wanted != 0) {
            return wanted;
        }
        int given = next;
        next = next == 60999 ? 32768 : next + 1;
        return given;
    }
}
