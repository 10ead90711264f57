package java.util.jar;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** What a jar file says about itself and its entries: sections of lines "Name: value". */
public class Manifest implements Cloneable {
    private static final int LONGEST = 72; // bytes of a line, with its end

    private final Attributes main = new Attributes();
    private final Map<String, Attributes> entries = new HashMap<String, Attributes>();

    public Manifest() {
    }

    public Manifest(InputStream in) throws IOException {
        read(in);
    }

    public Manifest(Manifest other) {
        main.putAll(other.main);
        for (Map.Entry<String, Attributes> e : other.entries.entrySet()) {
            entries.put(e.getKey(), new Attributes(e.getValue()));
        }
    }

    public Attributes getMainAttributes() {
        return main;
    }

    public Map<String, Attributes> getEntries() {
        return entries;
    }

    public Attributes getAttributes(String name) {
        return entries.get(name);
    }

    public void clear() {
        main.clear();
        entries.clear();
    }

    public void read(InputStream in) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] piece = new byte[4096];
        for (int n = in.read(piece); n >= 0; n = in.read(piece)) {
            all.write(piece, 0, n);
        }
        byte[] text = all.toByteArray();
        Attributes section = main;
        boolean needName = false;
        ByteArrayOutputStream line = null; // a line whose continuations may follow
        int i = 0;
        while (i <= text.length) {
            int end = i;
            while (end < text.length && text[end] != '\n' && text[end] != '\r') {
                end++;
            }
            if (end > i && text[i] == ' ') {
                if (line == null) {
                    throw new IOException("misplaced continuation line");
                }
                line.write(text, i + 1, end - i - 1);
            } else {
                if (line != null) {
                    section = add(section, line.toByteArray(), needName);
                    needName = false;
                    line = null;
                }
                if (end > i) {
                    line = new ByteArrayOutputStream();
                    line.write(text, i, end - i);
                } else if (end < text.length) {
                    needName = true; // an empty line ends a section
                }
            }
            i = end < text.length && text[end] == '\r' && end + 1 < text.length && text[end + 1] == '\n' ? end + 2 : end + 1;
        }
        if (line != null) {
            add(section, line.toByteArray(), needName);
        }
    }

    /** Adds a line, and returns the section that it belongs to or begins. */
    private Attributes add(Attributes section, byte[] line, boolean needName) throws IOException {
        String s = new String(line, StandardCharsets.UTF_8);
        int colon = s.indexOf(": ");
        if (colon < 0) {
            throw new IOException("invalid header field");
        }
        String name = s.substring(0, colon);
        String value = s.substring(colon + 2);
        if (needName) {
            if (!name.equalsIgnoreCase("Name")) {
                throw new IOException("invalid manifest format");
            }
            Attributes a = entries.get(value);
            if (a == null) {
                a = new Attributes();
                entries.put(value, a);
            }
            return a;
        }
        try {
            section.putValue(name, value);
        } catch (IllegalArgumentException e) {
            throw new IOException("invalid header field name: " + name);
        }
        return section;
    }

    public void write(OutputStream out) throws IOException {
        Attributes.Name version = Attributes.Name.MANIFEST_VERSION;
        if (main.getValue(version) == null) {
            version = Attributes.Name.SIGNATURE_VERSION;
        }
        String value = main.getValue(version);
        if (value != null) {
            line(out, version.toString(), value);
            section(out, main, version);
        }
        end(out);
        for (Map.Entry<String, Attributes> e : entries.entrySet()) {
            line(out, "Name", e.getKey());
            section(out, e.getValue(), null);
            end(out);
        }
        out.flush();
    }

    private static void section(OutputStream out, Attributes a, Attributes.Name written) throws IOException {
        for (Map.Entry<Object, Object> e : a.entrySet()) {
            if (!e.getKey().equals(written)) {
                line(out, e.getKey().toString(), (String) e.getValue());
            }
        }
    }

    private static void line(OutputStream out, String name, String value) throws IOException {
        byte[] bytes = (name + ": " + value).getBytes(StandardCharsets.UTF_8);
        int n = Math.min(bytes.length, LONGEST - 2);
        out.write(bytes, 0, n);
        while (n < bytes.length) {
            end(out);
            out.write(' ');
            int more = Math.min(bytes.length - n, LONGEST - 3);
            out.write(bytes, n, more);
            n += more;
        }
        end(out);
    }

    private static void end(OutputStream out) throws IOException {
        out.write('\r');
        out.write('\n');
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Manifest && main.equals(((Manifest) other).main) && entries.equals(((Manifest) other).entries);
    }

    @Override
    public int hashCode() {
        return main.hashCode() + entries.hashCode();
    }

    @Override
    public Object clone() {
        return new Manifest(this);
    }
}
