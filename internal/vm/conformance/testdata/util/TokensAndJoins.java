import java.util.Arrays;
import java.util.Collections;
import java.util.NoSuchElementException;
import java.util.StringJoiner;
import java.util.StringTokenizer;

/** Cutting texts up and putting them together. */
public class TokensAndJoins {
    static String all(StringTokenizer t) {
        StringBuilder sb = new StringBuilder().append(t.countTokens()).append(':');
        while (t.hasMoreTokens()) {
            sb.append('[').append(t.nextToken()).append(']');
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        System.out.println(all(new StringTokenizer("  a b\tc\nd\r\fe ")) + all(new StringTokenizer("")) + all(new StringTokenizer(" \t ")));
        System.out.println(all(new StringTokenizer("a,b;;c", ",;")) + all(new StringTokenizer("a,b;;c", ",;", true)) + all(new StringTokenizer("abc", "")) + all(new StringTokenizer(",,", ",", true)));
        System.out.println(all(new StringTokenizer("x\ud83d\ude00y\ud83dz", "\ud83d\ude00")) + all(new StringTokenizer("one two", "o", false)));
        StringTokenizer t = new StringTokenizer("k=v;k2=v2", "=");
        System.out.print(t.nextToken() + " " + t.nextToken(";") + " " + t.nextToken("=") + " " + t.countTokens() + " " + t.hasMoreElements());
        System.out.println(" " + t.nextElement());
        try {
            t.nextToken();
        } catch (NoSuchElementException e) {
            System.out.println("end " + e.getMessage());
        }
        try {
            new StringTokenizer(null);
        } catch (NullPointerException e) {
            System.out.println("null text");
        }
        StringTokenizer later = new StringTokenizer("x", null);
        try {
            later.nextToken();
        } catch (NullPointerException e) {
            System.out.println("null delimiters");
        }
        StringJoiner j = new StringJoiner(", ", "{", "}");
        System.out.print(j + " " + j.length() + " ");
        j.setEmptyValue("nothing");
        System.out.print(j + " " + j.length() + " ");
        j.add("a").add(null).add("");
        System.out.println(j + " " + j.length());
        StringJoiner k = new StringJoiner("-").add("x").add("y"), empty = new StringJoiner("-");
        System.out.println(j.merge(k) + " " + j.merge(empty) + " " + k.merge(k) + " " + empty + "|" + new StringJoiner("", "", "").add("q"));
        try {
            j.setEmptyValue(null);
        } catch (NullPointerException e) {
            System.out.println("null empty value: " + e.getMessage());
        }
        for (int i = 0; i < 4; i++) {
            try {
                switch (i) {
                    case 0:
                        new StringJoiner(null);
                        break;
                    case 1:
                        new StringJoiner("", null, "");
                        break;
                    case 2:
                        new StringJoiner("", "", null);
                        break;
                    default:
                        j.merge(null);
                }
            } catch (NullPointerException e) {
                System.out.println(i + " " + (i < 3 ? e.getMessage() : ""));
            }
        }
        System.out.println(String.join("/", "a", null, "c") + " " + String.join("/", Arrays.asList("x", "y")) + String.join("/", Collections.<String>emptyList()) + "|" + String.join("/", new StringBuilder("sb"), "s"));
    }
}
