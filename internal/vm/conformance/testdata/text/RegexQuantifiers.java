import java.util.regex.*;

/** Greedy, reluctant and possessive repetition. */
public class RegexQuantifiers {
    static void show(String regex, String... texts) {
        StringBuilder sb = new StringBuilder(regex);
        for (String t : texts) {
            Matcher m = Pattern.compile(regex).matcher(t);
            sb.append(" | ").append(t).append(' ').append(m.matches());
            m.reset();
            sb.append(m.find() ? " <" + m.group() + ">" : " none");
        }
        System.out.println(sb);
    }

    public static void main(String[] args) {
        show("a?", "", "a", "aa");
        show("a??", "", "a", "aa");
        show("a?+a", "a", "aa");
        show("a*", "", "aaa", "baa");
        show("a*?b", "aaab", "b", "a");
        show("a*+a", "aaa");
        show("a+", "", "a", "aaa");
        show("a+?", "aaa");
        show("a++b", "aaab", "aaa");
        show("a{2}", "a", "aa", "aaa");
        show("a{2,}", "a", "aa", "aaaa");
        show("a{2,3}", "a", "aa", "aaaa");
        show("a{2,3}?", "aa", "aaaa");
        show("a{2,3}+a", "aaa", "aaaa");
        show("a{0}", "", "a");
        show("a{0,0}b", "b", "ab");
        show("(ab){1,2}c", "ababc", "abababc");
        show("(a|b)*?c", "abac", "c");
        show("(?:ab)++a", "ababa", "abab");
        show("<.+>", "<b>x</b>");
        show("<.+?>", "<b>x</b>");
        show("<[^>]++>", "<b>x</b>");
        show("(\\w+)\\s+\\1", "hello hello", "hello world");
        show("(a+)+b", "aaaaaaaaaaaaaaaaab", "aaaaaaaaa");
        show("(x+x+)+y", "xxxxxxxxxxy", "xxxxxxx");
        show(".*foo.*bar", "a foo b bar c bar", "foobar", "bar foo");
        show("(?>a+)b", "aaab");
        show("(?>a+)ab", "aaab");
        show("(?>a|ab)c", "abc", "ac");
        show("x*", "xxxx");
        show("(\\d{3})-(\\d{4})", "555-1234", "55-1234");
        show("(a{2}){2}", "aaaa", "aaa");
        show("[ab]{3,}?c", "ababc", "abc", "ac");
        show("(?s).{3}", "a\nb", "ab");
        show("\\d{1,3}(,\\d{3})*", "1,234,567", "12,34");
    }
}
