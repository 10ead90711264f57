import java.io.*;
import javax.xml.parsers.*;
import org.xml.sax.*;
import org.xml.sax.helpers.DefaultHandler;

/** What SAX and DOM make of bad input, the names of attributes that namespaces forbid above all. */
public class SaxErrors {
    static void sax(String xml, boolean namespaces) throws Exception {
        SAXParserFactory f = SAXParserFactory.newInstance();
        f.setNamespaceAware(namespaces);
        final StringBuilder told = new StringBuilder();
        try {
            f.newSAXParser().parse(new InputSource(new StringReader(xml)), new DefaultHandler() {
                @Override
                public void fatalError(SAXParseException e) throws SAXException {
                    told.append("told, ");
                    super.fatalError(e);
                }
            });
            System.out.println("sax " + xml + " read");
        } catch (SAXParseException e) {
            System.out.println("sax " + xml + " | " + told + e.getMessage() + " | " + e.getLineNumber() + ":" + e.getColumnNumber());
        }
    }

    static void dom(String xml, boolean namespaces) throws Exception {
        DocumentBuilderFactory f = DocumentBuilderFactory.newInstance();
        f.setNamespaceAware(namespaces);
        try {
            f.newDocumentBuilder().parse(new InputSource(new StringReader(xml) {
                @Override
                public String toString() {
                    return "text";
                }
            }));
            System.out.println("dom " + xml + " read");
        } catch (SAXParseException e) {
            System.out.println("dom " + xml + " | " + e.getMessage() + " | " + e.getLineNumber() + ":" + e.getColumnNumber());
        } catch (RuntimeException e) {
            System.out.println("dom " + xml + " ! " + e.toString().replaceAll("@.*", "")); // the rest is its hash
        }
    }

    public static void main(String[] args) throws Exception {
        String[] texts = {
            "<a xmlns:n=\"u\"><n:b :=\"\">/", "<a :b='c'/>", "<a b:c='d'/>", "<a xmlns:n='u'>\n <n:b m:c=''/></a>",
            "<a b='1' b='2'/>", "<:a/>", "<a></b>", "<a", "<a>&nope;</a>",
            "<a xmlns:n='u'>\n<n:b:c/></a>",
        };
        for (String text : texts) {
            sax(text, true);
            sax(text, false);
            dom(text, true);
            dom(text, false);
        }
        // What a reader throws is not the parser's to change.
        try {
            SAXParserFactory.newInstance().newSAXParser().parse(new InputSource(new Reader() {
                @Override
                public int read(char[] c, int at, int n) {
                    throw new IllegalStateException("illegal attribute name");
                }

                @Override
                public void close() {
                }
            }), new DefaultHandler());
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
    }
}
