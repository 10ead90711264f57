import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;
import java.util.Arrays;

/** Files and folders made, listed, renamed, deleted. */
public class FileLife {
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

    static String list(File dir) {
        String[] names = dir.list();
        if (names == null) {
            return "null";
        }
        Arrays.sort(names);
        return Arrays.toString(names);
    }

    static void delete(File f) {
        File[] inside = f.listFiles();
        if (inside != null) {
            for (File x : inside) {
                delete(x);
            }
        }
        f.delete();
    }

    public static void main(String[] args) throws IOException {
        File dir = File.createTempFile("life", ".dir");
        System.out.println(dir.exists() + " " + dir.length() + " " + dir.getName().startsWith("life") + dir.getName().endsWith(".dir"));
        System.out.println(dir.delete() + " " + dir.delete() + " " + dir.mkdir() + " " + dir.mkdir() + " " + dir.isDirectory());
        try {
            File a = new File(dir, "a.txt");
            System.out.println(a.createNewFile() + " " + a.createNewFile() + " " + a.isFile() + " " + a.canRead() + a.canWrite());
            try (FileWriter w = new FileWriter(a)) {
                w.write("héllo");
            }
            System.out.println(a.length());
            try (FileWriter w = new FileWriter(a, true)) {
                w.write("!");
            }
            try (FileReader r = new FileReader(a)) {
                char[] c = new char[10];
                int n = r.read(c);
                System.out.println(n + new String(c, 0, n) + a.length());
            }
            new FileOutputStream(a).close();
            System.out.println(a.length());
            try (FileOutputStream o = new FileOutputStream(a)) {
                o.write(new byte[] {1, 2, 3, 4, 5}, 1, 3);
                o.write(9);
                o.getFD().sync();
                System.out.println(o.getFD().valid());
            }
            FileInputStream in = new FileInputStream(a);
            System.out.println(in.available() + " " + in.read() + " " + in.skip(1) + " " + in.read() + in.available() + " " + in.read() + in.read() + in.read(new byte[2]));
            in.close();
            attempt("closed", () -> in.read());
            attempt("missing", () -> new FileInputStream(new File(dir, "missing")));
            attempt("directory", () -> new FileInputStream(dir));
            attempt("no parent", () -> new FileOutputStream(new File(dir, "no/such")));
            attempt("write dir", () -> new FileOutputStream(dir));
            attempt("create in nothing", () -> new File(dir, "no/such").createNewFile());
            File deep = new File(dir, "x/y/z");
            System.out.println(deep.mkdir() + " " + deep.mkdirs() + " " + deep.mkdirs() + " " + new File(dir, "x").delete());
            System.out.println(a.renameTo(new File(dir, "b.txt")) + " " + a.exists() + " " + a.renameTo(new File(dir, "c")) + " " + list(dir));
            new File(dir, "c").createNewFile();
            System.out.println(new File(dir, "b.txt").renameTo(new File(dir, "c")) + list(dir) + new File(dir, "c").length());
            System.out.println(new File(dir, "x").renameTo(new File(dir, "moved")) + " " + new File(dir, "moved/y/z").isDirectory());
            System.out.println(Arrays.toString(dir.list((d, n) -> n.startsWith("m"))) + dir.listFiles(f -> f.isFile()).length + list(new File(dir, "c")));
            System.out.println(new File(dir, "c").setLastModified(1234567000L) + " " + new File(dir, "c").lastModified());
            System.out.println(new File(dir, "c").setReadOnly() + " " + new File(dir, "c").canExecute());
            attempt("negative time", () -> new File(dir, "c").setLastModified(-1));
            System.out.println(new File(dir, "moved/../c").getCanonicalFile().equals(new File(dir, "c").getCanonicalFile()));
            attempt("short prefix", () -> File.createTempFile("a", null, dir));
            File t = File.createTempFile("tmp", null, dir);
            System.out.println(t.getName().endsWith(".tmp") + " " + t.getParentFile().equals(dir));
        } finally {
            delete(dir);
        }
        System.out.println(dir.exists());
    }
}
