import java.util.regex.*;

/** Replacement by text, groups, and piece by piece. */
public class RegexReplace {
    static void fail(String regex, String text, String replacement) {
        try {
            System.out.println(text.replaceAll(regex, replacement));
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        System.out.println("banana".replaceAll("a", "o") + " " + "banana".replaceFirst("a", "o") + " " + "banana".replaceAll("", "-"));
        System.out.println("a1b22".replaceAll("(\\d+)", "<$1>") + " " + "a1b22".replaceAll("\\d+", "<$0>") + " " + "ab".replaceAll("(a)(b)", "$2$1"));
        System.out.println("x".replaceAll("x", "\\$1\\\\") + " " + "x".replaceAll("x", Matcher.quoteReplacement("$1\\")) + " " + Matcher.quoteReplacement("plain"));
        System.out.println("abc".replaceAll("(b)?c", "[$1]") + " " + "ac".replaceAll("(b)?c", "[$1]"));
        System.out.println("a".replaceAll("(a)", "$10") + " " + "a".replaceAll("(a)", "$1$1"));
        System.out.println("aaa".replaceAll("a*", "X") + " " + "baaac".replaceAll("a*", "X") + " " + "aaa".replaceAll("a*?", "X"));
        System.out.println("  trim  me ".replaceAll("^\\s+|\\s+$", "") + "|" + "a  b   c".replaceAll("\\s+", " "));
        System.out.println("camelCaseString".replaceAll("([A-Z])", "_$1").toLowerCase() + " " + "2024-01-31".replaceAll("(\\d+)-(\\d+)-(\\d+)", "$3/$2/$1"));
        fail("a", "a", "$1");
        fail("a", "a", "$");
        fail("a", "a", "$x");
        fail("a", "a", "\\");
        fail("(a)", "a", "${n}");
        fail("(?<n>a)", "a", "${n");
        fail("(?<n>a)", "a", "[${n}]");
        fail("b", "a", "$9");
        Matcher m = Pattern.compile("(\\w)(\\d)").matcher("a1 b2 c3.");
        StringBuffer sb = new StringBuffer();
        int n = 0;
        while (m.find()) {
            m.appendReplacement(sb, n++ % 2 == 0 ? "$2$1" : "($0)");
            System.out.println(sb);
        }
        System.out.println(m.appendTail(sb));
        m.reset("zz");
        System.out.println(m.find() + " " + m.replaceAll("q"));
        m = Pattern.compile("o").matcher("foo boo");
        System.out.println(m.replaceFirst("0") + " " + m.replaceAll("0"));
        m.usePattern(Pattern.compile("b"));
        m.reset();
        System.out.println(m.find() + " " + m.start() + " " + m.pattern());
        System.out.println(m);
        MatchResult r = m.toMatchResult();
        m.find();
        System.out.println(r.start() + r.group() + r.groupCount());
        try {
            m.start();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("a.b.c".replace(".", "\\") + " " + "a.b".replaceAll(".", "x") + " " + "$5".replace("$", "USD"));
    }
}
