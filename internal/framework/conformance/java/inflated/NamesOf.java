import android.content.res.Resources;
import android.util.TypedValue;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Names and numbers of resources. */
public class NamesOf {
    public static void main(String[] args) throws Exception {
        final Resources r = Runner.activity.getResources();
        final int i = id("string/plain");
        say(r.getResourceName(i), r.getResourceEntryName(i), r.getResourceTypeName(i), r.getResourcePackageName(i));
        say(r.getResourceName(android.R.string.ok), r.getResourceEntryName(android.R.id.text1), r.getResourcePackageName(android.R.attr.text));
        say(r.getIdentifier("plain", "string", "esdroid.conformance") == i, r.getIdentifier("esdroid.conformance:string/plain", null, null) == i, r.getIdentifier("plain", null, "esdroid.conformance"), r.getIdentifier("nothing", "string", "esdroid.conformance"), r.getIdentifier("ok", "string", "android") == android.R.string.ok, r.getIdentifier("plain", "string", "other"));
        fails("r.getResourceName(0)", new Code() {
            public void run() throws Exception {
                r.getResourceName(0);
            }
        });
        fails("r.getResourceEntryName(0x7f7f0000)", new Code() {
            public void run() throws Exception {
                r.getResourceEntryName(0x7f7f0000);
            }
        });
        fails("r.getIdentifier(null, \"string\", \"x\")", new Code() {
            public void run() throws Exception {
                r.getIdentifier(null, "string", "x");
            }
        });
        TypedValue v = new TypedValue();
        r.getValue(i, v, true);
        say(v.type == TypedValue.TYPE_STRING, v.string, v.resourceId == i, v.assetCookie > 0, v.density);
        fails("r.getValue(\"string/plain\", new TypedValue(), true)", new Code() {
            public void run() throws Exception {
                r.getValue("string/plain", new TypedValue(), true);
            }
        });
        r.getValue("esdroid.conformance:string/plain", v, true);
        fails("r.getValue(\"string/none\", new TypedValue(), true)", new Code() {
            public void run() throws Exception {
                r.getValue("string/none", new TypedValue(), true);
            }
        });
        fails("r.getValue(0x7f7f0000, new TypedValue(), true)", new Code() {
            public void run() throws Exception {
                r.getValue(0x7f7f0000, new TypedValue(), true);
            }
        });
        r.getValue(id("color/alias"), v, true);
        say(Integer.toHexString(v.data), v.type == TypedValue.TYPE_INT_COLOR_RGB8, v.resourceId == id("color/blue"));
        r.getValue(id("color/alias"), v, false);
        say(v.type == TypedValue.TYPE_REFERENCE, v.data == id("color/blue"));
        r.getValue(id("drawable/box"), v, true);
        say(v.string, v.coerceToString());
        fails("r.getResourceName(id(\"id/known\") + 500)", new Code() {
            public void run() throws Exception {
                r.getResourceName(id("id/known") + 500);
            }
        });
    }
}
