import android.util.Xml;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import org.xmlpull.v1.XmlPullParser;
import static esdroid.conformance.Out.*;

/** Events of an XML text. */
public class XmlPulling {
    public static void main(String[] args) throws Exception {
        XmlPullParser p = Xml.newPullParser();
        p.setInput(new StringReader("<?xml version='1.0'?>\n<!-- c --><a x='1' y=\"two &amp; &lt;\"><b>text &#65;&#x42; &quot;q&quot;</b>\n <c/><![CDATA[<raw>]]></a>"));
        for (int e = p.getEventType(); ; e = p.next()) {
            String line = XmlPullParser.TYPES[e] + " " + p.getDepth() + " " + p.getName() + " line " + p.getLineNumber();
            if (e == XmlPullParser.START_TAG) {
                for (int i = 0; i < p.getAttributeCount(); i++) line += " " + p.getAttributeName(i) + "=" + p.getAttributeValue(i);
                line += " " + p.isEmptyElementTag() + " " + p.getAttributeValue(null, "x");
            }
            if (e == XmlPullParser.TEXT) line += " [" + p.getText().replace("\n", "<NL>") + "] " + p.isWhitespace();
            say(line);
            if (e == XmlPullParser.END_DOCUMENT) break;
        }
        XmlPullParser n = Xml.newPullParser();
        n.setInput(new ByteArrayInputStream("<p:a xmlns:p='urn:x' p:q='v'><p:b>1</p:b></p:a>".getBytes("UTF-8")), "UTF-8");
        n.next();
        say(n.getName(), n.getNamespace(), n.getPrefix(), n.getAttributeNamespace(0), n.getAttributeName(0), n.getAttributePrefix(0), n.getNamespace("p"));
        n.nextTag();
        say(n.nextText(), n.getEventType() == XmlPullParser.END_TAG, n.getName());
        n.nextTag();
        n.require(XmlPullParser.END_TAG, "urn:x", "a");
    }
}
