package java.util;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;

/** Texts by key, with defaults and a text form: lines of key=value. */
public class Properties extends Hashtable<Object, Object> {
    private static final long serialVersionUID = 4112578634029874840L;

    protected Properties defaults;

    public Properties() {
    }

    public Properties(Properties defaults) {
        this.defaults = defaults;
    }

    public synchronized Object setProperty(String key, String value) {
        return put(key, value);
    }

    public String getProperty(String key) {
        Object value = get(key);
        if (value instanceof String) {
            return (String) value;
        }
        return defaults == null ? null : defaults.getProperty(key);
    }

    public String getProperty(String key, String otherwise) {
        String value = getProperty(key);
        return value == null ? otherwise : value;
    }

    public Enumeration<?> propertyNames() {
        return everything().keys();
    }

    public Set<String> stringPropertyNames() {
        Hashtable<String, Object> all = everything();
        HashSet<String> names = new HashSet<String>();
        for (Enumeration<String> e = all.keys(); e.hasMoreElements(); ) {
            String key = e.nextElement();
            if (all.get(key) instanceof String) {
                names.add(key);
            }
        }
        return Collections.unmodifiableSet(names);
    }

    /** All entries, those of the defaults behind one's own. */
    private synchronized Hashtable<String, Object> everything() {
        Hashtable<String, Object> all = defaults == null ? new Hashtable<String, Object>() : defaults.everything();
        for (Enumeration<Object> e = keys(); e.hasMoreElements(); ) {
            Object key = e.nextElement();
            if (key instanceof String) {
                all.put((String) key, get(key));
            } else if (defaults == null) {
                throw new ClassCastException(key.getClass().getName() + " cannot be cast to java.lang.String");
            }
        }
        return all;
    }

    public void list(PrintStream out) {
        PrintWriter w = new PrintWriter(out);
        list(w);
        w.flush();
    }

    public void list(PrintWriter out) {
        out.println("-- listing properties --");
        Hashtable<String, Object> all = everything();
        for (Enumeration<String> e = all.keys(); e.hasMoreElements(); ) {
            String key = e.nextElement();
            String value = String.valueOf(all.get(key));
            if (value.length() > 40) {
                value = value.substring(0, 37) + "...";
            }
            out.println(key + "=" + value);
        }
    }

    @Deprecated
    public void save(OutputStream out, String comments) {
        try {
            store(out, comments);
        } catch (IOException ignored) {
            // As specified: this method hides failures.
        }
    }

    public void store(Writer out, String comments) throws IOException {
        store(out instanceof BufferedWriter ? (BufferedWriter) out : new BufferedWriter(out), comments, false);
    }

    public void store(OutputStream out, String comments) throws IOException {
        store(new BufferedWriter(new OutputStreamWriter(out, "8859_1")), comments, true);
    }

    private void store(BufferedWriter out, String comments, boolean escape) throws IOException {
        if (comments != null) {
            writeComments(out, comments);
        }
        out.write("#" + storeDate());
        out.newLine();
        synchronized (this) {
            for (Enumeration<Object> e = keys(); e.hasMoreElements(); ) {
                String key = (String) e.nextElement();
                String value = (String) get(key);
                out.write(escaped(key, true, escape) + "=" + escaped(value, false, escape));
                out.newLine();
            }
        }
        out.flush();
    }

    private static native String storeDate();

    private static void writeComments(BufferedWriter out, String comments) throws IOException {
        out.write("#");
        for (int i = 0; i < comments.length(); i++) {
            char c = comments.charAt(i);
            if (c > 0xff) {
                out.write(unicode(c));
            } else if (c == '\n' || c == '\r') {
                out.newLine();
                if (c == '\r' && i + 1 < comments.length() && comments.charAt(i + 1) == '\n') {
                    i++;
                }
                if (i + 1 >= comments.length() || comments.charAt(i + 1) != '#' && comments.charAt(i + 1) != '!') {
                    out.write("#");
                }
            } else {
                out.write(c);
            }
        }
        out.newLine();
    }

    private static String unicode(char c) {
        String digits = "0000" + Integer.toHexString(c).toUpperCase();
        return "\\u" + digits.substring(digits.length() - 4);
    }

