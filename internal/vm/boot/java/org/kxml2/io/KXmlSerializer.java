package org.kxml2.io;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Locale;
import org.xmlpull.v1.XmlSerializer;

/** The serializer, under the name that Android's has. */
public class KXmlSerializer implements XmlSerializer {
    private static final String INDENT = "http://xmlpull.org/v1/doc/features.html#indent-output";

    /** An open element, with the namespaces it declares. */
    private static final class Element {
        String namespace;
        String prefix;
        String name;
        boolean indent;
        final ArrayList<String[]> namespaces = new ArrayList<String[]>();
    }

    private Writer writer;
    private boolean unicode;
    private String encoding;
    private final ArrayList<Element> stack = new ArrayList<Element>();
    /** What setPrefix said for the element to come. */
    private ArrayList<String[]> coming = new ArrayList<String[]>();
    private boolean pending;
    private boolean indentNext;
    private int generated;

    @Override
    public void setFeature(String name, boolean value) {
        if (!INDENT.equals(name)) {
            throw new RuntimeException("Unsupported Feature");
        }
        indentNext = value;
    }

    @Override
    public boolean getFeature(String name) {
        return INDENT.equals(name) && indentNext;
    }

    @Override
    public void setProperty(String name, Object value) {
        throw new RuntimeException("Unsupported Property:" + value);
    }

    @Override
    public Object getProperty(String name) {
        throw new RuntimeException("Unsupported property");
    }

    @Override
    public void setOutput(Writer w) {
        writer = w;
        stack.clear();
        coming = new ArrayList<String[]>();
        pending = false;
        generated = 0;
        unicode = true;
        encoding = null;
    }

    @Override
    public void setOutput(OutputStream os, String charset) throws IOException {
        if (os == null) {
            throw new IllegalArgumentException("os == null");
        }
        setOutput(charset == null ? new OutputStreamWriter(os) : new BufferedWriter(new OutputStreamWriter(os, charset)));
        encoding = charset;
        unicode = charset != null && charset.toLowerCase(Locale.US).startsWith("utf");
    }

    @Override
    public void startDocument(String charset, Boolean standalone) throws IOException {
        writer.write("<?xml version='1.0' ");
        if (charset != null) {
            encoding = charset;
            unicode = charset.toLowerCase(Locale.US).startsWith("utf");
        }
        if (encoding != null) {
            writer.write("encoding='" + encoding + "' ");
        }
        if (standalone != null) {
            writer.write("standalone='" + (standalone.booleanValue() ? "yes" : "no") + "' ");
        }
        writer.write("?>");
    }

    @Override
    public void endDocument() throws IOException {
        while (!stack.isEmpty()) {
            Element e = top();
            endTag(e.namespace, e.name);
        }
        flush();
    }

    private Element top() {
        return stack.get(stack.size() - 1);
    }

    /** Ends the start tag that waits for attributes. */
    private void close(boolean empty) throws IOException {
        if (!pending) {
            return;
        }
        pending = false;
        for (String[] ns : top().namespaces) {
            writer.write(ns[0].isEmpty() ? " xmlns=\"" : " xmlns:" + ns[0] + "=\"");
            escape(ns[1], '"');
            writer.write('"');
        }
        writer.write(empty ? " />" : ">");
    }

    @Override
    public void setPrefix(String prefix, String namespace) throws IOException {
        close(false);
        String p = prefix == null ? "" : prefix;
        String ns = namespace == null ? "" : namespace;
        if (!p.equals(find(ns, true, false))) {
            coming.add(new String[] {p, ns});
        }
    }

    @Override
    public String getPrefix(String namespace, boolean create) {
        try {
            return find(namespace, false, create);
        } catch (IOException e) {
            throw new RuntimeException(e.toString());
        }
    }

    /** The prefix in force for a namespace; one is made up if asked. */
    private String find(String namespace, boolean allowDefault, boolean create) throws IOException {
        if ("http://www.w3.org/XML/1998/namespace".equals(namespace)) {
            return "xml";
        }
        ArrayList<String[]> all = new ArrayList<String[]>();
        for (Element e : stack) {
            all.addAll(e.namespaces);
        }
        all.addAll(coming);
        for (int i = all.size() - 1; i >= 0; i--) {
            String[] ns = all.get(i);
            if (!ns[1].equals(namespace) || !allowDefault && ns[0].isEmpty()) {
                continue;
            }
            boolean hidden = false;
            for (int k = i + 1; k < all.size(); k++) {
                hidden |= all.get(k)[0].equals(ns[0]);
            }
            if (!hidden) {
                return ns[0];
            }
        }
        if (allowDefault && namespace.isEmpty()) {
            boolean taken = false;
            for (String[] ns : all) {
                taken |= ns[0].isEmpty() && !ns[1].isEmpty();
            }
            if (!taken) {
                return "";
            }
        }
        if (!create) {
            return null;
        }
        String prefix = "";
        if (!namespace.isEmpty()) {
            boolean taken;
            do {
                prefix = "n" + generated++;
                taken = false;
                for (String[] ns : all) {
                    taken |= ns[0].equals(prefix);
                }
            } while (taken);
        }
        (pending ? top().namespaces : coming).add(new String[] {prefix, namespace});
        return prefix;
    }

