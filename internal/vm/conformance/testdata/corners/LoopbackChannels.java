import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;

/** A server that serves several clients with one selector, and what channels refuse. */
public class LoopbackChannels {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " " + a.run());
        } catch (Exception e) {
            System.out.println(name + " " + e.getClass().getName());
        }
    }

    static final class Conversation {
        final StringBuilder heard = new StringBuilder();
        ByteBuffer answer;
    }

    public static void main(String[] args) throws Exception {
        refusals();
        blocking();
        serve(7);
        large();
        wakeup();
    }

    static InetSocketAddress here(int port) {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    }

    static void refusals() throws Exception {
        SocketChannel c = SocketChannel.open();
        System.out.println(c.isOpen() + " " + c.isConnected() + " " + c.isConnectionPending() + " " + c.isBlocking() + " "
                + c.isRegistered() + " " + c.validOps() + " " + c.getRemoteAddress());
        attempt("read", () -> c.read(ByteBuffer.allocate(1)));
        attempt("write", () -> c.write(ByteBuffer.allocate(1)));
        attempt("finish", () -> c.finishConnect());
        attempt("unresolved", () -> c.connect(InetSocketAddress.createUnresolved("nowhere.invalid", 1)));
        Selector s = Selector.open();
        attempt("register blocking", () -> c.register(s, SelectionKey.OP_READ));
        c.configureBlocking(false);
        attempt("register accept", () -> c.register(s, SelectionKey.OP_ACCEPT));
        SelectionKey k = c.register(s, SelectionKey.OP_READ, "attached");
        System.out.println(k.isValid() + " " + k.interestOps() + " " + k.readyOps() + " " + k.attachment() + " "
                + (k.channel() == c) + " " + (c.keyFor(s) == k) + " " + s.keys().size());
        attempt("block again", () -> c.configureBlocking(true));
        attempt("add to keys", () -> s.keys().add(k));
        attempt("add to selected", () -> s.selectedKeys().add(k));
        k.cancel();
        System.out.println(k.isValid() + " " + s.keys().size() + " " + s.selectNow() + " " + s.keys().size());
        attempt("cancelled", () -> k.interestOps());
        c.close();
        attempt("closed", () -> c.read(ByteBuffer.allocate(1)));
        s.close();
        attempt("closed selector", () -> s.select());
        ServerSocketChannel server = ServerSocketChannel.open();
        attempt("unbound", () -> server.accept());
        server.bind(here(0));
        attempt("twice", () -> server.bind(here(0)));
        int port = ((InetSocketAddress) server.getLocalAddress()).getPort();
        server.close();
        SocketChannel refused = SocketChannel.open();
        attempt("refused", () -> refused.connect(here(port)));
        System.out.println(refused.isOpen());
        SocketChannel later = SocketChannel.open();
        later.configureBlocking(false);
        attempt("refused later", () -> {
            boolean now = later.connect(here(port));
            Selector wait = Selector.open();
            later.register(wait, SelectionKey.OP_CONNECT);
            int n = wait.select();
            return now + " " + n + " " + later.finishConnect();
        });
        System.out.println(later.isOpen());
    }

    static void blocking() throws Exception {
        ServerSocketChannel server = ServerSocketChannel.open().bind(here(0));
        Thread t = new Thread(() -> {
            try (SocketChannel s = server.accept()) {
                ByteBuffer b = ByteBuffer.allocate(64);
                while (s.read(b) >= 0) {
                    b.flip();
                    while (b.hasRemaining()) {
                        s.write(b);
                    }
                    b.clear();
                }
            } catch (IOException e) {
                System.out.println("server " + e);
            }
        });
        t.start();
        SocketChannel c = SocketChannel.open(server.getLocalAddress());
        c.setOption(StandardSocketOptions.TCP_NODELAY, true);
        System.out.println(c.isConnected() + " " + c.getOption(StandardSocketOptions.TCP_NODELAY) + " " + (c.socket().getChannel() == c)
                + " " + c.socket().isConnected() + " " + c.socket().isBound());
        c.write(new ByteBuffer[] {ByteBuffer.wrap("gath".getBytes()), ByteBuffer.wrap("ered".getBytes())});
        ByteBuffer b = ByteBuffer.allocate(8);
        while (b.hasRemaining()) {
            c.read(b);
        }
        System.out.println(new String(b.array()));
        c.shutdownOutput();
        System.out.println(c.read(ByteBuffer.allocate(1)));
        t.join();
        c.close();
        server.close();
        System.out.println(c.socket().isClosed() + " " + server.socket().isClosed());
    }

    static void serve(int clients) throws Exception {
        ServerSocketChannel server = ServerSocketChannel.open();
        server.socket().bind(here(0));
        server.configureBlocking(false);
        Selector selector = Selector.open();
        server.register(selector, SelectionKey.OP_ACCEPT);
        int port = server.socket().getLocalPort();
        Map<String, String> answers = new TreeMap<String, String>();
        Thread[] threads = new Thread[clients];
        for (int i = 0; i < clients; i++) {
            String name = "client " + i;
            threads[i] = new Thread(() -> {
                try (Socket s = new Socket(InetAddress.getLoopbackAddress(), port)) {
                    s.getOutputStream().write((name + "\n").getBytes());
                    byte[] back = new byte[100];
                    int n = 0;
                    for (int got; (got = s.getInputStream().read(back, n, back.length - n)) >= 0;) {
                        n += got;
                    }
                    synchronized (answers) {
                        answers.put(name, new String(back, 0, n));
                    }
                } catch (IOException e) {
                    System.out.println(name + " " + e);
                }
            });
            threads[i].start();
        }
        int served = 0;
        while (served < clients) {
            selector.select();
            for (Iterator<SelectionKey> it = selector.selectedKeys().iterator(); it.hasNext();) {
                SelectionKey k = it.next();
                it.remove();
                if (k.isAcceptable()) {
                    SocketChannel c = ((ServerSocketChannel) k.channel()).accept();
                    if (c != null) {
                        c.configureBlocking(false);
                        c.register(selector, SelectionKey.OP_READ, new Conversation());
                    }
                    continue;
                }
                SocketChannel c = (SocketChannel) k.channel();
                Conversation talk = (Conversation) k.attachment();
                if (k.isReadable()) {
                    ByteBuffer b = ByteBuffer.allocate(3);
                    c.read(b);
                    talk.heard.append(new String(b.array(), 0, b.position()));
                    if (talk.heard.toString().endsWith("\n")) {
                        talk.answer = ByteBuffer.wrap(("hello " + talk.heard.toString().trim()).getBytes());
                        k.interestOps(SelectionKey.OP_WRITE);
                    }
                } else if (k.isWritable()) {
                    c.write(talk.answer);
                    if (!talk.answer.hasRemaining()) {
                        c.close();
                        served++;
                    }
                }
            }
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(answers);
        server.close();
        System.out.println(selector.selectNow() + " " + selector.keys().size());
        selector.close();
    }

    /** More than fits on the way, written without waiting. */
    static void large() throws Exception {
        ServerSocketChannel server = ServerSocketChannel.open().bind(here(0));
        SocketChannel c = SocketChannel.open();
        c.configureBlocking(false);
        Selector selector = Selector.open();
        c.register(selector, SelectionKey.OP_CONNECT);
        if (!c.connect(server.getLocalAddress())) {
            selector.select();
            System.out.println(c.isConnectionPending() + " " + c.finishConnect());
        }
        SocketChannel other = server.accept();
        c.keyFor(selector).interestOps(SelectionKey.OP_WRITE);
        ByteBuffer out = ByteBuffer.allocate(8_000_000);
        for (int i = 0; out.hasRemaining(); i++) {
            out.put((byte) (i * 31));
        }
        out.flip();
        boolean[] partial = new boolean[1];
        long[] sum = new long[1];
        Thread reader = new Thread(() -> {
            try {
                ByteBuffer b = ByteBuffer.allocate(1 << 20);
                long s = 0;
                long n = 0;
                for (int got; (got = other.read(b)) >= 0; b.clear()) {
                    n += got;
                    s = s * 31 + 1;
                }
                sum[0] = n;
            } catch (IOException e) {
                System.out.println("reader " + e);
            }
        });
        while (out.hasRemaining()) {
            int n = c.write(out);
            if (n == 0) {
                partial[0] = true;
                if (reader.getState() == Thread.State.NEW) {
                    System.out.println(selector.selectNow());
                    reader.start();
                }
                selector.select();
                selector.selectedKeys().clear();
            }
        }
        c.close();
        reader.join();
        System.out.println(partial[0] + " " + sum[0]);
        other.close();
        server.close();
    }

    static void wakeup() throws Exception {
        Selector s = Selector.open();
        s.wakeup();
        System.out.println(s.select());
        System.out.println(s.select(20));
        Thread main = Thread.currentThread();
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(30);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            s.wakeup();
        });
        t.start();
        System.out.println(s.select());
        t.join();
        main.interrupt();
        System.out.println(s.select() + " " + Thread.interrupted());
        s.close();
        System.out.println(s.isOpen());
    }
}
