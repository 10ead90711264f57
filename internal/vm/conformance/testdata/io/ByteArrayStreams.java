import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;

/** Streams over byte arrays: ends, marks, ranges. */
public class ByteArrayStreams {
    static class Open extends ByteArrayOutputStream {
        Open() {
            super(4);
        }

        String state() {
            return count + " of " + (buf.length >= count);
        }
    }

    static class Peek extends ByteArrayInputStream {
        Peek(byte[] b, int offset, int length) {
            super(b, offset, length);
        }

        String state() {
            return pos + "/" + mark + "/" + count;
        }
    }

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
        byte[] data = {1, 2, 3, -1, -128, 127, 0, 8};
        Peek in = new Peek(data, 2, 100);
        System.out.println(in.state() + " " + in.available() + " " + in.markSupported());
        System.out.println(in.read() + " " + in.read() + " " + in.read());
        in.mark(1);
        System.out.println(in.skip(2) + " " + in.skip(-5) + " " + in.skip(100) + " " + in.read() + " " + in.state());
        in.reset();
        byte[] to = new byte[6];
        System.out.println(in.read(to, 1, 5) + Arrays.toString(to) + in.read(to, 0, 0) + in.read(to));
        in.close();
        in.reset();
        System.out.println("after close " + in.read());
        attempt("null", () -> in.read(null, 0, 1));
        attempt("negative", () -> in.read(to, -1, 1));
        attempt("too long", () -> in.read(to, 4, 3));
        attempt("overflow", () -> in.read(to, 4, Integer.MAX_VALUE));
        attempt("negative length", () -> in.read(to, 0, -1));
        Peek beyond = new Peek(data, 20, 3);
        System.out.println(beyond.state() + " " + beyond.available() + " " + beyond.read());
        Open out = new Open();
        out.write(300);
        out.write(data, 3, 5);
        out.write(new byte[0]);
        System.out.println(out.state() + " " + out.size() + " " + Arrays.toString(out.toByteArray()));
        attempt("write range", () -> {
            out.write(data, 7, 2);
            return "no";
        });
        attempt("write null", () -> {
            out.write(null, 0, 0);
            return "no";
        });
        attempt("capacity", () -> new ByteArrayOutputStream(-1));
        ByteArrayOutputStream copy = new ByteArrayOutputStream();
        out.writeTo(copy);
        out.reset();
        System.out.println(out.size() + " " + copy.size() + " [" + out + "]");
        copy.reset();
        copy.write("grüße €".getBytes("UTF-8"));
        System.out.println(copy + " " + copy.toString("ISO-8859-1").length() + " " + copy.toString("UTF-8").length());
        attempt("charset", () -> copy.toString("no-such"));
        copy.close();
        copy.write(33);
        System.out.println(copy);
    }
}
