import java.util.regex.*;

/** Assertions, back references and named groups. */
public class RegexLookaround {
    static void show(String regex, String text) {
        Matcher m = Pattern.compile(regex).matcher(text);
        StringBuilder sb = new StringBuilder(regex).append(" ~ ").append(text).append(':');
        while (m.find()) {
            sb.append(" [").append(m.group()).append(']').append(m.start());
            for (int i = 1; i <= m.groupCount(); i++) {
                sb.append(',').append(m.group(i));
            }
        }
        System.out.println(sb);
    }

    public static void main(String[] args) {
        show("\\w+(?=!)", "hi! you there!");
        show("\\w+(?!!)\\b", "hi! you there!");
        show("(?<=\\$)\\d+", "$10 20 $30");
        show("(?<!\\$)\\b\\d+", "$10 20 $30");
        show("(?<=a{1,3})b", "ab aaab b");
        show("(?<=ab|c)d", "abd cd d");
        show("(?<!ab)c", "abc ac c");
        show("(?=(a+))a*b\\1", "baaabac");
        show("(?=a)", "banana");
        show("(?!a)", "aba");
        show("(\\w)(\\w)\\2\\1", "abba noon xyyx abab");
        show("(['\"]).*?\\1", "say 'it' or \"that\" 'x\"");
        show("(a)?b\\1", "aba b ba");
        show("(?<year>\\d{4})-(?<month>\\d\\d)", "2024-05 and 1999-12");
        show("(?<c>.)\\k<c>", "aabbc");
        show("(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)\\10", "abcdefghijj");
        show("(a)\\11", "aa1");
        show("(?=.*\\d)(?=.*[a-z]).{4,}", "abc1 abcd");
        show("^(?!.*--)[a-z-]+$", "a-b-c");
        show("^(?!.*--)[a-z-]+$", "a--c");
        show("(?<![\\w.])\\d+(?![\\w.])", "1 2.3 4a 5");
        show("\\d(?=(\\d{3})+$)", "1234567");
        show("(?<=(\\w))\\d", "a1 b2");
        show("(?<=^|,)x(?=,|$)", "x,y,x,xx,x");
        Matcher m = Pattern.compile("(?<a>x)(?<b2>y)?").matcher("x");
        System.out.println(m.find() + m.group("a") + m.group("b2") + m.start("a") + m.end("b2"));
        try {
            m.group("zz");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("1234567.89".replaceAll("(?<=\\d)(?=(\\d{3})+\\.)", ","));
        System.out.println("John Smith".replaceAll("(?<f>\\w+) (?<l>\\w+)", "${l}, ${f}"));
    }
}
