import java.io.*;
import org.xmlpull.v1.*;

/** The pull parser: events, attributes, namespaces, positions. */
public class PullEvents {
    static String show(XmlPullParser p, int type) {
        StringBuilder sb = new StringBuilder(XmlPullParser.TYPES[type]).append(' ').append(p.getDepth()).append(' ').append(p.getLineNumber()).append(':').append(p.getColumnNumber());
        if (p.getName() != null) {
            sb.append(' ').append(p.getNamespace()).append('|').append(p.getPrefix()).append('|').append(p.getName());
        }
        for (int i = 0; i < p.getAttributeCount(); i++) {
            sb.append(' ').append(p.getAttributeNamespace(i)).append('|').append(p.getAttributePrefix(i)).append('|').append(p.getAttributeName(i)).append('=').append(p.getAttributeValue(i));
        }
        if (p.getText() != null) {
            sb.append(" [").append(p.getText().replace("\n", "~")).append(']');
        }
        return sb.toString();
    }

    static void all(String xml, boolean namespaces, boolean tokens) throws XmlPullParserException, IOException {
        XmlPullParserFactory f = XmlPullParserFactory.newInstance();
        f.setNamespaceAware(namespaces);
        XmlPullParser p = f.newPullParser();
        p.setInput(new StringReader(xml));
        System.out.println("--- " + p.getEventType() + " " + p.getAttributeCount());
        for (int t = tokens ? p.nextToken() : p.next(); ; t = tokens ? p.nextToken() : p.next()) {
            System.out.println(show(p, t));
            if (t == XmlPullParser.END_DOCUMENT) {
                break;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        all("<?xml version='1.0'?>\n<list>\n  <item id='1'>one &amp; two</item>\n  <item id='2'/>\n</list>\n", false, false);
        all("<!DOCTYPE r><r><!--c--><?p q?>a<![CDATA[<b>]]>&lt;&#65;c</r> ", false, true);
        all("<n:r xmlns:n='urn:n' xmlns='urn:d' n:a='1' b='2'><c/></n:r>", true, false);
        all("<n:r xmlns:n='urn:n' n:a='1'/>", false, false);
        XmlPullParser p = XmlPullParserFactory.newInstance().newPullParser();
        p.setInput(new ByteArrayInputStream("<?xml version=\"1.0\" encoding=\"ISO-8859-1\" standalone='yes'?><a>\u00e9</a>".getBytes("ISO-8859-1")), null);
        System.out.println(p.nextTag() + " " + p.getInputEncoding() + " " + p.nextText().equals("\u00e9") + " " + p.getEventType() + " " + p.getProperty("http://xmlpull.org/v1/doc/properties.html#xmldecl-version") + " " + p.getProperty("http://xmlpull.org/v1/doc/properties.html#xmldecl-standalone"));
        p.setInput(new ByteArrayInputStream("\ufeff<a>\u4e2d</a>".getBytes("UTF-8")), null);
        p.nextTag();
        System.out.println(p.nextText().equals("\u4e2d") + " " + p.getInputEncoding());
        p.setInput(new StringReader("<a> <b>x</b>\n<c></c><d/></a>"));
        p.nextTag();
        p.require(XmlPullParser.START_TAG, null, "a");
        p.nextTag();
        System.out.println(p.getName() + " " + p.nextText() + " " + p.getEventType() + " " + p.getName());
        p.nextTag();
        System.out.println(p.getName() + "[" + p.nextText() + "]");
        p.nextTag();
        System.out.println(p.getName() + " " + p.isEmptyElementTag() + " [" + p.nextText() + "] " + p.nextTag() + " " + p.getName() + " " + p.next());
        p.setInput(new StringReader("<a x='1' y='2'>  </a>"));
        p.next();
        System.out.println(p.getAttributeValue(null, "y") + p.getAttributeValue("", "x") + p.getAttributeValue(null, "z") + " " + p.getAttributeType(0) + p.isAttributeDefault(0));
        p.next();
        System.out.println(p.isWhitespace() + " " + p.getText().length());
        int[] range = new int[2];
        System.out.println(new String(p.getTextCharacters(range), range[0], range[1]).length());
        p = XmlPullParserFactory.newInstance().newPullParser();
        p.setFeature(XmlPullParser.FEATURE_PROCESS_NAMESPACES, true);
        p.setInput(new StringReader("<a xmlns:p='urn:p' xmlns='urn:d'><b xmlns:q='urn:q'><c/></b></a>"));
        p.next();
        p.next();
        System.out.println(p.getNamespaceCount(1) + " " + p.getNamespaceCount(2) + " " + p.getNamespacePrefix(0) + "=" + p.getNamespaceUri(0) + " " + p.getNamespacePrefix(1) + " " + p.getNamespacePrefix(2) + " " + p.getNamespace("q") + " " + p.getNamespace(null) + " " + p.getNamespace("xml") + " " + p.getNamespace("none"));
        p = XmlPullParserFactory.newInstance().newPullParser();
        p.setInput(new StringReader("<a>&me; &you;</a>"));
        p.defineEntityReplacementText("me", "I");
        p.defineEntityReplacementText("you", "<b>");
        p.next();
        System.out.println(p.nextText());
        p.setFeature(XmlPullParser.FEATURE_PROCESS_DOCDECL, true);
        p.setInput(new StringReader("<!DOCTYPE a [<!ENTITY e \"<b>in</b> &amp;\"><!ATTLIST a k CDATA 'dflt'>]><a>&e;</a>"));
        p.next();
        System.out.println(p.getAttributeValue(null, "k") + " " + p.next() + " " + p.getName() + " " + p.nextText() + " " + p.next() + p.getText());
        System.out.println(p.getClass().getName());
    }
}
