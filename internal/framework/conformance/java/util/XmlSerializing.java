import android.util.Xml;
import java.io.StringWriter;
import org.xmlpull.v1.XmlSerializer;
import static esdroid.conformance.Out.*;

/** XML that is written. */
public class XmlSerializing {
    public static void main(String[] args) throws Exception {
        StringWriter w = new StringWriter();
        XmlSerializer s = Xml.newSerializer();
        s.setOutput(w);
        s.startDocument("UTF-8", true);
        s.startTag(null, "root");
        s.attribute(null, "a", "1 < 2 & \"q\"");
        s.startTag("", "child").text("text <&> \"quoted\" 'single'").endTag("", "child");
        s.startTag(null, "empty").endTag(null, "empty");
        s.comment(" note ");
        s.cdsect("<raw>");
        s.endTag(null, "root");
        s.endDocument();
        say(w);
        StringWriter v = new StringWriter();
        XmlSerializer i = Xml.newSerializer();
        i.setOutput(v);
        i.setFeature("http://xmlpull.org/v1/doc/features.html#indent-output", true);
        i.startDocument(null, null);
        i.startTag(null, "list");
        for (int k = 0; k < 3; k++) {
            i.startTag(null, "item");
            i.attribute(null, "n", String.valueOf(k));
            i.endTag(null, "item");
        }
        i.endTag(null, "list");
        i.endDocument();
        i.flush();
        say(v);
    }
}
