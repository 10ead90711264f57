package esdroid.xml;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Result;
import javax.xml.transform.Source;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.dom.DOMResult;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;
import org.w3c.dom.Document;
import org.w3c.dom.DocumentType;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Copies a document from tree or text to tree or text, written as Android's serializer does. */
final class Copy extends Transformer {
    private static final String INDENT_AMOUNT = "{http://xml.apache.org/xslt}indent-amount";
    private static final String INDENT_AMOUNT_2 = "{http://xml.apache.org/xalan}indent-amount";

    private final Map<String, Object> parameters = new HashMap<String, Object>();
    private Properties properties = new Properties();

    @Override
    public void setParameter(String name, Object value) {
        parameters.put(name, value);
    }

    @Override
    public Object getParameter(String name) {
        return parameters.get(name);
    }

    @Override
    public void clearParameters() {
        parameters.clear();
    }

    @Override
    public void setOutputProperties(Properties p) {
        properties = new Properties();
        if (p != null) {
            for (String name : p.stringPropertyNames()) {
                setOutputProperty(name, p.getProperty(name));
            }
        }
    }

    @Override
    public Properties getOutputProperties() {
        Properties p = new Properties();
        p.putAll(properties);
        return p;
    }

    private static void check(String name) {
        String known = " method version encoding omit-xml-declaration standalone doctype-public doctype-system"
                + " cdata-section-elements indent media-type ";
        if (!name.startsWith("{") && known.indexOf(" " + name + " ") < 0) {
            throw new IllegalArgumentException("output property not recognized: " + name);
        }
    }

    @Override
    public void setOutputProperty(String name, String value) {
        check(name);
        properties.setProperty(name, value);
    }

    @Override
    public String getOutputProperty(String name) {
        check(name);
        String value = properties.getProperty(name);
        return value != null ? value : name.equals(OutputKeys.METHOD) ? "xml" : name.equals(OutputKeys.ENCODING) ? "UTF-8"
                : name.equals(OutputKeys.VERSION) ? "1.0" : name.equals(OutputKeys.INDENT) ? "no"
                : name.equals(OutputKeys.OMIT_XML_DECLARATION) ? "no" : name.equals(OutputKeys.STANDALONE) ? "no" : null;
    }

    private static Document newDocument() throws TransformerException {
        try {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument();
        } catch (ParserConfigurationException e) {
            throw new TransformerException(e);
        }
    }

    private Node read(Source source) throws TransformerException {
        if (source instanceof DOMSource) {
            Node n = ((DOMSource) source).getNode();
            return n == null ? newDocument() : n;
        }
        if (!(source instanceof StreamSource)) {
            throw new TransformerException("Unsupported source: " + (source == null ? null : source.getClass().getName()));
        }
        StreamSource s = (StreamSource) source;
        InputSource in = new InputSource();
        in.setByteStream(s.getInputStream());
        in.setCharacterStream(s.getReader());
        in.setSystemId(s.getSystemId());
        try {
            DocumentBuilderFactory f = DocumentBuilderFactory.newInstance();
            f.setNamespaceAware(true);
            return f.newDocumentBuilder().parse(in);
        } catch (SAXException e) {
            throw new TransformerException(e);
        } catch (IOException e) {
            throw new TransformerException(e);
        } catch (ParserConfigurationException e) {
            throw new TransformerException(e);
        }
    }

    @Override
    public void transform(Source source, Result result) throws TransformerException {
        Node node = read(source);
        if (result instanceof DOMResult) {
            DOMResult r = (DOMResult) result;
            if (r.getNode() == null) {
                r.setNode(newDocument());
            }
            Node target = r.getNode();
            Document owner = target instanceof Document ? (Document) target : target.getOwnerDocument();
            if (node instanceof Document) {
                for (Node c = node.getFirstChild(); c != null; c = c.getNextSibling()) {
                    if (!(c instanceof DocumentType)) {
                        target.appendChild(owner.importNode(c, true));
                    }
                }
            } else {
                target.appendChild(owner.importNode(node, true));
            }
            return;
        }
        if (!(result instanceof StreamResult)) {
            throw new TransformerException("Unsupported result: " + (result == null ? null : result.getClass().getName()));
        }
        StreamResult r = (StreamResult) result;
        OutputStream opened = null;
        try {
            Writer w = r.getWriter();
            if (w == null) {
                OutputStream out = r.getOutputStream();
                if (out == null) {
                    if (r.getSystemId() == null) {
                        throw new TransformerException("No output specified!");
                    }
                    String id = r.getSystemId();
                    opened = new FileOutputStream(id.startsWith("file:") ? URI.create(id).getPath() : id);
                    out = opened;
                }
                w = new OutputStreamWriter(out, getOutputProperty(OutputKeys.ENCODING));
            }
            new Printer(w).print(node);
            w.flush();
        } catch (IOException e) {
            throw new TransformerException(e);
        } finally {
            if (opened != null) {
                try {
                    opened.close();
                } catch (IOException e) {
                    throw new TransformerException(e);
                }
            }
        }
    }

