import java.math.*;
import java.util.*;
import java.util.regex.*;

/** Scanners: tokens, numbers, patterns, what fails and what stays. */
public class ScannerOdd {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " -> " + a.run());
        } catch (Exception e) {
            System.out.println(name + " -> " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        Scanner s = new Scanner("12 abc 3.5 true 0x1F 1,234 -7 99999999999 1e3\nline two\n\n  last").useLocale(Locale.US);
        System.out.println(s.hasNextInt() + " " + s.nextInt() + " " + s.hasNextInt() + " " + s.hasNext("[a-z]+") + " " + s.next() + " " + s.nextDouble() + " " + s.nextBoolean());
        attempt("hex", () -> s.nextInt());
        System.out.println(s.next() + " " + s.nextInt() + " " + s.nextInt() + " " + s.hasNextInt() + s.hasNextLong() + " " + s.nextLong() + " " + s.nextBigDecimal() + "[" + s.nextLine() + "][" + s.nextLine() + "][" + s.nextLine() + "][" + s.nextLine() + "] " + s.hasNextLine());
        attempt("end", () -> s.nextLine());
        attempt("end", () -> s.next());
        Scanner d = new Scanner("a,b,,c;d").useDelimiter("[,;]");
        StringBuilder sb = new StringBuilder();
        while (d.hasNext()) {
            sb.append('[').append(d.next()).append(']');
        }
        System.out.println(sb + " " + d.delimiter());
        Scanner f = new Scanner("key=val; other=5; rest of it");
        System.out.println(f.findInLine("(\\w+)=(\\w+)") + " " + f.match().group(2) + " " + f.findInLine("nothing") + " " + f.skip("; ").next() + " " + f.findWithinHorizon("of", 0) + " " + f.findWithinHorizon("it", 1));
        attempt("skip", () -> f.skip("zzz"));
        attempt("match", () -> new Scanner("x").match());
        Scanner r = new Scanner("ff 77 zz").useRadix(16);
        System.out.println(r.nextInt() + " " + r.nextInt() + " " + r.hasNextInt() + " " + r.hasNextInt(36) + " " + r.nextInt(36) + " " + r.radix());
        Scanner g = new Scanner("1.234,5 1.5").useLocale(Locale.GERMANY);
        System.out.println(g.nextDouble() + " " + g.hasNextDouble() + " " + g.locale());
        Scanner n = new Scanner("NaN Infinity -5 +6 1. .5 1,2,3 tRuE no").useLocale(Locale.US);
        System.out.println(n.nextDouble() + " " + n.nextDouble() + " " + n.nextByte() + " " + n.nextShort() + " " + n.nextFloat() + " " + n.nextDouble() + " " + n.hasNextInt() + " " + n.next() + " " + n.nextBoolean() + " " + n.hasNextBoolean());
        Scanner e = new Scanner("");
        System.out.println(e.hasNext() + " " + e.hasNextLine() + " " + new Scanner("\n").hasNextLine() + " [" + new Scanner("\n").nextLine() + "] " + new Scanner("a\r\nb\u2028c").nextLine());
        e.close();
        attempt("closed", () -> e.hasNext());
        Scanner lines = new Scanner("one\r\ntwo\rthree\n\nfour");
        sb.setLength(0);
        while (lines.hasNextLine()) {
            sb.append('<').append(lines.nextLine()).append('>');
        }
        System.out.println(sb);
        Scanner b = new Scanner("128 300 x");
        attempt("byte", () -> b.nextByte());
        System.out.println(b.nextShort() + " " + b.hasNextByte() + " " + b.nextBigInteger() + " " + b.hasNext(Pattern.compile("y")) + " " + b.hasNext());
        attempt("pattern", () -> b.next("y"));
        System.out.println(b.next() + " " + b.ioException());
    }
}
