package java.net;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import libcore.net.Readiness;

/** The life of a socket that listens: only this process speaks to it, since there is no network. */
final class Listening {
    private static final Map<Integer, Listening> servers = new HashMap<Integer, Listening>();

    private final Queue<Socket> waiting = new ArrayDeque<Socket>();
    private int backlog;
    private int port;
    private boolean closed;

    /** Lets the sockets of this process connect to a port. */
    void serve(int port, int backlog) throws BindException {
        synchronized (servers) {
            if (servers.containsKey(port)) {
                throw new BindException("bind failed: EADDRINUSE (Address already in use)");
            }
            servers.put(port, this);
        }
        this.port = port;
        this.backlog = backlog;
    }

    /** Lets a socket wait at the port that it wants to connect to; false if nobody listens there. */
    static boolean offer(Socket s, int port) {
        Listening server;
        synchronized (servers) {
            server = servers.get(port);
        }
        return server != null && server.offer(s);
    }

    private synchronized boolean offer(Socket s) {
        if (closed || waiting.size() > backlog) {
            return false;
        }
        waiting.add(s);
        notifyAll();
        Readiness.changed();
        return true;
    }

    synchronized boolean isClosed() {
        return closed;
    }

    void close() {
        synchronized (servers) {
            if (servers.get(port) == this) {
                servers.remove(port);
            }
        }
        synchronized (this) {
            closed = true;
            for (Socket s : waiting) {
                s.endWays();
            }
            waiting.clear();
            notifyAll();
            Readiness.changed();
        }
    }

    /** The next socket that connects; null if the time is over before, or the socket was closed. */
    synchronized Socket accept(int millis) {
        return await(millis) ? waiting.poll() : null;
    }

    /** The next socket that connects, null if there is none now. */
    synchronized Socket poll() {
        return waiting.poll();
    }

    /** Reports whether a socket waits to be accepted. */
    synchronized boolean isWaitedFor() {
        return !waiting.isEmpty();
    }

    /** Waits, stirred by no interrupt: for so long, or if that is 0 until somebody connects or closes. Returns whether one did. */
    synchronized boolean await(int millis) {
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
        return closed || !waiting.isEmpty();
    }
}
