import java.util.*;
import org.json.*;

/** JSONObject: putting, getting, coercing, complaining. */
public class JsonObjects {
    static void fail(String what, JSONObject o, String name) {
        try {
            Object v = what.equals("int") ? (Object) o.getInt(name) : what.equals("long") ? (Object) o.getLong(name) : what.equals("double") ? (Object) o.getDouble(name) : what.equals("boolean") ? (Object) o.getBoolean(name) : what.equals("string") ? o.getString(name) : what.equals("object") ? o.getJSONObject(name) : what.equals("array") ? o.getJSONArray(name) : o.get(name);
            System.out.println(what + " " + name + " " + v);
        } catch (JSONException e) {
            System.out.println(what + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws JSONException {
        JSONObject o = new JSONObject();
        o.put("b", true).put("i", 5).put("l", 1L << 40).put("d", 2.5).put("whole", 3.0).put("s", "12").put("null", JSONObject.NULL).put("o", new JSONObject("{\"x\":1}")).put("a", new JSONArray("[1,2]"));
        System.out.println(o);
        System.out.println(o.toString(2));
        System.out.println(o.length() + " " + o.has("b") + " " + o.has("zz") + " " + o.isNull("null") + " " + o.isNull("zz") + " " + o.isNull("b") + " " + o.names() + " " + new JSONObject().names());
        System.out.println(o.getInt("s") + " " + o.getLong("s") + " " + o.getDouble("s") + " " + o.getString("i") + " " + o.getString("d") + " " + o.getInt("d") + " " + o.getString("b") + " " + o.getDouble("l") + " " + o.getInt("l"));
        System.out.println(o.optInt("zz") + " " + o.optInt("zz", 9) + " " + o.optString("zz") + "|" + o.optString("zz", "f") + " " + o.optBoolean("zz") + " " + o.optBoolean("s", true) + " " + o.optDouble("zz") + " " + o.optDouble("s", 1) + " " + o.optLong("b", 7) + " " + o.optJSONObject("a") + " " + o.optJSONArray("a") + " " + o.opt("zz") + " " + o.optString("null"));
        String[] kinds = {"int", "long", "double", "boolean", "string", "object", "array", "any"};
        for (String k : kinds) {
            fail(k, o, "zz");
        }
        fail("int", o, "b");
        fail("boolean", o, "i");
        fail("object", o, "a");
        fail("array", o, "s");
        fail("double", o, "o");
        fail("object", o, "null");
        fail("string", o, "null");
        fail("long", new JSONObject("{\"t\":\"text\"}"), "t");
        try {
            o.put(null, 1);
        } catch (JSONException e) {
            System.out.println(e.getMessage());
        }
        try {
            o.put("nan", Double.NaN);
        } catch (JSONException e) {
            System.out.println(e.getMessage());
        }
        try {
            o.put("inf", (Object) Float.NEGATIVE_INFINITY);
        } catch (JSONException e) {
            System.out.println(e.getMessage());
        }
        o.put("s", (Object) null);
        System.out.println(o.has("s") + " " + o.remove("b") + " " + o.remove("b") + " " + o.putOpt("k", null).has("k") + " " + o.putOpt("k", 1).has("k"));
        JSONObject c = new JSONObject();
        c.accumulate("n", 1);
        System.out.println(c);
        c.accumulate("n", 2).accumulate("n", "x");
        c.append("list", 1).append("list", 2);
        System.out.println(c);
        try {
            c.put("p", 1).append("p", 2);
        } catch (JSONException e) {
            System.out.println(e.getMessage());
        }
        Map<String, Object> map = new LinkedHashMap<String, Object>();
        map.put("one", 1);
        map.put("list", Arrays.asList(1, "two", null));
        map.put("map", Collections.singletonMap("k", true));
        map.put("ints", new int[] {1, 2});
        System.out.println(new JSONObject(map) + " " + new JSONObject(o, new String[] {"i", "d", "none"}));
        Iterator<String> keys = new JSONObject("{\"z\":1,\"a\":2,\"m\":3}").keys();
        while (keys.hasNext()) {
            System.out.print(keys.next() + " ");
        }
        System.out.println(JSONObject.quote("a\"b\\c/\n\t\u0001\u2028\u00e9</x>") + " " + JSONObject.quote(null) + " " + JSONObject.numberToString(1.0) + " " + JSONObject.numberToString(-0.0) + " " + JSONObject.numberToString(1e20) + " " + JSONObject.numberToString(1.5f) + " " + JSONObject.NULL.equals(null) + " " + JSONObject.NULL);
        System.out.println(JSONObject.wrap(null) + " " + JSONObject.wrap('c') + " " + JSONObject.wrap(new Object[] {1}) + " " + JSONObject.wrap(Collections.emptyMap()) + " " + JSONObject.wrap(new StringBuilder("x")) + " " + JSONObject.wrap(Locale.US).getClass());
    }
}
