package java.net;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;

/** What came in for a datagram socket: only sockets of this process send to it, since there is no network. */
final class Mailbox {
    private static final int LIMIT = 1024; // like a receive buffer, beyond it packets are lost
    private static final Map<Integer, Mailbox> boxes = new HashMap<Integer, Mailbox>();

    private final Queue<DatagramPacket> waiting = new ArrayDeque<DatagramPacket>();
    private int port;
    private boolean closed;

    /** Takes in what is sent to a port; of sockets that share one the last does. */
    void serve(int port, boolean shared) throws BindException {
        synchronized (boxes) {
            if (boxes.containsKey(port) && !shared) {
                throw new BindException("bind failed: EADDRINUSE (Address already in use)");
            }
            boxes.put(port, this);
        }
        this.port = port;
    }

    /** Brings a packet to the socket at a port, or nowhere if there is none. */
    static void send(int port, DatagramPacket p) {
        Mailbox box;
        synchronized (boxes) {
            box = boxes.get(port);
        }
        if (box != null) {
            box.take(p);
        }
    }

    private synchronized void take(DatagramPacket p) {
        if (!closed && waiting.size() < LIMIT) {
            waiting.add(p);
            notifyAll();
        }
    }

    synchronized boolean isClosed() {
        return closed;
    }

    void close() {
        synchronized (boxes) {
            if (boxes.get(port) == this) {
                boxes.remove(port);
            }
        }
        synchronized (this) {
            closed = true;
            waiting.clear();
            notifyAll();
        }
    }

    /** Waits, stirred by no interrupt, for a packet; null if the time is over before (0 is never), or the socket was closed. */
    synchronized DatagramPacket receive(int millis) {
        long end = System.nanoTime() + millis * 1000000L;
        boolean interrupted = false;
        while (!closed && waiting.isEmpty()) {
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
        return waiting.poll();
    }
}
