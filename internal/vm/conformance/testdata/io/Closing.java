import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;

/** What closing a chain of streams does when parts of it fail. */
public class Closing {
    static class BadOut extends OutputStream {
        final String fails;

        BadOut(String fails) {
            this.fails = fails;
        }

        void step(String s) throws IOException {
            System.out.print(s + " ");
            if (fails.contains(s)) {
                throw new IOException(s + " fails");
            }
        }

        @Override
        public void write(int b) throws IOException {
            step("write");
        }

        @Override
        public void write(byte[] b, int off, int len) throws IOException {
            step("write");
        }

        @Override
        public void flush() throws IOException {
            step("flush");
        }

        @Override
        public void close() throws IOException {
            step("close");
        }
    }

    static void close(Closeable c) {
        try {
            c.close();
            System.out.println("fine");
        } catch (IOException e) {
            System.out.print(e.getMessage());
            for (Throwable s : e.getSuppressed()) {
                System.out.print(" +" + s.getMessage());
            }
            System.out.println();
        }
    }

    public static void main(String[] args) throws IOException {
        for (String fails : new String[] {"", "flush", "close", "flush close", "write close"}) {
            System.out.println("-- " + fails);
            close(new FilterOutputStream(new BadOut(fails)));
            BufferedOutputStream b = new BufferedOutputStream(new BadOut(fails));
            b.write(5);
            close(b);
            BufferedWriter w = new BufferedWriter(new OutputStreamWriter(new BadOut(fails), "UTF-8"));
            w.write("x");
            try {
                w.close();
                System.out.println("fine");
            } catch (IOException e) {
                System.out.println(e.getMessage());
            }
        }
        InputStream in = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("read fails");
            }

            @Override
            public void close() throws IOException {
                System.out.print("close ");
                throw new IOException("close fails");
            }
        };
        close(new BufferedInputStream(in));
        close(new InputStreamReader(in));
        close(new BufferedReader(new InputStreamReader(in)));
        try (BufferedInputStream b = new BufferedInputStream(in)) {
            b.read();
        } catch (IOException e) {
            System.out.println(e.getMessage() + " suppressed " + e.getSuppressed()[0].getMessage());
        }
    }
}
