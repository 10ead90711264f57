import android.util.Xml;
import esdroid.conformance.Out.Code;
import java.io.StringWriter;
import org.xmlpull.v1.XmlSerializer;
import static esdroid.conformance.Out.*;

/** A serializer's documents, and what it refuses. */
public class XmlWritten {
    public static void main(String[] args) throws Exception {
        final StringWriter w = new StringWriter();
        final XmlSerializer s = Xml.newSerializer();
        fails("s.startDocument(\"UTF-8\", true)", new Code() {
            public void run() throws Exception {
                s.startDocument("UTF-8", true);
            }
        });
        s.setOutput(w);
        s.startDocument("UTF-8", true);
        s.startTag(null, "a").attribute(null, "k", "v<\"'&>\n").attribute("", "l", "").text("t<&>\"'\u00e9").startTag("u", "b");
        s.endTag("u", "b");
        s.cdsect("c");
        s.comment("d");
        s.entityRef("e");
        s.endTag(null, "a");
        say(s.getDepth(), s.getName(), s.getNamespace());
        fails("s.attribute(null, \"late\", \"x\")", new Code() {
            public void run() throws Exception {
                s.attribute(null, "late", "x");
            }
        });
        fails("s.endTag(null, \"a\")", new Code() {
            public void run() throws Exception {
                s.endTag(null, "a");
            }
        });
        fails("s.text(null)", new Code() {
            public void run() throws Exception {
                s.text(null);
            }
        });
        s.endDocument();
        s.flush();
        say(w.toString().replace("\n", "|"));
        final XmlSerializer t = Xml.newSerializer();
        final StringWriter v = new StringWriter();
        t.setOutput(v);
        t.setFeature("http://xmlpull.org/v1/doc/features.html#indent-output", true);
        t.startTag(null, "a").startTag(null, "b").text("x").endTag(null, "b").startTag(null, "c").endTag(null, "c").endTag(null, "a");
        t.flush();
        say(v.toString().replace("\n", "|"));
        fails("t.setFeature(\"unknown\", true)", new Code() {
            public void run() throws Exception {
                t.setFeature("unknown", true);
            }
        });
        fails("t.setProperty(\"unknown\", 1)", new Code() {
            public void run() throws Exception {
                t.setProperty("unknown", 1);
            }
        });
        fails("t.setOutput(null)", new Code() {
            public void run() throws Exception {
                t.setOutput(null);
            }
        });
        fails("t.attribute(null, null, null)", new Code() {
            public void run() throws Exception {
                t.attribute(null, null, null);
            }
        });
        fails("t.startTag(null, null)", new Code() {
            public void run() throws Exception {
                t.startTag(null, null);
            }
        });
        fails("t.setPrefix(\"p\", \"u\")", new Code() {
            public void run() throws Exception {
                t.setPrefix("p", "u");
            }
        });
    }
}
