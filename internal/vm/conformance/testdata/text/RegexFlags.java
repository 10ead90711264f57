import java.util.regex.*;

/** Flags, by argument and in the pattern. */
public class RegexFlags {
    static void show(int flags, String regex, String text) {
        Matcher m = Pattern.compile(regex, flags).matcher(text);
        StringBuilder sb = new StringBuilder().append(flags).append(' ').append(regex.replace("\n", "~")).append(':');
        while (m.find()) {
            sb.append(' ').append(m.start()).append('-').append(m.end());
        }
        System.out.println(sb);
    }

    public static void main(String[] args) {
        show(Pattern.CASE_INSENSITIVE, "abc", "ABC aBc abc");
        show(Pattern.CASE_INSENSITIVE, "[a-c]+", "ABCD");
        show(Pattern.CASE_INSENSITIVE, "\u00e9", "\u00c9\u00e9");
        show(Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE, "\u00e9", "\u00c9\u00e9");
        show(Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE, "[\u00e0-\u00ef]+", "\u00c9\u00e9\u00c0");
        show(Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE, "k", "\u212aKk");
        show(Pattern.CASE_INSENSITIVE, "(a)\\1", "aA AA");
        show(0, "^b$", "a\nb\nc");
        show(Pattern.MULTILINE, "^b$", "a\nb\nc");
        show(Pattern.MULTILINE, "$", "a\r\nb\r\n");
        show(Pattern.MULTILINE, "^", "a\r\nb\r\n");
        show(Pattern.MULTILINE, "^", "a\u0085b\u2028c\u2029d\re");
        show(Pattern.MULTILINE | Pattern.UNIX_LINES, "$", "a\r\nb\u0085c");
        show(Pattern.UNIX_LINES, ".+", "a\r\u0085b\nc");
        show(0, ".+", "a\rb\nc");
        show(Pattern.DOTALL, ".+", "a\rb\nc");
        show(Pattern.LITERAL, "a.b*", "a.b* axb");
        show(Pattern.LITERAL | Pattern.CASE_INSENSITIVE, "A.b", "a.B");
        show(Pattern.COMMENTS, "a b # comment\nc", "abc");
        show(Pattern.COMMENTS, "[a b]+\\ c", "ab c");
        show(0, "(?i)abc", "ABC");
        show(0, "a(?i)b", "aB AB");
        show(0, "a(?i:b)c", "aBc aBC");
        show(0, "(?i)a(?-i)b", "Ab AB");
        show(0, "(?s).(?-s).", "\na \n\n");
        show(0, "(?m)^x", "x\nx");
        show(0, "(?x) a b (?-x) c", "ab c");
        show(0, "(?is:A.)b", "a\nb");
        show(0, "(?d).", "\r\n");
        show(0, "((?i)a)b", "Ab AB");
        show(0, "\\Z", "a\n");
        show(0, "\\z", "a\n");
        show(0, "\\A.", "ab");
        show(0, "a\\Z", "a\r\n");
        show(0, "\\R", "a\r\nb\nc\rd\u2028");
        show(0, "\\G\\d", "123a4");
        show(0, "\\b", "ab cd");
        show(0, "\\X", "e\u0301a");
    }
}
