package java.util;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Properties as XML: a document with an entry for each key. */
final class PropertiesXml {
    private PropertiesXml() {
    }

    static void load(Properties into, InputStream in) throws IOException {
        Document d;
        try {
            d = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(in));
        } catch (SAXException e) {
            throw new InvalidPropertiesFormatException(e);
        } catch (ParserConfigurationException e) {
            throw new InvalidPropertiesFormatException(e);
        }
        Element root = d.getDocumentElement();
        if (!root.getTagName().equals("properties")) {
            throw new InvalidPropertiesFormatException("Invalid properties: the root is " + root.getTagName());
        }
        for (Node n = root.getFirstChild(); n != null; n = n.getNextSibling()) {
            if (!(n instanceof Element)) {
                continue;
            }
            Element e = (Element) n;
            if (e.getTagName().equals("entry")) {
                if (!e.hasAttribute("key")) {
                    throw new InvalidPropertiesFormatException("Invalid properties: an entry has no key");
                }
                into.put(e.getAttribute("key"), e.getTextContent());
            } else if (!e.getTagName().equals("comment")) {
                throw new InvalidPropertiesFormatException("Invalid properties: " + e.getTagName() + " is no entry");
            }
        }
    }

    static void store(Properties p, OutputStream out, String comment, String encoding) throws IOException {
        Writer w = new OutputStreamWriter(out, encoding);
        w.write("<?xml version=\"1.0\" encoding=\"" + encoding.toUpperCase(Locale.ROOT) + "\"?>\n"
                + "<!DOCTYPE properties SYSTEM \"http://java.sun.com/dtd/properties.dtd\">\n<properties>\n");
        if (comment != null) {
            w.write("<comment>" + escape(comment) + "</comment>\n");
        }
        for (Map.Entry<Object, Object> e : p.entrySet()) {
            if (e.getKey() instanceof String && e.getValue() instanceof String) {
                w.write("<entry key=\"" + escape((String) e.getKey()).replace("\"", "&quot;") + "\">" + escape((String) e.getValue()) + "</entry>\n");
            }
        }
        w.write("</properties>\n");
        w.flush();
    }

    private static String escape(String s) {
        return s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
