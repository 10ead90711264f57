import java.util.regex.*;

/** Matching, finding, groups and their bounds. */
public class RegexBasics {
    static void all(String regex, String text) {
        Matcher m = Pattern.compile(regex).matcher(text);
        StringBuilder sb = new StringBuilder(regex).append(" in ").append(text).append(':');
        while (m.find()) {
            sb.append(" [").append(m.start()).append(',').append(m.end()).append(')').append(m.group());
            for (int i = 1; i <= m.groupCount(); i++) {
                sb.append(" $").append(i).append('=').append(m.group(i)).append('@').append(m.start(i)).append('-').append(m.end(i));
            }
        }
        System.out.println(sb);
    }

    public static void main(String[] args) {
        all("a", "banana");
        all("", "abc");
        all("a*", "baaac");
        all("(a)(b)?", "abaab");
        all("(\\w+)@(\\w+)\\.com", "me@site.com, you@there.com");
        all("(a|ab)(c|bcd)(d*)", "abcd");
        all("^\\s*(\\d+)", "  42 17");
        all("(?:x)(y)(?:z)", "xyz xyz");
        all("((a)|(b))*", "abba");
        all("(a*)*", "aab");
        all("(a*)+", "b");
        all("(?:a?)??b", "aab");
        all("[^,]*", "a,,b");
        all("\\bfoo\\b", "foo food foo");
        all("\\Boo", "foo oo");
        all("$", "a\n");
        all("^", "a\nb");
        all(".", "a\n\r\u0085\u2028b");
        all("\\.", "1.2");
        all("\\Qa.b\\E+", "a.bbb a.b");
        all("\\x41\\u0042\\0103\\t", "x ABC\t");
        all("\\0101", "A");
        all("\\cA", "\u0001");
        Matcher m = Pattern.compile("(\\d+)-(\\d+)").matcher("10-20");
        System.out.println(m.matches() + " " + m.group(1) + " " + m.group(2) + " " + m.hitEnd() + " " + m.requireEnd());
        m = Pattern.compile("\\d+").matcher("123abc");
        System.out.println(m.matches() + " " + m.lookingAt() + " " + m.end() + " " + m.find() + " " + m.reset().find());
        System.out.println(Pattern.matches("a*b", "aaab") + " " + Pattern.matches("a*b", "aaabc") + " " + "x1".matches("\\w\\d"));
        try {
            m.reset().group();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        m.find();
        try {
            m.group(1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Pattern.compile("a+", Pattern.CASE_INSENSITIVE) + " " + Pattern.compile("a").flags() + " " + Pattern.compile("a", 42).flags());
        System.out.println(Pattern.quote("a\\Eb") + " " + "a\\Eb".matches(Pattern.quote("a\\Eb")));
    }
}
