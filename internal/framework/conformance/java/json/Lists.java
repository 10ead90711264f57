import java.util.Arrays;
import org.json.JSONArray;
import static esdroid.conformance.Out.*;

/** Arrays of JSON. */
public class Lists {
    public static void main(String[] args) throws Exception {
        final JSONArray a = new JSONArray("[1, \"two\", 3.5, true, null, {\"k\": \"v\"}, [], \"4\"]");
        say(a, a.length());
        say(a.getInt(0), a.getString(1), a.getDouble(2), a.getBoolean(3), a.isNull(4), a.isNull(99), a.getJSONObject(5), a.getJSONArray(6), a.getInt(7), a.getLong(2), a.getString(2));
        say(a.opt(99), a.optInt(1), a.optInt(1, 5), a.optString(99), a.optString(4), a.optString(0, "d"), a.optBoolean(0), a.optDouble(1), a.optJSONObject(0), a.optJSONArray(0), a.optLong(7));
        fails("a.get(99)", new Code() {
            public void run() throws Exception {
                a.get(99);
            }
        });
        fails("a.get(4)", new Code() {
            public void run() throws Exception {
                a.get(4);
            }
        });
        fails("a.get(-1)", new Code() {
            public void run() throws Exception {
                a.get(-1);
            }
        });
        fails("a.getInt(1)", new Code() {
            public void run() throws Exception {
                a.getInt(1);
            }
        });
        fails("a.getBoolean(0)", new Code() {
            public void run() throws Exception {
                a.getBoolean(0);
            }
        });
        fails("a.getJSONObject(0)", new Code() {
            public void run() throws Exception {
                a.getJSONObject(0);
            }
        });
        fails("a.getJSONArray(5)", new Code() {
            public void run() throws Exception {
                a.getJSONArray(5);
            }
        });
        fails("a.getString(50)", new Code() {
            public void run() throws Exception {
                a.getString(50);
            }
        });
        a.put(10).put("x").put(1.0).put(true).put((Object) null).put(0, "first").put(20, "far");
        say(a.length(), a);
        say(a.remove(0), a.remove(99), a.get(0));
        say(a.join("|"));
        say(new JSONArray("[1, [2, {\"a\": []}]]").toString(3));
        say(new JSONArray(Arrays.asList(1, "x", null)), new JSONArray(new int[] {1, 2}), new JSONArray("[]"), new JSONArray("[1]").equals(new JSONArray("[1]")), new JSONArray("[\"a\"]").toJSONObject(new JSONArray("[5]")));
        fails("new JSONArray(\"text\")", new Code() {
            public void run() throws Exception {
                new JSONArray("text");
            }
        });
        fails("new JSONArray(\"{}\")", new Code() {
            public void run() throws Exception {
                new JSONArray("{}");
            }
        });
        fails("a.put(Double.NaN)", new Code() {
            public void run() throws Exception {
                a.put(Double.NaN);
            }
        });
        fails("a.put(1, Float.POSITIVE_INFINITY)", new Code() {
            public void run() throws Exception {
                a.put(1, Float.POSITIVE_INFINITY);
            }
        });
    }
}
