package org.kxml2.io;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/**
 * The pull parser, under the name that Android's has. It takes the same documents as Android's, which
 * are some more than the specification allows, and complains in the same words.
 */
public class KXmlParser implements XmlPullParser, Closeable {
    private static final String FEATURE_RELAXED = "http://xmlpull.org/v1/doc/features.html#relaxed";
    private static final String PROPERTY_LOCATION = "http://xmlpull.org/v1/doc/properties.html#location";
    private static final String PROPERTY_VERSION = "http://xmlpull.org/v1/doc/properties.html#xmldecl-version";
    private static final String PROPERTY_STANDALONE = "http://xmlpull.org/v1/doc/properties.html#xmldecl-standalone";
    private static final String XML_URI = "http://www.w3.org/XML/1998/namespace";
    private static final String XMLNS_URI = "http://www.w3.org/2000/xmlns/";
    /** What a declaration is among the types; it has no name. */
    private static final int DECLARATION = 998;
    private static final String EOF = "Unexpected EOF";
    private static final String UNEXPECTED = "Unexpected token";

    /** What entities may become all together, so that none laughs a billion times. */
    private static final int MAX_EXPANSION = 8 << 20;

    /** A text being read: the document, or an entity inside it. */
    private static final class Source {
        final String text;
        final Source outer;
        int pos;

        Source(String text, Source outer) {
            this.text = text;
            this.outer = outer;
        }
    }

    /** An open element. */
    private static final class Element {
        final Element parent;
        final String raw;
        String prefix;
        String name;
        String namespace = "";
        /** How many namespaces are declared in it and around it. */
        int namespaces;

        Element(Element parent, String raw) {
            this.parent = parent;
            this.raw = raw;
            this.name = raw;
            this.namespaces = parent == null ? 0 : parent.namespaces;
        }
    }

    private static final class Attribute {
        String namespace = "";
        String prefix;
        String name;
        String value;
    }

    private Reader reader;
    private Source source;
    private Source document;
    private String encoding;
    private String location;
    private String version;
    private Boolean standalone;
    private boolean namespacesOn;
    private boolean docdeclOn;
    private boolean relaxed;
    private boolean keepNamespaceAttributes;
    private boolean likeExpat;
    private Map<String, String> entities = new HashMap<String, String>();
    private Map<String, Map<String, String>> defaults = new HashMap<String, Map<String, String>>();
    private int expanded;
    private int illegalAt;

    private int type;
    private int depth;
    private Element open;
    private boolean sawRoot;
    private boolean empty;
    private boolean whitespace;
    private boolean unresolved;
    private String text;
    private String prefix;
    private String name;
    private String namespace;
    private int attributeCount = -1;
    private final ArrayList<Attribute> attributes = new ArrayList<Attribute>();
    private final ArrayList<String[]> declared = new ArrayList<String[]>();
    private String error;
    private String rootElementName;
    private String publicId;
    private String systemId;

    /** Where lines were counted last. */
    private int countedTo;
    private int line = 1;
    private int column = 1;

    /**
     * Makes the parser do as Expat where Android's pull parser does otherwise: tabs in attributes become spaces, as
     * the specification wants; attribute names that namespaces forbid are refused as any other bad input is; and so
     * are characters that XML does not have, attributes that touch each other, and unknown entities in attributes.
     */
    public void likeExpat() {
        likeExpat = true;
    }

    public void keepNamespaceAttributes() {
        keepNamespaceAttributes = true;
    }

    // ---- input

    @Override
    public void setInput(Reader in) throws XmlPullParserException {
        reader = in;
        document = null;
        source = null;
        type = START_DOCUMENT;
        depth = 0;
        open = null;
        sawRoot = false;
        empty = false;
        text = null;
        prefix = null;
        name = null;
        namespace = null;
        attributeCount = -1;
        declared.clear();
        error = null;
        encoding = null;
        version = null;
        standalone = null;
        entities = new HashMap<String, String>();
        defaults = new HashMap<String, Map<String, String>>();
        expanded = 0;
        countedTo = 0;
        line = 1;
        column = 1;
    }

    @Override
    public void setInput(InputStream is, String inputEncoding) throws XmlPullParserException {
        if (is == null) {
            throw new IllegalArgumentException("is == null");
        }
        String charset = inputEncoding;
        Reader r;
        try {
            if (charset == null) {
                PushbackInputStream pushed = new PushbackInputStream(is, 256);
                charset = guess(pushed);
                r = new InputStreamReader(pushed, charset);
            } else {
                r = new InputStreamReader(is, charset);
            }
        } catch (Exception e) {
            throw new XmlPullParserException("Invalid stream or encoding: " + e, this, e);
        }
        setInput(r);
        encoding = charset;
    }

