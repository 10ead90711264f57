import java.math.BigDecimal;
import java.util.*;
import org.json.*;

/** JSON at its edges: what is nearly JSON and read, where reading stops, what the stringer lets pass, what wraps. */
public class JsonOdd {
    static String show(Object o) {
        return o == null ? "null" : o.getClass().getSimpleName() + " " + o;
    }

    static void read(String text) {
        JSONTokener t = new JSONTokener(text);
        String said;
        try {
            said = show(t.nextValue()) + " |" + t;
        } catch (JSONException e) {
            said = e.getMessage();
        }
        System.out.println(said.replace('\n', '~').replace('\t', '^'));
    }

    static void write(String steps) {
        JSONStringer s = new JSONStringer();
        StringBuilder said = new StringBuilder(steps + " ");
        for (char c : steps.toCharArray()) {
            try {
                switch (c) {
                    case '[': s.array(); break;
                    case ']': s.endArray(); break;
                    case '{': s.object(); break;
                    case '}': s.endObject(); break;
                    case 'k': s.key("k"); break;
                    case 'K': s.key(null); break;
                    case '0': s.value(null); break;
                    case '1': s.value(1L << 40); break;
                    case '2': s.value(-0.0); break;
                    case 't': s.value(true); break;
                    case 's': s.value("/\u0001\u001f\u007f\b"); break;
                    case 'a': s.value(new JSONArray("[[],{}]")); break;
                    case 'o': s.value(new JSONObject("{a:{b:[]}}")); break;
                    default: s.value(Double.NaN);
                }
            } catch (JSONException e) {
                said.append(c).append('(').append(e.getMessage()).append(") ");
            }
        }
        System.out.println(said + String.valueOf(s));
    }

