import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Properties;
import java.util.TreeMap;
import java.util.TreeSet;

/** Properties: the file format read and written, and defaults. */
public class PropertiesFiles {
    static String quoted(Object s) {
        StringBuilder sb = new StringBuilder();
        for (char c : String.valueOf(s).toCharArray()) {
            sb.append(c < 32 || c > 126 ? String.format("<%04x>", (int) c) : String.valueOf(c));
        }
        return sb.toString();
    }

    public static void main(String[] args) throws IOException {
        String text = "# comment\n! another\n\nplain=value\ncolon:value two \n  spaced   key with text\nempty=\nnothing\n"
            + "long = a, \\\n     b, \\\r\n\tc\nescaped\\ key\\==\\tTab\\u00e9\\q\\\\end\nunicode=\\u4F60\\u597d\n"
            + "dup=1\ndup=2\n = noKey\nhash#=#not\\\n#comment\ntrail=x\\\n";
        Properties p = new Properties();
        p.load(new StringReader(text));
        for (Object k : new TreeSet<>(p.keySet())) {
            System.out.println(quoted(k) + " -> " + quoted(p.get(k)));
        }
        Properties bytes = new Properties();
        bytes.load(new ByteArrayInputStream("caf\u00e9=\u00fc\r\nk\r\n".getBytes("ISO-8859-1")));
        System.out.println(quoted(new TreeMap<>(bytes)));
        try {
            p.load(new StringReader("bad=\\u12g4"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Properties d = new Properties();
        d.setProperty("color", "red");
        d.setProperty("size", "1");
        Properties q = new Properties(d);
        q.setProperty("size", "2");
        q.put("number", 5);
        System.out.println(q.getProperty("color") + q.getProperty("size") + q.getProperty("none") + q.getProperty("none", "default") + q.getProperty("number") + " " + q.size() + q.containsKey("color") + q.get("color"));
        System.out.println(new TreeSet<>(q.stringPropertyNames()) + " " + q.keySet().size());
        q.remove("number");
        TreeSet<Object> names = new TreeSet<>();
        for (Enumeration<?> e = q.propertyNames(); e.hasMoreElements();) {
            names.add(e.nextElement());
        }
        System.out.println(names + " " + q.setProperty("size", "3") + q.setProperty("new", "n"));
        Properties out = new Properties();
        out.setProperty(" key: with=#!", " lead\ttab\nline\\ é \u4f60 tail ");
        StringWriter w = new StringWriter();
        out.store(w, null);
        String[] lines = w.toString().split("\n");
        System.out.println(lines[0].startsWith("#") + " " + quoted(lines[1]));
        ByteArrayOutputStream os = new ByteArrayOutputStream();
        out.store(os, "first\nsecond\n#third é");
        for (String line : os.toString("ISO-8859-1").split("\n")) {
            System.out.println(line.matches("#... ... \\d\\d .*") ? "date" : quoted(line));
        }
        Properties back = new Properties();
        back.load(new ByteArrayInputStream(os.toByteArray()));
        System.out.println(back.equals(out));
        try {
            out.setProperty("k", null);
        } catch (NullPointerException e) {
            System.out.println("null value");
        }
        try {
            out.getProperty(null);
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
        System.out.println(Collections.list(new Properties(d).propertyNames()).size() + " " + new Properties(d));
    }
}
