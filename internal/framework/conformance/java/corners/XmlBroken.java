import android.util.Xml;
import esdroid.conformance.Out.Code;
import java.io.StringReader;
import org.xml.sax.Attributes;
import org.xml.sax.helpers.DefaultHandler;
import org.xmlpull.v1.XmlPullParser;
import static esdroid.conformance.Out.*;

/** Documents that are not well formed, pulled. */
public class XmlBroken {
    public static void main(String[] args) throws Exception {
        for (final String s : new String[] {"", "<a", "<a>", "<a></b>", "<a x=1/>", "<a x='1' x='2'/>", "<a>&unknown;</a>", "<a>&#65;&lt;</a>", "text", "<a/><b/>", "<?xml version='1.0'?><a><!-- c --><![CDATA[<x>]]>t</a>", "<p:a xmlns:p='u' p:x='1'/>", "<p:a/>", "<a>\n <b>\n</a>", "</a>", "<a b='<'/>", "<!DOCTYPE a><a/>"}) fails(s.replace("\n", "|"), new Code() {
            public void run() throws Exception {
                XmlPullParser x = Xml.newPullParser();
                x.setFeature(XmlPullParser.FEATURE_PROCESS_NAMESPACES, true);
                x.setInput(new Named(s));
                StringBuilder b = new StringBuilder();
                try {
                    for (int e = x.getEventType(); e != XmlPullParser.END_DOCUMENT; e = x.next()) b.append(XmlPullParser.TYPES[e]).append(' ').append(x.getNamespace()).append(x.getName()).append(' ').append(x.getText()).append(' ').append(x.getAttributeCount()).append(x.getAttributeCount() > 0 ? x.getAttributeName(0) + "=" + x.getAttributeValue(0) : "").append("; ");
                } finally {
                    say(b.toString().replace("\n", "|"), x.getLineNumber(), x.getColumnNumber(), x.getDepth(), x.getPositionDescription().replaceAll("(?s)@[0-9a-f]+$", "").replace("\n", "|"));
                }
            }
        });
        final XmlPullParser p = Xml.newPullParser();
        p.setInput(new Named("<a k='v'>t<b/></a>"));
        p.next();
        say(p.getAttributeValue(null, "k"), p.getAttributeValue(null, "none"), p.isEmptyElementTag(), p.getProperty("x"));
        fails("p.getAttributeValue(3)", new Code() {
            public void run() throws Exception {
                p.getAttributeValue(3);
            }
        });
        fails("p.require(XmlPullParser.END_TAG, null, \"a\")", new Code() {
            public void run() throws Exception {
                p.require(XmlPullParser.END_TAG, null, "a");
            }
        });
        fails("p.nextText()", new Code() {
            public void run() throws Exception {
                p.nextText();
            }
        });
        fails("p.setFeature(\"unknown\", true)", new Code() {
            public void run() throws Exception {
                p.setFeature("unknown", true);
            }
        });
        fails("p.setInput(null, \"UTF-8\")", new Code() {
            public void run() throws Exception {
                p.setInput(null, "UTF-8");
            }
        });
        fails("p.nextTag()", new Code() {
            public void run() throws Exception {
                p.nextTag();
            }
        });
        fails("p.isWhitespace()", new Code() {
            public void run() throws Exception {
                p.isWhitespace();
            }
        });
        final XmlPullParser bare = Xml.newPullParser();
        fails("bare.next()", new Code() {
            public void run() throws Exception {
                bare.next();
            }
        });
        say(bare.getEventType());
        fails("Xml.parse(\"<a>\", new DefaultHandler())", new Code() {
            public void run() throws Exception {
                Xml.parse("<a>", new DefaultHandler());
            }
        });
        fails("Xml.parse(\"<a/>\", null)", new Code() {
            public void run() throws Exception {
                Xml.parse("<a/>", null);
            }
        });
        fails("Xml.findEncodingByName(\"nonsense\")", new Code() {
            public void run() throws Exception {
                Xml.findEncodingByName("nonsense");
            }
        });
        Xml.parse("<a x='1'><b>t</b></a>", new DefaultHandler() {
            @Override
            public void startElement(String u, String l, String q, Attributes a) {
                say("start", u, l, q, a.getLength());
            }

            @Override
            public void characters(char[] c, int s, int n) {
                say("text", new String(c, s, n));
            }

            @Override
            public void endDocument() {
                say("end");
            }
        });
    }

    /** A reader without an address in its text. */
    static class Named extends StringReader {
        Named(String s) {
            super(s);
        }

        @Override
        public String toString() {
            return "reader";
        }
    }
}
