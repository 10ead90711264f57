import esdroid.conformance.Out.Code;
import java.util.Arrays;
import java.util.Date;
import java.util.HashMap;
import java.util.Locale;
import org.json.JSONArray;
import org.json.JSONObject;
import org.json.JSONStringer;
import static esdroid.conformance.Out.*;

/** Documents that are put together, and what they refuse. */
public class JsonBuilding {
    public static void main(String[] args) throws Exception {
        final JSONObject o = new JSONObject();
        o.put("s", "a\"b\\c/d\n\u0001\u2028</x>").put("n", (Object) null).put("i", 1).put("d", 1.0).put("e", 1e20).put("neg", -0.0).put("b", true).put("l", 1L << 60).put("N", JSONObject.NULL);
        say(o, o.length(), o.has("n"));
        fails("o.put(null, 1)", new Code() {
            public void run() throws Exception {
                o.put(null, 1);
            }
        });
        fails("o.put(\"x\", Double.NaN)", new Code() {
            public void run() throws Exception {
                o.put("x", Double.NaN);
            }
        });
        fails("o.put(\"x\", (Object) Float.POSITIVE_INFINITY)", new Code() {
            public void run() throws Exception {
                o.put("x", (Object) Float.POSITIVE_INFINITY);
            }
        });
        fails("o.accumulate(\"inf\", Double.NaN)", new Code() {
            public void run() throws Exception {
                o.accumulate("inf", Double.NaN);
            }
        });
        fails("new JSONArray().put(Double.NaN)", new Code() {
            public void run() throws Exception {
                new JSONArray().put(Double.NaN);
            }
        });
        fails("new JSONArray(new Object())", new Code() {
            public void run() throws Exception {
                new JSONArray(new Object());
            }
        });
        fails("new JSONObject(new HashMap<String, Object>() {{put(null, 1);}})", new Code() {
            public void run() throws Exception {
                new JSONObject(new HashMap<String, Object>() {{put(null, 1);}});
            }
        });
        o.accumulate("acc", 1).accumulate("acc", 2).accumulate("acc", "three");
        o.put("bean", new StringBuilder("sb")).put("date", new Date(0).getTime());
        JSONArray a = new JSONArray().put(1).put("x").put(5, true).put(JSONObject.NULL);
        a.put((Object) null);
        say(a, a.length(), a.join("-"), a.isNull(3), a.remove(0), a.remove(77), a.length());
        o.append("acc", 4);
        say(o.getJSONArray("acc"), o.toString(2), new JSONArray("[[],{},[1]]").toString(3), new JSONObject().toString(4));
        say(JSONObject.quote("a\"/\t\u007f\u00e9"), JSONObject.quote(null), JSONObject.numberToString(1.0), JSONObject.numberToString(-0d), JSONObject.numberToString(1.25f));
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
        say(JSONObject.wrap(null), JSONObject.wrap(new int[] {1}), JSONObject.wrap('c'), JSONObject.wrap(Arrays.asList(1, 2)), JSONObject.wrap(Locale.US), JSONObject.NULL.equals(null), JSONObject.NULL);
        HashMap<String, Object> m = new HashMap<String, Object>();
        m.put("list", Arrays.asList(1, Arrays.asList(2)));
        m.put("array", new int[] {3});
        m.put("map", new HashMap<String, Object>());
        say(new JSONObject(m).get("list"), new JSONObject(m).get("array"), new JSONObject(m).get("map").getClass().getSimpleName());
        say(new JSONObject(o, new String[] {"i", "none", "b"}), o.names().length(), new JSONObject().names(), o.toJSONArray(new JSONArray().put("i").put("zz")), a.toJSONObject(new JSONArray().put("k")), o.remove("i"), o.remove("i"), new JSONArray("[1]").equals(new JSONArray("[1]")), new JSONObject("{}").equals(new JSONObject("{}")));
        JSONStringer s = new JSONStringer();
        s.object().key("a").array().value(1).value(null).endArray().key("b").value("x").endObject();
        say(s);
        fails("new JSONStringer().key(\"a\")", new Code() {
            public void run() throws Exception {
                new JSONStringer().key("a");
            }
        });
        fails("new JSONStringer().object().value(1)", new Code() {
            public void run() throws Exception {
                new JSONStringer().object().value(1);
            }
        });
        fails("new JSONStringer().object().endArray()", new Code() {
            public void run() throws Exception {
                new JSONStringer().object().endArray();
            }
        });
        fails("new JSONStringer().object().key(\"a\").endObject()", new Code() {
            public void run() throws Exception {
                new JSONStringer().object().key("a").endObject();
            }
        });
        fails("new JSONStringer().array().key(\"a\")", new Code() {
            public void run() throws Exception {
                new JSONStringer().array().key("a");
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
        say(new JSONStringer(), new JSONStringer().object());
    }
}
