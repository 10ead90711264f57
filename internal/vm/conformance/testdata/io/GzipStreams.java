import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Gzip: round trips, members, trailers, damage. */
public class GzipStreams {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " " + a.run());
        } catch (Exception e) {
            System.out.println(name + " " + e.getClass().getName() + " " + e.getMessage());
        }
    }

    static byte[] gzip(String text) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream z = new GZIPOutputStream(out)) {
            z.write(text.getBytes("UTF-8"));
        }
        return out.toByteArray();
    }

    static String gunzip(byte[] b, int size) throws IOException {
        GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(b), size);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] buffer = new byte[7];
        for (int n; (n = in.read(buffer)) >= 0;) {
            out.write(buffer, 0, n);
        }
        return out.toString("UTF-8") + "/" + in.read() + in.available();
    }

    public static void main(String[] args) throws IOException {
        byte[] b = gzip("hello, hello, hello, hello gzip €");
        System.out.println((b[0] & 255) + " " + (b[1] & 255) + " " + b[2] + " " + b[3]);
        System.out.println(gunzip(b, 512) + " " + gunzip(b, 1));
        System.out.println(gunzip(gzip(""), 10));
        byte[] two = Arrays.copyOf(b, b.length * 2);
        System.arraycopy(b, 0, two, b.length, b.length);
        System.out.println(gunzip(two, 512));
        byte[] tail = Arrays.copyOf(b, b.length + 5);
        System.out.println(gunzip(tail, 512));
        attempt("not gzip", () -> gunzip(new byte[20], 10));
        attempt("empty", () -> gunzip(new byte[0], 10));
        attempt("header only", () -> gunzip(Arrays.copyOf(b, 6), 10));
        attempt("cut", () -> gunzip(Arrays.copyOf(b, 20), 10));
        attempt("cut trailer", () -> gunzip(Arrays.copyOf(b, b.length - 3), 10));
        byte[] crc = b.clone();
        crc[b.length - 8] ^= 1;
        attempt("crc", () -> gunzip(crc, 10));
        byte[] length = b.clone();
        length[b.length - 1] ^= 1;
        attempt("length", () -> gunzip(length, 10));
        byte[] method = b.clone();
        method[2] = 7;
        attempt("method", () -> gunzip(method, 10));
        ByteArrayOutputStream named = new ByteArrayOutputStream();
        named.write(b, 0, 3);
        named.write(8 | 4 | 16);
        named.write(b, 4, 6);
        named.write(new byte[] {2, 0, 1, 1});
        named.write("name\0comment\0".getBytes());
        named.write(b, 10, b.length - 10);
        System.out.println(gunzip(named.toByteArray(), 3));
        ByteArrayOutputStream sync = new ByteArrayOutputStream();
        GZIPOutputStream flushed = new GZIPOutputStream(sync, 64, true);
        flushed.write("first".getBytes());
        flushed.flush();
        byte[] buffer = new byte[5];
        InputStream early = new GZIPInputStream(new ByteArrayInputStream(sync.toByteArray()));
        System.out.println(early.read(buffer) + new String(buffer));
        flushed.finish();
        attempt("write after finish", () -> {
            flushed.write(1);
            return "";
        });
        flushed.close();
        System.out.println(gunzip(sync.toByteArray(), 100));
        GZIPInputStream closed = new GZIPInputStream(new ByteArrayInputStream(b));
        closed.close();
        attempt("closed", () -> closed.read());
        attempt("size", () -> new GZIPInputStream(new ByteArrayInputStream(b), 0));
    }
}