    @Override
    public XmlSerializer startTag(String namespace, String name) throws IOException {
        close(false);
        boolean indent = stack.isEmpty() ? indentNext : top().indent;
        if (indent) {
            newLine(stack.size());
        }
        Element e = new Element();
        e.prefix = namespace == null ? "" : find(namespace, true, true);
        e.namespaces.addAll(coming);
        coming.clear();
        if (namespace != null && namespace.isEmpty()) {
            for (String[] ns : e.namespaces) {
                if (ns[0].isEmpty() && !ns[1].isEmpty()) {
                    throw new IllegalStateException("Cannot set default namespace for elements in no namespace");
                }
            }
        }
        e.namespace = namespace;
        e.name = name;
        e.indent = indentNext;
        stack.add(e);
        writer.write('<');
        if (!e.prefix.isEmpty()) {
            writer.write(e.prefix + ":");
        }
        writer.write(name);
        pending = true;
        return this;
    }

    private void newLine(int depth) throws IOException {
        writer.write("\r\n");
        for (int i = 0; i < depth; i++) {
            writer.write("  ");
        }
    }

    @Override
    public XmlSerializer attribute(String namespace, String name, String value) throws IOException {
        if (!pending) {
            throw new IllegalStateException("illegal position for attribute");
        }
        String ns = namespace == null ? "" : namespace;
        String prefix = ns.isEmpty() ? "" : find(ns, false, true);
        writer.write(prefix.isEmpty() ? " " : " " + prefix + ":");
        writer.write(name);
        char quote = value.indexOf('"') < 0 ? '"' : '\'';
        writer.write("=" + quote);
        escape(value, quote);
        writer.write(quote);
        return this;
    }

    @Override
    public XmlSerializer endTag(String namespace, String name) throws IOException {
        Element e = stack.isEmpty() ? new Element() : top();
        boolean sameNamespace = namespace == null ? e.namespace == null : namespace.equals(e.namespace);
        if (!sameNamespace || !name.equals(e.name)) {
            throw new IllegalArgumentException("</{" + namespace + "}" + name + "> does not match start");
        }
        if (pending) {
            close(true);
            stack.remove(stack.size() - 1);
            return this;
        }
        if (e.indent && indentNext) {
            newLine(stack.size() - 1);
        }
        writer.write("</");
        if (!e.prefix.isEmpty()) {
            writer.write(e.prefix + ":");
        }
        writer.write(name);
        writer.write('>');
        stack.remove(stack.size() - 1);
        return this;
    }

    @Override
    public String getNamespace() {
        return stack.isEmpty() ? null : top().namespace;
    }

    @Override
    public String getName() {
        return stack.isEmpty() ? null : top().name;
    }

    @Override
    public int getDepth() {
        return stack.size();
    }

    /** Text keeps an element's end where it is. */
    private void inline() throws IOException {
        close(false);
        if (!stack.isEmpty()) {
            top().indent = false;
        }
    }

    @Override
    public XmlSerializer text(String s) throws IOException {
        inline();
        escape(s, -1);
        return this;
    }

    @Override
    public XmlSerializer text(char[] buf, int start, int len) throws IOException {
        return text(new String(buf, start, len));
    }

    private void escape(String s, int quote) throws IOException {
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '\n' || c == '\r' || c == '\t') {
                if (quote == -1) {
                    writer.write(c);
                } else {
                    writer.write("&#" + (int) c + ';');
                }
            } else if (c == '&') {
                writer.write("&amp;");
            } else if (c == '>') {
                writer.write("&gt;");
            } else if (c == '<') {
                writer.write("&lt;");
            } else if (c == quote) {
                writer.write(c == '"' ? "&quot;" : "&apos;");
            } else if (c >= 0x20 && c <= 0xd7ff || c >= 0xe000 && c <= 0xfffd) {
                if (unicode || c < 127) {
                    writer.write(c);
                } else {
                    writer.write("&#" + (int) c + ";");
                }
            } else if (Character.isHighSurrogate(c) && i + 1 < s.length() && Character.isLowSurrogate(s.charAt(i + 1))) {
                int cp = Character.toCodePoint(c, s.charAt(++i));
                writer.write("&#" + cp + ";");
            } else {
                throw new IllegalArgumentException("Illegal character (U+" + Integer.toHexString(c) + ")");
            }
        }
    }

    @Override
    public void cdsect(String data) throws IOException {
        inline();
        // The end mark is split over two sections.
        writer.write("<![CDATA[" + data.replace("]]>", "]]]]><![CDATA[>") + "]]>");
    }

    @Override
    public void entityRef(String name) throws IOException {
        close(false);
        writer.write("&" + name + ";");
    }

    @Override
    public void processingInstruction(String s) throws IOException {
        close(false);
        writer.write("<?" + s + "?>");
    }

    @Override
    public void comment(String s) throws IOException {
        close(false);
        writer.write("<!--" + s + "-->");
    }

    @Override
    public void docdecl(String s) throws IOException {
        writer.write("<!DOCTYPE" + s + ">");
    }

    @Override
    public void ignorableWhitespace(String s) throws IOException {
        text(s);
    }

    @Override
    public void flush() throws IOException {
        close(false);
        writer.flush();
    }
}
