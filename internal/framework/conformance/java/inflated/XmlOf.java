import android.content.res.Resources;
import android.content.res.XmlResourceParser;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import org.xmlpull.v1.XmlPullParser;
import static esdroid.conformance.Out.*;

/** A document of resources, read step by step. */
public class XmlOf {
    public static void main(String[] args) throws Exception {
        final Resources r = Runner.activity.getResources();
        final XmlResourceParser x = r.getXml(id("xml/plain"));
        say(x.getEventType(), x.getDepth(), x.getName(), x.getLineNumber(), x.getPositionDescription());
        for (int e = x.next(); e != XmlPullParser.END_DOCUMENT; e = x.next()) {
            say(XmlPullParser.TYPES[e], x.getDepth(), x.getName(), x.getText() == null ? null : x.getText().trim(), x.getAttributeCount(), x.getLineNumber(), x.getNamespace());
            for (int i = 0; i < x.getAttributeCount(); i++) say(" ", x.getAttributeNamespace(i), x.getAttributeName(i), x.getAttributeNameResource(i) != 0, x.getAttributeValue(i).startsWith("@") ? "reference" : x.getAttributeValue(i), x.getAttributeType(i));
            if ("child".equals(x.getName()) && x.getAttributeCount() > 0) {
                say(x.getAttributeIntValue(null, "number", -1), x.getAttributeIntValue(null, "wrong", -1), x.getAttributeBooleanValue(null, "flag", false), x.getAttributeUnsignedIntValue(null, "hex", -1), x.getIdAttributeResourceValue(0) == id("id/known"), x.getClassAttribute(), x.getStyleAttribute() == id("style/Card"), x.getIdAttribute() == null, x.getAttributeListValue(null, "name", new String[] {"x", "a"}, -1), x.getAttributeFloatValue(null, "none", 2));
                fails("x.getAttributeFloatValue(null, \"number\", 1)", new Code() {
                    public void run() throws Exception {
                        x.getAttributeFloatValue(null, "number", 1);
                    }
                });
                fails("x.getAttributeValue(99)", new Code() {
                    public void run() throws Exception {
                        x.getAttributeValue(99);
                    }
                });
                fails("x.require(XmlPullParser.START_TAG, null, \"other\")", new Code() {
                    public void run() throws Exception {
                        x.require(XmlPullParser.START_TAG, null, "other");
                    }
                });
                fails("x.nextText()", new Code() {
                    public void run() throws Exception {
                        x.nextText();
                    }
                });
            }
        }
        say(x.next(), x.getEventType() == XmlPullParser.END_DOCUMENT);
        fails("x.setInput(null)", new Code() {
            public void run() throws Exception {
                x.setInput(null);
            }
        });
        fails("x.setFeature(\"http://x\", true)", new Code() {
            public void run() throws Exception {
                x.setFeature("http://x", true);
            }
        });
        fails("x.getNamespaceUri(0)", new Code() {
            public void run() throws Exception {
                x.getNamespaceUri(0);
            }
        });
        say(x.getFeature(XmlPullParser.FEATURE_PROCESS_NAMESPACES), x.getProperty("p"), x.getInputEncoding());
        x.close();
    }
}
