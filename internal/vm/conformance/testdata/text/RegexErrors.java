import java.util.regex.*;

/** What is no pattern, and where it is wrong. */
public class RegexErrors {
    public static void main(String[] args) {
        String[] bad = {"(", ")", "[", "a)", "(a", "[a", "[a-", "*", "+a", "?", "a**", "a{", "a{1", "a{2,1}", "a{x}", "\\", "(?", "(?<", "(?<n", "(?<1>a)",
            "(?<n>a)(?<n>b)", "\\k<x>", "(?z)", "[z-a]", "\\p{Foo}", "\\pX", "\\p{", "\\x", "\\x{110000}", "\\u12", "\\c", "\\0", "\\08", "\\1(a)", "[[:alpha:]",
            "(?<=a*)b", "(?<=a+)b", "[a&&", "[^]", "\\y", "\\Qabc", "a{99999999999}", "(?i", "(?-)", "(?:a", "x{,2}", "]", "}", "a|*", "(|a)*", "[]a]", "\\e", "\\N", "(?#c)a"};
        for (String s : bad) {
            try {
                Pattern p = Pattern.compile(s);
                System.out.println(s + " compiles " + p.matcher("a").find());
            } catch (PatternSyntaxException e) {
                System.out.println(s + " fails " + s.equals(e.getPattern()) + " " + (e instanceof IllegalArgumentException));
            }
        }
        try {
            Pattern.compile("a", 4096);
        } catch (IllegalArgumentException e) {
            System.out.println("flags " + e.getClass().getName());
        }
        PatternSyntaxException e = new PatternSyntaxException("Odd thing", "a(b\nc", 3);
        System.out.println(e.getMessage() + "|" + e.getDescription() + "|" + e.getIndex());
        System.out.println(new PatternSyntaxException("Odd", "x", -1).getMessage());
        try {
            Pattern.compile(null);
        } catch (NullPointerException x) {
            System.out.println("null");
        }
    }
}
