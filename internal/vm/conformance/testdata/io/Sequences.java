import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.Arrays;
import java.util.Collections;
import java.util.Vector;

/** One stream after the other. */
public class Sequences {
    static InputStream named(String text) {
        return new ByteArrayInputStream(text.getBytes()) {
            @Override
            public void close() {
                System.out.print("<" + text + " closed>");
            }
        };
    }

    public static void main(String[] args) throws IOException {
        SequenceInputStream two = new SequenceInputStream(named("ab"), named("c"));
        System.out.println(two.available() + " " + (char) two.read() + (char) two.read());
        System.out.println(two.available());
        System.out.println((char) two.read());
        System.out.println(two.available() + " " + two.read() + " " + two.read() + " " + two.available());
        two.close();

        Vector<InputStream> v = new Vector<>(Arrays.asList(named("x"), named(""), named("yz")));
        SequenceInputStream many = new SequenceInputStream(v.elements());
        byte[] b = new byte[5];
        int n;
        while ((n = many.read(b, 1, 4)) >= 0) {
            System.out.println(n + " " + new String(b, 1, n));
        }
        System.out.println(many.read(b, 0, 1) + " " + many.read());
        many = new SequenceInputStream(Collections.enumeration(Arrays.asList(named("p"), named("q"), named("r"))));
        System.out.println((char) many.read());
        many.close();
        System.out.println(" " + many.read() + " " + many.available());
        SequenceInputStream none = new SequenceInputStream(Collections.<InputStream>emptyEnumeration());
        System.out.println(none.read() + " " + none.read(b) + " " + none.markSupported());
        try {
            new SequenceInputStream(named("only"), null).skip(10);
            System.out.println("?");
        } catch (NullPointerException e) {
            System.out.println(" null");
        }
        try {
            new SequenceInputStream(null, named("x"));
        } catch (NullPointerException e) {
            System.out.println("null first");
        }
        try {
            new SequenceInputStream(named("abc"), named("d")).read(b, 3, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("range");
        }
        InputStream defaults = new InputStream() {
            int left = 3;

            @Override
            public int read() throws IOException {
                if (left == 0) {
                    throw new IOException("broken");
                }
                return left-- + 64;
            }
        };
        System.out.println(defaults.read(b, 0, 5) + " " + new String(b, 0, 3) + " " + defaults.available() + defaults.markSupported());
        try {
            defaults.read(b, 0, 5);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            defaults.reset();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }
}