    /** The encoding by the first bytes (XML 1.0, appendix F). */
    private static String guess(PushbackInputStream in) throws IOException {
        byte[] head = new byte[256];
        int n = 0;
        while (n < head.length) {
            int c = in.read();
            if (c < 0) {
                break;
            }
            head[n++] = (byte) c;
            if (c == '>' || n == 4 && !(head[0] == '<' && head[1] == '?')) {
                break;
            }
        }
        int b0 = n > 0 ? head[0] & 0xff : -1;
        int b1 = n > 1 ? head[1] & 0xff : -1;
        int b2 = n > 2 ? head[2] & 0xff : -1;
        int b3 = n > 3 ? head[3] & 0xff : -1;
        String charset = "UTF-8";
        int skip = 0;
        if (b0 == 0 && b1 == 0 && b2 == 0xfe && b3 == 0xff) {
            charset = "UTF-32BE";
            skip = 4;
        } else if (b0 == 0xff && b1 == 0xfe && b2 == 0 && b3 == 0) {
            charset = "UTF-32LE";
            skip = 4;
        } else if (b0 == 0 && b1 == 0 && b2 == 0 && b3 == '<') {
            charset = "UTF-32BE";
        } else if (b0 == '<' && b1 == 0 && b2 == 0 && b3 == 0) {
            charset = "UTF-32LE";
        } else if (b0 == 0xef && b1 == 0xbb && b2 == 0xbf) {
            skip = 3;
        } else if (b0 == 0xfe && b1 == 0xff) {
            charset = "UTF-16BE";
            skip = 2;
        } else if (b0 == 0xff && b1 == 0xfe) {
            charset = "UTF-16LE";
            skip = 2;
        } else if (b0 == 0 && b1 == '<' && b2 == 0) {
            charset = "UTF-16BE";
        } else if (b0 == '<' && b1 == 0 && b3 == 0) {
            charset = "UTF-16LE";
        } else if (b0 == '<' && b1 == '?') {
            char[] ascii = new char[n];
            for (int i = 0; i < n; i++) {
                ascii[i] = (char) (head[i] & 0xff);
            }
            String declaration = new String(ascii);
            int at = declaration.indexOf("encoding");
            while (at >= 0 && at < n && ascii[at] != '"' && ascii[at] != '\'') {
                at++;
            }
            int close = at >= 0 && at < n ? declaration.indexOf(ascii[at], at + 1) : -1;
            if (close > 0) {
                charset = declaration.substring(at + 1, close);
            }
        }
        in.unread(head, skip, n - skip);
        return charset;
    }

    private void load() throws IOException {
        StringBuilder sb = new StringBuilder();
        char[] chunk = new char[4096];
        for (int n; (n = reader.read(chunk, 0, chunk.length)) >= 0;) {
            sb.append(chunk, 0, n);
        }
        if ((encoding != null || likeExpat) && sb.length() > 0 && sb.charAt(0) == '\ufeff') {
            sb.deleteCharAt(0);
        }
        document = new Source(sb.toString(), null);
        source = document;
        illegalAt = likeExpat ? firstIllegal(document.text) : document.text.length();
    }

    /** Where a text has a character that XML does not have (XML 1.0, 2.2); its length if nowhere. */
    private static int firstIllegal(String s) {
        int i = 0;
        while (i < s.length() && isLegal(s.codePointAt(i))) {
            i += Character.charCount(s.codePointAt(i));
        }
        return i;
    }

    private static boolean isLegal(int c) {
        return c >= ' ' && (c < 0xd800 || c > 0xdfff) && c != 0xfffe && c != 0xffff || c == '\t' || c == '\n' || c == '\r';
    }

    /** The next character, -1 at the end; an entity that is over is left. */
    private int peek() {
        while (source.pos == source.text.length()) {
            if (source.outer == null) {
                return -1;
            }
            source = source.outer;
        }
        return source.text.charAt(source.pos);
    }

    private int peek(int ahead) {
        int at = source.pos + ahead;
        return at < source.text.length() ? source.text.charAt(at) : -1;
    }

    private boolean sees(String s) {
        return source.text.startsWith(s, source.pos);
    }

    /** The refusal of an attribute's name, which on Android no XmlPullParserException tells. */
    private RuntimeException badAttribute(String message) throws XmlPullParserException {
        if (likeExpat) {
            throw new XmlPullParserException(message, this, null);
        }
        return new RuntimeException(message);
    }

    private void complain(String message) throws XmlPullParserException {
        if (!relaxed) {
            throw new XmlPullParserException(message, this, null);
        }
        if (error == null) {
            error = "Error: " + message;
        }
    }

