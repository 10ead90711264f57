import java.io.CharArrayReader;
import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.CharBuffer;
import java.util.Arrays;

/** Readers over arrays and strings, and what Reader itself does. */
public class CharStreams {
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

    static class Countdown extends Reader {
        char next = 'f';
        boolean closed;

        @Override
        public int read(char[] c, int off, int len) {
            int n = 0;
            while (n < len && n < 2 && next > 'a') {
                c[off + n++] = next--;
            }
            return n == 0 && len > 0 ? -1 : n;
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    static class Upper extends FilterReader {
        Upper(Reader r) {
            super(r);
        }

        @Override
        public int read() throws IOException {
            int c = super.read();
            return c < 0 ? c : Character.toUpperCase((char) c);
        }
    }

    static void drain(Reader r) throws IOException {
        r.mark(100);
        char[] c = new char[3];
        System.out.print(r.read() + " " + r.read(c) + Arrays.toString(c) + r.read(c, 1, 0) + " " + r.skip(2) + " " + r.ready());
        r.reset();
        System.out.print(" " + (char) r.read() + " " + r.skip(100) + " " + r.read() + " " + r.read(c) + " " + r.skip(1));
        r.reset();
        System.out.println(" " + r.skip(-1) + " " + (char) r.read());
        attempt("range", () -> r.read(c, 2, 2));
        attempt("negative", () -> r.read(c, -1, 2));
        r.close();
        attempt("closed", () -> r.read());
        attempt("closed ready", () -> r.ready());
        attempt("closed reset", () -> {
            r.reset();
            return "";
        });
    }

    public static void main(String[] args) throws IOException {
        drain(new StringReader("abcdefg"));
        attempt("mark", () -> {
            new StringReader("x").mark(-1);
            return "";
        });
        attempt("null", () -> new StringReader(null));
        CharArrayReader part = new CharArrayReader("0123456789".toCharArray(), 3, 4);
        System.out.println((char) part.read() + " " + part.skip(-2) + " " + part.skip(2) + (char) part.read() + part.read());
        part.reset();
        System.out.println((char) part.read() + " " + part.markSupported() + part.ready());
        attempt("offset", () -> new CharArrayReader(new char[3], 4, 1));
        attempt("length", () -> new CharArrayReader(new char[3], 1, -1));
        CharArrayReader long1 = new CharArrayReader(new char[3], 1, 100);
        System.out.println(long1.skip(10));
        Countdown r = new Countdown();
        System.out.println((char) r.read() + " " + r.ready() + " " + r.markSupported() + " " + r.skip(2) + " " + r.skip(0));
        CharBuffer b = CharBuffer.allocate(5);
        System.out.println(r.read(b) + " " + b.flip() + " " + r.read(b) + " " + r.read());
        attempt("mark unsupported", () -> {
            new Countdown().mark(1);
            return "";
        });
        attempt("skip negative", () -> new Countdown().skip(-1));
        Upper u = new Upper(new StringReader("mixed"));
        char[] c = new char[3];
        System.out.println((char) u.read() + "" + u.read(c) + new String(c) + u.markSupported());
    }
}
