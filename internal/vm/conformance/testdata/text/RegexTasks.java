import java.util.*;
import java.util.regex.*;

/** What apps use patterns for: addresses, links, logs, templates, tokens. */
public class RegexTasks {
    static final Pattern EMAIL = Pattern.compile("[a-zA-Z0-9\\+\\.\\_\\%\\-\\+]{1,256}\\@[a-zA-Z0-9][a-zA-Z0-9\\-]{0,64}(\\.[a-zA-Z0-9][a-zA-Z0-9\\-]{0,25})+");
    static final Pattern URL = Pattern.compile("(?i)\\b((https?|ftp)://)?([a-z0-9-]+\\.)+[a-z]{2,6}(:\\d+)?(/[^\\s?#]*)?(\\?[^\\s#]*)?(#\\S*)?");
    static final Pattern IP = Pattern.compile("((25[0-5]|2[0-4]\\d|1?\\d?\\d)(\\.(?!$)|$)){4}");

    public static void main(String[] args) {
        for (String s : new String[] {"a@b.co", "a@b", "first.last+tag@sub.domain.org", "@x.y", "a@-b.c", "a b@c.de"}) {
            System.out.print(EMAIL.matcher(s).matches() + " ");
        }
        System.out.println();
        for (String s : new String[] {"1.2.3.4", "255.255.255.255", "256.1.1.1", "1.2.3", "1.2.3.4.", "01.2.3.4"}) {
            System.out.print(IP.matcher(s).matches() + " ");
        }
        System.out.println();
        Matcher m = URL.matcher("see http://example.com/a/b?x=1&y=2#top or www.site.org:8080, not x..y");
        while (m.find()) {
            System.out.println(m.group() + " " + m.group(2) + " " + m.group(4) + " " + m.group(5) + " " + m.group(6) + " " + m.group(7));
        }
        m = Pattern.compile("^(\\d{2}:\\d{2}:\\d{2})\\.(\\d{3})\\s+([VDIWEF])/(\\w+)\\(\\s*(\\d+)\\):\\s(.*)$", Pattern.MULTILINE)
            .matcher("12:00:01.123 E/Main( 42): boom\nnoise\n12:00:02.000 D/Net(1234): ok: yes\n");
        while (m.find()) {
            System.out.println(m.group(1) + "|" + m.group(2) + "|" + m.group(3) + "|" + m.group(4) + "|" + m.group(5) + "|" + m.group(6));
        }
        Map<String, String> values = new HashMap<String, String>();
        values.put("name", "Ann $");
        values.put("n", "3");
        m = Pattern.compile("\\{\\{\\s*(\\w+)\\s*\\}\\}").matcher("Hi {{name}}, {{ n }} new, {{none}}");
        StringBuffer sb = new StringBuffer();
        while (m.find()) {
            String v = values.get(m.group(1));
            m.appendReplacement(sb, v == null ? "" : Matcher.quoteReplacement(v));
        }
        System.out.println(m.appendTail(sb));
        m = Pattern.compile("\\s*(?:(\\d+\\.?\\d*)|([a-z]\\w*)|([-+*/()=]))").matcher("x1 = 3.5*(y + 42)");
        while (m.find()) {
            System.out.print(m.group(1) != null ? "N" + m.group(1) : m.group(2) != null ? "I" + m.group(2) : "O" + m.group(3));
            System.out.print(' ');
        }
        System.out.println();
        Matcher csv = Pattern.compile("\"((?:[^\"]|\"\")*)\"|([^,]+)|(?<=,|^)(?=,|$)").matcher("a,\"b,c\",\"d\"\"e\",,f");
        while (csv.find()) {
            System.out.print("<" + (csv.group(1) != null ? csv.group(1).replace("\"\"", "\"") : csv.group(2)) + ">");
        }
        System.out.println();
        System.out.println("<p>Hello <b class='x'>World</b>&nbsp;</p>".replaceAll("<[^>]*>", "").replaceAll("&\\w+;", " ").trim());
        System.out.println("+1 (555) 123-4567".replaceAll("[^\\d+]", "") + " " + "4111111111111111".replaceAll("(\\d{4})(?!$)", "$1 ") + " " + "#FF8800".matches("#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})"));
    }
}
