import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PipedReader;
import java.io.PipedWriter;

/** Piped streams between threads, and how they are connected and broken. */
public class Pipes {
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

    public static void main(String[] args) throws Exception {
        PipedOutputStream out = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(out, 4);
        Thread writer = new Thread(() -> {
            try {
                for (int i = 0; i < 10; i++) {
                    out.write(i);
                }
                out.write(new byte[] {20, 21, 22, 23, 24, 25, 26});
                out.close();
            } catch (IOException e) {
                System.out.println(e);
            }
        });
        writer.start();
        int sum = 0;
        for (int b; (b = in.read()) >= 0;) {
            sum += b;
        }
        writer.join();
        System.out.println(sum + " " + in.read() + " " + in.available());
        in.close();
        attempt("read closed", () -> in.read());
        attempt("write closed", () -> {
            out.write(1);
            return "";
        });
        attempt("unconnected", () -> new PipedInputStream().read());
        attempt("unconnected out", () -> {
            new PipedOutputStream().write(1);
            return "";
        });
        attempt("twice", () -> {
            new PipedInputStream(out);
            return "";
        });
        attempt("size", () -> new PipedInputStream(0));
        PipedInputStream dead = new PipedInputStream();
        PipedOutputStream end = new PipedOutputStream(dead);
        Thread t = new Thread(() -> {
            try {
                end.write(7);
            } catch (IOException e) {
                System.out.println(e);
            }
        });
        t.start();
        t.join();
        System.out.println(dead.available() + " " + dead.read());
        attempt("write end dead", () -> dead.read());
        PipedReader r = new PipedReader();
        PipedWriter w = new PipedWriter(r);
        Thread chars = new Thread(() -> {
            try {
                w.write("häl");
                w.append('l').append("o\n");
                w.flush();
                w.close();
            } catch (IOException e) {
                System.out.println(e);
            }
        });
        chars.start();
        StringBuilder s = new StringBuilder();
        char[] c = new char[4];
        for (int n; (n = r.read(c)) >= 0;) {
            s.append(c, 0, n);
        }
        System.out.println(s.toString().trim() + " " + r.read());
        r.close();
        attempt("reader closed", () -> r.read());
        attempt("reader twice", () -> {
            r.connect(new PipedWriter());
            return "";
        });
        attempt("writer unconnected", () -> {
            new PipedWriter().write(3);
            return "";
        });
    }
}
