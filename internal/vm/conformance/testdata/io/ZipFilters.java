import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.Deflater;
import java.util.zip.DeflaterInputStream;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.InflaterOutputStream;

/** The streams around Deflater and Inflater. */
public class ZipFilters {
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

    static byte[] all(java.io.InputStream in, int step) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] b = new byte[step];
        for (int n; (n = in.read(b)) >= 0;) {
            out.write(b, 0, n);
        }
        return out.toByteArray();
    }

    public static void main(String[] args) throws IOException {
        byte[] data = new byte[5000];
        for (int i = 0; i < data.length; i++) {
            data[i] = (byte) (i / 17 ^ i);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DeflaterOutputStream out = new DeflaterOutputStream(bytes, new Deflater(9), 16);
        out.write(data, 0, 1000);
        out.write(data[1000]);
        out.write(data, 1001, 3999);
        out.finish();
        int size = bytes.size();
        out.close();
        byte[] z = bytes.toByteArray();
        System.out.println(size == z.length);
        InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(z), new Inflater(), 5);
        System.out.println(in.available() + " " + in.read() + " " + in.skip(99) + " " + (in.read() == (data[100] & 255)) + in.markSupported());
        byte[] rest = all(in, 333);
        System.out.println(rest.length + " " + Arrays.equals(rest, Arrays.copyOfRange(data, 101, 5000)) + " " + in.available() + in.read() + in.skip(1));
        in.close();
        attempt("closed", () -> in.read());
        attempt("reset", () -> {
            in.reset();
            return "";
        });
        System.out.println(Arrays.equals(all(new InflaterInputStream(new DeflaterInputStream(new ByteArrayInputStream(data))), 100), data));
        ByteArrayOutputStream back = new ByteArrayOutputStream();
        InflaterOutputStream io = new InflaterOutputStream(back, new Inflater(), 11);
        for (int i = 0; i < z.length; i++) {
            io.write(z[i]);
        }
        io.close();
        System.out.println(Arrays.equals(back.toByteArray(), data));
        attempt("cut", () -> all(new InflaterInputStream(new ByteArrayInputStream(z, 0, 50)), 10).length);
        byte[] bad = z.clone();
        bad[0] = 0x55;
        attempt("header", () -> all(new InflaterInputStream(new ByteArrayInputStream(bad)), 10));
        bad[0] = z[0];
        bad[z.length - 1] ^= 1;
        attempt("check", () -> all(new InflaterInputStream(new ByteArrayInputStream(bad)), 10));
        attempt("empty", () -> new InflaterInputStream(new ByteArrayInputStream(new byte[0])).read());
        attempt("bad out", () -> {
            new InflaterOutputStream(new ByteArrayOutputStream()).write(new byte[] {9, 9, 9});
            return "";
        });
        DeflaterInputStream d = new DeflaterInputStream(new ByteArrayInputStream(new byte[0]));
        System.out.println(d.available() + " " + (all(d, 3).length > 0) + " " + d.available() + d.read());
        attempt("nulls", () -> new InflaterInputStream(null));
        attempt("size", () -> new DeflaterOutputStream(bytes, new Deflater(), 0));
        attempt("range", () -> new InflaterInputStream(new ByteArrayInputStream(z)).read(data, 4999, 2));
    }
}