    private void read(char expected) throws XmlPullParserException {
        int c = peek();
        if (c != expected) {
            complain("expected: '" + expected + "' actual: '" + (char) c + "'");
        }
        if (c >= 0) {
            source.pos++;
        }
    }

    private void read(String expected) throws XmlPullParserException {
        if (!sees(expected)) {
            int end = Math.min(source.text.length(), source.pos + expected.length());
            complain("expected: \"" + expected + "\" but was \"" + source.text.substring(source.pos, end) + "...\"");
        }
        source.pos = Math.min(source.text.length(), source.pos + expected.length());
    }

    private void skipSpace() {
        for (int c = peek(); c >= 0 && c <= ' '; c = peek()) {
            source.pos++;
        }
    }

    /** Everything up to a mark, which is read too; null if there is no mark. */
    private String readUntil(String mark) throws XmlPullParserException {
        int at = source.text.indexOf(mark, source.pos);
        if (at < 0) {
            source.pos = source.text.length();
            complain(EOF);
            return null;
        }
        String s = source.text.substring(source.pos, at);
        source.pos = at + mark.length();
        return s;
    }

    private String readName() throws XmlPullParserException {
        int c = peek();
        boolean start = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == ':' || c >= 0xc0;
        if (c < 0 || !start && !relaxed) {
            complain("name expected");
            return "";
        }
        int from = source.pos++;
        for (c = peek(0); c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-'
                || c == ':' || c == '.' || c >= 0xb7; c = peek(0)) {
            source.pos++;
        }
        return source.text.substring(from, source.pos);
    }

    // ---- events

    @Override
    public int next() throws XmlPullParserException, IOException {
        return advance(false);
    }

    @Override
    public int nextToken() throws XmlPullParserException, IOException {
        int kind = advance(true);
        if (document.pos > illegalAt) {
            throw new XmlPullParserException("Illegal character", this, null);
        }
        return kind;
    }

    private int advance(boolean single) throws XmlPullParserException, IOException {
        if (reader == null) {
            throw new XmlPullParserException("setInput() must be called first.", this, null);
        }
        if (document == null) {
            load();
        }
        if (type == END_TAG) {
            depth--;
            open = open == null ? null : open.parent;
        }
        if (empty) {
            // The end of an element that was written as one tag.
            empty = false;
            type = END_TAG;
            return type;
        }
        if (error != null) {
            String old = error;
            error = null;
            if (single) {
                text = old;
                type = COMMENT;
                return type;
            }
        }
        int kind = kindOfNext();
        if (kind == DECLARATION) {
            type = kind;
            readDeclaration();
            kind = kindOfNext();
        }
        text = null;
        whitespace = true;
        prefix = null;
        name = null;
        namespace = null;
        attributeCount = -1;
        unresolved = false;
        while (true) {
            type = kind;
            switch (kind) {
                case START_TAG:
                    readStartTag(!single || likeExpat);
                    return type;
                case END_TAG:
                    readEndTag();
                    return type;
                case END_DOCUMENT:
                    return type;
                case ENTITY_REF:
                    if (single) {
                        StringBuilder sb = new StringBuilder();
                        name = readReference(sb, false);
                        text = sb.toString();
                        break;
                    }
                    // fall through
                case TEXT:
                    text = (text == null ? "" : text).concat(readText(!single));
                    if (depth == 0 && whitespace) {
                        type = IGNORABLE_WHITESPACE;
                    }
                    break;
                case CDSECT:
                    source.pos += "<![CDATA[".length();
                    String data = readUntil("]]>");
                    text = (text == null ? "" : text).concat(data == null ? "" : data.replace("\r\n", "\n").replace('\r', '\n'));
                    break;
                case COMMENT: {
                    String comment = readComment();
                    if (single) {
                        text = comment;
                    }
                    break;
                }
                case PROCESSING_INSTRUCTION: {
                    source.pos += 2;
                    String instruction = readUntil("?>");
                    if (single) {
                        text = instruction;
                    }
                    break;
                }
                case DOCDECL:
                    readDoctype(single);
                    if (sawRoot) {
                        throw new XmlPullParserException(UNEXPECTED, this, null);
                    }
                    break;
                default:
                    throw new XmlPullParserException(UNEXPECTED, this, null);
            }
            if (depth == 0 && (type == ENTITY_REF || type == TEXT || type == CDSECT)) {
                throw new XmlPullParserException(UNEXPECTED, this, null);
            }
            if (single) {
                return type;
            }
            if (type == IGNORABLE_WHITESPACE) {
                text = null;
            }
            kind = kindOfNext();
            if (text != null && !text.isEmpty() && kind < TEXT) {
                // Text goes on over comments, but not over tags.
                type = TEXT;
                return type;
            }
        }
    }

