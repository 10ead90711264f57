import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Enumeration;
import java.util.Properties;
import java.util.TreeSet;

/** Property files: the syntax on the way in, escapes on the way out. */
public class PropertyFiles {
    static void show(Properties p) {
        for (String key : new TreeSet<String>(p.stringPropertyNames())) {
            System.out.print("[" + key.replace("\n", "\\n").replace("\t", "\\t") + "]=[" + p.getProperty(key).replace("\n", "\\n").replace("\t", "\\t").replace("\r", "\\r") + "] ");
        }
        System.out.println();
    }

    public static void main(String[] args) throws Exception {
        String[] texts = {"a=1\nb: 2\nc 3\n  d = 4  \ne", "# comment\n! other\n\n \t\na=x#y", "long=one \\\n   two\\\n\n three=3", "k\\=e\\:y\\ =v\\u0041\\t\\n\\\\end\\q",
            "=empty key\n:second\n", "a==b\nc::d\ne=:f\ng : = h", "x=1\rx=2\r\ny=\\", "tab\tsep\nff\fsep", "even=\\\\\nodd=\\\\\\\nnext", "no\\\nbreak=1", "#c\\\nd=1", "uni=\u00e9"};
        for (String t : texts) {
            Properties p = new Properties();
            p.load(new StringReader(t));
            show(p);
        }
        Properties latin = new Properties();
        latin.load(new ByteArrayInputStream(new byte[] {'k', '=', (byte) 0xe9, '\\', 'u', '4', 'e', '2', 'd'}));
        System.out.println((int) latin.getProperty("k").charAt(0) + " " + (int) latin.getProperty("k").charAt(1));
        try {
            new Properties().load(new StringReader("k=\\u12x4"));
        } catch (IllegalArgumentException e) {
            System.out.println("malformed");
        }
        Properties base = new Properties();
        base.setProperty("base", "b");
        base.setProperty("both", "from base");
        Properties p = new Properties(base);
        p.setProperty("both", "own");
        p.setProperty(" key=:#!", " v\t\n\\ \u00e9\u4e2d =");
        show(p);
        System.out.println(p.size() + " " + p.get("base") + " " + p.containsKey("base") + " " + p.getProperty("none") + " " + p.getProperty("none", "d"));
        int names = 0;
        for (Enumeration<?> e = p.propertyNames(); e.hasMoreElements(); e.nextElement()) {
            names++;
        }
        System.out.println(names);
        Properties single = new Properties();
        single.setProperty(" key=:#!", " v\t\n\\ \u00e9\u4e2d =");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        single.store(bytes, "two\nlines");
        String text = bytes.toString();
        System.out.println(text.substring(0, text.indexOf("\n#", 6)) + "|" + text.substring(text.lastIndexOf('\n', text.length() - 2) + 1));
        StringWriter writer = new StringWriter();
        single.store(writer, null);
        text = writer.toString();
        System.out.println(text.startsWith("#") + " " + text.substring(text.indexOf('\n') + 1));
        Properties back = new Properties();
        back.load(new StringReader(text));
        System.out.println(back.equals(single));
        p.put("object", 5);
        System.out.println(p.getProperty("object") + " " + p.stringPropertyNames().contains("object"));
    }
}
