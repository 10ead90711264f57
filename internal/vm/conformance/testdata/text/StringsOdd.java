import java.util.*;
import java.nio.charset.*;

/** Strings and builders at their edges. */
public class StringsOdd {
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
        String s = "a\uD83D\uDE00b\uDC00c";
        System.out.println(s.length() + " " + s.codePointCount(0, s.length()) + " " + s.codePointAt(1) + " " + s.codePointAt(2) + " " + s.codePointBefore(3) + " " + s.offsetByCodePoints(0, 2) + " " + s.indexOf(0x1F600) + " " + s.lastIndexOf('b') + " " + s.indexOf("", 99) + " " + s.lastIndexOf("") + " " + new StringBuilder(s).reverse().codePointAt(2) + " " + Arrays.toString(s.codePoints().toArray()) + " " + s.hashCode());
        System.out.println(Arrays.toString(s.getBytes(StandardCharsets.UTF_8)) + Arrays.toString("\u00e9\u20ac".getBytes(StandardCharsets.ISO_8859_1)) + Arrays.toString("\uD83D".getBytes(StandardCharsets.UTF_16)) + new String(new byte[] {(byte) 0xc0, (byte) 0x80, 65, (byte) 0xe2, (byte) 0x82, (byte) 0xff, (byte) 0xf0, (byte) 0x9f}, StandardCharsets.UTF_8).codePoints().mapToObj(Integer::toHexString).collect(java.util.stream.Collectors.toList()));
        System.out.println("[" + " \u2003x\t\u00a0".trim() + "] " + "a,b".concat("") + " " + "abc".compareTo("abcd") + " " + "b".compareTo("a\uffff") + " " + "Abc".contains("") + " " + "x".endsWith("") + " " + "abc".startsWith("c", 2) + "abc".startsWith("c", 3) + "abc".startsWith("a", -1) + " " + "aXbX".replace('X', '\u0000').length() + " " + "".isEmpty() + " " + String.join("-", "a", null, "c") + String.join("/", Collections.<String>emptyList()) + " " + String.valueOf(new char[] {'x', 'y'}, 1, 1) + " " + "aaa".replace("aa", "b") + " " + "abc".replace("", "-"));
        attempt("substring", () -> "abc".substring(2, 1));
        attempt("substring", () -> "abc".substring(4));
        attempt("charAt", () -> "abc".charAt(-1));
        attempt("codePointAt", () -> "abc".codePointAt(3));
        attempt("bytes", () -> "x".getBytes("nope"));
        attempt("repeat", () -> new String(new char[3]).replace("\0", "ab"));
        attempt("new", () -> new String(new int[] {0x110000}, 0, 1));
        attempt("subSequence", () -> "abc".subSequence(1, 3));
        attempt("compare null", () -> "a".compareTo(null));
        StringBuilder b = new StringBuilder("hello");
        System.out.println(b.insert(0, 1.5f).insert(3, (Object) null).append('c').append(true).append(-0.0).append(new char[] {'!'}).appendCodePoint(0x1F600).deleteCharAt(0).delete(1, 3).replace(0, 1, "RRR") + " " + b.length() + " " + b.indexOf("l") + " " + b.lastIndexOf("l"));
        b.setLength(3);
        b.setCharAt(1, 'x');
        System.out.println(b + " " + b.charAt(1) + " " + b.substring(1));

        attempt("delete", () -> b.deleteCharAt(3));
        attempt("insert", () -> b.insert(9, "x"));
        attempt("delete range", () -> b.delete(2, 1));
        attempt("length", () -> {
            b.setLength(-1);
            return "";
        });
        attempt("replace", () -> new StringBuilder("abc").replace(1, 99, "Z"));
        StringTokenizer t = new StringTokenizer("a,b;;c", ",;", true);
        StringBuilder sb = new StringBuilder();
        sb.append(t.countTokens()).append(' ');
        while (t.hasMoreTokens()) {
            sb.append('<').append(t.nextToken()).append('>');
        }
        System.out.println(sb);
        attempt("no token", () -> t.nextToken());
        StringJoiner j = new StringJoiner(",", "{", "}");
        j.setEmptyValue("nothing");
        System.out.println(j + " " + j.length() + " " + j.add("a").add(null).merge(new StringJoiner("-").add("x").add("y")) + " " + j.length());
        String x = "con" + "stant", y = new String("constant");
        System.out.println((x == "constant") + " " + (y == x) + " " + (y.intern() == x) + " " + x.equals(y) + " " + x.contentEquals(new StringBuffer("constant")) + " " + "a\tb".chars().sum());
        switch (y) {
            case "Aa":
            case "BB":
                System.out.println("collision");
                break;
            case "constant":
                System.out.println("constant");
                break;
            default:
                System.out.println("default");
        }
    }
}
