import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** ZipFile: entries by name and in order. */
public class ZipFiles {
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
        File file = File.createTempFile("archive", ".zip");
        try (ZipOutputStream out = new ZipOutputStream(new FileOutputStream(file))) {
            out.setComment("archive");
            for (String name : new String[] {"b.txt", "a/", "a/c.txt", "ü", "empty"}) {
                ZipEntry e = new ZipEntry(name);
                e.setTime(1600000000000L);
                e.setComment("about " + name);
                out.putNextEntry(e);
                if (name.endsWith("txt")) {
                    for (int i = 0; i < 100; i++) {
                        out.write((name + i + "\n").getBytes());
                    }
                }
                out.closeEntry();
            }
        }
        ZipFile z = new ZipFile(file);
        System.out.println(z.size() + " " + z.getComment() + " " + z.getName().equals(file.getPath()));
        for (ZipEntry e : Collections.list(z.entries())) {
            System.out.println(e + " " + e.getSize() + " " + (e.getCompressedSize() < 200) + " " + Long.toHexString(e.getCrc()) + " " + e.getMethod()
                + " " + e.isDirectory() + " " + e.getComment() + " " + e.getTime() + " " + e.getExtra());
        }
        System.out.println(z.getEntry("none") + " " + z.getEntry("a") + " " + z.getEntry("a/").isDirectory() + " " + z.stream().count());
        InputStream in = z.getInputStream(z.getEntry("a/c.txt"));
        byte[] b = new byte[1000];
        System.out.println(in.available() + " " + in.skip(9) + " " + in.read(b, 0, 8) + new String(b, 0, 8).trim() + " " + in.markSupported());
        InputStream other = z.getInputStream(z.getEntry("b.txt"));
        System.out.println((char) other.read() + "" + (char) in.read());
        System.out.println(z.getInputStream(new ZipEntry("none")) + " " + z.getInputStream(new ZipEntry("b.txt")).read());
        System.out.println(z.getInputStream(z.getEntry("empty")).read());
        ZipEntry copy = new ZipEntry(z.getEntry("ü"));
        System.out.println(copy.getName() + copy.getComment() + " " + copy.hashCode() + " " + copy.clone());
        attempt("null", () -> z.getEntry(null));
        z.close();
        attempt("closed entry", () -> z.getEntry("b.txt"));
        attempt("closed size", () -> z.size());
        attempt("closed stream", () -> in.read());
        try (FileOutputStream out = new FileOutputStream(file)) {
            out.write("this is no archive at all, is it?".getBytes());
        }
        attempt("no archive", () -> new ZipFile(file));
        new FileOutputStream(file).close();
        attempt("empty", () -> new ZipFile(file));
        file.delete();
        attempt("missing", () -> {
            new ZipFile(file);
            return "";
        });
    }
}
