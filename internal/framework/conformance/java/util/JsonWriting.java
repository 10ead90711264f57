import android.util.JsonWriter;
import java.io.StringWriter;
import static esdroid.conformance.Out.*;

/** A writer of JSON tokens. */
public class JsonWriting {
    public static void main(String[] args) throws Exception {
        StringWriter s = new StringWriter();
        final JsonWriter w = new JsonWriter(s);
        w.setIndent("  ");
        w.beginObject();
        w.name("n").nullValue();
        w.name("i").value(7).name("l").value(1L << 40).name("d").value(1.25).name("b").value(false);
        w.name("s").value("quote \" back \\ slash / tab \t new \n \u0001 \u2028 <&'>");
        w.name("a").beginArray().value(1).value("two").beginObject().endObject().beginArray().endArray().endArray();
        fails("w.value(1)", new Code() {
            public void run() throws Exception {
                w.value(1);
            }
        });
        w.name("x");
        fails("w.name(\"y\")", new Code() {
            public void run() throws Exception {
                w.name("y");
            }
        });
        fails("w.endObject()", new Code() {
            public void run() throws Exception {
                w.endObject();
            }
        });
        w.value((String) null);
        fails("w.value(Double.NaN)", new Code() {
            public void run() throws Exception {
                w.value(Double.NaN);
            }
        });
        fails("w.endArray()", new Code() {
            public void run() throws Exception {
                w.endArray();
            }
        });
        w.endObject();
        fails("w.beginArray()", new Code() {
            public void run() throws Exception {
                w.beginArray();
            }
        });
        w.close();
        say(s);
        StringWriter c = new StringWriter();
        JsonWriter plain = new JsonWriter(c);
        plain.setLenient(true);
        plain.beginArray().value(Double.POSITIVE_INFINITY).value(new Integer(4)).value(true).endArray();
        plain.flush();
        say(c, plain.isLenient());
        fails("unfinished", new Code() {
            public void run() throws Exception {
                new JsonWriter(new StringWriter()).beginArray().close();
            }
        });
        fails("new JsonWriter(null)", new Code() {
            public void run() throws Exception {
                new JsonWriter(null);
            }
        });
    }
}
