import esdroid.conformance.Out.Code;
import org.json.JSONArray;
import org.json.JSONObject;
import static esdroid.conformance.Out.*;

/** Values of documents as other kinds than they are. */
public class JsonCoerced {
    public static void main(String[] args) throws Exception {
        final JSONObject o = new JSONObject("{\"s\":\"text\",\"n\":\"12\",\"f\":\"1.5\",\"b\":\"TRUE\",\"i\":7,\"d\":2.75,\"l\":9999999999,\"t\":true,\"z\":null,\"a\":[1,\"2\",null,{}],\"o\":{\"k\":1},\"nan\":\"NaN\"}");
        for (final String k : new String[] {"s", "n", "f", "b", "i", "d", "l", "t", "z", "a", "o", "nan", "none"}) {
            say(k, o.opt(k), o.optString(k), o.optString(k, "D"), o.optInt(k), o.optInt(k, -1), o.optLong(k, -2), o.optDouble(k), o.optDouble(k, -3), o.optBoolean(k), o.optBoolean(k, true), o.optJSONArray(k), o.optJSONObject(k), o.has(k), o.isNull(k));
            fails("get " + k, new Code() {
                public void run() throws Exception {
                    say(o.get(k), o.getString(k));
                }
            });
            fails("int " + k, new Code() {
                public void run() throws Exception {
                    say(o.getInt(k), o.getLong(k), o.getDouble(k));
                }
            });
            fails("boolean " + k, new Code() {
                public void run() throws Exception {
                    say(o.getBoolean(k));
                }
            });
            fails("array " + k, new Code() {
                public void run() throws Exception {
                    say(o.getJSONArray(k));
                }
            });
            fails("object " + k, new Code() {
                public void run() throws Exception {
                    say(o.getJSONObject(k));
                }
            });
        }
        final JSONArray a = o.getJSONArray("a");
        for (int i = -1; i < 5; i++) {
            final int k = i;
            say(i, a.opt(i), a.optString(i, "D"), a.optInt(i, -1), a.isNull(i));
            fails("get", new Code() {
                public void run() throws Exception {
                    say(a.get(k), a.getString(k), a.getInt(k));
                }
            });
        }
        fails("a.getJSONObject(0)", new Code() {
            public void run() throws Exception {
                a.getJSONObject(0);
            }
        });
        fails("a.getJSONArray(3)", new Code() {
            public void run() throws Exception {
                a.getJSONArray(3);
            }
        });
        fails("a.getBoolean(1)", new Code() {
            public void run() throws Exception {
                a.getBoolean(1);
            }
        });
        fails("a.getDouble(9)", new Code() {
            public void run() throws Exception {
                a.getDouble(9);
            }
        });
    }
}