    private int kindOfNext() throws XmlPullParserException {
        int c = peek();
        if (c < 0) {
            return END_DOCUMENT;
        }
        if (c == '&') {
            return ENTITY_REF;
        }
        if (c != '<') {
            return TEXT;
        }
        switch (peek(1)) {
            case '/':
                return END_TAG;
            case '?':
                return source.text.regionMatches(true, source.pos, "<?xml ", 0, 6) ? DECLARATION : PROCESSING_INSTRUCTION;
            case '!':
                switch (peek(2)) {
                    case '-':
                        return COMMENT;
                    case '[':
                        if (sees("<![CDATA[")) {
                            return CDSECT;
                        }
                        break;
                    case 'D':
                        return DOCDECL;
                    default:
                }
                throw new XmlPullParserException("Unexpected <!", this, null);
            case -1:
                throw new XmlPullParserException(EOF, this, null);
            default:
                return START_TAG;
        }
    }

    private void readDeclaration() throws XmlPullParserException {
        if (source != document || source.pos != 0) {
            complain("processing instructions must not start with xml");
        }
        source.pos += 2;
        readName();
        attributes.clear();
        attributeCount = 0;
        while (true) {
            skipSpace();
            int c = peek();
            if (c < 0) {
                complain(EOF);
                return;
            }
            if (c == '?') {
                source.pos++;
                read('>');
                break;
            }
            readAttribute(true);
        }
        String[] order = {"version", "encoding", "standalone"};
        int i = 0;
        if (attributes.isEmpty() || !attributes.get(0).name.equals("version")) {
            complain("version expected");
        }
        for (String key : order) {
            if (i == attributes.size() || !attributes.get(i).name.equals(key)) {
                continue;
            }
            String value = attributes.get(i++).value;
            if (key.equals("version")) {
                version = value;
            } else if (key.equals("encoding")) {
                encoding = value;
            } else if (value.equals("yes") || value.equals("no")) {
                standalone = Boolean.valueOf(value.equals("yes"));
            } else {
                complain("illegal standalone value: " + value);
            }
        }
        if (i != attributes.size()) {
            complain("unexpected attributes in XML declaration");
        }
    }

    private void readAttribute(boolean mustResolve) throws XmlPullParserException {
        Attribute a = new Attribute();
        a.name = readName();
        if (a.name.isEmpty() && peek() >= 0) {
            source.pos++; // relaxed: leave out what is no name
            return;
        }
        skipSpace();
        if (peek() == '=') {
            source.pos++;
            skipSpace();
            int quote = peek();
            if (quote < 0) {
                complain(EOF);
                return;
            }
            if (quote == '"' || quote == '\'') {
                source.pos++;
            } else if (relaxed) {
                quote = ' ';
            } else {
                throw new XmlPullParserException("attr value delimiter missing!", this, null);
            }
            a.value = readValue(quote, mustResolve);
            if (quote != ' ' && peek() == quote) {
                source.pos++;
            }
        } else {
            complain("Attr.value missing f. " + a.name);
            a.value = a.name;
        }
        attributes.add(a);
        attributeCount++;
    }

    private String readValue(int quote, boolean mustResolve) throws XmlPullParserException {
        Source own = source;
        StringBuilder sb = new StringBuilder();
        while (true) {
            int c = peek();
            if (c < 0 || source == own && (c == quote || quote == ' ' && (c <= ' ' || c == '>'))) {
                return sb.toString();
            }
            if (c == '&') {
                readReference(sb, mustResolve);
                continue;
            }
            source.pos++;
            if (c == '\r' && peek(0) == '\n') {
                continue;
            }
            if (c == '<' && source == own) {
                source.pos--;
                complain("Illegal: \"<\" inside attribute value");
                source.pos++;
            }
            sb.append(c == '\n' || c == '\r' || c == '\t' && likeExpat ? ' ' : (char) c);
        }
    }

    /** Text up to the next tag; with all set, references too. */
    private String readText(boolean all) throws XmlPullParserException {
        StringBuilder sb = new StringBuilder();
        while (true) {
            int c = peek();
            if (c < 0 || c == '<' || c == '&' && !all) {
                return sb.toString();
            }
            if (c == '&') {
                readReference(sb, true);
                continue;
            }
            if (c == ']' && peek(1) == ']' && peek(2) == '>') {
                complain("Illegal: \"]]>\" outside CDATA section");
            }
            if (c > ' ') {
                whitespace = false;
            }
            source.pos++;
            if (c == '\r') {
                if (peek(0) == '\n') {
                    continue;
                }
                c = '\n';
            }
            sb.append((char) c);
        }
    }

