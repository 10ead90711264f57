import java.util.Arrays;
import java.util.regex.Pattern;

/** Splitting, with limits, at nothing, and at the ends. */
public class RegexSplit {
    static void show(String text, String regex, int... limits) {
        System.out.print(Arrays.toString(text.split(regex)));
        for (int l : limits) {
            String[] p = text.split(regex, l);
            System.out.print(" " + l + ":" + p.length + Arrays.toString(p));
        }
        System.out.println();
    }

    public static void main(String[] args) {
        show("a,b,c", ",", 0, 1, 2, 3, 10, -1);
        show("a,b,,", ",", 0, 2, 3, -1);
        show(",,a", ",", -1, 2);
        show("", ",", 0, -1, 5);
        show(",", ",", 0, -1);
        show("abc", "", 0, 2, -1);
        show("boo:and:foo", "o", 0, 5, -2);
        show("boo:and:foo", ":", 2, 5, -2);
        show("a1b22c", "\\d+", -1);
        show("a b\tc\n d", "\\s+", 2);
        show(" a b", " ", -1);
        show("a.b.c", ".", -1);
        show("a.b.c", "\\.", -1);
        show("a|b|c", "|", -1);
        show("a|b|c", "\\|", 2);
        show("2024-01-02T03:04", "[-T:]", 3);
        show("aXbXc", "x", -1);
        show("aXbXc", "(?i)x", -1);
        show("one, two;three", "[,;]\\s*", -1);
        show("camelCaseText", "(?=[A-Z])", -1);
        show("camelCaseText", "(?<=[a-z])(?=[A-Z])", -1);
        show("aaa", "a", 0, -1, 2);
        show("abc", "(?=b)", -1);
        show("abc", "(?<=b)", -1);
        show("key=value=x", "=", 2);
        show("\ud83d\ude00a\ud83d\ude00", "a", -1);
        show("\ud83d\ude00b", "", -1);
        show("x", "y", -1, 1);
        show("a$b", "$", -1);
        show("a$b", "\\$", -1);
        System.out.println(Arrays.toString(Pattern.compile("(,)").split("a,b,c")) + Arrays.toString(Pattern.compile("").split("ab", -1)) + Arrays.toString(Pattern.compile("b").split("abc", 1)));
        System.out.println(Pattern.compile("\\d").asPredicate().test("a1") + " " + Pattern.compile("\\d").splitAsStream("a1b2c").count());
    }
}