    /** Writes a tree as text. */
    private final class Printer {
        private final Writer out;
        private final boolean text = "text".equals(getOutputProperty(OutputKeys.METHOD));
        private final boolean indent = "yes".equals(getOutputProperty(OutputKeys.INDENT));
        private final boolean ascii;
        private int amount;

        Printer(Writer out) {
            this.out = out;
            String e = getOutputProperty(OutputKeys.ENCODING).toUpperCase(java.util.Locale.ROOT);
            ascii = !e.startsWith("UTF");
            String n = properties.getProperty(INDENT_AMOUNT, properties.getProperty(INDENT_AMOUNT_2));
            try {
                amount = n == null ? 0 : Integer.parseInt(n);
            } catch (NumberFormatException x) {
                amount = 0;
            }
        }

        void print(Node node) throws IOException {
            if ("html".equals(getOutputProperty(OutputKeys.METHOD))) {
                esdroid.security.Lacking.end("Ljavax/xml/transform/Transformer;->transform (output method html)");
            }
            if (!text && !"yes".equals(getOutputProperty(OutputKeys.OMIT_XML_DECLARATION))) {
                out.write("<?xml version=\"1.0\" encoding=\"" + getOutputProperty(OutputKeys.ENCODING) + "\"");
                String alone = properties.getProperty(OutputKeys.STANDALONE);
                if (alone != null) {
                    out.write(" standalone=\"" + alone + "\"");
                }
                out.write("?>");
            }
            String system = properties.getProperty(OutputKeys.DOCTYPE_SYSTEM);
            if (node instanceof Document) {
                Document d = (Document) node;
                if (system != null && d.getDocumentElement() != null) {
                    String pub = properties.getProperty(OutputKeys.DOCTYPE_PUBLIC);
                    out.write("<!DOCTYPE " + d.getDocumentElement().getNodeName()
                            + (pub == null ? " SYSTEM \"" : " PUBLIC \"" + pub + "\" \"") + system + "\">");
                }
                for (Node c = d.getFirstChild(); c != null; c = c.getNextSibling()) {
                    node(c, 0);
                }
            } else {
                node(node, 0);
            }
            if (indent && !text) {
                out.write('\n');
            }
        }

        private void line(int depth) throws IOException {
            out.write('\n');
            for (int i = depth * amount; i > 0; i--) {
                out.write(' ');
            }
        }

        private void node(Node n, int depth) throws IOException {
            switch (n.getNodeType()) {
                case Node.ELEMENT_NODE:
                    if (text) {
                        children(n, depth);
                    } else {
                        element(n, depth);
                    }
                    break;
                case Node.TEXT_NODE:
                    escape(n.getNodeValue(), false);
                    break;
                case Node.CDATA_SECTION_NODE:
                    if (text) {
                        out.write(n.getNodeValue());
                    } else {
                        out.write("<![CDATA[" + n.getNodeValue().replace("]]>", "]]]]><![CDATA[>") + "]]>");
                    }
                    break;
                case Node.COMMENT_NODE:
                    if (!text) {
                        out.write("<!--" + n.getNodeValue() + "-->");
                    }
                    break;
                case Node.PROCESSING_INSTRUCTION_NODE:
                    if (!text) {
                        String data = n.getNodeValue();
                        out.write("<?" + n.getNodeName() + (data == null || data.isEmpty() ? "" : " " + data) + "?>");
                    }
                    break;
                case Node.ENTITY_REFERENCE_NODE:
                    out.write("&" + n.getNodeName() + ";");
                    break;
                case Node.DOCUMENT_FRAGMENT_NODE:
                    children(n, depth);
                    break;
                default:
                    break; // the document type is not copied
            }
        }