    public static void main(String[] args) throws JSONException {
        String[] texts = {
            "", " ", "{", "[", "}", "]", "[]", "[ ]", "[,]", "[1,]", "[;1]", "[1,,2;]", "[1 2]", "[1", "[1,", "[/**/]", "{}", "{ }", "{a}", "{a:", "{a:1", "{a:1,", "{a:1,}",
            "{a=1;b=>2,'c' : 3}", "{a>1}", "{1:2}", "{null:1}", "{true:1}", "{\"1\":2}", "{[]:1}", "{a:b c:d}", "{a:1}}", "{a:NaN}", "[NaN,1e400]", "{a:{b:{}},c:[[]]}", "{a:1,a:2}",
            "1", "-0", "+5", "-", "007", "08", "0x1F", "0X1f", "0x", "0xG", "1.", ".5", "1e3", "1E-2", "1.5f", "2147483647", "2147483648", "-2147483649", "9223372036854775808", "0x7fffffffffffffff",
            "true", "TRUE", "False", "NULL", "nullx", "null x", "tru\u00e9", "a\\b", "a/b", "a\nb", "a\fb", "/", "/*", "/* *", "/**/1", "//\n1", "//", "#x\r1", "# no", "\ufeff1", " \ufeff1",
            "'a\"b'", "\"a'b\"", "'", "\"a", "\"\\", "\"\\u", "\"\\u12\"", "\"\\u00g0\"", "\"\\u+041\"", "\"\\u0041\\t\\b\\n\\r\\f\\/\\\\\\q\\\"\"", "\"a\nb\"", "'\\''",
        };
        for (String text : texts) {
            read(text);
        }
        JSONTokener t = new JSONTokener(" ab, c]d# x\n e");
        System.out.println(t.nextTo(',') + t + " " + t.next() + " " + t.nextClean() + " " + t.next(2) + t.nextClean() + t.nextClean() + " " + t.more() + (int) t.next() + (int) t.nextClean() + t);
        t.back();
        t.back();
        System.out.println(t + " " + (int) t.skipTo('z') + t.skipTo('e') + t);
        JSONTokener u = new JSONTokener("one two three");
        u.skipPast("two");
        System.out.println(u + " " + u.nextTo("xe") + " " + u);
        u.skipPast("four");
        System.out.println(u + " " + u.more());
        try {
            u.next(1);
        } catch (JSONException e) {
            System.out.println(e.getMessage());
        }
        try {
            new JSONTokener("ab").next('b');
        } catch (JSONException e) {
            System.out.println(e.getMessage());
        }
        for (char c : "09afAFgG \u0661\uff11".toCharArray()) {
            System.out.print(JSONTokener.dehexchar(c) + " ");
        }
        System.out.println();
        try {
            new JSONObject((String) null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }

        for (String steps : new String[] {"", "[]", "{}", "[1]", "1", "[1]1", "[][]", "[1,2]", "[12ts0]", "{k1k2}", "{1}", "{kk1}", "{k}", "{k[]}", "[k]", "{K}", "[{]}", "]", "}", "k", "[[[]]]", "[[]{}]",
                "{k{}k[]}", "{ka kok1}", "[ao]", "[x1]", "[1x1]", "{kx1}", "o", "{k{k{k"}) {
            write(steps.replace(",", "").replace(" ", ""));
        }

        Object[] things = {null, 1, 1L, 2f, .5, 'c', "s", (byte) 1, (short) 2, new int[] {1}, new Object[] {null, new BitSet()}, Arrays.asList(1, null, Double.NaN), Collections.singletonMap(null, 1),
            Collections.singletonMap("k", Locale.US), Collections.singletonMap(1, 1), new JsonOdd(), Locale.US, new StringBuilder("b"), Thread.State.NEW, JSONObject.NULL, JsonOdd.class, -0.0, -0f, 1e20, 1.5f,
            new BigDecimal("1.10"), new BigDecimal("2"), Double.NaN};
        for (Object o : things) {
            Object w = null;
            try {
                w = JSONObject.wrap(o);
            } catch (RuntimeException e) {
                w = e;
            }
            String number = "";
            if (o instanceof Number) {
                try {
                    number = JSONObject.numberToString((Number) o);
                } catch (JSONException e) {
                    number = e.getMessage();
                }
            }
            System.out.println(show(w) + " " + number);
        }
        try {
            JSONObject.numberToString(null);
        } catch (JSONException e) {
            System.out.println(e.getMessage());
        }

        JSONArray a = new JSONArray().put((Object) Double.NaN);
        System.out.println(a + " " + a.length() + " " + new JSONObject().put("a", a) + " " + a.optInt(0, 5) + " " + a.optString(0));
        a = new JSONArray().put(3, "x");
        System.out.println(a + " " + a.isNull(0) + " " + a.isNull(9) + " " + a.remove(1) + " " + a.remove(7) + " " + a.remove(-1) + a + a.join("--") + new JSONArray().join("-") + "|");
        try {
            a.put(-1, 1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("out of bounds");
        }
        for (int i : new int[] {-1, 0, 3}) {
            try {
                a.get(i);
            } catch (JSONException e) {
                System.out.println(e.getMessage() + " " + (e.getCause() != null));
            }
        }
        try {
            new JSONArray((Object) "text");
        } catch (JSONException e) {
            System.out.println(e.getMessage());
        }
        for (String text : new String[] {"{}", "null", "5", "x"}) {
            try {
                new JSONArray(text);
            } catch (JSONException e) {
                System.out.println(e.getMessage());
            }
            try {
                System.out.println(new JSONObject(text));
            } catch (JSONException e) {
                System.out.println(e.getMessage());
            }
        }
        JSONObject o = new JSONObject("{s:'1.9',l:'9007199254740993',b:' true',t:'tRuE',n:null,e:'1e2',h:'0x10',d:' 7 '}");
        for (String k : new String[] {"s", "l", "b", "t", "n", "e", "h", "d"}) {
            System.out.println(k + " " + o.optInt(k, -1) + " " + o.optLong(k, -1) + " " + o.optDouble(k, -1) + " " + o.optBoolean(k) + " " + o.optString(k) + " " + o.optJSONObject(k) + " " + o.isNull(k));
        }
        System.out.println(o.toJSONArray(new JSONArray("[s,zz,1]")) + " " + o.toJSONArray(null) + " " + o.toJSONArray(new JSONArray()) + " " + new JSONArray("[1,2]").toJSONObject(new JSONArray("[a,b,c]"))
            + " " + new JSONArray().toJSONObject(new JSONArray("[a]")) + " " + new JSONArray("[1,[2]]").equals(new JSONArray("[1,[2]]")) + " " + new JSONArray("[1]").equals(new JSONArray("['1']")));
        try {
            new JSONArray("[1]").toJSONObject(new JSONArray("[null]"));
            new JSONArray("[1]").toJSONObject(new JSONArray().put((Object) null));
        } catch (JSONException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new JSONObject("{a:[],b:{},c:[1,[2]],d:{e:1}}").toString(0) + new JSONArray("[[],{},[1]]").toString(3));
        try {
            new JSONObject().toString(-1);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        Iterator<String> keys = o.keys();
        keys.next();
        keys.remove();
        System.out.println(o.has("s") + " " + o.length());
    }
}