    /** Reads &…; and appends what it stands for, or goes on in the entity; gives its name. */
    private String readReference(StringBuilder out, boolean mustResolve) throws XmlPullParserException {
        whitespace = false;
        source.pos++;
        int from = source.pos;
        int c;
        for (c = peek(0); c == '#' || c == '_' || c == '-' || c == ':' || c == '.' || c >= '0' && c <= '9'
                || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80; c = peek(0)) {
            source.pos++;
        }
        String code = source.text.substring(from, source.pos);
        if (c != ';') {
            if (relaxed) {
                out.append('&').append(code);
                return code;
            }
            throw new XmlPullParserException("unterminated entity ref", this, null);
        }
        source.pos++;
        if (code.startsWith("#")) {
            try {
                int cp = code.startsWith("#x") ? Integer.parseInt(code.substring(2), 16) : Integer.parseInt(code.substring(1));
                if (likeExpat && !isLegal(cp)) {
                    throw new IllegalArgumentException();
                }
                out.appendCodePoint(cp);
            } catch (NumberFormatException e) {
                throw new XmlPullParserException("Invalid character reference: &" + code);
            } catch (IllegalArgumentException e) {
                throw new XmlPullParserException("Invalid character reference: &" + code);
            }
            return code;
        }
        String known = code.equals("lt") ? "<" : code.equals("gt") ? ">" : code.equals("amp") ? "&"
                : code.equals("apos") ? "'" : code.equals("quot") ? "\"" : null;
        String own = entities.get(code);
        if (own != null && !docdeclOn || own == null && known != null) {
            out.append(own != null ? own : known);
            return code;
        }
        if (own != null) {
            expanded += own.length() + 16;
            if (expanded > MAX_EXPANSION) {
                throw new XmlPullParserException("Entities are too large", this, null);
            }
            source = new Source(own, source);
            return code;
        }
        if (systemId != null) {
            return code; // what was not read could have told it
        }
        unresolved = true;
        out.append('&').append(code).append(';');
        if (mustResolve) {
            complain("unresolved: &" + code + ";");
        }
        return code;
    }

    private String readComment() throws XmlPullParserException {
        read("<!--");
        int at = source.text.indexOf("--", source.pos);
        if (at >= 0 && !source.text.startsWith("-->", at) && !relaxed) {
            source.pos = at + 2;
            throw new XmlPullParserException("Comments may not contain --", this, null);
        }
        return readUntil("-->");
    }

    private void readStartTag(boolean mustResolve) throws XmlPullParserException {
        source.pos++;
        name = readName();
        attributes.clear();
        attributeCount = 0;
        while (true) {
            skipSpace();
            int c = peek();
            if (c < 0) {
                complain(EOF);
                return;
            }
            if (c == '/') {
                empty = true;
                source.pos++;
                if (!likeExpat) {
                    skipSpace();
                }
                read('>');
                break;
            }
            if (c == '>') {
                source.pos++;
                break;
            }
            if (likeExpat && source.text.charAt(source.pos - 1) > ' ') {
                complain("space expected");
            }
            readAttribute(mustResolve);
        }
        depth++;
        sawRoot |= depth == 1;
        open = new Element(open, name);
        Map<String, String> more = defaults.get(name);
        if (more != null) {
            for (Map.Entry<String, String> e : more.entrySet()) {
                if (getAttributeValue(null, e.getKey()) == null) {
                    Attribute a = new Attribute();
                    a.name = e.getKey();
                    a.value = e.getValue();
                    attributes.add(a);
                    attributeCount++;
                }
            }
        }
        while (declared.size() > open.namespaces) {
            declared.remove(declared.size() - 1);
        }
        if (namespacesOn) {
            applyNamespaces();
        } else {
            namespace = "";
        }
        open.prefix = prefix;
        open.name = name;
        open.namespace = namespace;
    }

    private void applyNamespaces() throws XmlPullParserException {
        for (int i = 0; i < attributes.size(); i++) {
            Attribute a = attributes.get(i);
            boolean plain = a.name.equals("xmlns");
            if (!plain && !a.name.startsWith("xmlns:")) {
                continue;
            }
            String declaredPrefix = plain ? null : a.name.substring(6);
            declared.add(new String[] {declaredPrefix, a.value});
            open.namespaces++;
            if (!plain && a.value.isEmpty()) {
                complain("illegal empty namespace");
            }
            if (keepNamespaceAttributes) {
                a.namespace = XMLNS_URI;
            } else {
                attributes.remove(i--);
                attributeCount--;
            }
        }
        for (int i = attributes.size() - 1; i >= 0; i--) {
            Attribute a = attributes.get(i);
            int colon = a.name.indexOf(':');
            if (colon == 0 && !relaxed) {
                throw badAttribute("illegal attribute name: " + a.name + " at " + this);
            }
            if (colon > 0) {
                String p = a.name.substring(0, colon);
                String uri = getNamespace(p);
                if (uri == null && !relaxed) {
                    throw badAttribute("Undefined Prefix: " + p + " in " + this);
                }
                a.namespace = uri;
                a.prefix = p;
                a.name = a.name.substring(colon + 1);
            }
        }
        int colon = name.indexOf(':');
        if (colon == 0) {
            complain("illegal tag name: " + name);
        }
        if (colon >= 0) {
            prefix = name.substring(0, colon);
            name = name.substring(colon + 1);
        }
        namespace = getNamespace(prefix);
        if (namespace == null) {
            if (prefix != null) {
                complain("undefined prefix: " + prefix);
            }
            namespace = "";
        }
    }

