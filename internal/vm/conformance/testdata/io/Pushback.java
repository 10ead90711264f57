import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PushbackInputStream;
import java.io.PushbackReader;
import java.io.StringReader;
import java.util.Arrays;

/** Reading back what was unread, and how much can be. */
public class Pushback {
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

    public static void main(String[] args) throws IOException {
        PushbackInputStream in = new PushbackInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4, 5}), 3);
        System.out.println(in.read() + " " + in.available() + " " + in.markSupported());
        in.unread(200);
        in.unread(511);
        System.out.println(in.available() + " " + in.read() + " " + in.read());
        byte[] b = {9, 8, 7, 6};
        attempt("too many", () -> {
            in.unread(b);
            return "no";
        });
        in.unread(b, 1, 3);
        attempt("full", () -> {
            in.unread(1);
            return "no";
        });
        byte[] got = new byte[10];
        System.out.println(in.read(got, 2, 5) + Arrays.toString(got));
        System.out.println(in.read(got) + Arrays.toString(got) + in.read(got) + in.read());
        in.unread(-1);
        System.out.println(in.read() + " " + in.skip(4));
        attempt("reset", () -> {
            in.mark(3);
            in.reset();
            return "no";
        });
        in.unread(b, 0, 2);
        System.out.println("skip " + in.skip(5) + " " + in.read());
        in.close();
        attempt("closed", () -> in.read());
        attempt("closed unread", () -> {
            in.unread(1);
            return "no";
        });
        attempt("closed skip", () -> in.skip(1));
        attempt("size", () -> new PushbackInputStream(in, 0));

        PushbackReader r = new PushbackReader(new StringReader("héllo\uD83D\uDE00"), 2);
        char[] c = new char[4];
        System.out.println((char) r.read() + " " + r.read(c) + " " + new String(c));
        r.unread(c, 2, 2);
        System.out.println((char) r.read() + "" + (char) r.read() + " " + r.ready() + " " + r.markSupported());
        r.unread('x');
        r.unread(c, 0, 1);
        attempt("reader full", () -> {
            r.unread('z');
            return "no";
        });
        System.out.println(r.read(c, 0, 4) + " " + (int) c[3] + " " + r.skip(9) + " " + r.read() + " " + r.read(c));
        attempt("reader mark", () -> {
            r.mark(1);
            return "no";
        });
        attempt("reader reset", () -> {
            r.reset();
            return "no";
        });
        attempt("reader range", () -> r.read(c, 3, 2));
        attempt("reader unread range", () -> {
            r.unread(c, 3, 2);
            return "no";
        });
        r.close();
        attempt("reader closed", () -> r.read());
        attempt("reader closed ready", () -> r.ready());
    }
}
