import java.math.*;
import java.util.*;

/** Scanner: tokens, numbers, delimiters, mistakes. */
public class ScannerTokens {
    static void tokens(String text, String delimiter) {
        Scanner s = new Scanner(text);
        if (delimiter != null) {
            s.useDelimiter(delimiter);
        }
        StringBuilder sb = new StringBuilder(text.replace("\n", "~")).append(" / ").append(delimiter).append(':');
        while (s.hasNext()) {
            sb.append(" <").append(s.next()).append('>');
        }
        System.out.println(sb);
    }

    static void numbers(String text) {
        Scanner s = new Scanner(text).useLocale(Locale.US);
        StringBuilder sb = new StringBuilder();
        while (s.hasNext()) {
            sb.append(s.hasNextBoolean() ? 'b' : '-').append(s.hasNextByte() ? 'B' : '-').append(s.hasNextShort() ? 's' : '-').append(s.hasNextInt() ? 'i' : '-').append(s.hasNextLong() ? 'l' : '-').append(s.hasNextBigInteger() ? 'I' : '-').append(s.hasNextFloat() ? 'f' : '-').append(s.hasNextDouble() ? 'd' : '-').append(s.hasNextBigDecimal() ? 'D' : '-');
            sb.append('=').append(s.next()).append(' ');
        }
        System.out.println(sb);
    }

    static void fail(String text, String what) {
        Scanner s = new Scanner(text).useLocale(Locale.US);
        try {
            Object o = what.equals("int") ? (Object) s.nextInt() : what.equals("double") ? (Object) s.nextDouble() : what.equals("boolean") ? (Object) s.nextBoolean() : what.equals("byte") ? (Object) s.nextByte() : what.equals("line") ? s.nextLine() : what.equals("pattern") ? s.next("\\d+") : s.next();
            System.out.println(what + " " + o);
        } catch (NoSuchElementException e) {
            System.out.println(what + " [" + text + "] " + e.getClass().getName() + ": " + e.getMessage() + (s.hasNext() ? " then " + s.next() : ""));
        }
    }

    public static void main(String[] args) {
        tokens("a b  c\n d", null);
        tokens("  lead and trail  ", null);
        tokens("", null);
        tokens("a,b,,c,", ",");
        tokens(",a", ",");
        tokens(",,a", ",");
        tokens("a, b,c", ",\\s*");
        tokens("1fish2fish", "fish");
        tokens("abc", "");
        tokens("key=value;k2=v2", "[=;]");
        tokens("line1\nline2\r\nline3", "\\R");
        tokens("a--b-c", "-+");
        tokens("whole text here", "\\A");
        tokens("x y", "\\Z");
        numbers("1 -2 300 70000 9999999999 99999999999999999999 1.5 -0.25 1e3 1,234 1,23 12,345.67 abc true FALSE NaN Infinity -Infinity 0x1F .5 5. +7 -- 1e 1_0 0,123");
        Scanner s = new Scanner("10 ff -zz 101 1,000,000 3.14 2.5e-3 123456789012345678901234567890 0.1 true").useLocale(Locale.US);
        System.out.println(s.nextInt() + " " + s.nextInt(16) + " " + s.nextInt(36) + " " + s.nextInt(2) + " " + s.nextLong() + " " + s.nextFloat() + " " + s.nextDouble() + " " + s.nextBigInteger() + " " + s.nextBigDecimal() + " " + s.nextBoolean() + " " + s.hasNext());
        s = new Scanner("7f 80").useRadix(16);
        System.out.println(s.nextByte() + " " + s.radix() + " " + s.hasNextByte() + " " + s.nextShort());
        fail("abc", "int");
        fail("99999999999", "int");
        fail("1.5", "int");
        fail("", "int");
        fail("300", "byte");
        fail("x", "double");
        fail("yes", "boolean");
        fail("", "line");
        fail("abc", "pattern");
        fail("12", "pattern");
        fail("", "token");
        Scanner g = new Scanner("1.234,5 7,25 1234.5").useLocale(Locale.GERMANY);
        System.out.println(g.nextDouble() + " " + g.nextBigDecimal() + " " + g.hasNextDouble() + " " + g.locale());
        s = new Scanner("x");
        s.close();
        try {
            s.next();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Scanner("y").remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("no remove");
        }
        try {
            new Scanner("y").useRadix(99);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
