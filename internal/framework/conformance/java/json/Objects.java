import java.util.Collections;
import java.util.Iterator;
import org.json.JSONArray;
import org.json.JSONObject;
import static esdroid.conformance.Out.*;

/** Objects of JSON. */
public class Objects {
    public static void main(String[] args) throws Exception {
        final JSONObject o = new JSONObject("{\"s\": \"text\", \"i\": 7, \"d\": 1.5, \"b\": true, \"n\": null, \"a\": [1, \"2\", null], \"o\": {\"x\": 1}, \"l\": 12345678901, \"si\": \"42\", \"sb\": \"true\"}");
        say(o);
        say(o.getString("s"), o.getInt("i"), o.getDouble("d"), o.getBoolean("b"), o.get("n") == JSONObject.NULL, o.isNull("n"), o.isNull("zz"), o.has("n"), o.getJSONArray("a"), o.getJSONObject("o"), o.getLong("l"), o.getInt("si"), o.getBoolean("sb"), o.getString("i"), o.getDouble("si"), o.getInt("d"));
        say(o.optString("zz"), o.optString("zz", "def"), o.optInt("zz"), o.optInt("s", 3), o.optBoolean("s"), o.optBoolean("zz", true), o.optDouble("zz"), o.optLong("s", 9), o.optJSONArray("s"), o.optJSONObject("s"), o.opt("zz"), o.length());
        fails("o.get(\"zz\")", new Code() {
            public void run() throws Exception {
                o.get("zz");
            }
        });
        fails("o.getInt(\"s\")", new Code() {
            public void run() throws Exception {
                o.getInt("s");
            }
        });
        fails("o.getInt(\"n\")", new Code() {
            public void run() throws Exception {
                o.getInt("n");
            }
        });
        fails("o.getString(\"zz\")", new Code() {
            public void run() throws Exception {
                o.getString("zz");
            }
        });
        fails("o.getBoolean(\"i\")", new Code() {
            public void run() throws Exception {
                o.getBoolean("i");
            }
        });
        fails("o.getJSONArray(\"o\")", new Code() {
            public void run() throws Exception {
                o.getJSONArray("o");
            }
        });
        fails("o.getJSONObject(\"s\")", new Code() {
            public void run() throws Exception {
                o.getJSONObject("s");
            }
        });
        fails("o.getDouble(\"b\")", new Code() {
            public void run() throws Exception {
                o.getDouble("b");
            }
        });
        fails("o.getLong(\"b\")", new Code() {
            public void run() throws Exception {
                o.getLong("b");
            }
        });
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
        o.put("s", (Object) null);
        say(o.has("s"), o.remove("i"), o.remove("zz"));
        o.put("new", 1).put("arr", new JSONArray().put(1)).putOpt("no", null).putOpt(null, 1);
        o.accumulate("acc", 1);
        o.accumulate("acc", 2);
        o.accumulate("acc", "three");
        say(o.names(), o.toString());
        say(o.toString(2));
        Iterator<String> it = o.keys();
        say(it.next(), o.toJSONArray(new JSONArray().put("d").put("zz")));
        say(new JSONObject(o, new String[] {"d", "b", "zz"}), new JSONObject(Collections.singletonMap("k", "v")), new JSONObject().names(), new JSONObject());
    }
}