    private void readEndTag() throws XmlPullParserException {
        source.pos += 2;
        name = readName();
        skipSpace();
        read('>');
        if (depth == 0) {
            complain("read end tag " + name + " with no tags open");
            type = COMMENT;
            return;
        }
        if (!name.equals(open.raw)) {
            complain("expected: /" + open.raw + " read: " + name);
        }
        namespace = open.namespace;
        prefix = open.prefix;
        name = open.name;
    }

    // ---- document type

    private void readDoctype(boolean keep) throws XmlPullParserException {
        Source start = source;
        int from = source.pos + "<!DOCTYPE".length();
        read("<!DOCTYPE");
        skipSpace();
        rootElementName = readName();
        readExternalId(true);
        skipSpace();
        if (peek() == '[') {
            readSubset();
        }
        skipSpace();
        read('>');
        if (keep && start == source) {
            text = source.text.substring(from, source.pos - 1);
        }
    }

    private String readQuoted() throws XmlPullParserException {
        int quote = peek();
        if (quote != '"' && quote != '\'') {
            throw new XmlPullParserException("Expected a quoted string", this, null);
        }
        source.pos++;
        return readUntil(String.valueOf((char) quote));
    }

    private boolean readExternalId(boolean assign) throws XmlPullParserException {
        skipSpace();
        String pub = null;
        if (sees("PUBLIC")) {
            source.pos += 6;
            skipSpace();
            pub = readQuoted();
        } else if (sees("SYSTEM")) {
            source.pos += 6;
        } else {
            return false;
        }
        skipSpace();
        int c = peek();
        String sys = c == '"' || c == '\'' ? readQuoted() : null;
        if (assign) {
            publicId = pub;
            systemId = sys;
        }
        return true;
    }

    private void readSubset() throws XmlPullParserException {
        read('[');
        while (true) {
            skipSpace();
            if (peek() == ']') {
                source.pos++;
                return;
            }
            if (sees("<?")) {
                source.pos += 2;
                readUntil("?>");
            } else if (sees("<!--")) {
                readComment();
            } else if (sees("<!ENTITY")) {
                readEntity();
            } else if (sees("<!ATTLIST")) {
                readAttributeList();
            } else if (sees("<!ELEMENT") || sees("<!NOTATION")) {
                readUntil(">");
            } else if (peek() == '%') {
                throw new XmlPullParserException("Parameter entity references are not supported", this, null);
            } else {
                throw new XmlPullParserException(UNEXPECTED, this, null);
            }
        }
    }

    private void readEntity() throws XmlPullParserException {
        source.pos += "<!ENTITY".length();
        skipSpace();
        boolean general = true;
        if (peek() == '%') {
            general = false;
            source.pos++;
            skipSpace();
        }
        String entity = readName();
        skipSpace();
        int c = peek();
        String value = null;
        if (c == '"' || c == '\'') {
            source.pos++;
            value = readEntityValue(c);
        } else if (!readExternalId(false)) {
            throw new XmlPullParserException("Expected entity value or external ID", this, null);
        }
        skipSpace();
        if (sees("NDATA")) {
            source.pos += 5;
            skipSpace();
            readName();
            skipSpace();
        }
        read('>');
        if (general && docdeclOn && !entities.containsKey(entity)) {
            entities.put(entity, value == null ? "" : value); // an external entity is empty
        }
    }

    /** Character references count at once, others when the entity is used (XML 1.0, 4.5). */
    private String readEntityValue(int quote) throws XmlPullParserException {
        StringBuilder sb = new StringBuilder();
        while (true) {
            int c = peek();
            if (c < 0) {
                complain(EOF);
                return sb.toString();
            }
            if (c == '%') {
                throw new XmlPullParserException("This parser doesn't support parameter entities", this, null);
            }
            if (c == '&' && peek(1) == '#') {
                readReference(sb, true);
                continue;
            }
            source.pos++;
            if (c == quote) {
                return sb.toString();
            }
            sb.append((char) c);
        }
    }

