package android.net;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;

/** Waits for local sockets that connect by a name. */
public class LocalServerSocket {
    /** How many sockets may wait to be accepted. */
    private static final int BACKLOG = 50;

    private static final Map<String, LocalServerSocket> servers = new HashMap<String, LocalServerSocket>();

    private final LocalSocketAddress address;
    private final Queue<LocalSocket> waiting = new ArrayDeque<LocalSocket>();
    private boolean closed;

    public LocalServerSocket(String name) throws IOException {
        address = new LocalSocketAddress(name);
        synchronized (servers) {
            if (servers.containsKey(address.key())) {
                throw new IOException("Address already in use");
            }
            servers.put(address.key(), this);
        }
    }

    /** Makes the other end of a socket that connects, and lets it wait here. */
    static void connect(LocalSocket client, LocalSocketAddress to) throws IOException {
        LocalServerSocket server;
        synchronized (servers) {
            server = servers.get(to.key());
        }
        if (server == null) {
            throw new IOException(to.getNamespace() == LocalSocketAddress.Namespace.ABSTRACT ? "Connection refused" : "No such file or directory");
        }
        synchronized (server.waiting) {
            if (server.closed || server.waiting.size() >= BACKLOG) {
                throw new IOException("Connection refused");
            }
            server.waiting.add(new LocalSocket(client, server.address));
            server.waiting.notifyAll();
        }
    }

    public LocalSocketAddress getLocalSocketAddress() {
        return address;
    }

    public LocalSocket accept() throws IOException {
        synchronized (waiting) {
            while (waiting.isEmpty()) {
                if (closed) {
                    throw new IOException("socket not created");
                }
                try {
                    waiting.wait();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    throw new IOException("Interrupted system call");
                }
            }
            return waiting.remove();
        }
    }

    public void close() throws IOException {
        synchronized (servers) {
            if (servers.get(address.key()) == this) {
                servers.remove(address.key());
            }
        }
        synchronized (waiting) {
            closed = true;
            for (LocalSocket s : waiting) {
                s.close();
            }
            waiting.clear();
            waiting.notifyAll();
        }
    }
}