    private static String escaped(String s, boolean key, boolean ascii) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            switch (c) {
                case ' ':
                    out.append(key || i == 0 ? "\\ " : " ");
                    break;
                case '\t':
                    out.append("\\t");
                    break;
                case '\n':
                    out.append("\\n");
                    break;
                case '\r':
                    out.append("\\r");
                    break;
                case '\f':
                    out.append("\\f");
                    break;
                case '\\':
                case '=':
                case ':':
                case '#':
                case '!':
                    out.append('\\').append(c);
                    break;
                default:
                    if (ascii && (c < ' ' || c > '~')) {
                        out.append(unicode(c));
                    } else {
                        out.append(c);
                    }
            }
        }
        return out.toString();
    }

    public synchronized void load(InputStream in) throws IOException {
        if (in == null) {
            throw new NullPointerException();
        }
        parse(new InputStreamReader(in, "8859_1"));
    }

    public synchronized void load(Reader in) throws IOException {
        if (in == null) {
            throw new NullPointerException();
        }
        parse(in);
    }

    /** Reads logical lines: comments and blank lines left out, continued lines joined. */
    private void parse(Reader source) throws IOException {
        BufferedReader in = new BufferedReader(source);
        StringBuilder line = new StringBuilder();
        boolean continued = false;
        for (String next = in.readLine(); next != null; next = in.readLine()) {
            int start = blanks(next, 0);
            if (!continued && (start == next.length() || next.charAt(start) == '#' || next.charAt(start) == '!')) {
                continue;
            }
            int slashes = 0;
            while (slashes < next.length() - start && next.charAt(next.length() - 1 - slashes) == '\\') {
                slashes++;
            }
            continued = slashes % 2 == 1;
            line.append(next, start, continued ? next.length() - 1 : next.length());
            if (!continued) {
                entry(line);
                line.setLength(0);
            }
        }
        if (line.length() > 0) {
            entry(line);
        }
    }

    private static int blanks(CharSequence s, int i) {
        while (i < s.length() && (s.charAt(i) == ' ' || s.charAt(i) == '\t' || s.charAt(i) == '\f')) {
            i++;
        }
        return i;
    }

    private void entry(StringBuilder line) {
        int end = 0;
        while (end < line.length()) {
            char c = line.charAt(end);
            if (c == '=' || c == ':' || blanks(line, end) > end) {
                break;
            }
            end += c == '\\' ? 2 : 1;
        }
        end = Math.min(end, line.length());
        int value = blanks(line, end);
        if (value < line.length() && (line.charAt(value) == '=' || line.charAt(value) == ':')) {
            value = blanks(line, value + 1);
        }
        put(unescaped(line.substring(0, end)), unescaped(line.substring(value)));
    }

    private static String unescaped(String s) {
        if (s.indexOf('\\') < 0) {
            return s;
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c != '\\' || i + 1 == s.length()) {
                if (c != '\\') {
                    out.append(c);
                }
                continue;
            }
            c = s.charAt(++i);
            switch (c) {
                case 't':
                    out.append('\t');
                    break;
                case 'n':
                    out.append('\n');
                    break;
                case 'r':
                    out.append('\r');
                    break;
                case 'f':
                    out.append('\f');
                    break;
                case 'u':
                    int unit = 0;
                    for (int k = 1; k <= 4; k++) {
                        int digit = i + k < s.length() ? Character.digit(s.charAt(i + k), 16) : -1;
                        if (digit < 0) {
                            throw new IllegalArgumentException("Malformed \\uxxxx encoding.");
                        }
                        unit = unit << 4 | digit;
                    }
                    out.append((char) unit);
                    i += 4;
                    break;
                default:
                    out.append(c);
            }
        }
        return out.toString();
    }

    public synchronized void loadFromXML(InputStream in) throws IOException, InvalidPropertiesFormatException {
        PropertiesXml.load(this, Objects.requireNonNull(in));
        in.close();
    }

    public void storeToXML(OutputStream out, String comment) throws IOException {
        storeToXML(out, comment, "UTF-8");
    }

    public void storeToXML(OutputStream out, String comment, String encoding) throws IOException {
        Objects.requireNonNull(out);
        Objects.requireNonNull(encoding);
        PropertiesXml.store(this, out, comment, encoding);
    }
}
