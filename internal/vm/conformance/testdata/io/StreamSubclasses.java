import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.Writer;
import java.util.Locale;

/** Streams that programs derive: which of their methods the library calls. */
public class StreamSubclasses {
    static class Tee extends PrintStream {
        final StringBuilder copy = new StringBuilder();

        Tee(OutputStream out) {
            super(out, true);
        }

        @Override
        public void write(byte[] b, int off, int len) {
            copy.append('{').append(new String(b, off, len)).append('}');
            super.write(b, off, len);
        }

        @Override
        public void write(int b) {
            copy.append("(").append(b).append(")");
            super.write(b);
        }
    }

    static class Lines extends PrintStream {
        int lines;

        Lines() {
            super(new ByteArrayOutputStream());
        }

        @Override
        public void println(String s) {
            lines++;
            super.println("> " + s);
        }

        @Override
        public void print(String s) {
            lines += 100;
            super.print(s);
        }
    }

    static class Rot13 extends FilterInputStream {
        Rot13(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int c = super.read();
            if (c >= 'a' && c <= 'z') {
                return (c - 'a' + 13) % 26 + 'a';
            }
            return c;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            int n = 0;
            for (int c; n < len && (c = read()) >= 0; n++) {
                b[off + n] = (byte) c;
            }
            return n == 0 && len > 0 ? -1 : n;
        }
    }

    static class Counting extends FilterOutputStream {
        int single;
        int bulk;

        Counting(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int b) throws IOException {
            single++;
            super.write(b);
        }

        @Override
        public void write(byte[] b) throws IOException {
            bulk++;
            super.write(b);
        }
    }

    static class Upper extends Writer {
        final StringBuilder text = new StringBuilder();
        int calls;

        @Override
        public void write(char[] c, int off, int len) {
            calls++;
            text.append(new String(c, off, len).toUpperCase(Locale.ROOT));
        }

        @Override
        public void flush() {
            text.append('|');
        }

        @Override
        public void close() {
            text.append('.');
        }
    }

    static class Repeat extends Reader {
        int left = 5;

        @Override
        public int read(char[] c, int off, int len) {
            if (left == 0) {
                return -1;
            }
            left--;
            c[off] = left % 2 == 0 ? '\n' : 'x';
            return 1;
        }

        @Override
        public void close() {
        }
    }

    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        Tee tee = new Tee(sink);
        tee.print("ab");
        tee.print('c');
        tee.write(100);
        tee.append("e").append('f');
        tee.printf("%d", 7);
        tee.print(1.5);
        tee.println();
        System.out.println(tee.copy.toString().replace("\n", "\\n").replace("}{", "") + " " + sink.toString().trim());
        Lines l = new Lines();
        l.println("x");
        l.println("y");
        System.out.println(l.lines);
        System.out.println(new BufferedReader(new InputStreamReader(new Rot13(new ByteArrayInputStream("uryyb jbeyq".getBytes())))).readLine());
        Counting c = new Counting(new ByteArrayOutputStream());
        c.write(1);
        c.write(new byte[3]);
        c.write(new byte[4], 1, 2);
        System.out.println(c.single + " " + c.bulk);
        Upper u = new Upper();
        u.write("text");
        u.write("substring", 3, 3);
        u.write('c');
        u.append("seq").append('d').append(null).append("range", 1, 2);
        u.write(new char[] {'z'});
        System.out.println(u.text + " " + u.calls);
        PrintWriter p = new PrintWriter(u, false);
        p.println("line");
        p.flush();
        p.close();
        System.out.println(u.text.toString().replace("\n", "\\n"));
        Repeat r = new Repeat();
        System.out.println((char) r.read() + "" + new BufferedReader(r).readLine() + r.skip(10) + r.ready());
        System.out.println(new BufferedReader(new StringReader("a\nb")).lines().count());
    }
}
