import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Locale;

/** PrintStream: encodings, flushing, errors it swallows. */
public class PrintStreams {
    static class Sink extends OutputStream {
        boolean broken;
        int flushes;
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        @Override
        public void write(int b) throws IOException {
            if (broken) {
                throw new IOException("broken");
            }
            bytes.write(b);
        }

        @Override
        public void flush() {
            flushes++;
        }

        @Override
        public void close() throws IOException {
            if (broken) {
                throw new IOException("broken");
            }
        }
    }

    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream p = new PrintStream(bytes, false, "UTF-8");
        p.print(true);
        p.print('€');
        p.print(-5);
        p.print(7L);
        p.print(1.5f);
        p.print(1e100);
        p.print((String) null);
        p.print((Object) null);
        p.print(new char[] {'x', 'y'});
        p.append('c').append("seq").append(null).append("abcdef", 2, 4).append(null, 1, 3);
        p.write(65);
        p.write(new byte[] {66, 67, 68}, 1, 2);
        p.println();
        p.println(new char[] {'l', 'n'});
        p.printf("%d|%s|%5.2f|", 5, "s", 2.345);
        p.printf(Locale.GERMANY, "%,.2f", 12345.678);
        p.format("%n%x", 255);
        p.flush();
        System.out.println(bytes.toString("UTF-8"));
        bytes.reset();
        PrintStream ascii = new PrintStream(bytes, true, "US-ASCII");
        ascii.print("aé€\uD83D\uDE00z");
        System.out.println(bytes);
        bytes.reset();
        PrintStream utf16 = new PrintStream(bytes, true, "UTF-16");
        utf16.print("ab");
        utf16.print("c");
        System.out.println(bytes.size());
        Sink sink = new Sink();
        PrintStream auto = new PrintStream(sink, true);
        auto.print("no newline");
        System.out.print(sink.flushes > 0);
        int before = sink.flushes;
        auto.println("x");
        System.out.println(" " + (sink.flushes > before));
        sink.broken = true;
        System.out.print(auto.checkError() + " ");
        auto.println("lost");
        System.out.print(auto.checkError() + " ");
        sink.broken = false;
        auto.println("kept?");
        System.out.println(auto.checkError() + " " + sink.bytes.size());
        auto.close();
        auto.print("after close");
        System.out.println(sink.bytes.size() + " " + auto.checkError());
        try {
            new PrintStream(bytes, true, "nonsense");
        } catch (IOException e) {
            System.out.println(e);
        }
        try {
            new PrintStream((OutputStream) null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        PrintStream err = System.out;
        ByteArrayOutputStream captured = new ByteArrayOutputStream();
        System.setOut(new PrintStream(captured));
        System.out.print("captured");
        System.setOut(err);
        System.out.println(captured);
    }
}
