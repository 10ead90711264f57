import java.io.*;
import java.util.*;
import javax.xml.parsers.*;
import org.xml.sax.*;
import org.xml.sax.ext.DefaultHandler2;
import org.xml.sax.helpers.*;

/** SAX: what handlers are told, with and without namespaces. */
public class SaxEvents {
    static class Teller extends DefaultHandler2 {
        final StringBuilder out = new StringBuilder();
        final StringBuilder text = new StringBuilder();

        void flush() {
            if (text.length() > 0) {
                out.append(" T[").append(text.toString().replace("\n", "~")).append(']');
                text.setLength(0);
            }
        }

        public void startDocument() {
            out.append("doc");
        }

        public void endDocument() {
            flush();
            out.append(" end");
        }

        public void startPrefixMapping(String p, String u) {
            flush();
            out.append(" +").append(p).append('=').append(u);
        }

        public void endPrefixMapping(String p) {
            flush();
            out.append(" -").append(p);
        }

        public void startElement(String u, String l, String q, Attributes a) {
            flush();
            out.append(" <").append(u).append('|').append(l).append('|').append(q);
            for (int i = 0; i < a.getLength(); i++) {
                out.append(' ').append(a.getURI(i)).append('|').append(a.getLocalName(i)).append('|').append(a.getQName(i)).append('=').append(a.getValue(i)).append(':').append(a.getType(i));
            }
            out.append('>');
        }

        public void endElement(String u, String l, String q) {
            flush();
            out.append(" </").append(u).append('|').append(l).append('|').append(q).append('>');
        }

        public void characters(char[] c, int s, int n) {
            text.append(c, s, n);
        }

        public void processingInstruction(String t, String d) {
            flush();
            out.append(" ?").append(t).append(',').append(d);
        }

        public void comment(char[] c, int s, int n) {
            flush();
            out.append(" !").append(c, s, n);
        }

        public void startCDATA() {
            flush();
            out.append(" CDATA");
        }

        public void startDTD(String n, String p, String s) {
            out.append(" DTD ").append(n).append(' ').append(p).append(' ').append(s);
        }
    }

    static void parse(String xml, boolean aware) throws Exception {
        SAXParserFactory f = SAXParserFactory.newInstance();
        f.setNamespaceAware(aware);
        SAXParser p = f.newSAXParser();
        Teller t = new Teller();
        p.setProperty("http://xml.org/sax/properties/lexical-handler", t);
        try {
            p.parse(new InputSource(new StringReader(xml)), t);
        } catch (SAXParseException e) {
            t.flush();
            t.out.append(" WRONG line ").append(e.getLineNumber());
        }
        System.out.println(aware + " " + t.out);
    }

    public static void main(String[] args) throws Exception {
        String[] good = {"<a/>", "<a><b>text</b><b x='1' y=\"2\"/></a>", "<?xml version='1.0' encoding='UTF-8'?>\n<r>\n  <i>1 &lt; 2 &amp;&#65;&#x42;</i>\n</r>\n",
            "<r><!-- note --><?go fast now?><![CDATA[<&>]]>tail</r>", "<n:a xmlns:n='urn:n' n:k='v' k='w'><b xmlns='urn:d'/><n:c xmlns:n='urn:o'/></n:a>",
            "<!DOCTYPE r [<!ENTITY who \"World &#33;\">]><r t='&who;'>Hello &who;</r>", "<a b='x&#10;y  z\tw\n'>\r\nline\r</a>", "<a>&quot;&apos;&gt;</a>",
            "<\u00e9l\u00e9ment>\u4e2d\ud83d\ude00</\u00e9l\u00e9ment>", "<a xml:lang='en'><![CDATA[a]]><![CDATA[b]]></a>"};
        for (String x : good) {
            parse(x, true);
        }
        parse(good[1], false);
        parse(good[2], false);
        String[] bad = {"", "text", "<a>", "<a></b>", "<a", "<a><b></a></b>", "<a/><b/>", "<a x=1/>", "<a x='1' x='2'/>", "<a>&nope;</a>", "<a>&</a>", "<n:a/>", "<a>\n<b>\n</c></a>", "<a b='<'/>", "<1/>", "<a>]]></a>", "<!-- a -- b --><a/>"};
        for (String x : bad) {
            parse(x, true);
        }
        XMLReader r = XMLReaderFactory.createXMLReader();
        System.out.println(r.getFeature("http://xml.org/sax/features/namespaces"));
        final int[] count = new int[1];
        XMLFilterImpl filter = new XMLFilterImpl(SAXParserFactory.newInstance().newSAXParser().getXMLReader()) {
            public void startElement(String u, String l, String q, Attributes a) throws SAXException {
                count[0]++;
                super.startElement(u, l, q.toUpperCase(), a);
            }
        };
        final StringBuilder names = new StringBuilder();
        filter.setContentHandler(new DefaultHandler() {
            public void startElement(String u, String l, String q, Attributes a) throws SAXException {
                names.append(q).append(' ');
                if (q.equals("STOP")) {
                    throw new SAXException("stopped");
                }
            }
        });
        try {
            filter.parse(new InputSource(new StringReader("<a><b/><stop/><c/></a>")));
        } catch (SAXException e) {
            System.out.println(e.getMessage() + " " + names + count[0]);
        }
        AttributesImpl a = new AttributesImpl();
        a.addAttribute("u", "l", "p:l", "CDATA", "v");
        a.addAttribute("", "m", "m", "CDATA", "w");
        System.out.println(a.getLength() + " " + a.getIndex("u", "l") + a.getIndex("m") + a.getIndex("x") + " " + a.getValue("p:l") + a.getValue("u", "l") + a.getValue("none") + a.getType(1) + a.getQName(5));
        SAXException s = new SAXException("outer", new IOException("inner"));
        System.out.println(s.getMessage() + " " + s.getException().getMessage() + " " + new SAXException(new IOException("only")).getMessage());
    }
}
