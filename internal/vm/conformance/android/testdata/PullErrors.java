import java.io.*;
import org.xmlpull.v1.*;

/** What the pull parser calls wrong, and where. */
public class PullErrors {
    static void fail(String xml, boolean namespaces) throws IOException {
        try {
            XmlPullParserFactory f = XmlPullParserFactory.newInstance();
            f.setNamespaceAware(namespaces);
            XmlPullParser p = f.newPullParser();
            p.setInput(new StringReader(xml) {
                public String toString() {
                    return "text";
                }
            });
            int n = 0;
            while (p.next() != XmlPullParser.END_DOCUMENT) {
                n++;
            }
            System.out.println(xml.replace("\n", "~") + " read " + n + " depth " + p.getDepth());
        } catch (XmlPullParserException e) {
            System.out.println(xml.replace("\n", "~") + " | " + e.getMessage() + "| " + e.getLineNumber() + ":" + e.getColumnNumber() + " " + e.getDetail());
        } catch (RuntimeException e) {
            System.out.println(xml + " ! " + e.getClass().getName());
        }
    }

    static void misuse(int i) throws IOException {
        try {
            XmlPullParser p = XmlPullParserFactory.newInstance().newPullParser();
            switch (i) {
                case 0:
                    p.next();
                    break;
                case 1:
                    p.setFeature("http://nobody", true);
                    break;
                case 2:
                    p.setInput(null, "UTF-8");
                    break;
                case 3:
                    p.setInput(new StringReader("<a>x<b/></a>"));
                    p.next();
                    p.nextText();
                    break;
                case 4:
                    p.setInput(new StringReader("<a>x</a>"));
                    p.nextTag();
                    p.nextTag();
                    break;
                case 5:
                    p.setInput(new StringReader("<a/>"));
                    p.next();
                    p.require(XmlPullParser.END_TAG, null, "b");
                    break;
                case 6:
                    p.setInput(new StringReader("<a/>"));
                    p.nextText();
                    break;
                case 7:
                    p.setInput(new StringReader("<a/>"));
                    p.next();
                    p.isWhitespace();
                    break;
                case 8:
                    p.setInput(new StringReader("<a/>"));
                    p.next();
                    p.getAttributeName(0);
                    break;
                default:
                    p.setInput(new ByteArrayInputStream(new byte[0]), "no-such-charset");
            }
            System.out.println(i + " ok");
        } catch (XmlPullParserException e) {
            System.out.println(i + " " + e.getMessage().replaceAll("@[0-9a-f]{3,}", "@id"));
        } catch (RuntimeException e) {
            System.out.println(i + " " + e);
        }
    }

    public static void main(String[] args) throws IOException {
        for (String s : new String[] {"text", "", "<a>", "<a", "<a b", "<a b=", "<a b='", "<a></b>", "<a><b></a>", "</a>", "<a>&nope;</a>", "<a>&amp</a>", "<a>&#xZZ;</a>", "<a b=c/>", "<a b/>", "<a b='<'/>", "<a>]]></a>", "<a/>junk", "<a/><b/>", "<1/>", "<a><!x></a>", "<a><!-- b -- c --></a>", "\n<?xml version='1.0'?><a/>", "<?xml encoding='x'?><a/>", "<a>\n  <b>\n</a>", "<a/><!DOCTYPE a>", "<a>\u00e9</\u00e9>"}) {
            fail(s, false);
        }
        fail("<p:a/>", true);
        fail("<a p:b='1'/>", true);
        fail("<a xmlns:p=''/>", true);
        for (int i = 0; i < 10; i++) {
            misuse(i);
        }
    }
}