    private void readAttributeList() throws XmlPullParserException {
        source.pos += "<!ATTLIST".length();
        skipSpace();
        String element = readName();
        while (true) {
            skipSpace();
            int c = peek();
            if (c == '>') {
                source.pos++;
                return;
            }
            if (c < 0) {
                complain(EOF);
                return;
            }
            String attribute = readName();
            skipSpace();
            if (peek() == '(') {
                readUntil(")");
            } else if (sees("NOTATION")) {
                readUntil(")");
            } else {
                readName();
            }
            skipSpace();
            if (sees("#REQUIRED") || sees("#IMPLIED")) {
                source.pos += sees("#REQUIRED") ? 9 : 8;
                continue;
            }
            if (sees("#FIXED")) {
                source.pos += 6;
                skipSpace();
            }
            int quote = peek();
            if (quote != '"' && quote != '\'') {
                throw new XmlPullParserException("Expected a quoted string", this, null);
            }
            source.pos++;
            String value = readValue(quote, true);
            read((char) quote);
            Map<String, String> list = defaults.get(element);
            if (list == null) {
                list = new LinkedHashMap<String, String>();
                defaults.put(element, list);
            }
            if (!list.containsKey(attribute)) {
                list.put(attribute, value);
            }
        }
    }

    public String getRootElementName() {
        return rootElementName;
    }

    public String getPublicId() {
        return publicId;
    }

    public String getSystemId() {
        return systemId;
    }

    // ---- what callers ask

    @Override
    public void setFeature(String feature, boolean value) throws XmlPullParserException {
        if (FEATURE_PROCESS_NAMESPACES.equals(feature)) {
            namespacesOn = value;
        } else if (FEATURE_PROCESS_DOCDECL.equals(feature)) {
            docdeclOn = value;
        } else if (FEATURE_RELAXED.equals(feature)) {
            relaxed = value;
        } else {
            throw new XmlPullParserException("unsupported feature: " + feature, this, null);
        }
    }

    @Override
    public boolean getFeature(String feature) {
        return FEATURE_PROCESS_NAMESPACES.equals(feature) && namespacesOn
                || FEATURE_PROCESS_DOCDECL.equals(feature) && docdeclOn || FEATURE_RELAXED.equals(feature) && relaxed;
    }

    @Override
    public void setProperty(String property, Object value) throws XmlPullParserException {
        if (!property.equals(PROPERTY_LOCATION)) {
            throw new XmlPullParserException("unsupported property: " + property);
        }
        location = String.valueOf(value);
    }

    @Override
    public Object getProperty(String property) {
        if (property.equals(PROPERTY_VERSION)) {
            return version;
        }
        if (property.equals(PROPERTY_STANDALONE)) {
            return standalone;
        }
        if (property.equals(PROPERTY_LOCATION)) {
            return location != null ? location : reader.toString();
        }
        return null;
    }

    @Override
    public String getInputEncoding() {
        return encoding;
    }

    @Override
    public void defineEntityReplacementText(String entity, String value) throws XmlPullParserException {
        if (docdeclOn) {
            throw new IllegalStateException("Entity replacement text may not be defined with DOCTYPE processing enabled.");
        }
        if (reader == null) {
            throw new IllegalStateException("Entity replacement text must be defined after setInput()");
        }
        entities.put(entity, value);
    }

    @Override
    public int getNamespaceCount(int d) {
        if (d > depth) {
            throw new IndexOutOfBoundsException();
        }
        Element e = open;
        for (int i = depth; i > d; i--) {
            e = e.parent;
        }
        return e == null || d == 0 ? 0 : e.namespaces;
    }

    @Override
    public String getNamespacePrefix(int i) {
        return declared.get(i)[0];
    }

    @Override
    public String getNamespaceUri(int i) {
        return declared.get(i)[1];
    }

    @Override
    public String getNamespace(String p) {
        if ("xml".equals(p)) {
            return XML_URI;
        }
        if ("xmlns".equals(p)) {
            return XMLNS_URI;
        }
        for (int i = (open == null ? 0 : open.namespaces) - 1; i >= 0; i--) {
            String[] d = declared.get(i);
            if (p == null ? d[0] == null : p.equals(d[0])) {
                return d[1];
            }
        }
        return null;
    }

    @Override
    public int getDepth() {
        return depth;
    }