        private void children(Node n, int depth) throws IOException {
            for (Node c = n.getFirstChild(); c != null; c = c.getNextSibling()) {
                node(c, depth);
            }
        }

        private void element(Node n, int depth) throws IOException {
            out.write("<" + n.getNodeName());
            String uri = n.getNamespaceURI();
            NamedNodeMap map = n.getAttributes();
            if (n.getLocalName() != null) {
                declare(n, map, n.getPrefix(), uri);
            }
            for (int i = 0; i < map.getLength(); i++) {
                Node a = map.item(i);
                if (a.getPrefix() != null && a.getNamespaceURI() != null && !a.getPrefix().equals("xml")
                        && !a.getPrefix().equals("xmlns") && !a.getPrefix().equals(n.getPrefix())) {
                    declare(n, map, a.getPrefix(), a.getNamespaceURI());
                }
                out.write(" " + a.getNodeName() + "=\"");
                escape(a.getNodeValue(), true);
                out.write('"');
            }
            if (!n.hasChildNodes()) {
                out.write("/>");
                return;
            }
            out.write('>');
            boolean mixed = !indent;
            for (Node c = n.getFirstChild(); c != null; c = c.getNextSibling()) {
                mixed |= c.getNodeType() == Node.TEXT_NODE || c.getNodeType() == Node.CDATA_SECTION_NODE;
            }
            for (Node c = n.getFirstChild(); c != null; c = c.getNextSibling()) {
                if (!mixed) {
                    line(depth + 1);
                }
                node(c, depth + 1);
            }
            if (!mixed) {
                line(depth);
            }
            out.write("</" + n.getNodeName() + ">");
        }

        /** Declares a namespace that neither the element nor one around it declares. */
        private void declare(Node n, NamedNodeMap map, String prefix, String uri) throws IOException {
            String name = prefix == null ? "xmlns" : "xmlns:" + prefix;
            if (map.getNamedItem(name) != null) {
                return;
            }
            for (Node p = n.getParentNode(); p != null && p.getNodeType() == Node.ELEMENT_NODE; p = p.getParentNode()) {
                boolean same = prefix == null ? p.getPrefix() == null : prefix.equals(p.getPrefix());
                Node declared = p.getAttributes().getNamedItem(name);
                String known = declared != null ? declared.getNodeValue() : same ? p.getNamespaceURI() : null;
                if (declared != null || same) {
                    String a = known == null ? "" : known;
                    if (a.equals(uri == null ? "" : uri)) {
                        return;
                    }
                    break;
                }
            }
            if (uri == null && prefix == null && !inherits(n)) {
                return;
            }
            out.write(" " + name + "=\"");
            escape(uri == null ? "" : uri, true);
            out.write('"');
        }

        private boolean inherits(Node n) {
            for (Node p = n.getParentNode(); p != null && p.getNodeType() == Node.ELEMENT_NODE; p = p.getParentNode()) {
                if (p.getPrefix() == null && p.getNamespaceURI() != null || p.getAttributes().getNamedItem("xmlns") != null) {
                    return true;
                }
            }
            return false;
        }

        private void escape(String s, boolean attribute) throws IOException {
            if (text) {
                out.write(s);
                return;
            }
            for (int i = 0; i < s.length(); i++) {
                char c = s.charAt(i);
                if (c == '&') {
                    out.write("&amp;");
                } else if (c == '<') {
                    out.write("&lt;");
                } else if (c == '>') {
                    out.write("&gt;");
                } else if (c == '"' && attribute) {
                    out.write("&quot;");
                } else if (c == '\r' || attribute && (c == '\n' || c == '\t')) {
                    out.write("&#" + (int) c + ";");
                } else if (Character.isHighSurrogate(c) && i + 1 < s.length()) {
                    out.write("&#" + Character.toCodePoint(c, s.charAt(++i)) + ";");
                } else if (ascii && c > 126) {
                    out.write("&#" + (int) c + ";");
                } else {
                    out.write(c);
                }
            }
        }
    }
}
