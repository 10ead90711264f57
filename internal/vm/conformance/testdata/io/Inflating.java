import java.util.Arrays;
import java.util.zip.Adler32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Deflater and Inflater: levels, pieces, dictionaries, damage. */
public class Inflating {
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

    static byte[] deflate(Deflater d, byte[] data) {
        d.setInput(data);
        d.finish();
        byte[] out = new byte[data.length * 2 + 100];
        int n = 0;
        while (!d.finished()) {
            n += d.deflate(out, n, Math.min(100, out.length - n));
        }
        return Arrays.copyOf(out, n);
    }

    public static void main(String[] args) throws DataFormatException {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < 200; i++) {
            s.append("line ").append(i * i).append('\n');
        }
        byte[] data = s.toString().getBytes();
        Adler32 adler = new Adler32();
        adler.update(data);
        for (int level : new int[] {0, 1, 9, -1}) {
            for (int strategy : new int[] {Deflater.DEFAULT_STRATEGY, Deflater.FILTERED, Deflater.HUFFMAN_ONLY}) {
                for (boolean raw : new boolean[] {false, true}) {
                    Deflater d = new Deflater(level, raw);
                    d.setStrategy(strategy);
                    byte[] z = deflate(d, data);
                    Inflater i = new Inflater(raw);
                    i.setInput(z);
                    byte[] back = new byte[data.length + 5];
                    int n = i.inflate(back);
                    System.out.print((level == 0) == (z.length > data.length) ? "" : "size ");
                    System.out.print(n + i.inflate(back, n, 1) + " " + i.finished() + " " + Arrays.equals(Arrays.copyOf(back, n), data)
                        + (i.getTotalIn() == z.length) + i.getBytesWritten() + (raw || i.getAdler() == (int) adler.getValue()) + (d.getTotalIn() == data.length)
                        + (d.getTotalOut() == z.length) + "; ");
                    d.end();
                    i.end();
                }
            }
        }
        System.out.println();
        Deflater d = new Deflater();
        System.out.println(d.needsInput() + " " + d.finished() + " " + d.getAdler() + " " + d.getBytesRead());
        byte[] dictionary = "line 0 1 4 9".getBytes();
        d.setDictionary(dictionary);
        byte[] z = deflate(d, data);
        Inflater i = new Inflater();
        i.setInput(z);
        byte[] out = new byte[data.length];
        System.out.println(i.inflate(out) + " " + i.needsDictionary() + " " + i.needsInput());
        adler.reset();
        adler.update(dictionary);
        System.out.println(i.getAdler() == (int) adler.getValue());
        attempt("wrong dictionary", () -> {
            i.setDictionary(new byte[3]);
            return "";
        });
        i.setDictionary(dictionary);
        System.out.println(i.inflate(out) + " " + Arrays.equals(out, data) + i.finished());
        i.reset();
        System.out.println(i.finished() + " " + i.needsInput() + " " + i.getRemaining());
        i.setInput(new byte[] {1, 2, 3, 4});
        attempt("damage", () -> i.inflate(out));
        i.reset();
        byte[] plain = deflate(new Deflater(), data);
        int n = 0;
        for (int k = 0; k < plain.length; k += 10) {
            i.setInput(plain, k, Math.min(10, plain.length - k));
            for (int got; (got = i.inflate(out, n, Math.min(13, out.length - n))) > 0;) {
                n += got;
            }
        }
        System.out.println(n + " " + i.finished() + " " + i.getRemaining());
        byte[] more = Arrays.copyOf(plain, plain.length + 3);
        i.reset();
        i.setInput(more);
        System.out.println(i.inflate(out) + " " + i.inflate(new byte[1]) + " " + i.getRemaining());
        attempt("range", () -> i.inflate(out, 5, out.length));
        attempt("level", () -> new Deflater(10));
        attempt("strategy", () -> {
            new Deflater().setStrategy(9);
            return "";
        });
        i.end();
        attempt("ended", () -> i.inflate(out));
    }
}
