import java.io.BufferedReader;
import java.io.IOException;
import java.io.LineNumberReader;
import java.io.StringReader;
import java.util.stream.Collectors;

/** Reading lines: endings, marks, counts. */
public class Lines {
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

    static String lines(String text, int size) throws IOException {
        StringBuilder s = new StringBuilder();
        try (BufferedReader r = new BufferedReader(new StringReader(text), size)) {
            for (String line; (line = r.readLine()) != null;) {
                s.append('[').append(line).append(']');
            }
        }
        return s.toString();
    }

    public static void main(String[] args) throws IOException {
        String[] texts = {"", "\n", "\r", "\r\n", "a", "a\n", "a\rb", "a\r\nb\n\rc", "\n\n", "long line beyond the buffer\r\nx", "\r\r\n\n"};
        for (String text : texts) {
            for (int size = 1; size <= 3; size++) {
                System.out.print(lines(text, size) + " ");
            }
            System.out.println();
        }
        BufferedReader r = new BufferedReader(new StringReader("one\r\ntwo\nthree\rfour"), 4);
        System.out.println((char) r.read() + r.readLine() + (char) r.read());
        r.mark(20);
        System.out.println(r.readLine() + " " + r.readLine() + " " + r.skip(2));
        r.reset();
        System.out.println(r.lines().collect(Collectors.joining("|")) + " " + r.readLine() + " " + r.read());
        BufferedReader cr = new BufferedReader(new StringReader("a\r\nb"));
        System.out.println(cr.readLine() + " " + cr.ready() + " " + cr.read());
        cr = new BufferedReader(new StringReader("a\r\nb\r\nc"));
        char[] c = new char[3];
        System.out.println(cr.readLine() + " " + cr.read(c, 0, 3) + " " + (int) c[0] + " " + (int) c[2] + " " + cr.skip(1) + (char) cr.read());
        BufferedReader closed = cr;
        attempt("mark negative", () -> {
            closed.mark(-1);
            return "";
        });
        attempt("skip negative", () -> closed.skip(-1));
        cr.close();
        attempt("closed", () -> closed.readLine());
        attempt("closed ready", () -> closed.ready());
        attempt("not marked", () -> {
            new BufferedReader(new StringReader("x")).reset();
            return "";
        });
        attempt("size", () -> new BufferedReader(new StringReader(""), 0));
        LineNumberReader n = new LineNumberReader(new StringReader("a\nb\r\nc\rd\n\ne"));
        System.out.println(n.getLineNumber() + n.readLine() + n.getLineNumber() + (char) n.read() + (char) n.read() + n.getLineNumber());
        n.mark(10);
        System.out.println(n.readLine() + n.readLine() + n.getLineNumber());
        n.reset();
        System.out.println(n.getLineNumber());
        n.setLineNumber(100);
        System.out.println(n.skip(4) + " " + n.getLineNumber() + " " + n.read(c) + " " + n.getLineNumber() + " " + n.readLine() + n.readLine() + n.getLineNumber());
    }
}
