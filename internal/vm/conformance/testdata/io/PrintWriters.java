import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;

/** PrintWriter, BufferedWriter, StringWriter: buffering, errors, closing. */
public class PrintWriters {
    static class Log extends Writer {
        final StringBuilder log = new StringBuilder();

        @Override
        public void write(char[] c, int off, int len) throws IOException {
            log.append('<').append(c, off, len).append('>');
            if (log.indexOf("!") >= 0) {
                throw new IOException("bang");
            }
        }

        @Override
        public void flush() {
            log.append("f");
        }

        @Override
        public void close() {
            log.append("c");
        }
    }

    public static void main(String[] args) throws IOException {
        Log log = new Log();
        PrintWriter w = new PrintWriter(log, true);
        w.print("a");
        w.println(1);
        w.print(new char[] {'x'});
        w.write("hello", 1, 3);
        w.write('z');
        w.println((Object) null);
        w.println(new StringBuilder("sb"));
        w.printf("%s-%s", 1, null);
        w.append('q').append("rst", 1, 2).append(null);
        System.out.println(log.log.toString().replace(System.lineSeparator(), "\\n"));
        System.out.println(w.checkError());
        w.print("!");
        System.out.println(w.checkError());
        w.close();
        w.print("late");
        System.out.println(w.checkError() + " " + log.log.toString().endsWith("c"));

        StringWriter s = new StringWriter();
        PrintWriter p = new PrintWriter(s);
        p.print(2.0f);
        p.print(3.0);
        p.print('c');
        p.print(true);
        p.print(9L);
        p.print((String) null);
        System.out.println(s + " " + s.getBuffer().length());
        s.close();
        s.write("still");
        s.append("abc", 1, 2).append('d');
        System.out.println(s);
        Log below = new Log();
        BufferedWriter b = new BufferedWriter(below, 4);
        b.write("ab");
        b.write("cdefghij", 1, 6);
        b.newLine();
        b.write(new char[] {'1', '2', '3', '4', '5', '6'});
        b.flush();
        b.close();
        b.close();
        System.out.println(below.log.toString().replace("\n", "\\n").replaceAll("><", ""));
        try {
            b.write(1);
        } catch (IOException e) {
            System.out.println("closed");
        }
        try {
            new BufferedWriter(below, 0);
        } catch (IllegalArgumentException e) {
            System.out.println("size");
        }
        CharArrayWriter c = new CharArrayWriter(2);
        c.write("grow beyond");
        c.write(new char[] {'a', 'b'}, 1, 1);
        c.append(null).append("xyz", 1, 3);
        System.out.println(c + " " + c.size() + " " + c.toCharArray().length);
        CharArrayWriter copy = new CharArrayWriter();
        c.writeTo(copy);
        c.reset();
        System.out.println(c.size() + copy.toString());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        OutputStreamWriter o = new OutputStreamWriter(bytes, "UTF-8");
        o.write("\uD83D");
        o.flush();
        int half = bytes.size();
        o.write("\uDE00");
        o.flush();
        System.out.println(half + " " + bytes.size() + " " + o.getEncoding());
        o.write('\uD83D');
        o.write("x");
        o.close();
        System.out.println(bytes.toString("UTF-8") + " " + o.getEncoding());
    }
}
