import java.util.*;
import java.util.stream.*;
import java.io.*;

/** Strings: splitting, regions, code points, builders, scanners, tokens. */
public class TextPieces {
    static void p(Object o) {
        System.out.println(o);
    }

    interface Try {
        Object get() throws Exception;
    }

    static void t(Try t) {
        try {
            p(t.get());
        } catch (Exception e) {
            p("! " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        String[][] sp = {{"a,b,,c,,", ","}, {",a", ","}, {"", ","}, {"abc", ""}, {"a1b22c", "\\d+"}, {"a.b.c", "."},
                {"a.b", "\\."}, {"a|b", "|"}, {"a||b", "\\|"}, {" a  b ", " "}, {"boo:and:foo", "o"}, {"x", "x"},
                {"aXbxc", "(?i)x"}, {"2024-01-02", "-"}, {"a\tb\nc", "\\s"}, {"CamelCaseText", "(?=[A-Z])"},
                {"k=v;k2=v2", "[=;]"}};
        for (String[] s : sp) for (int lim : new int[]{0, -1, 2}) {
            String[] r = s[0].split(s[1], lim);
            p(Arrays.toString(s) + lim + " " + r.length + Arrays.toString(r));
        }
        String s = "Hello, World \uD83D\uDE00!";
        p(s.length() + " " + s.codePointCount(0, s.length()) + " " + s.codePointAt(13) + " " + s.codePointBefore(15) + " "
                + s.offsetByCodePoints(0, 14) + " " + s.codePoints().filter(Character::isLetter).count() + " "
                + s.chars().sum() + " " + new StringBuilder(s).reverse() + " " + s.indexOf(0x1F600) + " "
                + s.lastIndexOf('o', 7) + " " + s.indexOf("o", 5) + " " + s.indexOf("", 99) + " " + s.lastIndexOf(""));
        p(s.regionMatches(true, 7, "WORLD", 0, 5) + " " + s.regionMatches(-1, "a", 0, 1) + " " + s.startsWith("World", 7)
                + " " + s.contentEquals(new StringBuffer(s)) + " " + "a".compareTo("abc") + " " + "b".compareTo("a") + " "
                + "A".compareToIgnoreCase("b") + " " + s.replace('l', 'L') + s.replace("l", "") + "aaa".replace("aa", "b")
                + "abc".replace("", "-") + s.replaceAll("(\\w+), (\\w+)", "$2 $1") + "a.b".replaceFirst(".", "\\$") + " "
                + "x".concat("y") + "\u00df".toUpperCase() + "I".toLowerCase(new Locale("tr"))
                + "i".toUpperCase(new Locale("tr")) + "\u03a3\u03a3".toLowerCase() + " "
                + String.valueOf(new char[]{'a', 'b'}, 1, 1) + String.copyValueOf(new char[]{'z'})
                + String.join("-", Arrays.asList("a", null, "c")) + " tr im\u2003".trim() + "|" + "abc".subSequence(1, 2)
                + "abc".substring(3).isEmpty() + "a\0b".length());
        t(() -> "abc".substring(2, 1));
        t(() -> "abc".charAt(3));
        t(() -> "abc".codePointAt(-1));
        t(() -> new String(new char[2], 1, 2));
        t(() -> "a".getBytes("nope"));
        t(() -> "a".repeat(2));
        t(() -> String.valueOf((char[]) null));
        t(() -> String.valueOf((Object) null));
        t(() -> "abc".offsetByCodePoints(0, 9));
        t(() -> "a".matches("["));
        t(() -> "a".replaceAll("a", "$1"));
        t(() -> "a".replaceAll("a", "\\"));
        StringBuilder b = new StringBuilder("0123456789");
        b.insert(3, true).deleteCharAt(0).delete(2, 4).replace(0, 2, "XYZ").setCharAt(1, '!');
        b.append(1.5f).append('c').append(new char[]{'d', 'e'}, 1, 1).append("hello", 1,
                3).append((String) null).append(5L).appendCodePoint(0x1F601).insert(0, new char[]{'<'}).setLength(20);
        p(b + " " + b.length() + " " + b.indexOf("5") + " " + b.lastIndexOf("u") + " " + b.charAt(2) + b.substring(15) + " "
                + new StringBuilder().append(b, 0, 2));
        b.setLength(22);
        p(b.toString().replace('\0', '0'));
        t(() -> new StringBuilder("a").insert(2, "x"));
        t(() -> new StringBuilder("a").deleteCharAt(1));
        t(() -> new StringBuilder("abc").delete(2, 1));
        t(() -> new StringBuilder("abc").delete(1, 99));
        t(() -> new StringBuilder("a").replace(2, 3, ""));
        char[] dst = new char[5];
        "hello".getChars(1, 4, dst, 1);
        p(Arrays.toString(dst).replace('\0', '.'));
        p("b,a;c".chars().mapToObj(c -> (char) c).filter(Character::isLetter).sorted(Comparator.reverseOrder()).map(String::valueOf).collect(Collectors.joining("+", "[", "]")));
        StringJoiner j = new StringJoiner(", ", "{", "}");
        j.setEmptyValue("EMPTY");
        p(j + " " + j.length());
        j.add("a").add("b");
        p(j + " " + j.merge(new StringJoiner("/").add("c").add("d")) + j.length());
        Scanner sc = new Scanner("12 abc 3.5 true 0x1F 99999999999 x,y,z\nline two\n\nlast 1,234 -7");
        p(sc.nextInt() + sc.next() + sc.nextDouble() + sc.nextBoolean() + sc.hasNextInt() + sc.hasNextInt(16) + sc.next()
                + sc.hasNextInt() + sc.nextLong() + sc.findInLine("(\\w),(\\w)") + sc.match().group(2) + sc.nextLine() + "|"
                + sc.nextLine() + "|" + sc.nextLine() + "|" + sc.next() + sc.nextInt() + sc.nextByte() + sc.hasNext());
        t(() -> sc.next());
        t(() -> new Scanner("x").nextInt());
        Scanner d = new Scanner("a1b2c").useDelimiter("\\d");
        p(d.next() + d.next() + d.next() + d.delimiter());
        Scanner rad = new Scanner("ff 10").useRadix(16);
        p(rad.nextInt() + " " + rad.nextBigInteger() + rad.radix());
        sc.close();
        t(() -> sc.hasNext());
        StringTokenizer st = new StringTokenizer("a+b-c", "+-", true);
        StringBuilder o = new StringBuilder();
        p(st.countTokens());
        while (st.hasMoreTokens()) o.append(st.nextToken()).append(' ');
        p(o);
        t(() -> st.nextToken());
        StreamTokenizer tk = new StreamTokenizer(new StringReader("x = 3.5 + 'str' // c\n \"q\\n\" /* no */ -7 a_b .5 1e3"));
        tk.slashSlashComments(true);
        tk.slashStarComments(true);
        tk.eolIsSignificant(true);
        tk.wordChars('_', '_');
        while (tk.nextToken() != StreamTokenizer.TT_EOF) p(tk.ttype + " " + tk.sval + " " + tk.nval + " " + tk.lineno()
                + " " + tk);
        BufferedReader r = new BufferedReader(new StringReader("l1\r\nl2\rl3\n\nl5"));
        p(r.lines().collect(Collectors.toList()));
        LineNumberReader ln = new LineNumberReader(new StringReader("a\nb\nc"));
        ln.readLine();
        ln.mark(10);
        ln.readLine();
        p(ln.getLineNumber());
        ln.reset();
        p(ln.getLineNumber() + ln.readLine());
        PushbackReader pr = new PushbackReader(new StringReader("abc"), 2);
        int c1 = pr.read();
        pr.unread('Z');
        pr.unread(c1);
        p("" + (char) pr.read() + (char) pr.read() + (char) pr.read());
        pr.unread("12".toCharArray());
        t(() -> { pr.unread('x'); return "ok"; });
        p(new StringBuilder().append(String.format("%s", (Object) null)).append(Objects.toString(null, "d")));
        p(Character.isLetter('é') + " " + Character.getNumericValue('Ⅷ') + " " + Character.isJavaIdentifierStart('$') + " "
                + Character.toChars(0x10400).length + " " + Character.getType('€') + " " + Character.isMirrored('(') + " "
                + Character.UnicodeBlock.of('я') + " " + Character.UnicodeScript.of('я') + " " + Character.digit('z', 36)
                + Character.forDigit(11, 16) + " " + Character.isIdeographic('漢') + " " + Character.isSpaceChar('\u00a0')
                + Character.isWhitespace('\u00a0') + " " + Character.reverseBytes('a') + 0 + " "
                + Character.isSupplementaryCodePoint(0x10000) + Character.toTitleCase('ǆ')
                + Character.getDirectionality('א') + Character.isISOControl('\u0085'));
    }
}
