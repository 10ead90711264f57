import java.io.*;
import java.util.*;
import java.util.regex.*;

/** Scanner: lines, searching, skipping, sources that come in pieces. */
public class ScannerLines {
    /** Gives one character at a time and counts how many. */
    static class Slow extends Reader {
        final String text;
        int at;

        Slow(String text) {
            this.text = text;
        }

        public int read(char[] b, int off, int len) {
            if (at == text.length()) {
                return -1;
            }
            b[off] = text.charAt(at++);
            return 1;
        }

        public void close() {
            System.out.println("closed after " + at);
        }
    }

    static void lines(String text) {
        Scanner s = new Scanner(text);
        StringBuilder sb = new StringBuilder();
        while (s.hasNextLine()) {
            sb.append('[').append(s.nextLine()).append(']');
        }
        System.out.println(sb);
    }

    public static void main(String[] args) {
        lines("a\nb\r\nc\rd");
        lines("a\n");
        lines("\n\n");
        lines("");
        lines("no end");
        lines("x\u2028y\u0085z");
        Scanner s = new Scanner("12 apples\n3 pears\n");
        System.out.println(s.nextInt() + "|" + s.next() + "|" + s.nextLine() + "|" + s.nextLine() + "|" + s.hasNextLine());
        s = new Scanner("5\nname\n");
        int n = s.nextInt();
        System.out.println(n + "|" + s.nextLine() + "|" + s.nextLine());
        s = new Scanner("id=42 name=bob\nnext=1");
        System.out.println(s.findInLine("(\\w+)=(\\d+)") + " " + s.match().group(1) + " " + s.match().group(2) + " " + s.findInLine("next") + " " + s.findInLine("name=(\\w+)") + " " + s.findInLine(".") + " [" + s.nextLine() + "] " + s.findInLine("\\d"));
        s = new Scanner("aaa123bbb456");
        System.out.println(s.findWithinHorizon("\\d+", 4) + " " + s.findWithinHorizon("\\d+", 0) + " " + s.findWithinHorizon("\\d+", 2) + " " + s.findWithinHorizon("\\d+", 0) + " " + s.findWithinHorizon("x", 0));
        s = new Scanner("---value rest");
        System.out.println(s.skip("-*").next() + " " + s.skip("\\s*").next());
        try {
            new Scanner("abc").skip("\\d+");
        } catch (NoSuchElementException e) {
            System.out.println("nothing to skip");
        }
        s = new Scanner("a1b2").useDelimiter("\\d");
        System.out.println(s.hasNext("[a-z]") + " " + s.next("[a-z]") + " " + s.hasNext("x") + " " + s.next(Pattern.compile("b")) + " " + s.delimiter() + " " + s.reset().delimiter());
        Slow slow = new Slow("one two\nthree");
        s = new Scanner(slow);
        System.out.println(s.next() + " " + slow.at);
        System.out.println(s.next() + " " + slow.at);
        System.out.println("[" + s.nextLine() + "] " + slow.at);
        System.out.println(s.nextLine() + " " + slow.at);
        s.close();
        s.close();
        StringBuilder big = new StringBuilder();
        for (int i = 0; i < 400; i++) {
            big.append(i).append(i % 10 == 9 ? "\n" : " ");
        }
        s = new Scanner(big.toString());
        int sum = 0, count = 0;
        while (s.hasNextInt()) {
            sum += s.nextInt();
            count++;
        }
        System.out.println(sum + " " + count);
        s = new Scanner(new ByteArrayInputStream(new byte[] {'h', 'i', ' ', (byte) 0xc3, (byte) 0xa9}), "UTF-8");
        System.out.println(s.next() + " " + (int) s.next().charAt(0) + " " + s.ioException());
        s = new Scanner(new Reader() {
            public int read(char[] b, int off, int len) throws IOException {
                throw new IOException("broken");
            }

            public void close() {
            }
        });
        System.out.println(s.hasNext() + " " + s.ioException().getMessage());
        try {
            new Scanner("x").match();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
