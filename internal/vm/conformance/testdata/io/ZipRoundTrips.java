import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Zip archives written and read back as streams. */
public class ZipRoundTrips {
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

    static byte[] big() {
        byte[] b = new byte[20000];
        int seed = 1;
        for (int i = 0; i < b.length; i++) {
            seed = seed * 1103515245 + 12345;
            b[i] = (byte) (seed >> 16 & (i % 3 == 0 ? 3 : 255));
        }
        return b;
    }

    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ZipOutputStream out = new ZipOutputStream(bytes);
        out.setComment("the archive");
        out.putNextEntry(new ZipEntry("dir/"));
        out.closeEntry();
        ZipEntry text = new ZipEntry("dir/häh.txt");
        text.setComment("a comment");
        text.setExtra(new byte[] {1, 0, 2, 0, 9, 9});
        text.setTime(1500000000000L);
        out.putNextEntry(text);
        out.write("hello zip".getBytes("UTF-8"));
        out.closeEntry();
        System.out.println(text.getSize() + " " + Long.toHexString(text.getCrc()) + " " + text.getMethod());
        ZipEntry stored = new ZipEntry("stored");
        byte[] data = {5, 4, 3, 2, 1};
        CRC32 crc = new CRC32();
        crc.update(data);
        stored.setMethod(ZipEntry.STORED);
        attempt("stored without size", () -> {
            out.putNextEntry(stored);
            return "";
        });
        stored.setSize(5);
        stored.setCrc(crc.getValue());
        out.putNextEntry(stored);
        out.write(data);
        out.putNextEntry(new ZipEntry("big"));
        out.write(big());
        attempt("duplicate", () -> {
            out.putNextEntry(new ZipEntry("stored"));
            return "";
        });
        out.close();
        attempt("closed", () -> {
            out.putNextEntry(new ZipEntry("late"));
            return "";
        });
        ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        byte[] buffer = new byte[30000];
        for (ZipEntry e; (e = in.getNextEntry()) != null;) {
            System.out.print(e.getName() + " " + e.isDirectory() + " " + e.getMethod() + " ");
            int n = 0;
            for (int k; (k = in.read(buffer, n, buffer.length - n)) > 0;) {
                n += k;
            }
            crc.reset();
            crc.update(buffer, 0, n);
            System.out.println(n + " " + Long.toHexString(crc.getValue()) + " " + e.getSize() + " " + in.available() + in.read());
        }
        System.out.println(in.getNextEntry() + " " + Arrays.equals(Arrays.copyOf(buffer, 20000), big()));
        in.close();
        attempt("read closed", () -> in.getNextEntry());
        attempt("wrong size", () -> {
            ZipOutputStream z = new ZipOutputStream(new ByteArrayOutputStream());
            ZipEntry e = new ZipEntry("x");
            e.setMethod(ZipEntry.STORED);
            e.setSize(3);
            e.setCrc(0);
            z.putNextEntry(e);
            z.write(1);
            z.closeEntry();
            return "";
        });
        attempt("no entry", () -> {
            ZipOutputStream z = new ZipOutputStream(new ByteArrayOutputStream());
            z.write(1);
            return "";
        });
        byte[] cut = Arrays.copyOf(bytes.toByteArray(), 70);
        attempt("cut", () -> {
            ZipInputStream z = new ZipInputStream(new ByteArrayInputStream(cut));
            z.getNextEntry();
            z.getNextEntry();
            return z.read(buffer) + " " + z.read(buffer);
        });
        attempt("not a zip", () -> new ZipInputStream(new ByteArrayInputStream(new byte[100])).getNextEntry());
        attempt("bad method", () -> {
            new ZipEntry("x").setMethod(3);
            return "";
        });
        attempt("bad size", () -> {
            new ZipEntry("x").setSize(-1);
            return "";
        });
        attempt("long name", () -> new ZipEntry(new String(new char[65536])));
    }
}
