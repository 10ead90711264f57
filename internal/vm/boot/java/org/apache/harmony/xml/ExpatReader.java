package org.apache.harmony.xml;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.net.URL;
import org.kxml2.io.KXmlParser;
import org.xml.sax.ContentHandler;
import org.xml.sax.DTDHandler;
import org.xml.sax.EntityResolver;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xml.sax.ext.LexicalHandler;
import org.xml.sax.helpers.AttributesImpl;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** The reader behind SAX, under the name that Android's has; it pulls, and complains in Expat's words. */
public class ExpatReader implements XMLReader {
    private static final String FEATURES = "http://xml.org/sax/features/";
    private static final String LEXICAL = "http://xml.org/sax/properties/lexical-handler";

    private boolean namespaces = true;
    private boolean prefixes;
    private EntityResolver entityResolver;
    private DTDHandler dtdHandler;
    private ContentHandler contentHandler;
    private ErrorHandler errorHandler;
    private LexicalHandler lexicalHandler;

    @Override
    public boolean getFeature(String name) throws SAXNotRecognizedException, SAXNotSupportedException {
        if (name == null) {
            throw new NullPointerException("name == null");
        }
        if (name.equals(FEATURES + "namespaces")) {
            return namespaces;
        }
        if (name.equals(FEATURES + "namespace-prefixes")) {
            return prefixes;
        }
        if (name.equals(FEATURES + "validation") || name.equals(FEATURES + "external-general-entities")
                || name.equals(FEATURES + "external-parameter-entities")) {
            return false;
        }
        if (name.equals(FEATURES + "string-interning")) {
            return true;
        }
        throw new SAXNotRecognizedException(name);
    }

    @Override
    public void setFeature(String name, boolean value) throws SAXNotRecognizedException, SAXNotSupportedException {
        if (name == null) {
            throw new NullPointerException("name == null");
        }
        if (name.equals(FEATURES + "namespaces")) {
            namespaces = value;
        } else if (name.equals(FEATURES + "namespace-prefixes")) {
            prefixes = value;
        } else if (name.equals(FEATURES + "validation") || name.equals(FEATURES + "external-general-entities")
                || name.equals(FEATURES + "external-parameter-entities")) {
            if (value) {
                throw new SAXNotSupportedException("Cannot enable " + name);
            }
        } else if (name.equals(FEATURES + "string-interning")) {
            if (!value) {
                throw new SAXNotSupportedException("Cannot disable " + name);
            }
        } else {
            throw new SAXNotRecognizedException(name);
        }
    }

    @Override
    public Object getProperty(String name) throws SAXNotRecognizedException, SAXNotSupportedException {
        if (name == null) {
            throw new NullPointerException("name == null");
        }
        if (name.equals(LEXICAL)) {
            return lexicalHandler;
        }
        throw new SAXNotRecognizedException(name);
    }

    @Override
    public void setProperty(String name, Object value) throws SAXNotRecognizedException, SAXNotSupportedException {
        if (name == null) {
            throw new NullPointerException("name == null");
        }
        if (!name.equals(LEXICAL)) {
            throw new SAXNotRecognizedException(name);
        }
        if (value != null && !(value instanceof LexicalHandler)) {
            throw new SAXNotSupportedException("value doesn't implement org.xml.sax.ext.LexicalHandler");
        }
        lexicalHandler = (LexicalHandler) value;
    }

    @Override
    public void setEntityResolver(EntityResolver resolver) {
        entityResolver = resolver;
    }

    @Override
    public EntityResolver getEntityResolver() {
        return entityResolver;
    }

    @Override
    public void setDTDHandler(DTDHandler handler) {
        dtdHandler = handler;
    }

    @Override
    public DTDHandler getDTDHandler() {
        return dtdHandler;
    }

    @Override
    public void setContentHandler(ContentHandler handler) {
        contentHandler = handler;
    }

    @Override
    public ContentHandler getContentHandler() {
        return contentHandler;
    }

    @Override
    public void setErrorHandler(ErrorHandler handler) {
        errorHandler = handler;
    }

    @Override
    public ErrorHandler getErrorHandler() {
        return errorHandler;
    }

    public LexicalHandler getLexicalHandler() {
        return lexicalHandler;
    }

