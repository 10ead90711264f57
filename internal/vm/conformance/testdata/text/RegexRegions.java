import java.util.regex.*;

/** Regions, bounds, and how a match touches the end. */
public class RegexRegions {
    static String ends(String regex, String text) {
        Matcher m = Pattern.compile(regex).matcher(text);
        boolean ok = m.find();
        return regex + " " + ok + " " + m.hitEnd() + " " + (ok ? m.requireEnd() : "-");
    }

    public static void main(String[] args) {
        Matcher m = Pattern.compile("\\d+").matcher("12345678");
        m.region(2, 5);
        System.out.println(m.find() + " " + m.group() + " " + m.start() + " " + m.regionStart() + " " + m.regionEnd() + " " + m.find());
        m.region(3, 3);
        System.out.println(m.find() + " " + m.hitEnd());
        m.reset();
        System.out.println(m.find(4) + m.group() + " " + m.regionEnd());
        try {
            m.region(5, 99);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("out of bounds");
        }
        try {
            m.find(9);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("out of bounds");
        }
        m = Pattern.compile("^b$").matcher("abc").region(1, 2);
        System.out.println(m.find() + " " + m.hasAnchoringBounds() + " " + m.hasTransparentBounds());
        m.useAnchoringBounds(false).region(1, 2);
        System.out.println(m.find());
        m = Pattern.compile("\\bb\\b").matcher("abc").region(1, 2);
        System.out.println(m.find());
        m.useTransparentBounds(true).region(1, 2);
        System.out.println(m.find());
        m = Pattern.compile("(?<=a)b(?=c)").matcher("abc").region(1, 2);
        System.out.println(m.matches() + " " + m.useTransparentBounds(true).matches());
        m = Pattern.compile("\\G\\w").matcher("abc def").region(1, 7);
        while (m.find()) {
            System.out.print(m.group());
        }
        System.out.println();
        String[] tests = {"ends", "foo", "foo$", "foo.*", "o+", "fo", "(?=foo)f", "foox?", "foo\\Z", "bar"};
        for (String t : tests) {
            System.out.println(ends(t, "foo"));
        }
        m = Pattern.compile("a").matcher("aaa");
        int n = 0;
        for (m.find(); n < 2; n++) {
            System.out.print(m.end() + " ");
            m.find();
        }
        System.out.println(m.reset("bba").find() + " " + m.start());
        m = Pattern.compile("(a)(b)?").matcher("a");
        m.matches();
        MatchResult r = m.toMatchResult();
        System.out.println(r.start(2) + " " + r.end(2) + " " + r.group(2) + " " + r.groupCount());
        CharSequence cs = new StringBuilder("x1y2");
        m = Pattern.compile("\\d").matcher(cs);
        while (m.find()) {
            System.out.print(m.group() + m.start() + ";");
        }
        System.out.println();
    }
}
