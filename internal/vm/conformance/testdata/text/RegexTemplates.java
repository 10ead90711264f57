import java.util.*;
import java.util.regex.*;

/** Parsers and rewriters made of patterns: INI, query strings, markdown, glob, roman numerals. */
public class RegexTemplates {
    static String glob(String g) {
        StringBuilder sb = new StringBuilder();
        for (char c : g.toCharArray()) {
            sb.append(c == '*' ? ".*" : c == '?' ? "." : Pattern.quote(String.valueOf(c)));
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        String ini = "; comment\n[main]\nname = value one\nempty=\n\n[other]\n key=a=b ; tail\n";
        Matcher m = Pattern.compile("^\\s*(?:\\[([^\\]]+)\\]|([^=;\\s]+)\\s*=\\s*(.*?))\\s*(?:;.*)?$", Pattern.MULTILINE).matcher(ini);
        while (m.find()) {
            System.out.println(m.group(1) + "|" + m.group(2) + "|" + m.group(3));
        }
        Map<String, String> query = new LinkedHashMap<String, String>();
        m = Pattern.compile("([^&=]+)(?:=([^&]*))?").matcher("a=1&b=&c&d=x%20y&a=2");
        while (m.find()) {
            query.put(m.group(1), m.group(2));
        }
        System.out.println(query);
        String md = "# Title\nSome **bold** and *em* and `code`, [link](http://x.y/z).\n- one\n- two";
        md = md.replaceAll("(?m)^# (.+)$", "<h1>$1</h1>").replaceAll("\\*\\*(.+?)\\*\\*", "<b>$1</b>").replaceAll("\\*(.+?)\\*", "<i>$1</i>").replaceAll("`([^`]+)`", "<code>$1</code>").replaceAll("\\[([^\\]]+)\\]\\(([^)]+)\\)", "<a href=\"$2\">$1</a>").replaceAll("(?m)^- (.*)$", "<li>$1</li>");
        System.out.println(md);
        for (String g : new String[] {"*.txt", "a?c", "[x].*", "*"}) {
            System.out.print(g + ":");
            for (String f : new String[] {"a.txt", "abc", "[x].java", "x"}) {
                System.out.print(f.matches(glob(g)) ? "y" : "n");
            }
            System.out.print(" ");
        }
        System.out.println();
        Pattern roman = Pattern.compile("M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})");
        for (String r : new String[] {"MCMXCIV", "IIII", "XLII", "VX", "MMXXIV", ""}) {
            System.out.print(roman.matcher(r).matches() + " ");
        }
        System.out.println();
        Pattern password = Pattern.compile("^(?=.*[0-9])(?=.*[a-z])(?=.*[A-Z])(?=\\S+$).{8,}$");
        System.out.println(password.matcher("Passw0rdX").find() + " " + password.matcher("password1").find() + " " + password.matcher("Pass word1").find());
        System.out.println("the_quick_brown".replaceAll("_([a-z])", "-$1") + " " + Arrays.toString("aaabbc".split("(?<=(.))(?!\\1)")) + " " + "hello world".replaceAll("(?i)[aeiou]", "*") + " " + "x=1, y=22".replaceAll("(\\w)=(\\d+)", "$2=$1"));
        StringBuffer sb = new StringBuffer();
        m = Pattern.compile("\\b[a-z]").matcher("make every word big");
        while (m.find()) {
            m.appendReplacement(sb, m.group().toUpperCase(Locale.ROOT));
        }
        System.out.println(m.appendTail(sb));
        int depth = 0, max = 0;
        m = Pattern.compile("[()]").matcher("(a(b)(c(d)))");
        while (m.find()) {
            depth += m.group().equals("(") ? 1 : -1;
            max = Math.max(max, depth);
        }
        System.out.println(depth + " " + max);
        m = Pattern.compile("(?<proto>https?)://(?<host>[^/:]+)(?::(?<port>\\d+))?(?<path>/.*)?").matcher("https://example.com:8443/a/b?c");
        System.out.println(m.matches() + " " + m.group("proto") + " " + m.group("host") + " " + m.group("port") + " " + m.group("path"));
        System.out.println(Pattern.compile("\\s*,\\s*").splitAsStream("a , b,c").reduce("", (x, y) -> x + "<" + y + ">"));
        System.out.println("\u0130stanbul \u00c5ngstr\u00f6m stra\u00dfe".replaceAll("\\p{Lu}", "U").replaceAll("[^\\x00-\\x7F]", "?"));
        System.out.println("tel: 555-0100".replaceAll("\\D", "") + " " + "a\tb\\n".replaceAll("\\\\n", "N").replaceAll("\\t", "T") + " " + "1,234,567".replaceAll(",(?=\\d{3})", ""));
    }
}