    public void setLexicalHandler(LexicalHandler handler) {
        lexicalHandler = handler;
    }

    @Override
    public void parse(String systemId) throws IOException, SAXException {
        parse(new InputSource(systemId));
    }

    @Override
    public void parse(InputSource input) throws IOException, SAXException {
        Run run = new Run(input);
        Reader reader = input.getCharacterStream();
        InputStream opened = null;
        try {
            if (reader != null) {
                run.parser.setInput(reader);
            } else {
                InputStream in = input.getByteStream();
                if (in == null) {
                    if (input.getSystemId() == null) {
                        throw new SAXException("No input specified.");
                    }
                    opened = new URL(input.getSystemId()).openStream();
                    in = opened;
                }
                run.parser.setInput(in, input.getEncoding());
            }
            run.go();
        } catch (XmlPullParserException e) {
            throw run.failed(e.getMessage());
        } finally {
            if (opened != null) {
                opened.close();
            }
        }
    }

    /** The complaint, with Expat's way to tell the place. */
    private static final class ParseException extends SAXParseException {
        private static final long serialVersionUID = 1L;

        private final int line;
        private final int column;

        ParseException(String message, Locator locator) {
            super(message, locator);
            line = locator.getLineNumber();
            column = locator.getColumnNumber();
        }

        @Override
        public String getMessage() {
            return "At line " + line + ", column " + column + ": " + super.getMessage();
        }
    }

    /** The reading of one document. */
    private final class Run implements Locator {
        final KXmlParser parser = new KXmlParser();
        private final InputSource input;
        private final AttributesImpl attributes = new AttributesImpl();
        private boolean sawRoot;
        private int line = 1;
        private int column;

        Run(InputSource input) throws SAXException {
            this.input = input;
            try {
                parser.likeExpat();
                parser.setFeature(XmlPullParser.FEATURE_PROCESS_DOCDECL, true);
                if (namespaces) {
                    parser.setFeature(XmlPullParser.FEATURE_PROCESS_NAMESPACES, true);
                    if (prefixes) {
                        parser.keepNamespaceAttributes();
                    }
                }
            } catch (XmlPullParserException e) {
                throw new SAXException(e);
            }
        }

        @Override
        public String getPublicId() {
            return input.getPublicId();
        }

        @Override
        public String getSystemId() {
            return input.getSystemId();
        }

        @Override
        public int getLineNumber() {
            return line;
        }

        @Override
        public int getColumnNumber() {
            return column;
        }

        void go() throws IOException, SAXException, XmlPullParserException {
            if (contentHandler != null) {
                contentHandler.setDocumentLocator(this);
                contentHandler.startDocument();
            }
            while (true) {
                line = parser.getLineNumber();
                column = parser.getColumnNumber() - 1;
                int type = parser.nextToken();
                if (type == XmlPullParser.END_DOCUMENT) {
                    break;
                }
                event(type);
            }
            line = parser.getLineNumber();
            column = parser.getColumnNumber() - 1;
            if (!sawRoot || parser.getDepth() > 0) {
                throw failed("Unexpected EOF");
            }
            if (contentHandler != null) {
                contentHandler.endDocument();
            }
        }

        private String qName(String prefix, String name) {
            return prefix == null ? name : prefix + ":" + name;
        }

