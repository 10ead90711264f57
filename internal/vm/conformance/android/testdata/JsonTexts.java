import org.json.*;

/** JSONTokener, JSONArray, JSONStringer: what is read, what is written, what is wrong. */
public class JsonTexts {
    static void value(String s) {
        try {
            Object o = new JSONTokener(s).nextValue();
            System.out.println("[" + s.replace("\n", "~") + "] " + o + " " + o.getClass().getName());
        } catch (JSONException e) {
            System.out.println("[" + s.replace("\n", "~") + "] " + e.getMessage().replace("\n", "~"));
        }
    }

    static void object(String s) {
        try {
            System.out.println(new JSONObject(s));
        } catch (JSONException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) throws JSONException {
        for (String s : new String[] {"1", "-5", "1.5", "1e3", "2147483648", "99999999999999999999", "0x1F", "010", "true", "False", "null", "NULL", "\"a\\u0041\\n\\/\"", "'single'", "bare", "bare words", "[1, 2,]", "[1;2]", "[,]", "[]", "{a:1, 'b':2; \"c\"=>3, d=4}", "{}", "/*c*/ {\"a\": // x\n 1 # y\n}", "\ufeff[1]", "[[1],[2,[3]],{\"a\":[]}]", "-0", "1.0", "\"\"", "[null,NULL,true]"}) {
            value(s);
        }
        for (String s : new String[] {"", "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\" 1}", "[", "[1", "[1 2]", "\"open", "\"bad \\u12\"", "\"\\", "{1:2,}", "{\"a\":1,}", "{[1]:2}", "{null:1}", "/*", "]", "}"}) {
            value(s);
        }
        object("[1]");
        object("text");
        object("null");
        object("<html>");
        try {
            new JSONArray("{}");
        } catch (JSONException e) {
            System.out.println(e.getMessage());
        }
        JSONArray a = new JSONArray("[1,\"2\",3.5,true,null,{\"k\":1},[4]]");
        System.out.println(a.length() + " " + a.getInt(0) + " " + a.getInt(1) + " " + a.getDouble(2) + " " + a.getBoolean(3) + " " + a.isNull(4) + " " + a.getJSONObject(5) + " " + a.getJSONArray(6) + " " + a.getString(3) + " " + a.optInt(99, -1) + " " + a.opt(-1) + " " + a.join("; "));
        String[] cases = {"range", "null", "type"};
        for (int i = 0; i < 3; i++) {
            try {
                System.out.println(i == 0 ? a.get(9) : i == 1 ? a.getJSONObject(4) : (Object) a.getInt(5));
            } catch (JSONException e) {
                System.out.println(cases[i] + " " + e.getMessage());
            }
        }
        a = new JSONArray();
        a.put(3, "x").put(1).put(2.5).put(false);
        System.out.println(a + " " + a.toString(1).replace("\n", "~") + " " + a.remove(0) + " " + a.length() + " " + a.remove(50));
        try {
            a.get(0);
        } catch (JSONException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new JSONArray("[1,2]").equals(new JSONArray("[1,2]")) + " " + new JSONArray("[\"a\",\"b\"]").toJSONObject(new JSONArray("[1]")) + " " + new JSONArray(new int[] {1, 2}) + " " + new JSONObject("{\"a\":1,\"b\":2}").toJSONArray(new JSONArray("[\"b\",\"c\",\"a\"]")));
        JSONStringer w = new JSONStringer();
        w.object().key("list").array().value(1).value("two").value(null).value(2.0).object().endObject().endArray().key("ok").value(true).endObject();
        System.out.println(w);
        String[] wrong = {"value", "key", "end", "twice"};
        for (String x : wrong) {
            try {
                JSONStringer s = new JSONStringer();
                if (x.equals("value")) {
                    s.object().value(1);
                } else if (x.equals("key")) {
                    s.array().key("k");
                } else if (x.equals("end")) {
                    s.array().endObject();
                } else {
                    s.object().endObject().object();
                }
                System.out.println(x + " ok");
            } catch (JSONException e) {
                System.out.println(x + " " + e.getMessage());
            }
        }
        JSONTokener t = new JSONTokener("ab, cd \"q\" 12");
        System.out.println(t.next() + t.nextString(',') + "|" + t.nextClean() + t.next(1) + "|" + t.nextTo("\"").trim() + "|" + t.more() + "|" + t.skipTo('1') + t + "|" + t.nextValue() + "|" + t.more());
    }
}
