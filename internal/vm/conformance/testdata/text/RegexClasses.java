import java.util.regex.*;

/** Character classes, their unions and intersections, and properties. */
public class RegexClasses {
    static final String PROBE = "aZ09_ -\t\n]^[&\\.$\u00e9\u0416\u4e2d\u0660\u00a0\u2028";

    static void show(String cls) {
        Pattern p;
        try {
            p = Pattern.compile(cls);
        } catch (PatternSyntaxException e) {
            System.out.println(cls + " is no class");
            return;
        }
        StringBuilder sb = new StringBuilder(cls).append(" =");
        for (int i = 0; i < PROBE.length(); i++) {
            sb.append(p.matcher(PROBE.substring(i, i + 1)).matches() ? '1' : '0');
        }
        System.out.println(sb);
    }

    public static void main(String[] args) {
        String[] classes = {"[abc]", "[^abc]", "[a-zA-Z]", "[a-d[m-z]]", "[a-z&&[aeiou]]", "[a-z&&[^aeiou]]", "[\\w&&[^\\d]]",
            "[-a]", "[a-]", "[\\]\\[]", "[\\^]", "[&]", "[a&]", "[\\\\]", "[.$]", "[\\t\\n]", "[^\\s]", "[\\s\\S]", "[\\d\\D]",
            "\\d", "\\D", "\\w", "\\W", "\\s", "\\S", "\\h", "\\H", "\\v", "\\V", "\\p{Lower}", "\\p{Upper}", "\\p{ASCII}",
            "\\p{Alpha}", "\\p{Digit}", "\\p{Alnum}", "\\p{Punct}", "\\p{Graph}", "\\p{Print}", "\\p{Blank}", "\\p{Cntrl}",
            "\\p{XDigit}", "\\p{Space}", "\\p{L}", "\\pL", "\\p{Lu}", "\\p{IsL}", "\\p{Ll}", "\\P{L}", "\\p{N}", "\\p{Nd}", "\\p{Z}", "\\p{Zs}",
            "\\p{IsAlphabetic}", "\\p{IsLatin}", "\\p{IsCyrillic}", "\\p{InCyrillic}", "\\p{script=Han}", "\\p{IsHan}", "\\p{blk=BasicLatin}",
            "\\p{general_category=Lu}", "\\p{gc=Ll}", "\\p{IsUppercase}", "\\p{IsDigit}", "\\p{IsWhite_Space}", "\\p{javaLowerCase}", "\\p{javaLetter}",
            "\\p{javaWhitespace}", "\\p{javaJavaIdentifierStart}", "[\\p{L}&&[^\\p{Lu}]]", "[^\\p{L}\\p{N}]", "[a-z0-9&&[^b-y]&&[^1-8]]", "[[a-c][x-z]0]",
            "[\\u0400-\\u04ff]", "[\\x{416}]", "[\\Q]^\\E]", "[^a-z[0-9]]", "[0-9&&\\d]"};
        for (String c : classes) {
            show(c);
        }
        System.out.println("\ud83d\ude00".matches(".") + " " + "\ud83d\ude00".matches("[\ud83d\ude00-\ud83d\ude05]") + " " + "\ud83d\ude00".matches("\\x{1F600}") + " " + "\ud83d".matches("."));
        System.out.println("a\ud83d\ude00b".replaceAll("[^\\p{ASCII}]", "?") + " " + "\ud83d\ude00".matches("\\p{So}"));
        Matcher m = Pattern.compile("\\w+").matcher("\u00e9t\u00e9 \u0416\u0660");
        while (m.find()) {
            System.out.print(m.start() + "-" + m.end() + " ");
        }
        System.out.println();
    }
}