        private void event(int type) throws SAXException, XmlPullParserException {
            ContentHandler h = contentHandler;
            switch (type) {
                case XmlPullParser.START_TAG:
                    if (parser.getDepth() == 1) {
                        if (sawRoot) {
                            throw failed("Unexpected token");
                        }
                        sawRoot = true;
                    }
                    startElement(h);
                    break;
                case XmlPullParser.END_TAG:
                    if (h != null) {
                        String prefix = parser.getPrefix();
                        h.endElement(parser.getNamespace(), namespaces ? parser.getName() : "",
                                qName(prefix, parser.getName()));
                        for (int i = parser.getNamespaceCount(parser.getDepth()) - 1;
                                i >= parser.getNamespaceCount(parser.getDepth() - 1); i--) {
                            String p = parser.getNamespacePrefix(i);
                            h.endPrefixMapping(p == null ? "" : p);
                        }
                    }
                    break;
                case XmlPullParser.TEXT:
                    characters(h, parser.getText());
                    break;
                case XmlPullParser.CDSECT:
                    if (lexicalHandler != null) {
                        lexicalHandler.startCDATA();
                    }
                    characters(h, parser.getText());
                    if (lexicalHandler != null) {
                        lexicalHandler.endCDATA();
                    }
                    break;
                case XmlPullParser.ENTITY_REF:
                    if (parser.getText() == null) {
                        throw failed("unresolved: &" + parser.getName() + ";");
                    }
                    characters(h, parser.getText()); // empty if a document type that was not read may declare it
                    break;
                case XmlPullParser.COMMENT:
                    if (lexicalHandler != null) {
                        char[] c = parser.getText().toCharArray();
                        lexicalHandler.comment(c, 0, c.length);
                    }
                    break;
                case XmlPullParser.PROCESSING_INSTRUCTION:
                    if (h != null) {
                        String s = parser.getText();
                        int at = 0;
                        while (at < s.length() && s.charAt(at) > ' ') {
                            at++;
                        }
                        int data = at;
                        while (data < s.length() && s.charAt(data) <= ' ') {
                            data++;
                        }
                        h.processingInstruction(s.substring(0, at), s.substring(data));
                    }
                    break;
                case XmlPullParser.DOCDECL:
                    if (lexicalHandler != null) {
                        lexicalHandler.startDTD(parser.getRootElementName(), parser.getPublicId(), parser.getSystemId());
                        lexicalHandler.endDTD();
                    }
                    break;
                default:
                    break; // space around the root says nothing
            }
        }

        private void startElement(ContentHandler h) throws SAXException, XmlPullParserException {
            attributes.clear();
            for (int i = 0; i < parser.getAttributeCount(); i++) {
                String local = parser.getAttributeName(i);
                String q = qName(parser.getAttributePrefix(i), local);
                String uri = parser.getAttributeNamespace(i);
                if (attributes.getIndex(q) >= 0 || namespaces && !uri.isEmpty() && attributes.getIndex(uri, local) >= 0) {
                    throw failed("duplicate attribute");
                }
                String value = parser.getAttributeValue(i);
                if (namespaces) {
                    attributes.addAttribute(uri, local, q, "CDATA", value);
                } else {
                    attributes.addAttribute("", "", q, "CDATA", value);
                }
            }
            if (h == null) {
                return;
            }
            int depth = parser.getDepth();
            for (int i = parser.getNamespaceCount(depth - 1); i < parser.getNamespaceCount(depth); i++) {
                String p = parser.getNamespacePrefix(i);
                h.startPrefixMapping(p == null ? "" : p, parser.getNamespaceUri(i));
            }
            h.startElement(parser.getNamespace(), namespaces ? parser.getName() : "",
                    qName(parser.getPrefix(), parser.getName()), attributes);
        }

        private void characters(ContentHandler h, String s) throws SAXException {
            if (h != null && s != null && !s.isEmpty()) {
                char[] c = s.toCharArray();
                h.characters(c, 0, c.length);
            }
        }

        /** Tells the error handler and gives the exception to throw. */
        SAXParseException failed(String message) throws SAXException {
            String said = "not well-formed (invalid token)";
            if (message.startsWith("Unexpected EOF")) {
                said = parser.getDepth() == 0 && sawRoot ? "unclosed token" : "no element found";
            } else if (message.startsWith("expected: /")) {
                said = "mismatched tag";
            } else if (message.startsWith("Unexpected token")) {
                said = sawRoot ? "junk after document element" : "syntax error";
            } else if (message.startsWith("unresolved: ")) {
                said = "undefined entity";
            } else if (message.startsWith("duplicate attribute")) {
                said = message;
            } else if (message.startsWith("undefined prefix") || message.startsWith("Undefined Prefix")) {
                said = "unbound prefix";
            } else if (message.startsWith("processing instructions must not")) {
                said = "XML or text declaration not at start of entity";
            } else if (message.startsWith("Invalid character reference")) {
                said = "reference to invalid character number";
            }
            ParseException e = new ParseException(said, this);
            if (errorHandler != null) {
                errorHandler.fatalError(e);
            }
            return e;
        }
    }
}