    @Override
    public String getPositionDescription() {
        StringBuilder sb = new StringBuilder(type < TYPES.length ? TYPES[type] : "unknown").append(' ');
        if (type == START_TAG || type == END_TAG) {
            if (empty) {
                sb.append("(empty) ");
            }
            sb.append('<');
            if (type == END_TAG) {
                sb.append('/');
            }
            if (prefix != null) {
                sb.append('{').append(namespace).append('}').append(prefix).append(':');
            }
            sb.append(name);
            for (int i = 0; i < attributeCount; i++) {
                Attribute a = attributes.get(i);
                sb.append(' ');
                if (a.prefix != null) {
                    sb.append('{').append(a.namespace).append('}').append(a.prefix).append(':');
                }
                sb.append(a.name).append("='").append(a.value).append('\'');
            }
            sb.append('>');
        } else if (type == TEXT) {
            String t = getText();
            sb.append(whitespace ? "(whitespace)" : t.length() > 16 ? t.substring(0, 16) + "..." : t);
        } else if (type != IGNORABLE_WHITESPACE) {
            sb.append(getText());
        }
        sb.append('@').append(getLineNumber()).append(':').append(getColumnNumber());
        if (location != null) {
            sb.append(" in ").append(location);
        } else if (reader != null) {
            sb.append(" in ").append(reader);
        }
        return sb.toString();
    }

    private void count() {
        if (document == null) {
            return;
        }
        if (document.pos < countedTo) {
            countedTo = 0;
            line = 1;
            column = 1;
        }
        for (; countedTo < document.pos; countedTo++) {
            if (document.text.charAt(countedTo) == '\n') {
                line++;
                column = 1;
            } else {
                column++;
            }
        }
    }

    @Override
    public int getLineNumber() {
        count();
        return line;
    }

    @Override
    public int getColumnNumber() {
        count();
        return column;
    }

    @Override
    public boolean isWhitespace() throws XmlPullParserException {
        if (type != TEXT && type != IGNORABLE_WHITESPACE && type != CDSECT) {
            throw new XmlPullParserException("Wrong event type", this, null);
        }
        return whitespace;
    }

    @Override
    public String getText() {
        if (type < TEXT || type == ENTITY_REF && unresolved) {
            return null;
        }
        return text == null ? "" : text;
    }

    @Override
    public char[] getTextCharacters(int[] range) {
        String t = getText();
        range[0] = t == null ? -1 : 0;
        range[1] = t == null ? -1 : t.length();
        return t == null ? null : t.toCharArray();
    }

    @Override
    public String getNamespace() {
        return namespace;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public String getPrefix() {
        return prefix;
    }

    @Override
    public boolean isEmptyElementTag() throws XmlPullParserException {
        if (type != START_TAG) {
            throw new XmlPullParserException("Wrong event type", this, null);
        }
        return empty;
    }

    @Override
    public int getAttributeCount() {
        return attributeCount;
    }

    private Attribute attribute(int i) {
        if (i >= attributeCount) {
            throw new IndexOutOfBoundsException();
        }
        return attributes.get(i);
    }

    @Override
    public String getAttributeNamespace(int i) {
        return attribute(i).namespace;
    }

    @Override
    public String getAttributeName(int i) {
        return attribute(i).name;
    }

    @Override
    public String getAttributePrefix(int i) {
        return attribute(i).prefix;
    }

    @Override
    public String getAttributeType(int i) {
        return "CDATA";
    }

    @Override
    public boolean isAttributeDefault(int i) {
        return false;
    }

    @Override
    public String getAttributeValue(int i) {
        return attribute(i).value;
    }

    @Override
    public String getAttributeValue(String ns, String n) {
        for (int i = attributeCount - 1; i >= 0; i--) {
            Attribute a = attributes.get(i);
            if (a.name.equals(n) && (ns == null || ns.equals(a.namespace))) {
                return a.value;
            }
        }
        return null;
    }

    @Override
    public int getEventType() throws XmlPullParserException {
        return type;
    }

    @Override
    public int nextTag() throws XmlPullParserException, IOException {
        next();
        if (type == TEXT && whitespace) {
            next();
        }
        if (type != START_TAG && type != END_TAG) {
            throw new XmlPullParserException("unexpected type", this, null);
        }
        return type;
    }

    @Override
    public String nextText() throws XmlPullParserException, IOException {
        if (type != START_TAG) {
            throw new XmlPullParserException("precondition: START_TAG", this, null);
        }
        next();
        String result = "";
        if (type == TEXT) {
            result = getText();
            next();
        }
        if (type != END_TAG) {
            throw new XmlPullParserException("END_TAG expected", this, null);
        }
        return result;
    }

    @Override
    public void require(int t, String ns, String n) throws XmlPullParserException, IOException {
        if (t != type || ns != null && !ns.equals(namespace) || n != null && !n.equals(name)) {
            throw new XmlPullParserException("expected: " + TYPES[t] + " {" + ns + "}" + n, this, null);
        }
    }

    @Override
    public void close() throws IOException {
        if (reader != null) {
            reader.close();
        }
    }
}
