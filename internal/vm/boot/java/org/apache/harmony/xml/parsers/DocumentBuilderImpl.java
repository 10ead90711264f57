package org.apache.harmony.xml.parsers;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import javax.xml.parsers.DocumentBuilder;
import org.apache.harmony.xml.dom.DOMImplementationImpl;
import org.apache.harmony.xml.dom.DocumentImpl;
import org.apache.harmony.xml.dom.DocumentTypeImpl;
import org.kxml2.io.KXmlParser;
import org.w3c.dom.Attr;
import org.w3c.dom.DOMImplementation;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.Text;
import org.xml.sax.EntityResolver;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.LocatorImpl;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Makes a tree of what the pull parser finds. */
final class DocumentBuilderImpl extends DocumentBuilder {
    private final boolean namespaces;
    private final boolean coalescing;
    private final boolean ignoreComments;
    private final boolean ignoreSpace;
    private ErrorHandler errorHandler;
    private EntityResolver resolver;

    DocumentBuilderImpl(boolean namespaces, boolean coalescing, boolean ignoreComments, boolean ignoreSpace) {
        this.namespaces = namespaces;
        this.coalescing = coalescing;
        this.ignoreComments = ignoreComments;
        this.ignoreSpace = ignoreSpace;
    }

    @Override
    public void reset() {
        errorHandler = null;
        resolver = null;
    }

    @Override
    public DOMImplementation getDOMImplementation() {
        return DOMImplementationImpl.getInstance();
    }

    @Override
    public boolean isNamespaceAware() {
        return namespaces;
    }

    @Override
    public boolean isValidating() {
        return false;
    }

    @Override
    public Document newDocument() {
        return new DocumentImpl(null, null, null);
    }

    @Override
    public void setEntityResolver(EntityResolver er) {
        resolver = er;
    }

    @Override
    public void setErrorHandler(ErrorHandler eh) {
        errorHandler = eh;
    }

    @Override
    public Document parse(InputSource source) throws SAXException, IOException {
        if (source == null) {
            throw new IllegalArgumentException("source == null");
        }
        DocumentImpl document = new DocumentImpl(null, null, null);
        document.setDocumentURI(source.getSystemId());
        KXmlParser parser = new KXmlParser();
        InputStream opened = null;
        try {
            parser.keepNamespaceAttributes();
            parser.setFeature(XmlPullParser.FEATURE_PROCESS_NAMESPACES, namespaces);
            if (source.getCharacterStream() != null) {
                parser.setInput(source.getCharacterStream());
            } else if (source.getByteStream() != null) {
                parser.setInput(source.getByteStream(), source.getEncoding());
            } else if (source.getSystemId() != null) {
                opened = new URL(source.getSystemId()).openStream();
                parser.setInput(opened, source.getEncoding());
            } else {
                throw new SAXParseException("InputSource needs a stream, reader or URI", null);
            }
            if (parser.nextToken() == XmlPullParser.END_DOCUMENT) {
                throw new SAXParseException("Unexpected end of document", null);
            }
            build(parser, document);
        } catch (XmlPullParserException e) {
            throw failed(source, e.getMessage(), e.getLineNumber(), e.getColumnNumber());
        } finally {
            if (opened != null) {
                opened.close();
            }
        }
        String version = (String) parser.getProperty("http://xmlpull.org/v1/doc/properties.html#xmldecl-version");
        Object alone = parser.getProperty("http://xmlpull.org/v1/doc/properties.html#xmldecl-standalone");
        document.describe(parser.getInputEncoding(), version, Boolean.TRUE.equals(alone));
        return document;
    }

    /** Tells the error handler and gives the exception to throw. */
    private SAXParseException failed(InputSource source, String message, int line, int column) throws SAXException {
        LocatorImpl place = new LocatorImpl();
        place.setPublicId(source.getPublicId());
        place.setSystemId(source.getSystemId());
        place.setLineNumber(line);
        place.setColumnNumber(column);
        SAXParseException e = new SAXParseException(message, place);
        if (errorHandler != null) {
            errorHandler.fatalError(e);
        }
        return e;
    }

    private void build(KXmlParser parser, DocumentImpl document)
            throws SAXException, XmlPullParserException, IOException {
        Node node = document;
        for (int token = parser.getEventType(); ; token = parser.nextToken()) {
            switch (token) {
                case XmlPullParser.END_DOCUMENT:
                    if (node != document) {
                        throw new SAXParseException("Unexpected end of document", null);
                    }
                    return;
                case XmlPullParser.START_TAG:
                    node = node.appendChild(element(parser, document));
                    break;
                case XmlPullParser.END_TAG:
                    node = node.getParentNode();
                    break;
                case XmlPullParser.PROCESSING_INSTRUCTION: {
                    String text = parser.getText();
                    int space = text.indexOf(' ');
                    node.appendChild(document.createProcessingInstruction(space < 0 ? text : text.substring(0, space),
                            space < 0 ? "" : text.substring(space + 1)));
                    break;
                }
                case XmlPullParser.DOCDECL:
                    document.appendChild(new DocumentTypeImpl(document, parser.getRootElementName(), parser.getPublicId(),
                            parser.getSystemId()));
                    break;
                case XmlPullParser.COMMENT:
                    if (!ignoreComments) {
                        node.appendChild(document.createComment(parser.getText()));
                    }
                    break;
                case XmlPullParser.TEXT:
                    text(document, node, parser.getText());
                    break;
                case XmlPullParser.CDSECT:
                    if (coalescing) {
                        text(document, node, parser.getText());
                    } else if (!parser.getText().isEmpty()) {
                        node.appendChild(document.createCDATASection(parser.getText()));
                    }
                    break;
                case XmlPullParser.ENTITY_REF:
                    if (isDeclared(parser.getName())) {
                        node.appendChild(document.createEntityReference(parser.getName()));
                    } else {
                        text(document, node, parser.getText());
                    }
                    break;
                default:
                    break; // white space around the root
            }
        }
    }

    /** Reports whether a reference is to something that a document type declares: the tree keeps those. */
    private static boolean isDeclared(String entity) {
        return !entity.startsWith("#") && !entity.equals("lt") && !entity.equals("gt") && !entity.equals("amp")
                && !entity.equals("apos") && !entity.equals("quot");
    }

    /** References split text for the parser, not in the tree. */
    private void text(DocumentImpl document, Node node, String s) {
        if (s.isEmpty() || ignoreSpace && s.trim().isEmpty()) {
            return;
        }
        Node last = node.getLastChild();
        if (last != null && last.getNodeType() == Node.TEXT_NODE) {
            ((Text) last).appendData(s);
        } else {
            node.appendChild(document.createTextNode(s));
        }
    }

    private Element element(KXmlParser parser, DocumentImpl document) {
        Element e;
        if (namespaces) {
            String uri = parser.getNamespace();
            e = document.createElementNS(uri.isEmpty() ? null : uri, parser.getName());
            e.setPrefix(parser.getPrefix());
        } else {
            e = document.createElement(parser.getName());
        }
        for (int i = 0; i < parser.getAttributeCount(); i++) {
            if (namespaces) {
                String uri = parser.getAttributeNamespace(i);
                Attr a = document.createAttributeNS(uri.isEmpty() ? null : uri, parser.getAttributeName(i));
                a.setPrefix(parser.getAttributePrefix(i));
                a.setValue(parser.getAttributeValue(i));
                e.setAttributeNodeNS(a);
            } else {
                e.setAttribute(parser.getAttributeName(i), parser.getAttributeValue(i));
            }
        }
        return e;
    }
}
