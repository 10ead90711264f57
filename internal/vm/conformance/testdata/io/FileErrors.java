import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.RandomAccessFile;

/** The messages of file errors. */
public class FileErrors {
    interface Action {
        Object run() throws Exception;
    }

    static File dir;

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " " + a.run());
        } catch (Exception e) {
            System.out.println(name + " " + e.toString().replace(dir.getPath(), "DIR"));
        }
    }

    public static void main(String[] args) throws IOException {
        dir = File.createTempFile("errors", "");
        dir.delete();
        dir.mkdir();
        File file = new File(dir, "file");
        file.createNewFile();
        File none = new File(dir, "none");
        attempt("in", () -> new FileInputStream(none));
        attempt("in name", () -> new FileInputStream(none.getPath()));
        attempt("in dir", () -> new FileInputStream(dir));
        attempt("in below file", () -> new FileInputStream(new File(file, "x")));
        attempt("reader", () -> new FileReader(none));
        attempt("out", () -> new FileOutputStream(new File(none, "x")));
        attempt("out dir", () -> new FileOutputStream(dir));
        attempt("out below file", () -> new FileOutputStream(new File(file, "x")));
        attempt("random r", () -> new RandomAccessFile(none, "r"));
        attempt("random rw", () -> new RandomAccessFile(new File(none, "x"), "rw"));
        attempt("random dir", () -> new RandomAccessFile(dir, "rw"));
        attempt("random mode", () -> new RandomAccessFile(file, "w"));
        attempt("print stream", () -> new PrintStream(new File(none, "x")));
        attempt("print writer", () -> new PrintWriter(new File(none, "x").getPath()));
        attempt("create", () -> new File(none, "x").createNewFile());
        attempt("empty name", () -> new FileInputStream(""));
        attempt("null", () -> new FileInputStream((String) null));
        attempt("null file", () -> new FileOutputStream((File) null));
        attempt("zero", () -> new FileInputStream(new File(dir, "a\0b")));
        RandomAccessFile r = new RandomAccessFile(file, "r");
        attempt("write read-only", () -> {
            r.write(1);
            return "";
        });
        attempt("seek", () -> {
            r.seek(-1);
            return "";
        });
        r.close();
        attempt("closed", () -> r.length());
        FileOutputStream o = new FileOutputStream(file);
        o.close();
        attempt("write closed", () -> {
            o.write(1);
            return "";
        });
        FileInputStream i = new FileInputStream(file);
        i.close();
        attempt("read closed", () -> i.read());
        attempt("available closed", () -> i.available());
        file.delete();
        dir.delete();
    }
}
