import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

/** Corners of regular expressions. */
public class RegexOdd {
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
        String[][] cases = {
            {"(a|ab)(c|bcd)(d*)", "abcd"}, {"(a*)*", "b"}, {"(a*)+", "aa"}, {"(?:a|b)*?c", "abac"}, {"x*", "axb"}, {"\\b", "ab cd"}, {"(?<=a)b|(?<!a)c", "abcac"}, {"^|$", "a\nb"}, {"(?m)^|$", "a\nb"}, {"(?s).+", "a\nb"}, {".+", "a\r\nb\u2028c"},
            {"(?x) a b # comment\n c", "abc"}, {"(?i)stra\u00dfe", "STRA\u00dfE"}, {"a{2}?", "aaaa"}, {"a{2,}+a", "aaaa"}, {"(?>a+)a", "aaa"}, {"(\\w)\\1", "hello wood"}, {"(?<y>\\d{4})-(?<m>\\d\\d)", "on 2024-05 or 1999-12"}, {"[a-c&&[^b]]+", "abcacb"}, {"[^a-c]+", "xaybz"},
            {"[\\w&&[^\\d_]]+", "a1_b"}, {"\\p{Lu}\\p{Ll}+", "Hello World \u00c9t\u00e9"}, {"\\Qa.b\\E+", "a.bbb"}, {"\\x41\\u0042\\0103?", "ABC"}, {"(a)?b\\1?", "b ab aba"}, {"(?=(\\w+))\\1:", "abc:"}, {"\\G\\d", "123a4"}, {"\\R", "a\r\nb\nc"}, {"\\h+\\v", "a \t\n"},
            {"[]a]", "]a"}, {"[a\\]]+", "a]"}, {"a|b|", "cab"}, {"(?i:A)b", "ab aB"}, {"\\D\\S\\W", "a1- b-!"}, {"(([a-z])([0-9]))+", "a1b2c3"}, {"[\uD83D\uDE00-\uD83D\uDE02]", "x\uD83D\uDE01y"}, {"^.$", "\uD83D\uDE00"}, {"\\bfoo\\b", "foo_ foo-foo"}, {"(?!.*x)a", "ab ax"}, {"\\Aa\\Z", "a\n"}, {"a\\z", "a\n"},
        };
        for (String[] c : cases) {
            attempt(c[0], () -> {
                Matcher m = Pattern.compile(c[0]).matcher(c[1]);
                StringBuilder sb = new StringBuilder();
                while (m.find()) {
                    sb.append(m.start()).append('-').append(m.end()).append('[');
                    for (int i = 0; i <= m.groupCount(); i++) {
                        sb.append(i > 0 ? "," : "").append(m.group(i));
                    }
                    sb.append("] ");
                }
                return (sb + "" + m.reset().matches() + m.reset().lookingAt()).replace("\n", "~").replace("\r", "^");
            });
        }
        System.out.println(Arrays.toString("a,b,,c,,".split(",")) + Arrays.toString("a,b,,c,,".split(",", -1)) + Arrays.toString(",a".split(",")) + Arrays.toString("".split(",")) + Arrays.toString("abc".split("")) + Arrays.toString("a1b22c".split("(?<=\\d)(?=\\D)")) + Arrays.toString("aXbXc".split("X", 2)));
        System.out.println("a.b.c".replaceAll(".", "x") + "a.b".replace(".", "$1") + "x1y2".replaceAll("([a-z])(\\d)", "$2$1") + "abc".replaceFirst("(?<n>b)", "[${n}]") + "aaa".replaceAll("a*", "X") + "a\\b".replaceAll("\\\\", "/") + "cost".replaceAll("cost", Matcher.quoteReplacement("$5\\")));
        attempt("group ref", () -> "a".replaceAll("a", "$1"));
        StringBuffer sb = new StringBuffer();
        Matcher m = Pattern.compile("(\\d+)").matcher("a1b22c333d");
        while (m.find()) {
            m.appendReplacement(sb, String.valueOf(Integer.parseInt(m.group()) * 2));
        }
        System.out.println(m.appendTail(sb));
        Matcher r = Pattern.compile("b+").matcher("abbbab");
        r.region(2, 4);
        System.out.println(r.find() + " " + r.start() + "-" + r.end() + " " + r.hitEnd() + " " + r.regionStart() + r.regionEnd() + " " + r.find(0) + r.start() + " " + r.toMatchResult().group());
        System.out.println(Pattern.compile(",").splitAsStream("x,y,,z,").collect(Collectors.toList()) + " " + Stream.of("a1", "b", "c2").filter(Pattern.compile("\\d").asPredicate()).collect(Collectors.joining()) + " " + Pattern.matches("a+", "aa") + Pattern.quote("a.b\\E") + " " + Pattern.compile("x", Pattern.CASE_INSENSITIVE | Pattern.COMMENTS).flags() + Pattern.compile("a").pattern());
        for (String bad : new String[] {"(", "a)", "[a", "a{2,1}", "*a", "a**", "\\", "(?<1a>x)", "(?<n>a)(?<n>b)", "\\k<no>", "[b-a]", "(?z)", "\\p{Nope}", "a{99999999999}"}) {
            try {
                Pattern.compile(bad);
                System.out.println(bad + " compiles");
            } catch (PatternSyntaxException e) {
                System.out.println(bad + " refused");
            }
        }
    }
}
