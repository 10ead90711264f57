import java.io.BufferedReader;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A server and its clients in one process. */
public class Loopback {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        System.out.println(name + " " + outcome(a));
    }

    static Object outcome(Action a) {
        try {
            return a.run();
        } catch (Exception e) {
            return e.getClass().getName();
        }
    }

    static void lines() throws Exception {
        ServerSocket server = new ServerSocket(0, 5, InetAddress.getByName("127.0.0.1"));
        int port = server.getLocalPort();
        Object[] served = new Object[1]; // printed by the one thread that prints
        Thread t = new Thread(() -> served[0] = outcome(() -> {
            for (int i = 0; i < 3; i++) {
                try (Socket c = server.accept()) {
                    BufferedReader r = new BufferedReader(new InputStreamReader(c.getInputStream()));
                    c.getOutputStream().write(("<" + r.readLine() + ">\n").getBytes());
                }
            }
            return "done";
        }));
        t.start();
        for (int i = 0; i < 3; i++) {
            Socket c = new Socket("127.0.0.1", port);
            OutputStream out = c.getOutputStream();
            out.write(("request " + i + "\n").getBytes());
            BufferedReader r = new BufferedReader(new InputStreamReader(c.getInputStream()));
            System.out.println(r.readLine() + " " + r.readLine());
            System.out.println(c.isConnected() + " " + c.isClosed() + " " + (c.getPort() == port) + " " + (c.getLocalPort() > 0)
                    + " " + c.getInetAddress().isLoopbackAddress());
            c.close();
            System.out.println(c.isConnected() + " " + c.isClosed());
        }
        t.join();
        System.out.println("server " + served[0]);
        attempt("in use", () -> new ServerSocket(port));
        attempt("late", () -> {
            server.setSoTimeout(5);
            return server.accept();
        });
        server.close();
        attempt("closed", () -> new Socket("127.0.0.1", port));
        attempt("bound again", () -> {
            try (ServerSocket again = new ServerSocket()) {
                again.setReuseAddress(true);
                again.bind(new InetSocketAddress(port), 1);
                return again.isBound();
            }
        });
    }

    static void halves() throws Exception {
        ServerSocket server = new ServerSocket(0);
        Socket c = new Socket();
        c.connect(new InetSocketAddress("127.0.0.1", server.getLocalPort()), 100);
        Socket d = server.accept();
        attempt("again", () -> {
            c.connect(new InetSocketAddress("127.0.0.1", server.getLocalPort()));
            return "";
        });
        attempt("nothing to read", () -> {
            c.setSoTimeout(5);
            return c.getInputStream().read();
        });
        d.getOutputStream().write(new byte[] {1, 2, 3});
        attempt("bytes", () -> {
            byte[] b = new byte[10];
            while (c.getInputStream().available() < 3) {
                Thread.sleep(1);
            }
            return c.getInputStream().read(b) + " " + b[2];
        });
        d.shutdownOutput();
        attempt("end", () -> c.getInputStream().read());
        attempt("no more output", () -> d.getOutputStream());
        c.getOutputStream().write(9);
        attempt("the other half", () -> d.getInputStream().read());
        Thread reader = new Thread(() -> attempt("closed while reading", () -> d.getInputStream().read()));
        reader.start();
        Thread.sleep(20);
        d.close();
        reader.join();
        attempt("after the end", () -> d.getInputStream());
    }

    static void many() throws Exception {
        ServerSocket server = new ServerSocket(0);
        ExecutorService pool = Executors.newCachedThreadPool();
        pool.submit(() -> {
            for (int i = 0; i < 4; i++) {
                Socket c = server.accept();
                pool.submit(() -> {
                    try (Socket s = c) {
                        byte[] b = new byte[new DataInputStream(s.getInputStream()).readInt()];
                        new DataInputStream(s.getInputStream()).readFully(b);
                        long sum = 0;
                        for (byte x : b) {
                            sum += x;
                        }
                        new DataOutputStream(s.getOutputStream()).writeLong(sum);
                    }
                    return null;
                });
            }
            return null;
        });
        List<Future<Long>> sums = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            byte[] b = new byte[100000 * i + 5];
            Arrays.fill(b, (byte) i);
            sums.add(pool.submit(() -> {
                try (Socket s = new Socket(InetAddress.getLoopbackAddress(), server.getLocalPort())) {
                    DataOutputStream out = new DataOutputStream(s.getOutputStream());
                    out.writeInt(b.length);
                    out.write(b);
                    return new DataInputStream(s.getInputStream()).readLong();
                }
            }));
        }
        for (Future<Long> sum : sums) {
            System.out.println(sum.get());
        }
        pool.shutdown();
    }

    public static void main(String[] args) throws Exception {
        lines();
        halves();
        many();
    }
}
