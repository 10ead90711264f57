import java.util.Arrays;
import java.util.Collections;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.Map;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;
import org.json.JSONStringer;
import static esdroid.conformance.Out.*;

/** How JSON is written. */
public class Texts {
    public static void main(String[] args) throws Exception {
        JSONStringer s = new JSONStringer();
        s.object().key("a").value(1).key("b").array().value("x").value(null).value(true).value(1.5).endArray().key("c").object().endObject().endObject();
        say(s);
        fails("new JSONStringer().object().value(1)", new Code() {
            public void run() throws Exception {
                new JSONStringer().object().value(1);
            }
        });
        fails("new JSONStringer().array().key(\"x\")", new Code() {
            public void run() throws Exception {
                new JSONStringer().array().key("x");
            }
        });
        fails("new JSONStringer().object().endArray()", new Code() {
            public void run() throws Exception {
                new JSONStringer().object().endArray();
            }
        });
        fails("new JSONStringer().object().key(null)", new Code() {
            public void run() throws Exception {
                new JSONStringer().object().key(null);
            }
        });
        fails("new JSONStringer().value(1)", new Code() {
            public void run() throws Exception {
                new JSONStringer().value(1);
            }
        });
        fails("new JSONStringer().object().key(\"a\").key(\"b\")", new Code() {
            public void run() throws Exception {
                new JSONStringer().object().key("a").key("b");
            }
        });
        say(new JSONStringer().array().value(new JSONObject("{\"x\":1}")).value(new JSONArray("[2]")).endArray());
        say(JSONObject.quote("q\"b\\s/n\nt\tu\u0001\u2028</script>"), JSONObject.quote(null), JSONObject.quote("é"));
        say(JSONObject.numberToString(1.0), JSONObject.numberToString(1.5), JSONObject.numberToString(100L), JSONObject.numberToString(-0.0), JSONObject.numberToString(1e20), JSONObject.numberToString(3f));
        fails("JSONObject.numberToString(null)", new Code() {
            public void run() throws Exception {
                JSONObject.numberToString(null);
            }
        });
        fails("JSONObject.numberToString(Double.NaN)", new Code() {
            public void run() throws Exception {
                JSONObject.numberToString(Double.NaN);
            }
        });
        say(JSONObject.wrap(null), JSONObject.wrap(new int[] {1}), JSONObject.wrap(Arrays.asList(1, 2)), JSONObject.wrap(Collections.singletonMap("a", 1)), JSONObject.wrap('c').getClass(), JSONObject.wrap(new Date(0)) instanceof String, JSONObject.wrap(5));
        Map<String, Object> m = new LinkedHashMap<String, Object>();
        m.put("list", Arrays.asList(1, Arrays.asList("n")));
        m.put("map", Collections.singletonMap("k", null));
        say(new JSONObject(m));
        say(JSONObject.NULL, JSONObject.NULL.equals(null), new JSONException("message").getMessage());
        fails("new JSONObject(Collections.singletonMap(null, \"x\"))", new Code() {
            public void run() throws Exception {
                new JSONObject(Collections.singletonMap(null, "x"));
            }
        });
    }
}
