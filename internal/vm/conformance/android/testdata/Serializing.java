import java.io.*;
import org.xmlpull.v1.*;

/** The serializer: escaping, namespaces, indenting, misuse. */
public class Serializing {
    static XmlSerializer to(Writer w) throws Exception {
        XmlSerializer s = XmlPullParserFactory.newInstance().newSerializer();
        s.setOutput(w);
        return s;
    }

    public static void main(String[] args) throws Exception {
        StringWriter w = new StringWriter();
        XmlSerializer s = to(w);
        s.startDocument("UTF-8", true);
        s.startTag(null, "map").attribute(null, "a", "1 < \"2\" & '3'").attribute("", "n", "x\ny");
        s.startTag(null, "string").attribute(null, "name", "k").text("a<b>&\"c\"\n\u00e9").endTag(null, "string");
        s.startTag(null, "empty").endTag(null, "empty");
        s.comment(" c ");
        s.cdsect("<raw>]]>");
        s.entityRef("amp");
        s.processingInstruction("p q");
        s.ignorableWhitespace(" ");
        System.out.println(s.getDepth() + " " + s.getName() + " " + s.getNamespace());
        s.endTag(null, "map");
        s.endDocument();
        System.out.println(w);
        w = new StringWriter();
        s = to(w);
        s.setFeature("http://xmlpull.org/v1/doc/features.html#indent-output", true);
        s.startDocument(null, null);
        s.startTag(null, "a").startTag(null, "b").text("t").endTag(null, "b").startTag(null, "c").startTag(null, "d").endTag(null, "d").endTag(null, "c").endTag(null, "a");
        s.endDocument();
        System.out.println(w.toString().replace("\r\n", "~\n"));
        w = new StringWriter();
        s = to(w);
        s.setPrefix("p", "urn:p");
        s.setPrefix("", "urn:d");
        s.startTag("urn:p", "r").attribute("urn:p", "k", "v").attribute("urn:q", "k", "w");
        s.startTag("urn:d", "x").endTag("urn:d", "x");
        s.startTag("urn:other", "y").endTag("urn:other", "y");
        System.out.println(s.getPrefix("urn:p", false) + " " + s.getPrefix("urn:none", false));
        s.endTag("urn:p", "r");
        s.flush();
        System.out.println(w);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        s = XmlPullParserFactory.newInstance().newSerializer();
        s.setOutput(bytes, "US-ASCII");
        s.startDocument("US-ASCII", false);
        s.startTag(null, "a").text("\u00e9\ud83d\ude00").endTag(null, "a");
        s.endDocument();
        System.out.println(bytes.toString("US-ASCII"));
        String[] wrong = {"end", "attribute", "control", "feature", "null"};
        for (String x : wrong) {
            try {
                s = to(new StringWriter());
                s.startTag(null, "a");
                if (x.equals("end")) {
                    s.endTag(null, "b");
                } else if (x.equals("attribute")) {
                    s.text("t").attribute(null, "k", "v");
                } else if (x.equals("control")) {
                    s.text("\u0001");
                } else if (x.equals("feature")) {
                    s.setFeature("nonsense", true);
                } else {
                    s.setOutput(null, "UTF-8");
                }
                System.out.println(x + " ok");
            } catch (RuntimeException e) {
                System.out.println(x + " " + e);
            }
        }
        w = new StringWriter();
        s = to(w);
        s.startTag(null, "r").startTag(null, "k").text("\ud83d\ude00 \u2028");
        s.endDocument();
        XmlPullParser p = XmlPullParserFactory.newInstance().newPullParser();
        p.setInput(new StringReader(w.toString()));
        p.nextTag();
        p.nextTag();
        System.out.println(w + " " + p.nextText().equals("\ud83d\ude00 \u2028"));
    }
}
