import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

/** Patterns of every sort. */
public class RegexTour {
    static void p(Object o) {
        System.out.println(o);
    }

    static void all(String re, String s, int... f) {
        try {
            Matcher m = Pattern.compile(re, f.length > 0 ? f[0] : 0).matcher(s);
            StringBuilder b = new StringBuilder(re + " : ");
            while (m.find()) {
                b.append(m.start()).append('-').append(m.end()).append('[').append(m.group());
                for (int i = 1; i <= m.groupCount(); i++) b.append('|').append(m.group(i));
                b.append("] ");
            }
            p(b);
        } catch (PatternSyntaxException e) {
            p(re + " ! " + (e.getIndex() >= -1));
        }
    }

    public static void main(String[] args) {
        all("(?<y>\\d{4})-(?<m>\\d\\d)", "2024-01 1999-12 x");
        all("(?<=\\$)\\d+(?!\\d|\\.)", "$12 $3.4 $56");
        all("a*+a", "aaa");
        all("a*?b", "aab b");
        all("(a|ab)(c|bcd)(d*)", "abcd");
        all("(?i)straSSe|x", "STRASSE X");
        all("^\\w+$", "one\ntwo", Pattern.MULTILINE);
        all(".+", "a\nb", Pattern.DOTALL);
        all("\\bfoo\\b", "foo food foo");
        all("[a-z&&[^aeiou]]+", "hello world");
        all("\\p{Lu}\\p{Ll}*", "Hello World ABC");
        all("(\\w)\\1", "book keeper");
        all("x{2,3}", "xxxxxxx");
        all("(?x) a b # c\n c", "abc ab c");
        all("(?:(a)|b)*", "abba");
        all("\\Qa.b\\E+", "a.bb a.b");
        all("(?>a+)b", "aaab");
        all("[^\\s,]+", "a, b c,d");
        all("\\G\\d", "123a4");
        all("(", "x");
        all("[z-a]", "x");
        all("a{2,1}", "x");
        all("\\", "x");
        all("(?<n>a)(?<n>b)", "x");
        all("*a", "x");
        all("", "ab");
        all("\\R", "a\r\nb\nc");
        all("\\h+|\\v", "a \t\nb");
        all("(?m)^", "a\nb");
        all("\\u0041|\\x42|\\t", "AB\t");
        all("[\\w.]+@[\\w.]+\\.(com|org)", "a.b@c.com, x@y.org z@q");
        all("(\\d+)(?=%)", "10% 20 30%");
        all("^(?:(\\()|[^()])+(?(1)\\))$", "(a)");
        all("a|b|", "cab");
        all("\\d+(?<!5)", "125 34");
        all("[]a]", "x]a");
        all("[a-d[m-p]]+", "abmz");
        all(".", "\ud83d\ude00a");
        Matcher m = Pattern.compile("(\\w+)=(\\w*)").matcher("a=1;bb=;c=3");
        StringBuffer sb = new StringBuffer();
        while (m.find()) m.appendReplacement(sb, m.group(2).isEmpty() ? "$1=NULL" : Matcher.quoteReplacement("$"
                + m.group(2)));
        m.appendTail(sb);
        p(sb);
        m.reset("k=v");
        p(m.matches() + m.group(1) + m.start(2) + m.end() + m.hitEnd());
        m.region(0, 1);
        p(m.lookingAt() + " " + m.regionEnd() + m.hasAnchoringBounds());
        p("a1b2".replaceAll("(\\w)(\\d)", "$2$1") + "x.y".replaceAll("\\.", "\\\\") + "aaa".replaceFirst("a", "b")
                + Pattern.matches("a.c", "abc") + Pattern.quote("a.b")
                + Arrays.toString(Pattern.compile(":").split("a:b::c:"))
                + Pattern.compile(",").splitAsStream("x,y").collect(Collectors.toList())
                + Pattern.compile("x", Pattern.CASE_INSENSITIVE | Pattern.COMMENTS).flags()
                + Stream.of("ab", "cd").filter(Pattern.compile("b$").asPredicate()).count());
        m = Pattern.compile("a(b)?").matcher("a");
        p(m.find() + " " + m.group(1) + m.start(1));
        try {
            m.group(2);
        } catch (IndexOutOfBoundsException e) {
            p("no group");
        }
        try {
            Pattern.compile("x").matcher("x").group();
        } catch (IllegalStateException e) {
            p("no match");
        }
        p(m.usePattern(Pattern.compile("z")).find() + " " + m.pattern());
        Scanner sc = new Scanner("k1: v1, k2: v2");
        sc.useDelimiter("[:,]\\s*");
        StringJoiner j = new StringJoiner("/");
        while (sc.hasNext()) j.add(sc.next());
        p(j);
        p(Pattern.compile("(a+)+$").matcher("aaaaaaaaaaaaaaaaaaaaaaab").find());
    }
}
