import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** Buffered byte streams: how they fill, mark and reset, and what reaches the stream below. */
public class BufferedInput {
    static class Source extends InputStream {
        int next;
        final StringBuilder log = new StringBuilder();

        @Override
        public int read() {
            log.append("r ");
            return next < 20 ? next++ : -1;
        }

        @Override
        public int read(byte[] b, int off, int len) {
            log.append(len).append(' ');
            int n = Math.min(Math.min(len, 7), 20 - next);
            if (n <= 0) {
                return -1;
            }
            for (int i = 0; i < n; i++) {
                b[off + i] = (byte) next++;
            }
            return n;
        }

        @Override
        public int available() {
            return 0;
        }

        @Override
        public void close() {
            log.append("close ");
        }
    }

    public static void main(String[] args) throws IOException {
        Source source = new Source();
        BufferedInputStream in = new BufferedInputStream(source, 8);
        System.out.println(in.read() + " " + in.available() + " " + source.log);
        byte[] b = new byte[10];
        System.out.println(in.read(b, 0, 3) + Arrays.toString(b));
        in.mark(6);
        System.out.println(in.read() + " " + in.read() + " " + in.read() + " " + in.read());
        in.reset();
        System.out.println(in.read() + " skip " + in.skip(100) + " skip " + in.skip(0) + " skip " + in.skip(-1));
        System.out.println(in.read(b) + " " + in.read(b, 2, 0) + " " + in.available());
        while (in.read() >= 0) {
            System.out.print('.');
        }
        System.out.println();
        in.close();
        in.close();
        for (int i = 0; i < 5; i++) {
            try {
                System.out.println(i == 0 ? in.read() : i == 1 ? in.read(b) : i == 2 ? in.available() : i == 3 ? (int) in.skip(1) : -7);
                in.reset();
            } catch (IOException e) {
                System.out.println(i + " " + e.getMessage());
            }
        }
        in = new BufferedInputStream(new ByteArrayInputStream(new byte[100]), 4);
        try {
            in.reset();
        } catch (IOException e) {
            System.out.println("reset: IOException");
        }
        in.mark(2);
        in.read(b, 0, 10);
        in.read(b, 0, 10);
        try {
            in.reset();
            System.out.println("kept");
        } catch (IOException e) {
            System.out.println("invalid");
        }
        for (int size : new int[] {0, -1}) {
            try {
                new BufferedInputStream(source, size);
            } catch (IllegalArgumentException e) {
                System.out.println("size " + size);
            }
        }
        ByteArrayOutputStream below = new ByteArrayOutputStream() {
            @Override
            public void flush() {
                System.out.println("flush " + size());
            }

            @Override
            public synchronized void write(byte[] x, int off, int len) {
                System.out.println("write " + len);
                super.write(x, off, len);
            }
        };
        BufferedOutputStream out = new BufferedOutputStream(below, 5);
        out.write(1);
        out.write(new byte[3]);
        out.write(new byte[2]);
        out.write(new byte[5]);
        out.write(9);
        out.close();
        System.out.println(below.size());
    }
}
